import { messageTypes, type MessageType } from '../../src/contract/notifications.ts'
import { unwantedMail } from '../db/schema/members.ts'
import type { Db } from '../db/types.ts'
import { keyedDigest, keysOf, sameText } from './secrets.ts'

/** Member, and the kind of mail that they no longer want. */
interface Subscription {
  readonly userId: number
  readonly type: MessageType
}

/**
 * `/unsubscribe/{account}/{kind}/{sign}`: only a mail of this kind carries the address. It gives access to nothing else, and it
 * does not expire, because mails are kept for years.
 */
export const unsubscribePath = (key: Uint8Array, { userId, type }: Subscription): string =>
  `/unsubscribe/${userId}/${type}/${signOf(key, { userId, type })}`

/** Null: the address was not made by this site. */
export const readSubscription = (
  key: Uint8Array,
  { account, kind, sign }: { account: string; kind: string; sign: string },
): Subscription | null => {
  const type = messageTypes.find((known) => known === kind)
  if (type === undefined || !/^[1-9]\d{0,9}$/.test(account)) return null
  const subscription = { userId: Number(account), type }
  return keysOf(key).some((each) => sameText(sign, signOf(each, subscription))) ? subscription : null
}

const signOf = (key: Uint8Array, { userId, type }: Subscription): string =>
  keyedDigest(key, 'unsubscribe', String(userId), type)

/** Pressed twice, it is done once. */
export const unsubscribe = async (db: Db, { userId, type }: Subscription, at: Date): Promise<void> => {
  await db.insert(unwantedMail).values({ userId, type, createdAt: at }).onConflictDoNothing()
}
