import { fromCallback, fromPromise } from 'xstate'
import type { EventObject } from 'xstate'

/** A typed placeholder for an effect: the machine declares it, `provide({ actors })` fills it. */
export const promisePlaceholder = <TOutput, TInput = void>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`"${name}" must be provided`)))

export const callbackPlaceholder = <TEvent extends EventObject, TInput = void>(name: string) =>
  fromCallback<TEvent, TInput>(() => {
    throw new Error(`"${name}" must be provided`)
  })
