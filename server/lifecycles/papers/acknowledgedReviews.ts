import { and, count, eq, lte } from 'drizzle-orm'

import { papers, reviews } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'

/**
 * Number on a certificate of reviewing (TKT-02): reviews of an account for a conference that the organizers have
 * acknowledged, which is for good. `until` leaves out later ones, so that an issued certificate stays
 * as it is.
 */
export const countAcknowledgedReviews = async (
  tx: Db | Tx,
  { userId, conferenceId }: { readonly userId: number; readonly conferenceId: number },
  until?: Date,
): Promise<number> => {
  const [row] = await tx
    .select({ total: count() })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .where(
      and(
        eq(reviews.userId, userId),
        eq(reviews.state, 'accepted.acknowledged'),
        eq(papers.conferenceId, conferenceId),
        until && lte(reviews.movedAt, until),
      ),
    )
  return row?.total ?? 0
}
