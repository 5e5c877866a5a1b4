import { fromCallback, fromPromise } from 'xstate'
import type { EventObject } from 'xstate'

const kinds = new WeakMap<object, 'promise' | 'callback'>()

/** Which kind of effect an actor of a machine stands for; undefined for an actor that is no placeholder. */
export const kindOfPlaceholder = (logic: object) => kinds.get(logic)

/** A typed placeholder for an effect: the machine declares it, `actorsOf(machine, port)` fills it. */
export const promisePlaceholder = <TOutput, TInput = void>(name: string) => {
  const logic = fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`"${name}" must be provided`)))
  kinds.set(logic, 'promise')
  return logic
}

export const callbackPlaceholder = <TEvent extends EventObject, TInput = void>(name: string) => {
  const logic = fromCallback<TEvent, TInput>(() => {
    throw new Error(`"${name}" must be provided`)
  })
  kinds.set(logic, 'callback')
  return logic
}
