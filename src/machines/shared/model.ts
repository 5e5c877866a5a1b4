import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate'

/** The answer of an invoked actor, as the machine receives it. */
export const done = (actorId: string, output?: unknown) => ({
  type: `xstate.done.actor.${actorId}` as const,
  output,
})
export const failed = (actorId: string, error: unknown) => ({
  type: `xstate.error.actor.${actorId}` as const,
  error,
})
/** `stateId` with the machine's id, e.g. `elapsed('poll', 'scan.watching.resting')`. */
export const elapsed = (delay: string, stateId: string) => ({
  type: `xstate.after.${delay}.${stateId}` as const,
})

type ActorEvent = ReturnType<typeof done> | ReturnType<typeof failed> | ReturnType<typeof elapsed>

export interface Model<M extends AnyStateMachine> {
  machine: M
  /** Each way of starting that an `always` at the start decides by; one for machines without input. */
  inputs: ReadonlyArray<InputFrom<M>>
  /** Every event that the machine declares, with one payload for each side of each guard. */
  events: ReadonlyArray<EventFrom<M> | ActorEvent>
  /** Values of the context that guards read, in buckets: two snapshots with equal values and states behave alike. */
  project(context: ContextFrom<M>): unknown
}

/** A model whose machine is known by name only. */
export type AnyModel = Omit<Model<AnyStateMachine>, 'project'> & {
  project(context: never): unknown
}
