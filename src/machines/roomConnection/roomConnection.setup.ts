import { assign, emit, setup } from 'xstate'

import { CallError, failure, toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './roomConnection.types.ts'

/** 0.5 s · 2ⁿ, at most 15 s, and of that a random half, so that a whole room does not come back in one moment. */
export const backOffAfter = (attempts: number, random: number) =>
  Math.min(15_000, 500 * 2 ** attempts) * (0.5 + random / 2)

/** Setup shared by the states of a room's connection. */
export const flow = setup({
  types: {} as {
    context: T.RoomConnectionContext
    events: T.RoomConnectionEvent
    emitted: T.RoomConnectionEmitted
    tags: T.RoomConnectionTag
  },
  actors: {
    takeTicket: promisePlaceholder<T.RoomConnectionPort['takeTicket']>('takeTicket'),
    greet: callbackPlaceholder<T.RoomConnectionPort['greet']>('greet'),
    keepSocket: callbackPlaceholder<T.RoomConnectionPort['keepSocket']>('keepSocket'),
    watchNetwork: callbackPlaceholder<T.RoomConnectionPort['watchNetwork']>('watchNetwork'),
  },
  actions: {
    keepTicket: assign((_, { output: ticket }: { output: string }) => ({ proof: { ticket } })),
    keepWelcome: assign((_, { session }: { session: string }) => ({
      proof: { session },
      attempts: 0,
      refusals: 0,
    })),
    forgetProof: assign({ proof: null }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    countRefusal: assign(({ context }) => ({ proof: null, refusals: context.refusals + 1 })),
    emitLoss: emit({ type: 'connection.lost' }),
    emitClosed: emit((_, { why }: { why: T.Closing }) => ({ type: 'connection.closed' as const, why })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({ type: 'connection.failed' as const, error })),
    emitSilence: emit(() => failedBy(failure('offline'))),
    emitRefusal: emit(() => failedBy(ticketBad)),
    emitUnreadable: emit(() => failedBy(failure('malformed'))),
  },
  guards: {
    canTryAgain: ({ context }) => context.attempts < firstAttempts,
    hasSession: ({ context }) => context.proof !== null && 'session' in context.proof,
    isFirstRefusal: ({ context }) => context.refusals === 0,
    isSecondRefusal: ({ context }) => context.refusals === 1,
    /** The server, or something between, said nothing about the entrance itself. */
    isUnreachable: (_, { error }: { error: unknown }) =>
      ['offline', 'timeout', 'server', 'malformed', 'limited'].includes(toFailure(error).kind),
  },
  delays: {
    backOff: ({ context }) => backOffAfter(context.attempts, Math.random()),
    /** For a socket to be opened and welcomed. */
    greetingTime: 10_000,
    /** The server keeps a session for 30 s; a bit less, so that the last moment is not tried. */
    sessionKept: 28_000,
  },
})

/** Waits of a first entrance without an answer. */
const firstAttempts = 4

const ticketBad = failure('refused', null, { reason: 'ticketBad', field: null, retry_after: null })

const failedBy = (why: ConstructorParameters<typeof CallError>[0]) => ({
  type: 'connection.failed' as const,
  error: new CallError(why),
})

/** A proof was not accepted. `asking` and `waiting` are beside the state. */
export const refused = [
  { guard: 'isFirstRefusal', target: 'asking', actions: 'countRefusal' },
  { guard: 'isSecondRefusal', target: 'waiting', actions: 'countRefusal' },
  { target: '#roomConnection.failed', actions: 'emitRefusal' },
] as const

/** Gives up a first entrance without an answer. `waiting` is beside the state. */
export const unanswered = [
  { guard: 'canTryAgain', target: 'waiting' },
  { target: '#roomConnection.failed', actions: 'emitSilence' },
] as const

export const welcomed = flow.createStateConfig({
  on: { 'socket.welcomed': { target: '#roomConnection.open.online', actions: on('keepWelcome') } },
})
