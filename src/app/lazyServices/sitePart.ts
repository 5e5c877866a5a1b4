import { createDraftStore } from '../../services/draftStore.ts'
import { createSitePartService } from '../../services/sitePartService.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports for editing a part of the site, and its drafts. */
export const sitePart = (needs: LazyDeps) =>
  createSitePartService({ api: needs.api, drafts: createDraftStore(needs) })
