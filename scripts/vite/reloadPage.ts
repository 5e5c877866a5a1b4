import type { DevEnvironment, EnvironmentModuleNode } from 'vite'

/**
 * What shows one of the stale modules has read it once, so only a new document shows the change. Answers all modules
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
