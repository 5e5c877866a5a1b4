import { sql } from 'drizzle-orm'

import { users } from '../db/schema/accounts.ts'
import { outer } from '../db/outer.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { organizerApplications, userRoles } from '../db/schema/organizers.ts'

/**
 * Account that is notified of decisions about a row of `conferences`: the one that created it, or its first
 * organizer. 0: no account.
 */
export const organizerOf = sql<number>`coalesce(${outer(conferences.organizerId)}, (select ${userRoles.userId} from ${userRoles}
  where ${userRoles.conferenceId} = ${outer(conferences.id)} and ${userRoles.role} = 'organizer'
  order by ${userRoles.id} limit 1), 0)`

/**
 * Public name of the organizer of a row of `conferences`: the approved organization, whose key fields
 * hold until a change of them is approved; else the account that created it. Null: the platform itself.
 */
export const organizerName = sql<string | null>`(select coalesce(
    case when ${users.sponsorApplyStatus} = 1 then ${organizerApplications.form}->>'name' end, ${users.nickname})
  from ${users} left join ${organizerApplications} on ${organizerApplications.userId} = ${users.id}
  where ${users.id} = ${outer(conferences.organizerId)})`
