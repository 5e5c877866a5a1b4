import { and, desc, eq, lt } from 'drizzle-orm'

import {
  discussionLimits,
  type Discussion,
  type DiscussionComment,
} from '../../../../src/contract/discussion.ts'
import { users } from '../../../db/schema/accounts.ts'
import { paperComments, paperDiscussions, paperPseudonyms } from '../../../db/schema/discussions.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { View } from '../../types.ts'
import { numberedReviews } from '../reviewerNumbers.ts'
import { obstacleTo } from './obstacle.ts'
import type { Participant } from './takingPart.ts'

/** The discussion for a participant: reviewers as numbers, to chairs with names. */
export const readDiscussion = async (
  { tx, at }: View,
  who: Participant,
  before: number | undefined,
): Promise<Discussion> => {
  const { part, paperId, round } = who
  const found = await discussionOf(tx, who)
  const page = found === null ? [] : await commentsOf(tx, found.id, who, before)
  const shown = page.slice(0, discussionLimits.page).reverse()
  return {
    state: found?.state ?? 'none',
    round,
    part,
    obstacle: part === 'chair' ? await obstacleTo(tx, paperId) : null,
    opened_at: found?.openedAt.toISOString() ?? null,
    closed_at: found?.closedAt?.toISOString() ?? null,
    reviews: found === null ? [] : await reviewsOf(tx, who),
    comments: shown.map((row) => commentFor(row, who, found?.state === 'open', at)),
    has_older: page.length > discussionLimits.page,
  }
}

/** Discussion of the round; null: it was never opened. */
export const discussionOf = async (tx: Db | Tx, { paperId, round }: Participant) => {
  const [row] = await tx
    .select()
    .from(paperDiscussions)
    .where(and(eq(paperDiscussions.paperId, paperId), eq(paperDiscussions.round, round)))
  return row ?? null
}

/** End of the time in which the author may change a comment. */
export const editableUntil = ({ createdAt }: { readonly createdAt: Date }): Date =>
  new Date(createdAt.getTime() + discussionLimits.editMinutes * 60_000)

/** The newest first, and one more where there are older ones. */
const commentsOf = (tx: Tx, discussionId: number, { paperId }: Participant, before: number | undefined) =>
  tx
    .select({ comment: paperComments, number: paperPseudonyms.number, name: users.nickname })
    .from(paperComments)
    .innerJoin(users, eq(users.id, paperComments.userId))
    .leftJoin(
      paperPseudonyms,
      and(eq(paperPseudonyms.userId, paperComments.userId), eq(paperPseudonyms.paperId, paperId)),
    )
    .where(
      and(
        eq(paperComments.discussionId, discussionId),
        before === undefined ? undefined : lt(paperComments.id, before),
      ),
    )
    .orderBy(desc(paperComments.id))
    .limit(discussionLimits.page + 1)
type CommentRow = Awaited<ReturnType<typeof commentsOf>>[number]

const commentFor = (
  { comment, number, name }: CommentRow,
  { part, userId }: Participant,
  isOpen: boolean,
  at: Date,
): DiscussionComment => {
  const isOwn = comment.userId === userId
  const until = editableUntil(comment)
  const isEditable = isOwn && isOpen && comment.deletedAt === null && at <= until
  return {
    id: comment.id,
    version: comment.version,
    part: comment.part,
    number: comment.part === 'reviewer' ? number : null,
    name: part === 'chair' ? name : null,
    is_own: isOwn,
    text: comment.text,
    is_deleted: comment.deletedAt !== null,
    created_at: comment.createdAt.toISOString(),
    edited_at: comment.editedAt?.toISOString() ?? null,
    editable_until: isEditable ? until.toISOString() : null,
  }
}

const reviewsOf = async (tx: Tx, who: Participant) =>
  (await numberedReviews(tx, who)).flatMap(({ userId, number, name, recommendation, comments }) =>
    recommendation === null
      ? []
      : [
          {
            number,
            is_own: userId === who.userId,
            name: who.part === 'chair' ? name : null,
            recommendation,
            comments,
          },
        ],
  )
