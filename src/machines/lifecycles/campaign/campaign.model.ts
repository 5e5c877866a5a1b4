import type { CampaignFacts } from '../../../contract/facts.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'
import { campaignMachine } from './campaign.machine.ts'

const written: CampaignFacts = {
  conferenceId: 1,
  hasTexts: true,
  hasAudience: true,
  wasTested: true,
  isSeen: false,
  isSecond: true,
  isAsked: false,
  needsSecond: true,
  isConfirmed: false,
  isDue: false,
  isLate: false,
  isSettled: false,
  hasFailures: false,
  recipients: 0,
  accepted: 0,
  dueAt: '2026-12-02T01:00:00.000Z',
}

/** The world at one moment; what is seen and confirmed stays as it is. */
const moment = (facts: Partial<Omit<CampaignFacts, 'isSeen' | 'isAsked' | 'isConfirmed'>> = {}) => {
  const { isSeen: _seen, isAsked: _asked, isConfirmed: _confirmed, ...rest } = written
  return learned({ ...rest, ...facts })
}

export const campaign: Model<typeof campaignMachine> = {
  machine: campaignMachine,
  inputs: [written],
  events: [
    moment(),
    moment({ hasTexts: false }),
    moment({ hasAudience: false }),
    moment({ wasTested: false }),
    moment({ isSecond: false }),
    moment({ needsSecond: false }),
    moment({ dueAt: null }),
    moment({ isDue: true }),
    moment({ isDue: true, isLate: true }),
    moment({ isSettled: true }),
    moment({ isSettled: true, hasFailures: true }),
    { type: 'campaign.see' },
    { type: 'campaign.ask' },
    { type: 'campaign.confirm' },
    { type: 'campaign.schedule' },
    { type: 'campaign.send' },
    { type: 'campaign.unschedule' },
    { type: 'campaign.due' },
    { type: 'campaign.hold' },
    { type: 'campaign.pause' },
    { type: 'campaign.resume' },
    { type: 'campaign.settle' },
    { type: 'campaign.settleInPart' },
    { type: 'campaign.cancel' },
  ],
  project: ({ conferenceId: _id, recipients: _recipients, accepted: _accepted, dueAt, ...facts }) => ({
    ...facts,
    isTimed: dueAt !== null,
  }),
}
