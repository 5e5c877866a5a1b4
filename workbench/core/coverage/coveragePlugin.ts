import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

import { reportAddress, reportFile, sourcesHash } from '../../../scripts/lib/coverage.mjs'

/**
 * Serves the last report, or `null` where nothing was measured, and carries it into the static build;
 * `virtual:coverage-sources` holds the hash to compare it with.
 */
export const coverage = (): Plugin => ({
  name: 'symposium:coverage',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(sourcesHash())}` : undefined),
  configureServer({ middlewares }) {
    middlewares.use(`/${reportAddress}`, (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(lastReport())
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: reportAddress, source: lastReport() })
  },
})

const name = 'virtual:coverage-sources'

const lastReport = () => {
  const file = fileURLToPath(new URL(`../../../${reportFile}`, import.meta.url))
  return existsSync(file) ? readFileSync(file, 'utf8') : 'null'
}
