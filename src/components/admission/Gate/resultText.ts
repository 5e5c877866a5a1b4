import type { MessageId } from '../../../i18n/locale.ts'

const known = [
  'alreadySignedIn',
  'conflict',
  'ticketRevoked',
  'ticketExpired',
  'ticketUnknown',
  'wrongGate',
  'wrongDay',
  'conferencePaused',
  'conferenceEnded',
  'mealUsed',
  'mealOver',
  'mealRevoked',
  'mealShared',
  'notMealTime',
  'notKept',
] as const

/** A short name for why somebody may not come in. */
export const resultText = (result: string): MessageId =>
  `gate.result.${known.find((one) => one === result) ?? 'other'}`
