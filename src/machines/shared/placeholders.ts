import { fromCallback, fromPromise } from 'xstate'
import type { EventObject } from 'xstate'

const kinds = new WeakMap<object, 'promise' | 'callback'>()

/** Kind of effect that an actor of a machine declares; undefined for an actor that is no placeholder. */
export const kindOfPlaceholder = (logic: object) => kinds.get(logic)

/** A method of a port that answers once. */
type Asking = (...given: never[]) => Promise<unknown>
/** A method of a port that tells events until it is cleaned up. */
type Watching = (...given: never[]) => (() => void) | void

/** Input of a method before the signal or the listener; void if it takes none. */
type InputOf<M extends (...given: never[]) => unknown> =
  Parameters<M> extends [infer First, ...unknown[]]
    ? First extends AbortSignal | ((...given: never[]) => unknown)
      ? void
      : First
    : void

type EventOf<M extends Watching> =
  Parameters<M> extends [...unknown[], (event: infer Event extends EventObject) => void] ? Event : never

/**
 * An effect that the machine declares by the method of its port; `actorsOf(machine, port)` fills it. `Input`: if the machine
 * passes another value than the method takes, and a file of actors is between them.
 */
export const promisePlaceholder = <M extends Asking, Input = InputOf<M>>(name: string) => {
  const logic = fromPromise<Awaited<ReturnType<M>>, Input>(() =>
    Promise.reject(new Error(`"${name}" must be provided`)),
  )
  kinds.set(logic, 'promise')
  return logic
}

export const callbackPlaceholder = <M extends Watching, Input = InputOf<M>>(name: string) => {
  const logic = fromCallback<EventOf<M>, Input>(() => {
    throw new Error(`"${name}" must be provided`)
  })
  kinds.set(logic, 'callback')
  return logic
}
