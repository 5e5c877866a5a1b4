import { createDocumentService } from '../../services/documentService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port for designing badges, certificates and lists. */
export const documents = ({ api }: LazyDeps) => createDocumentService({ api })
