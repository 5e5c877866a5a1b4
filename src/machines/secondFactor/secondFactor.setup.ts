import { assign, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { FactorWay, WaysOfAccount } from '../../contract/secondFactor.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './secondFactor.types.ts'

/** Setup shared by the states of a second factor. */
export const flow = setup({
  types: {} as {
    context: T.SecondFactorContext
    events: T.SecondFactorEvent
    output: T.SecondFactorOutput
    tags: T.SecondFactorTag
  },
  actors: {
    fetchWays: promisePlaceholder<T.SecondFactorPort['fetchWays']>('fetchWays'),
    askPasskey: promisePlaceholder<T.SecondFactorPort['askPasskey']>('askPasskey'),
    verify: promisePlaceholder<T.SecondFactorPort['verify']>('verify'),
  },
  actions: {
    keepWays: assign((_, { output: ways }: { output: WaysOfAccount }) => ({ ways, failure: null })),
    keepProof: assign((_, proof: T.Proof) => ({ proof, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    keepSuccess: assign({ outcome: 'verified' }),
  },
  guards: {
    hasPasskey: ({ context }) => (context.ways?.passkeys ?? 0) > 0,
    hasTotp: ({ context }) => context.ways?.totp === true,
    hasRecovery: ({ context }) => (context.ways?.recovery_left ?? 0) > 0,
    wasPasskey: ({ context }) => context.proof?.way === 'passkey',
    wasTotp: ({ context }) => context.proof?.way === 'totp',
    canPasskey: ({ context }, { way }: { way: FactorWay }) =>
      way === 'passkey' && (context.ways?.passkeys ?? 0) > 0,
    canTotp: ({ context }, { way }: { way: FactorWay }) => way === 'totp' && context.ways?.totp === true,
    canRecovery: ({ context }, { way }: { way: FactorWay }) =>
      way === 'recovery' && (context.ways?.recovery_left ?? 0) > 0,
    isBlocked: (_, { error }: { error: unknown }) => toFailure(error).kind === 'limited',
  },
  delays: { wait: ({ context }) => 1000 * (context.failure?.retryAfter ?? 60) },
})

/** Possible from everywhere. */
export const leave = { 'factor.leave': '#secondFactor.left' } as const

type Chosen = Extract<T.SecondFactorEvent, { type: 'way.choose' }>

/** Another way, where the account has it. */
export const choosing = {
  passkey: {
    guard: { type: 'canPasskey', params: ({ event }: { event: Chosen }) => event },
    target: '#secondFactor.open.passkey',
    actions: 'forgetFailure',
  },
  totp: {
    guard: { type: 'canTotp', params: ({ event }: { event: Chosen }) => event },
    target: '#secondFactor.open.totp',
    actions: 'forgetFailure',
  },
  recovery: {
    guard: { type: 'canRecovery', params: ({ event }: { event: Chosen }) => event },
    target: '#secondFactor.open.recovery',
    actions: 'forgetFailure',
  },
} as const

/** A code is typed, of the app or of paper. */
export const typing = (way: 'totp' | 'recovery') =>
  flow.createStateConfig({
    tags: way,
    on: {
      'code.submit': {
        target: '#secondFactor.checking',
        actions: { type: 'keepProof', params: ({ event }) => ({ way, proof: event.code }) },
      },
      'way.choose': [choosing.passkey, way === 'totp' ? choosing.recovery : choosing.totp],
    },
  })
