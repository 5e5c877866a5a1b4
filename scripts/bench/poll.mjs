import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { root } from '../lib/root.mjs'
import { cpuSeconds, freePort, startProcess, startServer } from './lib/serverProcess.mjs'
import { times } from './lib/table.mjs'

const host = 'symposium.example'
const origin = `https://${host}`
/** Many accounts: the tries of one account are limited. */
const accounts = { name: 'visitor-', count: 200, password: 'a password for the measurement' }
const period = 2000

/** Visitors at the QR code on PostgreSQL, on the embedded database, and against a bare server with the same bytes. */
export const measure = async (options) => {
  const rows = []
  const notes = []
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'tests/support/postgres.ts'))
  const cluster = await module.startPostgres()
  let sample
  try {
    const workers = () => cpuOfCluster(cluster.url)
    const real = await withServer(cluster.url, async (server, port) => {
      await addAccounts(cluster.url)
      return withVisitors({ port, scenes: true }, options, async (visitors) => {
        const alone = await visitors.measure(server.pid, workers)
        say('PostgreSQL', alone)
        const logins = startLogins(port, options.logins)
        await logins.warm
        const busy = await visitors.measure(server.pid, workers, () => logins.begin())
        const done = await logins.end()
        say('with logins', busy)
        return { alone, busy, logins: done }
      })
    })
    sample = real.alone.sample
    const embeddedAt = mkdtempSync(join(tmpdir(), 'bench-db-'))
    // Every new scene there waits for the disk twice: fewer visitors, or their arrival takes minutes.
    const few = { ...options, visitors: Math.ceil(options.visitors / 20) }
    let embedded
    try {
      embedded = await withServer(join(embeddedAt, 'db'), (server, port) =>
        withVisitors({ port, scenes: true }, few, (visitors) => visitors.measure(server.pid)),
      )
      say('embedded', embedded)
    } finally {
      rmSync(embeddedAt, { recursive: true, force: true })
    }
    const bare = await withBareServer(sample, (server, port) =>
      withVisitors({ port, scenes: false }, options, (visitors) => visitors.measure(server.pid)),
    )
    say('bare', bare)

    const many = `${options.visitors.toLocaleString('en')} visitors`
    rows.push(...latencyRows(`${many}, PostgreSQL`, real.alone, bare, 50))
    rows.push(...latencyRows(`the same, ${options.logins} sign-ins/s offered`, real.busy, bare))
    rows.push({
      what: 'sign-ins by password meanwhile',
      measured: `${real.logins.perSecond.toFixed(1)}/s, p50 ${ms(real.logins.p50)}, ${real.logins.errors} errors`,
      goal: '0 errors',
      met: real.logins.errors === 0 && real.logins.count > 0,
      works: real.logins.errors === 0 && real.logins.count > 0,
    })
    rows.push(...latencyRows(`${few.visitors} visitors, embedded database`, embedded, bare))
    notes.push(
      `${many}, one poll each every ${period / 1000} s on a connection of its own, due whether or not the last answer has come; latency from the moment it was due, over ${options.seconds} s.`,
      `The load client is a process of its own on the same cores: it used ${cores(real.alone.cpu, real.alone.seconds)} cores and wrote its polls at p50 ${ms(real.alone.late.p50)}, p99 ${ms(real.alone.late.p99)} after they were due, which is part of every latency above.`,
      `PostgreSQL is a private cluster reached by a unix socket; its processes used ${cores(real.alone.database, real.alone.seconds)} cores (${cores(real.busy.database, real.busy.seconds)} with sign-ins).`,
      'Production mode with the headers of https; every visitor has a real scene and its cookie. Baseline: `node:http` answering the same head and body, in the same run.',
    )
    return { rows, notes }
  } finally {
    await cluster.stop()
  }
}

const ms = (value) => `${value.toFixed(1)} ms`
const cores = (cpu, seconds) => (cpu === null ? '–' : (cpu / seconds).toFixed(2))

const say = (what, { p50, p99, max, errors, faults, answers, seconds, server, late, cpu }) =>
  console.log(
    `${what}: p50 ${ms(p50)} p99 ${ms(p99)} max ${ms(max)}, ${(answers / seconds).toFixed(0)}/s, ${errors} errors${faults.length > 0 ? ` ${JSON.stringify(faults)}` : ''}, server ${cores(server, seconds)} cores; client ${cores(cpu, seconds)} cores, late p50 ${ms(late.p50)} p99 ${ms(late.p99)}`,
  )

const latencyRows = (what, result, bare, goal) => [
  {
    what: `${what}: p50 / p99 / max`,
    measured: `${ms(result.p50)} / ${ms(result.p99)} / ${ms(result.max)}`,
    ...(goal === undefined ? {} : { goal: `p99 ≤ ${goal} ms`, met: result.p99 <= goal }),
    baseline: `${ms(bare.p50)} / ${ms(bare.p99)} / ${ms(bare.max)}`,
    ratio: `p99 ${times(result.p99, bare.p99)}`,
  },
  {
    what: `${what}: answers per second, errors`,
    measured: `${(result.answers / result.seconds).toFixed(0)}/s, ${result.errors}`,
    goal: '0 errors, none missing',
    met: result.errors === 0 && result.answers >= result.expected * 0.98,
    works: result.errors === 0 && result.answers > 0,
    baseline: `${(bare.answers / bare.seconds).toFixed(0)}/s, ${bare.errors}`,
  },
  {
    what: `${what}: server, cores`,
    measured: cores(result.server, result.seconds),
    baseline: cores(bare.server, bare.seconds),
    ratio: result.server === null ? '–' : times(result.server / result.seconds, bare.server / bare.seconds),
  },
]

const withServer = async (databaseUrl, work) => {
  const port = await freePort()
  const server = await startServer({
    port,
    origin,
    databaseUrl,
    // Every visitor has an address of its own; the sign-ins come from one.
    env: { TRUST_PROXY: '1', FAILURES_PER_IP: '1000000' },
  })
  try {
    return await work(server, port)
  } finally {
    await server.stop()
  }
}

const withBareServer = async ({ head, body }, work) => {
  const port = await freePort()
  const server = await startProcess(
    'scripts/bench/lib/bareServer.mjs',
    [JSON.stringify({ head, body, port })],
    {},
    /ready/,
  )
  try {
    return await work(server, port)
  } finally {
    await server.stop()
  }
}

const withVisitors = async ({ port, scenes }, options, work) => {
  const plan = { port, host, count: options.visitors, period, parallel: 64, scenes }
  const child = spawn(
    process.execPath,
    [join(root, 'scripts/bench/lib/visitors.mjs'), JSON.stringify(plan)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const ended = new Promise((done) => child.once('exit', done))
  const order = (message) =>
    new Promise((settle, fail) => {
      child.once('message', settle)
      ended.then((code) => fail(new Error(`the load client ended with ${code}`)), fail)
      child.send(message)
    })
  try {
    await order({ order: 'arrive' })
    // Leftovers of the arrivals (compilation, garbage, unanswered polls) are not measured.
    await pause(2 * period)
    return await work({
      measure: async (pid, database = () => null, meanwhile = () => undefined) => {
        const [server, workers] = [cpuSeconds(pid), database()]
        meanwhile()
        const result = await order({ order: 'measure', seconds: options.seconds })
        return {
          ...result,
          expected: (options.visitors * result.seconds * 1000) / period,
          server: server === null ? null : cpuSeconds(pid) - server,
          database: workers === null ? null : database() - workers,
        }
      },
    })
  } finally {
    if (child.connected) child.send({ order: 'end' })
    await ended
  }
}

/** Sign-ins by password at an even rate, each on time whether or not the last is done. */
const startLogins = (port, rate) => {
  const durations = []
  let errors = 0
  let running = 0
  let next = 0
  let timer
  let since
  const signIn = async () => {
    const begun = performance.now()
    running += 1
    try {
      const answer = await post(port, '/apic/login/account', {
        account: accounts.name + (next++ % accounts.count),
        password: accounts.password,
        country_code: '86',
      })
      if (JSON.parse(answer).code !== 200) throw new Error(answer)
      durations.push(performance.now() - begun)
    } catch (error) {
      errors += 1
      if (errors === 1) console.error(`a sign-in failed: ${error.message}`)
    } finally {
      running -= 1
    }
  }
  return {
    warm: signIn(),
    begin: () => {
      durations.length = 0
      since = performance.now()
      timer = setInterval(() => void signIn(), 1000 / rate)
    },
    end: async () => {
      clearInterval(timer)
      const seconds = (performance.now() - since) / 1000
      const count = durations.length
      while (running > 0) await pause(20)
      const sorted = durations.toSorted((a, b) => a - b)
      return { count, errors, perSecond: count / seconds, p50: sorted[Math.floor(sorted.length / 2)] ?? NaN }
    },
  }
}

const post = async (port, path, fields) => {
  const { request, Agent } = await import('node:http')
  agent ??= new Agent({ keepAlive: true })
  return new Promise((settle, fail) => {
    const call = request(
      {
        port,
        path,
        agent,
        host: '127.0.0.1',
        method: 'POST',
        headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded', lang: 'en' },
      },
      (response) => {
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => settle(Buffer.concat(parts).toString()))
      },
    )
    call.on('error', fail)
    call.end(new URLSearchParams(fields).toString())
  })
}
let agent

const addAccounts = async (url) => {
  const [{ default: pg }, { hash }] = await Promise.all([import('pg'), import('@node-rs/argon2')])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 }
  await client.query(
    `insert into users (nickname, account, password_hash, loginauth)
     select $1 || n, $1 || n, $2, 1 from generate_series(0, $3 - 1) n`,
    [accounts.name, await hash(accounts.password, parameters), accounts.count],
  )
  await client.end()
}

/** Seconds of processor time of all processes of the cluster that are alive. */
const cpuOfCluster = (url) => {
  const home = new URL(url).searchParams.get('host')
  try {
    const [head] = readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => pid === head || parentOf(pid) === head)
      .reduce((sum, pid) => sum + (cpuSeconds(pid) ?? 0), 0)
  } catch {
    return null
  }
}

const parentOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]
  } catch {
    return null
  }
}
