import { join } from 'node:path'

import { root } from './root.mjs'

/** A module in TypeScript, which Node 20 does not read by itself. `file`: relative to the project. */
export const loadTypeScript = async (file) => {
  // Imported late: whatever is missing was installed only now.
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, file), { root, configFile: false, logLevel: 'error' })
  return module
}
