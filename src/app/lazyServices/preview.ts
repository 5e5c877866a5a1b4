/** Port of `previewAs`. */
export { createPreviewService as preview } from '../../services/previewService.ts'
