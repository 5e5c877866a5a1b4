import { join } from 'node:path'

import { root } from '../lib/root.mjs'
import { addMembers, origin, signIn } from './lib/members.mjs'
import { freePort, startServer } from './lib/serverProcess.mjs'
import { times } from './lib/table.mjs'

const parallel = 8

/** Registrations with their payment, from the click to the ticket, against transactions that write one row. */
export const measure = async ({ seconds, brief }) => {
  // One registration of each buyer for each type of ticket.
  const [buyers, types] = brief ? [8, 4] : [40, 60]
  const [{ runnerImport }, { default: pg }] = await Promise.all([import('vite'), import('pg')])
  const { module } = await runnerImport(join(root, 'tests/support/postgres.ts'))
  const cluster = await module.startPostgres()
  try {
    const pool = new pg.Pool({ connectionString: cluster.url, max: parallel })
    const bought = await withServer(cluster.url, async (port) => {
      await prepare(pool, buyers, types)
      return buyAll(port, (await pool.query(typesToBuy)).rows, buyers, seconds)
    })
    const bare = await insertAll(pool, seconds)
    await judge(pool, bought.count)
    await pool.end()
    say('PostgreSQL', bought, bare)

    return {
      rows: [
        {
          what: 'registrations with payment, PostgreSQL',
          measured: rateOf(bought),
          goal: '0 errors',
          met: bought.errors === 0 && bought.count > 0,
          works: bought.errors === 0 && bought.count > 0,
          baseline: rateOf(bare),
          ratio: times(bought.count / bought.seconds, bare.count / bare.seconds),
        },
        {
          what: 'from the click on "register" to the ticket: p50 / p95',
          measured: `${bought.p50.toFixed(0)} ms / ${bought.p95.toFixed(0)} ms`,
          baseline: `${bare.p50.toFixed(1)} ms / ${bare.p95.toFixed(1)} ms`,
        },
      ],
      notes: [
        `${parallel} buyers at a time for ${seconds} s, over HTTP on the built server in production mode: place the order, open the payment, pay at the sandbox's cashier, which notifies the site; ticket and history are written. After the run every order is paid, has one ticket and one confirmed payment. Baseline: as many connections, each writing one row per transaction into the same database. The cluster of the measurement does not sync its disk, for either.`,
      ],
    }
  } finally {
    await cluster.stop()
  }
}

const rateOf = ({ count, seconds, errors }) =>
  `${(count / seconds).toFixed(0)}/s${errors === undefined ? '' : `, ${errors} errors`}`

const say = (where, bought, bare) =>
  console.log(
    `${where}: ${rateOf(bought)}, p50 ${bought.p50.toFixed(0)} ms; bare inserts ${rateOf(bare)}, p50 ${bare.p50.toFixed(1)} ms`,
  )

const withServer = async (databaseUrl, work) => {
  const port = await freePort()
  const server = await startServer({ port, origin, databaseUrl, env: { PAY_SANDBOX: 'on' } })
  try {
    return await work(port)
  } finally {
    await server.stop()
  }
}

const prepare = async (client, buyers, types) => {
  await addMembers(client, 'buyer-', buyers)
  await client.query(
    `insert into conferences (title, eng_title, subject_id, place, eng_place, summary, eng_summary, starts_at, ends_at, cover,
       registration_opens_at, registration_closes_at)
     select '测量', 'Measured', (select min(id) from subjects), '北京', 'Beijing', '', '', now() + interval '30 days', now() + interval '33 days', '',
       now() - interval '1 day', now() + interval '20 days'
     from generate_series(1, $1)`,
    [types],
  )
  await client.query(
    `with added as (
       insert into ticket_types (conference_id, name, eng_name)
       select id, '参会', 'Measured' from conferences where eng_title = 'Measured' returning id
     ) insert into price_tiers (ticket_type_id, name, eng_name, amount) select id, '标准', 'Standard', 120000 from added`,
  )
  await client.query(
    'create table bare_rows (id integer generated always as identity primary key, body text)',
  )
}
const typesToBuy = `select id, conference_id from ticket_types where eng_name = 'Measured' order by id`

const buyAll = async (port, offers, buyers, seconds) => {
  const members = []
  for (let n = 0; n < buyers; n += 1) members.push(await signIn(port, `buyer-${n}`))
  let next = 0
  return inParallel(seconds, async () => {
    const turn = next++
    const offer = offers[Math.floor(turn / buyers)]
    if (offer === undefined) return false
    await buy(members[turn % buyers], offer, `key-${turn}`)
    return true
  })
}

const buy = async (member, { id, conference_id }, key) => {
  const order = await member.call('POST', '/apic/order/place', {
    conference_id,
    ticket_type_id: id,
    name: '王伟',
    affiliation: '某大学',
    email: 'wang@example.org',
    expected_amount: 120000,
    key,
  })
  const attempt = await member.call('POST', '/apic/pay/start', {
    order_id: order.order_id,
    method: 'sandbox',
    key,
  })
  const { pathname, search } = new URL(attempt.pay_url)
  const status = await member.submit(pathname + search, { action: 'pay' })
  if (status !== 303) throw new Error(`the cashier answered ${status}`)
}

const insertAll = (pool, seconds) =>
  inParallel(seconds, async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`insert into bare_rows (body) values ('one row')`)
      await client.query('commit')
    } finally {
      client.release()
    }
    return true
  })

/** Runs `work` in parallel until the time is over or it answers false. */
const inParallel = async (seconds, work) => {
  const durations = []
  let errors = 0
  const since = performance.now()
  const until = since + seconds * 1000
  const worker = async () => {
    while (performance.now() < until) {
      const begun = performance.now()
      try {
        if (!(await work())) return
        durations.push(performance.now() - begun)
      } catch (error) {
        errors += 1
        if (errors === 1) console.error(`failed: ${error.message}`)
      }
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  const took = (performance.now() - since) / 1000
  durations.sort((a, b) => a - b)
  const at = (share) => durations[Math.floor(durations.length * share)] ?? NaN
  return { count: durations.length, errors, seconds: took, p50: at(0.5), p95: at(0.95) }
}

/** A figure of registrations that went wrong would be worth nothing. */
const judge = async (client, count) => {
  const { rows } = await client.query(
    `select count(*)::int as paid from orders o join ticket_types y on y.id = o.ticket_type_id
     where y.eng_name = 'Measured' and o.state = 'paid'
       and (select count(*) from tickets where order_id = o.id) = 1
       and (select count(*) from payments where order_id = o.id and state = 'confirmed') = 1`,
  )
  if (rows[0].paid !== count)
    throw new Error(`${count} were bought, ${rows[0].paid} stand right in the database`)
}
