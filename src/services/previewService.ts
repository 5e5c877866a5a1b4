import { openPreview } from '../contract/preview.ts'
import type { PreviewAsPort } from '../machines/previewAs/previewAs.types.ts'
import type { Api } from './api.ts'

/** Pages of a conference as another user sees them; the port of `previewAs`. */
export const createPreviewService = ({ api }: { api: Api }): PreviewAsPort => ({
  openPreview: (wish, signal) => api.call(openPreview, wish, { signal }),
})
