import type { Chart } from '../chart/chart.types.ts'
import { compareStates } from './compareStates.ts'
import { compareTransitions } from './compareTransitions.ts'
import type { ChartDiff } from './diff.types.ts'
import { findMoves } from './findMoves.ts'
import { findRenames } from './findRenames.ts'
import { relocate } from './relocate.ts'

/**
 * Changes that turn `before` into `after`: states by id, transitions by their effect, not by their number among the
 * candidates. Neither the order of states in the document nor that of tags and invocations is a difference.
 */
export const diffCharts = (before: Chart, after: Chart): ChartDiff => {
  const moves = findMoves(before, after)
  const moved = relocate(before, moves)
  return {
    machine: after.machine,
    states: compareStates(before, moved, after),
    ...compareTransitions(before, moved, after),
    renames: findRenames(before, after, moves),
    moves: Object.fromEntries(moves),
  }
}

/** Nothing that a reader would call a change. */
export const isUnchanged = ({ states, transitions, orders }: ChartDiff) =>
  states.length === 0 && transitions.length === 0 && !orders.some(({ matters }) => matters)
