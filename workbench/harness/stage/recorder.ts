import type { ActorRefFrom, AnyActorRef, InspectionEvent } from 'xstate'

import { createLineCounter } from '../../core/coverage/createLineCounter.ts'
import { createTracer } from '../../core/coverage/createTracer.ts'
import type { CountedLine } from '../../core/coverage/trace.types.ts'
import { machines } from '../../../src/machines/registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { edgeId } from '../../core/edgeId.ts'
import { machineIdOf } from '../../core/machineIdOf.ts'

export type Running<Id extends MachineId> = ActorRefFrom<(typeof machines)[Id]>

/** Record of one page's machines, through `actorOptions.inspect`. */
export interface Recorder {
  readonly inspect: (event: InspectionEvent) => void
  all(): readonly unknown[]
  /** Every actor of this machine, oldest first, ended ones included. */
  actors<Id extends MachineId>(id: Id): Running<Id>[]
  takenBy(actor: unknown): ReadonlySet<string>
  /** Transitions that actors of this machine took. */
  taken(id: MachineId): ReadonlySet<string>
  /** Lines recorded since the last call, step by step. */
  drainLines(): CountedLine[]
}

export const createRecorder = (): Recorder => {
  const actors: AnyActorRef[] = []
  const taken = new Map<unknown, Set<string>>()
  const counter = createLineCounter()
  const trace = createTracer(Object.keys(machines), counter.add)
  const takenBy = (actor: unknown) => taken.get(actor) ?? new Set<string>()
  return {
    inspect(event) {
      trace(event)
      const actor = event.actorRef as AnyActorRef | undefined
      const id = actor === undefined ? undefined : machineIdOf(actor)
      if (actor === undefined || id === undefined) return
      if (event.type === '@xstate.actor') actors.push(actor)
      if (event.type !== '@xstate.microstep') return
      taken.set(actor, new Set([...takenBy(actor), ...event._transitions.map(edgeId)]))
    },
    all: () => [...actors],
    actors: <Id extends MachineId>(id: Id) =>
      actors.filter((actor) => machineIdOf(actor) === id) as unknown as Running<Id>[],
    takenBy,
    drainLines: counter.drain,
    taken: (id) =>
      new Set(actors.filter((actor) => machineIdOf(actor) === id).flatMap((actor) => [...takenBy(actor)])),
  }
}
