import { eq } from 'drizzle-orm'

import { comments } from '../../db/schema/comments.ts'
import { Refused } from '../../shared/refused.ts'
import type { Actor, Scope } from '../types.ts'
import { mentionsLeft } from './writeComment.ts'

/** Changes a comment of theirs; what is so already is no conflict, because its answer may have been lost. */
export const editComment = async (
  scope: Scope,
  actor: Actor,
  { id, version, text }: { readonly id: number; readonly version: number; readonly text: string },
): Promise<void> => {
  const [row] = await scope.tx.select().from(comments).where(eq(comments.id, id)).for('update')
  if (row === undefined) throw new Refused('notFound', { field: 'id' })
  if (row.edits === version + 1 && row.text === text) return
  if (row.state !== 'deleted' && row.edits !== version) throw new Refused('versionConflict')
  await scope.fire(actor, {
    entity: 'comment',
    id,
    event: { type: 'comment.edit', text, edits: version + 1, mentions: mentionsLeft(row.mentions, text) },
  })
}
