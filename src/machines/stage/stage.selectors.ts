import { shown } from '../shared/shown.ts'
import type { StageSnapshot } from './stage.machine.ts'
import { stageMoves, stageStatuses } from './stage.types.ts'

export const selectStatus = (snapshot: StageSnapshot) => shown(snapshot, stageStatuses)
export const selectFacts = (snapshot: StageSnapshot) => snapshot.context.facts
/** The command under way. */
export const selectMove = (snapshot: StageSnapshot) =>
  stageMoves.find((move) => snapshot.hasTag(move)) ?? null
export const selectFailure = (snapshot: StageSnapshot) => snapshot.context.failure
