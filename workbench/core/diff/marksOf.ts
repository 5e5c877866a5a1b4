import type { Mark } from '../chart/ChartView.types.ts'
import type { ChartDiff } from './diff.types.ts'

/** Marks by the ids of states and transitions: removed ones are in the picture of before, new ones in that of after. */
export const marksOf = ({ states, transitions, orders }: ChartDiff) => {
  const before: Record<string, Mark> = {}
  const after: Record<string, Mark> = {}
  for (const change of [...states, ...transitions]) {
    if (change.change !== 'added') before[change.before.id] = change.change
    if (change.change !== 'removed') after[change.after.id] = change.change
  }
  for (const order of orders.filter(({ matters }) => matters)) {
    for (const { id } of order.before) before[id] ??= 'changed'
    for (const { id } of order.after) after[id] ??= 'changed'
  }
  return { before, after }
}
