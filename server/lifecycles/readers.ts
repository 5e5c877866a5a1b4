import type { Entity } from '../../src/contract/entity.ts'
import type { Role } from '../../src/contract/roles.ts'

/**
 * Parts that may see a record. For an account without any of these parts it does not exist, for reading and for
 * moving. Gate staff let people in and hand out meals: payments, refunds and invoices are hidden from them; a
 * buyer's tax particulars are for finance.
 */
export const readers: Readonly<Record<Entity, readonly Role[]>> = {
  order: ['owner', 'organizer', 'secretary', 'finance', 'admin'],
  payment: ['owner', 'organizer', 'finance', 'admin'],
  refund: ['owner', 'organizer', 'finance', 'admin'],
  invoice: ['owner', 'finance', 'admin'],
  ticket: ['owner', 'organizer', 'secretary', 'staff', 'admin'],
  mealVoucher: ['owner', 'receiver', 'organizer', 'staff', 'admin'],
  certificate: ['owner', 'organizer', 'secretary', 'admin'],
  organizer: ['owner', 'admin'],
  conference: ['owner', 'organizer', 'secretary', 'admin'],
  conferencePublication: ['organizer', 'admin'],
  waitlist: ['owner', 'organizer', 'secretary', 'admin'],
  paper: ['owner', 'organizer', 'programme'],
  review: ['owner', 'organizer', 'programme'],
  // The owner is the chair who prepared it. Authors and reviewers read the released part on the paper.
  decision: ['owner', 'organizer', 'programme'],
  // The owner is the corresponding author.
  rebuttal: ['owner', 'organizer', 'programme'],
  enquiry: ['owner', 'admin'],
  comment: ['owner', 'admin'],
  // Friends come with its link.
  knock: ['owner', 'receiver'],
  // Other users do not learn whether a member leaves.
  accountDeletion: ['owner'],
  conferenceContent: ['owner', 'organizer', 'secretary', 'admin'],
  // The bearer of its link is the receiver.
  teamInvitation: ['owner', 'receiver', 'organizer'],
  liveStaff: ['owner', 'organizer', 'programme'],
  studentProof: ['owner', 'organizer', 'secretary', 'finance'],
  campaign: ['organizer', 'secretary'],
  documentBatch: ['organizer', 'secretary'],
  peopleImport: ['organizer', 'secretary'],
}
