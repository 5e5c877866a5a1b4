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

/** Short text for a reason of refusal at the gate. */
export const resultText = (result: string): MessageId =>
  `gate.result.${known.find((one) => one === result) ?? 'other'}`
