import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../lib/root.mjs'
import { timesOf } from './lib/members.mjs'
import { times } from './lib/table.mjs'

const batch = 500

/** A text compared with 100 000 stored abstracts, half of them Chinese, on the embedded database in a directory. */
export const measure = async ({ brief }) => {
  const [sizes, checks] = brief ? [[50, 200], 10] : [[1000, 100_000], 200]
  const { createServer } = await import('vite')
  // Stays open, because the database is loaded late.
  const loader = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const directory = await mkdtemp(join(tmpdir(), 'symposium-similarity-'))
  const { openBench } = await loader.ssrLoadModule(join(root, 'tests/support/similarityBench.ts'))
  const bench = await openBench(join(directory, 'data'))
  const rows = []
  try {
    let few
    let stored = 0
    for (const size of sizes) {
      await bench.fill(stored, size, batch)
      stored = size
      await timesOf(20, (n) => bench.check(n + 1000))
      const found = await timesOf(checks, (n) => bench.check(n))
      const { matched, fingerprints } = await bench.facts()
      console.log(
        `${size} texts, ${fingerprints} fingerprints: p50 ${ms(found.p50)} p95 ${ms(found.p95)}, ${matched} checks found something`,
      )
      few ??= found
      rows.push({
        what: `a text compared with ${size.toLocaleString('en')} stored ones: p50 / p95`,
        measured: `${ms(found.p50)} / ${ms(found.p95)}`,
        ...(size === sizes.at(-1) ? { goal: 'p95 ≤ 300 ms', met: found.p95 <= 300 } : {}),
        baseline: `${ms(few.p50)} / ${ms(few.p95)}`,
        ratio: `p95 ${times(found.p95, few.p95)}`,
      })
    }
    return {
      rows,
      notes: [
        `${checks} checks, one after the other, on the embedded database in a directory: limit, balance, candidates, comparison and excerpts, without HTTP. A third of the texts are stored ones in another order, a third have sentences of five stored ones, a third are new; every tenth has 5 000 characters. Every stored abstract has sentences that many have. Baseline: the same with ${sizes[0].toLocaleString('en')} stored texts.`,
      ],
    }
  } finally {
    await bench.close()
    await loader.close()
    await rm(directory, { recursive: true, force: true })
  }
}

const ms = (value) => `${value.toFixed(1)} ms`
