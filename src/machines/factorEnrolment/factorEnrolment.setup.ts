import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { FactorOverview } from '../../contract/secondFactor.ts'
import { secondFactorMachine } from '../secondFactor/secondFactor.machine.ts'
import type { SecondFactorOutput } from '../secondFactor/secondFactor.types.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './factorEnrolment.types.ts'

/** Setup shared by the states of enrolling. */
export const flow = setup({
  types: {} as {
    context: T.FactorEnrolmentContext
    events: T.FactorEnrolmentEvent
    emitted: T.FactorEnrolmentEmitted
    tags: T.FactorEnrolmentTag
    children: { secondFactor: 'secondFactor' }
  },
  actors: {
    fetchFactors: promisePlaceholder<T.FactorEnrolmentPort['fetchFactors']>('fetchFactors'),
    createPasskey: promisePlaceholder<T.FactorEnrolmentPort['createPasskey']>('createPasskey'),
    saveChange: promisePlaceholder<T.FactorEnrolmentPort['saveChange']>('saveChange'),
    secondFactor: secondFactorMachine,
  },
  actions: {
    keepFactors: assign((_, { output: factors }: { output: FactorOverview }) => ({ factors, failure: null })),
    keepWish: assign((_, { wish }: { wish: T.FactorWish }) => ({ wish, answer: null, failure: null })),
    keepCode: assign((_, { code }: { code: string }) => ({
      wish: { kind: 'confirmTotp' as const, code },
      failure: null,
    })),
    keepAnswer: assign((_, { output: answer }: { output: string }) => ({ answer })),
    keepOutcome: assign((_, { outcome: { codes, totp } }: { outcome: T.FactorOutcome }) => ({
      codes,
      totp,
      answer: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    forgetWish: assign({ wish: null, answer: null, totp: null, codes: null, failure: null }),
    emitSaved: emit(({ context }) => ({
      type: 'change.saved' as const,
      kind: given(context.wish, 'a wish').kind,
    })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'refresh.failed' as const,
      failure: toFailure(error),
    })),
    askForLogin: emit({ type: 'login.wanted' }),
  },
  guards: {
    needsYes: (_, { wish: { kind } }: { wish: T.FactorWish }) =>
      kind === 'removePasskey' || kind === 'removeTotp' || kind === 'renewCodes',
    isNewPasskey: (_, { wish }: { wish: T.FactorWish }) => wish.kind === 'addPasskey',
    wantsPasskey: ({ context }) => context.wish?.kind === 'addPasskey' && context.answer === null,
    wantsCode: ({ context }) => context.wish?.kind === 'confirmTotp',
    hasTotp: (_, { output: outcome }: { output: T.FactorOutcome }) => outcome.totp !== null,
    hasCodes: (_, { output: outcome }: { output: T.FactorOutcome }) => outcome.codes !== null,
    needsProof: ({ context }) => context.failure?.reason === 'stepUpNeeded',
    needsLogin: ({ context }) => context.failure?.reason === 'freshSignInNeeded',
    isLeft: (_, { outcome }: SecondFactorOutput) => outcome === 'left',
  },
})

/** The second factor is brought, and then the same thing done again. */
export const proving = flow.createStateConfig({
  tags: ['open', 'proving'],
  invoke: {
    id: 'secondFactor',
    src: 'secondFactor',
    onDone: [
      {
        guard: { type: 'isLeft', params: ({ event }) => event.output },
        target: '#factorEnrolment.open',
        actions: 'forgetWish',
      },
      { guard: 'wantsPasskey', target: '#factorEnrolment.creating' },
      { target: '#factorEnrolment.saving' },
    ],
  },
})
