import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { normalizePath } from 'vite'
import type { Plugin } from 'vite'

import type { ShownState } from '../../workbench/atlas/pages/shownStates.ts'
import { storiesIn } from '../../workbench/preview/storiesIn.ts'
import { reloadPage } from './reloadPage.ts'

/**
 * `virtual:shown-states`: every story that declares a state, in the order of the files (default export). Read from the
 * sources, so that a page of the atlas loads no story.
 */
export const shownStates = (): Plugin => ({
  name: 'symposium:shown-states',
  enforce: 'pre',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return
    const files = storyFiles()
    for (const file of files) this.addWatchFile(file)
    return `export default ${JSON.stringify(files.flatMap(statesIn))}`
  },
  hotUpdate({ file, modules }) {
    if (!normalizePath(file).startsWith(folder)) return
    const stale = this.environment.moduleGraph.getModuleById(`\0${name}`)
    return stale === undefined ? undefined : reloadPage(this.environment, modules, [stale])
  },
})

const name = 'virtual:shown-states'
const folder = normalizePath(fileURLToPath(new URL('../../stories/flows/', import.meta.url)))

const storyFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort()
    .map((file) => join(folder, file))

const statesIn = (file: string): ShownState[] =>
  storiesIn(readFileSync(file, 'utf8'), file).flatMap(({ id, name, state }) =>
    state === null ? [] : [{ id, name, state }],
  )
