import { aspects, required } from './report.types.ts'
import type { Aspect, Counts, CoverageReport } from './report.types.ts'

/** Something that neither a story nor a walk went through. */
export interface Shortfall {
  readonly machine: string
  readonly aspect: Aspect
  /** Id of the state or transition. */
  readonly id: string
}

/** Empty when stories and walks together enter every state, take every transition and see each guard both ways. */
export const shortfallsOf = (report: CoverageReport): Shortfall[] =>
  Object.entries(report.machines).flatMap(([machine, coverage]) =>
    aspects.flatMap((aspect) =>
      Object.entries(coverage[aspect])
        .filter(([, counts]) => !isReached(counts))
        .map(([id]) => ({ machine, aspect, id })),
    ),
  )

/** By a story or a walk: an end-to-end test alone is too coarse to show its purpose. */
export const isReached = (counts: Counts) => required.some((suite) => counts[suite] > 0)
