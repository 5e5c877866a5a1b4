import { fromCallback } from 'xstate'
import type { AnyStateMachine, CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate'

import { fromPromise } from './fromPromise.ts'
import { kindOfPlaceholder } from './placeholders.ts'

type Actors<M extends AnyStateMachine> = Required<
  NonNullable<NonNullable<Parameters<M['provide']>[0]>['actors']>
>

/** Method that fills one placeholder: takes the input, if there is one, and then the signal or the listener. */
type Method<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer Input>
    ? [Input] extends [void]
      ? (signal: AbortSignal) => Promise<Output>
      : (input: Input, signal: AbortSignal) => Promise<Output>
    : Logic extends CallbackActorLogic<infer Event, infer Input>
      ? [Input] extends [void]
        ? (tell: (event: Event) => void) => (() => void) | void
        : (input: Input, tell: (event: Event) => void) => (() => void) | void
      : never

/** One method for each placeholder of the machine; actors that are machines are provided by themselves. */
type PortOf<M extends AnyStateMachine> = {
  readonly [Name in keyof Actors<M> as [Method<Actors<M>[Name]>] extends [never] ? never : Name]: Method<
    Actors<M>[Name]
  >
}

type AnyMethod = (...given: unknown[]) => Promise<unknown> & (() => void)

/** The actors that hand each effect of the machine to the method of its name: `machine.provide({ actors })`. */
export const actorsOf = <M extends AnyStateMachine>(machine: M, port: PortOf<M>) => {
  const methods = port as unknown as Readonly<Record<string, AnyMethod>>
  const filled = Object.entries(machine.implementations.actors).flatMap(([name, logic]) => {
    const kind = typeof logic === 'object' ? kindOfPlaceholder(logic) : undefined
    if (kind === undefined) return []
    // Called on the port: a method may need it.
    const call = (input: unknown, last: unknown) => {
      const method = methods[name]
      if (method === undefined) throw new Error(`The port of "${machine.id}" has no method "${name}"`)
      return input === undefined ? method.call(port, last) : method.call(port, input, last)
    }
    return [
      [
        name,
        kind === 'promise'
          ? fromPromise(({ input, signal }) => call(input, signal))
          : fromCallback<EventObject, unknown>(({ input, sendBack }) => call(input, sendBack)),
      ],
    ]
  })
  return Object.fromEntries(filled) as Pick<Actors<M>, keyof PortOf<M> & keyof Actors<M>>
}
