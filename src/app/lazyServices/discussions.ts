import { createDraftStore } from '../../services/draftStore.ts'
import { createDiscussionService } from '../../services/discussionService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of the machine of a discussion. */
export const discussions = (needs: LazyDeps) =>
  createDiscussionService({ api: needs.api, drafts: createDraftStore(needs) })
