import { eq } from 'drizzle-orm'

import { commentLimits } from '../../src/contract/commentWords.ts'
import { giveHitBack, takeHit } from '../accounts/limits.ts'
import { comments } from '../db/schema/comments.ts'
import type { Db, Tx } from '../db/types.ts'
import { targetOf } from '../lifecycles/comments/commentTargets.ts'
import { editComment } from '../lifecycles/comments/editComment.ts'
import { markRead, readNotices, readOwnComments } from '../lifecycles/comments/memberComments.ts'
import {
  countComments,
  readComment,
  readLinked,
  readReplies,
  readThreads,
  type Reader,
} from '../lifecycles/comments/readComments.ts'
import { reportComment } from '../lifecycles/comments/reportComment.ts'
import { commentOfKey, writeComment } from '../lifecycles/comments/writeComment.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import { isRowId, offsetOf, type AnyCall, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** Comments under headlines and videos (CMT-01). */
export const commentHandlers = ({ db, engine, now }: Deps) => {
  const readerOf = async ({ identify }: AnyCall): Promise<Reader> => {
    const identity = await identify()
    return { userId: identity.kind === 'member' ? identity.member.userId : null, at: new Date(now()) }
  }
  const memberReader = ({ member }: MemberCall): Reader => ({ userId: member.userId, at: new Date(now()) })
  const answer = async (tx: Db | Tx, call: MemberCall, id: number) => {
    const comment = await readComment(tx, memberReader(call), id)
    if (comment === null) throw new Refused('notFound', { field: 'id' })
    return comment
  }
  /** One of theirs. Everybody may know that it is there, so that what is not theirs is said to be so. */
  const mustBeTheirs = async ({ member }: MemberCall, id: number) => {
    const [row] = isRowId(id)
      ? await db.select({ userId: comments.userId }).from(comments).where(eq(comments.id, id))
      : []
    if (row === undefined) throw new Refused('notFound', { field: 'id' })
    if (row.userId !== member.userId) throw new Refused('commentNotYours', { field: 'id' })
  }
  const limit = async (userId: number) => {
    const windows = [
      { key: `comment:minute:${userId}`, hits: commentLimits.minute, seconds: 60 },
      { key: `comment:hour:${userId}`, hits: commentLimits.hour, seconds: 3600 },
    ]
    const taken = []
    for (const window of windows) {
      const wait = await takeHit(db, window, now())
      if (wait === null) {
        taken.push(window)
        continue
      }
      // A hit that one window refuses does not count in the other.
      for (const other of taken) await giveHitBack(db, other)
      throw new Refused('limited', { retryAfter: wait })
    }
  }

  return {
    listComments: async ({ place, target_id, order, after, linked }, call) => {
      if ((await targetOf(db, place, target_id)) === null) {
        throw new Refused('notFound', { field: 'target_id' })
      }
      const reader = await readerOf(call)
      const wanted = { place, targetId: target_id }
      return {
        ...(await readThreads(db, reader, { ...wanted, order, after: after ?? null })),
        total: await countComments(db, wanted),
        linked: linked === undefined ? null : await readLinked(db, reader, { ...wanted, id: linked }),
      }
    },

    listReplies: async ({ id, after }, call) => {
      const reader = await readerOf(call)
      const root = await readComment(db, reader, id)
      if (root === null || root.root_id !== null) throw new Refused('notFound', { field: 'id' })
      return readReplies(db, reader, { root: id, after: after ?? 0 })
    },

    postComment: async ({ place, target_id, answers_id, text, mentions, key }, call) => {
      const { userId } = call.member
      // A retry after a lost answer is no hit.
      if ((await commentOfKey(db, userId, key)) === null) await limit(userId)
      return engine.run(async (scope) => {
        const id = await writeComment(scope, {
          userId,
          place,
          targetId: target_id,
          answersId: answers_id ?? null,
          text,
          mentions: mentions ?? [],
          key,
        })
        return answer(scope.tx, call, id)
      })
    },

    amendComment: async ({ id, version, text }, call) => {
      await mustBeTheirs(call, id)
      return engine.run(async (scope) => {
        await editComment(scope, actorOf(call), { id, version, text })
        return answer(scope.tx, call, id)
      })
    },

    removeComment: async ({ id }, call) => {
      await mustBeTheirs(call, id)
      return engine.run(async (scope) => {
        const [row] = await scope.tx
          .select({ state: comments.state })
          .from(comments)
          .where(eq(comments.id, id))
          .for('update')
        // An answer that was lost: it is so already.
        if (row?.state !== 'deleted')
          await scope.fire(actorOf(call), { entity: 'comment', id, event: { type: 'comment.delete' } })
        return answer(scope.tx, call, id)
      })
    },

    reportComment: async ({ id, reason, text }, call) => {
      const { userId } = call.member
      const window = { key: `comment:report:${userId}`, hits: 30, seconds: 3600 }
      const wait = await takeHit(db, window, now())
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      return engine.run(async (scope) => {
        await reportComment(scope, { id, userId, reason, text, requestId: call.exchange.id })
        return answer(scope.tx, call, id)
      })
    },

    listOwnComments: async (page, call) => ({
      ...(await readOwnComments(db, memberReader(call), wantedBy(call, page))),
      page: page.page,
      page_size: page.page_size,
    }),

    listCommentNotices: async (page, call) => ({
      ...(await readNotices(db, memberReader(call), wantedBy(call, page))),
      page: page.page,
      page_size: page.page_size,
    }),

    readCommentNotice: ({ id }, { member }) => markRead(db, member.userId, { id }, new Date(now())),

    readCommentNotices: ({ before }, { member }) => markRead(db, member.userId, { before }, new Date(now())),
  } satisfies Partial<HandlerTable>
}

const wantedBy = ({ member, exchange }: MemberCall, page: { page: number; page_size: number }) => ({
  userId: member.userId,
  language: exchange.language,
  limit: page.page_size,
  offset: offsetOf(page),
})
