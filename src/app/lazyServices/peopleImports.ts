import { createPeopleImportService } from '../../services/peopleImportService.ts'
import { readFile } from '../../services/sendFile.ts'
import type { LazyDeps } from '../context.tsx'

/** Service for the page of imported people. */
export const peopleImports = (needs: LazyDeps) => createPeopleImportService({ api: needs.api, readFile })
