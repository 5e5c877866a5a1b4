import type { GuestMicSnapshot } from './guestMic.machine.ts'

const plain = [
  'idle',
  'checking',
  'raising',
  'pending',
  'rejected',
  'missed',
  'invited',
  'connecting',
  'leaving',
] as const

export const selectStanding = (snapshot: GuestMicSnapshot) => {
  if (snapshot.matches({ linked: 'unmuted' })) return 'unmuted'
  if (snapshot.matches({ linked: 'interrupted' })) return 'interrupted'
  if (snapshot.matches({ linked: 'mutedBySelf' })) return 'mutedBySelf'
  if (snapshot.matches({ linked: 'mutedByHost' })) return 'mutedByHost'
  return plain.find((standing) => snapshot.matches(standing)) ?? 'idle'
}

export const selectMayRaise = (snapshot: GuestMicSnapshot) => snapshot.context.facts.mayRaise
/** When the open request ends by itself, on the server's clock; null: there is none. */
export const selectExpiry = (snapshot: GuestMicSnapshot) => snapshot.context.facts.hand?.expiresAt ?? null
export const selectFailure = (snapshot: GuestMicSnapshot) => snapshot.context.failure
export const selectTrouble = (snapshot: GuestMicSnapshot) => snapshot.context.trouble
