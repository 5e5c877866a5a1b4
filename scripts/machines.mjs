import { writeLists } from './lib/machineLists.mjs'
import { run } from './lib/say.mjs'

/** `npm run machines`: writes the lists of machines anew, after a machine came, went or changed its title or place. */
await run(async () => {
  for (const path of await writeLists()) console.log(`→ ${path}`)
})
