import type { Chart } from '../chart/chart.types.ts'
import type { CountedLine } from './trace.types.ts'
import { verdictsOf } from './verdictsOf.ts'

/** By id, how often: a state that nothing entered is there with 0. */
export type Times = Readonly<Record<string, number>>

export interface MachineTally {
  /** Leaves, also those that are only passed through, by how often they were entered. */
  readonly states: Times
  readonly transitions: Times
  /** Transitions with a guard, by how often it was true. */
  readonly passed: Times
  /** The same transitions, by how often it was false. */
  readonly refused: Times
}

/** Coverage of these lines, for each machine. Names in a line that the chart does not know are ignored. */
export const tally = <Id extends string>(
  charts: Readonly<Record<Id, Chart>>,
  lines: readonly CountedLine[],
): Record<Id, MachineTally> => {
  const tallies = Object.entries<Chart>(charts).map(([id, chart]) => {
    const guarded = chart.edges.filter(({ guard }) => guard !== null)
    const leaves = chart.nodes.filter(({ kind }) => kind === 'atomic' || kind === 'final')
    const states = zeros(leaves)
    const transitions = zeros(chart.edges)
    const passed = zeros(guarded)
    const refused = zeros(guarded)
    for (const line of lines) {
      if (line.machine !== chart.machine) continue
      for (const node of line.after) if (!line.before.includes(node)) count(states, node, line.times)
      for (const transition of line.taken) count(transitions, transition, line.times)
      for (const verdict of verdictsOf(chart, line))
        count(verdict.passed ? passed : refused, verdict.transition, line.times)
    }
    return [id, { states, transitions, passed, refused }]
  })
  return Object.fromEntries(tallies) as Record<Id, MachineTally>
}

const zeros = (things: ReadonlyArray<{ readonly id: string }>): Record<string, number> =>
  Object.fromEntries(things.map(({ id }) => [id, 0]))

const count = (times: Record<string, number>, id: string, more: number) => {
  const known = times[id]
  if (known !== undefined) times[id] = known + more
}
