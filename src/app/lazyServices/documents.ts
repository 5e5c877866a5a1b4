import { createDocumentService } from '../../services/documentService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of what designs badges, certificates and lists. */
export const documents = ({ api }: LazyDeps) => createDocumentService({ api })
