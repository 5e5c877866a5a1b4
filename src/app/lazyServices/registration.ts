import { createDraftStore } from '../../services/draftStore.ts'
import { createRegistrationService } from '../../services/registrationService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of the registration for one conference, by its id. */
export const registration = (needs: LazyDeps) =>
  createRegistrationService({ ...needs, drafts: createDraftStore(needs) })
