import net, { type AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'

import type { Task } from '../../../server/clock.ts'
import { clockTasks } from '../../../server/clockTasks.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'
import { createBreakers, type Breakers } from '../../../server/senders/breaker.ts'
import { enqueue, runLane, type Work } from '../../../server/jobs/jobs.ts'
import { isOfLane } from '../../../server/jobs/lanes.ts'
import { choosePaymentMethods } from '../../../server/pay/paymentMethods.ts'
import { guardedSender } from '../../../server/senders/guarded.ts'
import { SendError, type Mail, type Sender } from '../../../server/senders/sender.ts'
import { createSmtp } from '../../../server/senders/smtp.ts'
import { jobKinds, laneNames, rowTasks } from '../../../src/contract/jobs.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import { messageIdIn, startMailServer } from '../../support/mailServer.ts'
import { FakeSender, testConfig } from '../api/harness.ts'
import { openShop, type Shop } from '../support/shop.ts'

/** Takes every connection and says nothing. */
const startSilent = async () => {
  const sockets = new Set<net.Socket>()
  let taken = 0
  const server = net.createServer((socket) => {
    taken += 1
    sockets.add(socket.on('error', () => undefined))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    taken: () => taken,
    close: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}

describeDatabase('lanes of jobs', (open) => {
  let shop: Shop
  let breakers: Breakers
  let ends: Array<() => unknown>
  beforeEach(async () => {
    shop = await openShop(open)
    await shop.db.delete(jobs)
    breakers = createBreakers({ now, log: quietLog })
    ends = []
  })
  afterEach(async () => {
    for (const end of ends) await end()
  })
  const now = () => shop.server.clock.now
  const open8 = () => shop.db.$count(jobs, sql`done_at is null`)
  const waiting = (kind: string) => shop.db.$count(jobs, sql`kind = ${kind} and done_at is null`)
  const tasksWith = (sender: Sender): readonly Task[] =>
    clockTasks({
      ...{
        db: shop.db,
        config: testConfig,
        sender: guardedSender(sender, breakers),
        breakers,
        log: quietLog,
        now,
      },
      origin: 'https://a.example',
      paymentMethods: choosePaymentMethods({}, { db: shop.db, key: testConfig.key, now }),
      reloadDelivery: () => Promise.resolve(),
      recording: () => Promise.resolve(null as never),
      tencent: null,
    })
  const smtpAt = (port: number): Sender => {
    const { sendMail, close } = createSmtp({
      url: `smtp://127.0.0.1:${port}`,
      from: 'a@example.org',
      timeoutMs: 400,
    })
    ends.push(() => close?.())
    return Object.assign(new FakeSender(), { sendMail, close: () => close?.() })
  }
  const run = async (tasks: readonly Task[], name: string) => {
    const task = tasks.find((each) => each.name === name)
    if (task === undefined) throw new Error(`there is no ${name}`)
    return Number(await task.work())
  }

  it('[MSG-01] a silent mail server holds up mails alone, burns no attempt of them, and gets each once when it is back', async () => {
    await shop.db
      .update(users)
      .set({ email: 'lin@example.org' })
      .where(eq(users.id, await shop.idOf('linmei')))
    for (let order = 0; order < 8; order += 1) await shop.buy('linmei')
    const mails = await waiting('mail')
    expect(mails).toBeGreaterThanOrEqual(8)
    expect(await waiting('benefits')).toBe(8)
    const silent = await startSilent()
    ends.push(silent.close)
    const tasks = tasksWith(smtpAt(silent.port))

    let isOver = false
    const mailing = run(tasks, 'jobs mail').then(() => (isOver = true))
    while ((await waiting('benefits')) > 0) await run(tasks, 'jobs benefits')
    expect(isOver).toBe(false)
    await mailing
    expect(await waiting('mail')).toBe(mails)
    const state = breakers.mail.state()
    expect(state).toMatchObject({ since: now(), failures: 3, fault: 'unreachable' })
    const asked = silent.taken()
    // Nothing is asked until it is time, and then one mail alone.
    expect(await run(tasks, 'jobs mail')).toBe(0)
    shop.server.clock.now = state?.nextTryAt ?? 0
    expect(await run(tasks, 'jobs mail')).toBe(1)
    expect(breakers.mail.state()).toMatchObject({ failures: 4 })
    expect(silent.taken()).toBe(asked + 1)
    // Only those that failed before it was known have lost one.
    const lost = await shop.db
      .select()
      .from(jobs)
      .where(sql`kind = 'mail' and attempts > forgiven`)
    expect(lost.length).toBeLessThanOrEqual(2)
    expect(await shop.db.$count(jobs, sql`dead_at is not null`)).toBe(0)

    const arrived: string[] = []
    const back = await startMailServer({ onMail: (mail) => void arrived.push(messageIdIn(mail)) })
    ends.push(back.close)
    const later = tasksWith(smtpAt(back.port))
    for (let look = 0; look < 20 && (await waiting('mail')) > 0; look += 1) {
      shop.server.clock.now += 60_000
      await run(later, 'jobs mail')
    }
    expect(breakers.mail.state()).toBeNull()
    expect(await waiting('mail')).toBe(0)
    expect(arrived).toHaveLength(mails)
    expect(new Set(arrived).size).toBe(mails)
  })

  it('[MSG-01] each probe is made by another job, so that one that never succeeds does not hold up the rest', async () => {
    const add = (key: string) =>
      enqueue(shop.db, { kind: 'mail', key, data: { message: 1 }, at: new Date(now()) })
    await add('poison')
    const poison = new SendError('unreachable', 'x')
    const sender = guardedSender(
      Object.assign(new FakeSender(), {
        sendMail: ({ to }: Mail) => (to === 'poison' ? Promise.reject(poison) : Promise.resolve()),
      }),
      breakers,
    )
    const done: string[] = []
    const mail: Work = async (_data, { id }) => {
      const [job] = await shop.db.select().from(jobs).where(eq(jobs.id, id))
      await sender.sendMail({ to: job?.key ?? '', subject: '', text: '', lang: 'zh' })
      done.push(job?.key ?? '')
    }
    const look = () => runLane({ db: shop.db, log: quietLog, now, works: { mail }, breakers }, 'mail')
    for (let failure = 0; failure < 3; failure += 1) {
      await look()
      shop.server.clock.now += 10_000
    }
    expect(breakers.mail.state()).not.toBeNull()
    await add('a')
    await add('b')
    shop.server.clock.now += 60_000
    await look()
    shop.server.clock.now += 60_000
    await look()
    expect(done.sort()).toEqual(['a', 'b'])
    expect(await open8()).toBe(1)
  })

  it('each kind of job and each task of the clock has exactly one lane, and so has an unknown kind', async () => {
    const given = [
      ...jobKinds.filter((kind) => kind !== 'row').map((kind) => ({ kind, data: {} })),
      ...rowTasks.map((task) => ({ kind: 'row', data: { task, row: '1' } })),
      { kind: 'row', data: {} },
      { kind: 'of a newer program', data: {} },
    ]
    await shop.db
      .insert(jobs)
      .values(
        given.map(({ kind, data }, index) => ({ kind, data, key: String(index), dueAt: new Date(now()) })),
      )
    const found: number[] = []
    for (const lane of laneNames) {
      const rows = await shop.db.select().from(jobs).where(isOfLane(lane))
      expect(rows.length, lane).toBeGreaterThan(0)
      found.push(...rows.map(({ id }) => id))
    }
    expect(found).toHaveLength(given.length)
    expect(new Set(found).size).toBe(given.length)
  })
})
