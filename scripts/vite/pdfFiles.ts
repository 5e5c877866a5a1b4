import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

/**
 * The worker of pdf.js, and what a PDF may leave out so that pdf.js asks for it by name: tables of Chinese, Japanese and
 * Korean writing, standard fonts, decoders of pictures. All of them as they are: nothing is bundled into them.
 * `virtual:pdf-files` is the address of their folder; by its version it can be kept for ever.
 */
export const pdfFiles = (): Plugin => {
  let isSite = false
  return {
    name: 'symposium:pdf-files',
    configResolved({ command, build }) {
      isSite = command === 'build' && build.ssr === false
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return
      // Not in one expression, which the bundler would take for a file.
      return isSite
        ? `const here = import.meta.url; export default new URL('./${folder}/', here).href`
        : `export default '${served}/'`
    },
    configureServer({ middlewares }) {
      middlewares.use(served, ({ url = '' }, response, next) => {
        const file = files().find((each) => url === `/${each}`)
        if (file === undefined) return next()
        response.setHeader(
          'content-type',
          file.endsWith('.mjs') ? 'text/javascript' : 'application/octet-stream',
        )
        response.end(readFileSync(new URL(file, home)))
      })
    },
    generateBundle() {
      if (!isSite) return
      for (const file of files())
        this.emitFile({
          type: 'asset',
          fileName: `assets/${folder}/${file}`,
          source: readFileSync(new URL(file, home)),
        })
    },
  }
}

/** Below the package's folder. */
const files = () => [
  'build/pdf.worker.min.mjs',
  ...['cmaps', 'standard_fonts', 'wasm'].flatMap((kind) =>
    readdirSync(new URL(`${kind}/`, home)).map((file) => `${kind}/${file}`),
  ),
]

/** Path on the development servers. */
const served = '/pdfjs-files'
const name = 'virtual:pdf-files'
const home = new URL('../../node_modules/pdfjs-dist/', import.meta.url)
const { version } = JSON.parse(readFileSync(fileURLToPath(new URL('package.json', home)), 'utf8')) as {
  version: string
}
const folder = `pdfjs-${version}`
