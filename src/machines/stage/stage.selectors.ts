import { given } from '../shared/given.ts'
import type { StageSnapshot } from './stage.machine.ts'
import { stageMoves, stageStandings } from './stage.types.ts'

export const selectStanding = (snapshot: StageSnapshot) =>
  given(
    stageStandings.find((standing) => snapshot.hasTag(standing)),
    'a standing',
  )
export const selectFacts = (snapshot: StageSnapshot) => snapshot.context.facts
/** The command under way. */
export const selectMove = (snapshot: StageSnapshot) =>
  stageMoves.find((move) => snapshot.hasTag(move)) ?? null
export const selectFailure = (snapshot: StageSnapshot) => snapshot.context.failure
