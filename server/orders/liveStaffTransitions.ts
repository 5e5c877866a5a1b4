import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'

import { conferences } from '../db/schema/catalogue.ts'
import { liveStaff } from '../db/schema/live.ts'
import type { ScheduledTransition } from './scheduledTransition.types.ts'
import { lockConference } from './takeLock.ts'

/** Clock transitions of requests to hosts and funders of lives (CONF-03). */
export const liveStaffTransitions: readonly ScheduledTransition[] = [
  {
    entity: 'liveStaff',
    event: 'staff.expire',
    due: (db, at, after, limit) =>
      db
        .select({ id: liveStaff.id })
        .from(liveStaff)
        .where(and(eq(liveStaff.state, 'offered'), lte(liveStaff.expiresAt, at), gt(liveStaff.id, after)))
        .orderBy(asc(liveStaff.id))
        .limit(limit),
    lock: (tx, id) => {
      const ofRow = tx.select({ id: liveStaff.conferenceId }).from(liveStaff).where(eq(liveStaff.id, id))
      return lockConference(tx, inArray(conferences.id, ofRow))
    },
  },
]
