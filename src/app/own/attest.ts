import { createAttestService } from '../../services/attestService.ts'
import { createDraftBox } from '../../services/draftBox.ts'
import type { OwnNeeds } from '../context.tsx'

/** Ports of the machines of an organizer's application, and its draft. */
export const attest = (needs: OwnNeeds) =>
  createAttestService({ api: needs.api, drafts: createDraftBox(needs) })
