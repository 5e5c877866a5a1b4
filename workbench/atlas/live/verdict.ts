import { and, not, or, stateIn } from 'xstate'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import type { Ground, Verdict } from './explain.types.ts'
import { createReader } from './reader.ts'

/** Result of a transition's guard, as the machine would get it, with every value that it read. */
export const verdictOf = (guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject): Verdict => {
  const name = nameOf(guard)
  const meant = name === null ? guard : guardsOf(snapshot)[name]
  if (meant === undefined) return failed(name ?? '', 'is not implemented')
  if (typeof meant !== 'function') return verdictOf(meant, snapshot, event)
  if (isComposed(meant)) return composed(meant, snapshot, event)
  return asked(meant as Predicate, name ?? (meant.name || 'inline'), paramsOf(guard), snapshot, event)
}

/** The guards that decided a verdict: for an `and` that failed, the part that failed. */
export const groundsOf = (verdict: Verdict): Ground[] => {
  if (verdict.kind === 'guard') {
    const { name, passed, readings, threw } = verdict
    return [{ name, held: passed, readings, threw }]
  }
  if (verdict.kind === 'in') {
    return [{ name: `in ${verdict.state}`, held: verdict.passed, readings: [], threw: null }]
  }
  const deciding =
    verdict.kind === 'not' ? verdict.parts : verdict.parts.filter(({ passed }) => passed === verdict.passed)
  return deciding.flatMap(groundsOf)
}

type Predicate = (args: { context: unknown; event: unknown }, params: unknown) => unknown

interface Composed {
  readonly check: unknown
  readonly guards?: readonly unknown[]
  readonly stateValue?: unknown
}

const nameOf = (guard: unknown): string | null => {
  if (typeof guard === 'string') return guard
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : null
}

const paramsOf = (guard: unknown): unknown =>
  typeof guard === 'object' && guard !== null && 'params' in guard ? guard.params : undefined

const guardsOf = (snapshot: AnyMachineSnapshot) =>
  snapshot.machine.implementations.guards as Readonly<Record<string, unknown>>

const asked = (
  predicate: Predicate,
  name: string,
  params: unknown,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Verdict => {
  const reader = createReader()
  const { context } = snapshot
  try {
    // Params are made of the same event and context: reads for making them are no reads of the guard.
    const aside = createReader()
    const given: unknown =
      typeof params === 'function'
        ? (params as (args: object) => unknown)({
            context: aside.lend(context, 'context'),
            event: aside.lend(event, 'event'),
          })
        : params
    const answer = predicate(
      { context: reader.lend(context, 'context'), event: reader.lend(event, 'event') },
      given === null || typeof given !== 'object' ? given : reader.lend(given, 'params'),
    )
    return { kind: 'guard', name, passed: Boolean(answer), readings: reader.readings(), threw: null }
  } catch (error) {
    return failed(name, error instanceof Error ? error.message : String(error), reader.readings())
  }
}

const failed = (
  name: string,
  threw: string,
  readings: ReturnType<typeof groundsOf>[number]['readings'] = [],
): Verdict => ({
  kind: 'guard',
  name,
  passed: false,
  readings,
  threw,
})

// Their names do not survive a minifier, their checks do.
const checks = {
  and: (and([]) as unknown as Composed).check,
  or: (or([]) as unknown as Composed).check,
  not: (not(() => true) as unknown as Composed).check,
  in: (stateIn('') as unknown as Composed).check,
}

const isComposed = (guard: object): guard is Composed => 'check' in guard

const composed = (
  { check, guards = [], stateValue }: Composed,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Verdict => {
  if (check === checks.in) {
    const state = typeof stateValue === 'string' ? stateValue : JSON.stringify(stateValue)
    return { kind: 'in', state, passed: standsIn(snapshot, stateValue) }
  }
  const kind = check === checks.and ? 'and' : check === checks.or ? 'or' : 'not'
  const parts: Verdict[] = []
  for (const guard of guards) {
    const part = verdictOf(guard, snapshot, event)
    parts.push(part)
    if (part.passed === (kind === 'or')) break
  }
  const last = parts.at(-1)?.passed ?? kind === 'and'
  return { kind, passed: kind === 'not' ? !last : last, parts }
}

const standsIn = (snapshot: AnyMachineSnapshot, state: unknown) =>
  typeof state === 'string' && state.startsWith('#')
    ? snapshot._nodes.some(({ id }) => id === state.slice(1))
    : snapshot.matches(state as never)
