import { randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'

import { users } from '../db/schema/accounts.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Exchange } from '../shared/exchange.ts'
import { audit } from './audit.ts'

export type User = typeof users.$inferSelect

/** A request, or the command line. */
type Requester = Pick<Exchange, 'id' | 'language'>

/** The account with this phone; a new one if it has none (a proven phone is the registration). */
export const userOfPhone = async (
  tx: Tx | Db,
  exchange: Requester,
  at: Date,
  phone: { country: string; mobile: string },
): Promise<User> =>
  (await findByPhone(tx, phone)) ??
  (await create(tx, exchange, at, { countryCode: phone.country, mobile: phone.mobile })) ??
  // Another process created it between the two statements.
  must(await findByPhone(tx, phone))

/** The same for an e-mail address, in lower case. */
export const userOfEmail = async (tx: Tx | Db, exchange: Requester, at: Date, email: string): Promise<User> =>
  (await findByEmail(tx, email)) ??
  (await create(tx, exchange, at, { email })) ??
  must(await findByEmail(tx, email))

/** The account that a person names at the password form: an e-mail address, a phone, or an account name. */
export const findByName = async (db: Db | Tx, name: string, country: string): Promise<User | null> => {
  if (name.includes('@')) return findByEmail(db, name.toLowerCase())
  const digits = name.normalize('NFKC').replace(/[\s-]/g, '')
  if (/^\d{6,20}$/.test(digits)) {
    const owner = await findByPhone(db, { country, mobile: digits })
    if (owner !== null) return owner
  }
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.account})`, name.toLowerCase()))
  return user ?? null
}

export const findByPhone = async (
  tx: Tx | Db,
  phone: { country: string; mobile: string },
): Promise<User | null> => {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.countryCode, phone.country), eq(users.mobile, phone.mobile)))
  return user ?? null
}

export const findByOpenid = async (tx: Tx | Db, openid: string): Promise<User | null> => {
  const [user] = await tx.select().from(users).where(eq(users.wechatOpenid, openid))
  return user ?? null
}

export const findByEmail = async (tx: Tx | Db, email: string): Promise<User | null> => {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  return user ?? null
}

const create = async (
  tx: Tx | Db,
  exchange: Requester,
  at: Date,
  known: Partial<typeof users.$inferInsert>,
): Promise<User | null> => {
  const number = randomInt(10_000, 100_000)
  const nickname = exchange.language === 'en' ? `Scholar ${number}` : `学者${number}`
  const [user] = await tx
    .insert(users)
    .values({ nickname, createdAt: at, updatedAt: at, ...known })
    .onConflictDoNothing()
    .returning()
  if (user === undefined) return null
  await audit(tx, exchange, at, 'user', user.id, 'user.created', user.id, {})
  return user
}

const must = (user: User | null): User => {
  if (user === null) throw new Error('account vanished between two statements')
  return user
}
