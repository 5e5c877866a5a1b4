import { sql } from 'drizzle-orm'

import { users } from '../db/schema/accounts.ts'
import { outer } from '../db/outer.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { organizerApplications, userRoles } from '../db/schema/organizers.ts'

/**
 * Account that is told what is decided about a row of `conferences`: the one that created it, or the first that was made its
 * organizer. 0: nobody.
 */
export const organizerOf = sql<number>`coalesce(${outer(conferences.organizerId)}, (select ${userRoles.userId} from ${userRoles}
  where ${userRoles.conferenceId} = ${outer(conferences.id)} and ${userRoles.role} = 'organizer'
  order by ${userRoles.id} limit 1), 0)`

/**
 * How the organizer of a row of `conferences` is named to the public: the organization that was approved, whose key fields
 * stand until a change of them is approved; else the account that created it. Null: the platform itself.
 */
export const organizerName = sql<string | null>`(select coalesce(
    case when ${users.sponsorApplyStatus} = 1 then ${organizerApplications.form}->>'name' end, ${users.nickname})
  from ${users} left join ${organizerApplications} on ${organizerApplications.userId} = ${users.id}
  where ${users.id} = ${outer(conferences.organizerId)})`
