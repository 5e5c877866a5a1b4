import type { NotificationName } from '../../../src/contract/notifications.ts'

/** Target of the action of a lifecycle's notification; `id` is of the row that moved. */
export const notificationLink = (name: NotificationName, id: number, conferenceId: number | null): string =>
  (paperPages[name] ?? pages[name])?.(id, conferenceId) ?? '/personal/order/conf'

/** Page of a paper for each part: authors and chairs by its number, reviewers by that of their review. */
export const paperPlaces = {
  author: (paperId: number) => `/personal/paper/postedby?paper_id=${paperId}`,
  reader: (paperId: number) => `/papers/${paperId}`,
  reviewer: (reviewId: number) => `/onlinereview?review_id=${reviewId}`,
  chair: (paperId: number) => `/console/paper/${paperId}/decision`,
} as const

/** Notifications about papers, by their reader (PAP-05). */
export const paperKinds = {
  author: [
    ...(['paperReceived', 'paperPassed', 'paperReturned', 'paperDecided', 'paperExtended'] as const),
    ...(['paperLapsed', 'paperReinstated', 'paperWithdrawn', 'paperRevived', 'paperRestored'] as const),
    ...(['rebuttalAsked', 'rebuttalReceived'] as const),
  ],
  // A public paper opens its public page.
  reader: ['paperPublished', 'paperIndexed', 'paperRetracted'],
  reviewer: [
    ...(['reviewAsked', 'reviewAnswerSoon', 'reviewDueSoon', 'reviewExpired', 'reviewExtended'] as const),
    ...(['reviewReceived', 'reviewAcknowledged', 'reviewCancelled', 'reviewClosed'] as const),
    'reviewOutcome',
  ],
  chair: ['paperArrived', 'revisionArrived', 'reviewsComplete', 'rebuttalArrived'],
} as const satisfies Record<keyof typeof paperPlaces, readonly NotificationName[]>

const paperPages: Readonly<Partial<Record<NotificationName, (id: number) => string>>> = Object.fromEntries(
  (Object.keys(paperKinds) as Array<keyof typeof paperKinds>).flatMap((part) =>
    paperKinds[part].map((name) => [name, paperPlaces[part]] as const),
  ),
)

/** The page on which the owner sees it, or does what is left to do; of the others it is the list of orders. */
const pages: Readonly<
  Partial<Record<NotificationName, (id: number, conferenceId: number | null) => string>>
> = {
  campaignAsked: (id, conferenceId) => `/organizer/${conferenceId}/mail/${id}`,
  campaignConfirmed: (id, conferenceId) => `/organizer/${conferenceId}/mail/${id}`,
  campaignHeld: (id, conferenceId) => `/organizer/${conferenceId}/mail/${id}`,
  campaignSent: (id, conferenceId) => `/organizer/${conferenceId}/mail/${id}`,
  campaignSentInPart: (id, conferenceId) => `/organizer/${conferenceId}/mail/${id}`,
  liveStaffAsked: (id) => `/console/liveStaff/${id}`,
  liveStaffJoined: (id, conferenceId) => `/organizer/${conferenceId}/lives/${id}`,
  liveStaffRefused: (id, conferenceId) => `/organizer/${conferenceId}/lives/${id}`,
  liveReleased: (id) => `/console/liveStaff/${id}`,
  studentProofAccepted: (_id, conferenceId) => `/conferences/${conferenceId}/register`,
  studentProofRejected: (_id, conferenceId) => `/conferences/${conferenceId}/register`,
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
  certificateIssued: () => '/personal/notes/certificate',
  organizerWrote: (_, conferenceId) => `/conferences/${conferenceId}`,
  certificateReady: () => '/personal/notes/certificate',
  certificateRevoked: () => '/personal/notes/certificate',
  applicationArrived: (id) => `/console/organizer/${id}`,
  publicationAsked: (id) => `/console/conferencePublication/${id}`,
  voucherArrived: (id) => `/console/payment/${id}`,
  refundAsked: (id) => `/console/refund/${id}`,
  invoiceAsked: (id) => `/console/invoice/${id}`,
  proofArrived: (id) => `/console/studentProof/${id}`,
  organizerApproved: () => '/organizer',
  conferenceApproved: (id) => `/organizer/${id}`,
  conferenceReturned: (id) => `/console/conferencePublication/${id}`,
  conferenceReopened: (id) => `/organizer/${id}`,
  organizerRejected: () => '/attest',
  organizerRevoked: () => '/attest',
  enquiryAnswered: (id) => `/butler?enquiry_id=${id}`,
  enquiryDeclined: (id) => `/butler?enquiry_id=${id}`,
  commentHidden: (id) => `/console/comment/${id}`,
  commentRestored: (id) => `/console/comment/${id}`,
  deletionRequested: () => '/account/deletion',
  deletionCancelled: () => '/account/deletion',
  deletionSoon: () => '/account/deletion',
  // There is no account any more that could open a page of its own.
  accountDeleted: () => '/',
}
