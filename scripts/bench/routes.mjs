import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { root } from '../lib/root.mjs'
import { times } from './lib/table.mjs'

const budget = 20_000
/** Entry of every page of the site: the frame with the libraries. */
const entry = 'src/app/entry-client.tsx'

/** Size that each page adds to the frame: its chunk and everything that only comes with it, texts aside. */
export const measure = async () => {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/template/manifest.json'), 'utf8'))
  const frame = closureOf(manifest, entry)
  if (frame.size === 0) throw new Error(`the build knows no ${entry}`)
  const frameBytes = sizeOf(frame)
  const pages = Object.keys(manifest)
    .filter((source) => /^src\/pages\/\w+Page\.tsx$/.test(source))
    .map((source) => {
      const own = [...closureOf(manifest, source)].filter((file) => !frame.has(file))
      return {
        name: source.replace(/^src\/pages\/(\w+)Page\.tsx$/, '$1'),
        bytes: sizeOf(own),
        files: own.length,
      }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
  return {
    rows: pages.map(({ name, bytes, files }) => ({
      what: `page ${name}`,
      measured: `${kB(bytes)} in ${files} files`,
      goal: `≤ ${kB(budget)}`,
      met: bytes > 0 && bytes <= budget,
      baseline: kB(frameBytes),
      ratio: times(bytes, frameBytes),
    })),
    notes: [
      'JavaScript that opening the page adds to the frame (static imports of its chunk that the frame has not), each file compressed alone with brotli 11. What a page loads later (a camera, a chart) is not in it. Baseline: the frame of the site with all libraries.',
    ],
  }
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

const closureOf = (manifest, source, found = new Set()) => {
  const chunk = manifest[source]
  if (chunk === undefined || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) closureOf(manifest, imported, found)
  return found
}

const sizeOf = (files) =>
  [...files]
    .map((file) => readFileSync(join(root, 'dist/site', file)))
    .reduce(
      (sum, content) =>
        sum + brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength,
      0,
    )
