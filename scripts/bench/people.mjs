import { timesOf } from './lib/members.mjs'
import { onEngines } from './lib/onEngines.mjs'
import { times } from './lib/table.mjs'

/** The people of a conference with 100 000 registrations, on either engine. */
export const measure = async ({ brief }) => {
  const [sizes, asked] = brief ? [[100, 300], 11] : [[1000, 100_000], 110]
  const rows = []
  await onEngines('peopleBench.ts', async (bench, engine) => {
    const { words, filters } = bench
    let few
    let stored = 0
    for (const size of sizes) {
      const { made, ms: indexed } = await bench.fill(stored, size)
      stored = size
      let after = null
      const page = await timesOf(asked, async (n) => {
        after = n % 11 === 10 ? null : await bench.page({}, after)
      })
      const filtered = await timesOf(asked, (n) => bench.page(filters[n % filters.length], null))
      const found = await timesOf(asked, (n) => bench.page({ q: words[n % words.length] }, null))
      few ??= { page, filtered, found }
      const isLast = size === sizes.at(-1)
      for (const { what, now, before, goal } of [
        { what: 'page', now: page, before: few.page, goal: 150 },
        { what: 'page of a filter', now: filtered, before: few.filtered, goal: 150 },
        { what: 'search', now: found, before: few.found, goal: 300 },
      ])
        rows.push({
          what: `${engine}, ${size.toLocaleString('en')} registrations, ${what}: p50 / p95 / max`,
          measured: [now.p50, now.p95, now.max].map(ms).join(' / '),
          ...(isLast ? { goal: `p95 ≤ ${goal} ms`, met: now.p95 <= goal } : {}),
          baseline: `${ms(before.p50)} / ${ms(before.p95)}`,
          ratio: `p95 ${times(now.p95, before.p95)}`,
        })
      rows.push({
        what: `${engine}, terms of ${made.toLocaleString('en')} registrations`,
        measured: ms(indexed),
      })
    }
    for (const format of ['csv', 'xlsx']) {
      const rss = process.memoryUsage().rss
      const began = performance.now()
      const { bytes, most } = await bench.out(format)
      const took = performance.now() - began
      rows.push({
        what: `${engine}, export of all as ${format}: time / size / growth of the process`,
        measured: `${ms(took)} / ${(bytes / 1e6).toFixed(1)} MB / ${((most - rss) / 1e6).toFixed(0)} MB`,
        goal: '≤ 30 s',
        met: took <= 30_000,
      })
    }
    const began = performance.now()
    const id = await bench.tagAll()
    const tagged = performance.now() - began
    await bench.undo(id)
    rows.push({
      what: `${engine}, all tagged with the preview, and taken back`,
      measured: `${ms(tagged)} / ${ms(performance.now() - began - tagged)}`,
    })
  })
  return {
    rows,
    notes: [
      `${asked} requests of each kind, one after the other, without HTTP; a page has 50 registrations and the number of all. Pages: eleven that follow each other. Filters: state, type, sign-in, paper. Searches: a surname, a name, pinyin, initials, an affiliation, the end of a phone, an address, an order number, words that nobody has. The embedded database stands in a directory.`,
    ],
  }
}

const ms = (value) => `${value.toFixed(1)} ms`
