import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'

import { pointRules } from '../../src/contract/benefits.ts'
import type { SubjectNode } from '../../src/contract/user.ts'
import { accountDeletions } from '../db/schema/accountDeletions.ts'
import { users } from '../db/schema/accounts.ts'
import { subjects } from '../db/schema/catalogue.ts'
import { messages, userSubjects } from '../db/schema/members.ts'
import { userRoles } from '../db/schema/organizers.ts'
import { earnPoints } from '../lifecycles/benefits/points.ts'
import { Refused } from '../shared/refused.ts'
import { isRowId, pick, type HandlerTable, type Deps } from './table.ts'

/** The member's own data. */
export const userHandlers = ({ db, sessions, now }: Deps) => {
  const unreadOf = db
    .select({ total: count() })
    .from(messages)
    .where(and(eq(messages.userId, sql.placeholder('user')), isNull(messages.readAt)))
    .prepare('unread_of_user')
  const partsOf = db
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(eq(userRoles.userId, sql.placeholder('user')))
    .limit(1)
    .prepare('parts_of_user')
  const deletionOf = db
    .select({ deletesAt: accountDeletions.deletesAt })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, sql.placeholder('user')), eq(accountDeletions.state, 'requested')))
    .prepare('deletion_of_user')

  return {
    getUserInfo: async (_input, { member, exchange }) => {
      const user = await sessions.userOf(member.userId)
      if (user === null) throw new Refused('signedOut')
      // Mails are written in the language of the last visit.
      if (user.language !== exchange.language)
        await db.update(users).set({ language: exchange.language }).where(eq(users.id, member.userId))
      return {
        id: user.id,
        nickname: user.nickname,
        avatar: user.avatar,
        group_id: user.groupId,
        sponsor_apply_status: user.sponsorApplyStatus,
        deletes_at: (await deletionOf.execute({ user: member.userId }))[0]?.deletesAt?.toISOString() ?? null,
        has_console: (await partsOf.execute({ user: member.userId })).length > 0,
      }
    },

    countUnread: async (_input, { member }) => {
      const [row] = await unreadOf.execute({ user: member.userId })
      return row?.total ?? 0
    },

    /** Also without a session: signing out twice is no error. */
    logout: async (_input, { exchange, identify }) => {
      const identity = await identify()
      const isSession = identity.kind === 'member' || identity.kind === 'waiting'
      if (isSession) await sessions.revoke(exchange, identity.member)
      // A foreign page can cause this request, too, but without the headers it must not sign anybody out.
      const cameFromPage = exchange.header('token') !== undefined
      if (isSession || cameFromPage) {
        for (const name of ['sid', 'device']) exchange.forget(name)
        for (const name of ['token', 'sign', 'uid', 'key']) exchange.forgetPageCookie(name)
      }
      return null
    },

    getSubjects: async ({ is_tree }, { exchange }) => {
      const rows = await db.select().from(subjects).orderBy(asc(subjects.position), asc(subjects.id))
      const node = (row: (typeof rows)[number], child: SubjectNode[]): SubjectNode => ({
        id: row.id,
        name: pick(exchange, row.name, row.engName),
        child,
      })
      if (is_tree === 0) return rows.map((row) => node(row, []))
      const under = (parent: number | null): SubjectNode[] =>
        rows.filter(({ parentId }) => parentId === parent).map((row) => node(row, under(row.id)))
      return under(null)
    },

    saveProfile: async (input, { member }) => {
      const chosen = [...new Set(input.search_field)]
      if (!chosen.every(isRowId)) throw new Refused('subjectUnknown', { field: 'search_field' })
      await db.transaction(async (tx) => {
        // Parents follow from the tree; what the page says about them is not needed.
        const known =
          chosen.length === 0
            ? []
            : await tx
                .select({ id: subjects.id })
                .from(subjects)
                .where(and(inArray(subjects.id, chosen), isNotNull(subjects.parentId)))
        if (known.length !== chosen.length) throw new Refused('subjectUnknown', { field: 'search_field' })
        await tx
          .update(users)
          .set({
            // An approved organizer of the third kind does not become an ordinary one by answering a question.
            groupId: sql`case when ${users.groupId} > 2 then ${users.groupId} else ${input.group_id} end`,
            needSubmissionService: input.need_submission_service,
            loginauth: 1,
            updatedAt: new Date(now()),
          })
          .where(eq(users.id, member.userId))
        await tx.delete(userSubjects).where(eq(userSubjects.userId, member.userId))
        if (chosen.length > 0) {
          await tx
            .insert(userSubjects)
            .values(chosen.map((subjectId) => ({ userId: member.userId, subjectId })))
        }
        // BEN-01: once, however often the answers are changed.
        const causeKey = `profile ${member.userId}`
        const welcome = {
          userId: member.userId,
          cause: 'profile',
          causeKey,
          points: pointRules.welcome,
        } as const
        await earnPoints(tx, { ...welcome, at: new Date(now()) })
      })
      return null
    },

    postponeProfile: async (_input, { member }) => {
      // The account page asks the same, whenever the member likes.
      await db
        .update(users)
        .set({ loginauth: 1, updatedAt: new Date(now()) })
        .where(eq(users.id, member.userId))
      return null
    },
  } satisfies Partial<HandlerTable>
}
