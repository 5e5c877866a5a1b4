import { join } from 'node:path'

import { root } from '../lib/root.mjs'

/** The module that renders the catalogue (`workbench/atlas/export/renderCatalogue.tsx`), as Vite understands it. */
export const loadCatalogue = async () => {
  // Imported late: whatever is missing was installed only now.
  const { runnerImport } = await import('vite')
  const load = async (path, config = {}) => {
    const { module } = await runnerImport(join(root, path), {
      configFile: false,
      root,
      logLevel: 'error',
      ...config,
    })
    return module
  }
  const { statecharts } = await load('scripts/vite/statecharts.ts')
  return load('workbench/atlas/export/renderCatalogue.tsx', { plugins: [statecharts()] })
}
