import { and, count, countDistinct, eq, max, sql } from 'drizzle-orm'

import type { BulkPreview } from '../../../../src/contract/peopleBulk.ts'
import type { Reason } from '../../../../src/contract/reasons.ts'
import { peopleTags } from '../../../db/schema/people.ts'
import { orders } from '../../../db/schema/registration.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { MessageLanguage } from '../../../shared/sentences/language.ts'
import { messageOf } from '../../../shared/sentences/messages.ts'
import { meantBy, outlookOf, type BulkWish } from './bulkWish.ts'
import { changingOf, mustBeSold } from './retype.ts'

/** Changes that an act would make, and registrations that it would leave, with the reasons. */
export const previewOf = async (
  tx: Db | Tx,
  wish: BulkWish,
  { language, at }: { readonly language: MessageLanguage; readonly at: Date },
): Promise<BulkPreview> => {
  if (wish.kind === 'retype') await mustBeSold(tx, wish)
  const outlook = outlookOf(wish, await tagIdOf(tx, wish))
  const rows = await tx
    .select({
      outlook: sql<'change' | 'same' | Reason>`${outlook}`.as('outlook'),
      number: count(),
      people: countDistinct(orders.userId),
      until: max(orders.id),
    })
    .from(orders)
    .where(meantBy(wish))
    .groupBy(sql`outlook`)
  const sumOf = (wanted: string) => rows.find((row) => row.outlook === wanted)?.number ?? 0
  const isRetyped = wish.kind === 'retype'
  const meant = sumOf('change')
  // A person has one registration per ticket type.
  const willing = isRetyped ? (rows.find(({ outlook: is }) => is === 'change')?.people ?? 0) : meant
  const changes = isRetyped ? await changingOf(tx, wish.type, willing, at) : willing
  const left = { alreadyRegistered: meant - willing, soldOut: willing - changes }
  return {
    total: rows.reduce((sum, { number }) => sum + number, 0),
    changes,
    same: sumOf('same'),
    exceptions: summed([
      ...rows.flatMap(({ outlook: reason, number }) =>
        reason === 'change' || reason === 'same' ? [] : [{ reason, number }],
      ),
      ...(['alreadyRegistered', 'soldOut'] as const).map((reason) => ({ reason, number: left[reason] })),
    ]).map(({ reason, number }) => ({ reason, says: messageOf(reason, language, null), number })),
    is_undoable: wish.kind !== 'cancel',
    until: Math.max(0, ...rows.map(({ until }) => until ?? 0)),
  }
}

/** Sum per reason for leaving registrations unchanged. */
const summed = (parts: ReadonlyArray<{ readonly reason: Reason; readonly number: number }>) => {
  const sums = new Map<Reason, number>()
  for (const { reason, number } of parts) if (number > 0) sums.set(reason, (sums.get(reason) ?? 0) + number)
  return [...sums].map(([reason, number]) => ({ reason, number }))
}

/** The tag of this name, or null. */
export const tagIdOf = async (
  tx: Db | Tx,
  { conferenceId, tag }: Pick<BulkWish, 'conferenceId' | 'tag'>,
): Promise<number | null> => {
  const [found] = await tx
    .select({ id: peopleTags.id })
    .from(peopleTags)
    .where(and(eq(peopleTags.conferenceId, conferenceId), sql`lower(${peopleTags.name}) = lower(${tag})`))
  return found?.id ?? null
}
