import { shown } from '../shared/shown.ts'
import type { StageSnapshot } from './stage.machine.ts'
import { stageMoves, stageStandings } from './stage.types.ts'

export const selectStanding = (snapshot: StageSnapshot) => shown(snapshot, stageStandings)
export const selectFacts = (snapshot: StageSnapshot) => snapshot.context.facts
/** The command under way. */
export const selectMove = (snapshot: StageSnapshot) =>
  stageMoves.find((move) => snapshot.hasTag(move)) ?? null
export const selectFailure = (snapshot: StageSnapshot) => snapshot.context.failure
