import { createComposerService } from '../../services/composerService.ts'
import { createDraftStore } from '../../services/draftStore.ts'
import type { LazyDeps } from '../context.tsx'

/** Port for writing a mail, and the copy that the browser keeps. */
export const composer = (needs: LazyDeps) =>
  createComposerService({ api: needs.api, drafts: createDraftStore(needs) })
