import type { LinkMicHostSnapshot } from './linkMicHost.machine.ts'

const standings = ['pending', 'confirming', 'answering', 'accepted', 'failed'] as const

export const selectStanding = (snapshot: LinkMicHostSnapshot) =>
  standings.find((standing) => snapshot.matches({ open: standing })) ?? 'gone'
export const selectFailure = (snapshot: LinkMicHostSnapshot) => snapshot.context.failure
