import { eq } from 'drizzle-orm'

import { commentHref, type NoticeKind } from '../../../src/contract/commentWords.ts'
import { users } from '../../db/schema/accounts.ts'
import { commentNotices, type comments } from '../../db/schema/comments.ts'
import type { Tx } from '../../db/types.ts'
import { notify } from '../../notifications/notify.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { excerptOf, whereOf } from './commentTargets.ts'

/** Notifies members who are answered or mentioned; each once, and never of their own words. */
export const tellConcerned = async (
  tx: Tx,
  comment: typeof comments.$inferSelect,
  /** Author of the answered comment, or null. */
  answered: number | null,
  at: Date,
): Promise<void> => {
  const kinds = new Map<number, NoticeKind>([
    ...comment.mentions.map(({ userId }) => [userId, 'mention'] as const),
    ...(answered === null ? [] : [[answered, 'answer'] as const]),
  ])
  kinds.delete(comment.userId)
  if (kinds.size === 0) return
  const [writer] = await tx.select({ name: users.nickname }).from(users).where(eq(users.id, comment.userId))
  const factsIn = async (language: MessageLanguage) => ({
    what: excerptOf(comment.text),
    where: await whereOf(tx, comment, language),
    reason: '',
    amount: '',
    until: '',
    who: writer?.name ?? '',
  })
  const facts = { zh: await factsIn('zh'), en: await factsIn('en') }
  for (const [userId, kind] of kinds) {
    await tx.insert(commentNotices).values({ userId, commentId: comment.id, kind, createdAt: at })
    await notify(tx, {
      userId,
      name: kind === 'answer' ? 'commentAnswered' : 'commentMention',
      link: commentHref(comment.place, comment.targetId, comment.id),
      key: `comment ${comment.id} ${kind} user ${userId}`,
      facts,
      at,
    })
  }
}
