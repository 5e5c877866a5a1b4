import { and, eq } from 'drizzle-orm'

import { nextOrderNumber } from '../lifecycles/orderNumber.ts'
import { createEngine } from '../lifecycles/engine.ts'
import { system } from '../lifecycles/system.ts'
import * as schema from '../db/schema.ts'
import { seedMarks, seedOnce } from '../db/seedSite.ts'
import type { Db, Tx } from '../db/types.ts'

const day = 86_400_000

interface SeedOrder {
  readonly account: string
  readonly name: string
  readonly affiliation: string
  /** English name of the type of ticket. */
  readonly type: string
  /** In fen. */
  readonly amount: number
  readonly isPaid: boolean
  /** Came to the conference. */
  readonly isSignedIn: boolean
}

/** Registrations by the English title of their conference. */
const registrations: Readonly<Record<string, readonly SeedOrder[]>> = {
  'International Conference on Climate Change and Water Resources': [
    {
      ...{ account: 'approved', name: '陈立', affiliation: '中国科学院', type: 'Regular participant' },
      ...{ amount: 120_000, isPaid: true, isSignedIn: false },
    },
    {
      ...{ account: 'reviewing', name: '苏文', affiliation: '北京师范大学', type: 'Regular participant' },
      ...{ amount: 120_000, isPaid: false, isSignedIn: false },
    },
  ],
  'Summit on Bioinformatics and Precision Medicine': [
    {
      ...{ account: 'approved', name: '陈立', affiliation: '中国科学院', type: 'Regular participant' },
      ...{ amount: 160_000, isPaid: true, isSignedIn: true },
    },
    {
      ...{ account: 'reviewing', name: '苏文', affiliation: '北京师范大学', type: 'Student' },
      ...{ amount: 80_000, isPaid: true, isSignedIn: true },
    },
    {
      ...{ account: 'rejected', name: '何川', affiliation: '华东师范大学', type: 'Online only' },
      ...{ amount: 0, isPaid: true, isSignedIn: false },
    },
  ],
}

/** Adds registrations of demo accounts: paid, still to be paid, and of a conference that is over. Once and wholly. */
export const seedOrders = async (db: Db, { now = () => new Date() } = {}): Promise<boolean> => {
  if ((await seedMarks(db)).has('seededOrders')) return false
  const at = now()
  const work = async (tx: Tx): Promise<void> => {
    for (const [engTitle, orders] of Object.entries(registrations)) {
      const [conference] = await tx
        .select()
        .from(schema.conferences)
        .where(eq(schema.conferences.engTitle, engTitle))
      if (conference === undefined) continue
      for (const order of orders) await addOrder(tx, conference, order, at)
    }
  }
  return seedOnce(db, { mark: 'seededOrders', at, work })
}

const addOrder = async (
  tx: Tx,
  conference: typeof schema.conferences.$inferSelect,
  order: SeedOrder,
  now: Date,
) => {
  const [user] = await tx
    .select({ id: schema.users.id, email: schema.users.email })
    .from(schema.users)
    .where(eq(schema.users.account, order.account))
  const [type] = await tx
    .select({ id: schema.ticketTypes.id })
    .from(schema.ticketTypes)
    .where(
      and(eq(schema.ticketTypes.conferenceId, conference.id), eq(schema.ticketTypes.engName, order.type)),
    )
  if (user === undefined || type === undefined) return
  // For a conference that is over, a month before it.
  const at = new Date(Math.min(now.getTime() - day / 24, conference.startsAt.getTime() - 30 * day))
  const { id, no } = await nextOrderNumber(tx, at)
  const { name, affiliation, amount } = order
  await tx
    .insert(schema.orders)
    .overridingSystemValue()
    .values({
      ...{ id, no, kind: 'conf', userId: user.id, conferenceId: conference.id, ticketTypeId: type.id },
      ...{ listAmount: amount, amount, createdAt: at, dueAt: new Date(now.getTime() + day) },
      attendee: { name, affiliation, email: user.email ?? '' },
    })
  if (!order.isPaid) return
  if (amount > 0) {
    await tx.insert(schema.payments).values({
      ...{ orderId: id, method: 'sandbox', outTradeNo: `P${no}`, amount, confirmedAmount: amount },
      state: 'confirmed',
    })
  }
  await createEngine(tx, () => at.getTime()).fire(system(), {
    ...{ entity: 'order', id, event: { type: 'order.pay' } },
  })
  if (order.isSignedIn) {
    await tx
      .update(schema.tickets)
      .set({ state: 'valid.signed_in', signedAt: conference.startsAt, gate: 'A' })
      .where(eq(schema.tickets.orderId, id))
  }
}
