import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../../lib/root.mjs'

/**
 * Opens the bench of `module` (below tests/support) on PostgreSQL, then on an embedded database in a directory, and calls
 * `measure(bench, engine)` with each.
 */
export const onEngines = async (module, measure) => {
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
  const directory = await mkdtemp(join(tmpdir(), 'symposium-bench-'))
  const { openBench } = await loader.ssrLoadModule(join(root, 'tests/support', module))
  const { startPostgres } = await loader.ssrLoadModule(join(root, 'tests/support/postgres.ts'))
  const cluster = await startPostgres()
  try {
    for (const [engine, url] of [
      ['PostgreSQL', cluster.url],
      ['embedded', join(directory, 'data')],
    ]) {
      const bench = await openBench(url)
      await measure(bench, engine)
      await bench.close()
    }
  } finally {
    await cluster.stop()
    await loader.close()
    await rm(directory, { recursive: true, force: true })
  }
}
