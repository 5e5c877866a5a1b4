import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { formattedLists } from './lib/machineLists.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/say.mjs'

/** `npm run machines`: writes the lists of machines anew, after a machine came, went or changed its title or place. */
await run(async () => {
  for (const [path, text] of await formattedLists()) {
    writeFileSync(join(root, path), text)
    console.log(`→ ${path}`)
  }
})
