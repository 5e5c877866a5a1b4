import { transition } from 'xstate'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'

import type { Reason } from '../../../contract/reasons.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Decision, Lifecycle, Status } from './lifecycle.types.ts'

/** Returns the next status after an event of an actor. Pure: reads and writes nothing. */
export const decide = <Facts extends object>(
  lifecycle: Lifecycle,
  status: Status<Facts>,
  event: AnyEventObject,
  roles: readonly Role[],
): Decision<Facts> => {
  const causes = Object.hasOwn(lifecycle.causes, event.type) ? lifecycle.causes[event.type] : undefined
  if (causes === undefined) return { kind: 'refused', reason: 'eventUnknown' }
  if (!causes.some((role) => roles.includes(role))) return { kind: 'refused', reason: 'forbidden' }
  const snapshot = snapshotOf(lifecycle.machine, status)
  if (!snapshot.can(event)) return { kind: 'refused', reason: reasonOf(lifecycle, snapshot, event) }
  const [next] = transition(lifecycle.machine, snapshot, event)
  const { value, context } = next as AnyMachineSnapshot
  return { kind: 'taken', state: leafOf(value), facts: context as Facts }
}

/** Events that `roles` may cause, each with the reason why not now, or null. Placeholder texts replace typed ones. */
export const offersOf = (
  lifecycle: Lifecycle,
  snapshot: AnyMachineSnapshot,
  roles: readonly Role[],
): ReadonlyArray<{ readonly event: string; readonly refusal: Reason | null }> =>
  Object.entries(lifecycle.causes)
    .filter(([, causes]) => causes.some((role) => role !== 'system' && roles.includes(role)))
    .map(([type]) => {
      const { title } = snapshot.context as { title?: unknown }
      const event = { type, reason: '…', eng_reason: '…', confirmation: title }
      return { event: type, refusal: snapshot.can(event) ? null : reasonOf(lifecycle, snapshot, event) }
    })

export const snapshotOf = (machine: AnyStateMachine, { state, facts }: Status): AnyMachineSnapshot =>
  machine.resolveState({ value: valueOf(state), context: facts }) as AnyMachineSnapshot

/** `to_be_invoiced.picked_up` of a value with one active leaf. */
export const leafOf = (value: StateValue): string => {
  if (typeof value === 'string') return value
  const [[parent, child] = ['', '']] = Object.entries(value)
  return `${parent}.${leafOf(child ?? '')}`
}

const valueOf = (leaf: string): StateValue => {
  const dot = leaf.indexOf('.')
  return dot < 0 ? leaf : { [leaf.slice(0, dot)]: valueOf(leaf.slice(dot + 1)) }
}

/** The innermost state that knows the event says why not; where none does, the state itself is the reason. */
const reasonOf = (lifecycle: Lifecycle, snapshot: AnyMachineSnapshot, event: AnyEventObject): Reason => {
  const knowing = [...snapshot._nodes].reverse().find((node) => node.transitions.has(event.type))
  const guard = knowing?.transitions.get(event.type)?.at(-1)?.guard
  const failing = guard === undefined ? undefined : firstFailing(lifecycle.machine, guard, snapshot, event)
  const reason =
    failing === undefined
      ? lifecycle.reasons.states[leafOf(snapshot.value)]
      : lifecycle.reasons.guards[failing]
  return reason ?? 'eventUnknown'
}

type Predicate = (args: { context: unknown; event: unknown }) => boolean

/** Name of the failing guard; for an `and`, of its first failing part. */
const firstFailing = (
  machine: AnyStateMachine,
  guard: unknown,
  { context }: AnyMachineSnapshot,
  event: AnyEventObject,
): string | undefined => {
  const parts =
    typeof guard === 'function' && 'guards' in guard ? (guard.guards as readonly string[]) : [guard as string]
  return parts.find((name) => {
    const predicate = machine.implementations.guards[name] as Predicate | undefined
    return predicate === undefined || !predicate({ context, event })
  })
}
