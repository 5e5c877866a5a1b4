import { timesOf } from './lib/members.mjs'
import { onEngines } from './lib/onEngines.mjs'
import { times } from './lib/table.mjs'

const batch = 500

/** The one search over 100 000 documents in both languages, on either engine. */
export const measure = async ({ brief }) => {
  const [sizes, searches, perShape] = brief ? [[100, 300], 24, 4] : [[1000, 100_000], 400, 60]
  const rows = []
  await onEngines('searchBench.ts', async (bench, engine) => {
    let few
    let stored = 0
    for (const size of sizes) {
      await bench.fill(stored, size, batch)
      stored = size
      await timesOf(brief ? 8 : 80, (n) => bench.find('all', n + 1000))
      const found = await timesOf(searches, (n) => bench.find('all', n))
      const suggested = await timesOf(searches, (n) => bench.suggest('all', n))
      few ??= { found, suggested }
      for (const { what, now, before } of [
        { what: 'results', now: found, before: few.found },
        { what: 'suggestions', now: suggested, before: few.suggested },
      ])
        rows.push({
          what: `${engine}, ${size.toLocaleString('en')} documents, ${what}: p50 / p95 / max`,
          measured: [now.p50, now.p95, now.max].map(ms).join(' / '),
          ...(size === sizes.at(-1) ? { goal: 'p95 ≤ 50 ms', met: now.p95 <= 50 } : {}),
          baseline: `${ms(before.p50)} / ${ms(before.p95)}`,
          ratio: `p95 ${times(now.p95, before.p95)}`,
        })
    }
    for (const shape of bench.shapes) {
      const found = await timesOf(perShape, (n) => bench.find(shape, n))
      const suggested = await timesOf(perShape, (n) => bench.suggest(shape, n))
      rows.push({
        what: `${engine}, ${shape}: results p50 / p95 / max, suggestions p95`,
        measured: [found.p50, found.p95, found.max, suggested.p95].map(ms).join(' / '),
      })
    }
    const written = await timesOf(perShape, (n) => bench.write(n))
    rows.push({
      what: `${engine}, one more document in the index: p50 / p95 / max`,
      measured: [written.p50, written.p95, written.max].map(ms).join(' / '),
    })
  })
  return {
    rows,
    notes: [
      `${searches} searches, one after the other, without HTTP: frequent words, rare words, several words, whole titles, beginnings of words, names, typing errors, pinyin, initials, two of the most frequent words, far pages, and words that nothing is written with, as many of each, in Chinese and in letters; every fifth for one kind, pages one to three. Frequent are the twenty words that most texts have: the first stands in 86 % of all documents. Documents have a title, a name, a place and 25 words of text in either language, of a vocabulary in which few words make up most of a text. Ten thousand documents are written, the others repeat them with other moments, so that even the rarest word stands in ten. The embedded database stands in a directory. Baseline: the same with ${sizes[0].toLocaleString('en')} documents.`,
    ],
  }
}

const ms = (value) => `${value.toFixed(1)} ms`
