import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag } from './fields.ts'
import type { Reason } from './reasons.ts'

/** Deletion of the own account, and its cancellation within the days for it (ACC-03). */

const says = (reason: Reason) => reason

/** Days in which the member comes back by one press. */
export const deletionDays = 14
/** Days before the end at which the member is reminded. */
export const deletionReminderDays = 3

/** Erased data, in the page's order. */
export const erasedGroups = [
  'ways',
  'profile',
  'traces',
  'messages',
  'comments',
  'contacts',
  'files',
] as const
export type ErasedGroup = (typeof erasedGroups)[number]

/** Kept data, each with its reason, in the page's order. */
export const keptGroups = [
  'accounting',
  'trade',
  'ledger',
  'science',
  'certificates',
  'organizer',
  'rooms',
  'logs',
] as const
export type KeptGroup = (typeof keptGroups)[number]

/** Open matters that block the deletion. */
const deletionBlock = z.object({
  kind: z.literal(['lastAdministrator', 'conferencesAhead', 'ordersOpen', 'refundsOpen', 'hosting']),
  count: z.int(),
  /** The first of them: titles of conferences and lives, numbers of orders. */
  names: z.array(z.string()),
})
export type DeletionBlock = z.infer<typeof deletionBlock>

/** Items lost with the account: for points the balance, for the others their number. */
const deletionNote = z.object({
  kind: z.literal(['tickets', 'hotels', 'papers', 'reviews', 'coupons', 'points']),
  count: z.int(),
})
export type DeletionNote = z.infer<typeof deletionNote>

export const ownDeletion = z.object({
  /** `open`: not requested, or the member came back. */
  state: z.literal(['open', 'requested']),
  /** ISO 8601, UTC; null while it is open. */
  requested_at: z.nullable(z.string()),
  /** Deadline for the member to come back; ISO 8601, UTC; null while it is open. */
  deletes_at: z.nullable(z.string()),
  blocks: z.array(deletionBlock),
  notes: z.array(deletionNote),
})
export type OwnDeletion = z.infer<typeof ownDeletion>

export const getOwnDeletion = endpoint({
  summary: 'Whether the own account is to be deleted, what holds it up, and what goes with it',
  method: 'GET',
  path: '/apic/account/deletion/get',
  access: 'member',
  input: z.object({}),
  output: ownDeletion,
})

export const requestDeletion = endpoint({
  summary: 'Asks for the deletion of the own account in 14 days; asked for already, it stays as it is',
  method: 'POST',
  path: '/apic/account/deletion/request',
  access: 'member',
  input: z.object({
    /** The member has read the lists of erased and kept data. */
    agreed: z.pipe(z._default(flag, 0), z.literal(1, says('deletionNotAgreed'))),
  }),
  output: ownDeletion,
})

export const cancelDeletion = endpoint({
  summary: 'Keeps the own account; where no deletion was asked for, nothing happens',
  method: 'POST',
  path: '/apic/account/deletion/cancel',
  access: 'member',
  input: z.object({}),
  output: ownDeletion,
})
