import { addMembers, signIn, timesOf } from './lib/members.mjs'
import { onPostgres } from './lib/onPostgres.mjs'
import { times } from './lib/table.mjs'

/** Orders of one member: above real use, and several pages of the list. */
const perMember = 40

/** The list of a member's own orders while the table grows, and the list of conferences with 10 000 of them. */
export const measure = ({ brief }) =>
  onPostgres(async ({ port, client }) => {
    const [sizes, calls, askers, conferences] = brief
      ? [[400, 1200], 20, 4, 200]
      : [[10_000, 100_000, 1_000_000], 400, 25, 10_000]
    const rows = []
    await addMembers(client, 'buyer-', sizes.at(-1) / perMember)
    await addConferences(client, 0, perMember)
    const members = []
    for (let n = 0; n < askers; n += 1) members.push(await signIn(port, `buyer-${n * 7}`))
    let first
    for (const size of sizes) {
      await fillOrders(client, size)
      const views = {
        'first page': { kind: 'conf' },
        'third page, paid ones': { kind: 'conf', state: 'paid', page: 3 },
      }
      const found = {}
      for (const [view, fields] of Object.entries(views)) {
        const ask = (n) => members[n % askers].call('GET', '/apic/order/list', fields)
        await timesOf(50, ask)
        found[view] = await timesOf(calls, ask)
        const { total } = await ask(0)
        if (!(total > 0)) throw new Error('nothing was listed')
      }
      first ??= found
      for (const [view, { p50, p95 }] of Object.entries(found)) {
        console.log(`${size} orders, ${view}: p50 ${ms(p50)} p95 ${ms(p95)}`)
        rows.push({
          what: `my orders, ${view}, ${size.toLocaleString('en')} orders: p50 / p95`,
          measured: `${ms(p50)} / ${ms(p95)}`,
          ...(size === sizes.at(-1)
            ? { goal: 'p95 ≤ 50 ms and ≤ 3 × of 10,000', met: p95 <= 50 && p95 <= 3 * first[view].p95 }
            : {}),
          baseline: `${ms(first[view].p50)} / ${ms(first[view].p95)}`,
          ratio: `p95 ${times(p95, first[view].p95)}`,
        })
      }
    }

    const [member] = members
    const searches = {
      'first page': {},
      'two words': { q: 'Workshop 77' },
      'a word that nothing has': { q: 'zzzz' },
      'place, status, days': { place: '上海', status: 'not_started', from: '2027-01-01', to: '2027-06-30' },
    }
    const few = {}
    const ask = (fields) => () => member.call('GET', '/apic/conf/list', fields)
    for (const [search, fields] of Object.entries(searches)) few[search] = await timesOf(100, ask(fields))
    await addConferences(client, perMember, conferences)
    await client.query('analyze')
    for (const [search, fields] of Object.entries(searches)) {
      await timesOf(20, ask(fields))
      const { p50, p95 } = await timesOf(100, ask(fields))
      console.log(`${conferences} conferences, ${search}: p50 ${ms(p50)} p95 ${ms(p95)}`)
      rows.push({
        what: `${conferences.toLocaleString('en')} conferences, ${search}: p50 / p95`,
        measured: `${ms(p50)} / ${ms(p95)}`,
        goal: 'p95 ≤ 100 ms',
        met: p95 <= 100,
        baseline: `${ms(few[search].p50)} / ${ms(few[search].p95)}`,
        ratio: `p95 ${times(p95, few[search].p95)}`,
      })
    }
    return {
      rows,
      notes: [
        `PostgreSQL reached by a unix socket, the built server in production mode, ${calls} calls one after the other by ${askers} members who have ${perMember} orders each; every order has a payment, every second an invoice. Latency at the client, over HTTP. Baseline: the same with 10,000 orders, or with some 50 conferences, in the same run.`,
      ],
    }
  })

const ms = (value) => `${value.toFixed(1)} ms`

const addConferences = async (client, from, to) => {
  await client.query(
    `insert into conferences (title, eng_title, subject_id, place, eng_place, summary, eng_summary, starts_at, ends_at, cover)
     select '第' || n || '届测量会议', 'Workshop ' || n || ' on measurements', (select id from subjects order by id offset (n % 5) limit 1),
       (array['北京', '上海', '广州'])[1 + n % 3], (array['Beijing', 'Shanghai', 'Guangzhou'])[1 + n % 3],
       repeat('摘要 ', 20), repeat('summary ', 20), now() + n * interval '1 hour', now() + n * interval '1 hour' + interval '3 days', ''
     from generate_series($1::int, $2::int - 1) n`,
    [from, to],
  )
  await client.query(
    `insert into ticket_types (conference_id, name, eng_name)
     select id, '参会', 'Participant' from conferences c
     where eng_title like 'Workshop % on measurements' and not exists (select 1 from ticket_types where conference_id = c.id)`,
  )
}

/** Adds orders up to `size`: one of each member for each of the conferences, one conference after the other. */
const fillOrders = async (client, size) => {
  const { rows } = await client.query(`select count(*)::int as count from orders where no like 'B%'`)
  await client.query(
    `insert into orders (no, kind, user_id, conference_id, ticket_type_id, list_amount, amount, attendee, due_at, state, version, closed_reason, paid_at)
     select 'B' || n, 'conf', u.id, t.conference_id, t.id, 120000, 120000, '{"name":"Wang Wei","affiliation":"University","email":"wang@example.org"}',
       now(), s.state, 1, case when s.state = 'closed' then 'expired' end, case when s.state <> 'closed' then now() end
     from generate_series($1::int, $2::int - 1) n
     join (select id, row_number() over (order by id) - 1 as place from users where account like 'buyer-%') u on u.place = n / $3
     join (select id, conference_id, row_number() over (order by id) - 1 as place from ticket_types
           where eng_name = 'Participant') t on t.place = n % $3
     cross join lateral (select case when n % 10 = 0 then 'closed' else 'paid' end as state) s`,
    [rows[0].count, size, perMember],
  )
  await client.query(
    `insert into payments (order_id, method, out_trade_no, amount, state, confirmed_amount, provider_id)
     select id, 'sandbox', 'trade-' || id, amount, 'confirmed', amount, 'provider-' || id from orders o
     where no like 'B%' and state = 'paid' and not exists (select 1 from payments where order_id = o.id)`,
  )
  await client.query(
    `insert into invoices (order_id) select id from orders o
     where no like 'B%' and id % 2 = 0 and not exists (select 1 from invoices where order_id = o.id)`,
  )
  await client.query('vacuum analyze')
}
