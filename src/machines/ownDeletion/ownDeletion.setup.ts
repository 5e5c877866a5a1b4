import { assign, emit, setup } from 'xstate'

import type { OwnDeletion } from '../../contract/accountDeletion.ts'
import { toFailure } from '../../contract/failure.ts'
import { secondFactorMachine } from '../secondFactor/secondFactor.machine.ts'
import type { SecondFactorOutput } from '../secondFactor/secondFactor.types.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './ownDeletion.types.ts'

/** Setup shared by the states of deleting the own account. */
export const flow = setup({
  types: {} as {
    input: T.OwnDeletionInput
    context: T.OwnDeletionContext
    events: T.OwnDeletionEvent
    emitted: T.OwnDeletionEmitted
    tags: T.OwnDeletionTag
    children: { secondFactor: 'secondFactor' }
  },
  actors: {
    fetchDeletion: promisePlaceholder<T.OwnDeletionPort['fetchDeletion']>('fetchDeletion'),
    sendRequest: promisePlaceholder<T.OwnDeletionPort['sendRequest']>('sendRequest'),
    sendCancel: promisePlaceholder<T.OwnDeletionPort['sendCancel']>('sendCancel'),
    secondFactor: secondFactorMachine,
  },
  actions: {
    keepDeletion: assign((_, { output: deletion }: { output: OwnDeletion }) => ({ deletion, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    emitRequested: emit({ type: 'deletion.requested' }),
    emitKept: emit({ type: 'deletion.kept' }),
    emitLoginWanted: emit({ type: 'login.wanted' }),
  },
  guards: {
    isRequested: (_, { output: deletion }: { output: OwnDeletion }) => deletion.state === 'requested',
    isKnown: ({ context }) => context.deletion !== null,
    isUnblocked: ({ context }) => context.deletion?.blocks.length === 0,
    isBlocked: ({ context }) => (context.deletion?.blocks.length ?? 0) > 0,
    needsProof: ({ context }) => context.failure?.reason === 'stepUpNeeded',
    needsLogin: ({ context }) => context.failure?.reason === 'freshSignInNeeded',
    isLeft: (_, { outcome }: SecondFactorOutput) => outcome === 'left',
  },
})
