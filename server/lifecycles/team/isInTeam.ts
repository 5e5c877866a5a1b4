import { and, eq, inArray } from 'drizzle-orm'

import { teamParts } from '../../../src/contract/teamParts.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import type { Db, Tx } from '../../db/types.ts'

/** Whether an account has a part in the team of a conference. */
export const isInTeam = async (tx: Db | Tx, conferenceId: number, userId: number): Promise<boolean> => {
  const [part] = await tx
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(
      and(
        eq(userRoles.conferenceId, conferenceId),
        eq(userRoles.userId, userId),
        inArray(userRoles.role, [...teamParts]),
      ),
    )
    .limit(1)
  return part !== undefined
}
