import type { MicRequestSnapshot } from './micRequest.machine.ts'

const standings = ['pending', 'confirming', 'answering', 'accepted', 'failed'] as const

export const selectStanding = (snapshot: MicRequestSnapshot) =>
  standings.find((standing) => snapshot.matches({ open: standing })) ?? 'gone'
export const selectFailure = (snapshot: MicRequestSnapshot) => snapshot.context.failure
