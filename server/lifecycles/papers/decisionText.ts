import { and, desc, eq } from 'drizzle-orm'

import { paperDecisions } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { Notification } from '../../notifications/notify.ts'
import type { DecisionText } from '../../notifications/sendMessageMail.ts'
import { releasedText } from '../../shared/sentences/decisionLetters.ts'
import { reviewsForAuthors } from './reviewerNumbers.ts'

/** The letter and the reviews of a decision, once it is released, as its authors read them. */
export const decisionTextIn =
  (db: Db): DecisionText =>
  async (id, language) => {
    const [row] = await db
      .select()
      .from(paperDecisions)
      .where(and(eq(paperDecisions.id, id), eq(paperDecisions.state, 'released')))
    if (row === undefined) return ''
    const written = await reviewsForAuthors(db, [row.paperId])
    return releasedText({ ...row, reviews: written.filter(({ round }) => round === row.round) }, language)
  }

/** The decision that was released last goes with the mail about it. */
export const decisionEnclosed = async (
  tx: Tx,
  paperId: number,
): Promise<Pick<Notification, 'attachment'> | Record<string, never>> => {
  const [row] = await tx
    .select({ id: paperDecisions.id })
    .from(paperDecisions)
    .where(and(eq(paperDecisions.paperId, paperId), eq(paperDecisions.state, 'released')))
    .orderBy(desc(paperDecisions.id))
    .limit(1)
  return row === undefined ? {} : { attachment: { attach: 'decision', of: row.id } }
}
