import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { key, line, positiveId, version } from './fields.ts'
import { jsonField } from './jsonField.ts'
import { reasons, type Reason } from './reasons.ts'
import { mostContacts } from './teamContact.ts'
import { teamParts, workOf } from './teamParts.ts'
import { plainLine } from './text.ts'

const says = (reason: Reason) => reason
const part = z.literal(teamParts, says('invalid'))
const about = { conference_id: positiveId }

const member = z.object({
  user_id: z.int(),
  role: part,
  nickname: z.string(),
  /** Mostly masked; empty: none, or not for this reader. */
  contact: z.string(),
  /** ISO 8601, UTC. */
  since: z.string(),
  is_self: z.boolean(),
  /** The last chair, who can neither leave nor be removed. */
  is_last_chair: z.boolean(),
})
export type TeamMember = z.infer<typeof member>

export const invitationStates = [
  'open',
  'accepted',
  'declined',
  'revoked',
  'expired',
  'left',
  'removed',
] as const
export type InvitationState = (typeof invitationStates)[number]

const invitation = z.object({
  id: z.int(),
  version: z.int(),
  role: part,
  /** Mostly masked. */
  contact: z.string(),
  state: z.literal(invitationStates),
  /** It can no longer be answered, in any state. */
  is_over: z.boolean(),
  /** ISO 8601, UTC. */
  expires_at: z.string(),
  /** Link of a pending invitation to a phone, for a chair to pass on. Path of this site. */
  link: z.nullable(z.string()),
})
export type TeamInvitation = z.infer<typeof invitation>

/** Events of the team, newest first. */
const teamEvent = z.object({
  id: z.int(),
  event: z.string(),
  role: part,
  /** Actor; empty: the server itself. */
  by: z.string(),
  /** Person concerned: a nickname, or a masked address. */
  whom: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
})
export type TeamEvent = z.infer<typeof teamEvent>

const team = z.object({
  /** In the language of the request. */
  conference: z.string(),
  /** Roles of the requesting account. */
  parts: z.array(part),
  /** Its organizer is approved: the team may invite, import and mail (ORG-05). */
  may_reach_out: z.boolean(),
  members: z.array(member),
  /** For chairs: pending invitations, and those not accepted, newest first. Empty for others. */
  invitations: z.array(invitation),
  /** For chairs. */
  history: z.array(teamEvent),
})
export type Team = z.infer<typeof team>

export const getTeam = endpoint({
  summary:
    'Who belongs to the team of a conference, as what; for chairs also who was invited, and the history',
  method: 'GET',
  path: '/apic/organizer/team/get',
  access: { conference: 'conference_id', parts: workOf.know },
  input: z.object(about),
  output: team,
})

const invitedRow = z.object({
  /** As it was typed. */
  contact: z.string(),
  outcome: z.literal(['invited', 'refused']),
  /** Reason that it was not sent; null: it was. */
  reason: z.nullable(z.literal(reasons)),
  /** The reason in the language of the request. */
  says: z.string(),
  /** As in the list of invitations. */
  link: z.nullable(z.string()),
})
export type InvitedRow = z.infer<typeof invitedRow>

export const inviteToTeam = endpoint({
  summary: 'Invites people to a part by e-mail address or phone; one that is refused keeps no other back',
  method: 'POST',
  path: '/apic/organizer/team/invite',
  access: { conference: 'conference_id', parts: workOf.run },
  needsApproval: true,
  input: z.object({
    ...about,
    role: part,
    /** Addresses and phones as they were typed. */
    contacts: jsonField(
      z
        .array(plainLine(254), says('invalid'))
        .check(z.minLength(1, says('teamContactsNone')), z.maxLength(mostContacts, says('tooMany'))),
      6000,
    ),
    key,
  }),
  output: z.object({ rows: z.array(invitedRow) }),
})

export const resendTeamInvitation = endpoint({
  summary: 'Sends an open invitation anew: the days to answer begin again, and the old link is void',
  method: 'POST',
  path: '/apic/organizer/team/resend',
  access: { row: 'teamInvitation', by: 'id', readers: true },
  needsApproval: true,
  input: z.object({ id: positiveId, version, key }),
  output: invitation,
})

export const removeFromTeam = endpoint({
  summary: 'Takes a part away from a member of the team',
  method: 'POST',
  path: '/apic/organizer/team/remove',
  access: { conference: 'conference_id', parts: workOf.run },
  input: z.object({ ...about, user_id: positiveId, role: part, key }),
  output: z.null(),
})

export const leaveTeam = endpoint({
  summary: 'Gives a part of one’s own back',
  method: 'POST',
  path: '/apic/organizer/team/leave',
  access: { conference: 'conference_id', parts: workOf.know },
  input: z.object({ ...about, role: part, key }),
  output: z.null(),
})

const token = line(100)

const openedInvitation = z.object({
  conference_id: z.int(),
  /** In the language of the request. */
  conference: z.string(),
  role: part,
  /** Nickname of the inviting chair; empty: the account is gone. */
  inviter: z.string(),
  /** Invited address, mostly masked. */
  contact: z.string(),
  /** ISO 8601, UTC. */
  expires_at: z.string(),
  is_over: z.boolean(),
  state: z.literal(invitationStates),
  /** The requesting account: none, one with the invited address or phone, another one. */
  account: z.literal(['guest', 'invited', 'other']),
})
export type OpenedInvitation = z.infer<typeof openedInvitation>

export const getTeamInvitation = endpoint({
  summary: 'What the link of an invitation to a team leads to',
  method: 'GET',
  path: '/apic/invitation/team/get',
  access: 'anyone',
  input: z.object({ token }),
  output: openedInvitation,
})

export const answerTeamInvitation = endpoint({
  summary: 'Accepts or declines an invitation to a team, by an account with the invited address or phone',
  method: 'POST',
  path: '/apic/invitation/team/answer',
  access: 'member',
  input: z.object({ token, answer: z.literal(['accept', 'decline'], says('invalid')), key }),
  output: openedInvitation,
})
