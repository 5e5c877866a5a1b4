import { and, eq, isNull } from 'drizzle-orm'

import { readinessOf, type ReadinessLine } from '../../src/contract/readiness.ts'
import type { WaysToPay } from '../../src/contract/waysToPay.ts'
import { coversRegistration } from '../../src/contract/ticketSale.ts'
import type { conferences } from '../db/schema/catalogue.ts'
import { priceTiers, ticketTypes } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'
import { inOrder } from '../db/tierOrder.ts'
import { copiedEyes } from './copy/eyesOn.ts'
import { isContentReleased } from './content/contentRows.ts'
import { paperDefaults, settingsOf } from './papers/settings.ts'

/** The checklist of a conference at an instant, where orders can be paid in these ways. */
export const readReadiness = async (
  tx: Tx,
  row: typeof conferences.$inferSelect,
  { at, ways }: { at: Date; ways: WaysToPay },
): Promise<ReadinessLine[]> => {
  const prices = await tx
    .select({ type: ticketTypes.id, tier: priceTiers.id, until: priceTiers.until, amount: priceTiers.amount })
    .from(ticketTypes)
    .leftJoin(priceTiers, eq(priceTiers.ticketTypeId, ticketTypes.id))
    .where(and(eq(ticketTypes.conferenceId, row.id), isNull(ticketTypes.retiredAt)))
    .orderBy(inOrder)
  const types = new Map<number, Array<{ until: string | null }>>()
  for (const { type, tier, until } of prices) {
    const tiers = types.get(type) ?? []
    if (tier !== null) tiers.push({ until: until?.toISOString() ?? null })
    types.set(type, tiers)
  }
  const { fee } = row.submissionDeadline === null ? paperDefaults : await settingsOf(tx, row.id)
  const closesAt = row.registrationClosesAt?.toISOString() ?? null
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
      tickets: types.size,
      amounts: [...prices.map(({ amount }) => amount ?? 0), fee],
      ways,
      unread:
        row.copy === null ? null : (await copiedEyes(tx, row, at)).filter(({ is_seen }) => !is_seen).length,
      hasPriceGap: [...types.values()].some((tiers) => !coversRegistration(tiers, closesAt)),
    },
    at.getTime(),
  )
}
