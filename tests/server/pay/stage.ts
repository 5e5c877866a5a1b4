import { and, asc, eq, gt, inArray } from 'drizzle-orm'

import { users } from '../../../server/db/schema/accounts.ts'
import { mealVouchers, tickets } from '../../../server/db/schema/admission.ts'
import { lifecycleEvents } from '../../../server/db/schema/audit.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { invoices } from '../../../server/db/schema/invoices.ts'
import { payments, refunds, sandboxRefunds, sandboxTrades } from '../../../server/db/schema/payments.ts'
import { orders, ticketTypes } from '../../../server/db/schema/registration.ts'
import { demoPassword } from '../../../server/db/seed.ts'
import type { Db } from '../../../server/db/types.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { choosePaymentMethods, type PaymentMethods } from '../../../server/pay/paymentMethods.ts'
import { runRefunds } from '../../../server/pay/refunds.ts'
import { reconcilePayments } from '../../../server/pay/reconcilePayments.ts'
import type { SandboxAction } from '../../../server/pay/sandbox.ts'
import type { PayTools } from '../../../server/pay/tools.ts'
import type { OpenEmpty } from '../../support/engines.ts'
import { createHarness, site, testConfig, type Browser, type Harness } from '../api/harness.ts'

/** A server with members at their browsers, and hands that play the bank and the clock. */
export type Stage = Awaited<ReturnType<typeof openStage>>

export const openStage = async (
  open: OpenEmpty,
  makePaymentMethods?: (usual: PaymentMethods) => PaymentMethods,
) => {
  let now = 0
  const database = await open()
  const clock = () => now
  const usual = choosePaymentMethods({}, { db: database.db, key: testConfig.key, now: clock })
  const paymentMethods = makePaymentMethods?.(usual) ?? usual
  const harness: Harness = await createHarness(() => Promise.resolve(database), { pay: paymentMethods })
  now = harness.clock.now
  const { db } = database
  const tools: PayTools = {
    db,
    engine: createEngine(db, clock),
    paymentMethods,
    log: harness.log,
    now: clock,
  }
  const signedIn = async (account: string): Promise<Browser> => {
    const browser = harness.browser()
    await browser.call('loginByPassword', { account, password: demoPassword })
    return browser
  }
  // A ticket type of a conference that is far enough away for refunds.
  const [found] = await db
    .select({ type: ticketTypes })
    .from(ticketTypes)
    .innerJoin(conferences, eq(conferences.id, ticketTypes.conferenceId))
    .where(gt(conferences.refundUntil, new Date(now + 7 * 86_400_000)))
    .orderBy(asc(ticketTypes.id))
    .limit(1)
  if (found === undefined) throw new Error('the demo has no conference ahead')
  const { type } = found
  let keys = 0
  let numbers = 0

  const key = () => `key-${(keys += 1)}`
  const userId = async (account: string): Promise<number> => {
    const [row] = await db.select().from(users).where(eq(users.account, account))
    if (row === undefined) throw new Error(`nobody is called ${account}`)
    return row.id
  }
  const member = await signedIn('linmei')
  /** Posts a provider's notification: no session, no Origin. */
  const notify = async (headers: Headers, body: string, provider = 'sandbox'): Promise<Response> =>
    harness.app.request(`/pay/notify/${provider}`, {
      method: 'POST',
      headers: { host: new URL(site).host, ...Object.fromEntries(headers) },
      body,
    })

  return {
    ...harness,
    db,
    tools,
    paymentMethods,
    type,
    member,
    signedIn,
    key,
    userId,
    /** Lets the server's time pass. */
    wait: (ms: number) => {
      now += ms
      harness.clock.now = now
    },
    /** An order as registering makes it. */
    order: async (over: Partial<typeof orders.$inferInsert> = {}): Promise<number> => {
      const at = new Date(now)
      const [row] = await db
        .insert(orders)
        .values({
          no: `T${String((numbers += 1)).padStart(8, '0')}`,
          kind: 'conf',
          userId: await userId('linmei'),
          conferenceId: type.conferenceId,
          ticketTypeId: type.id,
          listAmount: 120_000,
          amount: 120_000,
          attendee: { name: '林梅', affiliation: '某大学', email: 'linmei@example.org' },
          dueAt: new Date(now + 30 * 60_000),
          createdAt: at,
          movedAt: at,
          ...over,
        })
        .returning({ id: orders.id })
      if (row === undefined) throw new Error('the order was not written')
      return row.id
    },
    start: (orderId: number, method: 'sandbox' | 'transfer' = 'sandbox', browser: Browser = member) =>
      browser.call('startPayment', { order_id: orderId, method, key: key() }),
    /** Presses a button of the sandbox checkout page, as a browser does. */
    press: async (payUrl: string, action: string): Promise<number> => {
      const { pathname, search } = new URL(payUrl)
      const response = await harness.browser().request(pathname + search, {
        method: 'POST',
        body: `action=${action}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      return response.status
    },
    /**
     * The bank does something and its notification reaches the site; `again`: only the notification of what was paid.
     * Gives what became of it.
     */
    tell: async (outTradeNo: string, action: SandboxAction | 'again'): Promise<readonly number[]> => {
      const { sandbox } = paymentMethods
      if (sandbox === null) throw new Error('there is no sandbox')
      const notifications =
        action === 'again' ? await sandbox.repeat(outTradeNo) : await sandbox.act(outTradeNo, action)
      return Promise.all(notifications.map(async ({ headers, body }) => (await notify(headers, body)).status))
    },
    notify,
    /** Leaves no free places. */
    full: () => db.update(ticketTypes).set({ capacity: 0 }).where(eq(ticketTypes.id, type.id)),
    fire: async (
      browser: Browser,
      entity: 'order' | 'payment' | 'refund',
      id: number,
      event: string,
      reason = 'because',
    ) => {
      const { version } = await browser.call('getRecord', { entity, id })
      return browser.raw('fireRecord', { entity, id, event, version, key: key(), reason })
    },
    /** Requested by the owner and granted. Returns the refund. */
    requestRefund: async (orderId: number, paymentId: number, amount = 120_000): Promise<number> => {
      const at = new Date(now)
      const [row] = await db
        .insert(refunds)
        .values({ orderId, paymentId, amount, cause: 'requested', createdAt: at, movedAt: at })
        .returning({ id: refunds.id })
      if (row === undefined) throw new Error('the refund was not written')
      const wish = (type: string) => ({
        entity: 'refund' as const,
        id: row.id,
        event: { type, reason: 'ill' },
      })
      await tools.engine.fire({ userId: await userId('linmei'), requestId: null }, wish('refund.request'))
      await tools.engine.fire({ userId: await userId('admin'), requestId: null }, wish('refund.approve'))
      return row.id
    },
    refunds: () => runRefunds(tools),
    reconcile: () => reconcilePayments(tools),
    /** The order and everything that hangs on it. */
    see: (orderId: number) => see(db, orderId),
    check: (orderId: number) => checkOrder(db, orderId),
  }
}

/** Rows of an order, for comparing. */
export const see = async (db: Db, orderId: number) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (order === undefined) throw new Error(`there is no order ${orderId}`)
  const paid = await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id)
  const back = await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.id)
  const valid = (await db.select().from(tickets).where(eq(tickets.orderId, orderId))).filter(({ state }) =>
    state.startsWith('valid'),
  )
  return {
    order: order.state,
    closedReason: order.closedReason,
    payments: paid.map(({ state }) => state),
    refunds: back.map(({ state, cause, amount }) => `${cause} ${amount} ${state}`),
    tickets: valid.length,
  }
}

/** Everything that must be true of an order and its money at any time. Gives what is wrong. */
export const checkOrder = async (db: Db, orderId: number): Promise<string[]> => {
  const wrong: string[] = []
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (order === undefined) return ['no order']
  const paid = await db.select().from(payments).where(eq(payments.orderId, orderId))
  const back = await db.select().from(refunds).where(eq(refunds.orderId, orderId))
  const confirmed = paid.filter(({ state }) => state === 'confirmed')
  const total = (list: ReadonlyArray<{ amount: number }>) => list.reduce((sum, { amount }) => sum + amount, 0)
  // Money on its way back counts as gone: what stays must be the price of a paid order, or nothing.
  const owed = back.filter(({ state }) => ['processing', 'failed', 'done'].includes(state))
  const kept = total(confirmed.map(({ confirmedAmount }) => ({ amount: confirmedAmount ?? 0 }))) - total(owed)
  const isPaid = order.state === 'paid' || order.state === 'completed'
  const settling = owed.some(({ cause, state }) => cause === 'requested' && state !== 'done')
  const price = isPaid && !settling ? order.amount : 0
  if (kept !== price) wrong.push(`${order.state}: keeps ${kept}, should keep ${price}`)
  if (paid.filter(({ state }) => state === 'waiting' || state === 'reviewing').length > 1) {
    wrong.push('two open attempts')
  }
  const valid = (await db.select().from(tickets).where(eq(tickets.orderId, orderId))).filter(({ state }) =>
    state.startsWith('valid'),
  )
  if (valid.length !== (isPaid ? 1 : 0)) wrong.push(`${order.state} with ${valid.length} tickets`)
  const meals = (await db.select().from(mealVouchers).where(eq(mealVouchers.orderId, orderId))).filter(
    ({ state }) => state !== 'revoked',
  )
  if (isPaid !== meals.length > 0) wrong.push(`${order.state} with ${meals.length} meals`)
  const asked = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  if (isPaid && asked.length !== 1) wrong.push(`${asked.length} invoices`)
  if ((order.state === 'closed') !== (order.closedReason !== null)) wrong.push('closed without a reason')
  for (const [entity, rows] of [
    ['order', [order]],
    ['payment', paid],
    ['refund', back],
  ] as const) {
    for (const row of rows) {
      const history = await db
        .select()
        .from(lifecycleEvents)
        .where(and(eq(lifecycleEvents.entity, entity), eq(lifecycleEvents.entityId, row.id)))
        .orderBy(asc(lifecycleEvents.seq))
      if (history.some(({ seq }, at) => seq !== at + 1) || history.length !== row.version) {
        wrong.push(`${entity} ${row.id}: history ${history.length} of ${row.version}`)
      }
      if (row.version > 0 && history.at(-1)?.toState !== row.state)
        wrong.push(`${entity} ${row.id}: history ends elsewhere`)
    }
  }
  // The bank's own books agree with ours.
  const numbers = paid.filter(({ method }) => method === 'sandbox').map(({ outTradeNo }) => outTradeNo)
  if (numbers.length > 0) {
    const trades = await db.select().from(sandboxTrades).where(inArray(sandboxTrades.outTradeNo, numbers))
    const took = total(trades.filter(({ state }) => state === 'paid'))
    const booked = total(confirmed.filter(({ method }) => method === 'sandbox'))
    if (took < booked) wrong.push(`the bank took ${took}, we booked ${booked}`)
    const gave = total(
      await db.select().from(sandboxRefunds).where(inArray(sandboxRefunds.outTradeNo, numbers)),
    )
    const done = total(
      back.filter(
        ({ state, paymentId }) =>
          state === 'done' && paid.some(({ id, method }) => id === paymentId && method === 'sandbox'),
      ),
    )
    if (gave < done) wrong.push(`the bank gave ${gave} back, we booked ${done}`)
  }
  return wrong
}
