import type { StageSnapshot } from './stage.machine.ts'

const standings = ['not_started', 'counting', 'ongoing', 'paused', 'confirming', 'moving'] as const

export const selectStanding = (snapshot: StageSnapshot) =>
  standings.find((standing) => snapshot.matches({ open: standing })) ?? 'ended'
export const selectFacts = (snapshot: StageSnapshot) => snapshot.context.facts
export const selectMove = (snapshot: StageSnapshot) => snapshot.context.move
export const selectFailure = (snapshot: StageSnapshot) => snapshot.context.failure
