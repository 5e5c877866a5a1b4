import { createOrganizerApplicationService } from '../../services/organizerApplicationService.ts'
import { createDraftStore } from '../../services/draftStore.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of the machines of an organizer's application, and its draft. */
export const organizerApplication = (needs: LazyDeps) =>
  createOrganizerApplicationService({ api: needs.api, drafts: createDraftStore(needs) })
