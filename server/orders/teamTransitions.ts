import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'

import { conferences } from '../db/schema/catalogue.ts'
import { teamInvitations } from '../db/schema/team.ts'
import type { ScheduledTransition } from './scheduledTransition.types.ts'
import { lockConference } from './takeLock.ts'

/** Clock transitions of invitations to a team (CONF-03). */
export const teamTransitions: readonly ScheduledTransition[] = [
  {
    entity: 'teamInvitation',
    event: 'team.expire',
    due: (db, at, after, limit) =>
      db
        .select({ id: teamInvitations.id })
        .from(teamInvitations)
        .where(
          and(
            eq(teamInvitations.state, 'open'),
            lte(teamInvitations.expiresAt, at),
            gt(teamInvitations.id, after),
          ),
        )
        .orderBy(asc(teamInvitations.id))
        .limit(limit),
    lock: (tx, id) => {
      const ofRow = tx
        .select({ id: teamInvitations.conferenceId })
        .from(teamInvitations)
        .where(eq(teamInvitations.id, id))
      return lockConference(tx, inArray(conferences.id, ofRow))
    },
  },
]
