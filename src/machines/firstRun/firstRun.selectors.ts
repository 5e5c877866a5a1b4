import { shown } from '../shared/shown.ts'
import type { FirstRunSnapshot } from './firstRun.machine.ts'
import { firstRunViews } from './firstRun.types.ts'

export const selectView = (snapshot: FirstRunSnapshot) => shown(snapshot, firstRunViews)
export const selectProgress = (snapshot: FirstRunSnapshot) => snapshot.context.progress
export const selectFailure = (snapshot: FirstRunSnapshot) => snapshot.context.failure
export const selectIsBusy = (snapshot: FirstRunSnapshot) => snapshot.hasTag('busy')
/** The step is being left for later. */
export const selectIsPassing = (snapshot: FirstRunSnapshot) => snapshot.hasTag('passing')
