import { shown } from '../shared/shown.ts'
import type { PaperViewerSnapshot } from './paperViewer.machine.ts'
import { paperViews } from './paperViewer.types.ts'

export const selectView = (snapshot: PaperViewerSnapshot) => shown(snapshot, paperViews)
export const selectIsBusy = (snapshot: PaperViewerSnapshot) => snapshot.hasTag('busy')
export const selectPage = (snapshot: PaperViewerSnapshot) => snapshot.context.page
export const selectPages = (snapshot: PaperViewerSnapshot) => snapshot.context.pages
export const selectZoom = (snapshot: PaperViewerSnapshot) => snapshot.context.zoom
export const selectFailure = (snapshot: PaperViewerSnapshot) => snapshot.context.failure
export const selectCanEnlarge = (snapshot: PaperViewerSnapshot) => snapshot.can({ type: 'paper.enlarge' })
export const selectCanReduce = (snapshot: PaperViewerSnapshot) => snapshot.can({ type: 'paper.reduce' })
