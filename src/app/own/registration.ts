import { createDraftBox } from '../../services/draftBox.ts'
import { createRegistrationService } from '../../services/registrationService.ts'
import type { OwnNeeds } from '../context.tsx'

/** Port of the registration for one conference, by its id. */
export const registration = (needs: OwnNeeds) =>
  createRegistrationService({ ...needs, drafts: createDraftBox(needs) })
