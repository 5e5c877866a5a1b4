import { and, eq } from 'drizzle-orm'

import { audit } from '../../../accounts/audit.ts'
import { papers } from '../../../db/schema/papers.ts'
import { sheetRows } from '../../../db/schema/paperSheets.ts'
import type { MessageLanguage } from '../../../shared/sentences/language.ts'
import { decisionNamed } from '../../../shared/sentences/sheetWords.ts'
import { Refused } from '../../../shared/refused.ts'
import type { Actor, Scope } from '../../types.ts'
import { changeLink, invite } from '../assign/invite.ts'
import type { LinkKey } from '../assign/links.ts'
import { prepare } from '../decideOnPaper.ts'
import { mustChair } from '../deskAccess.ts'

type Chair = Actor & { readonly userId: number; readonly requestId: string }

interface Applying {
  readonly importId: number
  readonly line: number
  readonly language: MessageLanguage
}

/**
 * Applies a row as previewed, once: of two concurrent calls one waits, and finds it done. A row that has moved
 * since the preview is refused. @throws Refused
 */
export const applyRow = async (
  scope: Scope,
  chair: Chair,
  { importId, line, language }: Applying,
  key: LinkKey,
): Promise<void> => {
  const { tx } = scope
  const mine = and(eq(sheetRows.importId, importId), eq(sheetRows.line, line))
  const [row] = await tx.select().from(sheetRows).where(mine).for('update')
  if (row === undefined || row.outcome !== null || row.paperId === null) return
  const paperId = row.paperId
  await mustChair(tx, chair, paperId)
  const once = `sheet ${importId} ${line}`
  const writeDown = (event: string, data: object) =>
    audit(tx, { id: chair.requestId }, scope.now(), 'paper', paperId, event, chair.userId, {
      ...data,
      sheet: importId,
    })
  if (row.change === 'decide') {
    const decision = decisionNamed(row.after)
    if (decision === undefined) throw new Error('a row was planned without a decision')
    const { version, replaces, words: letter } = row
    await prepare(scope, chair, { id: paperId, version, replaces, decision, letter, key: once })
  } else if (row.change === 'assign') {
    await mustStand(scope, paperId, row.version)
    const reviewerId = row.reviewerId ?? 0
    await invite(scope, { paperId, reviewerId, reason: '', byUserId: chair.userId, language }, key)
    await writeDown('reviewer.invited', { reviewer: reviewerId })
  } else if (row.change === 'withdraw' && row.invitationId !== null) {
    const { invitationId } = row
    await mustStand(scope, paperId, row.version)
    await changeLink(scope, { paperId, invitationId, act: 'cancel' }, key)
    await writeDown('invitation.cancel', { invitation: invitationId })
  } else if (row.change === 'withdraw') {
    const event = { type: 'review.cancel', reason: row.words }
    const { version, reviewId } = row
    await scope.fire(chair, { entity: 'review', id: reviewId ?? 0, event, version, key: once })
  }
  await tx.update(sheetRows).set({ outcome: 'done' }).where(mine)
}

/** The paper is as the preview showed it. */
const mustStand = async ({ tx }: Scope, paperId: number, version: number): Promise<void> => {
  const [paper] = await tx
    .select({ version: papers.version })
    .from(papers)
    .where(eq(papers.id, paperId))
    .for('update')
  if (paper?.version !== version) throw new Refused('versionConflict')
}
