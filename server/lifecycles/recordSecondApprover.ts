import { eq } from 'drizzle-orm'

import type { Entity } from '../../src/contract/entity.ts'
import { audit } from '../accounts/audit.ts'
import { organizerApplications } from '../db/schema/organizers.ts'
import { papers } from '../db/schema/papers.ts'
import type { Db } from '../db/types.ts'
import type { Member } from '../accounts/sessions.ts'
import type { Exchange } from '../shared/exchange.ts'

/** Records the first of two people: administrators who close an organizer's door while people have paid, organizers who take the rejection of a paper back. */
export const recordSecondApprover = (
  db: Db,
  { exchange, member }: { exchange: Exchange; member: Pick<Member, 'userId'> },
  { entity, id }: { entity: Entity; id: number },
  at: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const table = (entity === 'paper' ? papers : organizerApplications) as typeof papers
    await tx.update(table).set({ secondedBy: member.userId }).where(eq(table.id, id))
    await audit(tx, exchange, at, entity, id, `${entity}.seconded`, member.userId, {})
  })
