import { and, eq, inArray, or } from 'drizzle-orm'

import { commentLimits, type CommentPlace } from '../../../src/contract/commentWords.ts'
import { users } from '../../db/schema/accounts.ts'
import { comments, type StoredMention } from '../../db/schema/comments.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import type { Scope } from '../types.ts'
import { targetOf } from './commentTargets.ts'
import { readable } from './readComments.ts'
import { tellConcerned } from './tellConcerned.ts'

interface WrittenComment {
  readonly userId: number
  readonly place: CommentPlace
  readonly targetId: number
  /** The comment that is answered; null: a thread begins. */
  readonly answersId: number | null
  readonly text: string
  /** Comments of the thread whose writers are spoken to. */
  readonly mentions: readonly number[]
  readonly key: string
}

/** The comment that this account wrote with this key; null: none yet. */
export const commentOfKey = async (tx: Db | Tx, userId: number, key: string) => {
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.key, key)))
  return row ?? null
}

/** Writes a comment and answers its id; a repeated key writes nothing, also in a concurrent request. */
export const writeComment = async (scope: Scope, wish: WrittenComment): Promise<number> => {
  const { tx } = scope
  const before = await commentOfKey(tx, wish.userId, wish.key)
  if (before !== null) return sameAs(before, wish)
  if ((await targetOf(tx, wish.place, wish.targetId)) === null) {
    throw new Refused('notFound', { field: 'target_id' })
  }
  const [writer] = await tx
    .select({ lockedAt: users.lockedAt })
    .from(users)
    .where(eq(users.id, wish.userId))
    .for('share')
  // Its sessions end when it is locked; a request under way at that moment writes nothing either.
  if (writer === undefined || writer.lockedAt !== null) throw new Refused('accountLocked')
  const answered = wish.answersId === null ? null : await holdAnswered(tx, wish, wish.answersId)
  const rootId = answered === null ? null : (answered.rootId ?? answered.id)
  const mentions = await mentionsOf(tx, wish, rootId)
  const at = scope.now()
  const [row] = await tx
    .insert(comments)
    .values({
      place: wish.place,
      targetId: wish.targetId,
      userId: wish.userId,
      rootId,
      answersId: wish.answersId,
      text: wish.text,
      mentions,
      key: wish.key,
      createdAt: at,
      movedAt: at,
    })
    .onConflictDoNothing({ target: [comments.userId, comments.key] })
    .returning()
  if (row === undefined) {
    const other = await commentOfKey(tx, wish.userId, wish.key)
    if (other === null) throw new Refused('keyReused')
    return sameAs(other, wish)
  }
  await tellConcerned(tx, row, answered?.userId ?? null, at)
  return row.id
}

/** Names in a text that still are in it. */
export const mentionsLeft = (mentions: readonly StoredMention[], text: string): StoredMention[] =>
  mentions.filter(({ name }) => text.includes(`@${name}`))

/** A key belongs to one comment only. */
const sameAs = (row: typeof comments.$inferSelect, wish: WrittenComment): number => {
  const isSame =
    row.place === wish.place && row.targetId === wish.targetId && row.answersId === wish.answersId
  if (!isSame) throw new Refused('keyReused')
  return row.id
}

/** Locks the answered comment until the answer is written. */
const holdAnswered = async (tx: Tx, { place, targetId }: WrittenComment, id: number) => {
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.place, place), eq(comments.targetId, targetId)))
    .for('share')
  if (row === undefined || !readable.includes(row.state)) {
    throw new Refused('answeredGone', { field: 'answers_id' })
  }
  return row
}

/** People mentioned in a text: members of the thread, by the names in the text. */
const mentionsOf = async (
  tx: Tx,
  { userId, mentions, text }: WrittenComment,
  rootId: number | null,
): Promise<StoredMention[]> => {
  if (mentions.length === 0) return []
  const field = { field: 'mentions' }
  if (mentions.length > commentLimits.people) throw new Refused('tooMany', field)
  const wanted = [...new Set(mentions)]
  const rows =
    rootId === null
      ? []
      : await tx
          .select({ id: comments.id, userId: comments.userId, name: users.nickname })
          .from(comments)
          .innerJoin(users, eq(users.id, comments.userId))
          .where(
            and(
              inArray(comments.id, wanted),
              or(eq(comments.id, rootId), eq(comments.rootId, rootId)),
              inArray(comments.state, readable),
            ),
          )
  if (rows.length < wanted.length) throw new Refused('mentionUnknown', field)
  const others = new Map(rows.map((row) => [row.userId, row.name]))
  others.delete(userId)
  return mentionsLeft(
    [...others].map(([other, name]) => ({ userId: other, name })),
    text,
  )
}
