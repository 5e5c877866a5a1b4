import { describe, expect, it } from 'vitest'

import type { OrderDetails, PaymentCard } from '../../src/contract/order.ts'
import { createCheckoutActors } from '../../src/machines/checkout/checkout.actors.ts'
import { checkoutMachine } from '../../src/machines/checkout/checkout.machine.ts'
import type { CheckoutPort, OrderSeen, Repriced } from '../../src/machines/checkout/checkout.types.ts'
import type { PaymentNews, VisibilitySignal } from '../../src/machines/payAttempt/payAttempt.types.ts'
import { held, turn } from '../support/held.ts'
import {
  closedOrder,
  failedPayment,
  orderWith,
  paidOrder,
  payment,
  reviewedPayment,
  unpaidOrder,
} from '../../mocks/samples/payPayloads.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const start = Date.parse('2026-11-21T02:00:00.000Z')
const order: OrderDetails = { ...unpaidOrder, due_at: '2026-11-21T02:30:00.000Z' }

type Wish<Name extends 'setCoupon' | 'startPayment'> = Parameters<CheckoutPort[Name]>[0]

const open = () => {
  const getOrder = held<[number], OrderSeen>()
  const setCoupon = held<[Wish<'setCoupon'>], Repriced>()
  const startPayment = held<[Wish<'startPayment'>], PaymentCard>()
  const getPayment = held<[number], PaymentNews>()
  const abandonPayment = held<[{ id: number; version: number; key: string }], void>()
  const watchers = new Set<(signal: VisibilitySignal) => void>()
  const machine = checkoutMachine.provide({
    actors: createCheckoutActors({
      getOrder: getOrder.call,
      setCoupon: setCoupon.call,
      startPayment: startPayment.call,
      getPayment: getPayment.call,
      abandonPayment: abandonPayment.call,
      watchVisibility: (tell) => {
        watchers.add(tell)
        return () => watchers.delete(tell)
      },
    }),
  })
  const running = run(machine, { orderId: 17 })
  return {
    ...running,
    getOrder,
    setCoupon,
    startPayment,
    getPayment,
    abandonPayment,
    turnTo: (signal: VisibilitySignal) => {
      for (const tell of watchers) tell(signal)
    },
    /** The order comes as it is then. */
    see: async (seen: OrderDetails, now = start) => {
      getOrder.last().resolve({ order: seen, now })
      await turn()
    },
    value: () => running.actor.getSnapshot().value,
  }
}

const openOn = async (seen: OrderDetails) => {
  const running = open()
  await running.see(seen)
  return running
}

describe('checkout', () => {
  it.each<[string, OrderDetails, string]>([
    ['an unpaid order is chosen for', order, 'choosing'],
    ['[ORD-05] a reload in the middle finds the attempt that is open', orderWith(payment), 'attempting'],
    ['a reload finds the review of a voucher', orderWith(reviewedPayment), 'attempting'],
    ['an attempt that failed before is none', { ...order, payments: [failedPayment] }, 'choosing'],
    ['[ORD-05] a paid order is not paid again', paidOrder, 'paid'],
    ['nor is a completed one', { ...paidOrder, state: 'completed' }, 'paid'],
    ['[ORD-01] a closed order is not paid', closedOrder, 'closed'],
  ])('%s', async (_name, seen, state) => {
    const { value, startPayment } = await openOn(seen)
    expect(value()).toBe(state)
    expect(startPayment.calls).toHaveLength(0)
  })

  it('an order that cannot be read is read again; one that does not exist is not', async () => {
    const { actor, getOrder, value } = open()
    getOrder.last().reject(callError('offline'))
    await turn()
    expect(value()).toBe('failed')
    actor.send({ type: 'order.retry' })
    getOrder.last().reject(callError('refused', 'notFound'))
    await turn()
    expect(value()).toBe('missing')
  })

  it('[ORD-05] a second press starts nothing', async () => {
    const { actor, startPayment } = await openOn(order)
    actor.send({ type: 'pay.start', key: 'k-1' })
    actor.send({ type: 'pay.start', key: 'k-2' })
    expect(startPayment.calls.map(({ args }) => args)).toEqual([
      [{ orderId: 17, method: 'sandbox', key: 'k-1' }],
    ])
    startPayment.last().resolve(payment)
    await turn()
    actor.send({ type: 'pay.start', key: 'k-3' })
    expect(startPayment.calls, 'nor while the attempt is open').toHaveLength(1)
  })

  it('[ORD-05] after a lost answer the same key finds the attempt that may have been opened', async () => {
    const { actor, startPayment } = await openOn(order)
    for (const kind of ['timeout', 'offline', 'server', 'malformed'] as const) {
      actor.send({ type: 'pay.start', key: `new-${kind}` })
      startPayment.last().reject(callError(kind))
      await turn()
      expect(actor.getSnapshot().context.failure?.kind).toBe(kind)
    }
    actor.send({ type: 'pay.start', key: 'new' })
    expect(new Set(startPayment.calls.map(({ args }) => args[0].key))).toEqual(new Set(['new-timeout']))
  })

  it('each new attempt has a key of its own: after a refusal, another method, and a failed attempt', async () => {
    const { actor, see, startPayment } = await openOn(order)
    const startWith = (key: string) => actor.send({ type: 'pay.start', key })
    startWith('k-1')
    startPayment.last().reject(callError('refused', 'methodUnavailable'))
    await turn()
    startWith('k-2')
    startPayment.last().reject(callError('offline'))
    await turn()
    actor.send({ type: 'method.choose', method: 'transfer' })
    startWith('k-3')
    startPayment.last().resolve(failedPayment)
    await turn()
    expect(actor.getSnapshot().value).toBe('unpaid')
    actor.send({ type: 'pay.again' })
    await see(order)
    startWith('k-4')
    expect(startPayment.calls.map(({ args }) => args[0])).toEqual([
      { orderId: 17, method: 'sandbox', key: 'k-1' },
      { orderId: 17, method: 'sandbox', key: 'k-2' },
      { orderId: 17, method: 'transfer', key: 'k-3' },
      { orderId: 17, method: 'transfer', key: 'k-4' },
    ])
  })

  it.each<[string, 'paymentUnderWay' | 'orderPaid' | 'orderClosed', OrderDetails, string]>([
    [
      '[ORD-05] another tab has opened an attempt: it is shown',
      'paymentUnderWay',
      orderWith(payment),
      'attempting',
    ],
    ['[ORD-05] another tab has paid', 'orderPaid', paidOrder, 'paid'],
    ['[ORD-01] the order was closed meanwhile', 'orderClosed', closedOrder, 'closed'],
  ])('%s', async (_name, reason, seen, state) => {
    const { actor, see, startPayment, value } = await openOn(order)
    actor.send({ type: 'pay.start', key: 'k-1' })
    startPayment.last().reject(callError('refused', reason))
    await turn()
    await see(seen)
    expect(value()).toBe(state)
  })

  it('[ORD-05] notices a second tab that paid, when the page is looked at again', async () => {
    const { turnTo, see, value } = await openOn(order)
    turnTo({ type: 'page.hidden' })
    turnTo({ type: 'page.shown' })
    await see(paidOrder)
    expect(value()).toBe('paid')
  })

  it('a look that gets no answer leaves the member choosing', async () => {
    const { turnTo, getOrder, value } = await openOn(order)
    turnTo({ type: 'page.shown' })
    getOrder.last().reject(callError('offline'))
    await turn()
    expect(value()).toBe('choosing')
  })

  it('[ORD-01] looks every minute, at the deadline, then every half minute, until the server has closed the order', async () => {
    const dueAt = new Date(start + 90_000).toISOString()
    const due = { ...order, due_at: dueAt }
    const { clock, getOrder, see, value } = await openOn(due)
    let now = start
    for (const [asked, wait] of [60_000, 30_000, 30_000, 30_000].entries()) {
      clock.increment(wait - 1)
      expect(getOrder.calls).toHaveLength(asked + 1)
      clock.increment(1)
      expect(getOrder.calls).toHaveLength(asked + 2)
      now += wait
      await see(asked < 3 ? due : { ...closedOrder, due_at: dueAt }, now)
      expect(value()).toBe(asked < 3 ? 'choosing' : 'closed')
    }
  })

  it('[ORD-01] an order that the organizer closes long before its deadline is seen as closed within a minute', async () => {
    const { clock, see, value } = await openOn({ ...order, due_at: '2027-11-21T02:30:00.000Z' })
    clock.increment(60_000)
    await see(closedOrder, start + 60_000)
    expect(value()).toBe('closed')
  })

  it('a coupon changes the amount; taking it off changes it back', async () => {
    const { actor, setCoupon } = await openOn(order)
    const shown = () => actor.getSnapshot().context.order
    actor.send({ type: 'coupon.set', code: 'FRIEND50', key: 'k-1' })
    expect(setCoupon.last().args).toEqual([{ orderId: 17, version: 0, code: 'FRIEND50', key: 'k-1' }])
    setCoupon.last().resolve({ amount: 115_000, state: 'to_be_paid', version: 1 })
    await turn()
    expect(shown()).toMatchObject({ amount: 115_000, coupon: { code: 'FRIEND50', amount: 5_000 } })
    actor.send({ type: 'coupon.set', code: '', key: 'k-2' })
    expect(setCoupon.last().args).toEqual([{ orderId: 17, version: 1, code: '', key: 'k-2' }])
    setCoupon.last().resolve({ amount: 120_000, state: 'to_be_paid', version: 2 })
    await turn()
    expect(shown()).toMatchObject({ amount: 120_000, coupon: null })
  })

  it('a coupon that is refused changes nothing and is explained', async () => {
    const { actor, setCoupon, value } = await openOn(order)
    actor.send({ type: 'coupon.set', code: 'NONE', key: 'k-1' })
    setCoupon.last().reject(callError('refused', 'couponUnknown'))
    await turn()
    expect(value()).toBe('choosing')
    expect(actor.getSnapshot().context).toMatchObject({
      order,
      couponFailure: { reason: 'couponUnknown' },
      failure: null,
    })
  })

  it('a coupon that pays for all of it leaves nothing to pay', async () => {
    const { actor, setCoupon, startPayment, value } = await openOn(order)
    actor.send({ type: 'coupon.set', code: 'ALL', key: 'k-1' })
    setCoupon.last().resolve({ amount: 0, state: 'paid', version: 1 })
    await turn()
    expect(value()).toBe('paid')
    expect(startPayment.calls).toHaveLength(0)
  })

  it('money that comes while the attempt is open ends in a paid order', async () => {
    const { actor, clock, getPayment, value } = await openOn(orderWith(payment))
    clock.increment(2_000)
    getPayment.last().resolve({ ...payment, state: 'confirmed', order_state: 'paid' })
    await turn()
    expect(value()).toBe('paid')
    expect(actor.getSnapshot().context.order?.state).toBe('paid')
  })

  it('[ORD-05] an attempt that was given up leads back to the choice, with the order as it is then', async () => {
    const { actor, abandonPayment, see, value } = await openOn(orderWith(payment))
    actor.getSnapshot().children.payAttempt?.send({ type: 'attempt.abandon', key: 'k-1' })
    abandonPayment.last().resolve()
    await turn()
    await see({ ...order, payments: [{ ...payment, state: 'abandoned', version: 1 }] })
    expect(value()).toBe('choosing')
  })

  it('where there is no way to pay, nothing can be started', async () => {
    const { actor, startPayment } = await openOn({ ...order, methods: [] })
    actor.send({ type: 'pay.start', key: 'k-1' })
    expect(startPayment.calls).toHaveLength(0)
  })
})
