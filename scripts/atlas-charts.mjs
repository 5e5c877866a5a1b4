import { join } from 'node:path'

import { ensureInstalled } from './lib/install.mjs'
import { loadTypeScript } from './lib/loadTypeScript.mjs'
import { checkNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/say.mjs'

const says = { missing: '+', outdated: '~', orphaned: '-' }

/** `npm run atlas:charts`: writes the chart of every registered machine to workbench/atlas/charts. */
await run(async () => {
  checkNode()
  ensureInstalled()
  const { keepCharts } = await loadTypeScript('workbench/atlas/registry/keptCharts.ts')
  const changes = keepCharts(join(root, 'workbench/atlas/charts'))
  for (const { kind, file } of changes) console.log(`${says[kind]} ${file}`)
  if (changes.length === 0) console.log('All charts are up to date.')
})
