import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { machineLists } from './lib/machineLists.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/say.mjs'

/** `npm run machines`: writes the lists of machines anew, after a machine came, went or changed its title or place. */
await run(async () => {
  const { format, resolveConfig } = await import('prettier')
  for (const { path, text } of machineLists()) {
    const file = join(root, path)
    const options = (await resolveConfig(file)) ?? {}
    writeFileSync(file, await format(text, { ...options, filepath: file }))
    console.log(`→ ${path}`)
  }
})
