import type { HttpHandler } from 'msw'

import { fixturesFor } from '../../../mocks/fixtures.ts'
import type { Fixtures } from '../../../mocks/fixtures.ts'
import { answer, answerResponse, refusalResponse } from '../../../mocks/handlers.ts'
import { onCall } from '../../../mocks/onCall.ts'
import { messageLanguage } from '../../../server/shared/sentences/messages.ts'
import type { MessageLanguage } from '../../../server/shared/sentences/language.ts'
import type { CallName, Calls } from '../../../src/contract/calls.ts'
import type { CallOutput } from '../../../src/contract/endpoint.ts'
import type { UserInfo } from '../../../src/contract/user.ts'

/** The fixture of each call. */
export const happily = (...names: readonly CallName[]): HttpHandler[] =>
  names.map((name) => answer(name, ({ language }) => fixturesFor(language)[name]))

/** The fixture of one call with some of its fields changed. */
export const altered = <K extends CallName>(
  name: K,
  change: (happy: Fixtures[K]) => CallOutput<Calls[K]>,
): HttpHandler => answer(name, ({ language }) => change(fixturesFor(language)[name]))

/** A caller without a token is a guest; after a login in the scene the same visitor is a member. */
export const visitor = (user: Partial<UserInfo> = {}): HttpHandler[] => [
  onCall('getUserInfo', ({ request }) => {
    const language = messageLanguage(request.headers.get('lang'))
    return request.headers.get('token')
      ? answerResponse('getUserInfo', { ...fixturesFor(language).getUserInfo, ...user }, language)
      : refusalResponse('signedOut', language)
  }),
  ...happily('countUnread', 'readMessagesOf', 'logout'),
]

/** The first request gets the first response, and so on; the last one is given to all that follow. */
export const inTurn = (name: CallName, first: Respond, ...others: readonly Respond[]): HttpHandler => {
  const responses = [first, ...others]
  let asked = 0
  return onCall(name, ({ request }) => {
    const respond = responses[Math.min(asked, others.length)] ?? first
    asked += 1
    return respond(messageLanguage(request.headers.get('lang')))
  })
}

type Respond = (language: MessageLanguage) => Response | Promise<Response>

export const never: Respond = () => new Promise<never>(() => {})
