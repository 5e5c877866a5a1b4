import { writeLists } from './lib/machineLists.mjs'
import { run } from './lib/say.mjs'

/**
 * `npm run machines`: makes the lists of machines, after a machine came, went or changed its title or place. Runs after
 * `npm ci`, too, for editors and for tools that are started by themselves.
 */
await run(() => {
  for (const path of writeLists()) console.log(`→ ${path}`)
})
