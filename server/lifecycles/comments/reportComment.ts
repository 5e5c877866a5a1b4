import { and, eq, isNull } from 'drizzle-orm'

import { commentHref, type ReportOutcome, type ReportReason } from '../../../src/contract/commentWords.ts'
import { commentReports, comments } from '../../db/schema/comments.ts'
import type { Tx } from '../../db/types.ts'
import { notify } from '../../notifications/notify.ts'
import { Refused } from '../../shared/refused.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { system } from '../system.ts'
import type { Scope } from '../types.ts'
import { excerptOf, whereOf } from './commentTargets.ts'

interface Report {
  readonly id: number
  readonly userId: number
  readonly reason: ReportReason
  readonly text: string
  readonly requestId: string | null
}

/** Brings a comment before the staff; a second call of the same member changes nothing. */
export const reportComment = async (scope: Scope, wish: Report): Promise<void> => {
  const { tx } = scope
  const [row] = await tx.select().from(comments).where(eq(comments.id, wish.id)).for('update')
  if (row === undefined) throw new Refused('notFound', { field: 'id' })
  if (row.userId === wish.userId) throw new Refused('commentIsYours')
  if (row.state === 'hidden') throw new Refused('commentHidden')
  if (row.state === 'deleted') throw new Refused('commentDeleted')
  const [written] = await tx
    .insert(commentReports)
    .values({
      commentId: wish.id,
      userId: wish.userId,
      reason: wish.reason,
      text: wish.text,
      createdAt: scope.now(),
    })
    .onConflictDoNothing()
    .returning({ id: commentReports.id })
  if (written === undefined || row.state === 'reported') return
  await scope.fire(system(wish.requestId), {
    entity: 'comment',
    id: wish.id,
    event: { type: 'comment.report' },
  })
}

/** Settles all reports so far: their reporters are notified of the result. */
export const settleReports = async (
  tx: Tx,
  /** The comment as it was before: of one that was deleted, nothing is kept. */
  row: typeof comments.$inferSelect,
  outcome: ReportOutcome,
  at: Date,
): Promise<void> => {
  const settled = await tx
    .update(commentReports)
    .set({ outcome, settledAt: at })
    .where(and(eq(commentReports.commentId, row.id), isNull(commentReports.outcome)))
    .returning()
  if (settled.length === 0) return
  const factsIn = async (language: MessageLanguage) => ({
    what: outcome === 'deleted' ? '' : excerptOf(row.text),
    where: await whereOf(tx, row, language),
    reason: '',
    amount: '',
    until: '',
  })
  const facts = { zh: await factsIn('zh'), en: await factsIn('en') }
  for (const report of settled)
    await notify(tx, {
      userId: report.userId,
      name: names[outcome],
      link: commentHref(row.place, row.targetId, row.id),
      key: `comment report ${report.id}`,
      facts,
      at,
    })
}

const names = { hidden: 'reportUpheld', dismissed: 'reportDismissed', deleted: 'reportMoot' } as const
