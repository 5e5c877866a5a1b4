import { eq } from 'drizzle-orm'

import { audit } from '../accounts/audit.ts'
import { organizerApplications } from '../db/schema/organizers.ts'
import type { Db } from '../db/types.ts'
import type { Member } from '../accounts/sessions.ts'
import type { Exchange } from '../shared/exchange.ts'

/** Records the first of the two administrators that close an organizer's door while people have paid. */
export const recordSecondApprover = (
  db: Db,
  { exchange, member }: { exchange: Exchange; member: Pick<Member, 'userId'> },
  id: number,
  at: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(organizerApplications)
      .set({ secondedBy: member.userId })
      .where(eq(organizerApplications.id, id))
    await audit(tx, exchange, at, 'organizer', id, 'organizer.seconded', member.userId, {})
  })
