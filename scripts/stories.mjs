import { join } from 'node:path'

import { ensureBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/say.mjs'
import { runStorySuite } from './lib/storySuite.mjs'

/** `npm run stories [words…]`: the stories whose id contains one of the words, as `npm test stories` judges all. */
await run(async () => {
  checkNode()
  ensureInstalled()
  await ensureBrowser()
  await build({ only: ['workshop'] })
  const words = process.argv.slice(2)
  const { passed, failed } = await runStorySuite({
    report: join(root, '.cache/reports/someStories.json'),
    ...(words.length > 0 && { words }),
  })
  // Nothing run proves nothing.
  if (failed > 0 || passed === 0) process.exitCode = 1
})
