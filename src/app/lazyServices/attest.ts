import { createAttestService } from '../../services/attestService.ts'
import { createDraftStore } from '../../services/draftStore.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of the machines of an organizer's application, and its draft. */
export const attest = (needs: LazyDeps) =>
  createAttestService({ api: needs.api, drafts: createDraftStore(needs) })
