import { eq } from 'drizzle-orm'

import { users } from '../db/schema/accounts.ts'
import type { CodePurpose, CodeTarget } from '../accounts/codes.ts'
import { knownDevice } from '../accounts/devices.ts'
import { giveHitBack, takeHit, clearHits, type Window } from '../accounts/limits.ts'
import { verifyPassword } from '../accounts/passwords.ts'
import { isInviteCode } from '../../src/contract/inviteCode.ts'
import { keyedDigest } from '../accounts/secrets.ts'
import { findByName, findByPhone, userOfEmail, userOfPhone, type User } from '../accounts/users.ts'
import type { SceneRow } from '../accounts/scenes.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Exchange } from '../shared/exchange.ts'
import { acceptInvitation } from '../lifecycles/benefits/referrals.ts'
import { Refused } from '../shared/refused.ts'
import { knownCountries } from './knownCountries.ts'
import type { HandlerTable, Deps } from './table.ts'

/** Signing in by phone code, e-mail code, password, and by binding a phone to a scanned identity. */
export const loginHandlers = (deps: Deps) => {
  const { db, codes, config, scenes, sessions, now } = deps
  const mustKnowCountry = knownCountries(db, now)
  const guarded = guardFailures(deps)

  /** BEN-02: who came by a link of a member, which the browser has kept since, and is new. Never in the way of signing in. */
  const acceptKept = async (tx: Tx, exchange: Exchange, user: User, at: Date): Promise<void> => {
    const code = exchange.pageCookie('invite')
    if (code === undefined || !isInviteCode(code) || user.createdAt.getTime() !== at.getTime()) return
    exchange.forgetPageCookie('invite')
    try {
      await acceptInvitation(tx, {
        friendId: user.id,
        code,
        at,
        knows: (id) => knownDevice(exchange, config.key, id) !== null,
      })
    } catch (error) {
      // Nothing was written before a refusal.
      if (!(error instanceof Refused)) throw error
    }
  }

  const phone = async (input: { mobile: string; country_code: string }): Promise<PhoneTarget> => {
    await mustKnowCountry(input.country_code)
    return { kind: 'phone', country: input.country_code, mobile: input.mobile }
  }

  const useCode = async (
    exchange: Exchange,
    purpose: CodePurpose,
    target: CodeTarget,
    code: string,
  ): Promise<void> => {
    if (!(await codes.use(exchange, purpose, target, code))) throw new Refused('codeWrong', { field: 'code' })
  }

  return {
    sendLoginCode: async (input, { exchange }) => codes.send(exchange, 'login', await phone(input)),
    sendBindCode: async (input, { exchange }) => codes.send(exchange, 'bind', await phone(input)),
    sendEmailLoginCode: ({ email }, { exchange }) => codes.send(exchange, 'login', mail(email)),
    sendEmailCode: ({ email, event }, { exchange }) => codes.send(exchange, event, mail(email)),

    loginByPhone: async (input, { exchange }) => {
      const target = await phone(input)
      await guarded(exchange, null, () => useCode(exchange, 'login', target, input.code))
      return db.transaction(async (tx) => {
        const at = new Date(now())
        const user = await userOfPhone(tx, exchange, at, target)
        await acceptKept(tx, exchange, user, at)
        return sessions.open(tx, exchange, user, 'phone')
      })
    },

    loginByEmail: async (input, { exchange }) => {
      const target = mail(input.email)
      await guarded(exchange, null, () => useCode(exchange, 'login', target, input.code))
      return db.transaction(async (tx) => {
        const at = new Date(now())
        const user = await userOfEmail(tx, exchange, at, target.email)
        await acceptKept(tx, exchange, user, at)
        return sessions.open(tx, exchange, user, 'email')
      })
    },

    loginByPassword: async (input, { exchange }) => {
      // Coarser than the look-up, so that no way of writing one name opens another count.
      const name = input.account.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '')
      const found = await findByName(db, input.account, input.country_code)
      // A browser that has signed in there before has a count of its own: strangers cannot lock it out.
      const device = knownDevice(exchange, config.key, found?.id)
      const count =
        device === null ? `fail-account:${keyedDigest(config.key, 'limit', name)}` : `fail-device:${device}`
      const user = await guarded(exchange, count, async () => {
        // The same work and the same answer, whether the account, its password, or neither exists.
        const right = await verifyPassword(found?.passwordHash ?? null, input.password)
        if (found === null || !right) throw new Refused('accountOrPasswordWrong')
        return found
      })
      return db.transaction((tx) => sessions.open(tx, exchange, user, 'password'))
    },

    bindPhone: async (input, { exchange }) => {
      const target = await phone(input)
      const scene = await scenes.findBound(exchange, input.openid)
      await guarded(exchange, null, () => useCode(exchange, 'bind', target, input.code))
      return db.transaction(async (tx) => {
        await scenes.useBound(tx, scene.id)
        const at = new Date(now())
        const user = await bind(tx, exchange, at, scene, target)
        await acceptKept(tx, exchange, user, at)
        return sessions.open(tx, exchange, user, 'bind')
      })
    },
  } satisfies Partial<HandlerTable>
}

type PhoneTarget = CodeTarget & { kind: 'phone' }

const mail = (email: string) => ({ kind: 'mail' as const, email: email.toLowerCase() })

/**
 * Counts refused attempts per network address and, where there is one, under the key of a second count: that of a known
 * device, or for all others together that of the account name, whether or not it exists.
 * Counted before the attempt and given back after a success, so that parallel guesses cannot slip through.
 */
export const guardFailures =
  ({ db, config, now }: Deps) =>
  async <T>(exchange: Exchange, second: string | null, attempt: () => Promise<T>): Promise<T> => {
    const windows: Window[] = [
      { key: `fail-ip:${exchange.addressGroup}`, hits: config.limits.failuresPerIp, seconds: 900 },
      ...(second === null ? [] : [{ key: second, hits: config.limits.failuresPerAccount, seconds: 900 }]),
    ]
    const taken: Window[] = []
    for (const window of windows) {
      const wait = await takeHit(db, window, now())
      if (wait !== null) {
        // Attempts on one account must not use up the limit of an address shared by others, and the reverse.
        for (const earlier of taken) await giveHitBack(db, earlier)
        throw new Refused('limited', { retryAfter: wait })
      }
      taken.push(window)
    }
    const result = await attempt()
    const [address, name] = taken
    if (address !== undefined) await giveHitBack(db, address)
    if (name !== undefined) await clearHits(db, name.key)
    return result
  }

/** The account that a scanned identity and a proven phone make together. Throws `alreadyBound`. */
const bind = async (
  tx: Tx | Db,
  exchange: Exchange,
  at: Date,
  scene: SceneRow,
  target: PhoneTarget,
): Promise<User> => {
  const owner = await findByPhone(tx, target)
  if (scene.userId !== null) {
    const [known] = await tx.select().from(users).where(eq(users.id, scene.userId)).for('update')
    if (known === undefined) throw new Refused('openidUnknown')
    if (owner !== null) {
      if (owner.id !== known.id) throw new Refused('alreadyBound', { field: 'mobile' })
      return known
    }
    if (known.mobile !== null) throw new Refused('alreadyBound', { field: 'mobile' })
    return change(tx, at, known.id, { countryCode: target.country, mobile: target.mobile })
  }
  const user = owner ?? (await userOfPhone(tx, exchange, at, target))
  if (user.wechatOpenid === scene.openid) return user
  if (user.wechatOpenid !== null) throw new Refused('alreadyBound', { field: 'mobile' })
  return change(tx, at, user.id, { wechatOpenid: scene.openid })
}

const change = async (
  tx: Tx | Db,
  at: Date,
  id: number,
  values: Partial<typeof users.$inferInsert>,
): Promise<User> => {
  try {
    const [user] = await tx
      .update(users)
      .set({ ...values, updatedAt: at })
      .where(eq(users.id, id))
      .returning()
    if (user === undefined) throw new Refused('openidUnknown')
    return user
  } catch (error) {
    // Another request bound the same phone or identity in the same moment.
    if (isUniqueViolation(error)) throw new Refused('alreadyBound', { field: 'mobile' })
    throw error
  }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === '23505'
