import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { payments, sandboxRefunds } from '../../../server/db/schema/payments.ts'
import { ticketTypes } from '../../../server/db/schema/registration.ts'
import { describeEngines } from '../../support/engines.ts'
import { openStage, type Stage } from './stage.ts'

describeEngines('paying in the sandbox', (open) => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage(open)
  })

  const sound = async (orderId: number) => {
    expect(await stage.check(orderId)).toEqual([])
    expect(stage.log.faults()).toEqual([])
  }
  const capacity = (to: number | null) =>
    stage.db.update(ticketTypes).set({ capacity: to }).where(eq(ticketTypes.id, stage.type.id))

  it('[ORD-01] start, pay at the sandbox checkout, and the order is paid with its ticket', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    expect(attempt).toMatchObject({ method: 'sandbox', state: 'waiting', amount: 120_000 })
    expect(attempt.pay_url).toMatch(
      /^http:\/\/symposium\.test\/sandbox\/pay\/\d{8}[0-9a-f]{16}\?sign=[\w-]{43}&lang=en$/,
    )
    expect(await stage.press(attempt.pay_url, 'pay')).toBe(303)
    expect(await stage.member.call('getPayment', { id: attempt.id })).toMatchObject({
      state: 'confirmed',
      order_state: 'paid',
      pay_url: '',
    })
    expect(await stage.see(orderId)).toMatchObject({
      order: 'paid',
      payments: ['confirmed'],
      refunds: [],
      tickets: 1,
    })
    await sound(orderId)
  })

  it('[ORD-05] the same key is the same attempt; a second tab learns that one is under way', async () => {
    const orderId = await stage.order()
    const start = { order_id: orderId, method: 'sandbox' as const, key: 'one' }
    const [first, again] = await Promise.all([
      stage.member.call('startPayment', start),
      stage.member.call('startPayment', start),
    ])
    expect(again).toEqual(first)
    const other = await stage.member.refused('startPayment', { ...start, key: 'two' })
    expect(other.reason).toBe('paymentUnderWay')
    expect((await stage.member.refused('startPayment', { ...start, method: 'transfer' })).reason).toBe(
      'keyReused',
    )
    await stage.press(first.pay_url, 'pay')
    expect(await stage.member.call('startPayment', start)).toMatchObject({ id: first.id, state: 'confirmed' })
    expect((await stage.member.refused('startPayment', { ...start, key: 'three' })).reason).toBe('orderPaid')
    await sound(orderId)
  })

  it('an order that cannot be paid says why; a foreign one does not exist', async () => {
    const refusedFor = async (over: Parameters<Stage['order']>[0], more = {}) => {
      const order_id = await stage.order(over)
      return stage.member.refused('startPayment', { order_id, method: 'sandbox', key: stage.key(), ...more })
    }
    const free = { ticketTypeId: null, kind: 'paper' as const }
    expect((await refusedFor({ ...free, state: 'closed', closedReason: 'expired' })).reason).toBe(
      'orderClosed',
    )
    expect((await refusedFor({ ...free, state: 'completed' })).reason).toBe('orderCompleted')
    expect((await refusedFor({ ...free, dueAt: new Date(stage.clock.now - 1) })).reason).toBe('deadlineOver')
    expect(await refusedFor(free, { method: 'alipay' })).toMatchObject({
      reason: 'methodUnavailable',
      field: 'method',
    })
    const foreign = await stage.order({ ...free, userId: await stage.userId('newcomer') })
    const nowhere = 2_147_483_647
    const answers = []
    for (const order_id of [foreign, nowhere, 9e15]) {
      answers.push(
        await stage.member.refused('startPayment', { order_id, method: 'sandbox', key: stage.key() }),
      )
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.reason).toBe('notFound')
  })

  it('a payment of another user does not exist, neither for looking nor for giving up', async () => {
    const attempt = await stage.start(await stage.order())
    const stranger = await stage.signedIn('newcomer')
    expect((await stranger.refused('getPayment', { id: attempt.id })).reason).toBe('notFound')
    const wish = { entity: 'payment', id: attempt.id, event: 'payment.abandon', version: 0, key: 'k' }
    expect((await stranger.refused('fireRecord', wish)).reason).toBe('notFound')
    expect(await stage.press(attempt.pay_url, 'pay')).toBe(303)
    expect(await stage.member.call('getPayment', { id: attempt.id })).toMatchObject({ state: 'confirmed' })
  })

  it('[ORD-05] paid with two notifications at once: charged and booked once', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    await stage.press(attempt.pay_url, 'twice')
    expect(await stage.see(orderId)).toMatchObject({ order: 'paid', payments: ['confirmed'], refunds: [] })
    await sound(orderId)
  })

  it('[ORD-05] two attempts, both paid: the second goes back', async () => {
    const orderId = await stage.order()
    const first = await stage.start(orderId)
    expect((await stage.fire(stage.member, 'payment', first.id, 'payment.abandon')).code).toBe(1)
    const second = await stage.start(orderId)
    await stage.press(second.pay_url, 'pay')
    await stage.press(first.pay_url, 'late')
    expect(await stage.see(orderId)).toMatchObject({
      order: 'paid',
      payments: ['confirmed', 'confirmed'],
      refunds: ['duplicate 120000 processing'],
      tickets: 1,
    })
    await sound(orderId)
    expect(await stage.refunds()).toBe(1)
    expect(await stage.see(orderId)).toMatchObject({
      order: 'paid',
      refunds: ['duplicate 120000 done'],
      tickets: 1,
    })
    await sound(orderId)
  })

  it('a failed attempt frees the way; money that comes for it after all is booked', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    await stage.press(attempt.pay_url, 'fail')
    expect(await stage.see(orderId)).toMatchObject({ order: 'to_be_paid', payments: ['failed'] })
    await stage.press(attempt.pay_url, 'late')
    expect(await stage.see(orderId)).toMatchObject({ order: 'paid', payments: ['confirmed'], refunds: [] })
    await sound(orderId)
  })

  it('[ORD-03] cancelling while paying is refused; after giving up it closes, and the bank takes no more', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    expect(await stage.fire(stage.member, 'order', orderId, 'order.cancel')).toMatchObject({
      data: { reason: 'paymentUnderWay' },
    })
    await stage.fire(stage.member, 'payment', attempt.id, 'payment.abandon')
    expect((await stage.fire(stage.member, 'order', orderId, 'order.cancel')).code).toBe(1)
    await stage.press(attempt.pay_url, 'pay')
    expect(await stage.see(orderId)).toMatchObject({
      order: 'closed',
      closedReason: 'user_cancelled',
      payments: ['abandoned'],
    })
    await sound(orderId)
  })

  it('giving up what the bank has taken already books it instead', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    const trade = attempt.pay_url.split('/').at(-1)?.split('?')[0] ?? ''
    // Paid, and the notification got lost.
    await stage.paymentMethods.sandbox?.act(trade, 'pay')
    const answer = await stage.fire(stage.member, 'payment', attempt.id, 'payment.abandon')
    expect(answer).toMatchObject({ data: { reason: 'versionConflict' } })
    expect(await stage.see(orderId)).toMatchObject({ order: 'paid', payments: ['confirmed'] })
    await sound(orderId)
  })

  it('paid after closing: honoured while there is a place', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    const admin = await stage.signedIn('admin')
    await stage.fire(admin, 'order', orderId, 'order.close')
    await stage.press(attempt.pay_url, 'pay')
    expect(await stage.see(orderId)).toMatchObject({
      order: 'paid',
      closedReason: null,
      payments: ['confirmed'],
      refunds: [],
      tickets: 1,
    })
    await sound(orderId)
  })

  it('paid after closing without a place: goes back by itself', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    await stage.fire(await stage.signedIn('admin'), 'order', orderId, 'order.close')
    await capacity(0)
    await stage.press(attempt.pay_url, 'pay')
    expect(await stage.see(orderId)).toMatchObject({
      order: 'closed',
      payments: ['confirmed'],
      refunds: ['late 120000 processing'],
      tickets: 0,
    })
    await sound(orderId)
    await stage.refunds()
    expect(await stage.see(orderId)).toMatchObject({ order: 'closed', refunds: ['late 120000 done'] })
    expect(await stage.db.select().from(sandboxRefunds)).toHaveLength(1)
    await sound(orderId)
  })

  it('paid late for an order that was paid and refunded: goes back, and brings nothing to life again', async () => {
    const orderId = await stage.order()
    const first = await stage.start(orderId)
    await stage.fire(stage.member, 'payment', first.id, 'payment.abandon')
    const second = await stage.start(orderId)
    await stage.press(second.pay_url, 'pay')
    await stage.requestRefund(orderId, second.id)
    await stage.refunds()
    expect(await stage.see(orderId)).toMatchObject({ order: 'closed', closedReason: 'refunded', tickets: 0 })
    await stage.press(first.pay_url, 'late')
    await stage.refunds()
    expect(await stage.see(orderId)).toMatchObject({
      order: 'closed',
      closedReason: 'refunded',
      refunds: ['requested 120000 done', 'late 120000 done'],
    })
    await sound(orderId)
  })

  it('asks the bank when it is silent, and at most once in five seconds', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    const trade = attempt.pay_url.split('/').at(-1)?.split('?')[0] ?? ''
    await stage.paymentMethods.sandbox?.act(trade, 'pay')
    stage.wait(4999)
    expect(await stage.member.call('getPayment', { id: attempt.id })).toMatchObject({ state: 'waiting' })
    stage.wait(1)
    expect(await stage.member.call('getPayment', { id: attempt.id })).toMatchObject({
      state: 'confirmed',
      order_state: 'paid',
    })
    await sound(orderId)
  })

  it('an attempt that its order has outlived is given up, so that the order can expire', async () => {
    const orderId = await stage.order()
    const transfer = await stage.order({ kind: 'paper', ticketTypeId: null })
    await stage.start(orderId)
    await stage.start(transfer, 'transfer')
    stage.wait(30 * 60_000)
    await stage.reconcile()
    expect(await stage.see(orderId)).toMatchObject({ payments: ['waiting'] })
    for (const [id, ms] of [
      [orderId, 5 * 60_000 + 1000],
      // A transfer takes days, and its order is kept for it.
      [transfer, 14 * 86_400_000],
    ] as const) {
      expect(await stage.see(transfer)).toMatchObject({ payments: ['waiting'] })
      stage.wait(ms)
      await stage.reconcile()
      expect(await stage.see(id)).toMatchObject({ order: 'to_be_paid', payments: ['abandoned'] })
      await stage.tools.engine.fire(
        { userId: null, requestId: null },
        { entity: 'order', id, event: { type: 'order.expire' } },
      )
      expect(await stage.see(id)).toMatchObject({ order: 'closed', closedReason: 'expired' })
    }
    await sound(orderId)
  })

  it('a lost notification is queried without an open page', async () => {
    const orderId = await stage.order()
    const attempt = await stage.start(orderId)
    await stage.paymentMethods.sandbox?.act(attempt.pay_url.split('/').at(-1)?.split('?')[0] ?? '', 'pay')
    stage.wait(59_999)
    await stage.reconcile()
    expect(await stage.see(orderId)).toMatchObject({ order: 'to_be_paid' })
    stage.wait(1)
    await stage.reconcile()
    expect(await stage.see(orderId)).toMatchObject({ order: 'paid' })
    await sound(orderId)
  })

  it('a huge amount is charged to the fen', async () => {
    const orderId = await stage.order({ listAmount: 2_147_483_647, amount: 2_147_483_647 })
    const attempt = await stage.start(orderId)
    await stage.press(attempt.pay_url, 'pay')
    const [row] = await stage.db.select().from(payments).where(eq(payments.id, attempt.id))
    expect([attempt.amount, row?.confirmedAmount]).toEqual([2_147_483_647, 2_147_483_647])
    expect(await stage.see(orderId)).toMatchObject({ order: 'paid' })
    await sound(orderId)
  })
})
