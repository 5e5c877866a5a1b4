// Deep, 1.5 min: a process is killed and started again and again.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'

import { payments, sandboxTrades } from '../../../server/db/schema/payments.ts'
import { orders } from '../../../server/db/schema/registration.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { choosePaymentMethods } from '../../../server/pay/paymentMethods.ts'
import { runRefunds } from '../../../server/pay/refunds.ts'
import { reconcilePayments } from '../../../server/pay/reconcilePayments.ts'
import { quietLog } from '../../support/engines.ts'
import { itSurvives } from '../../support/itSurvives.ts'
import { createDraw, ofSeed, rounds } from '../../support/rounds.ts'
import { buildWriter, type WriterProcess } from '../../support/writerProcess.ts'
import { checkOrder } from './stage.ts'

const kills = rounds(2, 20)

describe('kill -9 in the middle of payments', () => {
  const draw = createDraw()
  let writers: Awaited<ReturnType<typeof buildWriter>>
  let running: WriterProcess | null = null
  beforeAll(async () => {
    writers = await buildWriter('payingProcess')
  })
  afterEach(async () => {
    await running?.kill()
  })
  afterAll(() => {
    writers.remove()
  })

  const survive = async (database: string) => {
    const acknowledged = new Set<string>()
    const missing = (have: ReadonlySet<string>) => [...acknowledged].filter((fact) => !have.has(fact))
    for (let round = 0; round < kills; round++) {
      running = writers.start('pay', database, `r${round}`)
      await running.until((_, line) => line === 'ready')
      expect(missing(running.have), `after round ${round}, ${ofSeed}`).toEqual([])
      // Different lengths, so that the kill falls into different steps.
      const wanted = draw.between(6, 25)
      const isPaidBack = round % 4 === 3 || round === kills - 1
      const hasRefund = (facts: ReadonlySet<string>) => [...facts].some((fact) => fact.startsWith('refunded'))
      await running.until(
        ({ acknowledged: facts }) => facts.size >= wanted && (!isPaidBack || hasRefund(facts)),
      )
      await running.kill()
      for (const fact of running.acknowledged) acknowledged.add(fact)
    }
    expect(acknowledged.size).toBeGreaterThan(kills * 5)
    for (const kind of ['started', 'paid', 'refunded']) {
      expect([...acknowledged].filter((fact) => fact.startsWith(kind)).length, kind).toBeGreaterThanOrEqual(
        kills / 4,
      )
    }

    const { db, close } = await openDatabase(database, quietLog)
    try {
      const all = (await db.select({ id: orders.id }).from(orders)).map(({ id }) => id)
      const wrong = async () => {
        const found: string[] = []
        for (const id of all)
          found.push(...(await checkOrder(db, id)).map((fault) => `order ${id}: ${fault}`))
        return found
      }
      // Nothing is half done the moment the power comes back …
      expect(await wrong()).toEqual([])
      // … and an hour later everything that was under way has come to its end: what the bank took is booked.
      const later = () => Date.now() + 3_600_000 * 2
      const paymentMethods = choosePaymentMethods({}, { db, key: new Uint8Array(32), now: later })
      const tools = {
        db,
        engine: createEngine(db, later, 'offered', paymentMethods),
        paymentMethods,
        log: quietLog,
        now: later,
      }
      while ((await reconcilePayments(tools)) > 0);
      while ((await runRefunds(tools)) > 0);
      expect(await wrong()).toEqual([])
      expect(await db.select().from(payments).where(eq(payments.state, 'waiting'))).toEqual([])
      const taken = await db.select().from(sandboxTrades).where(eq(sandboxTrades.state, 'paid'))
      const booked = await db.select().from(payments).where(eq(payments.state, 'confirmed'))
      expect(booked.map(({ outTradeNo }) => outTradeNo).sort()).toEqual(
        taken.map(({ outTradeNo }) => outTradeNo).sort(),
      )
    } finally {
      await close()
    }
  }

  itSurvives('[ORD-05] whenever it dies: nothing acknowledged is lost, nothing is half done', survive, {
    everywhere: true,
  })
})
