import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'

import type { AccountCard, AccountDetail, GivenRole } from '../../src/contract/accounts.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import { deviceName } from '../accounts/deviceName.ts'
import { maskedEmail, maskedMobile } from '../shared/masks.ts'
import type { User } from '../accounts/users.ts'
import { sessions, users } from '../db/schema/accounts.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { userRoles } from '../db/schema/organizers.ts'
import type { Db, Tx } from '../db/types.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { Refused } from '../shared/refused.ts'

/** Accounts as administrators see them: contacts are hidden until an administrator asks to see them. */

export interface AccountWish {
  readonly q: string
  readonly role: GivenRole | undefined
  readonly isLocked: boolean | undefined
  /** Id of the last one that is known. */
  readonly after: number | undefined
  readonly limit: number
}

/** Largest exact count: beyond it a narrower search is needed. */
const mostCounted = 1000

/** Newest first. */
export const findAccounts = async (
  db: Db,
  { q, role, isLocked, after, limit }: AccountWish,
): Promise<{ list: AccountCard[]; total: number }> => {
  const shown = and(
    q === '' ? undefined : beginning(q),
    role === undefined
      ? undefined
      : inArray(
          users.id,
          db.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.role, role)),
        ),
    isLocked === undefined ? undefined : isLocked ? isNotNull(users.lockedAt) : isNull(users.lockedAt),
    after === undefined ? undefined : lt(users.id, after),
  )
  const rows = await db.select().from(users).where(shown).orderBy(desc(users.id)).limit(limit)
  const some = db.select({ id: users.id }).from(users).where(shown).limit(mostCounted).as('some')
  const [sum] = await db.select({ total: count() }).from(some)
  const roles = await rolesOfAll(
    db,
    rows.map(({ id }) => id),
  )
  return { list: rows.map((row) => cardOf(row, roles.get(row.id) ?? [])), total: sum?.total ?? 0 }
}

/** By the number exactly, by everything else from its beginning, as the indexes have it. */
const beginning = (q: string): SQL | undefined => {
  const text = q.normalize('NFKC')
  const lower = text.toLowerCase()
  const begins = (column: SQL | typeof users.mobile, typed: string) =>
    sql`${column} like ${`${typed.replaceAll(/[\\%_]/g, '\\$&')}%`}`
  const digits = text.replaceAll(/[\s+-]/g, '')
  const isNumber = /^\d{1,20}$/.test(digits)
  const national = digits.startsWith('86') && digits.length > 11 ? digits.slice(2) : digits
  return or(
    begins(sql`lower(${users.email})`, lower),
    begins(sql`lower(${users.account})`, lower),
    begins(sql`lower(${users.nickname})`, lower),
    isNumber ? begins(users.mobile, national) : undefined,
    isNumber && Number(digits) <= 2_147_483_647 ? eq(users.id, Number(digits)) : undefined,
  )
}

const rolesOfAll = async (db: Db | Tx, ids: readonly number[]): Promise<Map<number, GivenRole[]>> => {
  const found = new Map<number, GivenRole[]>()
  if (ids.length === 0) return found
  const rows = await db
    .select()
    .from(userRoles)
    .where(inArray(userRoles.userId, [...ids]))
    .orderBy(asc(userRoles.id))
  for (const { userId, role } of rows) {
    const roles = found.get(userId) ?? []
    if (!roles.includes(role)) found.set(userId, [...roles, role])
  }
  return found
}

const cardOf = (user: User, roles: GivenRole[]): AccountCard => ({
  id: user.id,
  nickname: user.nickname,
  phone: user.mobile === null ? '' : `+${user.countryCode} ${maskedMobile(user.mobile)}`,
  email: user.email === null ? '' : maskedEmail(user.email),
  account: user.account ?? '',
  roles,
  is_locked: user.lockedAt !== null,
  created_at: user.createdAt.toISOString(),
})

export interface Viewer {
  readonly userId: number
  readonly sessionId: number
  readonly language: MessageLanguage
}

/** One account, its roles and where it is signed in. @throws Refused */
export const readAccount = async (
  tx: Db | Tx,
  id: number,
  viewer: Viewer,
  now: number,
): Promise<AccountDetail> => {
  const [user] = await tx.select().from(users).where(eq(users.id, id))
  if (user === undefined) throw new Refused('notFound', { field: 'id' })
  const roles = await tx
    .select({ role: userRoles, conference: conferences })
    .from(userRoles)
    .leftJoin(conferences, eq(conferences.id, userRoles.conferenceId))
    .where(eq(userRoles.userId, id))
    .orderBy(asc(userRoles.id))
  const open = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date(now))))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(mostSessions)
  return {
    ...cardOf(user, [...new Set(roles.map(({ role }) => role.role))]),
    version: user.accessVersion,
    is_own: viewer.userId === id,
    has_password: user.passwordHash !== null,
    has_wechat: user.wechatOpenid !== null,
    language: user.language,
    lock: user.lockedAt === null ? null : { at: user.lockedAt.toISOString(), reason: user.lockReason },
    given: roles.map(({ role, conference }) => ({
      role: role.role,
      conference:
        conference === null
          ? null
          : {
              id: conference.id,
              title: inLanguage(viewer.language, conference.title, conference.engTitle),
            },
      since: role.createdAt.toISOString(),
    })),
    sessions: open.map((session) => ({
      id: session.id,
      device: deviceName(session.userAgent),
      ip: session.ip,
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
      is_own: session.id === viewer.sessionId,
    })),
  }
}

/** A longer list is of no use; ending all of them ends the others, too. */
const mostSessions = 50

/** Ends the open sessions of an account, or one of them; answers which. */
export const endSessions = async (
  tx: Tx,
  userId: number,
  at: Date,
  sessionId?: number,
): Promise<Array<typeof sessions.$inferSelect>> =>
  tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, at),
        sessionId === undefined ? undefined : eq(sessions.id, sessionId),
      ),
    )
    .returning()

/**
 * Requires that another administrator remains who can sign in. The rows of all administrators are locked, so
 * that two of them cannot remove each other at the same moment. @throws Refused `lastAdministrator`
 */
export const mustRemain = async (tx: Tx, without: number): Promise<void> => {
  const rows = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .orderBy(asc(userRoles.id))
    .for('update')
  const others = rows.map(({ userId }) => userId).filter((userId) => userId !== without)
  if (others.length > 0) {
    const open = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, others), isNull(users.lockedAt)))
    if (open.length > 0) return
  }
  throw new Refused('lastAdministrator')
}
