import { describe, expect, it } from 'vitest'

import type { PaymentCard } from '../../src/contract/order.ts'
import { createPayAttemptActors } from '../../src/machines/payAttempt/payAttempt.actors.ts'
import { payAttemptMachine } from '../../src/machines/payAttempt/payAttempt.machine.ts'
import type { PaymentNews, VisibilitySignal } from '../../src/machines/payAttempt/payAttempt.types.ts'
import { held, turn } from '../support/held.ts'
import { payment, failedPayment, reviewedPayment, transferPayment } from '../../mocks/samples/payPayloads.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const waiting: PaymentNews = { ...payment, order_state: 'to_be_paid' }

const startAttempt = (input: PaymentCard = payment) => {
  const getPayment = held<[number], PaymentNews>()
  const abandonPayment = held<[{ id: number; version: number; key: string }], void>()
  const watchers = new Set<(signal: VisibilitySignal) => void>()
  const machine = payAttemptMachine.provide({
    actors: createPayAttemptActors({
      getPayment: getPayment.call,
      abandonPayment: abandonPayment.call,
      watchVisibility: (tell) => {
        watchers.add(tell)
        return () => watchers.delete(tell)
      },
    }),
  })
  const turnTo = (signal: VisibilitySignal) => {
    for (const tell of watchers) tell(signal)
  }
  return { ...run(machine, { payment: input }), getPayment, abandonPayment, turnTo }
}

describe('payAttempt', () => {
  it('[ORD-05] asks about its own attempt 2 s after each answer, one question at a time', async () => {
    const { clock, getPayment } = startAttempt()
    clock.increment(1_999)
    expect(getPayment.calls).toHaveLength(0)
    clock.increment(1)
    expect(getPayment.calls.map(({ args }) => args)).toEqual([[5]])
    clock.increment(60_000)
    expect(getPayment.calls).toHaveLength(1)
    getPayment.last().resolve(waiting)
    await turn()
    clock.increment(2_000)
    expect(getPayment.calls).toHaveLength(2)
  })

  it('asks about a transfer every 10 s only, and at once when the payer says that the money is on its way', () => {
    const { actor, clock, getPayment } = startAttempt(transferPayment)
    clock.increment(9_999)
    expect(getPayment.calls).toHaveLength(0)
    actor.send({ type: 'attempt.ask' })
    expect(getPayment.calls).toHaveLength(1)
    actor.send({ type: 'attempt.ask' })
    expect(getPayment.calls, 'a question is under way').toHaveLength(1)
  })

  it('does not ask while the page is hidden, and asks at once when it is shown', () => {
    const { actor, clock, getPayment, turnTo } = startAttempt()
    clock.increment(2_000)
    turnTo({ type: 'page.hidden' })
    expect(getPayment.last().signal.aborted).toBe(true)
    clock.increment(600_000)
    expect(getPayment.calls).toHaveLength(1)
    turnTo({ type: 'page.shown' })
    expect(getPayment.calls).toHaveLength(2)
    actor.stop()
  })

  it('goes on asking after a failed question, and says so until then', async () => {
    const { actor, clock, getPayment } = startAttempt()
    clock.increment(2_000)
    getPayment.last().reject(callError('offline'))
    await turn()
    expect(actor.getSnapshot().context.failure?.kind).toBe('offline')
    clock.increment(2_000)
    getPayment.last().resolve(waiting)
    await turn()
    expect(actor.getSnapshot().context.failure).toBeNull()
  })

  it.each<[string, Partial<PaymentNews>, string]>([
    ['the money has come', { state: 'confirmed', order_state: 'paid' }, 'paid'],
    ['[ORD-05] another tab has paid', { state: 'abandoned', order_state: 'paid' }, 'paid'],
    ['the provider refused', { state: 'failed', order_state: 'to_be_paid' }, 'failed'],
    ['another tab gave it up', { state: 'abandoned', order_state: 'to_be_paid' }, 'over'],
    ['[ORD-01] the order was closed', { order_state: 'closed' }, 'over'],
    ['[ORD-01] the money came after closing', { state: 'confirmed', order_state: 'closed' }, 'over'],
  ])('%s', async (_name, news, outcome) => {
    const { actor, clock, getPayment } = startAttempt()
    clock.increment(2_000)
    getPayment.last().resolve({ ...waiting, ...news })
    await turn()
    expect(actor.getSnapshot().output).toMatchObject({ outcome, payment: { id: 5 } })
    clock.increment(600_000)
    expect(getPayment.calls, 'nothing is asked any more').toHaveLength(1)
  })

  it('an attempt that the server does not know any more is over', async () => {
    const { actor, clock, getPayment } = startAttempt()
    clock.increment(2_000)
    getPayment.last().reject(callError('refused', 'notFound'))
    await turn()
    expect(actor.getSnapshot().output).toEqual({ outcome: 'over', payment })
  })

  it('gives up the version that it knows, once', async () => {
    const { actor, abandonPayment } = startAttempt()
    actor.send({ type: 'attempt.abandon', key: 'k-1' })
    actor.send({ type: 'attempt.abandon', key: 'k-2' })
    expect(abandonPayment.calls.map(({ args }) => args)).toEqual([[{ id: 5, version: 0, key: 'k-1' }]])
    abandonPayment.last().resolve()
    await turn()
    expect(actor.getSnapshot().output?.outcome).toBe('over')
  })

  it('[ORD-05] money that came while it was given up is not lost: it asks, and learns', async () => {
    const { actor, abandonPayment, getPayment, emitted } = startAttempt()
    actor.send({ type: 'attempt.abandon', key: 'k-1' })
    const error = callError('refused', 'paymentConfirmed')
    abandonPayment.last().reject(error)
    await turn()
    expect(emitted).toEqual([{ type: 'attempt.failed', failure: error.detail }])
    getPayment.last().resolve({ ...waiting, state: 'confirmed', order_state: 'paid' })
    await turn()
    expect(actor.getSnapshot().output?.outcome).toBe('paid')
  })

  it('cannot be given up while finance checks the voucher, which may come back', async () => {
    const { actor, clock, abandonPayment, getPayment } = startAttempt(reviewedPayment)
    actor.send({ type: 'attempt.abandon', key: 'k-1' })
    expect(abandonPayment.calls).toHaveLength(0)
    clock.increment(10_000)
    getPayment.last().resolve({ ...transferPayment, reason: '看不清金额', order_state: 'to_be_paid' })
    await turn()
    expect(actor.getSnapshot().value).toEqual({ open: 'transferring' })
    expect(actor.getSnapshot().context.payment.reason).toBe('看不清金额')
    expect(actor.getSnapshot().can({ type: 'attempt.abandon', key: 'k-2' })).toBe(true)
  })

  it('hands on why it failed', async () => {
    const { actor, clock, getPayment } = startAttempt()
    clock.increment(2_000)
    getPayment.last().resolve({ ...failedPayment, order_state: 'to_be_paid' })
    await turn()
    expect(actor.getSnapshot().output?.payment.reason).toBe('余额不足')
  })
})
