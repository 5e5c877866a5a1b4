import { createLineCounter } from '../../core/coverage/createLineCounter.ts'
import { joinRecordings } from '../../core/coverage/joinRecordings.ts'
import type { CoverageReport, Suite } from '../../core/coverage/report.types.ts'
import type { Recording, TraceLine } from '../../core/coverage/trace.types.ts'
import { models } from '../../registry.ts'
import { walksOf } from '../../walksOf.ts'
import { begin, take } from '../../core/walk.ts'
import { charts } from './coverageRows.ts'

const at = '2026-02-03T04:05:00Z'

/** To walk all machines takes seconds, and a page of them shows no other rows than these. */
const examples = ['scan', 'terms', 'order', 'memberMenu'] as const

/**
 * A measurement of a few real machines in which `missed`, a transition, was never taken; `sources` as of the recordings.
 * End-to-end tests went every fourth way only.
 */
export const exampleReport = (missed: string, sources: string): CoverageReport => {
  const walked = examples.map(linesOf)
  const recording = (lines: readonly TraceLine[]): Recording => {
    const counter = createLineCounter()
    counter.add(lines.filter(({ taken }) => !taken.includes(missed)))
    return { at, sources, lines: counter.lines() }
  }
  const all = recording(walked.flat(2))
  const some = recording(walked.flatMap((walks) => walks.filter((_, index) => index % 4 === 0)).flat())
  const recordings: Record<Suite, Recording> = { stories: all, unit: all, flows: all, e2e: some }
  return joinRecordings(Object.fromEntries(examples.map((id) => [id, charts[id]])), recordings, at)
}

/** By walk. */
const linesOf = (id: (typeof examples)[number]): TraceLine[][] =>
  walksOf(id).map(({ input, start, steps }) => {
    const { machine } = models[id]
    const before = [start, ...steps.map(({ state }) => state)]
    const moves = steps.map(({ event }, index) => take(machine, input, before[index] ?? start, event))
    return [begin(machine, input), ...moves].flatMap(({ lines }) => lines)
  })
