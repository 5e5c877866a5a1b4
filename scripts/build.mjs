import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { run, seconds } from './lib/say.mjs'

/** `npm run build [site ssr server workshop]`: the named steps, else all; what has not changed is not built again. */
await run(async () => {
  checkNode()
  ensureInstalled()
  const since = performance.now()
  const only = process.argv.slice(2)
  await build({ only: only.length > 0 ? only : null })
  console.log(`up to date (${seconds(since)})`)
})
