import { and, eq, isNull, sql } from 'drizzle-orm'

import { readinessOf, type ReadinessLine } from '../../src/contract/readiness.ts'
import type { conferences } from '../db/schema/catalogue.ts'
import { priceTiers, ticketTypes } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'
import { isContentReleased } from './content/contentRows.ts'

/** The checklist of a conference at an instant. */
export const readReadiness = async (
  tx: Db | Tx,
  row: typeof conferences.$inferSelect,
  at: Date,
): Promise<ReadinessLine[]> => {
  const [priced] = await tx
    .select({ number: sql<number>`count(distinct ${ticketTypes.id})::integer` })
    .from(ticketTypes)
    .innerJoin(priceTiers, eq(priceTiers.ticketTypeId, ticketTypes.id))
    .where(and(eq(ticketTypes.conferenceId, row.id), isNull(ticketTypes.retiredAt)))
  const { registrationOpensAt, registrationClosesAt, refundUntil, subjectId, endsAt } = row
  return readinessOf(
    {
      ...row,
      hasSubject: subjectId !== null,
      hasAbout: await isContentReleased(tx, row.id, 'about'),
      endsAt: endsAt.getTime(),
      registrationOpensAt: registrationOpensAt?.getTime() ?? null,
      registrationClosesAt: registrationClosesAt?.getTime() ?? null,
      refundUntil: refundUntil?.getTime() ?? null,
      tickets: priced?.number ?? 0,
    },
    at.getTime(),
  )
}
