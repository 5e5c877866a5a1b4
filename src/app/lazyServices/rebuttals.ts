import { createDraftStore } from '../../services/draftStore.ts'
import { createRebuttalService } from '../../services/rebuttalService.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of the machines that answer reviews, and request answers. */
export const rebuttals = (needs: LazyDeps) =>
  createRebuttalService({ api: needs.api, drafts: createDraftStore(needs) })
