import { addMembers, signIn, timesOf } from './lib/members.mjs'
import { onPostgres } from './lib/onPostgres.mjs'
import { times } from './lib/table.mjs'

const perAuthor = 20

/** The lists of chairs, authors, reviewers and readers, while one conference gets 100 000 papers. */
export const measure = ({ brief }) =>
  onPostgres(async ({ port, client }) => {
    const [sizes, calls] = brief ? [[200, 400], 10] : [[1000, 100_000], 300]
    const rows = []
    await addMembers(client, 'author-', sizes.at(-1) / perAuthor)
    const { rows: found } = await client.query('select min(id) as id from conferences')
    const conference = found[0].id
    await client.query(
      `insert into user_roles (user_id, role, conference_id) select id, 'organizer', $1 from users where account = 'author-0'`,
      [conference],
    )
    const chair = await signIn(port, 'author-0')
    const member = await signIn(port, 'author-7')
    const desk = (fields) => () =>
      chair.call('GET', '/apic/desk/paper/list', { conference_id: conference, ...fields })
    const views = {
      'desk, newest first': desk({}),
      'desk, to be decided': desk({ filter: 'undecided' }),
      'desk, words of a title': desk({ q: '薄膜 77' }),
      'desk, numbers of its filters': () =>
        chair.call('GET', '/apic/desk/paper/count', { conference_id: conference }),
      'my papers': () => member.call('GET', '/apic/paper/list', {}),
      'my reviews': () => member.call('GET', '/apic/review/list', {}),
      'proceedings, first page': () =>
        member.call('GET', '/apic/publication/list', { conference_id: conference }),
      'proceedings, words': () =>
        member.call('GET', '/apic/publication/list', { conference_id: conference, q: '钝化' }),
    }
    let few
    for (const size of sizes) {
      await fill(client, conference, size)
      const measured = {}
      for (const [view, ask] of Object.entries(views)) {
        await timesOf(20, ask)
        measured[view] = await timesOf(calls, ask)
        const { p50, p95 } = measured[view]
        console.log(`${size} papers, ${view}: p50 ${ms(p50)} p95 ${ms(p95)}`)
      }
      few ??= measured
      if (size !== sizes.at(-1)) continue
      for (const [view, { p50, p95 }] of Object.entries(measured))
        rows.push({
          what: `${size.toLocaleString('en')} papers, ${view}: p50 / p95`,
          measured: `${ms(p50)} / ${ms(p95)}`,
          goal: 'p95 ≤ 50 ms',
          met: p95 <= 50,
          baseline: `${ms(few[view].p50)} / ${ms(few[view].p95)}`,
          ratio: `p95 ${times(p95, few[view].p95)}`,
        })
    }
    return {
      rows,
      notes: [
        `PostgreSQL reached by a unix socket, the built server in production mode, ${calls} calls one after the other, latency at the client over HTTP. All papers belong to one conference, ${perAuthor} to an author; a tenth is published, every paper has two reviews. Baseline: the same with ${sizes[0].toLocaleString('en')} papers.`,
      ],
    }
  })

const ms = (value) => `${value.toFixed(1)} ms`

/** Adds papers up to `size`, each with two reviews by other authors, and with its row of the proceedings if it is published. */
const fill = async (client, conference, size) => {
  const { rows } = await client.query('select count(*)::int as count from papers where conference_id = $1', [
    conference,
  ])
  await client.query(
    `insert into papers (user_id, conference_id, form, round, state, version, moved_at, last_decision)
     select u.id, $1, jsonb_build_object('title', '薄膜 ' || n || ' 的缺陷钝化', 'eng_title', 'Passivation ' || n || ' of films',
       'abstract', repeat('摘要', 100), 'eng_abstract', '', 'keywords', '["缺陷"]'::jsonb, 'eng_keywords', '[]'::jsonb,
       'authors', jsonb_build_array(jsonb_build_object('name', '作者' || n, 'eng_name', '', 'affiliation', '', 'eng_affiliation', '', 'email', 'a' || n || '@example.org', 'orcid', '')),
       'corresponding', 0, 'conflicts', '[]'::jsonb, 'conflicts_declared', true), 1, s.state, 3, now() - n * interval '1 minute',
       case when n % 10 = 0 then 'accept' end
     from generate_series($2::int, $3::int - 1) n
     join (select id, row_number() over (order by id) - 1 as place from users where account like 'author-%') u on u.place = n / $4
     cross join lateral (select case when n % 10 = 0 then 'published.accepted' when n % 10 = 1 then 'administrator_review.active' else 'first_review.active' end as state) s`,
    [conference, rows[0].count, size, perAuthor],
  )
  await client.query(
    `insert into reviews (paper_id, user_id, round, response_due_at, review_due_at, state, recommendation, comments, submitted_at)
     select p.id, u.id, 1, now(), now(), 'accepted.submitted', 'minor_revision', 'fine', now()
     from (select id, row_number() over (order by id) - 1 as place from papers where conference_id = $1) p
     cross join generate_series(1, 2) k
     join (select id, row_number() over (order by id) - 1 as place, count(*) over () as members from users where account like 'author-%') u
       on u.place = (p.place + k * 37) % u.members
     where not exists (select 1 from reviews where paper_id = p.id)`,
    [conference],
  )
  await client.query(
    `insert into publications (paper_id, conference_id, published_at, words)
     select p.id, conference_id, moved_at, array['钝化', '缺陷', 'passivation', p.id::text] from papers p
     where conference_id = $1 and state = 'published.accepted' and not exists (select 1 from publications where paper_id = p.id)`,
    [conference],
  )
  await client.query('vacuum analyze')
}
