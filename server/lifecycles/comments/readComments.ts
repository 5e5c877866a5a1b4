import { and, asc, count, desc, eq, gt, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { CommentThread, MemberComment } from '../../../src/contract/comment.ts'
import { commentLimits, type CommentOrder, type CommentPlace } from '../../../src/contract/commentWords.ts'
import { behind, placeOf } from '../../db/keyset.ts'
import { users } from '../../db/schema/accounts.ts'
import { commentReports, comments } from '../../db/schema/comments.ts'
import type { Db, Tx } from '../../db/types.ts'

/** Reader, and the time of reading: `userId` null is a guest. */
export interface Reader {
  readonly userId: number | null
  readonly at: Date
}

type Row = typeof comments.$inferSelect

/** End of the time in which the author may change a comment. */
export const editableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + commentLimits.editMinutes * 60_000)

/** States in which everybody reads a comment. */
export const readable = ['shown', 'reported']
const isReadable = (state: string): boolean => readable.includes(state)

const answered = alias(comments, 'answered')
const answeredUser = alias(users, 'answered_user')

export interface ReadRow {
  readonly row: Row
  readonly name: string
  readonly answersState: string | null
  readonly answersRoot: number | null
  readonly answersName: string | null
  readonly isReported: boolean
}

/** Comments with what `commentOf` needs of each; `title`: of what it is under, where a list gathers them. */
export const selectComments = (
  tx: Db | Tx,
  { userId }: Reader,
  where: SQL | undefined,
  title: SQL<string> = sql<string>`''`,
) =>
  tx
    .select({
      row: comments,
      name: users.nickname,
      answersState: answered.state,
      answersRoot: answered.rootId,
      answersName: answeredUser.nickname,
      isReported: sql<boolean>`exists (select 1 from ${commentReports}
        where ${commentReports.commentId} = ${comments.id} and ${commentReports.userId} = ${userId ?? 0})`,
      place: placeOf({ at: comments.createdAt, id: comments.id }),
      title,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .leftJoin(answered, eq(answered.id, comments.answersId))
    .leftJoin(answeredUser, eq(answeredUser.id, answered.userId))
    .where(where)

/** A comment as its reader may see it. */
export const commentOf = (found: ReadRow, { userId, at }: Reader): MemberComment => {
  const { row } = found
  const isOwn = row.userId === userId
  const isSeen = isReadable(row.state) || (isOwn && row.state === 'hidden')
  const until = editableUntil(row.createdAt)
  // An answer to the thread itself does not name the answered member.
  const isNamed = found.answersRoot !== null && isReadable(found.answersState ?? '')
  return {
    id: row.id,
    version: row.edits,
    root_id: row.rootId,
    name: isSeen ? found.name : '',
    is_own: isOwn,
    state: row.state === 'hidden' || row.state === 'deleted' ? row.state : 'shown',
    text: isSeen ? row.text : '',
    mentions: isSeen ? row.mentions.map(({ name }) => name) : [],
    answers: isSeen && isNamed ? found.answersName : null,
    created_at: row.createdAt.toISOString(),
    edited_at: isSeen ? (row.editedAt?.toISOString() ?? null) : null,
    editable_until: isOwn && isReadable(row.state) && at <= until ? until.toISOString() : null,
    reason: isOwn && row.state === 'hidden' ? row.reason : null,
    is_reported: found.isReported,
  }
}

/** One comment, or null. */
export const readComment = async (tx: Db | Tx, reader: Reader, id: number): Promise<MemberComment | null> => {
  const [found] = await selectComments(tx, reader, eq(comments.id, id))
  return found === undefined ? null : commentOf(found, reader)
}

interface Wanted {
  readonly place: CommentPlace
  readonly targetId: number
}

/** Comments and answers that everybody reads. */
export const countComments = async (tx: Db | Tx, { place, targetId }: Wanted): Promise<number> => {
  const [sum] = await tx
    .select({ total: count() })
    .from(comments)
    .where(and(eq(comments.place, place), eq(comments.targetId, targetId), inArray(comments.state, readable)))
  return sum?.total ?? 0
}

/** A page of threads with their first answers. `next`: where the list goes on; null: it ends. */
export const readThreads = async (
  tx: Db | Tx,
  reader: Reader,
  { place, targetId, order, after }: Wanted & { readonly order: CommentOrder; readonly after: string | null },
): Promise<{ threads: CommentThread[]; next: string | null }> => {
  const direction = order === 'newest' ? desc : asc
  const placed = { at: comments.createdAt, id: comments.id }
  const where = and(
    eq(comments.place, place),
    eq(comments.targetId, targetId),
    isNull(comments.rootId),
    behind(placed, after, order === 'newest' ? 'newestFirst' : 'oldestFirst'),
  )
  const found = await selectComments(tx, reader, where)
    .orderBy(direction(comments.createdAt), direction(comments.id))
    .limit(commentLimits.page + 1)
  const shown = found.slice(0, commentLimits.page)
  const roots = shown.map(({ row }) => row.id)
  const first = roots.length === 0 ? [] : await firstReplies(tx, reader, roots)
  const sums = roots.length === 0 ? new Map<number, number>() : await countReplies(tx, roots)
  return {
    threads: shown.map((root) => {
      const replies = first
        .filter(({ row }) => row.rootId === root.row.id)
        .map((each) => commentOf(each, reader))
      const replies_left = (sums.get(root.row.id) ?? 0) - replies.length
      return { ...commentOf(root, reader), replies, replies_left }
    }),
    next: found.length > shown.length ? (shown.at(-1)?.place ?? null) : null,
  }
}

/** Answers of one thread behind one that is known. */
export const readReplies = async (
  tx: Db | Tx,
  reader: Reader,
  { root, after }: { readonly root: number; readonly after: number },
) => {
  const where = and(eq(comments.rootId, root), gt(comments.id, after))
  const found = await selectComments(tx, reader, where).orderBy(asc(comments.id)).limit(repliesAtOnce)
  const [sum] = await tx.select({ total: count() }).from(comments).where(where)
  return {
    replies: found.map((each) => commentOf(each, reader)),
    replies_left: (sum?.total ?? 0) - found.length,
  }
}

/** The thread of a comment with the answers up to it; null: it does not belong here. */
export const readLinked = async (
  tx: Db | Tx,
  reader: Reader,
  { place, targetId, id }: Wanted & { readonly id: number },
): Promise<CommentThread | null> => {
  const here = and(eq(comments.place, place), eq(comments.targetId, targetId))
  const [linked] = await tx
    .select({ rootId: comments.rootId })
    .from(comments)
    .where(and(eq(comments.id, id), here))
  if (linked === undefined) return null
  const root = linked.rootId ?? id
  const [found] = await selectComments(tx, reader, eq(comments.id, root))
  if (found === undefined) return null
  const first = await readReplies(tx, reader, { root, after: 0 })
  const last = first.replies.at(-1)?.id ?? 0
  if (linked.rootId === null || id <= last) return { ...commentOf(found, reader), ...first }
  // Far down a long thread: what is linked, and what came before it.
  const before = await selectComments(tx, reader, and(eq(comments.rootId, root), lte(comments.id, id)))
    .orderBy(desc(comments.id))
    .limit(repliesAtOnce)
  const [left] = await tx
    .select({ total: count() })
    .from(comments)
    .where(and(eq(comments.rootId, root), gt(comments.id, id)))
  return {
    ...commentOf(found, reader),
    replies: before.reverse().map((each) => commentOf(each, reader)),
    replies_left: left?.total ?? 0,
  }
}

/** Answers per request. */
const repliesAtOnce = 20

const firstReplies = (tx: Db | Tx, reader: Reader, roots: readonly number[]) => {
  const ranked: SQL = sql`(select ranked.id from (
    select answer.id, row_number() over (partition by answer.root_id order by answer.id) as place
    from ${comments} as answer where answer.root_id in ${[...roots]}) as ranked
    where ranked.place <= ${commentLimits.preview})`
  return selectComments(tx, reader, sql`${comments.id} in ${ranked}`).orderBy(asc(comments.id))
}

const countReplies = async (tx: Db | Tx, roots: readonly number[]) => {
  const rows = await tx
    .select({ rootId: comments.rootId, total: count() })
    .from(comments)
    .where(inArray(comments.rootId, [...roots]))
    .groupBy(comments.rootId)
  return new Map(rows.map(({ rootId, total }) => [rootId ?? 0, total]))
}
