import { sql, type SQL } from 'drizzle-orm'

import type { TeamContact } from '../../../src/contract/teamContact.ts'
import { maskedEmail, maskedMobile } from '../../shared/masks.ts'
import type { User } from '../../accounts/users.ts'
import { users } from '../../db/schema/accounts.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import type { teamInvitations } from '../../db/schema/team.ts'

type Invited = Pick<typeof teamInvitations.$inferSelect, 'email' | 'countryCode' | 'mobile'>

/** As the columns of an invitation have it. */
export const columnsOf = (contact: TeamContact): Invited =>
  'email' in contact
    ? { email: contact.email, countryCode: null, mobile: null }
    : { email: null, countryCode: contact.country, mobile: contact.mobile }

/** Whether the account has proved what was invited: it has no address or phone that it has not proved. */
export const isInvited = ({ email, countryCode, mobile }: Invited, user: User | null): boolean =>
  user !== null &&
  (email !== null
    ? user.email?.toLowerCase() === email
    : mobile !== null && user.mobile === mobile && user.countryCode === countryCode)

/** Enough to recognise one’s own; empty: no contact, or it was deleted. */
export const maskedContact = ({ email, countryCode, mobile }: Invited): string => {
  if (email !== null) return maskedEmail(email)
  return mobile === null ? '' : `+${countryCode} ${maskedMobile(mobile)}`
}

/** Accounts with that address or phone, as a condition. */
export const accountOf = ({ email, countryCode, mobile }: Invited): SQL =>
  email !== null
    ? sql`lower(${users.email}) = ${email}`
    : sql`${users.countryCode} = ${countryCode} and ${users.mobile} = ${mobile}`

/** The part of an account in a conference, as a condition. */
export const partOf = (conferenceId: number, role: typeof userRoles.$inferSelect.role, userId: number): SQL =>
  sql`${userRoles.conferenceId} = ${conferenceId} and ${userRoles.role} = ${role} and ${userRoles.userId} = ${userId}`
