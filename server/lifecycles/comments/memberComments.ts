import { and, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'

import type { CommentNotice, OwnComment } from '../../../src/contract/comment.ts'
import { commentNotices, comments } from '../../db/schema/comments.ts'
import type { Db } from '../../db/types.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { targetTitle } from './commentTargets.ts'
import { commentOf, selectComments, type Reader, type ReadRow } from './readComments.ts'

interface Wanted {
  readonly userId: number
  readonly language: MessageLanguage
  readonly limit: number
  readonly offset: number
}

/** Comments of a member, the newest first. */
export const readOwnComments = async (
  db: Db,
  reader: Reader,
  { userId, language, limit, offset }: Wanted,
): Promise<{ list: OwnComment[]; total: number }> => {
  const own = eq(comments.userId, userId)
  const rows = await selectComments(db, reader, own, targetTitle(language))
    .orderBy(desc(comments.id))
    .limit(limit)
    .offset(offset)
  return { list: rows.map((row) => standing(row, reader)), total: await db.$count(comments, own) }
}

/** Answers to a member and comments that speak to them: unread ones first, then the newest. */
export const readNotices = async (
  db: Db,
  reader: Reader,
  { userId, language, limit, offset }: Wanted,
): Promise<{ list: CommentNotice[]; total: number }> => {
  const own = eq(commentNotices.userId, userId)
  const notices = await db
    .select()
    .from(commentNotices)
    .where(own)
    .orderBy(sql`(${commentNotices.readAt} is not null)`, desc(commentNotices.id))
    .limit(limit)
    .offset(offset)
  const ids = notices.map(({ commentId }) => commentId)
  const rows =
    ids.length === 0 ? [] : await selectComments(db, reader, inArray(comments.id, ids), targetTitle(language))
  const comment = new Map(rows.map((row) => [row.row.id, standing(row, reader)]))
  return {
    list: notices.flatMap(({ id, kind, readAt, commentId }) => {
      const told = comment.get(commentId)
      return told === undefined ? [] : [{ id, kind, is_read: readAt !== null, comment: told }]
    }),
    total: await db.$count(commentNotices, own),
  }
}

/** Marks a member's notices as read, one or all up to one, and returns how many are left. */
export const markRead = async (
  db: Db,
  userId: number,
  which: { readonly id: number } | { readonly before: number },
  at: Date,
): Promise<number> => {
  const unread = and(eq(commentNotices.userId, userId), isNull(commentNotices.readAt))
  const these: SQL = 'id' in which ? eq(commentNotices.id, which.id) : lte(commentNotices.id, which.before)
  await db.update(commentNotices).set({ readAt: at }).where(and(unread, these))
  return db.$count(commentNotices, unread)
}

const standing = (found: ReadRow & { readonly title: string }, reader: Reader): OwnComment => ({
  ...commentOf(found, reader),
  place: found.row.place,
  target_id: found.row.targetId,
  title: found.title,
})
