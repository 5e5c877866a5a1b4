import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { clockTasks } from '../../../server/clockTasks.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'
import { tickets } from '../../../server/db/schema/admission.ts'
import { findViolations } from '../../../server/invariants.ts'
import { choosePaymentMethods } from '../../../server/pay/paymentMethods.ts'
import { describeDatabase } from '../../support/engines.ts'
import { FakeLog, testConfig } from '../api/harness.ts'
import { openShop } from '../support/shop.ts'

const hour = 3_600_000

describeDatabase('[OPS-03] a clock that jumps', (open) => {
  it.each([
    ['an hour ahead and back', hour],
    ['an hour back and forth', -hour],
    ['ten days ahead and back', 10 * 24 * hour],
  ])('%s stops no task, sends no mail twice and breaks nothing that was sold', async (_how, by) => {
    const shop = await openShop(open)
    const { db, server } = shop
    const log = new FakeLog()
    const now = () => server.clock.now
    const tasks = clockTasks({
      ...{ db, config: testConfig, sender: server.sender, origin: 'https://a.example', log, now },
      paymentMethods: choosePaymentMethods({}, { db, key: testConfig.key, now }),
      reloadDelivery: () => Promise.resolve(),
      recording: () => Promise.resolve({ path: '/recordings/a.m3u8', seconds: 60 }),
      tencent: null,
    })
    const round = async () => {
      for (const { work } of tasks) await work()
    }
    const before = await shop.buy('linmei')
    await round()
    server.clock.now += by
    const meanwhile = await shop.buy('approved')
    await round()
    await round()
    server.clock.now -= by
    const after = await shop.buy('newcomer')
    await round()
    // Attempts that failed wait for seconds; what was claimed in the other time, for a minute.
    server.clock.now += 5 * 60_000
    await round()

    for (const order of [before, meanwhile, after])
      expect(await db.select().from(tickets).where(eq(tickets.orderId, order))).toHaveLength(1)
    const mails = server.sender.mails.map(({ to, subject, text }) => `${to} ${subject} ${text}`)
    expect(mails.length).toBeGreaterThan(2)
    expect(mails).toEqual([...new Set(mails)])
    expect((await db.select().from(jobs)).filter(({ deadAt }) => deadAt !== null)).toEqual([])
    expect(log.faults()).toEqual([])
    expect(await findViolations(db, { at: new Date(now()) })).toEqual([])
  })
})
