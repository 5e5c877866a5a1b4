import { eq } from 'drizzle-orm'
import { notifyAttendees } from '../../../server/notifications/notifyAttendees.ts'
import { beforeEach, expect, it } from 'vitest'

import { jobs } from '../../../server/db/schema/jobs.ts'
import type { OpenedDatabase } from '../../../server/db/types.ts'
import {
  enqueue,
  GiveUp,
  mostAttempts,
  pauseAfter,
  runJobs,
  sweepJobs,
  type Work,
} from '../../../server/jobs/jobs.ts'
import { describeEngines, quietLog } from '../../support/engines.ts'

const nothing = () => Promise.resolve()

const start = Date.parse('2026-11-23T08:00:00Z')

describeEngines('jobs', (open) => {
  let database: OpenedDatabase
  let now = start
  beforeEach(async () => {
    database = await open()
    now = start
  })
  const add = (key: string) =>
    database.db.transaction((tx) =>
      enqueue(tx, { kind: 'mail', key, data: { message: 1 }, at: new Date(now) }),
    )
  const run = (mail: Work) =>
    runJobs({
      db: database.db,
      works: {
        mail,
        sms: nothing,
        attendees: notifyAttendees(database),
        invitation: nothing,
        author: nothing,
        teamInvitation: nothing,
        documents: nothing,
        benefits: nothing,
      },
      log: quietLog,
      now: () => now,
    })
  const only = async () => {
    const rows = await database.db.select().from(jobs)
    expect(rows).toHaveLength(1)
    return rows[0] as (typeof rows)[number]
  }

  it('[MSG-01] work requested in a transaction that fails is not done', async () => {
    await database.db
      .transaction(async (tx) => {
        await enqueue(tx, { kind: 'mail', key: 'a', data: { message: 1 }, at: new Date(now) })
        throw new Error('refused')
      })
      .catch(() => undefined)
    expect(await run(() => Promise.reject(new Error('nothing to do')))).toBe(0)
  })

  it('[MSG-01] the same key is the same work, and it is done once', async () => {
    await add('a')
    await add('a')
    const done: number[] = []
    const work: Work = (_data, { attempts }) => Promise.resolve(void done.push(attempts))
    expect(await run(work)).toBe(1)
    expect(await run(work)).toBe(0)
    expect(done).toEqual([1])
    expect((await only()).doneAt).toEqual(new Date(now))
  })

  it('[MSG-01] eight workers at once do each of 40 jobs once', async () => {
    for (let key = 0; key < 40; key += 1) await add(`job ${key}`)
    const done: number[] = []
    const work: Work = async (_data, { id }) => void done.push(id)
    await Promise.all(Array.from({ length: 8 }, () => run(work)))
    while ((await run(work)) > 0);
    expect(new Set(done).size).toBe(40)
    expect(done).toHaveLength(40)
  })

  it('[MSG-01] a failure is tried again after growing pauses, at most five minutes, and given up after twelve', async () => {
    await add('a')
    const fail: Work = () =>
      Promise.reject(Object.assign(new Error('lin@example.org'), { code: 'ECONNREFUSED' }))
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      expect(await run(fail)).toBe(1)
      expect(await run(fail)).toBe(0)
      now += pauseAfter(attempt) - 1
      expect(await run(fail)).toBe(0)
      now += 1
    }
    expect(await run(fail)).toBe(0)
    const job = await only()
    expect(job).toMatchObject({ attempts: mostAttempts, fault: 'ECONNREFUSED', doneAt: null })
    expect(job.deadAt).not.toBeNull()
    expect([1, 5, 9, 12].map(pauseAfter)).toEqual([2000, 32_000, 300_000, 300_000])
  })

  it('[MSG-01] what no attempt can mend waits for a person at once', async () => {
    await add('a')
    await run(() => Promise.reject(new GiveUp('the address is refused')))
    expect(await only()).toMatchObject({
      attempts: 1,
      fault: 'the address is refused',
      deadAt: new Date(now),
    })
  })

  it('[MSG-01] the job of a worker that died is done by another after a minute, and a late worker changes nothing', async () => {
    await add('a')
    let finish = () => {}
    const dying = run(() => new Promise<void>((done) => (finish = done)))
    const isClaimed = async () => (await only()).claimedUntil !== null
    while (!(await isClaimed()));
    expect(await run(() => Promise.resolve())).toBe(0)
    now += 60_001
    expect(await run(() => Promise.reject(new Error('again')))).toBe(1)
    finish()
    await dying
    // The second attempt failed: what the first one says now is about a claim that it has lost.
    expect(await only()).toMatchObject({ attempts: 2, doneAt: null, fault: 'Error' })
  })

  it('done jobs are forgotten after a week, given up ones are not', async () => {
    await add('done')
    await run(() => Promise.resolve())
    await add('dead')
    await run(() => Promise.reject(new GiveUp('for good')))
    await sweepJobs(database.db, now + 8 * 86_400_000)
    expect((await only()).key).toBe('dead')
    await database.db.delete(jobs).where(eq(jobs.key, 'dead'))
  })
})
