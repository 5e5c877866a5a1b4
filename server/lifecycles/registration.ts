import type { Reason } from '../../src/contract/reasons.ts'
import { registrationReason, type RegistrationTerms } from '../../src/contract/registrationOf.ts'
import type { conferences } from '../db/schema/catalogue.ts'

type Conference = Pick<
  typeof conferences.$inferSelect,
  'registrationOpensAt' | 'registrationClosesAt' | 'endsAt' | 'state' | 'isCancelled'
>

/** Terms of a row that decide whether registration is open. */
export const registrationTerms = (row: Conference): RegistrationTerms => ({
  opensAt: row.registrationOpensAt?.getTime() ?? null,
  closesAt: row.registrationClosesAt?.getTime() ?? null,
  endsAt: row.endsAt.getTime(),
  status: row.state,
  isCancelled: row.isCancelled,
})

/** Reason why registration is closed now; null: open. */
export const registrationRefusal = (conference: Conference, at: Date): Reason | null =>
  registrationReason(registrationTerms(conference), at.getTime())
