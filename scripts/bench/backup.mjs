import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../lib/root.mjs'
import { addMembers, origin } from './lib/members.mjs'
import { freePort, startServer } from './lib/serverProcess.mjs'

/** A site with orders on each engine, backed up while it works, and restored. */
export const measure = async ({ brief }) => {
  const orders = brief ? 400 : 100_000
  const [{ runnerImport }, { default: pg }] = await Promise.all([import('vite'), import('pg')])
  const { module } = await runnerImport(join(root, 'tests/support/postgres.ts'))
  const home = mkdtempSync(join(tmpdir(), 'symposium-backup-'))
  const cluster = await module.startPostgres()
  try {
    const admin = new pg.Client({ connectionString: cluster.url })
    await admin.connect()
    await admin.query('create database filled')
    await admin.query('create database target')
    await admin.end()
    const named = (name) => cluster.url.replace(/\/postgres\?/, `/${name}?`)
    await fill(pg, named('filled'), orders)
    await tool('copy', [named('filled'), join(home, 'db')], {})
    const rows = [
      ...(await onEngine('PostgreSQL', { home, orders, from: named('filled'), to: named('target') })),
      ...(await onEngine('embedded', { home, orders, from: join(home, 'db'), to: join(home, 'restored') })),
    ]
    return {
      rows,
      notes: [
        `${orders.toLocaleString('en')} orders with members and conferences. The command from its start to its end, while the built server works on the same database and is asked for /healthz, which asks the database, every 20 ms. Restored into an empty place, with counts and invariants. The PostgreSQL of the measurement does not sync its disk. Orders that no lifecycle made have no history: the invariants name them.`,
      ],
    }
  } finally {
    await cluster.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

const onEngine = async (engine, { home, orders, from, to }) => {
  const port = await freePort()
  const files = join(home, 'files')
  const backups = join(home, engine)
  const server = await startServer({
    port,
    origin,
    databaseUrl: from,
    env: { FILES: files, LIVE_UDP_PORT: '0', SECRET: '' },
  })
  let backedUp
  let longest
  try {
    const watched = watch(port)
    backedUp = await tool('backup', ['--to', backups], { DATABASE_URL: from, FILES: files })
    longest = await watched.stop()
  } finally {
    await server.stop()
  }
  const [name] = readdirSync(backups)
  const restored = await tool(
    'restore',
    [join(backups, name)],
    { DATABASE_URL: to, FILES: join(home, `files-${engine}`) },
    [0, 1],
  )
  console.log(
    `${engine}: backed up in ${seconds(backedUp)}, longest wait ${longest.toFixed(0)} ms, restored in ${seconds(restored)}`,
  )
  const many = orders.toLocaleString('en')
  return [
    {
      what: `backup of ${many} orders, ${engine}`,
      measured: seconds(backedUp),
      goal: '≤ 60 s',
      met: backedUp <= 60_000,
    },
    {
      what: `longest answer of the server meanwhile, ${engine}`,
      measured: `${longest.toFixed(0)} ms`,
      goal: '≤ 1 s',
      met: longest <= 1000,
    },
    {
      what: `restore of it, ${engine}`,
      measured: seconds(restored),
      goal: '≤ 180 s',
      met: restored <= 180_000,
    },
  ]
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** Asks all the time; answers the longest wait in milliseconds. */
const watch = (port) => {
  let isWatching = true
  let longest = 0
  const work = async () => {
    while (isWatching) {
      const since = performance.now()
      await fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.text())
      longest = Math.max(longest, performance.now() - since)
      await new Promise((settle) => setTimeout(settle, 20))
    }
  }
  const working = work()
  return {
    stop: async () => {
      isWatching = false
      await working
      return longest
    },
  }
}

/** Milliseconds that a command of the built server took. */
const tool = async (name, parameters, env, codes = [0]) => {
  const since = performance.now()
  const child = spawn(process.execPath, [join(root, `dist/server/cli-${name}.js`), ...parameters], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (said = (said + part).slice(-3000)))
  const code = await new Promise((done) => child.once('close', done))
  if (!codes.includes(code) || (name === 'restore' && !said.includes('Restored')))
    throw new Error(`${name} ended with ${code}: ${said}`)
  return performance.now() - since
}

const perMember = 40

const fill = async (pg, databaseUrl, orders) => {
  const server = await startServer({
    port: await freePort(),
    origin,
    databaseUrl,
    env: { LIVE_UDP_PORT: '0', SECRET: '' },
  })
  await server.stop()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await addMembers(client, 'buyer-', Math.ceil(orders / perMember))
    await client.query(
      `insert into conferences (title, eng_title, subject_id, place, eng_place, summary, eng_summary, starts_at, ends_at, cover)
       select '测量', 'Measured', (select min(id) from subjects), '北京', 'Beijing', '', '', now() + interval '30 days', now() + interval '33 days', ''
       from generate_series(1, $1)`,
      [perMember],
    )
    await client.query(
      `insert into ticket_types (conference_id, name, eng_name) select id, '参会', 'Measured' from conferences where eng_title = 'Measured'`,
    )
    await client.query(
      `insert into orders (no, kind, user_id, conference_id, ticket_type_id, list_amount, amount, attendee, due_at)
       select 'B' || row_number() over (), 'conf', u.id, t.conference_id, t.id, 120000, 120000,
         '{"name":"Wang Wei","affiliation":"University","email":"wang@example.org"}', now() + interval '1 day'
       from users u cross join ticket_types t where u.account like 'buyer-%' and t.eng_name = 'Measured' limit $1`,
      [orders],
    )
  } finally {
    await client.end()
  }
}
