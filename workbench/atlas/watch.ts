import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate'

import { machines } from '../../src/machines/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { createLineCounter } from '../core/coverage/createLineCounter.ts'
import { createTracer } from '../core/coverage/createTracer.ts'
import type { CountedLine } from '../core/coverage/trace.types.ts'
import { edgeId } from '../core/edgeId.ts'

/** A registered machine that runs in the story, or has reached its end. */
export interface WatchedActor {
  /** The same for a child that replaces an earlier one. */
  readonly key: string
  readonly machine: MachineId
  readonly actor: AnyActorRef
  readonly snapshot: AnyMachineSnapshot
}

/** One event that reached a watched machine, also one that changed nothing. */
export interface Happening {
  /** Counts from 0 in each story. */
  readonly index: number
  readonly key: string
  readonly machine: MachineId
  readonly event: AnyEventObject
  /** Null when the machine started. */
  readonly before: AnyMachineSnapshot | null
  readonly after: AnyMachineSnapshot
  /** Edges in the order in which they were taken. */
  readonly taken: readonly string[]
}

/** Record of one story's machines. */
export interface Watch {
  readonly inspect: (event: InspectionEvent) => void
  /** Leaves in which registered machines are now (or have ended), as `<machine>.<path>`. */
  active(): string[]
  /** Every leaf that was entered, in the same form. */
  visited(): string[]
  /** Every transition that was taken, as `<source id>|<event type or `always`>|<index among the candidates>`. */
  taken(): string[]
  /** The same step by step, for coverage. */
  lines(): CountedLine[]
  /** In the order in which they started. */
  actors(): readonly WatchedActor[]
  /** The latest `historyLength` events. */
  history(): readonly Happening[]
  /** Whether any watched machine still runs. */
  isRunning(): boolean
  /** Called after each change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

export const historyLength = 200

export const createWatch = (): Watch => {
  const latest = new Map<string, WatchedActor>()
  const visited = new Set<string>()
  const taken = new Set<string>()
  const counter = createLineCounter()
  const trace = createTracer([...ids], counter.add)
  const history: Happening[] = []
  const listeners = new Set<() => void>()
  // Steps are reported before their resulting snapshot.
  const steps = new WeakMap<object, string[]>()
  let happenings = 0

  const remember = (watched: WatchedActor, before: AnyMachineSnapshot | null, event: AnyEventObject) => {
    const { key, machine, actor, snapshot } = watched
    const edges = steps.get(actor) ?? []
    steps.delete(actor)
    history.push({ index: happenings, key, machine, event, before, after: snapshot, taken: edges })
    happenings += 1
    if (history.length > historyLength) history.shift()
  }
  return {
    inspect(event) {
      trace(event)
      if (event.type === '@xstate.microstep') {
        if (!isWatched(event.snapshot)) return
        const edges = (event._transitions as AnyTransitionDefinition[]).map(edgeId)
        for (const edge of edges) taken.add(edge)
        steps.set(event.actorRef, [...(steps.get(event.actorRef) ?? []), ...edges])
        return
      }
      if (event.type !== '@xstate.snapshot' || !isWatched(event.snapshot)) return
      const actor = event.actorRef as AnyActorRef
      const key = placeOf(actor)
      // A machine that was stopped by its parent has no active state, unlike one that has reached its end.
      if (event.snapshot.status === 'stopped') latest.delete(key)
      else {
        const known = latest.get(key)
        const machine = event.snapshot.machine.id as MachineId
        const watched = { key, machine, actor, snapshot: event.snapshot }
        latest.set(key, watched)
        remember(watched, known?.actor === actor ? known.snapshot : null, event.event)
        for (const leaf of leavesOf(event.snapshot)) visited.add(leaf)
      }
      for (const listener of listeners) listener()
    },
    active: () => [...new Set([...latest.values()].flatMap(({ snapshot }) => leavesOf(snapshot)))].sort(),
    visited: () => [...visited].sort(),
    taken: () => [...taken].sort(),
    lines: counter.lines,
    actors: () => [...latest.values()],
    history: () => history,
    isRunning: () => [...latest.values()].some(({ snapshot }) => snapshot.status === 'active'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const ids = new Set<string>(Object.keys(machines))

const isWatched = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' &&
  snapshot !== null &&
  'machine' in snapshot &&
  ids.has((snapshot as AnyMachineSnapshot).machine.id)

/** A restarted child takes the place of the one before it. */
const placeOf = (actor: AnyActorRef) => `${actor._parent?.sessionId ?? actor.sessionId}/${actor.id}`

const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => [snapshot.machine.id, ...node.path].join('.'))
