import * as z from 'zod/mini'

import { longestName } from './bulkWords.ts'
import { endpoint } from './endpoint.ts'
import { key, line, positiveId } from './fields.ts'
import { rowId } from './numbers.ts'
import { exactText } from './text.ts'

/**
 * Members who register together (CONF-03). `needed`: members needed for the group tickets; `most`: largest group;
 * `name`: in UTF-16 units, because registrations of a group are tagged with it.
 */
export const groupLimits = { needed: 10, most: 200, name: longestName } as const

/** A group as its members see it. */
export const registrationGroup = z.object({
  id: z.int(),
  name: z.string(),
  /** The secret part of the invitation link. */
  code: z.string(),
  /** The visitor began the group and can remove others. */
  is_contact: z.boolean(),
  /** In the order in which they joined, the contact first. */
  members: z.array(
    z.object({
      id: z.int(),
      /** Nickname. */
      name: z.string(),
      is_contact: z.boolean(),
      is_self: z.boolean(),
      /** Holds a ticket for groups, or an order for one: such members stay. */
      is_registered: z.boolean(),
    }),
  ),
})
export type RegistrationGroup = z.infer<typeof registrationGroup>

/** A group as its invitation link shows it. */
export const groupInvitation = z.object({
  conference_id: z.int(),
  name: z.string(),
  /** Nickname of its contact. */
  contact: z.string(),
  size: z.int(),
  /** Whether the visitor is a member. */
  is_joined: z.boolean(),
})
export type GroupInvitation = z.infer<typeof groupInvitation>

const code = exactText(22).check(z.regex(/^[\w-]{22}$/, 'invalid'))
const ofConference = { conference_id: positiveId }

export const createGroup = endpoint({
  summary: 'Begins a group of members who register together; the caller becomes its contact',
  method: 'POST',
  path: '/apic/conf/group/create',
  access: 'member',
  input: z.object({ ...ofConference, name: line(groupLimits.name), key }),
  output: registrationGroup,
})

export const getGroupInvitation = endpoint({
  summary: 'The group that a code invites to',
  method: 'GET',
  path: '/apic/conf/group/invitation',
  access: 'member',
  input: z.object({ code }),
  output: groupInvitation,
})

export const joinGroup = endpoint({
  summary: 'Joins the group of a code; once more it changes nothing',
  method: 'POST',
  path: '/apic/conf/group/join',
  access: 'member',
  input: z.object({ code }),
  output: registrationGroup,
})

export const leaveGroup = endpoint({
  summary: 'Leaves the group of a conference; a contact who is alone ends it',
  method: 'POST',
  path: '/apic/conf/group/leave',
  access: 'member',
  input: z.object(ofConference),
  output: z.object({ left: z.boolean() }),
})

export const removeGroupMember = endpoint({
  summary: 'Takes somebody out of the group that the caller began',
  method: 'POST',
  path: '/apic/conf/group/remove',
  access: 'member',
  input: z.object({ ...ofConference, member_id: rowId() }),
  output: registrationGroup,
})
