import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { AppliedRow, Proposal } from '../../contract/paperAssignment.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './assignmentProposal.types.ts'

/**
 * The automatic choice of reviewers for all papers of a conference: proposed with reasons, looked at, and only then sent, each
 * invitation with its own answer.
 */
export const assignmentProposalMachine = setup({
  types: {} as {
    input: T.AssignmentProposalInput
    context: T.AssignmentProposalContext
    events: T.AssignmentProposalEvent
    emitted: T.AssignmentProposalEmitted
    tags: T.AssignmentProposalTag
  },
  actors: {
    proposeAssignment: promisePlaceholder<T.AssignmentProposalPort['proposeAssignment']>('proposeAssignment'),
    applyAssignment: promisePlaceholder<T.AssignmentProposalPort['applyAssignment']>('applyAssignment'),
  },
  actions: {
    keepProposal: assign((_, { output: proposal }: { output: Proposal }) => ({
      proposal,
      applied: null,
      key: '',
    })),
    // One proposal has one key, so that an answer that was lost does not ask twice.
    keepKey: assign(({ context }, { key }: { key: string }) => ({ key: context.key || key })),
    keepApplied: assign((_, { rows }: { rows: readonly AppliedRow[] }) => ({ applied: rows })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitApplied: emit({ type: 'proposal.applied' }),
  },
}).createMachine({
  id: 'assignmentProposal',
  context: ({ input }) => ({ ...input, proposal: null, applied: null, key: '', failure: null }),
  initial: 'none',
  states: {
    none: { tags: 'none', on: { 'proposal.make': 'making' } },
    making: {
      tags: ['busy', 'making'],
      entry: 'clearFailure',
      invoke: {
        id: 'proposeAssignment',
        src: 'proposeAssignment',
        input: ({ context }) => context.conferenceId,
        onDone: { target: 'proposed', actions: on('keepProposal') },
        onError: { target: 'none', actions: on('keepFailure') },
      },
    },
    proposed: {
      tags: 'proposal',
      on: {
        'proposal.apply': { target: 'applying', actions: on('keepKey') },
        'proposal.drop': { target: 'none', actions: 'clearFailure' },
      },
    },
    applying: {
      tags: ['busy', 'proposal', 'sending'],
      entry: 'clearFailure',
      invoke: {
        id: 'applyAssignment',
        src: 'applyAssignment',
        input: ({ context: { proposal, key } }) => ({ proposal: given(proposal, 'a proposal'), key }),
        onDone: {
          target: 'applied',
          actions: [{ type: 'keepApplied', params: ({ event }) => event.output }, 'emitApplied'],
        },
        onError: { target: 'proposed', actions: on('keepFailure') },
      },
    },
    applied: { tags: 'applied', on: { 'proposal.make': 'making', 'proposal.drop': 'none' } },
  },
})

export type AssignmentProposalSnapshot = SnapshotFrom<typeof assignmentProposalMachine>
