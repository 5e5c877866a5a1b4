/** Port of what edits a text of a conference. */
export { createContentService as contents } from '../../services/contentService.ts'
