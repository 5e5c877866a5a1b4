import { fromCallback, fromPromise } from 'xstate'
import type { EventObject } from 'xstate'

/** A typed hole for an effect: the machine declares it, `provide({ actors })` fills it. */
export const promiseHole = <TOutput, TInput = void>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`"${name}" must be provided`)))

export const callbackHole = <TEvent extends EventObject, TInput = void>(name: string) =>
  fromCallback<TEvent, TInput>(() => {
    throw new Error(`"${name}" must be provided`)
  })
