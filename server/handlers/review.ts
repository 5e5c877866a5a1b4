import { count, eq } from 'drizzle-orm'

import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { DeclineCause, DeclineTexts, ReviewCard } from '../../src/contract/review.ts'
import { reviews } from '../db/schema/papers.ts'
import { readReview, reviewCardOf, reviewRows } from '../lifecycles/papers/reviewCards.ts'
import { handInReview, keepReview, mustBeTheirs } from '../lifecycles/papers/writeReview.ts'
import type { Scope } from '../lifecycles/types.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import { isRowId, offsetOf, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** The reviewer's side of a review (REV-01, REV-02). */
export const reviewHandlers = ({ db, engine, now }: Deps) => {
  const reviewerOf = (call: MemberCall) => ({ ...actorOf(call), userId: call.member.userId })
  const details = async (tx: Parameters<typeof readReview>[0], call: MemberCall, id: number, at: Date) => {
    const wanted = { id, userId: call.member.userId }
    const found = await readReview(tx, wanted, call.exchange.language, at)
    if (found === null) throw new Refused('notFound')
    return found
  }
  /** Moves it and answers it as it is then. */
  const after = (id: number, call: MemberCall, move: (scope: Scope) => Promise<unknown>) => {
    if (!isRowId(id)) throw new Refused('notFound')
    return engine.run(async (scope) => {
      await mustBeTheirs(scope, reviewerOf(call), id)
      await move(scope)
      return details(scope.tx, call, id, scope.now())
    })
  }

  return {
    listReviews: async ({ page, page_size }, { member, exchange }) => {
      const mine = eq(reviews.userId, member.userId)
      const rows = await reviewRows(db, mine, { limit: page_size, offset: offsetOf({ page, page_size }) })
      const [sum] = await db.select({ total: count() }).from(reviews).where(mine)
      const at = new Date(now())
      const list = rows.map((row) => reviewCardOf(row, exchange.language, at))
      return { list, total: sum?.total ?? 0, page, page_size }
    },

    getReview: async ({ id }, call) => {
      if (!isRowId(id)) throw new Refused('notFound')
      return details(db, call, id, new Date(now()))
    },

    acceptReview: async ({ id, version, key, is_free, is_confidential }, call) =>
      after(id, call, ({ fire }) =>
        fire(reviewerOf(call), {
          entity: 'review',
          id,
          event: { type: 'review.accept', isFree: is_free === 1, isConfidential: is_confidential === 1 },
          version,
          key,
        }),
      ),

    declineReview: async ({ id, version, key, cause, ...texts }, call) =>
      after(id, call, ({ fire }) =>
        fire(reviewerOf(call), {
          entity: 'review',
          id,
          event: { type: 'review.reject', reason: declined(call.exchange.language, cause, texts) },
          version,
          key,
        }),
      ),

    saveReview: async (input, call) => {
      if (!isRowId(input.id)) throw new Refused('notFound')
      const kept = await engine.run((scope) => keepReview(scope, reviewerOf(call), input))
      return { ...kept, state: kept.state as ReviewCard['state'] }
    },

    submitReview: async (input, call) =>
      after(input.id, call, (scope) => handInReview(scope, reviewerOf(call), input)),
  } satisfies Partial<HandlerTable>
}

/** As the chairs read it: in the language of who declines. */
const declined = (language: MessageLanguage, cause: DeclineCause, texts: DeclineTexts): string => {
  const isEnglish = language === 'en'
  const said = inLanguage(language, ...causes[cause])
  const who = [texts.suggested_name, texts.suggested_email].filter((part) => part !== '').join(' ')
  const why = texts.text === '' ? said : isEnglish ? `${said}: ${texts.text}` : `${said}：${texts.text}`
  if (who === '') return why
  return isEnglish ? `${why}\nSuggested reviewer: ${who}` : `${why}\n推荐审稿人：${who}`
}

const causes: Record<DeclineCause, readonly [zh: string, en: string]> = {
  conflict: ['存在利益冲突', 'Conflict of interest'],
  expertise: ['不熟悉这一方向', 'Outside my field'],
  time: ['没有时间', 'No time'],
  other: ['其他原因', 'Another reason'],
}
