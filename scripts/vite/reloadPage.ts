import type { DevEnvironment, EnvironmentModuleNode } from 'vite'

/**
 * Reloads pages that have read one of the stale modules: only a new document shows the change. Returns all modules
 * that are out of date, for `hotUpdate`.
 */
export const reloadPage = (
  environment: DevEnvironment,
  modules: readonly EnvironmentModuleNode[],
  stale: readonly EnvironmentModuleNode[],
): EnvironmentModuleNode[] => {
  for (const node of stale) environment.moduleGraph.invalidateModule(node)
  environment.hot.send({ type: 'full-reload' })
  return [...modules, ...stale]
}
