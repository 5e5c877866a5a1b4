import { createPaperSheetService } from '../../services/paperSheetService.ts'
import { readFile } from '../../services/sendFile.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of `sheetImport`. */
export const paperSheets = (needs: LazyDeps) => createPaperSheetService({ api: needs.api, readFile })
