import * as schema from '../../../server/db/schema.ts'
import type { conferences } from '../../../server/db/schema/catalogue.ts'
import type { Db } from '../../../server/db/types.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { system } from '../../../server/lifecycles/system.ts'

export interface Bought {
  /** In fen. */
  amount: number
  at: Pick<typeof conferences.$inferSelect, 'id'>
  /** Name of the attendee. */
  name: string
}

let numbers = 0

/** An order that is paid without going through a provider, with all that it gives; answers its id. */
export const paidOrder = async (
  db: Db,
  now: () => number,
  userId: number,
  { amount, at, name }: Bought,
): Promise<number> => {
  numbers += 1
  // A type of its own: an account has one open order for each.
  const [type] = await db
    .insert(schema.ticketTypes)
    .values({ conferenceId: at.id, name: '普通代表', engName: 'Regular participant' })
    .returning()
  const [order] = await db
    .insert(schema.orders)
    .values({
      no: `T${String(numbers).padStart(8, '0')}`,
      kind: 'conf',
      userId,
      conferenceId: at.id,
      ticketTypeId: type?.id ?? null,
      listAmount: amount,
      amount,
      attendee: { name, affiliation: '某大学', email: 'a@example.org' },
      dueAt: new Date(now() + 3_600_000),
    })
    .returning()
  if (order === undefined) throw new Error('the order was not written')
  if (amount > 0) {
    await db.insert(schema.payments).values({
      orderId: order.id,
      method: 'sandbox',
      outTradeNo: `P${order.no}`,
      amount,
      confirmedAmount: amount,
      state: 'confirmed',
    })
  }
  const event = { type: 'order.pay' }
  await createEngine(db, now).fire(system(), { entity: 'order', id: order.id, event })
  return order.id
}
