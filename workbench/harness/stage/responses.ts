import type { AnyEventObject } from 'xstate'

import { answerResponse, faultResponse, refusalResponse } from '../../../mocks/handlers.ts'
import { messageLanguage } from '../../../server/shared/sentences/messages.ts'
import type { MessageLanguage } from '../../../server/shared/sentences/language.ts'
import type { CallName, Calls } from '../../../src/contract/calls.ts'
import type { CallOutput } from '../../../src/contract/endpoint.ts'
import { CallError, failure, toFailure } from '../../../src/contract/failure.ts'
import type { FailureKind } from '../../../src/contract/failure.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import type { Network } from './createNetwork.ts'

/** The answer of the server from which the site makes this output. */
export const answered = <K extends CallName>(call: K, output: unknown) =>
  answerResponse(call, output as CallOutput<Calls[K]>)

/** An answer of the server from which the site makes this error. */
export const failing = (call: CallName, error: unknown, language: MessageLanguage = 'zh') => {
  const { kind, reason, field } = toFailure(error)
  switch (kind) {
    case 'refused':
      return refusalResponse((reason ?? 'invalid') as Reason, language, field === null ? {} : { field })
    case 'expired':
      return refusalResponse('sessionExpired', language)
    case 'unauthorized':
      return faultResponse(call, '401', language)
    case 'limited':
      return faultResponse(call, '429', language)
    case 'malformed':
      return faultResponse(call, 'null', language)
    case 'server':
      return faultResponse(call, '500', language)
    // faults.test.tsx covers a late answer; machines do not distinguish it from a lost connection.
    case 'timeout':
    case 'offline':
      return faultResponse(call, 'offline', language)
  }
}

/** An answer that ends a call in this way. */
export const ending = (call: CallName, kind: FailureKind) => failing(call, new CallError(failure(kind)))

/** The language of the page that is open. */
export const pageLanguage = () => messageLanguage(document.documentElement.lang)

/**
 * Holds calls until the test ends their actors. By the actor's name: the call, and the server's answer that leads to
 * its output. @returns the events that end these actors
 */
export const holdCalls = (
  network: Network,
  actors: Readonly<Record<string, CallName | readonly [CallName, (event: AnyEventObject) => unknown]>>,
): Record<string, (event: AnyEventObject) => Promise<void>> =>
  Object.fromEntries(
    Object.entries(actors).flatMap(([actor, given]) => {
      const [call, outputOf] = typeof given === 'string' ? [given, outputItself] : given
      const held = network.hold(call)
      return [
        [`xstate.done.actor.${actor}`, (event) => held.answer(answered(call, outputOf(event)))],
        [`xstate.error.actor.${actor}`, ({ error }) => held.answer(failing(call, error, pageLanguage()))],
      ] satisfies Array<[string, (event: AnyEventObject) => Promise<void>]>
    }),
  )

const outputItself = ({ output }: AnyEventObject): unknown => output
