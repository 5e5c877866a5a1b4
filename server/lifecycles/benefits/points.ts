import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'

import { pointRules, type pointCauses, type pointKinds } from '../../../src/contract/benefits.ts'
import { pointAccounts, pointLots, pointMovements, pointPostings } from '../../db/schema/benefits.ts'
import type { Db, Tx } from '../../db/types.ts'
import { notify } from '../../notifications/notify.ts'
import { momentText } from '../../notifications/momentText.ts'
import { Refused } from '../../shared/refused.ts'
import { monthsLater } from './chinaTime.ts'
import type { RowTask } from '../../../src/contract/jobs.ts'
import { isNotAside, rowByRow, type RowTools } from '../../jobs/rowByRow.ts'

type Kind = (typeof pointKinds)[number]
type Book = 'issued' | 'redeemed' | 'expired'

interface Movement {
  readonly userId: number
  readonly kind: Kind
  readonly cause: (typeof pointCauses)[number]
  /** Names what caused it; the same again moves nothing a second time. */
  readonly causeKey: string
  readonly points: number
  readonly owed?: number
  readonly orderId?: number | null
  readonly couponId?: number
  readonly at: Date
}

/**
 * Locks what a member has: every movement takes this lock, so that of several at once each sees what the others left.
 * Answers what can be spent at `at`: what has run out is not waited for.
 */
export const lockPoints = async (tx: Tx, userId: number, at: Date): Promise<number> => {
  await tx.insert(pointAccounts).values({ userId }).onConflictDoNothing()
  await tx
    .select({ balance: pointAccounts.balance })
    .from(pointAccounts)
    .where(eq(pointAccounts.userId, userId))
    .for('update')
  return spendable(tx, userId, at)
}

/** Points that a member can spend at `at`. */
export const spendable = async (tx: Db | Tx, userId: number, at: Date): Promise<number> => {
  const [sum] = await tx
    .select({ left: sql<number>`coalesce(sum(${pointLots.left}), 0)::int` })
    .from(pointLots)
    .where(and(eq(pointLots.userId, userId), gt(pointLots.left, 0), gt(pointLots.expiresAt, at)))
  return sum?.left ?? 0
}

/** Whether it moved; false: this cause has moved points before. */
export const earnPoints = async (tx: Tx, { at, ...movement }: Omit<Movement, 'kind'>): Promise<boolean> => {
  if (movement.points <= 0) return false
  await lockPoints(tx, movement.userId, at)
  const id = await record(tx, { ...movement, kind: 'earned', at }, 'issued')
  if (id === null) return false
  const { userId, points } = movement
  const expiresAt = monthsLater(at, pointRules.months)
  await tx.insert(pointLots).values({ movementId: id, userId, left: points, expiresAt })
  return true
}

/** Spends of what runs out first. The caller holds the lock. Throws `Refused` where there is not enough. */
export const spendPoints = async (
  tx: Tx,
  { at, ...movement }: Omit<Movement, 'kind' | 'cause'>,
): Promise<void> => {
  const { userId, points } = movement
  if ((await spendable(tx, userId, at)) < points) throw new Refused('pointsMissing')
  await takeFromLots(tx, { userId, points, at })
  await record(tx, { ...movement, kind: 'spent', cause: 'redeem', at }, 'redeemed')
}

/** Takes back what an order earned, as far as it is still there; the rest is noted. */
export const reversePoints = async (tx: Tx, orderId: number, at: Date): Promise<void> => {
  const [earned] = await tx
    .select()
    .from(pointMovements)
    .where(eq(pointMovements.causeKey, `order ${orderId}`))
  if (earned === undefined) return
  const { userId } = earned
  const left = await lockPoints(tx, userId, at)
  const points = Math.min(left, earned.points)
  const owed = earned.points - points
  const causeKey = `refund of order ${orderId}`
  const id = await record(
    tx,
    { userId, kind: 'reversed', cause: 'refund', causeKey, points, owed, orderId, at },
    'issued',
  )
  if (id !== null) await takeFromLots(tx, { userId, points, at, first: earned.id })
}

/** Lets lots run out whose time is over; several servers may do so at once. Answers how many. */
export const expirePoints = async (tools: RowTools, only?: string): Promise<number> => {
  const { db, now } = tools
  const at = new Date(now())
  const due = await db
    .select({ id: pointLots.movementId, userId: pointLots.userId })
    .from(pointLots)
    .where(and(gt(pointLots.left, 0), lte(pointLots.expiresAt, at), wanted('points', only)))
    .orderBy(asc(pointLots.expiresAt))
    .limit(200)
  const expire = ({ id, userId }: (typeof due)[number]) =>
    db.transaction(async (tx) => {
      await lockPoints(tx, userId, at)
      const [lot] = await tx.select().from(pointLots).where(eq(pointLots.movementId, id))
      if (lot === undefined || lot.left === 0) return
      await tx.update(pointLots).set({ left: 0 }).where(eq(pointLots.movementId, id))
      const points = lot.left
      await record(
        tx,
        { userId, kind: 'expired', cause: 'lot', causeKey: `lot ${id}`, points, at },
        'expired',
      )
    })
  return rowByRow(tools, { task: 'points', only, rows: due, nameOf: ({ id }) => String(id), work: expire })
}

const wanted = (task: RowTask, only: string | undefined) =>
  only === undefined ? isNotAside(task, pointLots.movementId) : eq(pointLots.movementId, Number(only))

/** Tells of points that run out within a month, once for each lot. Answers how many. */
export const warnOfPoints = async (tools: RowTools, only?: string): Promise<number> => {
  const { db, now } = tools
  const at = new Date(now())
  const until = new Date(at.getTime() + pointRules.warnDays * 86_400_000)
  const soon = and(
    gt(pointLots.left, 0),
    isNull(pointLots.warnedAt),
    gt(pointLots.expiresAt, at),
    lte(pointLots.expiresAt, until),
  )
  const due = await db
    .select({ id: pointLots.movementId })
    .from(pointLots)
    .where(and(soon, wanted('expiringPoints', only)))
    .limit(200)
  const warn = ({ id }: (typeof due)[number]) =>
    db.transaction(async (tx) => {
      const [lot] = await tx
        .update(pointLots)
        .set({ warnedAt: at })
        .where(and(eq(pointLots.movementId, id), soon))
        .returning()
      if (lot === undefined) return
      const facts = { what: String(lot.left), where: '', reason: '', amount: '' }
      await notify(tx, {
        userId: lot.userId,
        name: 'pointsExpiring',
        link: '/personal/benefits',
        key: `points ${id} expiring`,
        facts: {
          zh: { ...facts, until: momentText(lot.expiresAt, 'zh') },
          en: { ...facts, until: momentText(lot.expiresAt, 'en') },
        },
        at,
      })
    })
  return rowByRow(tools, {
    ...{ task: 'expiringPoints', only, rows: due },
    nameOf: ({ id }) => String(id),
    work: warn,
  })
}

/** Adds points to a member (`issued` of the earned ones) or takes them, against another book. */
const record = async (tx: Tx, movement: Movement, against: Book): Promise<number | null> => {
  const { at, ...values } = movement
  const [row] = await tx
    .insert(pointMovements)
    .values({ ...values, createdAt: at })
    .onConflictDoNothing({ target: pointMovements.causeKey })
    .returning({ id: pointMovements.id })
  if (row === undefined) return null
  const gained = movement.kind === 'earned' ? movement.points : -movement.points
  await tx.insert(pointPostings).values([
    { movementId: row.id, book: 'member', points: gained },
    { movementId: row.id, book: against, points: -gained },
  ])
  await tx
    .update(pointAccounts)
    .set({ balance: sql`${pointAccounts.balance} + ${gained}` })
    .where(eq(pointAccounts.userId, movement.userId))
  return row.id
}

const takeFromLots = async (
  tx: Tx,
  { userId, points, at, first = 0 }: { userId: number; points: number; at: Date; first?: number },
) => {
  const lots = await tx
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.userId, userId), gt(pointLots.left, 0), gt(pointLots.expiresAt, at)))
    .orderBy(sql`${pointLots.movementId} <> ${first}`, asc(pointLots.expiresAt), asc(pointLots.movementId))
  let missing = points
  for (const { movementId, left } of lots) {
    const taken = Math.min(left, missing)
    if (taken === 0) break
    missing -= taken
    await tx
      .update(pointLots)
      .set({ left: left - taken })
      .where(eq(pointLots.movementId, movementId))
  }
  if (missing > 0) throw new Refused('pointsMissing')
}
