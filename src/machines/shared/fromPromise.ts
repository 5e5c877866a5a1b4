import { fromPromise as start } from 'xstate'
import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate'

/**
 * XState's promise logic, except that a promise whose actor was stopped never settles. In development React stops each
 * actor once and starts the same one again; without this the second life would hear of the abort of the first, and a list
 * that is being loaded would show a failure.
 */
export const fromPromise = <Output, Input = NonReducibleUnknown>(
  work: Parameters<typeof start<Output, Input>>[0],
): PromiseActorLogic<Output, Input> =>
  start<Output, Input>(
    (given) =>
      new Promise((settle, fail) => {
        const { signal } = given
        work(given).then(
          (output) => {
            if (!signal.aborted) settle(output)
          },
          (error: Error) => {
            if (!signal.aborted) fail(error)
          },
        )
      }),
  )
