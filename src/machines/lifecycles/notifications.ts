import type { Entity } from '../../contract/entity.ts'
import { accountDeletionNotifications } from './accountDeletion/accountDeletion.notifications.ts'
import { campaignNotifications } from './campaign/campaign.notifications.ts'
import { certificateNotifications } from './certificate/certificate.notifications.ts'
import { commentNotifications } from './comment/comment.notifications.ts'
import { conferenceContentNotifications } from './conferenceContent/conferenceContent.notifications.ts'
import { conferenceNotifications } from './conference/conference.notifications.ts'
import { conferencePublicationNotifications } from './conferencePublication/conferencePublication.notifications.ts'
import { decisionNotifications } from './decision/decision.notifications.ts'
import { documentBatchNotifications } from './documentBatch/documentBatch.notifications.ts'
import { peopleImportNotifications } from './peopleImport/peopleImport.notifications.ts'
import { enquiryNotifications } from './enquiry/enquiry.notifications.ts'
import { invoiceNotifications } from './invoice/invoice.notifications.ts'
import { knockNotifications } from './knock/knock.notifications.ts'
import { mealVoucherNotifications } from './mealVoucher/mealVoucher.notifications.ts'
import { orderNotifications } from './order/order.notifications.ts'
import { organizerNotifications } from './organizer/organizer.notifications.ts'
import { paperNotifications } from './paper/paper.notifications.ts'
import { paymentNotifications } from './payment/payment.notifications.ts'
import { rebuttalNotifications } from './rebuttal/rebuttal.notifications.ts'
import { refundNotifications } from './refund/refund.notifications.ts'
import { reviewNotifications } from './review/review.notifications.ts'
import { liveStaffNotifications } from './liveStaff/liveStaff.notifications.ts'
import { studentProofNotifications } from './studentProof/studentProof.notifications.ts'
import { teamInvitationNotifications } from './teamInvitation/teamInvitation.notifications.ts'
import { ticketNotifications } from './ticket/ticket.notifications.ts'
import { waitlistNotifications } from './waitlist/waitlist.notifications.ts'
import type { EventNotification } from './shared/eventNotification.ts'

/** Notifications of each event of each lifecycle, by entity and event. */
export const lifecycleNotifications: Readonly<Record<Entity, Readonly<Record<string, EventNotification>>>> = {
  order: orderNotifications,
  payment: paymentNotifications,
  refund: refundNotifications,
  invoice: invoiceNotifications,
  ticket: ticketNotifications,
  mealVoucher: mealVoucherNotifications,
  certificate: certificateNotifications,
  organizer: organizerNotifications,
  conference: conferenceNotifications,
  conferencePublication: conferencePublicationNotifications,
  waitlist: waitlistNotifications,
  paper: paperNotifications,
  review: reviewNotifications,
  decision: decisionNotifications,
  rebuttal: rebuttalNotifications,
  enquiry: enquiryNotifications,
  comment: commentNotifications,
  knock: knockNotifications,
  accountDeletion: accountDeletionNotifications,
  conferenceContent: conferenceContentNotifications,
  teamInvitation: teamInvitationNotifications,
  liveStaff: liveStaffNotifications,
  studentProof: studentProofNotifications,
  campaign: campaignNotifications,
  documentBatch: documentBatchNotifications,
  peopleImport: peopleImportNotifications,
}
