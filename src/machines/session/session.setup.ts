import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { UserInfo } from '../../contract/user.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import { isExemptRoute } from './exemptRoutes.ts'
import type * as T from './session.types.ts'

/** Setup shared by the states of the session. */
export const flow = setup({
  types: {} as {
    input: T.SessionInput
    context: T.SessionContext
    events: T.SessionEvent
    emitted: T.SessionEmitted
    tags: T.SessionTag
  },
  actors: {
    fetchUser: promisePlaceholder<T.SessionPort['fetchUser']>('fetchUser'),
    watchUnread: callbackPlaceholder<T.WatchUnread>('watchUnread'),
    endSession: promisePlaceholder<T.SessionPort['endSession']>('endSession'),
  },
  actions: {
    keepUser: assign((_, { output: user }: { output: UserInfo }) => ({ user, held: true })),
    keepUnread: assign((_, { unread }: { unread: number }) => ({ unread })),
    keepPlace: assign((_, { place }: { place: T.Place }) => ({ place })),
    // Other credentials are stored: the former member must not be shown while, or because, the new one cannot be read.
    forgetPerson: assign({ user: null, unread: 0 }),
    forgetUser: assign({ user: null, unread: 0, held: false }),
    askForLogin: emit(({ context }) => ({
      type: 'login.wanted' as const,
      returnTo: context.place.address,
    })),
    askForReload: emit({ type: 'reload.wanted' }),
    emitEnd: emit({ type: 'session.ended' }),
  },
  guards: {
    isHalf: (_, { error }: { error: unknown }) => toFailure(error).reason === 'secondFactorNeeded',
    isStillKnown: ({ context }, { error }: { error: unknown }) =>
      context.user !== null && !['expired', 'unauthorized'].includes(toFailure(error).kind),
    isKnown: ({ context }) => context.user !== null,
    isGuarded: (_, { place }: { place: T.Place }) => !isExemptRoute(place.route),
    hasExpired: ({ context }, { error }: { error: unknown }) =>
      context.held && toFailure(error).kind === 'expired' && !isExemptRoute(context.place.route),
    wasRejected: ({ context }, { error }: { error: unknown }) =>
      context.held && toFailure(error).kind === 'unauthorized' && !isExemptRoute(context.place.route),
  },
})
