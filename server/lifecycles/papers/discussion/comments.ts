import { and, eq } from 'drizzle-orm'

import { largestInteger } from '../../../../src/contract/numbers.ts'
import { paperComments } from '../../../db/schema/discussions.ts'
import { papers } from '../../../db/schema/papers.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { Refused } from '../../../shared/refused.ts'
import type { Scope } from '../../types.ts'
import { discussionOf, editableUntil } from './readDiscussion.ts'
import type { Participant } from './takingPart.ts'
import { tellOthers } from './tellOthers.ts'

/** Whether this account wrote a comment with this key already. */
export const isWritten = async (tx: Db | Tx, userId: number, key: string): Promise<boolean> =>
  (await commentOfKey(tx, userId, key)) !== null

/** Writes a comment; a repeated key writes nothing, also in a concurrent request. */
export const writeComment = async (
  scope: Scope,
  who: Participant,
  { text, key }: { readonly text: string; readonly key: string },
): Promise<void> => {
  const { tx } = scope
  const { userId, part } = who
  const found = await holdDiscussion(tx, who)
  const isSame = (row: typeof paperComments.$inferSelect) => row.discussionId === found?.id
  const before = await commentOfKey(tx, userId, key)
  if (before !== null) {
    if (!isSame(before)) throw new Refused('keyReused')
    return
  }
  if (found?.state !== 'open') throw new Refused('discussionClosed')
  const at = scope.now()
  const [row] = await tx
    .insert(paperComments)
    .values({ discussionId: found.id, userId, part, text, key, createdAt: at })
    .onConflictDoNothing({ target: [paperComments.userId, paperComments.key] })
    .returning({ id: paperComments.id })
  if (row === undefined) {
    const other = await commentOfKey(tx, userId, key)
    if (other !== null && isSame(other)) return
    throw new Refused('keyReused')
  }
  await tellOthers(tx, { name: 'discussionComment', who, event: `${found.id} comment ${row.id}`, at })
}

/** Changes a comment of theirs; what is so already is no conflict, because its answer may have been lost. */
export const editComment = async (
  scope: Scope,
  who: Participant,
  { id, version, text }: { readonly id: number; readonly version: number; readonly text: string },
): Promise<void> => {
  const { tx } = scope
  const row = await holdComment(tx, who, id)
  if (row.deletedAt !== null) throw new Refused('commentGone')
  if (row.version === version + 1 && row.text === text) return
  if (row.version !== version) throw new Refused('versionConflict')
  const at = scope.now()
  if (at > editableUntil(row)) throw new Refused('commentSettled')
  await tx
    .update(paperComments)
    .set({ text, editedAt: at, version: version + 1 })
    .where(eq(paperComments.id, id))
}

/** Deletes a comment of theirs; its place stays. */
export const deleteComment = async (
  scope: Scope,
  who: Participant,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<void> => {
  const { tx } = scope
  const row = await holdComment(tx, who, id)
  if (row.deletedAt !== null) return
  if (row.version !== version) throw new Refused('versionConflict')
  await tx
    .update(paperComments)
    .set({ text: '', deletedAt: scope.now(), version: version + 1 })
    .where(eq(paperComments.id, id))
}

/** The paper holds still, so that nothing is said after it was decided. */
const holdDiscussion = async (tx: Tx, who: Participant) => {
  await tx.select({ id: papers.id }).from(papers).where(eq(papers.id, who.paperId)).for('share')
  return discussionOf(tx, who)
}

/** Locks a comment of the caller in an open discussion against changes. */
const holdComment = async (tx: Tx, who: Participant, id: number) => {
  const found = await holdDiscussion(tx, who)
  if (found === null) throw new Refused('commentGone')
  const [row] =
    id > largestInteger
      ? []
      : await tx
          .select()
          .from(paperComments)
          .where(and(eq(paperComments.id, id), eq(paperComments.discussionId, found.id)))
          .for('update')
  if (row === undefined) throw new Refused('commentGone')
  if (row.userId !== who.userId) throw new Refused('commentNotYours')
  if (found.state !== 'open') throw new Refused('discussionClosed')
  return row
}

const commentOfKey = async (tx: Db | Tx, userId: number, key: string) => {
  const [row] = await tx
    .select()
    .from(paperComments)
    .where(and(eq(paperComments.userId, userId), eq(paperComments.key, key)))
  return row ?? null
}
