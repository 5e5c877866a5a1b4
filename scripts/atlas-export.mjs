import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { loadCatalogue } from './atlas/catalogue.mjs'
import { takePictures } from './atlas/pictures.mjs'
import { printAll } from './atlas/print.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { run, seconds } from './lib/say.mjs'

const locales = ['zh-CN', 'en']
const folder = join(root, 'dist/atlas')

/** `npm run atlas:export`: the whole atlas as one HTML file and one PDF in each language. */
await run(async () => {
  checkNode()
  ensureInstalled()
  await ensureBrowser()
  await build({ only: ['workshop'] })

  let since = performance.now()
  const { pictured, renderCatalogue } = await loadCatalogue()
  const { pictures, taken } = await takePictures({ states: pictured(), locales })
  console.log(`${taken} new of ${locales.length * pictured().length} screens (${seconds(since)})`)

  since = performance.now()
  mkdirSync(folder, { recursive: true })
  const edition = editionOf()
  const files = locales.map((locale) => {
    const html = join(folder, `symposium-states.${locale}.html`)
    writeFileSync(html, renderCatalogue(locale, pictures[locale], edition))
    return { html, pdf: join(folder, `symposium-states.${locale}.pdf`) }
  })
  await printAll(files)
  console.log(`written and printed (${seconds(since)})`)
  for (const file of files.flatMap(({ html, pdf }) => [html, pdf]))
    console.log(`→ ${relative(process.cwd(), file)}  ${(statSync(file).size / 1e6).toFixed(1)} MB`)
})

function editionOf() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  return {
    version,
    revision: status === 0 ? stdout.trim() : null,
    date: new Date().toISOString().slice(0, 10),
  }
}
