import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import { targetFault } from './sendCode.faults.ts'
import type * as T from './sendCode.types.ts'

/** CODE-01: one code at a time, only to a valid target, and never during the countdown. */
export const sendCodeMachine = setup({
  types: {} as {
    input: T.SendCodeInput
    context: T.SendCodeContext
    events: T.SendCodeEvent
    emitted: T.SendCodeEmitted
    tags: T.SendCodeTag
  },
  actors: {
    sendCode: promisePlaceholder<T.SendCodePort['sendCode']>('sendCode'),
    recallCountdown:
      callbackPlaceholder<(input: T.SendCodeInput, tell: (event: T.CountdownRecalled) => void) => void>(
        'recallCountdown',
      ),
  },
  actions: {
    keepTarget: assign((_, { target }: { target: T.SendTarget }) => ({ target, fault: null, failure: null })),
    keepFault: assign((_, { target }: { target: T.SendTarget }) => ({ fault: targetFault(target) })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    startCountdown: assign((_, { resendAt, now }: T.CodeSent) => ({
      resendAt,
      remaining: Math.max(0, resendAt - now),
    })),
    keepContact: assign((_, { contact }: T.Recalled) => ({ contact })),
    endCountdown: assign({ resendAt: null, remaining: 0 }),
    emitFault: emit((_, { target }: { target: T.SendTarget }) => ({
      type: 'code.faulty' as const,
      fault: targetFault(target) ?? 'invalid',
    })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'code.failed' as const,
      failure: toFailure(error),
    })),
    emitSent: emit({ type: 'code.sent' }),
  },
  guards: {
    isValidTarget: (_, { target }: { target: T.SendTarget }) => targetFault(target) === null,
  },
  delays: { resend: ({ context }) => context.remaining },
}).createMachine({
  id: 'sendCode',
  context: ({ input }) => ({
    ...input,
    target: null,
    contact: null,
    resendAt: null,
    remaining: 0,
    fault: null,
    failure: null,
  }),
  invoke: {
    id: 'recallCountdown',
    src: 'recallCountdown',
    input: ({ context }) => ({ purpose: context.purpose, channel: context.channel }),
  },
  initial: 'idle',
  states: {
    idle: {
      initial: 'ready',
      on: {
        'countdown.recalled': { target: 'counting', actions: [on('startCountdown'), on('keepContact')] },
        'code.send': [
          { guard: on('isValidTarget'), target: 'sending', actions: on('keepTarget') },
          { actions: [on('keepFault'), on('emitFault')] },
        ],
      },
      states: {
        ready: {},
        failed: { tags: 'failure' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => {
          if (context.target === null) throw new Error('`sending` was entered without a target')
          return { purpose: context.purpose, target: context.target }
        },
        onDone: {
          target: 'counting',
          actions: [{ type: 'startCountdown', params: ({ event }) => event.output }, 'emitSent'],
        },
        onError: { target: 'idle.failed', actions: [on('keepFailure'), on('emitFailure')] },
      },
    },
    counting: {
      tags: 'counting',
      exit: 'endCountdown',
      after: { resend: 'idle' },
    },
  },
})

export type SendCodeActorRef = ActorRefFrom<typeof sendCodeMachine>
export type SendCodeSnapshot = SnapshotFrom<typeof sendCodeMachine>
