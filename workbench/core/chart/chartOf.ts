import type { AnyStateMachine, AnyStateNode } from 'xstate'

import { actionNames } from './actionNames.ts'
import type { Chart, ChartEdge, ChartNode } from './chart.types.ts'
import { guardText } from './guardText.ts'

/** The drawing of a machine, in document order. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const nodes = withDescendants(machine.root)
  return { machine: machine.id, nodes: nodes.map(nodeOf), edges: nodes.flatMap(edgesOf) }
}

type Transition = NonNullable<AnyStateNode['always']>[number]

const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withDescendants),
]

const nodeOf = (node: AnyStateNode): ChartNode => ({
  id: node.id,
  parent: node.parent?.id ?? null,
  kind: node.type,
  initial: isInitial(node),
  tags: [...node.tags],
  invokes: node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
  entry: actionNames(node.entry),
  exit: actionNames(node.exit),
})

const isInitial = (node: AnyStateNode) =>
  node.parent === undefined || node.parent.type === 'parallel' || leadsInto(node.parent.initial.target, node)

/** An initial state may be named by a path of several steps. */
const leadsInto = (targets: readonly AnyStateNode[] | undefined, node: AnyStateNode) =>
  targets?.some((target) => target === node || target.id.startsWith(`${node.id}.`)) ?? false

const edgesOf = (node: AnyStateNode): ChartEdge[] => [
  ...[...node.transitions.entries()].flatMap(([event, candidates]) => candidates.map(edgeOf(node, event))),
  ...(node.always ?? []).map(edgeOf(node, 'always')),
]

const edgeOf =
  (source: AnyStateNode, event: string) =>
  ({ target, guard, actions, reenter }: Transition, index: number): ChartEdge => ({
    id: `${source.id}|${event}|${index}`,
    source: source.id,
    event,
    targets: (target ?? []).map(({ id }) => id),
    guard: guardText(guard),
    actions: actionNames(actions),
    reenter,
  })
