import { and, asc, eq, gt, inArray, like, lte, sql, type SQL } from 'drizzle-orm'

import { paperRebuttals, papers, reviews } from '../db/schema/papers.ts'
import type { Tx } from '../db/types.ts'
import type { ScheduledTransition } from './scheduledTransition.types.ts'

const lockPaper = async (tx: Tx, id: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: papers.id })
    .from(papers)
    .where(eq(papers.id, id))
    .for('no key update', { skipLocked: true })
  return rows.length > 0
}

/** The first lock of moving what belongs to a paper is the one on the paper; false while another transaction moves it. */
const lockPaperOf =
  (table: typeof reviews | typeof paperRebuttals) =>
  async (tx: Tx, id: number): Promise<boolean> => {
    const rows = await tx
      .select({ id: papers.id })
      .from(papers)
      .where(sql`${papers.id} = (select ${table.paperId} from ${table} where ${table.id} = ${id})`)
      .for('share', { skipLocked: true })
    return rows.length > 0
  }

/** Reviews of which `isOver` holds: each of the two has an index of its own. */
const reviewExpiry = (isOver: (at: Date) => SQL | undefined): ScheduledTransition => ({
  entity: 'review',
  event: 'review.expire',
  due: (db, at, after, limit) =>
    db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(isOver(at), gt(reviews.id, after)))
      .orderBy(asc(reviews.id))
      .limit(limit),
  lock: lockPaperOf(reviews),
})

/**
 * Revisions, reviews and rebuttals whose time is over. A conference may give some minutes of grace, which the lifecycle knows: a row
 * that it refuses for that is asked again in the next round.
 */
export const paperTransitions: readonly ScheduledTransition[] = [
  {
    entity: 'paper',
    event: 'paper.lapse',
    due: (db, at, after, limit) =>
      db
        .select({ id: papers.id })
        .from(papers)
        .where(
          and(like(papers.state, '%.awaiting_revision'), lte(papers.revisionDueAt, at), gt(papers.id, after)),
        )
        .orderBy(asc(papers.id))
        .limit(limit),
    lock: lockPaper,
  },
  reviewExpiry((at) => and(eq(reviews.state, 'pending.waiting'), lte(reviews.responseDueAt, at))),
  reviewExpiry((at) =>
    and(inArray(reviews.state, ['accepted.reading', 'accepted.drafting']), lte(reviews.reviewDueAt, at)),
  ),
  {
    entity: 'rebuttal',
    event: 'rebuttal.lapse',
    due: (db, at, after, limit) =>
      db
        .select({ id: paperRebuttals.id })
        .from(paperRebuttals)
        .where(
          and(
            eq(paperRebuttals.state, 'awaited'),
            lte(paperRebuttals.dueAt, at),
            gt(paperRebuttals.id, after),
          ),
        )
        .orderBy(asc(paperRebuttals.id))
        .limit(limit),
    lock: lockPaperOf(paperRebuttals),
  },
]
