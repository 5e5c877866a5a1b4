import { shown } from '../shared/shown.ts'
import type { ConferenceCopySnapshot } from './conferenceCopy.machine.ts'
import { copyViews } from './conferenceCopy.types.ts'

export const selectView = (snapshot: ConferenceCopySnapshot) => shown(snapshot, copyViews)
export const selectIsBusy = (snapshot: ConferenceCopySnapshot) => snapshot.hasTag('busy')
export const selectSource = (snapshot: ConferenceCopySnapshot) => snapshot.context.source
export const selectFailure = (snapshot: ConferenceCopySnapshot) => snapshot.context.failure
