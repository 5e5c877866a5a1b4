import { createPeopleImportService } from '../../services/peopleImportService.ts'
import { readFile } from '../../services/sendFile.ts'
import type { LazyDeps } from '../context.tsx'

/** What the page of imported people needs. */
export const peopleImports = (needs: LazyDeps) => createPeopleImportService({ api: needs.api, readFile })
