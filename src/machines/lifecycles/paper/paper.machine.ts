import { and } from 'xstate'

import { on } from '../../../kinds/on.ts'
import { paperSetup } from './paper.setup.ts'
import {
  accepted,
  active,
  awaitingRevision,
  rejected,
  retraction,
  withdrawn,
  withdrawnEarly,
} from './paper.steps.ts'

/**
 * A paper (PAP-01): its stage, one of the five of the specification, and what became of it in that stage. Decisions are
 * prepared and released by `decision`; one that is released comes here as `paper.decide`.
 */
export const paperMachine = paperSetup.createMachine({
  id: 'paper',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'draft',
  states: {
    draft: {
      on: { 'paper.submit': { guard: and(['isOpen', 'isComplete']), target: 'administrator_review' } },
    },
    administrator_review: {
      initial: 'active',
      states: {
        active: active({
          // Until the deadline, as long as it is not under review.
          'paper.amend': { guard: and(['isOpen', 'isComplete']), actions: 'forgetReason' },
          'paper.pass': { target: '#paper.first_review', actions: 'beginReview' },
          'paper.return': {
            guard: 'hasReason',
            target: 'awaiting_revision',
            actions: ['keepReason', 'openRevision'],
          },
          // No review yet: it can only be rejected.
          'paper.decide': { guard: 'isRejection', target: 'rejected', actions: 'keepDecision' },
        }),
        awaiting_revision: awaitingRevision({
          'paper.resubmit': {
            guard: and(['isRevisionOpen', 'isComplete']),
            target: 'active',
            actions: 'forgetReason',
          },
        }),
        rejected,
        withdrawn: withdrawnEarly,
      },
    },
    first_review: {
      initial: 'active',
      states: {
        active: active({
          'paper.decide': [
            {
              guard: and(['isAcceptance', 'hasSecondReview']),
              target: '#paper.second_review',
              actions: ['keepDecision', 'countRound'],
            },
            { guard: 'isAcceptance', target: 'accepted', actions: 'keepDecision' },
            { guard: 'isRejection', target: 'rejected', actions: 'keepDecision' },
            {
              guard: and(['isRevision', 'hasRoundLeft']),
              target: 'awaiting_revision',
              actions: ['keepDecision', 'openRevision'],
            },
          ],
        }),
        awaiting_revision: awaitingRevision({
          'paper.resubmit': {
            guard: and(['isRevisionOpen', 'isComplete', 'hasResponse']),
            target: '#paper.second_review',
            actions: 'countRound',
          },
        }),
        accepted,
        rejected,
        withdrawn,
      },
    },
    second_review: {
      initial: 'active',
      states: {
        active: active({
          'paper.decide': [
            { guard: 'isAcceptance', target: 'accepted', actions: 'keepDecision' },
            { guard: 'isRejection', target: 'rejected', actions: 'keepDecision' },
            {
              guard: and(['isRevision', 'hasRoundLeft']),
              target: 'awaiting_revision',
              actions: ['keepDecision', 'openRevision'],
            },
          ],
        }),
        awaiting_revision: awaitingRevision({
          'paper.resubmit': {
            guard: and(['isRevisionOpen', 'isComplete', 'hasResponse']),
            target: 'active',
            actions: 'countRound',
          },
        }),
        accepted,
        rejected,
        withdrawn,
      },
    },
    published: {
      initial: 'accepted',
      states: {
        accepted: {
          on: {
            // The kept reason names the index and the number in it.
            'paper.index': { guard: 'hasReason', target: '#paper.indexed', actions: 'keepReason' },
            ...retraction,
          },
        },
        retracted: {},
      },
    },
    indexed: { initial: 'accepted', states: { accepted: { on: retraction }, retracted: {} } },
  },
})
