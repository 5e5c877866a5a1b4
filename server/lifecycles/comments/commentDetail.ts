import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'

import type { ReportOutcome, ReportReason } from '../../../src/contract/commentWords.ts'
import type { DetailLine } from '../../../src/contract/lifecycle.ts'
import type { Role } from '../../../src/contract/roles.ts'
import { users } from '../../db/schema/accounts.ts'
import { commentReports, comments } from '../../db/schema/comments.ts'
import type { Tx } from '../../db/types.ts'
import { momentText } from '../../notifications/momentText.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import type { View } from '../types.ts'
import { whereOf } from './commentTargets.ts'

/** Facts for the decision about a comment: its place, its thread, and the reporters with their reasons (ORG-06). */
export const commentDetail = async (
  { tx }: View,
  id: number,
  roles: readonly Role[],
  language: MessageLanguage,
): Promise<DetailLine[]> => {
  const [found] = await tx
    .select({ row: comments, name: users.nickname })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(eq(comments.id, id))
  if (found === undefined) return []
  const { row, name } = found
  const own: DetailLine[] = [
    { field: 'place', kind: 'text', value: await whereOf(tx, row, language) },
    { field: 'author', kind: 'text', value: name },
    {
      field: 'text',
      kind: 'paragraphs',
      value: row.text,
      ...(row.decidedText === null || row.decidedText === row.text ? {} : { before: row.decidedText }),
    },
  ]
  // Reporters stay hidden from the author, and the staff's view of a thread is for the staff only.
  if (!roles.includes('admin')) return own
  const thread = await threadAround(tx, row)
  const reports = await tx
    .select({ report: commentReports, name: users.nickname })
    .from(commentReports)
    .innerJoin(users, eq(users.id, commentReports.userId))
    .where(eq(commentReports.commentId, id))
    .orderBy(asc(commentReports.id))
  const say = words[language]
  return [
    ...own,
    {
      field: 'reports',
      kind: 'paragraphs',
      value: reports
        .map(({ report, name: by }) => {
          const about = [by, momentText(report.createdAt, language), say.reasons[report.reason]]
          const became = report.outcome === null ? [] : [say.outcomes[report.outcome]]
          return [[...about, ...became].join(' · '), ...(report.text === '' ? [] : [report.text])].join('\n')
        })
        .join('\n\n'),
    },
    {
      field: 'thread',
      kind: 'paragraphs',
      value: thread
        .map(
          (each) =>
            `${each.id === id ? '→ ' : ''}${each.name}${say.colon}${each.text || say.deleted}${each.state === 'hidden' ? say.hidden : ''}`,
        )
        .join('\n\n'),
    },
  ]
}

/** How its thread begins, what was said before the comment, and what after it. */
const threadAround = async (tx: Tx, { id, rootId }: typeof comments.$inferSelect) => {
  const root = rootId ?? id
  const select = () =>
    tx
      .select({ id: comments.id, text: comments.text, state: comments.state, name: users.nickname })
      .from(comments)
      .innerJoin(users, eq(users.id, comments.userId))
      .$dynamic()
  const begins = await select().where(eq(comments.id, root))
  const before = await select()
    .where(and(eq(comments.rootId, root), lte(comments.id, id)))
    .orderBy(desc(comments.id))
    .limit(shownAround)
  const after = await select()
    .where(and(eq(comments.rootId, root), gt(comments.id, id)))
    .orderBy(asc(comments.id))
    .limit(shownAround)
  return [...begins, ...before.reverse(), ...after]
}

/** Comments before and after the one that is decided about. */
const shownAround = 20

interface Words {
  readonly colon: string
  readonly deleted: string
  readonly hidden: string
  readonly reasons: Readonly<Record<ReportReason, string>>
  readonly outcomes: Readonly<Record<ReportOutcome, string>>
}
const words: Readonly<Record<MessageLanguage, Words>> = {
  zh: {
    colon: '：',
    deleted: '（已由作者删除）',
    hidden: '（已隐藏）',
    reasons: { spam: '垃圾广告', abuse: '辱骂攻击', offTopic: '与主题无关', other: '其他' },
    outcomes: { hidden: '已隐藏', dismissed: '已驳回', deleted: '作者已删除' },
  },
  en: {
    colon: ': ',
    deleted: '(deleted by its author)',
    hidden: ' (hidden)',
    reasons: { spam: 'Spam', abuse: 'Abuse', offTopic: 'Off topic', other: 'Other' },
    outcomes: { hidden: 'hidden', dismissed: 'dismissed', deleted: 'deleted by its author' },
  },
}
