import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { checkNode } from './node.mjs'
import { root } from './root.mjs'
import { run } from './say.mjs'

/**
 * Builds the server and runs one of its command-line tools, `server/cli-<name>.ts`, in this process.
 * @param {string} name
 */
export const runTool = (name) =>
  run(async () => {
    checkNode()
    ensureInstalled()
    await build({ only: ['server'] })
    process.chdir(root)
    await import(pathToFileURL(join(root, `dist/server/cli-${name}.js`)).href)
  })
