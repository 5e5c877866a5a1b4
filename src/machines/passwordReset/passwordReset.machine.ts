import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { sendCodeMachine } from '../sendCode/sendCode.machine.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './passwordReset.types.ts'

/** A password for who has none, or a forgotten one (ACC-01): phone, its code, the password twice, both documents accepted. */
export const passwordResetMachine = setup({
  types: {} as {
    context: T.PasswordResetContext
    events: T.PasswordResetEvent
    emitted: T.PasswordResetEmitted
    tags: T.PasswordResetTag
    children: { code: 'code' }
  },
  actors: {
    code: sendCodeMachine,
    saveReset: promisePlaceholder<T.PasswordResetPort['saveReset']>('saveReset'),
  },
  actions: {
    keepWish: assign((_, { wish }: { wish: T.NewPassword }) => ({ wish, failure: null })),
    // The password is not kept for longer than it takes.
    forgetWish: assign({ wish: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ wish: null, failure: toFailure(error) })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'reset.failed' as const,
      failure: toFailure(error),
    })),
  },
}).createMachine({
  id: 'passwordReset',
  context: { wish: null, failure: null },
  invoke: { id: 'code', src: 'code', input: { purpose: 'password', channel: 'phone' } },
  initial: 'open',
  states: {
    open: {
      initial: 'fresh',
      states: { fresh: {}, refused: { tags: 'failure' } },
      on: { 'reset.submit': { target: 'saving', actions: on('keepWish') } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveReset',
        src: 'saveReset',
        input: ({ context }) => given(context.wish, 'a wish'),
        onDone: { target: 'saved', actions: 'forgetWish' },
        onError: { target: 'open.refused', actions: [on('keepFailure'), on('emitFailure')] },
      },
    },
    saved: { tags: 'settled' },
  },
})

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>
