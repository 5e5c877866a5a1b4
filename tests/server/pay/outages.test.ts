import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { startClock } from '../../../server/clock.ts'
import { payments, sandboxRefunds } from '../../../server/db/schema/payments.ts'
import { ProviderError, type PayProvider } from '../../../server/pay/provider.ts'
import { runRefunds } from '../../../server/pay/refunds.ts'
import { reconcilePayments } from '../../../server/pay/reconcilePayments.ts'
import { describeDatabase } from '../../support/engines.ts'
import { openStage, type Stage } from './stage.ts'

type Call = 'start' | 'query' | 'close' | 'refund'

describeDatabase('a provider that does not answer', (open) => {
  let stage: Stage
  /** Calls that fail now, and how. */
  let failing: { [K in Call]?: 'down' | 'refused' } = {}
  /** Events in the middle of a call, at the provider's side. */
  let meanwhile: { [K in Call]?: () => Promise<unknown> } = {}
  let asked: Call[] = []

  beforeEach(async () => {
    failing = {}
    meanwhile = {}
    asked = []
    stage = await openStage(open, (usual) => {
      const sandbox = usual.sandbox
      if (sandbox === null) throw new Error('tests run in the sandbox')
      const disturbed = async <Result>(call: Call, work: () => Promise<Result>): Promise<Result> => {
        asked.push(call)
        const fault = failing[call]
        if (fault === 'refused') throw new ProviderError('refused', 'the bank says no')
        const result = await work()
        await meanwhile[call]?.()
        // The request was done, and its answer got lost.
        if (fault === 'down') throw new ProviderError('down', 'the bank does not answer')
        return result
      }
      const provider: PayProvider = {
        ...sandbox,
        start: (purchase, attempt) => disturbed('start', () => sandbox.start(purchase, attempt)),
        query: (attempt) => disturbed('query', () => sandbox.query(attempt)),
        close: (attempt) => disturbed('close', () => sandbox.close(attempt)),
        refund: (back) => disturbed('refund', () => sandbox.refund(back)),
      }
      return { ...usual, providers: new Map([['sandbox', provider]]) }
    })
  })

  const sound = async (orderId: number) => {
    expect(await stage.check(orderId)).toEqual([])
    expect(stage.log.faults()).toEqual([])
  }
  const tradeOf = async (orderId: number) => {
    const [row] = await stage.db.select().from(payments).where(eq(payments.orderId, orderId))
    return row?.outTradeNo ?? ''
  }
  const pay = async (orderId: number, action: 'pay' | 'late' = 'pay') =>
    stage.tell(await tradeOf(orderId), action)

  for (const fault of ['down', 'refused'] as const) {
    it(`at the start (${fault}): the visitor gets a message, and the way is free for another attempt`, async () => {
      const orderId = await stage.order()
      failing = { start: fault }
      const start = { order_id: orderId, method: 'sandbox', key: 'one' }
      expect((await stage.member.refused('startPayment', start)).reason).toBe('providerFailed')
      expect(await stage.see(orderId)).toMatchObject({ order: 'to_be_paid', payments: ['failed'] })
      failing = {}
      expect((await stage.member.refused('startPayment', start)).reason).toBe('providerFailed')
      const attempt = await stage.start(orderId)
      await stage.press(attempt.pay_url, 'pay')
      expect(await stage.see(orderId)).toMatchObject({ order: 'paid', payments: ['failed', 'confirmed'] })
      await sound(orderId)
    })
  }

  it('asked while silent: the page sees what is known, and money that came is booked when it answers again', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    await stage.paymentMethods.sandbox?.act(await tradeOf(orderId), 'pay')
    failing = { query: 'down' }
    stage.wait(5000)
    expect(await stage.member.call('getPayment', { id: attempt.id })).toMatchObject({ state: 'waiting' })
    expect(await stage.member.call('getPayment', { id: attempt.id })).toMatchObject({ state: 'waiting' })
    expect(asked).toEqual(['start', 'query'])
    failing = {}
    stage.wait(5000)
    expect(await stage.member.call('getPayment', { id: attempt.id })).toMatchObject({ state: 'confirmed' })
    await sound(orderId)
  })

  it('many pages ask at once: the provider is asked once', async () => {
    const attempt = await stage.start(await stage.order())
    stage.wait(5000)
    await Promise.all(Array.from({ length: 8 }, () => stage.member.call('getPayment', { id: attempt.id })))
    expect(asked).toEqual(['start', 'query'])
  })

  it('while giving up: nothing is given up, because it might still be paid', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    failing = { close: 'down' }
    const answer = await stage.fire(stage.member, 'payment', attempt.id, 'payment.abandon')
    expect(answer).toMatchObject({ data: { reason: 'providerFailed' } })
    expect(await stage.see(orderId)).toMatchObject({ payments: ['waiting'] })
    failing = {}
    expect((await stage.fire(stage.member, 'payment', attempt.id, 'payment.abandon')).code).toBe(1)
    await sound(orderId)
  })

  it('the notification comes before the answer of the start', async () => {
    const orderId = await stage.order()
    meanwhile = { start: () => pay(orderId) }
    const attempt = await stage.start(orderId)
    expect(attempt).toMatchObject({ state: 'confirmed', pay_url: '' })
    expect(await stage.see(orderId)).toMatchObject({ order: 'paid', payments: ['confirmed'], tickets: 1 })
    await sound(orderId)
  })

  it('given up while the provider was opening it: it is closed there, too', async () => {
    const orderId = await stage.order()
    meanwhile = {
      start: async () => {
        const [row] = await stage.db.select().from(payments).where(eq(payments.orderId, orderId))
        await stage.tools.engine.fire(
          { userId: await stage.userId('linmei'), requestId: null },
          { entity: 'payment', id: row?.id ?? 0, event: { type: 'payment.abandon' } },
        )
      },
    }
    expect(await stage.start(orderId)).toMatchObject({ state: 'abandoned', pay_url: '' })
    expect(asked).toEqual(['start', 'close'])
    expect(await stage.paymentMethods.sandbox?.read(await tradeOf(orderId))).toMatchObject({
      state: 'closed',
    })
    await sound(orderId)
  })

  it('a start that a dying server left half done is given up after a minute', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    await stage.db.update(payments).set({ payUrl: '' }).where(eq(payments.id, attempt.id))
    stage.wait(59_000)
    await stage.reconcile()
    expect(await stage.see(orderId)).toMatchObject({ payments: ['waiting'] })
    stage.wait(1000)
    await stage.reconcile()
    expect(await stage.see(orderId)).toMatchObject({ order: 'to_be_paid', payments: ['abandoned'] })
    await sound(orderId)
  })

  it('at the refund: it stays under way and is tried again, with the money going back once', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    await pay(orderId)
    failing = { refund: 'down' }
    await stage.requestRefund(orderId, attempt.id)
    expect(await stage.refunds()).toBe(1)
    expect(await stage.see(orderId)).toMatchObject({
      order: 'paid',
      refunds: ['requested 120000 processing'],
    })
    expect(await stage.refunds()).toBe(0)
    failing = {}
    stage.wait(60_000)
    expect(await stage.refunds()).toBe(1)
    expect(await stage.see(orderId)).toMatchObject({
      order: 'closed',
      closedReason: 'refunded',
      refunds: ['requested 120000 done'],
      tickets: 0,
    })
    expect(await stage.db.select().from(sandboxRefunds)).toHaveLength(1)
    await sound(orderId)
  })

  it('a refund that the provider refuses fails for a reason, and finance sends it round again', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    await pay(orderId)
    failing = { refund: 'refused' }
    const refundId = await stage.requestRefund(orderId, attempt.id)
    await stage.refunds()
    const finance = await stage.signedIn('finance')
    expect(await finance.call('getRecord', { entity: 'refund', id: refundId })).toMatchObject({
      state: 'failed',
      facts: { reason: 'the bank says no' },
    })
    failing = {}
    stage.wait(1)
    expect((await stage.fire(finance, 'refund', refundId, 'refund.retry')).code).toBe(1)
    await stage.refunds()
    expect(await stage.see(orderId)).toMatchObject({ order: 'closed', refunds: ['requested 120000 done'] })
    await sound(orderId)
  })

  it('several servers send refunds at once: each goes back once', async () => {
    const orders = []
    for (let at = 0; at < 4; at++) {
      const userId = await stage.userId(['linmei', 'newcomer', 'organizer', 'approved'][at] ?? '')
      const orderId = await stage.order({ userId })
      const browser = await stage.signedIn(['linmei', 'newcomer', 'organizer', 'approved'][at] ?? '')
      await stage.start(orderId, 'sandbox', browser)
      await stage.paymentMethods.sandbox?.act(await tradeOf(orderId), 'pay')
      await stage.db.update(payments).set({ askedAt: null }).where(eq(payments.orderId, orderId))
      orders.push(orderId)
    }
    const admin = await stage.signedIn('admin')
    await stage.full()
    for (const orderId of orders) {
      await stage.fire(admin, 'order', orderId, 'order.close')
      await stage.tell(await tradeOf(orderId), 'again')
    }
    const worked = await Promise.all(Array.from({ length: 5 }, () => runRefunds(stage.tools)))
    expect(worked.reduce((sum, number) => sum + number, 0)).toBe(4)
    for (const orderId of orders) {
      expect(await stage.see(orderId)).toMatchObject({ order: 'closed', refunds: ['late 120000 done'] })
      await sound(orderId)
    }
    expect(await stage.db.select().from(sandboxRefunds)).toHaveLength(4)
  })

  it('the clock does it all by itself, also beside a task that fails, and stops on demand', async () => {
    const orderId = await stage.order()
    await stage.start(orderId)
    await stage.paymentMethods.sandbox?.act(await tradeOf(orderId), 'pay')
    stage.wait(60_000)
    const reconcile = { name: 'payments', everyMs: 5, work: () => reconcilePayments(stage.tools) }
    const broken = { name: 'broken', everyMs: 5, work: () => Promise.reject(new Error('always')) }
    const stop = startClock([broken, reconcile], stage.log)
    await expect.poll(async () => (await stage.see(orderId)).order, { timeout: 20_000 }).toBe('paid')
    await stop()
    const before = asked.length
    stage.wait(600_000)
    await stop()
    expect(asked.length).toBe(before)
  })
})
