/** What has a lifecycle. */
export const entities = [
  'order',
  'payment',
  'refund',
  'invoice',
  'ticket',
  'mealVoucher',
  'certificate',
  'organizer',
  'conference',
  'conferencePublication',
  'waitlist',
  'paper',
  'review',
  'decision',
  'rebuttal',
  'enquiry',
  'comment',
  'knock',
  'accountDeletion',
  'teamInvitation',
] as const
export type Entity = (typeof entities)[number]
