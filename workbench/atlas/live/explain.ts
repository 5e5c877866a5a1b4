import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'

import type { Asked, Explanation } from './explain.types.ts'
import { edgeId } from '../../core/edgeId.ts'
import { verdictOf } from './verdict.ts'

/**
 * Whether a machine in `snapshot` takes `event`, and why (not). Guards are evaluated in the machine's own order;
 * nothing runs and nothing changes. Agrees with `snapshot.can(event)`: `taken` where that is true.
 */
export const explain = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Explanation => {
  if (snapshot.status !== 'active') return { answer: 'over' }
  const { isKnown, taken, asked } = ask(snapshot.machine.root as Node, snapshot, event)
  if (!isKnown) return { answer: 'unknown', knownIn: listeners(snapshot.machine.root as Node, event.type) }
  if (taken.length === 0) return { answer: 'refused', asked }
  const edges = taken.map(edgeId)
  if (!taken.some(({ target, actions }) => target !== undefined || actions.length > 0)) {
    return { answer: 'swallowed', edges, asked }
  }
  const targets = taken.flatMap(({ target }) => (target ?? []).map(({ id }) => id))
  return { answer: 'taken', edges, targets: [...new Set(targets)], asked }
}

type Node = AnyMachineSnapshot['_nodes'][number]

interface Answer {
  /** Whether any evaluated state listens to the event. */
  readonly isKnown: boolean
  readonly taken: readonly AnyTransitionDefinition[]
  readonly asked: readonly Asked[]
}

/** Children first; a parent is evaluated only when none of them moves. */
const ask = (node: Node, snapshot: AnyMachineSnapshot, event: AnyEventObject): Answer => {
  const inner = snapshot._nodes
    .filter(({ parent }) => parent === node)
    .map((child) => ask(child, snapshot, event))
  const isKnown = inner.some((answer) => answer.isKnown)
  const taken = inner.flatMap((answer) => answer.taken)
  const asked = inner.flatMap((answer) => answer.asked)
  if (taken.length > 0) return { isKnown, taken, asked }
  const candidates = candidatesOf(node, event.type)
  for (const candidate of candidates) {
    if (candidate.guard === undefined) return { isKnown: true, taken: [candidate], asked }
    const verdict = verdictOf(candidate.guard, snapshot, event)
    asked.push({ edge: edgeId(candidate), verdict })
    if (verdict.passed) return { isKnown: true, taken: [candidate], asked }
    // A guard that throws stops the machine: no later guard is evaluated.
    if (verdict.kind === 'guard' && verdict.threw !== null) break
  }
  return { isKnown: isKnown || candidates.length > 0, taken: [], asked }
}

/** The exact name first, then patterns, the longest first. */
const candidatesOf = ({ transitions }: Node, type: string): AnyTransitionDefinition[] => [
  ...(transitions.get(type) ?? []),
  ...[...transitions.keys()]
    .filter((pattern) => pattern !== type && fits(type, pattern))
    .sort((one, other) => other.length - one.length)
    .flatMap((pattern) => transitions.get(pattern) ?? []),
]

const fits = (type: string, pattern: string) =>
  pattern === '*' || (pattern.endsWith('.*') && `${type}.`.startsWith(pattern.slice(0, -1)))

const listeners = (node: Node, type: string): string[] => [
  ...(candidatesOf(node, type).length > 0 ? [node.id] : []),
  ...Object.values(node.states).flatMap((child) => listeners(child, type)),
]
