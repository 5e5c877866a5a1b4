import type { conferences } from '../db/schema/catalogue.ts'

type Conference = Pick<
  typeof conferences.$inferSelect,
  'registrationOpensAt' | 'registrationClosesAt' | 'endsAt' | 'status'
>

/** Nobody registers without dates, before the first or after the last of them, or for what is over. */
export const isRegistrationOpen = (conference: Conference, at: Date): boolean => {
  const { registrationOpensAt: opens, registrationClosesAt: closes, endsAt, status } = conference
  if (opens === null && closes === null) return false
  return (
    (opens === null || opens <= at) && (closes === null || at <= closes) && at <= endsAt && status !== 'ended'
  )
}
