import { join } from 'node:path'

import { root } from './root.mjs'

/**
 * A module in TypeScript, which Node 20 does not read by itself.
 * @param {string} file relative to the project
 * @param {import('vite').InlineConfig} config further options for Vite
 */
export const loadTypeScript = async (file, config = {}) => {
  // Imported late: whatever is missing was installed only now.
  const { runnerImport } = await import('vite')
  // Vite sets NODE_ENV for the whole process: a build that follows would be one for development.
  const asked = process.env.NODE_ENV
  try {
    const { module } = await runnerImport(join(root, file), {
      root,
      configFile: false,
      logLevel: 'error',
      ...config,
    })
    return module
  } finally {
    if (asked === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = asked
  }
}
