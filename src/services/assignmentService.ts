import { fireRecord } from '../contract/lifecycle.ts'
import {
  addPoolList,
  applyAssignment,
  changeInvitation,
  inviteAgain,
  inviteByContact,
  inviteReviewer,
  openInvitation,
  proposeAssignment,
  removePoolMember,
  reusePool,
  savePoolMember,
  takeInvitation,
} from '../contract/paperAssignment.ts'
import type { Proposal } from '../contract/paperAssignment.ts'
import type { ReviewerWish } from '../machines/reviewerCommand/reviewerCommand.types.ts'
import type { Api } from './api.ts'

/** A chair's commands on reviewers, and the target of a link; satisfies the ports of the three machines. */
export const createAssignmentService = ({ api }: { api: Api }) => ({
  openInvitation: (token: string, signal: AbortSignal) => api.call(openInvitation, { token }, { signal }),

  takeInvitation: (token: string, signal: AbortSignal) => api.call(takeInvitation, { token }, { signal }),

  proposeAssignment: (conferenceId: number, signal: AbortSignal) =>
    api.call(proposeAssignment, { conference_id: conferenceId }, { signal }),

  applyAssignment: ({ proposal, key }: { proposal: Proposal; key: string }, signal: AbortSignal) => {
    const pairs = proposal.papers.flatMap(({ id, proposed }) =>
      proposed.map(({ reviewer_id }) => [id, reviewer_id]),
    )
    const wish = { conference_id: proposal.conference_id, rows: JSON.stringify(pairs), key }
    return api.call(applyAssignment, wish, { signal })
  },

  sendCommand: (
    { wish, key }: { wish: ReviewerWish; key: string },
    signal: AbortSignal,
  ): Promise<unknown> => {
    switch (wish.kind) {
      case 'invite': {
        const { paperId: id, reviewerId: reviewer_id, reason } = wish
        return api.call(inviteReviewer, { id, reviewer_id, reason, key }, { signal })
      }
      case 'again':
        return api.call(inviteAgain, { id: wish.paperId, key }, { signal })
      case 'contact': {
        const { paperId: id, contact, name, reason } = wish
        return api.call(inviteByContact, { id, contact, name, reason, key }, { signal })
      }
      case 'link': {
        const { paperId: id, invitationId: invitation_id, act } = wish
        return api.call(changeInvitation, { id, invitation_id, act, key }, { signal })
      }
      case 'review': {
        const { reviewId: id, version, event, reason } = wish
        const asked = { entity: 'review', id, event, version, key } as const
        return api.call(fireRecord, reason === '' ? asked : { ...asked, reason }, { signal })
      }
      case 'save': {
        const { conferenceId: conference_id, contact, name, affiliation, loadCap: load_cap } = wish
        const keywords = JSON.stringify(wish.keywords)
        const member = { conference_id, contact, name, affiliation, load_cap, keywords }
        return api.call(savePoolMember, member, { signal })
      }
      case 'list':
        return api.call(addPoolList, { conference_id: wish.conferenceId, list: wish.list }, { signal })
      case 'reuse':
        return api.call(reusePool, { conference_id: wish.conferenceId }, { signal })
      case 'remove': {
        const { conferenceId: conference_id, reviewerId: reviewer_id } = wish
        return api.call(removePoolMember, { conference_id, reviewer_id }, { signal })
      }
    }
  },
})
