/** Port of what designs badges, certificates and lists. */
export { createDocumentService as documents } from '../../services/documentService.ts'
