import type { Entity } from '../../../src/contract/entity.ts'
import type { EntityAdapter } from '../types.ts'
import { accountDeletionAdapter } from './accountDeletion.ts'
import { campaignAdapter } from './campaign.ts'
import { certificateAdapter } from './certificate.ts'
import { commentAdapter } from './comment.ts'
import { conferenceAdapter } from './conference.ts'
import { conferenceContentAdapter } from './conferenceContent.ts'
import { conferencePublicationAdapter } from './conferencePublication.ts'
import { decisionAdapter } from './decision.ts'
import { documentBatchAdapter } from './documentBatch.ts'
import { peopleImportAdapter } from './peopleImport.ts'
import { enquiryAdapter } from './enquiry.ts'
import { invoiceAdapter } from './invoice.ts'
import { knockAdapter } from './knock.ts'
import { mealVoucherAdapter } from './mealVoucher.ts'
import { orderAdapter } from './order.ts'
import { organizerAdapter } from './organizer.ts'
import { paperAdapter } from './paper.ts'
import { paymentAdapter } from './payment.ts'
import { rebuttalAdapter } from './rebuttal.ts'
import { refundAdapter } from './refund.ts'
import { reviewAdapter } from './review.ts'
import { liveStaffAdapter } from './liveStaff.ts'
import { studentProofAdapter } from './studentProof.ts'
import { teamInvitationAdapter } from './teamInvitation.ts'
import { ticketAdapter } from './ticket.ts'
import { waitlistAdapter } from './waitlist.ts'

/** Adapter of each entity's rows. The facts of an adapter are those of its own machine: here they are all alike. */
export const entityAdapters = {
  order: orderAdapter,
  payment: paymentAdapter,
  refund: refundAdapter,
  invoice: invoiceAdapter,
  ticket: ticketAdapter,
  mealVoucher: mealVoucherAdapter,
  certificate: certificateAdapter,
  organizer: organizerAdapter,
  conference: conferenceAdapter,
  conferencePublication: conferencePublicationAdapter,
  waitlist: waitlistAdapter,
  paper: paperAdapter,
  review: reviewAdapter,
  decision: decisionAdapter,
  rebuttal: rebuttalAdapter,
  enquiry: enquiryAdapter,
  comment: commentAdapter,
  knock: knockAdapter,
  accountDeletion: accountDeletionAdapter,
  conferenceContent: conferenceContentAdapter,
  teamInvitation: teamInvitationAdapter,
  liveStaff: liveStaffAdapter,
  studentProof: studentProofAdapter,
  campaign: campaignAdapter,
  documentBatch: documentBatchAdapter,
  peopleImport: peopleImportAdapter,
} as unknown as Readonly<Record<Entity, EntityAdapter>>
