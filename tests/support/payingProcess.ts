import fs from 'node:fs'

import { and, asc, eq } from 'drizzle-orm'

import { users } from '../../server/db/schema/accounts.ts'
import { conferences } from '../../server/db/schema/catalogue.ts'
import { payments, refunds } from '../../server/db/schema/payments.ts'
import { orders } from '../../server/db/schema/registration.ts'
import { openDatabase } from '../../server/db/open.ts'
import { seed } from '../../server/db/seed.ts'
import { seedCommerce } from '../../server/db/seedCommerce.ts'
import { createEngine } from '../../server/lifecycles/engine.ts'
import { choosePaymentMethods } from '../../server/pay/paymentMethods.ts'
import { createPayments } from '../../server/pay/payments.ts'
import { runRefunds } from '../../server/pay/refunds.ts'
import { createFileStore } from '../../server/files/store.ts'

/**
 * A server that is paid, to be killed. Says on standard output, unbuffered and one a line: `have <fact>` for everything
 * that is in the database, `ready`, then `ok <fact>` for everything that was acknowledged to a visitor or to the bank.
 * Facts: `started <payment>`, `paid <order>`, `refunded <order>`. `payingProcess pay <database> <prefix>`.
 */
const [, database = '', prefix = ''] = process.argv.slice(2)
const say = (line: string) => fs.writeSync(1, `${line}\n`)
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (fields: object) => say(`error ${JSON.stringify(fields)}`),
}

const { db } = await openDatabase(database, log)
await seed(db, { hashPassword: () => Promise.resolve('nobody signs in here') })
await seedCommerce(db)
const paymentMethods = choosePaymentMethods({}, { db, key: new Uint8Array(32), now: Date.now })
const engine = createEngine(db, Date.now, 'offered', paymentMethods)
const tools = { db, engine, paymentMethods, log, now: Date.now }
const bank = createPayments(tools, createFileStore('nowhere'))

for (const { id } of await db.select({ id: payments.id }).from(payments)) say(`have started ${id}`)
for (const { id, state, closedReason } of await db.select().from(orders)) {
  if (state === 'paid' || closedReason === 'refunded') say(`have paid ${id}`)
  if (closedReason === 'refunded') say(`have refunded ${id}`)
}
say('ready')

const [owner] = await db.select().from(users).where(eq(users.account, 'linmei'))
const [admin] = await db.select().from(users).where(eq(users.account, 'admin'))
const [conference] = await db.select().from(conferences).orderBy(asc(conferences.id)).limit(1)
if (owner === undefined || admin === undefined || conference === undefined)
  throw new Error('the demo is not there')
await db.update(conferences).set({ refundUntil: new Date(Date.now() + 86_400_000) })

let number = 0
const register = async (): Promise<number> => {
  const [row] = await db
    .insert(orders)
    .values({
      no: `${prefix}-${(number += 1)}`,
      kind: 'conf',
      userId: owner.id,
      conferenceId: conference.id,
      listAmount: 100,
      amount: 100,
      attendee: { name: '林梅', affiliation: '某大学', email: 'linmei@example.org' },
      dueAt: new Date(Date.now() + 3_600_000),
    })
    .returning({ id: orders.id })
  return row?.id ?? 0
}

const pay = async (orderId: number): Promise<number> => {
  const { id, outTradeNo } = await bank.start({
    userId: owner.id,
    orderId,
    method: 'sandbox',
    key: 'once',
    origin: 'http://symposium.test',
    language: 'en',
  })
  say(`ok started ${id}`)
  const { sandbox } = paymentMethods
  if (sandbox === null) throw new Error('there is no sandbox')
  const notifications = await sandbox.act(outTradeNo, 'twice')
  const heard = await Promise.all(notifications.map((request) => bank.notify(sandbox, request, null)))
  if (heard.every(({ accepted }) => accepted)) say(`ok paid ${orderId}`)
  return id
}

const sendBack = async (orderId: number, paymentId: number) => {
  const [row] = await db
    .insert(refunds)
    .values({ orderId, paymentId, amount: 100, cause: 'requested' })
    .returning({ id: refunds.id })
  const id = row?.id ?? 0
  const wish = (type: string) => ({ entity: 'refund' as const, id, event: { type, reason: 'ill' } })
  await engine.fire({ userId: owner.id, requestId: null }, wish('refund.request'))
  await engine.fire({ userId: admin.id, requestId: null }, wish('refund.approve'))
  await runRefunds(tools)
  const [done] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.closedReason, 'refunded')))
  if (done !== undefined) say(`ok refunded ${orderId}`)
}

const worker = async () => {
  for (;;) {
    const orderId = await register()
    const paymentId = await pay(orderId)
    if (orderId % 2 === 0) await sendBack(orderId, paymentId)
  }
}
await Promise.all(Array.from({ length: 4 }, worker))
