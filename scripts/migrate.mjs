import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/say.mjs'

/** `npm run migrate`: brings the database of the site (DATABASE_URL, else data/db) to this program; lists and asks before. */
await run(async () => {
  checkNode()
  ensureInstalled()
  await build({ only: ['server'] })
  process.chdir(root)
  await import(pathToFileURL(join(root, 'dist/server/cli-migrate.js')).href)
})
