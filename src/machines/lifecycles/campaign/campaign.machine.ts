import { and, assign, setup } from 'xstate'

import type { CampaignFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type CampaignEvent =
  | FactsLearned<CampaignFacts>
  /** Confirms that a member of the team has read the test mail and approved it. */
  | { type: 'campaign.see' }
  /** A second person is asked. */
  | { type: 'campaign.ask' }
  | { type: 'campaign.confirm' }
  | { type: 'campaign.schedule' }
  | { type: 'campaign.send' }
  | { type: 'campaign.unschedule' }
  | { type: 'campaign.due' }
  /** It is time, and something is missing. */
  | { type: 'campaign.hold' }
  | { type: 'campaign.pause' }
  | { type: 'campaign.resume' }
  /** The last recipient has an outcome: everybody has it … */
  | { type: 'campaign.settle' }
  /** … or some have not. */
  | { type: 'campaign.settleInPart' }
  | { type: 'campaign.cancel' }

const isReady = ({ hasTexts, needsSecond, isConfirmed, isLate }: CampaignFacts): boolean =>
  hasTexts && (!needsSecond || isConfirmed) && !isLate

/** Without these nothing goes out. */
const complete = ['hasAudience', 'hasTexts', 'isSeen', 'hasSecond'] as const

/**
 * A mail to many (CONF-03, MSG-01): nothing goes out before its text is in every language of its readers, a member of the team
 * has read it as a mail, and a second person has confirmed a large one.
 */
export const campaignMachine = setup({
  types: {} as { input: CampaignFacts; context: CampaignFacts; events: CampaignEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<CampaignFacts> }) => facts),
    keepSeen: assign({ isSeen: true }),
    keepAsked: assign({ isAsked: true }),
    keepConfirmed: assign({ isConfirmed: true }),
  },
  guards: {
    hasTexts: ({ context }) => context.hasTexts,
    hasAudience: ({ context }) => context.hasAudience,
    wasTested: ({ context }) => context.wasTested,
    isSeen: ({ context }) => context.isSeen,
    isSecond: ({ context }) => context.isSecond,
    lacksSecond: ({ context }) => context.needsSecond && !context.isConfirmed,
    hasSecond: ({ context }) => !context.needsSecond || context.isConfirmed,
    isTimed: ({ context }) => context.dueAt !== null,
    isAhead: ({ context }) => !context.isDue,
    isDue: ({ context }) => context.isDue,
    isReady: ({ context }) => isReady(context),
    isUnready: ({ context }) => !isReady(context),
    isSettled: ({ context }) => context.isSettled,
    hasNoFailures: ({ context }) => !context.hasFailures,
    hasFailures: ({ context }) => context.hasFailures,
  },
}).createMachine({
  id: 'campaign',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'draft',
  states: {
    draft: {
      on: {
        'campaign.see': { guard: and(['hasTexts', 'wasTested']), actions: 'keepSeen' },
        'campaign.ask': { guard: and(['hasTexts', 'lacksSecond']), actions: 'keepAsked' },
        'campaign.confirm': {
          guard: and(['hasTexts', 'lacksSecond', 'isSecond']),
          actions: 'keepConfirmed',
        },
        'campaign.schedule': { guard: and([...complete, 'isTimed', 'isAhead']), target: 'scheduled' },
        'campaign.send': { guard: and(complete), target: 'sending' },
        'campaign.cancel': 'cancelled',
      },
    },
    scheduled: {
      on: {
        'campaign.unschedule': 'draft',
        'campaign.due': { guard: and(['isDue', 'isReady']), target: 'sending' },
        'campaign.hold': { guard: and(['isDue', 'isUnready']), target: 'draft' },
        'campaign.cancel': 'cancelled',
      },
    },
    sending: {
      on: {
        'campaign.pause': 'paused',
        'campaign.settle': { guard: and(['isSettled', 'hasNoFailures']), target: 'sent' },
        'campaign.settleInPart': { guard: and(['isSettled', 'hasFailures']), target: 'sent' },
        'campaign.cancel': 'cancelled',
      },
    },
    paused: { on: { 'campaign.resume': 'sending', 'campaign.cancel': 'cancelled' } },
    sent: {},
    cancelled: {},
  },
})

const team = ['organizer', 'secretary'] as const

export const campaignLifecycle: Lifecycle = {
  machine: campaignMachine,
  causes: {
    'campaign.see': team,
    'campaign.ask': team,
    'campaign.confirm': team,
    'campaign.schedule': team,
    'campaign.send': team,
    'campaign.unschedule': team,
    'campaign.due': ['system'],
    'campaign.hold': ['system'],
    'campaign.pause': team,
    'campaign.resume': team,
    'campaign.settle': ['system'],
    'campaign.settleInPart': ['system'],
    'campaign.cancel': team,
  },
  reasons: {
    states: {
      draft: 'campaignDraft',
      scheduled: 'campaignScheduled',
      sending: 'campaignSending',
      paused: 'campaignPaused',
      sent: 'campaignSent',
      cancelled: 'campaignCancelled',
    },
    guards: {
      hasTexts: 'campaignTextMissing',
      hasAudience: 'campaignNobody',
      wasTested: 'campaignNotTested',
      isSeen: 'campaignNotSeen',
      isSecond: 'campaignOwnText',
      lacksSecond: 'campaignConfirmed',
      hasSecond: 'campaignSecondNeeded',
      isTimed: 'campaignNoDate',
      isAhead: 'campaignDatePast',
      isDue: 'campaignNotDue',
      isReady: 'campaignUnready',
      isUnready: 'campaignReady',
      isSettled: 'campaignUnsettled',
      hasNoFailures: 'campaignFailures',
      hasFailures: 'campaignNoFailures',
    },
  },
}
