import type { TeamInvitationFacts } from '../../../contract/facts.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'
import { teamInvitationMachine } from './teamInvitation.machine.ts'

const fresh: TeamInvitationFacts = {
  conferenceId: 1,
  role: 'secretary',
  contact: 'w***@example.org',
  isInvited: true,
  hasPart: false,
  isOver: false,
  isLastChair: false,
  expiresAt: '2026-11-28T02:00:00.000Z',
}

/** The world at one moment; who was invited as what is left as it is. */
const moment = (
  facts: Partial<Pick<TeamInvitationFacts, 'isInvited' | 'hasPart' | 'isOver' | 'isLastChair'>>,
) => {
  const { isInvited, hasPart, isOver, isLastChair } = fresh
  return learned({ isInvited, hasPart, isOver, isLastChair, ...facts })
}

export const teamInvitation: Model<typeof teamInvitationMachine> = {
  machine: teamInvitationMachine,
  inputs: [fresh],
  events: [
    moment({}),
    moment({ isInvited: false }),
    moment({ isOver: true }),
    moment({ hasPart: true }),
    moment({ hasPart: true, isLastChair: true }),
    { type: 'team.accept' },
    { type: 'team.decline' },
    { type: 'team.resend' },
    { type: 'team.revoke' },
    { type: 'team.expire' },
    { type: 'team.leave' },
    { type: 'team.remove' },
    { type: 'team.lapse' },
  ],
  project: ({ isInvited, hasPart, isOver, isLastChair }) => ({ isInvited, hasPart, isOver, isLastChair }),
}
