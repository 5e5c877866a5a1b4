import type { NotificationName } from '../../../src/contract/notifications.ts'

/** Where the action of a lifecycle's notification leads; `id` is of the row that moved. */
export const notificationLink = (name: NotificationName, id: number, conferenceId: number | null): string =>
  pages[name]?.(id, conferenceId) ?? '/personal/order/conf'

/** The page on which the owner sees it, or does what is left to do; of the others it is the list of orders. */
const pages: Readonly<
  Partial<Record<NotificationName, (id: number, conferenceId: number | null) => string>>
> = {
  teamInvited: (id) => `/console/teamInvitation/${id}`,
  teamJoined: (_id, conferenceId) => `/organizer/${conferenceId}/team`,
  teamDeclined: (_id, conferenceId) => `/organizer/${conferenceId}/team`,
  teamRemoved: () => '/personal/myconf',
  knockHit: () => '/personal/benefits',
  knockEnded: () => '/personal/benefits',
  orderReopened: (id) => `/pay/${id}`,
  orderPaid: () => '/personal/notes/tickets',
  invoiceReturned: () => '/personal/notes/invoice',
  invoiceIssued: () => '/personal/notes/invoice',
  invoiceReversed: () => '/personal/notes/invoice',
  placeOffered: (_id, conferenceId) => `/conferences/${conferenceId}/register`,
  offerExpired: (_id, conferenceId) => `/conferences/${conferenceId}`,
  mealClaimed: () => '/personal/notes/mealticket',
  certificateReady: () => '/personal/notes/certificate',
  certificateRevoked: () => '/personal/notes/certificate',
  organizerApproved: () => '/organizer',
  conferenceApproved: (id) => `/organizer/${id}`,
  conferenceReturned: (id) => `/console/conferencePublication/${id}`,
  conferenceReopened: (id) => `/organizer/${id}`,
  organizerRejected: () => '/attest',
  organizerRevoked: () => '/attest',
  paperReceived: (id) => `/console/paper/${id}`,
  paperPassed: (id) => `/console/paper/${id}`,
  paperReturned: (id) => `/console/paper/${id}`,
  paperDecided: (id) => `/console/paper/${id}`,
  paperExtended: (id) => `/console/paper/${id}`,
  paperLapsed: (id) => `/console/paper/${id}`,
  paperReinstated: (id) => `/console/paper/${id}`,
  paperPublished: (id) => `/console/paper/${id}`,
  paperIndexed: (id) => `/console/paper/${id}`,
  paperWithdrawn: (id) => `/console/paper/${id}`,
  paperRestored: (id) => `/console/paper/${id}`,
  paperRetracted: (id) => `/console/paper/${id}`,
  reviewAsked: (id) => `/onlinereview?review_id=${id}`,
  reviewAnswerSoon: (id) => `/onlinereview?review_id=${id}`,
  reviewDueSoon: (id) => `/onlinereview?review_id=${id}`,
  reviewExpired: (id) => `/console/review/${id}`,
  reviewExtended: (id) => `/onlinereview?review_id=${id}`,
  reviewReceived: (id) => `/console/review/${id}`,
  reviewAcknowledged: (id) => `/console/review/${id}`,
  reviewCancelled: (id) => `/console/review/${id}`,
  reviewClosed: (id) => `/console/review/${id}`,
  // Of the paper that is answered for.
  rebuttalAsked: (id) => `/personal/paper/postedby?paper_id=${id}`,
  rebuttalReceived: (id) => `/personal/paper/postedby?paper_id=${id}`,
  enquiryAnswered: (id) => `/butler?enquiry_id=${id}`,
  enquiryDeclined: (id) => `/butler?enquiry_id=${id}`,
  commentHidden: (id) => `/console/comment/${id}`,
  commentRestored: (id) => `/console/comment/${id}`,
  deletionRequested: () => '/account/deletion',
  deletionCancelled: () => '/account/deletion',
  deletionSoon: () => '/account/deletion',
  // There is no account any more that could open a page of its own.
  accountDeleted: () => '/',
  rebuttalArrived: (id) => `/console/paper/${id}/decision`,
}
