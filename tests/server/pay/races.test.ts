import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { payments } from '../../../server/db/schema/payments.ts'
import { orders, ticketTypes } from '../../../server/db/schema/registration.ts'
import { describeDatabase } from '../../support/engines.ts'
import { openStage, type Stage } from './stage.ts'

describeDatabase('races for one order', (open) => {
  let stage: Stage
  let admin: Awaited<ReturnType<Stage['signedIn']>>
  beforeAll(async () => {
    stage = await openStage(open)
    admin = await stage.signedIn('admin')
  })
  beforeEach(async () => {
    // One order of a person and type at a time: the last round's makes room.
    await stage.db.update(orders).set({ ticketTypeId: null, kind: 'paper' })
    await stage.db.update(ticketTypes).set({ capacity: 300 }).where(eq(ticketTypes.id, stage.type.id))
  })

  const tradesOf = async (orderId: number) =>
    (await stage.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id)).map(
      ({ outTradeNo }) => outTradeNo,
    )
  const sound = async (orderId: number, round: number) => {
    expect({ round, wrong: await stage.check(orderId) }).toEqual({ round, wrong: [] })
    expect(stage.log.faults()).toEqual([])
  }
  /** Not in the order in which they were written down. */
  const together = (round: number, works: ReadonlyArray<() => Promise<unknown>>) =>
    Promise.all(works.map((_, at) => works[(at + round) % works.length]?.()))

  it('[ORD-05] × the same notification 8 times at once, 10 rounds: booked once', async () => {
    for (let round = 0; round < 10; round++) {
      const orderId = await stage.order({ ticketTypeId: null })
      await stage.start(orderId)
      const [trade = ''] = await tradesOf(orderId)
      const [notification] = (await stage.paymentMethods.sandbox?.act(trade, 'pay')) ?? []
      if (notification === undefined) throw new Error('the sandbox sent no notification')
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => stage.notify(notification.headers, notification.body)),
      )
      expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(8).fill('success'))
      expect(await stage.see(orderId)).toMatchObject({ order: 'paid', payments: ['confirmed'], refunds: [] })
      await sound(orderId, round)
    }
  })

  it('[ORD-05] × two attempts paid at the same moment, 10 rounds: one pays, the other goes back', async () => {
    for (let round = 0; round < 10; round++) {
      const orderId = await stage.order({ ticketTypeId: null })
      const first = await stage.start(orderId)
      await stage.fire(stage.member, 'payment', first.id, 'payment.abandon')
      await stage.start(orderId)
      const trades = await tradesOf(orderId)
      await together(
        round,
        trades.map((trade) => () => stage.tell(trade, 'late')),
      )
      expect(await stage.see(orderId)).toMatchObject({
        order: 'paid',
        payments: ['confirmed', 'confirmed'],
        refunds: ['duplicate 120000 processing'],
      })
      await sound(orderId, round)
      await stage.refunds()
      await sound(orderId, round)
    }
  })

  it('one key for two rows at the same moment, 10 rounds: one moves, the other is refused by name', async () => {
    for (let round = 0; round < 10; round++) {
      const ids = [
        await stage.order({ ticketTypeId: null }),
        await stage.order({ ticketTypeId: null, kind: 'paper' }),
      ]
      const key = stage.key()
      const answers = await Promise.all(
        ids.map((id) =>
          stage.member.raw('fireRecord', {
            entity: 'order',
            id,
            event: 'order.cancel',
            version: 0,
            key,
            reason: 'ill',
          }),
        ),
      )
      const refused = answers.filter(({ code }) => code !== 1)
      expect(refused).toMatchObject([{ data: { reason: 'keyReused' } }])
      const states = await Promise.all(ids.map(async (id) => (await stage.see(id)).order))
      expect(states.toSorted()).toEqual(['closed', 'to_be_paid'])
      for (const id of ids) await sound(id, round)
    }
  })

  it('[ORD-05] × 6 tabs start at once, 10 rounds: one attempt', async () => {
    for (let round = 0; round < 10; round++) {
      const orderId = await stage.order({ ticketTypeId: null })
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          stage.member.raw('startPayment', { order_id: orderId, method: 'sandbox', key: stage.key() }),
        ),
      )
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
      const reasons = answers
        .filter(({ code }) => code !== 1)
        .map(({ data }) => (data as { reason: string }).reason)
      expect(new Set(reasons)).toEqual(new Set(['paymentUnderWay']))
      expect(await stage.see(orderId)).toMatchObject({ payments: ['waiting'] })
      await sound(orderId, round)
    }
  })

  it(
    '[ORD-01] [ORD-05] × pay, give up, cancel, expire, close, reconcile, notify: 50 rounds, one of the right outcomes each',
    { timeout: 300_000 },
    async () => {
      const outcomes = new Map<string, number>()
      for (let round = 0; round < 50; round++) {
        await stage.db.update(orders).set({ ticketTypeId: null, kind: 'paper' })
        const isFull = round % 3 === 0
        const orderId = await stage.order()
        const attempt = await stage.start(orderId)
        const [trade = ''] = await tradesOf(orderId)
        // Overdue, so that everybody may end it, also the clock.
        await stage.db
          .update(orders)
          .set({ dueAt: new Date(stage.clock.now - 3_600_000) })
          .where(eq(orders.id, orderId))
        stage.wait(11_000)
        if (isFull) await stage.full()
        const expire = () =>
          stage.tools.engine
            .fire(
              { userId: null, requestId: null },
              { entity: 'order', id: orderId, event: { type: 'order.expire' } },
            )
            .catch(() => undefined)
        await together(round, [
          // The payer is quicker or slower than the others, by a few questions to the database.
          async () => {
            for (let at = 0; at < (round * 5) % 37; at++) await stage.db.select().from(ticketTypes).limit(1)
            await stage.tell(trade, 'pay')
          },
          () => stage.fire(stage.member, 'payment', attempt.id, 'payment.abandon'),
          () => stage.reconcile(),
          () => stage.fire(stage.member, 'order', orderId, 'order.cancel'),
          expire,
          ...(round % 4 === 0 ? [() => stage.fire(admin, 'order', orderId, 'order.close')] : []),
          () => stage.tell(trade, 'again'),
        ])
        // All open attempts come to an end.
        await stage.tell(trade, 'again')
        stage.wait(61_000)
        await stage.reconcile()
        await expire()
        // Money that was under way all the time.
        if (round % 2 === 0)
          await together(round, [() => stage.tell(trade, 'late'), expire, () => stage.reconcile()])
        await stage.refunds()
        await sound(orderId, round)
        const { order, payments: attempts, refunds: back } = await stage.see(orderId)
        const outcome = `${order} ${attempts.join()} ${back.join()}`.trim()
        expect(right).toContain(outcome)
        const took = (await stage.paymentMethods.sandbox?.read(trade))?.state === 'paid'
        // Money that the bank took is booked: it pays the order or went back.
        expect({ round, outcome, took }).toEqual({ round, outcome, took: attempts.join() === 'confirmed' })
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        await stage.db.update(ticketTypes).set({ capacity: 300 }).where(eq(ticketTypes.id, stage.type.id))
      }
      console.info(`outcomes of 50 rounds: ${JSON.stringify(Object.fromEntries(outcomes))}`)
      expect([...outcomes.keys()].sort()).toEqual([...right].sort())
    },
  )
})

/** Rows of the table of orders and payments in which one attempt can end. */
const right = ['paid confirmed', 'closed confirmed late 120000 done', 'closed abandoned']
