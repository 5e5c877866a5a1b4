import { drivers } from '../../harness/drivers/drivers.ts'
import { models } from '../../registry.ts'
import type { WalkRequest } from './href.ts'
import { shortestPath } from './paths.ts'
import type { Path } from './paths.ts'

/** The shortest way that is possible on the real page. Null when there is none. */
export const walkPath = ({ machine, from, to }: WalkRequest): Path | null => {
  const driver = drivers[machine]
  return shortestPath(models[machine], { from, to }, (events) => driver.refuses?.(events) ?? false)
}
