import { shown } from '../shared/shown.ts'
import type { DecisionReleaseSnapshot } from './decisionRelease.machine.ts'
import { releaseViews } from './decisionRelease.types.ts'

export const selectView = (snapshot: DecisionReleaseSnapshot) => shown(snapshot, releaseViews)
export const selectList = (snapshot: DecisionReleaseSnapshot) => snapshot.context.list
export const selectResults = (snapshot: DecisionReleaseSnapshot) => snapshot.context.results
export const selectIsBusy = (snapshot: DecisionReleaseSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: DecisionReleaseSnapshot) => snapshot.context.failure
