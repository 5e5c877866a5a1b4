import { and, eq, isNull, sql } from 'drizzle-orm'

import {
  isOfPlatform,
  needsConference,
  type AccountDetail,
  type GivenRole,
} from '../../src/contract/accounts.ts'
import type { NotificationName } from '../../src/contract/notifications.ts'
import { audit } from '../accounts/audit.ts'
import { deviceName } from '../accounts/deviceName.ts'
import { type sessions, users } from '../db/schema/accounts.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { userRoles } from '../db/schema/organizers.ts'
import type { Tx } from '../db/types.ts'
import { notify } from '../notifications/notify.ts'
import { endSessions, findAccounts, mustRemain, readAccount } from '../operators/accounts.ts'
import { wasDone, writeDown, type Act } from '../operators/acts.ts'
import { resetSecondFactor } from '../accounts/secondFactor/resetSecondFactor.ts'
import { Refused } from '../shared/refused.ts'
import { roleNames } from '../shared/sentences/roleNames.ts'
import { isRowId, type HandlerTable, type Deps, type MemberCall } from './table.ts'

type Account = typeof users.$inferSelect
interface Wish {
  readonly id: number
  readonly reason: string
  readonly version: number
  readonly key: string
}
/** Result of an act: data for the log, the notification of the owner, and the sessions that it ended. */
interface Outcome {
  readonly data: Record<string, unknown>
  readonly notification?: { readonly name: NotificationName; readonly link: string; readonly facts?: Facts }
  readonly ended?: readonly number[]
}
type Facts = Readonly<Record<'zh' | 'en', { readonly what?: string; readonly where?: string }>>

/** Administrators' view of accounts and acts on them (OPS-01). */
export const accountHandlers = ({ db, live, now }: Deps) => {
  const viewerOf = ({ exchange, member }: MemberCall) => ({ ...member, language: exchange.language })

  /** One act on one account: once per key, only on the version that was seen, logged, with a notification of its owner. */
  const act = async (
    event: string,
    { id, reason, version, key }: Wish,
    call: MemberCall,
    work: (tx: Tx, account: Account, at: Date) => Promise<Outcome>,
  ): Promise<AccountDetail> => {
    const ended: number[] = []
    const detail = await db.transaction(async (tx) => {
      const at = new Date(now())
      const mine: Act = {
        actorId: call.member.userId,
        requestId: call.exchange.id,
        key,
        entity: 'user',
        entityId: String(id),
        event,
        at,
      }
      const isDone = await wasDone(tx, mine)
      const [account] = await tx.select().from(users).where(eq(users.id, id)).for('update')
      if (account === undefined) throw new Refused('notFound', { field: 'id' })
      if (isDone) return readAccount(tx, id, viewerOf(call), now())
      if (account.accessVersion !== version) throw new Refused('versionConflict', { field: 'version' })
      const { data, notification, ended: gone = [] } = await work(tx, account, at)
      await tx
        .update(users)
        .set({ accessVersion: sql`${users.accessVersion} + 1` })
        .where(eq(users.id, id))
      await writeDown(tx, mine, { ...data, reason })
      if (notification !== undefined) {
        const known = { what: '', where: '', reason, amount: '', until: '' }
        await notify(tx, {
          userId: id,
          name: notification.name,
          link: notification.link,
          key: `${event} ${id} ${version}`,
          facts: { zh: { ...known, ...notification.facts?.zh }, en: { ...known, ...notification.facts?.en } },
          at,
        })
      }
      ended.push(...gone)
      return readAccount(tx, id, viewerOf(call), now())
    })
    // Not before it is committed: a user removed from a room could come back in by the session.
    for (const session of ended) live.signOut(session)
    return detail
  }

  /** The row that a role of this kind has, as a condition; refuses a role without its conference, and the other way round. */
  const placeOf = async (tx: Tx, id: number, role: GivenRole, conferenceId: number | undefined) => {
    if (needsConference(role) && conferenceId === undefined)
      throw new Refused('conferenceEmpty', { field: 'conference_id' })
    if (isOfPlatform(role) && conferenceId !== undefined)
      throw new Refused('conferenceNotAsked', { field: 'conference_id' })
    const [conference] =
      conferenceId === undefined
        ? []
        : await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
    if (conferenceId !== undefined && conference === undefined)
      throw new Refused('notFound', { field: 'conference_id' })
    const facts: Facts = {
      zh: { what: roleNames[role].zh, where: conference?.title ?? '' },
      en: { what: roleNames[role].en, where: conference?.engTitle || (conference?.title ?? '') },
    }
    const row = and(
      eq(userRoles.userId, id),
      eq(userRoles.role, role),
      conferenceId === undefined ? isNull(userRoles.conferenceId) : eq(userRoles.conferenceId, conferenceId),
    )
    return { row, facts, conference: conference?.id ?? null }
  }

  return {
    findAccounts: ({ q, role, locked, after, page_size }) =>
      findAccounts(db, {
        q: q ?? '',
        role,
        isLocked: locked === undefined ? undefined : locked === 1,
        after,
        limit: page_size,
      }),

    getAccount: ({ id }, call) => {
      if (!isRowId(id)) throw new Refused('notFound', { field: 'id' })
      return readAccount(db, id, viewerOf(call), now())
    },

    showContact: ({ id }, { exchange, member }) =>
      db.transaction(async (tx) => {
        const [account] = await tx.select().from(users).where(eq(users.id, id))
        if (account === undefined) throw new Refused('notFound', { field: 'id' })
        await audit(tx, exchange, new Date(now()), 'user', id, 'account.contactShown', member.userId, {})
        return {
          phone: account.mobile === null ? '' : `+${account.countryCode} ${account.mobile}`,
          email: account.email ?? '',
        }
      }),

    grantRole: ({ role, conference_id, ...wish }, call) =>
      act('role.granted', wish, call, async (tx, { id }) => {
        const { facts, conference } = await placeOf(tx, id, role, conference_id)
        const given = await tx
          .insert(userRoles)
          .values({ userId: id, role, conferenceId: conference, createdAt: new Date(now()) })
          .onConflictDoNothing()
          .returning({ id: userRoles.id })
        if (given.length === 0) throw new Refused('roleGiven', { field: 'role' })
        return {
          data: { role, conference },
          notification: { name: 'roleGranted', link: '/console', facts },
        }
      }),

    takeRole: ({ role, conference_id, ...wish }, call) =>
      act('role.taken', wish, call, async (tx, { id }) => {
        const { row, facts, conference } = await placeOf(tx, id, role, conference_id)
        if (role === 'admin') await mustRemain(tx, id)
        const taken = await tx.delete(userRoles).where(row).returning({ id: userRoles.id })
        if (taken.length === 0) throw new Refused('roleNotGiven', { field: 'role' })
        return { data: { role, conference }, notification: { name: 'roleTaken', link: '/account', facts } }
      }),

    lockAccount: (wish, call) =>
      act('account.locked', wish, call, async (tx, account, at) => {
        if (account.id === call.member.userId) throw new Refused('ownAccount')
        if (account.lockedAt !== null) throw new Refused('accountLockedAlready')
        const [admin] = await tx
          .select()
          .from(userRoles)
          .where(and(eq(userRoles.userId, account.id), eq(userRoles.role, 'admin')))
        if (admin !== undefined) await mustRemain(tx, account.id)
        await tx.update(users).set({ lockedAt: at, lockReason: wish.reason }).where(eq(users.id, account.id))
        const gone = await endSessions(tx, account.id, at)
        return {
          data: { before: 'open', after: 'locked', sessions: gone.length },
          notification: { name: 'accountLocked', link: '/helpCenter/user' },
          ended: gone.map(({ id }) => id),
        }
      }),

    unlockAccount: (wish, call) =>
      act('account.unlocked', wish, call, async (tx, account) => {
        if (account.lockedAt === null) throw new Refused('accountNotLocked')
        await tx.update(users).set({ lockedAt: null, lockReason: '' }).where(eq(users.id, account.id))
        return {
          data: { before: 'locked', after: 'open' },
          notification: { name: 'accountUnlocked', link: '/login' },
        }
      }),

    endSession: ({ session_id, ...wish }, call) =>
      act('sessions.ended', wish, call, async (tx, account, at) => {
        const gone = await endSessions(tx, account.id, at, session_id)
        if (gone.length === 0) throw new Refused('sessionGone', { field: 'session_id' })
        return {
          data: { sessions: gone.map(({ id }) => id) },
          notification: { name: 'sessionsEnded', link: '/account', facts: devicesOf(gone) },
          ended: gone.map(({ id }) => id),
        }
      }),

    resetSignIn: (wish, call) =>
      act('account.reset', wish, call, async (tx, account, at) => {
        await tx.update(users).set({ passwordHash: null, updatedAt: at }).where(eq(users.id, account.id))
        const gone = await endSessions(tx, account.id, at)
        await resetSecondFactor(tx, call.exchange, account.id, call.member.userId, at)
        return {
          data: { hadPassword: account.passwordHash !== null, sessions: gone.length },
          notification: { name: 'signInReset', link: '/login' },
          ended: gone.map(({ id }) => id),
        }
      }),
  } satisfies Partial<HandlerTable>
}

const devicesOf = (gone: ReadonlyArray<typeof sessions.$inferSelect>): Facts => {
  const [only] = gone
  if (gone.length === 1 && only !== undefined) {
    const what = deviceName(only.userAgent)
    return { zh: { what: `“${what}”` }, en: { what: `“${what}”` } }
  }
  return { zh: { what: `${gone.length} 台设备` }, en: { what: `${gone.length} devices` } }
}
