import type { Entity } from '../../contract/entity.ts'
import { accountDeletionLifecycle } from './accountDeletion/accountDeletion.machine.ts'
import { campaignLifecycle } from './campaign/campaign.machine.ts'
import { certificateLifecycle } from './certificate/certificate.machine.ts'
import { commentLifecycle } from './comment/comment.machine.ts'
import { conferenceContentLifecycle } from './conferenceContent/conferenceContent.machine.ts'
import { conferenceLifecycle } from './conference/conference.machine.ts'
import { conferencePublicationLifecycle } from './conferencePublication/conferencePublication.machine.ts'
import { documentBatchLifecycle } from './documentBatch/documentBatch.machine.ts'
import { peopleImportLifecycle } from './peopleImport/peopleImport.machine.ts'
import { enquiryLifecycle } from './enquiry/enquiry.machine.ts'
import { invoiceLifecycle } from './invoice/invoice.machine.ts'
import { decisionLifecycle } from './decision/decision.machine.ts'
import { knockLifecycle } from './knock/knock.machine.ts'
import { mealVoucherLifecycle } from './mealVoucher/mealVoucher.machine.ts'
import { orderLifecycle } from './order/order.machine.ts'
import { organizerLifecycle } from './organizer/organizer.machine.ts'
import { paperLifecycle } from './paper/paper.lifecycle.ts'
import { paymentLifecycle } from './payment/payment.machine.ts'
import { rebuttalLifecycle } from './rebuttal/rebuttal.machine.ts'
import { refundLifecycle } from './refund/refund.machine.ts'
import { reviewLifecycle } from './review/review.machine.ts'
import type { Lifecycle } from './shared/lifecycle.types.ts'
import { liveStaffLifecycle } from './liveStaff/liveStaff.machine.ts'
import { studentProofLifecycle } from './studentProof/studentProof.machine.ts'
import { teamInvitationLifecycle } from './teamInvitation/teamInvitation.machine.ts'
import { ticketLifecycle } from './ticket/ticket.machine.ts'
import { waitlistLifecycle } from './waitlist/waitlist.machine.ts'

/** Every lifecycle, by the entity whose rows it moves. */
export const lifecycles: Readonly<Record<Entity, Lifecycle>> = {
  order: orderLifecycle,
  payment: paymentLifecycle,
  refund: refundLifecycle,
  invoice: invoiceLifecycle,
  ticket: ticketLifecycle,
  mealVoucher: mealVoucherLifecycle,
  certificate: certificateLifecycle,
  organizer: organizerLifecycle,
  conference: conferenceLifecycle,
  conferencePublication: conferencePublicationLifecycle,
  waitlist: waitlistLifecycle,
  paper: paperLifecycle,
  review: reviewLifecycle,
  decision: decisionLifecycle,
  rebuttal: rebuttalLifecycle,
  enquiry: enquiryLifecycle,
  comment: commentLifecycle,
  knock: knockLifecycle,
  accountDeletion: accountDeletionLifecycle,
  conferenceContent: conferenceContentLifecycle,
  teamInvitation: teamInvitationLifecycle,
  liveStaff: liveStaffLifecycle,
  studentProof: studentProofLifecycle,
  campaign: campaignLifecycle,
  documentBatch: documentBatchLifecycle,
  peopleImport: peopleImportLifecycle,
}
