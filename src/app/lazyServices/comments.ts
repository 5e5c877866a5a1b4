import { createCommentReading, createCommentService } from '../../services/commentService.ts'
import { createDraftStore } from '../../services/draftStore.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of the comments under a page, and of reading the answers to a member. */
export const comments = (needs: LazyDeps) => ({
  ...createCommentService({ api: needs.api, drafts: createDraftStore(needs) }),
  reading: createCommentReading(needs.api),
})
