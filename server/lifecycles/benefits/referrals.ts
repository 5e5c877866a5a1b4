import { and, count, eq, gte, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { inviteRules } from '../../../src/contract/benefits.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { users } from '../../db/schema/accounts.ts'
import { inviteCodes, referralRewards, referrals } from '../../db/schema/benefits.ts'
import { payments } from '../../db/schema/payments.ts'
import { coupons, orders } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { notify } from '../../notifications/notify.ts'
import type { NotificationName } from '../../../src/contract/notifications.ts'
import { Refused } from '../../shared/refused.ts'
import { moneyText } from '../moneyText.ts'
import { monthStart } from './chinaTime.ts'
import { masked } from './masked.ts'
import { newCode, newCoupon } from './newCoupon.ts'

const day = 86_400_000
type Order = typeof orders.$inferSelect

/** The account's own code; made when it is first looked at. */
export const inviteCodeOf = async (db: Db | Tx, userId: number, at: Date): Promise<string> => {
  const own = eq(inviteCodes.userId, userId)
  const [known] = await db.select().from(inviteCodes).where(own)
  if (known !== undefined) return known.code
  // Ten characters of thirty-two: that two members draw the same is not waited for, but would be refused.
  await db
    .insert(inviteCodes)
    .values({ userId, code: newCode(10), createdAt: at })
    .onConflictDoNothing({ target: inviteCodes.userId })
  const [made] = await db.select().from(inviteCodes).where(own)
  if (made === undefined) throw new Error('the code of an invitation was not written')
  return made.code
}

/** Owner of a code, in any spelling. */
export const inviterOf = async (db: Db | Tx, code: string) => {
  const [found] = await db
    .select({ id: users.id, nickname: users.nickname })
    .from(inviteCodes)
    .innerJoin(users, eq(users.id, inviteCodes.userId))
    .where(eq(inviteCodes.code, code.trim().toUpperCase()))
  return found ?? null
}

/** Whether a code of another user could still count for this account. */
export const mayAccept = async (db: Db | Tx, userId: number, at: Date): Promise<boolean> => {
  const [user] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId))
  if (user === undefined || user.createdAt.getTime() < at.getTime() - inviteRules.newDays * day) return false
  const [paid] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt)))
    .limit(1)
  if (paid !== undefined) return false
  const known = await db.select({ id: referrals.id }).from(referrals).where(eq(referrals.friendId, userId))
  return known.length === 0
}

export interface Acceptance {
  readonly friendId: number
  readonly code: string
  readonly at: Date
  /** Accounts of these that the friend's browser has signed in to. */
  readonly knows: (userId: number) => boolean
}

/**
 * A new account says who invited it. An invitation that breaks a rule about people (the same device, too many) is kept
 * with the name of the rule, so that its inviter can read why nothing came of it; one that cannot be at all is refused.
 */
export const acceptInvitation = async (tx: Tx, { friendId, code, at, knows }: Acceptance) => {
  const inviter = await inviterOf(tx, code)
  const field = 'code'
  if (inviter === null) throw new Refused('inviteUnknown', { field })
  if (inviter.id === friendId) throw new Refused('inviteOwn', { field })
  // One after the other for each inviter: limits hold, and two requests of one friend meet here.
  await tx.select().from(inviteCodes).where(eq(inviteCodes.userId, inviter.id)).for('update')
  const [earlier] = await tx.select().from(referrals).where(eq(referrals.friendId, friendId))
  if (earlier !== undefined) {
    if (earlier.inviterId !== inviter.id) throw new Refused('inviteTaken', { field })
    return { inviter: masked(inviter.nickname), ...(await standing(tx, earlier)) }
  }
  if (!(await mayAccept(tx, friendId, at))) throw new Refused('inviteTooLate', { field })
  const [circle] = await tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.inviterId, friendId), eq(referrals.friendId, inviter.id)))
  if (circle !== undefined) throw new Refused('inviteCircle', { field })
  const refusal = await refusalOf(tx, inviter.id, knows)
  const [referral] = await tx
    .insert(referrals)
    .values({ inviterId: inviter.id, friendId, refusal, createdAt: at })
    // Another inviter's code of the same friend was faster.
    .onConflictDoNothing({ target: referrals.friendId })
    .returning()
  if (referral === undefined) throw new Refused('inviteTaken', { field })
  if (refusal !== null) return { inviter: masked(inviter.nickname), coupon: null, refusal }
  const coupon = await newCoupon(tx, {
    userId: friendId,
    kind: 'registration',
    amount: inviteRules.welcome,
    source: 'invited',
    expiresAt: new Date(at.getTime() + inviteRules.couponDays * day),
    at,
  })
  await tx.update(referrals).set({ couponId: coupon.id }).where(eq(referrals.id, referral.id))
  const about = { key: `referral ${referral.id}`, amount: inviteRules.welcome, at }
  await say(tx, 'friendWelcomed', { ...about, userId: friendId, what: masked(inviter.nickname) })
  const friend = masked(await nicknameOf(tx, friendId))
  await say(tx, 'friendJoined', { ...about, userId: inviter.id, what: friend })
  return { inviter: masked(inviter.nickname), coupon: coupon.code, refusal }
}

const standing = async (tx: Tx, { refusal, couponId }: typeof referrals.$inferSelect) => {
  const [coupon] = couponId === null ? [] : await tx.select().from(coupons).where(eq(coupons.id, couponId))
  return { coupon: coupon?.code ?? null, refusal: refusal as Reason | null }
}

/** A browser that knows the inviter, or another friend of theirs, belongs to a member who invites themselves. */
const refusalOf = async (tx: Tx, inviterId: number, knows: Acceptance['knows']): Promise<Reason | null> => {
  const friends = await tx
    .select({ id: referrals.friendId })
    .from(referrals)
    .where(eq(referrals.inviterId, inviterId))
  return [inviterId, ...friends.map(({ id }) => id)].some(knows) ? 'inviteSameDevice' : null
}

/** Rewards the inviter for a friend's paid order, once per kind (BEN-02). The caller holds the order. */
export const rewardInviter = async (tx: Tx, order: Order, at: Date): Promise<void> => {
  const [referral] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.friendId, order.userId), isNull(referrals.refusal)))
  if (referral === undefined) return
  const { inviterId } = referral
  await tx.select().from(inviteCodes).where(eq(inviteCodes.userId, inviterId)).for('update')
  const kind = order.kind === 'conf' ? 'registration' : 'submission'
  const [given] = await tx
    .select({ id: referralRewards.id })
    .from(referralRewards)
    .where(and(eq(referralRewards.referralId, referral.id), eq(referralRewards.kind, kind)))
  if (given !== undefined) return
  const reason = await rewardRefusal(tx, inviterId, order, at)
  const row = { referralId: referral.id, kind, orderId: order.id, createdAt: at } as const
  if (reason !== null) {
    await tx.insert(referralRewards).values({ ...row, state: 'refused', reason })
    return
  }
  const { percent, cap } = inviteRules[kind]
  const amount = Math.min(cap, Math.floor((order.amount * percent) / 100))
  if (amount === 0) return
  const coupon = await newCoupon(tx, {
    userId: inviterId,
    kind,
    amount,
    source: 'referral',
    expiresAt: new Date(at.getTime() + inviteRules.couponDays * day),
    at,
  })
  const [reward] = await tx
    .insert(referralRewards)
    .values({ ...row, state: 'rewarded', couponId: coupon.id, amount })
    .returning()
  const what = masked(await nicknameOf(tx, order.userId))
  await say(tx, 'friendRewarded', { userId: inviterId, what, amount, key: `reward ${reward?.id}`, at })
}

const rewardRefusal = async (tx: Tx, inviterId: number, order: Order, at: Date): Promise<Reason | null> => {
  const [inviter] = await tx.select().from(users).where(eq(users.id, inviterId))
  const theirs = await tx
    .select({ attendee: orders.attendee })
    .from(orders)
    .where(eq(orders.userId, inviterId))
  const contacts = new Set(
    [
      mailKey(inviter?.email),
      phoneKey(inviter?.mobile),
      ...theirs.flatMap(({ attendee }) => [mailKey(attendee.email), phoneKey(attendee.mobile)]),
    ].filter((contact) => contact !== ''),
  )
  if ([mailKey(order.attendee.email), phoneKey(order.attendee.mobile)].some((own) => contacts.has(own)))
    return 'inviteSameContact'
  if (await isPaidByInviter(tx, inviterId, order.id)) return 'inviteSamePayer'
  const [month] = await tx
    .select({ rewards: count() })
    .from(referralRewards)
    .innerJoin(referrals, eq(referrals.id, referralRewards.referralId))
    .where(
      and(
        eq(referrals.inviterId, inviterId),
        ne(referralRewards.state, 'refused'),
        gte(referralRewards.createdAt, monthStart(at)),
      ),
    )
  return (month?.rewards ?? 0) >= inviteRules.perMonth ? 'inviteMonthFull' : null
}

/** Whether the account at the provider that paid the order has also paid one of the inviter's. */
const isPaidByInviter = async (tx: Tx, inviterId: number, orderId: number): Promise<boolean> => {
  const theirs = alias(payments, 'theirs')
  const [same] = await tx
    .select({ id: theirs.id })
    .from(payments)
    .innerJoin(theirs, and(eq(theirs.method, payments.method), eq(theirs.payer, payments.payer)))
    .innerJoin(orders, eq(orders.id, theirs.orderId))
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'confirmed'), eq(orders.userId, inviterId)))
    .limit(1)
  return same !== undefined
}

/** Takes back what a refunded order gave its inviter, unless it is used: on an order that is not closed. */
export const revokeReward = async (tx: Tx, orderId: number, at: Date): Promise<void> => {
  const rewards = await tx
    .select({ reward: referralRewards, referral: referrals })
    .from(referralRewards)
    .innerJoin(referrals, eq(referrals.id, referralRewards.referralId))
    .where(and(eq(referralRewards.orderId, orderId), eq(referralRewards.state, 'rewarded')))
  for (const { reward, referral } of rewards) {
    if (reward.couponId === null) continue
    // An order that uses the coupon takes the same lock.
    await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, reward.couponId)).for('update')
    const holders = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.couponId, reward.couponId), ne(orders.state, 'closed')))
    if (holders.length > 0) continue
    await tx.update(coupons).set({ revokedAt: at }).where(eq(coupons.id, reward.couponId))
    await tx.update(referralRewards).set({ state: 'revoked' }).where(eq(referralRewards.id, reward.id))
    const what = masked(await nicknameOf(tx, referral.friendId))
    const about = { userId: referral.inviterId, what, amount: reward.amount }
    await say(tx, 'friendRevoked', { ...about, key: `reward ${reward.id} revoked`, at })
  }
}

/** How many rewards the account has had since the month of `at` began. */
export const rewardsInMonth = async (db: Db | Tx, userId: number, at: Date): Promise<number> => {
  const [sum] = await db
    .select({ rewards: count() })
    .from(referralRewards)
    .innerJoin(referrals, eq(referrals.id, referralRewards.referralId))
    .where(
      and(
        eq(referrals.inviterId, userId),
        inArray(referralRewards.state, ['rewarded', 'revoked']),
        gte(referralRewards.createdAt, monthStart(at)),
      ),
    )
  return sum?.rewards ?? 0
}

/** The mailbox behind an address: without what follows a plus, in lower case. */
const mailKey = (address: string | null | undefined): string =>
  (address ?? '')
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

const phoneKey = (number: string | null | undefined): string => (number ?? '').replace(/\D/g, '').slice(-11)

const nicknameOf = async (tx: Tx, userId: number): Promise<string> => {
  const [user] = await tx.select({ nickname: users.nickname }).from(users).where(eq(users.id, userId))
  return user?.nickname ?? ''
}

const say = (
  tx: Tx,
  name: NotificationName,
  { userId, what, amount, key, at }: { userId: number; what: string; amount: number; key: string; at: Date },
) => {
  const facts = { what, where: '', reason: '', until: '' }
  return notify(tx, {
    userId,
    name,
    link: '/personal/benefits',
    key: `${key} ${name}`,
    facts: {
      zh: { ...facts, amount: moneyText(amount, 'zh') },
      en: { ...facts, amount: moneyText(amount, 'en') },
    },
    at,
  })
}
