import { and, assign, setup } from 'xstate'

import type { TeamInvitationFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type TeamInvitationEvent =
  | FactsLearned<TeamInvitationFacts>
  | { type: 'team.accept' }
  | { type: 'team.decline' }
  /** A new link and new days to answer; the old link is void. */
  | { type: 'team.resend' }
  | { type: 'team.revoke' }
  | { type: 'team.expire' }
  /** The member gives the part back. */
  | { type: 'team.leave' }
  | { type: 'team.remove' }
  /** The account is deleted, and with it the part or the invitation. */
  | { type: 'team.lapse' }

/**
 * An invitation to the team of a conference, and the part that it became (CONF-03): who was invited answers within days,
 * and proves the address or phone that was invited. A conference keeps a chair: the last one neither leaves nor is removed.
 */
export const teamInvitationMachine = setup({
  types: {} as { input: TeamInvitationFacts; context: TeamInvitationFacts; events: TeamInvitationEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<TeamInvitationFacts> }) => facts),
    renew: assign({ isOver: false }),
  },
  guards: {
    isInTime: ({ context }) => !context.isOver,
    isOver: ({ context }) => context.isOver,
    isInvited: ({ context }) => context.isInvited,
    isNew: ({ context }) => !context.hasPart,
    hasLostPart: ({ context }) => !context.hasPart,
    hasOtherChair: ({ context }) => !context.isLastChair,
  },
}).createMachine({
  id: 'teamInvitation',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'open',
  states: {
    open: {
      on: {
        'team.accept': { guard: and(['isInvited', 'isInTime', 'isNew']), target: 'accepted' },
        'team.decline': { guard: 'isInvited', target: 'declined' },
        'team.resend': { actions: 'renew' },
        'team.revoke': 'revoked',
        'team.expire': { guard: 'isOver', target: 'expired' },
        'team.lapse': { guard: 'hasLostPart', target: 'expired' },
      },
    },
    accepted: {
      on: {
        'team.leave': { guard: 'hasOtherChair', target: 'left' },
        'team.remove': { guard: 'hasOtherChair', target: 'removed' },
        'team.lapse': { guard: 'hasLostPart', target: 'left' },
      },
    },
    declined: {},
    revoked: {},
    expired: {},
    left: {},
    removed: {},
  },
})

export const teamInvitationLifecycle: Lifecycle = {
  machine: teamInvitationMachine,
  causes: {
    // The bearer of the link is the `receiver`, the account found by phone the `owner`.
    'team.accept': ['owner', 'receiver'],
    'team.decline': ['owner', 'receiver'],
    'team.resend': ['organizer'],
    'team.revoke': ['organizer'],
    'team.expire': ['system'],
    'team.leave': ['owner'],
    'team.remove': ['organizer'],
    'team.lapse': ['system'],
  },
  reasons: {
    states: {
      open: 'teamInvitationOpen',
      accepted: 'teamInvitationAccepted',
      declined: 'teamInvitationDeclined',
      revoked: 'teamInvitationRevoked',
      expired: 'teamInvitationExpired',
      left: 'teamPartLeft',
      removed: 'teamPartRemoved',
    },
    guards: {
      isInTime: 'teamInvitationExpired',
      isOver: 'teamInvitationOpen',
      isInvited: 'teamWrongAccount',
      isNew: 'teamMemberAlready',
      hasLostPart: 'teamInvitationAccepted',
      hasOtherChair: 'lastChair',
    },
  },
}
