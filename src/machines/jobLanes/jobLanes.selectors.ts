import { shown } from '../shared/shown.ts'
import type { JobLanesSnapshot } from './jobLanes.machine.ts'
import { laneViews } from './jobLanes.types.ts'

export const selectView = (snapshot: JobLanesSnapshot) => shown(snapshot, laneViews)
export const selectBoard = (snapshot: JobLanesSnapshot) => snapshot.context.board
export const selectFailure = (snapshot: JobLanesSnapshot) => snapshot.context.failure
