import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { InvitedPaper } from '../../contract/paperAssignment.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './reviewInvitation.types.ts'

/**
 * A link to a person who had no account (REV-01): its paper is shown, and it is bound to the account that takes it.
 * A link that cannot be used says so without a reason.
 */
export const reviewInvitationMachine = setup({
  types: {} as {
    input: T.ReviewInvitationInput
    context: T.ReviewInvitationContext
    events: T.ReviewInvitationEvent
    emitted: T.ReviewInvitationEmitted
    tags: T.ReviewInvitationTag
  },
  actors: {
    openInvitation: promisePlaceholder<T.ReviewInvitationPort['openInvitation']>('openInvitation'),
    takeInvitation: promisePlaceholder<T.ReviewInvitationPort['takeInvitation']>('takeInvitation'),
  },
  actions: {
    keepPaper: assign((_, { output: paper }: { output: InvitedPaper }) => ({ paper, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitTaken: emit((_, { review_id }: { review_id: number }) => ({
      type: 'invitation.taken' as const,
      reviewId: review_id,
    })),
  },
  guards: {
    isUseless: (_, { error }: { error: unknown }) => {
      const { reason } = toFailure(error)
      return reason === 'notFound' || reason === 'invalid'
    },
  },
}).createMachine({
  id: 'reviewInvitation',
  context: ({ input }) => ({ ...input, paper: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'openInvitation',
        src: 'openInvitation',
        input: ({ context }) => context.token,
        onDone: { target: 'shown', actions: on('keepPaper') },
        onError: [
          { guard: on('isUseless'), target: 'missing' },
          { target: 'failed', actions: on('keepFailure') },
        ],
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'invitation.retry': 'loading' } },
    missing: { tags: 'missing' },
    shown: { tags: 'shown', on: { 'invitation.take': 'taking' } },
    taking: {
      tags: ['busy', 'shown', 'sending'],
      entry: 'clearFailure',
      invoke: {
        id: 'takeInvitation',
        src: 'takeInvitation',
        input: ({ context }) => context.token,
        onDone: { target: 'taken', actions: { type: 'emitTaken', params: ({ event }) => event.output } },
        onError: [
          { guard: on('isUseless'), target: 'missing' },
          { target: 'shown', actions: on('keepFailure') },
        ],
      },
    },
    taken: { type: 'final' },
  },
})

export type ReviewInvitationSnapshot = SnapshotFrom<typeof reviewInvitationMachine>
