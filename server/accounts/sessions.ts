import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'

import { handoverTickets, sessions, users } from '../db/schema/accounts.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import { audit } from './audit.ts'
import { hasFactor } from './secondFactor/hasFactor.ts'
import { consentToNewest } from './consents.ts'
import { knownDevice, rememberDevice } from './devices.ts'
import { notifyNewDevice } from './notifyNewDevice.ts'
import { digest, isKeyedDigest, keyedDigest, randomToken, sameText } from './secrets.ts'

/** SES-02: absolute; there is no idle limit, because the specification promises 30 days. */
export const sessionSeconds = 30 * 86_400
/** A hand-over ticket lives this long. */
const ticketSeconds = 60

export interface Member {
  readonly userId: number
  readonly sessionId: number
}

/**
 * `waiting`: signed in, but the account's second factor was not brought yet: counts as signed out (ACC-02).
 * `expired`: this was a session, but it ran out or was revoked. `none`: not a session of this server.
 */
export type Identity =
  | { readonly kind: 'member' | 'waiting'; readonly member: Member }
  | { readonly kind: 'expired' | 'none' }

export interface LoginAnswer {
  token: string
  sign: string
  user_id: number
  loginauth: 0 | 1
  needs_factor: boolean
}

export type Sessions = ReturnType<typeof createSessions>

/**
 * Sessions. The page keeps `token`, `sign` and `uid` and sends them as headers; the server keeps only hashes and the
 * HttpOnly cookie `sid` in the browser. All four must belong together.
 */
export const createSessions = (
  db: Db,
  key: Uint8Array,
  now: () => number,
  /** Called at once for each session that a user ends. */
  ended: (sessionId: number) => void = () => undefined,
) => {
  const byToken = db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      sidHash: sessions.sidHash,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
      awaitsFactor: sessions.awaitsFactor,
    })
    .from(sessions)
    .where(eq(sessions.tokenHash, sql.placeholder('hash')))
    .prepare('session_by_token')

  const signOf = (token: string, userId: string) => keyedDigest(key, 'session', token, userId)

  /**
   * Identity of the caller. The signature is checked first, so that guesses never reach the database. `read` finds token, sign and
   * uid: the headers, which a foreign page cannot send, unless stated otherwise.
   */
  const identify = async (
    exchange: Exchange,
    read: (name: string) => string | undefined = (name) => exchange.header(name),
  ): Promise<Identity> => {
    const token = read('token') ?? ''
    const sign = read('sign') ?? ''
    const uid = read('uid') ?? ''
    if (token.length !== 43 || sign.length !== 43 || uid.length > 10) return { kind: 'none' }
    if (!isKeyedDigest(key, sign, 'session', token, uid)) return { kind: 'none' }
    const [row] = await byToken.execute({ hash: digest(token) })
    if (row === undefined || String(row.userId) !== uid) return { kind: 'none' }
    if (row.revokedAt !== null || row.expiresAt.getTime() <= now()) return { kind: 'expired' }
    const sid = exchange.cookie('sid')
    if (sid === undefined || !sameText(row.sidHash, digest(sid))) return { kind: 'none' }
    const member = { userId: row.userId, sessionId: row.id }
    return { kind: row.awaitsFactor ? 'waiting' : 'member', member }
  }

  return {
    /** Opens a session inside `tx` and puts `sid` into the answer; one that this browser had before ends. Refuses a locked account. */
    open: async (
      tx: Tx | Db,
      exchange: Exchange,
      user: { id: number; loginauth: number },
      how: string,
    ): Promise<LoginAnswer> => {
      const token = randomToken(32)
      const sid = randomToken(32)
      const at = new Date(now())
      const awaitsFactor = await hasFactor(tx, user.id)
      await mustBeOpen(tx, user.id)
      for (const before of await revokeOfBrowser(tx, exchange, at)) ended(before)
      const [row] = await tx
        .insert(sessions)
        .values({
          userId: user.id,
          tokenHash: digest(token),
          sidHash: digest(sid),
          awaitsFactor,
          createdAt: at,
          lastSeenAt: at,
          expiresAt: new Date(at.getTime() + sessionSeconds * 1000),
          ip: exchange.maskedAddress,
          userAgent: exchange.userAgent,
        })
        .returning({ id: sessions.id })
      await audit(tx, exchange, at, 'session', row?.id ?? 0, 'session.opened', user.id, { how })
      await consentToNewest(tx, user.id, at)
      if (knownDevice(exchange, key, user.id) === null)
        await notifyNewDevice(tx, exchange, { userId: user.id, sessionId: row?.id ?? 0, at })
      exchange.keep('sid', sid, sessionSeconds)
      // A caller with the first proof alone may be a thief, whose guesses must not count as the owner's.
      if (!awaitsFactor) rememberDevice(exchange, key, user.id)
      return {
        token,
        sign: signOf(token, String(user.id)),
        user_id: user.id,
        loginauth: user.loginauth === 1 ? 1 : 0,
        needs_factor: awaitsFactor,
      }
    },

    identify,

    /**
     * Identity for links and media files, which send no headers: the cookies of the same names replace them.
     * Nothing changes by reading, and a page of another site cannot read the answer.
     */
    identifyLink: (exchange: Exchange): Promise<Identity> =>
      identify(exchange, (name) => exchange.header(name) ?? exchange.pageCookie(name)),

    /** Ends one session. */
    revoke: async (exchange: Exchange, member: Member): Promise<void> => {
      const at = new Date(now())
      await db.transaction(async (tx) => {
        const ended = await tx
          .update(sessions)
          .set({ revokedAt: at })
          .where(and(eq(sessions.id, member.sessionId), isNull(sessions.revokedAt)))
          .returning({ id: sessions.id })
        if (ended.length > 0) {
          await audit(tx, exchange, at, 'session', member.sessionId, 'session.closed', member.userId, {})
        }
      })
      ended(member.sessionId)
    },

    /** One-time ticket for this session at a sister site. */
    issueTicket: async (member: Member): Promise<{ ticket: string; expires_in: number }> => {
      const ticket = randomToken(32)
      const at = new Date(now())
      await db.insert(handoverTickets).values({
        ticketHash: digest(ticket),
        sessionId: member.sessionId,
        createdAt: at,
        expiresAt: new Date(at.getTime() + ticketSeconds * 1000),
      })
      return { ticket, expires_in: ticketSeconds }
    },

    /** The account behind a session, as the site may show it. */
    userOf: async (userId: number, tx: Tx | Db = db) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId))
      return user ?? null
    },
  }
}

/** The member who asks. @throws Refused */
export const memberIn = (identity: Identity): Member => {
  if (identity.kind === 'member') return identity.member
  throw new Refused(absenceOf(identity))
}

/** The same, also while the second factor is waited for. @throws Refused */
export const sessionIn = (identity: Identity): Member =>
  identity.kind === 'waiting' ? identity.member : memberIn(identity)

/** Reason why the caller is not signed in. */
export const absenceOf = ({
  kind,
}: Exclude<Identity, { kind: 'member' }>): 'secondFactorNeeded' | 'sessionExpired' | 'signedOut' => {
  if (kind === 'waiting') return 'secondFactorNeeded'
  return kind === 'expired' ? 'sessionExpired' : 'signedOut'
}

/** Shares the row with other sign-ins, and excludes those who lock it: a lock ends this session, or is seen here. @throws Refused */
const mustBeOpen = async (tx: Tx | Db, userId: number): Promise<void> => {
  const [user] = await tx
    .select({ lockedAt: users.lockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  if (user !== undefined && user.lockedAt !== null) throw new Refused('accountLocked')
}

/** Rows of sessions that ended more than 30 days ago, with their tickets. */
export const sweepSessions = async (db: Db, now: number): Promise<void> => {
  const longAgo = new Date(now - sessionSeconds * 1000)
  await db.delete(handoverTickets).where(lt(handoverTickets.expiresAt, new Date(now - 86_400_000)))
  await db.delete(sessions).where(lt(sessions.expiresAt, longAgo))
}

/** Which of these sessions have neither run out nor been ended, and wait for no second factor. */
export const validSessions = async (
  db: Db,
  ids: readonly number[],
  now: number,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        inArray(sessions.id, [...ids]),
        isNull(sessions.revokedAt),
        eq(sessions.awaitsFactor, false),
        gt(sessions.expiresAt, new Date(now)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Only with the whole set of credentials: a foreign page can make the browser send the cookie, but not the headers. */
const revokeOfBrowser = async (tx: Tx | Db, exchange: Exchange, at: Date): Promise<number[]> => {
  const token = exchange.header('token')
  const sid = exchange.cookie('sid')
  if (token === undefined || token.length !== 43 || sid === undefined) return []
  const rows = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(
      and(
        eq(sessions.tokenHash, digest(token)),
        eq(sessions.sidHash, digest(sid)),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ id: sessions.id })
  return rows.map(({ id }) => id)
}
