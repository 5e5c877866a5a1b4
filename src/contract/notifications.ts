/** Kinds of messages, in the order in which the page of messages lists them (API-26). */
export const messageTypes = ['system', 'conference', 'paper', 'order', 'comment'] as const
export type MessageType = (typeof messageTypes)[number]

export interface NotificationKind {
  readonly type: MessageType
  /** It is about money, a right or a deadline: always sent, never unsubscribed from. */
  readonly isEssential: boolean
  /** Also sent as mail, where the member has an address and has not opted out. */
  readonly byMail: boolean
  /** Useful within the hour: also sent as a text message, where configured and not opted out. */
  readonly bySms: boolean
}

const essential = (type: MessageType): NotificationKind => ({
  type,
  isEssential: true,
  byMail: true,
  bySms: false,
})
const urgent = (type: MessageType): NotificationKind => ({ ...essential(type), bySms: true })
const optional = (type: MessageType): NotificationKind => ({ ...essential(type), isEssential: false })
const quiet = (type: MessageType): NotificationKind => ({ ...optional(type), byMail: false })

/**
 * Recipients of the notification for an event of a record, for the dialog before it. `people`: each person whose
 * registration it makes or closes · `imported`: the same, counted · `ownerQuietly`: by a message alone · `quietly`: no
 * one now, the usual ones later.
 */
export const told = [
  'owner',
  'ownerQuietly',
  'authors',
  'attendees',
  'deciders',
  'people',
  'imported',
  'quietly',
  'nobody',
] as const
export type Told = (typeof told)[number]

/** All notifications to members (MSG-01). `kind of what`: the name says what happened. */
export const notifications = {
  orderPlaced: essential('order'),
  orderPaid: essential('order'),
  orderExpiring: urgent('order'),
  orderExpired: essential('order'),
  orderClosed: essential('order'),
  orderReopened: essential('order'),
  voucherReturned: essential('order'),
  refundOpened: essential('order'),
  refundApproved: essential('order'),
  refundRejected: essential('order'),
  refundDone: essential('order'),
  invoiceReturned: essential('order'),
  invoiceIssued: essential('order'),
  invoiceReversed: essential('order'),
  knockHit: quiet('order'),
  knockEnded: essential('order'),
  pointsExpiring: optional('system'),
  friendWelcomed: optional('system'),
  friendJoined: quiet('system'),
  friendRewarded: optional('system'),
  friendRevoked: essential('system'),
  placeOffered: urgent('conference'),
  offerExpired: optional('conference'),
  groupReady: essential('conference'),
  studentProofAccepted: essential('conference'),
  studentProofRejected: essential('conference'),
  mealClaimed: quiet('conference'),
  conferenceSoon: optional('conference'),
  conferencePaused: urgent('conference'),
  conferenceResumed: urgent('conference'),
  conferenceEnded: quiet('conference'),
  conferenceCancelled: urgent('conference'),
  conferenceMoved: urgent('conference'),
  conferenceApproved: essential('system'),
  conferenceReturned: essential('system'),
  conferenceReopened: essential('system'),
  liveSoon: optional('conference'),
  liveStaffAsked: essential('conference'),
  liveStaffJoined: optional('conference'),
  liveStaffRefused: essential('conference'),
  liveAssigned: essential('conference'),
  liveReleased: essential('conference'),
  liveMoved: essential('conference'),
  liveCancelled: urgent('conference'),
  organizerWrote: essential('conference'),
  certificateReady: optional('conference'),
  certificateIssued: optional('conference'),
  certificateRevoked: essential('conference'),
  applicationArrived: optional('system'),
  publicationAsked: optional('system'),
  voucherArrived: optional('order'),
  refundAsked: optional('order'),
  invoiceAsked: quiet('order'),
  proofArrived: quiet('conference'),
  organizerApproved: essential('system'),
  organizerRejected: essential('system'),
  organizerRevoked: essential('system'),
  newDevice: essential('system'),
  secondFactorChanged: essential('system'),
  contactChanged: essential('system'),
  passwordChanged: essential('system'),
  wechatChanged: essential('system'),
  exportReady: essential('system'),
  deletionRequested: essential('system'),
  deletionCancelled: essential('system'),
  deletionSoon: essential('system'),
  accountDeleted: essential('system'),
  roleGranted: essential('system'),
  teamInvited: essential('conference'),
  teamJoined: optional('conference'),
  teamDeclined: optional('conference'),
  teamRemoved: essential('conference'),
  roleTaken: essential('system'),
  campaignAsked: essential('conference'),
  campaignConfirmed: optional('conference'),
  campaignHeld: essential('conference'),
  campaignSent: optional('conference'),
  campaignSentInPart: essential('conference'),
  accountLocked: essential('system'),
  accountUnlocked: essential('system'),
  sessionsEnded: essential('system'),
  signInReset: essential('system'),
  organizerInvited: essential('system'),
  paperReceived: essential('paper'),
  paperPassed: optional('paper'),
  paperReturned: essential('paper'),
  paperDecided: essential('paper'),
  paperExtended: essential('paper'),
  paperLapsed: essential('paper'),
  paperReinstated: essential('paper'),
  paperPublished: essential('paper'),
  paperIndexed: optional('paper'),
  paperWithdrawn: essential('paper'),
  paperRevived: essential('paper'),
  paperRestored: essential('paper'),
  paperRetracted: essential('paper'),
  paperArrived: optional('paper'),
  revisionArrived: optional('paper'),
  reviewsComplete: optional('paper'),
  authorDenied: essential('paper'),
  reviewOutcome: optional('paper'),
  reviewAsked: essential('paper'),
  reviewAnswerSoon: essential('paper'),
  reviewDueSoon: essential('paper'),
  reviewExpired: essential('paper'),
  reviewExtended: essential('paper'),
  reviewReceived: optional('paper'),
  reviewAcknowledged: quiet('paper'),
  reviewCancelled: essential('paper'),
  reviewClosed: essential('paper'),
  discussionOpened: optional('paper'),
  discussionComment: optional('paper'),
  rebuttalAsked: essential('paper'),
  rebuttalReceived: essential('paper'),
  rebuttalArrived: optional('paper'),
  enquiryAnswered: essential('system'),
  enquiryDeclined: essential('system'),
  roomBooked: essential('order'),
  roomCancelled: essential('order'),
  roomWithdrawn: essential('order'),
  roomPaired: essential('order'),
  roomUnpaired: essential('order'),
  commentAnswered: optional('comment'),
  commentMention: optional('comment'),
  commentHidden: optional('comment'),
  commentRestored: optional('comment'),
  reportUpheld: quiet('comment'),
  reportDismissed: quiet('comment'),
  reportMoot: quiet('comment'),
} as const satisfies Readonly<Record<string, NotificationKind>>

export type NotificationName = keyof typeof notifications

/** Further channels of a message. */
export const channels = ['mail', 'sms'] as const
export type Channel = (typeof channels)[number]

/** Kinds of messages of which some go by a channel. */
export const typesBy = (channel: Channel): readonly MessageType[] =>
  messageTypes.filter(
    (type) =>
      channel === 'mail' ||
      Object.values<NotificationKind>(notifications).some((kind) => kind.bySms && kind.type === type),
  )
