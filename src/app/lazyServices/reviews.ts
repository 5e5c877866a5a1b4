import { createDraftStore } from '../../services/draftStore.ts'
import { createReviewService } from '../../services/reviewService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of the machine of a reviewer's work. */
export const reviews = (needs: LazyDeps) =>
  createReviewService({ api: needs.api, drafts: createDraftStore(needs) })
