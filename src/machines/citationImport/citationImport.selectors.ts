import { shown } from '../shared/shown.ts'
import type { CitationImportSnapshot } from './citationImport.machine.ts'
import { citationViews } from './citationImport.types.ts'

export const selectView = (snapshot: CitationImportSnapshot) => shown(snapshot, citationViews)
export const selectCited = (snapshot: CitationImportSnapshot) => snapshot.context.cited
export const selectFailure = (snapshot: CitationImportSnapshot) => snapshot.context.failure
