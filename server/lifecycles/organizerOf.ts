import { sql } from 'drizzle-orm'

import { outer } from '../db/outer.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { userRoles } from '../db/schema/organizers.ts'

/**
 * Account that is told what is decided about a row of `conferences`: the one that created it, or the first that was made its
 * organizer. 0: nobody.
 */
export const organizerOf = sql<number>`coalesce(${outer(conferences.organizerId)}, (select ${userRoles.userId} from ${userRoles}
  where ${userRoles.conferenceId} = ${outer(conferences.id)} and ${userRoles.role} = 'organizer'
  order by ${userRoles.id} limit 1), 0)`
