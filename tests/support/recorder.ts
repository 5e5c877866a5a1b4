import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate'

import type { MachineId, machines } from '../../src/machines/registry.ts'
import { transitionId } from './walk.ts'

export type Running<Id extends MachineId> = ActorRefFrom<(typeof machines)[Id]>

/** What the machines of one page did, seen through `actorOptions.inspect`. */
export interface Recorder {
  readonly inspect: (event: InspectionEvent) => void
  all(): readonly unknown[]
  /** Every actor of this machine, oldest first, ended ones included. */
  actors<Id extends MachineId>(id: Id): Running<Id>[]
  takenBy(actor: unknown): ReadonlySet<string>
  /** Transitions that actors of this machine took. */
  taken(id: MachineId): ReadonlySet<string>
}

export const createRecorder = (): Recorder => {
  const actors: AnyActorRef[] = []
  const taken = new Map<unknown, Set<string>>()
  const takenBy = (actor: unknown) => taken.get(actor) ?? new Set<string>()
  return {
    inspect(event) {
      const actor = event.actorRef as AnyActorRef | undefined
      const id = actor === undefined ? undefined : machineIdOf(actor)
      if (actor === undefined || id === undefined) return
      if (event.type === '@xstate.actor') actors.push(actor)
      if (event.type !== '@xstate.microstep') return
      taken.set(actor, new Set([...takenBy(actor), ...event._transitions.map(transitionId)]))
    },
    all: () => [...actors],
    actors: <Id extends MachineId>(id: Id) =>
      actors.filter((actor) => machineIdOf(actor) === id) as unknown as Running<Id>[],
    takenBy,
    taken: (id) =>
      new Set(actors.filter((actor) => machineIdOf(actor) === id).flatMap((actor) => [...takenBy(actor)])),
  }
}

const machineIdOf = (actor: AnyActorRef): string | undefined => {
  const logic = (actor as unknown as { logic?: Partial<AnyStateMachine> }).logic
  return logic?.root === undefined ? undefined : logic.id
}
