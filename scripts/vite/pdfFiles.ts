import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

/**
 * What a PDF may leave out and pdf.js then asks for by name: tables of Chinese, Japanese and Korean writing, standard fonts,
 * decoders of pictures. `virtual:pdf-files` is the address of their folder; by its version it can be kept for ever.
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
        : `export default '/node_modules/pdfjs-dist/'`
    },
    generateBundle() {
      if (!isSite) return
      for (const kind of ['cmaps', 'standard_fonts', 'wasm'])
        for (const file of readdirSync(new URL(`${kind}/`, home)))
          this.emitFile({
            type: 'asset',
            fileName: `assets/${folder}/${kind}/${file}`,
            source: readFileSync(new URL(`${kind}/${file}`, home)),
          })
    },
  }
}

const name = 'virtual:pdf-files'
const home = new URL('../../node_modules/pdfjs-dist/', import.meta.url)
const { version } = JSON.parse(readFileSync(fileURLToPath(new URL('package.json', home)), 'utf8')) as {
  version: string
}
const folder = `pdfjs-${version}`
