import { createCommentReading, createCommentService } from '../../services/commentService.ts'
import { createDraftStore, type DraftStore } from '../../services/draftStore.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of the comments under a page, and of reading the answers to a member. */
export const comments = (needs: LazyDeps) => {
  let drafts: DraftStore | null = null
  return {
    ...createCommentService({ api: needs.api, drafts: () => (drafts ??= createDraftStore(needs)) }),
    reading: createCommentReading(needs.api),
  }
}
