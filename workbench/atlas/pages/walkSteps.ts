import type { Bilingual, Cause } from '../../../src/machines/shared/words.ts'
import { deedOf } from '../live/views.ts'
import type { WalkRequest } from '../replay/href.ts'
import { walkPath } from '../replay/walkPath.ts'
import { registry } from '../../registry.ts'
import { activeLeafIds, take } from '../../core/walk.ts'

/** One step as people read it. */
export interface StepText {
  readonly by: Cause
  readonly says: Bilingual
  /** Name of the state in which it ends. */
  readonly reaches: Bilingual
  /** Ids of the transitions that it takes. */
  readonly edges: readonly string[]
}

export interface WayText {
  readonly steps: readonly StepText[]
  readonly startsOver: boolean
  /** Name of the state in which the walk begins. */
  readonly begins: Bilingual
}

/** Steps of the way. Null when no way leads there. */
export const wayText = (request: WalkRequest): WayText | null => {
  const { machine } = request
  const entry = registry[machine]
  const path = walkPath(request)
  if (path === null) return null
  const first = path.approach.at(-1)?.state ?? path.start
  const nameOf = (state: typeof first): Bilingual => {
    const id = activeLeafIds(state)[0] ?? machine
    return entry.states[id] ?? { 'zh-CN': id, en: id }
  }
  return {
    startsOver: path.startsOver,
    begins: nameOf(first),
    steps: path.steps.map(({ event, state }, index) => ({
      ...deedOf(entry, event.type),
      reaches: nameOf(state),
      edges: take(entry.machine, path.input, path.steps[index - 1]?.state ?? first, event).takes,
    })),
  }
}
