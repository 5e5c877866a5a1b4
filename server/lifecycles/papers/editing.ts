import { and, eq, isNull } from 'drizzle-orm'

import { editingOf, type Editing } from '../../../src/contract/paperEditing.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { reviewInvitations } from '../../db/schema/paperReviewers.ts'
import { type papers, reviews } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import { takesPapers } from './settings.ts'

/** Nobody was asked to review it: there is no request, and no link but cancelled ones. */
export const isUnread = async (tx: Db | Tx, paperId: number): Promise<boolean> => {
  const links = and(eq(reviewInvitations.paperId, paperId), isNull(reviewInvitations.cancelledAt))
  return (
    (await tx.$count(reviews, eq(reviews.paperId, paperId))) === 0 &&
    (await tx.$count(reviewInvitations, links)) === 0
  )
}

/** As what the author can edit it now; null: not at all (PAP-05). */
export const editingNow = async (
  tx: Db | Tx,
  { id, state, conferenceId }: Pick<typeof papers.$inferSelect, 'id' | 'state' | 'conferenceId'>,
  at: Date,
): Promise<Editing | null> => {
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  const isOpen = conference !== undefined && (await takesPapers(tx, conference, at))
  return editingOf({ state, isOpen, isUnread: await isUnread(tx, id) })
}
