import { createPreviewService } from '../../services/previewService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of `previewAs`. */
export const preview = (needs: LazyDeps) => createPreviewService({ api: needs.api })
