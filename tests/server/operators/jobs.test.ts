import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { jobs, refusedAddresses } from '../../../server/db/schema/jobs.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { signatureOf } from '../../../server/http/routes/mailNotify.ts'
import { createBreakers, type Breakers } from '../../../server/senders/breaker.ts'
import { enqueue, GiveUp, mostAttempts, runJobs, type Work } from '../../../server/jobs/jobs.ts'
import { isStopped } from '../../../server/notifications/stoppedAddresses.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const nothing = () => Promise.resolve()

const secret = 'a secret of the mail service, long enough'

describeDatabase('given-up jobs', (open) => {
  let shop: Shop
  let admin: Browser
  let breakers: Breakers
  beforeEach(async () => {
    breakers = createBreakers({ now: () => shop.server.clock.now, log: quietLog })
    shop = await openShop(open, { mailWebhookSecret: secret, breakers })
    await shop.db.delete(jobs)
    admin = await shop.signedIn('admin')
  })
  const now = () => shop.server.clock.now
  const run = (mail: Work) =>
    runJobs({
      db: shop.db,
      works: {
        sms: nothing,
        attendees: nothing,
        invitation: nothing,
        author: nothing,
        teamInvitation: nothing,
        documents: nothing,
        benefits: nothing,
        mail,
      },
      log: quietLog,
      now,
    })
  /** The mail of a message to 林梅. */
  const mailTo = async (account: string, key = freshKey()) => {
    const userId = await shop.idOf(account)
    const [message] = await shop.db
      .insert(messages)
      .values({ userId, type: 'order', title: '已支付', engTitle: 'Paid', content: '…', engContent: '…' })
      .returning({ id: messages.id })
    await enqueue(shop.db, { kind: 'mail', key, data: { message: message?.id ?? 0 }, at: new Date(now()) })
    const [job] = await shop.db.select().from(jobs).where(eq(jobs.key, key))
    return job?.id ?? 0
  }
  const fail: Work = () => Promise.reject(Object.assign(new Error('x'), { fault: 'unreachable' }))
  const giveUp: Work = () => Promise.reject(new GiveUp('messageGone'))
  const dead = async (account = 'linmei') => {
    const id = await mailTo(account)
    await run(giveUp)
    return id
  }
  const rowOf = async (id: number) => (await shop.db.select().from(jobs).where(eq(jobs.id, id)))[0]
  const auditOf = (event: string) =>
    shop.db.select().from(auditEvents).where(eq(auditEvents.event, event)).orderBy(asc(auditEvents.id))

  it('[OPS-01] lanes say what waits, runs and was given up, and of a provider since when it does not answer', async () => {
    const began = now()
    await dead()
    await mailTo('linmei')
    await enqueue(shop.db, { kind: 'benefits', key: 'b', data: {}, at: new Date(began) })
    const lanes = async () =>
      Object.fromEntries((await admin.call('getLanes', {})).lanes.map((lane) => [lane.lane, lane]))
    const nothing = { waiting: 0, running: 0, dead: 0, oldest_seconds: null, breaker: null }
    expect(await lanes()).toMatchObject({
      mail: { waiting: 1, running: 0, dead: 1, oldest_seconds: 0, breaker: null },
      benefits: { waiting: 1, dead: 0 },
      rows: nothing,
      sms: nothing,
    })
    for (let failure = 0; failure < 3; failure += 1) breakers.mail.ask()?.failed('unreachable')
    expect((await lanes())['mail']?.breaker).toEqual({
      since: new Date(began).toISOString(),
      next_try_seconds: 5,
      failures: 3,
      fault: 'unreachable',
    })
    shop.server.clock.now += 90_000
    expect((await lanes())['mail']).toMatchObject({ oldest_seconds: 90, breaker: { next_try_seconds: 0 } })
    const finance = await shop.signedIn('finance')
    for (const name of ['getLanes', 'retryLane', 'tryLane'] as const)
      expect(await finance.refused(name, { lane: 'mail', key: 'k' } as never)).toMatchObject({
        reason: 'forbidden',
      })
  })

  it('[OPS-01] a lane that waits is tried at once, and its given-up jobs again, each once and written down', async () => {
    const ids = [await dead(), await dead()]
    for (let failure = 0; failure < 3; failure += 1) breakers.mail.ask()?.failed('unreachable')
    expect(breakers.mail.admits()).toBe(false)
    const [now, all] = [freshKey(), freshKey()]
    await admin.call('tryLane', { lane: 'mail', key: now })
    expect(breakers.mail.admits()).toBe(true)
    await admin.call('tryLane', { lane: 'mail', key: now })
    // It needs nothing beyond this site: there is nothing to try.
    await admin.call('tryLane', { lane: 'benefits', key: freshKey() })
    expect(await admin.call('retryLane', { lane: 'benefits', key: freshKey() })).toBe(0)
    expect(await admin.call('retryLane', { lane: 'mail', key: all })).toBe(2)
    expect(await admin.call('retryLane', { lane: 'mail', key: all })).toBe(2)
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ deadAt: null, forgiven: 1 })
    expect((await auditOf('lane.tried')).map(({ entityId }) => entityId)).toEqual(['mail', 'benefits'])
    expect((await auditOf('lane.retried')).map(({ data }) => data)).toEqual([
      { lane: 'benefits', count: 0 },
      { lane: 'mail', count: 2 },
    ])
    expect(await admin.refused('tryLane', { lane: 'nonsense' as never, key: 'k' })).toMatchObject({
      field: 'lane',
    })
    expect(await admin.refused('retryLane', { lane: 'sms', key: all })).toMatchObject({ reason: 'keyReused' })
  })

  it('[OPS-01] are listed with their kind, whom they are for, what about, how often tried and why not', async () => {
    const id = await dead()
    const { list, total } = await admin.call('listJobs', {})
    const counts = await admin.call('getJobCounts', {})
    expect(list).toMatchObject([
      {
        id,
        kind: 'mail',
        subject: 'Paid',
        attempts: 1,
        fault: 'messageGone',
        is_stopped: false,
        user_id: await shop.idOf('linmei'),
      },
    ])
    expect(list[0]?.to).toBe('l***@symposium.example')
    expect(total).toBe(1)
    expect(counts).toMatchObject({
      waiting: 0,
      running: 0,
      retrying: 0,
      dead: 1,
      discarded: 0,
      oldest_at: null,
    })
    expect((await admin.call('getConsole', {})).dead_jobs).toBe(1)
    expect(await (await shop.signedIn('finance')).call('getConsole', {})).not.toHaveProperty('dead_jobs')
  })

  it('[OPS-01] says how many wait, run and are tried again, and how old the oldest is', async () => {
    await mailTo('linmei')
    await run(fail)
    shop.server.clock.now += 1000
    await mailTo('linmei')
    const asked: unknown[] = []
    await run(async () => {
      asked.push(await admin.call('getJobCounts', {}))
    })
    expect(asked).toEqual([
      {
        waiting: 0,
        running: 1,
        retrying: 1,
        dead: 0,
        discarded: 0,
        oldest_at: new Date(now() - 1000).toISOString(),
      },
    ])
  })

  it('[OPS-01] tried again they have all their attempts again, and it is logged once', async () => {
    const id = await mailTo('linmei')
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      await run(fail)
      shop.server.clock.now += 300_000
    }
    expect(await rowOf(id)).toMatchObject({ attempts: mostAttempts })
    const key = freshKey()
    await admin.call('retryJob', { id, key })
    await admin.call('retryJob', { id, key })
    expect(await run(fail)).toBe(1)
    const after = await rowOf(id)
    expect(after).toMatchObject({ deadAt: null, attempts: mostAttempts + 1, forgiven: mostAttempts })
    expect(after?.dueAt.getTime()).toBe(now() + 2000)
    expect(await auditOf('job.retried')).toMatchObject([
      { entity: 'job', entityId: String(id), data: { was: 'dead', fault: 'unreachable' } },
    ])
    expect(await admin.refused('retryJob', { id: 1_000_000, key })).toMatchObject({ reason: 'jobGone' })
  })

  it('[OPS-01] a key of one act is refused for another', async () => {
    const [one, other] = [await dead(), await dead()]
    const key = freshKey()
    await admin.call('retryJob', { id: one, key })
    expect(await admin.refused('retryJob', { id: other, key })).toMatchObject({
      reason: 'keyReused',
      field: 'key',
    })
  })

  it('[OPS-01] no decision is taken about a job that runs, is done, waits by itself, or is gone', async () => {
    const id = await mailTo('linmei')
    const asked = () => admin.refused('retryJob', { id, key: freshKey() })
    expect(await asked()).toMatchObject({ reason: 'jobWaiting', field: 'id' })
    const whileRunning: string[] = []
    await run(async () => {
      whileRunning.push((await asked()).reason)
      whileRunning.push((await admin.refused('discardJob', { id, reason: 'r', key: freshKey() })).reason)
    })
    expect(whileRunning).toEqual(['jobRunning', 'jobRunning'])
    expect(await asked()).toMatchObject({ reason: 'jobDone' })
    await shop.db.delete(jobs)
    expect(await asked()).toMatchObject({ reason: 'jobGone' })
  })

  it('[OPS-01] one is discarded with a reason, stays to be found, and comes back when tried again', async () => {
    const id = await dead()
    expect(await admin.refused('discardJob', { id, reason: ' ', key: 'k' })).toMatchObject({
      reason: 'reasonEmpty',
      field: 'reason',
    })
    await admin.call('discardJob', { id, reason: 'sent by hand', key: freshKey() })
    expect((await admin.call('listJobs', {})).list).toEqual([])
    expect((await admin.call('listJobs', { side: 'discarded' })).list).toMatchObject([{ id }])
    expect(await admin.refused('discardJob', { id, reason: 'r', key: freshKey() })).toMatchObject({
      reason: 'jobDiscarded',
    })
    expect(await auditOf('job.discarded')).toMatchObject([{ data: { reason: 'sent by hand' } }])
    await admin.call('retryJob', { id, key: freshKey() })
    const done: number[] = []
    await run((_data, job) => Promise.resolve(void done.push(job.id)))
    expect(done).toEqual([id])
  })

  it('[OPS-01] all of a kind are tried again at once, except those whose address is stopped', async () => {
    const ids = [await dead(), await dead(), await dead('newcomer')]
    const [newcomer] = await shop.db.select().from(users).where(eq(users.account, 'newcomer'))
    await shop.db.insert(refusedAddresses).values({ address: newcomer?.email ?? '', cause: 'bounced' })
    const key = freshKey()
    const [first, second] = await Promise.all([
      admin.call('retryJobs', { kind: 'mail', key }),
      admin.call('retryJobs', { kind: 'mail', key }),
    ])
    expect([first, second]).toEqual([2, 2])
    expect(await auditOf('job.allRetried')).toMatchObject([{ data: { kind: 'mail', count: 2 } }])
    const left = (await admin.call('listJobs', {})).list
    expect(left).toMatchObject([{ id: ids[2], is_stopped: true }])
    expect(await admin.refused('retryJob', { id: ids[2] ?? 0, key: freshKey() })).toMatchObject({
      reason: 'addressStopped',
    })
  })

  it('[OPS-01] the list goes on behind a place, also when what stood there is gone', async () => {
    for (let count = 0; count < 5; count += 1) {
      await dead()
      shop.server.clock.now += 1000
    }
    const first = await admin.call('listJobs', { page_size: 2 })
    const after = first.list.at(-1)?.place ?? ''
    await admin.call('retryJob', { id: first.list.at(-1)?.id ?? 0, key: freshKey() })
    const second = await admin.call('listJobs', { page_size: 2, after })
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(4)
    expect(second.total).toBe(3)
  })

  describe('reports of the mail service', () => {
    const post = (
      list: unknown,
      change: { stamp?: string; sign?: string; to?: string; body?: string } = {},
    ) => {
      const body = change.body ?? JSON.stringify(list)
      const stamp = change.stamp ?? String(Math.floor(now() / 1000))
      return shop.server.browser().request(change.to ?? '/mail/notify/ses', {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          origin: '',
          'x-timestamp': stamp,
          'x-signature': change.sign ?? signatureOf(secret, stamp, body),
        },
      })
    }
    const at = () => new Date(now()).toISOString()
    const bounce = (address: string) => ({ address, kind: 'bounce', at: at() })

    it('[OPS-01] end sending to an address, which an administrator allows again', async () => {
      const answer = await post([
        bounce('Lin@Example.org'),
        { ...bounce('b@example.org'), kind: 'complaint' },
      ])
      expect([answer.status, await answer.json()]).toEqual([200, { stopped: 2 }])
      expect(await (await post([bounce('lin@example.org')])).json()).toEqual({ stopped: 0 })
      const { list, total } = await admin.call('listStopped', { q: 'LIN' })
      expect(list).toMatchObject([{ address: 'l***@example.org', cause: 'bounced', source: 'ses' }])
      expect(total).toBe(1)
      const [row] = list
      shop.server.clock.now += 1000
      const key = freshKey()
      await admin.call('allowAddress', { id: row?.id ?? 0, reason: 'mended', key })
      await admin.call('allowAddress', { id: row?.id ?? 0, reason: 'mended', key })
      expect(await isStopped(shop.db, 'lin@example.org')).toBe(false)
      expect(
        await admin.refused('allowAddress', { id: row?.id ?? 0, reason: 'r', key: freshKey() }),
      ).toMatchObject({ reason: 'addressAllowed' })
      // A report that comes late does not close it again; what happens from now on does.
      await post([{ ...bounce('lin@example.org'), at: new Date(now() - 500).toISOString() }])
      expect(await isStopped(shop.db, 'lin@example.org')).toBe(false)
      shop.server.clock.now += 1000
      await post([bounce('lin@example.org')])
      expect(await isStopped(shop.db, 'lin@example.org')).toBe(true)
      expect(await auditOf('address.allowed')).toHaveLength(1)
    })

    it('[OPS-01] are taken with a right and fresh signature only, and name what is wrong in them', async () => {
      const list = [bounce('lin@example.org')]
      const old = String(Math.floor(now() / 1000) - 301)
      for (const change of [
        { sign: '' },
        { sign: signatureOf('another secret', String(Math.floor(now() / 1000)), JSON.stringify(list)) },
        { stamp: old },
        { stamp: '1e9' },
      ]) {
        const answer = (await (await post(list, change)).json()) as { data: { reason: string } }
        expect([change, answer.data.reason]).toEqual([change, 'forbidden'])
      }
      const faulty = (await (await post([...list, { ...list[0], kind: 'x' }])).json()) as { data: unknown }
      expect(faulty.data).toMatchObject({ reason: 'invalid', field: '1.kind' })
      expect((await post(list, { body: '[' })).status).toBe(400)
      expect((await post(list, { to: '/mail/notify/..%2f' })).status).toBe(404)
      expect(await shop.db.select().from(refusedAddresses)).toEqual([])
    })

    it('there is no such address without a secret', async () => {
      const bare = await openShop(open)
      const answer = await bare.server
        .browser()
        .request('/mail/notify/ses', { method: 'POST', body: '[]', headers: { origin: '' } })
      expect(answer.status).toBe(404)
    })
  })
})
