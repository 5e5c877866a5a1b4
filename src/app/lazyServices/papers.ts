import { createDraftStore } from '../../services/draftStore.ts'
import { createPaperService } from '../../services/paperService.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of the machines of a member's own papers. */
export const papers = (needs: LazyDeps) =>
  createPaperService({ api: needs.api, drafts: createDraftStore(needs) })
