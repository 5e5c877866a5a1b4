import type { Chart, ChartNode } from '../chart/chart.types.ts'
import type { StateAspect, StateChange } from './diff.types.ts'

/** `moved` is `before` with the ids of `after`, in the same order. */
export const compareStates = (before: Chart, moved: Chart, after: Chart): StateChange[] => {
  const known = new Map(
    moved.nodes.map((node, place) => [node.id, { node, old: before.nodes[place] ?? node }]),
  )
  const changes = after.nodes.flatMap((node): StateChange[] => {
    const match = known.get(node.id)
    if (match === undefined) return [{ change: 'added', after: node }]
    known.delete(node.id)
    const aspects = Object.entries(readers).flatMap(([aspect, read]) =>
      read(match.node) === read(node) ? [] : [aspect as StateAspect],
    )
    return aspects.length === 0 ? [] : [{ change: 'changed', before: match.old, after: node, aspects }]
  })
  return [
    ...[...known.values()].map(({ old }): StateChange => ({ change: 'removed', before: old })),
    ...changes,
  ]
}

/** Equal where two states are alike. Actions run in their order; tags and invocations have none. */
const readers: Readonly<Record<StateAspect, (node: ChartNode) => unknown>> = {
  parent: ({ parent }) => parent,
  kind: ({ kind }) => kind,
  initial: ({ initial }) => initial,
  tags: ({ tags }) => tags.toSorted().join('\n'),
  invokes: ({ invokes }) =>
    invokes
      .map(({ id, src }) => `${id} ${src}`)
      .sort()
      .join('\n'),
  entry: ({ entry }) => entry.join('\n'),
  exit: ({ exit }) => exit.join('\n'),
}
