import { shown } from '../shared/shown.ts'
import type { SheetImportSnapshot } from './sheetImport.machine.ts'
import { sheetViews } from './sheetImport.types.ts'

export const selectView = (snapshot: SheetImportSnapshot) => shown(snapshot, sheetViews)
export const selectPreview = (snapshot: SheetImportSnapshot) => snapshot.context.preview
export const selectProgress = (snapshot: SheetImportSnapshot) => snapshot.context.progress
export const selectFailure = (snapshot: SheetImportSnapshot) => snapshot.context.failure
export const selectFileName = (snapshot: SheetImportSnapshot) => snapshot.context.wish?.file.name ?? null
