import type { ChartDiff, StateChange, TransitionChange } from './diff.types.ts'

/** The diff in the opposite direction. */
export const invertDiff = ({
  machine,
  states,
  transitions,
  orders,
  renames,
  moves,
}: ChartDiff): ChartDiff => ({
  machine,
  states: states.map(invertState),
  transitions: transitions.map(invertTransition),
  orders: orders.map(({ before, after, order, matters }) => ({
    before: after,
    after: before,
    order: order.map((_, place) => order.indexOf(place)),
    matters,
  })),
  renames: renames.map(({ before, after }) => ({ before: after, after: before })),
  moves: Object.fromEntries(Object.entries(moves).map(([before, after]) => [after, before])),
})

const invertState = (change: StateChange): StateChange => {
  if (change.change === 'added') return { change: 'removed', before: change.after }
  if (change.change === 'removed') return { change: 'added', after: change.before }
  return { ...change, before: change.after, after: change.before }
}

const invertTransition = (change: TransitionChange): TransitionChange => {
  if (change.change === 'added') return { change: 'removed', before: change.after }
  if (change.change === 'removed') return { change: 'added', after: change.before }
  return { ...change, before: change.after, after: change.before }
}
