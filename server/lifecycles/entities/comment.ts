import { and, count, eq, isNull } from 'drizzle-orm'

import type { CommentFacts } from '../../../src/contract/facts.ts'
import { commentReports, comments, type StoredMention } from '../../db/schema/comments.ts'
import { Refused } from '../../shared/refused.ts'
import { commentDetail } from '../comments/commentDetail.ts'
import { excerptOf, whereOf } from '../comments/commentTargets.ts'
import { editableUntil } from '../comments/readComments.ts'
import { settleReports } from '../comments/reportComment.ts'
import type { EntityAdapter } from '../types.ts'

export const commentAdapter: EntityAdapter<CommentFacts> = {
  table: comments,

  whose: async (tx, id) => {
    const [row] = await tx.select({ ownerId: comments.userId }).from(comments).where(eq(comments.id, id))
    return row === undefined ? null : { ...row, conferenceId: null }
  },

  lock: async (tx, id) => {
    await tx.select({ id: comments.id }).from(comments).where(eq(comments.id, id)).for('update')
  },

  load: async ({ tx, at }, id) => {
    const [row] = await tx.select().from(comments).where(eq(comments.id, id))
    if (row === undefined) return null
    const [open] = await tx
      .select({ reports: count() })
      .from(commentReports)
      .where(and(eq(commentReports.commentId, id), isNull(commentReports.outcome)))
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: null,
      facts: {
        isFresh: at <= editableUntil(row.createdAt),
        reports: open?.reports ?? 0,
        reason: row.reason,
      },
    }
  },

  columns: ({ reason }, event, at) => ({
    reason,
    ...(event.type === 'comment.edit' ? edited(event, at) : {}),
    // Nothing of it is kept.
    ...(event.type === 'comment.delete' ? { text: '', mentions: [], decidedText: null } : {}),
  }),

  after: async ({ tx }, { before, event, at }) => {
    const [row] = await tx.select().from(comments).where(eq(comments.id, before.id))
    if (row === undefined) return
    if (event.type === 'comment.hide' || event.type === 'comment.dismiss') {
      await settleReports(tx, row, event.type === 'comment.hide' ? 'hidden' : 'dismissed', at)
      await tx.update(comments).set({ decidedText: row.text }).where(eq(comments.id, row.id))
    }
    if (event.type === 'comment.delete') await settleReports(tx, row, 'deleted', at)
  },

  describe: async ({ tx }, id, language) => {
    const [row] = await tx.select().from(comments).where(eq(comments.id, id))
    if (row === undefined) throw new Refused('notFound')
    return {
      title: row.text === '' ? (language === 'en' ? 'Deleted comment' : '已删除的评论') : excerptOf(row.text),
      subtitle: await whereOf(tx, row, language),
      related: [],
    }
  },

  detail: (view, id, roles, language) => commentDetail(view, id, roles, language),
}

/** Columns after an author's edit: the text and the names that are left in it. */
const edited = (event: { readonly [field: string]: unknown }, at: Date) => ({
  text: event['text'] as string,
  mentions: event['mentions'] as readonly StoredMention[],
  edits: event['edits'] as number,
  editedAt: at,
})
