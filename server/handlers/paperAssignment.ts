import { and, eq } from 'drizzle-orm'

import type { AppliedRow } from '../../src/contract/paperAssignment.ts'
import type { Reason } from '../../src/contract/reasons.ts'
import { joinsPool } from '../../src/contract/reviewerList.ts'
import { digest } from '../accounts/secrets.ts'
import { paperReviewers } from '../db/schema/paperReviewers.ts'
import { papers } from '../db/schema/papers.ts'
import { changeLink, invite, type InviteWish } from '../lifecycles/papers/assign/invite.ts'
import { announceLink, readLink, takeLink } from '../lifecycles/papers/assign/links.ts'
import { earlierPoolOf, reusePool } from '../lifecycles/papers/assign/earlierPool.ts'
import { readPool } from '../lifecycles/papers/assign/readPool.ts'
import {
  countPool,
  proposalOf,
  readCandidates,
  readPaperReviewers,
  readProposalParts,
  readReviewersBefore,
} from '../lifecycles/papers/assign/readReviewers.ts'
import { readPoolList } from '../lifecycles/papers/assign/readPoolList.ts'
import { poolMemberOf, savePoolMember } from '../lifecycles/papers/assign/savePoolMember.ts'
import { conferenceOfChair, mustChair } from '../lifecycles/papers/deskAccess.ts'
import type { Scope } from '../lifecycles/types.ts'
import { doneBefore, wasDone, writeDown, type Act } from '../operators/acts.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import { offsetOf, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** Reviewers of a conference's papers: the chair’s side, and links to people without an account (REV-01). */
export const paperAssignmentHandlers = ({ db, engine, config, now }: Deps) => {
  const chairOf = (call: MemberCall, id: number) => mustChair(db, actorOf(call), id)
  const organizerOf = (call: MemberCall, id: number) => conferenceOfChair(db, actorOf(call), id)

  const actOf = (call: MemberCall, paperId: number, event: string, key: string, at: Date): Act => ({
    actorId: call.member.userId,
    requestId: call.exchange.id,
    key,
    entity: 'paper',
    entityId: String(paperId),
    event,
    at,
  })
  const wishOf = (call: MemberCall, wish: Omit<InviteWish, 'byUserId' | 'language'>): InviteWish => ({
    ...wish,
    byUserId: call.member.userId,
    language: call.exchange.language,
  })
  /** Once per key; written down with whom it was about. */
  const inviteOnce = async (scope: Scope, call: MemberCall, wish: InviteWish, key: string): Promise<void> => {
    const mine = actOf(call, wish.paperId, `reviewer.invited`, key, scope.now())
    const { reviewerId: reviewer, reason } = wish
    if (await wasDone(scope.tx, mine, { reviewer })) return
    await invite(scope, wish, config.key)
    await writeDown(scope.tx, mine, { reviewer, ...(reason === '' ? {} : { reason }) })
  }
  /** How many were asked. A reviewer who is refused does not stop the others, because nothing was written for them. */
  const askAgain = async (scope: Scope, call: MemberCall, id: number, key: string): Promise<number> => {
    // The round holds still: a decision or a revision waits.
    const [paper] = await scope.tx.select().from(papers).where(eq(papers.id, id)).for('update')
    if (paper === undefined) throw new Refused('notFound')
    const before = await readReviewersBefore(scope.tx, paper)
    const refusals: Array<Reason | null> = []
    for (const { reviewerId } of before) {
      const wish = wishOf(call, { paperId: id, reviewerId, reason: '' })
      refusals.push(await refusalOf(() => inviteOnce(scope, call, wish, digest(`${key} ${reviewerId}`))))
    }
    const sent = refusals.filter((refusal) => refusal === null).length
    if (sent === 0) throw new Refused(refusals[0] ?? 'reviewerUnknown')
    return sent
  }
  const reviewersOf = (scope: Scope, call: MemberCall, id: number) =>
    readPaperReviewers(scope.tx, id, call.exchange.language, scope.now())

  return {
    listPool: async ({ conference_id, page, page_size }, call) => {
      await organizerOf(call, conference_id)
      const part = { limit: page_size, offset: offsetOf({ page, page_size }) }
      const rows = await readPool(db, conference_id, new Date(now()), part)
      return {
        list: rows.map(({ card }) => card),
        total: await countPool(db, conference_id),
        page,
        page_size,
      }
    },

    savePoolMember: async (input, call) => {
      const { conference_id: conferenceId, contact, name } = input
      await organizerOf(call, conferenceId)
      return db.transaction(async (tx) => {
        const at = new Date(now())
        const { affiliation, keywords, load_cap: loadCap, is_active } = input
        const more = { affiliation, keywords, loadCap, isActive: is_active === 1 }
        const id = await savePoolMember(tx, { conferenceId, contact, name, more }, at)
        const [row] = await readPool(tx, conferenceId, at, { where: eq(paperReviewers.id, id) })
        if (row === undefined) throw new Error('the line of the pool was not written')
        return row.card
      })
    },

    checkPoolList: async ({ conference_id, list }, call) => {
      await organizerOf(call, conference_id)
      return { rows: await readPoolList(db, conference_id, list) }
    },

    addPoolList: async ({ conference_id, list }, call) => {
      await organizerOf(call, conference_id)
      return db.transaction(async (tx) => {
        const rows = await readPoolList(tx, conference_id, list)
        const at = new Date(now())
        for (const { contact, name, affiliation, standing } of rows)
          if (joinsPool(standing))
            await savePoolMember(
              tx,
              { conferenceId: conference_id, contact, name, more: { affiliation } },
              at,
            )
        return { rows }
      })
    },

    getEarlierPool: async ({ conference_id }, call) => {
      const conference = await organizerOf(call, conference_id)
      return earlierPoolOf(db, actorOf(call), conference, call.exchange.language)
    },

    reusePool: async ({ conference_id }, call) => {
      const conference = await organizerOf(call, conference_id)
      return db.transaction(async (tx) => {
        await reusePool(tx, actorOf(call), conference, new Date(now()))
        return earlierPoolOf(tx, actorOf(call), conference, call.exchange.language)
      })
    },

    removePoolMember: async ({ conference_id, reviewer_id }, call) => {
      await organizerOf(call, conference_id)
      await db
        .delete(paperReviewers)
        .where(and(eq(paperReviewers.id, reviewer_id), eq(paperReviewers.conferenceId, conference_id)))
      return null
    },

    getPaperReviewers: async ({ id }, call) => {
      await chairOf(call, id)
      return readPaperReviewers(db, id, call.exchange.language, new Date(now()))
    },

    listCandidates: async ({ id, q, page, page_size }, call) => {
      await chairOf(call, id)
      const part = { limit: page_size, offset: offsetOf({ page, page_size }) }
      const found = await readCandidates(db, id, { q, ...part, at: new Date(now()) })
      return { ...found, page, page_size }
    },

    inviteReviewer: async ({ id, reviewer_id, reason, key }, call) => {
      await chairOf(call, id)
      return engine.run(async (scope) => {
        const wish = wishOf(call, { paperId: id, reviewerId: reviewer_id, reason })
        await inviteOnce(scope, call, wish, key)
        return reviewersOf(scope, call, id)
      })
    },

    inviteByContact: async ({ id, contact, name, reason, key }, call) => {
      await chairOf(call, id)
      return engine.run(async (scope) => {
        const [paper] = await scope.tx
          .select({ conferenceId: papers.conferenceId })
          .from(papers)
          .where(eq(papers.id, id))
        if (paper === undefined) throw new Refused('notFound')
        // The pool is left as it is by a request that is repeated, whatever name it brings.
        const mine = actOf(call, id, 'reviewer.invited', key, scope.now())
        const before = await doneBefore(scope.tx, mine)
        if (before !== null) {
          if (before['reviewer'] !== (await poolMemberOf(scope.tx, { ...paper, contact })))
            throw new Refused('keyReused', { field: 'key' })
          return reviewersOf(scope, call, id)
        }
        const reviewerId = await savePoolMember(scope.tx, { ...paper, contact, name }, scope.now())
        await inviteOnce(scope, call, wishOf(call, { paperId: id, reviewerId, reason }), key)
        return reviewersOf(scope, call, id)
      })
    },

    inviteAgain: async ({ id, key }, call) => {
      await chairOf(call, id)
      return engine.run(async (scope) => {
        const { tx } = scope
        const mine = actOf(call, id, 'reviewers.invited_again', key, scope.now())
        if (!(await wasDone(tx, mine)))
          await writeDown(tx, mine, { sent: await askAgain(scope, call, id, key) })
        return reviewersOf(scope, call, id)
      })
    },

    changeInvitation: async ({ id, invitation_id, act, key }, call) => {
      await chairOf(call, id)
      return engine.run(async (scope) => {
        const mine = actOf(call, id, `invitation.${act}`, key, scope.now())
        if (!(await wasDone(scope.tx, mine, { invitation: invitation_id }))) {
          await changeLink(scope, { paperId: id, invitationId: invitation_id, act }, config.key)
          await writeDown(scope.tx, mine, { invitation: invitation_id })
        }
        return reviewersOf(scope, call, id)
      })
    },

    proposeAssignment: async ({ conference_id }, call) => {
      await organizerOf(call, conference_id)
      const { userId } = call.member
      const parts = await engine.read(({ tx, at }) => readProposalParts(tx, conference_id, userId, at))
      return proposalOf(parts, call.exchange.language)
    },

    applyAssignment: async ({ conference_id, rows, key }, call) => {
      await organizerOf(call, conference_id)
      const applied: AppliedRow[] = []
      for (const [paper_id, reviewer_id] of rows) {
        const refusal = await refusalOf(async () => {
          await chairOf(call, paper_id)
          await engine.run(async (scope) => {
            const { tx } = scope
            const here = and(eq(papers.id, paper_id), eq(papers.conferenceId, conference_id))
            if ((await tx.$count(papers, here)) === 0) throw new Refused('notFound')
            const wish = wishOf(call, { paperId: paper_id, reviewerId: reviewer_id, reason: '' })
            await inviteOnce(scope, call, wish, digest(`${key} ${paper_id} ${reviewer_id}`))
          })
        })
        applied.push({ paper_id, reviewer_id, refusal })
      }
      await db.transaction(async (tx) => {
        const event = 'assignment.applied'
        const ids = { entity: 'conference', entityId: String(conference_id) }
        const mine = { ...actOf(call, 0, event, key, new Date(now())), ...ids }
        const sent = applied.filter(({ refusal }) => refusal === null).length
        if (!(await wasDone(tx, mine))) await writeDown(tx, mine, { wanted: rows.length, sent })
      })
      return { rows: applied }
    },

    announceInvitation: async ({ token }, { exchange }) =>
      announceLink(db, token, exchange.language, new Date(now())),

    openInvitation: async ({ token }, { exchange, member }) =>
      readLink(db, token, member.userId, exchange.language, new Date(now())),

    takeInvitation: async ({ token }, { member }) => ({
      review_id: await engine.run((scope) => takeLink(scope, token, member.userId)),
    }),
  } satisfies Partial<HandlerTable>
}

/** Why it was refused; null: it was not. One row that is refused does not stop the others. */
const refusalOf = async (work: () => Promise<void>): Promise<Reason | null> => {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
}
