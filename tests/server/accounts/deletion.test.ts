import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import * as schema from '../../../server/db/schema.ts'
import { makeExports } from '../../../server/files/exports/makeExports.ts'
import { uploadStores } from '../../../server/files/store.ts'
import { runJobs } from '../../../server/jobs/jobs.ts'
import { afterDeletion, nameOf } from '../../../server/lifecycles/deletion/afterDeletion.ts'
import { accountDeletionAdapter } from '../../../server/lifecycles/entities/accountDeletion.ts'
import { lostMatters } from '../../../server/lifecycles/deletion/openMatters.ts'
import { deletedName } from '../../../server/lifecycles/deletion/changes.ts'
import { sendMessageMail } from '../../../server/notifications/sendMessageMail.ts'
import { sendMessageSms } from '../../../server/notifications/sendMessageSms.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { erasedGroups, keptGroups } from '../../../src/contract/accountDeletion.ts'
import { emptyPaper } from '../../../src/contract/paperForm.ts'
import { describeDatabase, describePostgres } from '../../support/engines.ts'
import { site, testConfig, type Browser } from '../api/harness.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'
import { changedSince, stateOf } from '../support/stateOf.ts'

const day = 86_400_000
const agreed = { agreed: 1 } as const

/** Everything that a suite needs of one shop. */
const inShop = (shop: () => Shop) => {
  let people = 0
  const now = () => shop().server.clock.now
  const tick = () =>
    runScheduledTransitions({ db: shop().db, engine: shop().engine, log: shop().server.log, now })
  const newcomer = async () => {
    const mobile = `1581000${String((people += 1)).padStart(4, '0')}`
    const browser = await signIn(mobile)
    return { mobile, browser, userId: Number(browser.credentials?.uid) }
  }
  const signIn = async (mobile: string): Promise<Browser> => {
    const { server } = shop()
    server.clock.now += 61_000
    const browser = server.browser()
    await browser.call('sendLoginCode', { mobile })
    await browser.call('loginByPhone', { mobile, code: server.sender.codeFor(mobile) })
    return browser
  }
  const userOf = async (id: number) => {
    const [row] = await shop().db.select().from(schema.users).where(eq(schema.users.id, id))
    if (row === undefined) throw new Error('no such account')
    return row
  }
  const deletionOf = async (userId: number) => {
    const { accountDeletions } = schema
    const [row] = await shop().db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId))
    if (row === undefined) throw new Error('it was never asked for')
    return row
  }
  const historyOf = async (userId: number) =>
    (await shop().historyOf('accountDeletion', (await deletionOf(userId)).id)).map(({ event }) => event)
  const toldTo = async (userId: number) => {
    const rows = await shop().db.select().from(schema.messages).where(eq(schema.messages.userId, userId))
    return rows.map(({ name }) => name)
  }
  /** The account is gone: the days are over, and the clock has come by. */
  const leave = async (browser: Browser) => {
    await browser.call('requestDeletion', agreed)
    shop().server.clock.now += 14 * day
    await tick()
  }
  /** Sends what waits to be sent. */
  const deliver = async () => {
    const { db, server } = shop()
    const tools = { db, sender: server.sender, origin: site, now }
    await runJobs({
      db,
      log: server.log,
      now,
      works: {
        mail: sendMessageMail({
          ...tools,
          unsubscribePath: () => '/',
          attachmentsOf: () => Promise.resolve([]),
          decisionText: () => Promise.resolve(''),
        }),
        sms: sendMessageSms(tools),
      } as never,
    })
  }
  return { now, tick, newcomer, signIn, userOf, deletionOf, historyOf, toldTo, leave, deliver }
}

describeDatabase('the deletion of an account', (open) => {
  let shop: Shop
  const { now, tick, newcomer, signIn, userOf, deletionOf, historyOf, toldTo, leave, deliver } = inShop(
    () => shop,
  )
  beforeAll(async () => {
    shop = await openShop(open)
  })
  beforeEach(() => {
    shop.server.sender.mails.length = 0
    shop.server.sender.notices.length = 0
  })
  afterAll(() => rmSync(testConfig.filesRoot, { recursive: true, force: true }))

  it('[ACC-03] is requested with a date 14 days ahead, announced, shown on every page, and taken back by one press', async () => {
    const { browser, userId } = await newcomer()
    expect(await browser.call('getOwnDeletion', {})).toMatchObject({ state: 'open', deletes_at: null })
    const asked = await browser.call('requestDeletion', agreed)
    const date = new Date(now() + 14 * day).toISOString()
    expect(asked).toMatchObject({
      state: 'requested',
      requested_at: new Date(now()).toISOString(),
      deletes_at: date,
    })
    expect(await browser.call('getOwnDeletion', {})).toEqual(asked)
    expect((await browser.call('getUserInfo', {})).deletes_at).toBe(date)
    shop.server.clock.now += 10 * day
    await tick()
    expect((await userOf(userId)).mobile).not.toBeNull()
    const kept = await browser.call('cancelDeletion', {})
    expect(kept).toMatchObject({ state: 'open', requested_at: null, deletes_at: null })
    expect((await browser.call('getUserInfo', {})).deletes_at).toBeNull()
    shop.server.clock.now += 30 * day
    await tick()
    expect((await userOf(userId)).mobile).not.toBeNull()
    expect(await historyOf(userId)).toEqual(['deletion.request', 'deletion.cancel'])
    expect(await toldTo(userId)).toEqual(expect.arrayContaining(['deletionRequested', 'deletionCancelled']))
  })

  it('[ACC-03] can be requested again after it was taken back, with a new date and a new reminder', async () => {
    const { browser, mobile, userId } = await newcomer()
    await browser.call('requestDeletion', agreed)
    shop.server.clock.now += 12 * day
    await tick()
    expect((await deletionOf(userId)).isReminded).toBe(true)
    await browser.call('cancelDeletion', {})
    const again = await signIn(mobile)
    const asked = await again.call('requestDeletion', agreed)
    expect(asked.deletes_at).toBe(new Date(now() + 14 * day).toISOString())
    expect((await deletionOf(userId)).isReminded).toBe(false)
  })

  it('[ACC-03] reminds once three days before, and tells the address that it knew last that it is done', async () => {
    const { browser, userId } = await newcomer()
    await shop.db.update(schema.users).set({ email: 'leaver@example.org' }).where(eq(schema.users.id, userId))
    await browser.call('requestDeletion', agreed)
    await deliver()
    shop.server.clock.now += 11 * day - 1000
    await tick()
    expect(await historyOf(userId)).toEqual(['deletion.request'])
    shop.server.clock.now += 2000
    await tick()
    await tick()
    await deliver()
    shop.server.clock.now += 3 * day
    await tick()
    await tick()
    await deliver()
    expect(await historyOf(userId)).toEqual(['deletion.request', 'deletion.remind', 'deletion.finish'])
    const mails = shop.server.sender.mails.filter(({ to }) => to === 'leaver@example.org')
    expect(mails.map(({ subject }) => subject)).toEqual([
      '您的账号将于 14 天后注销',
      '您的账号即将注销',
      '您的账号已注销',
    ])
    expect(mails[0]?.text).toContain('/account/deletion')
    expect(await toldTo(userId)).toEqual(['accountDeleted'])
  })

  it('[ACC-03] tells an account without an address by text message, also after its phone is erased', async () => {
    const { browser, mobile } = await newcomer()
    await leave(browser)
    await deliver()
    expect(shop.server.sender.notices.filter((notice) => notice.mobile === mobile).at(-1)?.title).toBe(
      '您的账号已注销',
    )
  })

  it('[ACC-03] needs a recent sign-in, and the tick', async () => {
    const { browser, userId } = await newcomer()
    expect(await browser.refused('requestDeletion', {})).toMatchObject({ reason: 'deletionNotAgreed' })
    shop.server.clock.now += 11 * 60_000
    expect(await browser.refused('requestDeletion', agreed)).toMatchObject({ reason: 'freshSignInNeeded' })
    await shop.db.insert(schema.totpSecrets).values({ userId, sealed: 'x' })
    expect(await browser.refused('requestDeletion', agreed)).toMatchObject({ reason: 'stepUpNeeded' })
    // Coming back asks for nothing.
    expect(await browser.call('cancelDeletion', {})).toMatchObject({ state: 'open' })
  })

  it('[ACC-03] ten who ask at the same moment ask once; ten who take it back take it back once', async () => {
    const { browser, userId } = await newcomer()
    const ten = (call: 'requestDeletion' | 'cancelDeletion') =>
      Promise.all(
        Array.from({ length: 10 }, () => browser.raw(call, call === 'requestDeletion' ? agreed : {})),
      )
    const asked = await ten('requestDeletion')
    expect(asked.map(({ code }) => code)).toEqual(Array<number>(10).fill(1))
    expect(new Set(asked.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await historyOf(userId)).toEqual(['deletion.request'])
    expect((await toldTo(userId)).filter((name) => name === 'deletionRequested')).toHaveLength(1)
    await ten('cancelDeletion')
    expect(await historyOf(userId)).toEqual(['deletion.request', 'deletion.cancel'])
  })

  it('[ACC-03] asked for again while it runs, nothing of it changes; after it was taken back, it begins anew', async () => {
    const { browser, userId, mobile } = await newcomer()
    const asked = await browser.call('requestDeletion', agreed)
    const before = await stateOf(shop.db)
    shop.server.clock.now += 5 * 60_000
    expect(await browser.call('requestDeletion', agreed)).toEqual(asked)
    expect(await changedSince(shop.db, before)).toEqual([])
    await browser.call('cancelDeletion', {})
    const cancelled = await stateOf(shop.db)
    shop.server.clock.now += 60_000
    await browser.call('cancelDeletion', {})
    expect(await changedSince(shop.db, cancelled)).toEqual([])
    const later = await (await signIn(mobile)).call('requestDeletion', agreed)
    expect(later).toMatchObject({
      requested_at: new Date(now()).toISOString(),
      deletes_at: new Date(now() + 14 * day).toISOString(),
    })
    expect((await deletionOf(userId)).state).toBe('requested')
  })

  it('[ACC-03] what was still to be sent of its messages is sent to nobody, by mail or by phone', async () => {
    const { browser, userId } = await newcomer()
    const { jobs, messages } = schema
    const texts = { title: '', engTitle: '', content: '', engContent: '', link: '' }
    const [message] = await shop.db.select().from(messages).where(eq(messages.userId, userId)).limit(1)
    const [made] =
      message === undefined
        ? await shop.db
            .insert(messages)
            .values({ ...texts, userId, type: 'system', name: 'deletionRequested' })
            .returning()
        : [message]
    const later = new Date(now() + 90 * day)
    const data = { message: made?.id ?? 0 }
    for (const kind of ['mail', 'sms'])
      await shop.db.insert(jobs).values({ kind, key: freshKey(), data, dueAt: later })
    await leave(browser)
    const left = await shop.db
      .select()
      .from(jobs)
      .where(sql`${jobs.data} ->> 'message' = ${String(data.message)}`)
    expect(left.filter(({ doneAt }) => doneAt === null).map(({ kind }) => kind)).toEqual([])
  })

  it('[ACC-03] papers that were handed in stay as they are; what waits of a campaign is sent no more', async () => {
    const { browser, userId } = await newcomer()
    const { campaignRecipients, papers } = schema
    const paperId = await rowsOf(shop).paper('first_review.accepted')
    const [paper] = await shop.db.update(papers).set({ userId }).where(eq(papers.id, paperId)).returning()
    const drafted = await rowsOf(shop).paper('draft')
    await shop.db.update(papers).set({ userId }).where(eq(papers.id, drafted))
    const becomes = {
      ...{ pending: 'skipped', retry: 'skipped', claimed: 'uncertain', accepted: 'accepted' },
      ...{ failed: 'failed', uncertain: 'uncertain', skipped: 'skipped', bounced: 'bounced' },
    } as const
    const campaignId = await rowsOf(shop).campaign('cancelled')
    const made = new Map<number, keyof typeof becomes>()
    for (const state of Object.keys(becomes) as Array<keyof typeof becomes>) {
      const orderId = await shop.buy('linmei')
      const at = new Date(now())
      const skipped = state === 'skipped' ? ('optedOut' as const) : null
      const times = { dueAt: at, movedAt: at }
      const [row] = await shop.db
        .insert(campaignRecipients)
        .values({
          ...times,
          campaignId,
          orderId,
          userId,
          address: `${state}@gone.example`,
          language: 'zh',
          state,
          skipped,
        })
        .returning()
      made.set(row?.id ?? 0, state)
    }
    await leave(browser)
    for (const [id, state] of made) {
      const [row] = await shop.db.select().from(campaignRecipients).where(eq(campaignRecipients.id, id))
      expect([state, row?.state, row?.address]).toEqual([state, becomes[state], null])
    }
    const [kept] = await shop.db.select().from(papers).where(eq(papers.id, paperId))
    expect(kept?.form).toEqual(paper?.form)
    const [emptied] = await shop.db.select().from(papers).where(eq(papers.id, drafted))
    expect(emptied?.form).toEqual(emptyPaper)
  })

  it('[ACC-03] is near in its last three days, and due in the moment in which they are over', async () => {
    const id = await rowsOf(shop).accountDeletion('requested')
    const { accountDeletions } = schema
    const deletesAt = new Date(now() + 30 * day)
    await shop.db.update(accountDeletions).set({ deletesAt }).where(eq(accountDeletions.id, id))
    const factsAt = (left: number) =>
      shop.db.transaction(async (tx) => {
        const at = new Date(deletesAt.getTime() - left)
        const loaded = await accountDeletionAdapter.load({ tx, at }, id, { userId: null, requestId: null })
        return { isSoon: loaded?.facts.isSoon, isDue: loaded?.facts.isDue }
      })
    expect(await factsAt(3 * day + 1)).toEqual({ isSoon: false, isDue: false })
    expect(await factsAt(3 * day)).toEqual({ isSoon: true, isDue: false })
    expect(await factsAt(1)).toEqual({ isSoon: true, isDue: false })
    expect(await factsAt(0)).toEqual({ isSoon: false, isDue: true })
    expect(await factsAt(-day)).toEqual({ isSoon: false, isDue: true })
    await shop.db.delete(accountDeletions).where(eq(accountDeletions.id, id))
  })

  it.each([
    ['that can be used', {}, 1],
    ['that was taken back', { revokedAt: new Date() }, 0],
    ['that is over', { expiresAt: new Date(0) }, 0],
  ])('[ACC-03] says which coupons are lost: one %s', async (_name, more, count) => {
    const { userId } = await newcomer()
    const coupon = { userId, kind: 'registration', amount: 100, source: 'organizer' } as const
    await shop.db
      .insert(schema.coupons)
      .values({ ...coupon, code: freshKey(), expiresAt: new Date(now() + day), ...more })
    const notes = await shop.db.transaction((tx) => lostMatters(tx, userId, new Date(now())))
    expect(notes.find(({ kind }) => kind === 'coupons')?.count ?? 0).toBe(count)
  })

  it('[ACC-03] is private: no administrator reads or moves it', async () => {
    const { browser, userId } = await newcomer()
    await browser.call('requestDeletion', agreed)
    const { id } = await deletionOf(userId)
    const admin = await shop.signedIn('admin')
    for (const other of [admin, await shop.signedIn('newcomer')])
      expect(await other.refused('getRecord', { entity: 'accountDeletion', id })).toMatchObject({
        reason: 'notFound',
      })
    expect(await browser.call('getRecord', { entity: 'accountDeletion', id })).toMatchObject({
      state: 'requested',
    })
    const fire = {
      entity: 'accountDeletion',
      id,
      event: 'deletion.cancel',
      version: 1,
      key: freshKey(),
    } as const
    expect(await admin.refused('fireRecord', fire)).toMatchObject({ reason: 'eventUnknown' })
    expect((await deletionOf(userId)).state).toBe('requested')
  })

  describe('is refused by name', () => {
    const refusedFor = async (browser: Browser) => {
      const { blocks } = await browser.call('getOwnDeletion', {})
      const { reason } = await browser.refused('requestDeletion', agreed)
      return { kinds: blocks.map(({ kind }) => kind), names: blocks.flatMap(({ names }) => names), reason }
    }

    it('[ACC-03] to the last administrator who can sign in', async () => {
      const admin = await shop.signedIn('admin')
      expect(await refusedFor(admin)).toMatchObject({
        kinds: expect.arrayContaining(['lastAdministrator']) as unknown,
        reason: 'deletionOfLastAdministrator',
      })
      const second = await newcomer()
      await shop.db.insert(schema.userRoles).values({ userId: second.userId, role: 'admin' })
      const { blocks } = await admin.call('getOwnDeletion', {})
      expect(blocks.map(({ kind }) => kind)).not.toContain('lastAdministrator')
      await second.browser.call('requestDeletion', agreed)
      await shop.db
        .update(schema.users)
        .set({ lockedAt: new Date() })
        .where(eq(schema.users.account, 'admin'))
      shop.server.clock.now += 15 * day
      // The other one was locked: it waits.
      await tick()
      expect((await deletionOf(second.userId)).state).toBe('requested')
      await shop.db.update(schema.users).set({ lockedAt: null }).where(eq(schema.users.account, 'admin'))
      await tick()
      expect((await deletionOf(second.userId)).state).toBe('done')
    })

    it('[ACC-03] to the only organizer of a conference that is published and not over', async () => {
      const { browser, userId } = await newcomer()
      const other = await newcomer()
      const conferenceId = shop.other.id
      const { conferences, userRoles } = schema
      const set = (values: Partial<typeof conferences.$inferInsert>) =>
        shop.db.update(conferences).set(values).where(eq(conferences.id, conferenceId))
      await shop.db.delete(userRoles).where(eq(userRoles.conferenceId, conferenceId))
      await set({ organizerId: userId, state: 'not_started' })
      expect(await refusedFor(browser)).toEqual({
        kinds: ['conferencesAhead'],
        names: [shop.other.engTitle],
        reason: 'deletionConferencesAhead',
      })
      await shop.db.insert(userRoles).values({ userId: other.userId, role: 'organizer', conferenceId })
      await browser.call('requestDeletion', agreed)
      await set({ organizerId: shop.other.organizerId })
    })

    it('[ACC-03] while an order waits for its payment, or a refund is under way; it is done once that is settled', async () => {
      const { browser, userId, mobile } = await newcomer()
      const orderId = await shop.buy('newcomer')
      const { orders, refunds } = schema
      const mine = eq(orders.id, orderId)
      await shop.db.update(orders).set({ userId, state: 'to_be_paid', paidAt: null }).where(mine)
      await shop.db.update(schema.tickets).set({ userId }).where(eq(schema.tickets.orderId, orderId))
      expect(await refusedFor(browser)).toMatchObject({ reason: 'deletionOrdersOpen' })
      await shop.db
        .update(orders)
        .set({ state: 'paid', paidAt: new Date(now()) })
        .where(mine)
      // A paid ticket does not hold it up, and is said.
      await shop.db
        .update(schema.conferences)
        .set({ endsAt: new Date(now() + 100 * day) })
        .where(eq(schema.conferences.id, shop.conference.id))
      const { notes } = await browser.call('getOwnDeletion', {})
      expect(notes).toContainEqual({ kind: 'tickets', count: 1 })
      await browser.call('requestDeletion', agreed)
      const refund = { orderId, amount: 160_000, refundNo: freshKey(), cause: 'requested' as const }
      const [payment] = await shop.db
        .select()
        .from(schema.payments)
        .where(eq(schema.payments.orderId, orderId))
      await shop.db
        .insert(refunds)
        .values({ ...refund, paymentId: payment?.id ?? 0, state: 'requested' } as never)
      const again = await signIn(mobile)
      expect(await again.call('getOwnDeletion', {})).toMatchObject({
        state: 'requested',
        blocks: [{ kind: 'refundsOpen', count: 1 }],
      })
      shop.server.clock.now += 15 * day
      await tick()
      expect((await userOf(userId)).mobile).toBe(mobile)
      await shop.db.update(refunds).set({ state: 'rejected' }).where(eq(refunds.orderId, orderId))
      await tick()
      expect((await userOf(userId)).mobile).toBeNull()
      expect(await shop.db.select().from(orders).where(mine)).toMatchObject([{ userId, state: 'completed' }])
      // The order of the next test belongs to another user.
      await shop.db.delete(refunds).where(eq(refunds.orderId, orderId))
    })

    it('[ACC-03] to who hosts a live that runs', async () => {
      const { browser, userId } = await newcomer()
      const [live] = await shop.db.select().from(schema.lives).limit(1)
      const before = { anchorId: live?.anchorId ?? null, status: live?.status ?? 'not_started' }
      const set = (values: Partial<typeof schema.lives.$inferInsert>) =>
        shop.db
          .update(schema.lives)
          .set(values)
          .where(eq(schema.lives.id, live?.id ?? 0))
      await set({ anchorId: userId, status: 'ongoing' })
      expect(await refusedFor(browser)).toMatchObject({ kinds: ['hosting'], reason: 'deletionHosting' })
      await set({ status: 'ended' })
      await browser.call('requestDeletion', agreed)
      await set(before)
    })
  })

  it('[ACC-03] frees phone, address and WeChat; the old account is answered as one that never was', async () => {
    const { browser, mobile, userId } = await newcomer()
    const email = 'free@example.org'
    await shop.db
      .update(schema.users)
      .set({ email, account: 'freed', passwordHash: 'x', wechatOpenid: 'freed-openid' })
      .where(eq(schema.users.id, userId))
    const elsewhere = await signIn(mobile)
    await leave(elsewhere)
    for (const gone of [browser, elsewhere])
      expect(await gone.refused('getUserInfo')).toMatchObject({ reason: 'sessionExpired' })
    const password = 'some-password'
    const asked = await Promise.all(
      ['freed', email, mobile, 'never-was'].map((account) =>
        shop.server.browser().raw('loginByPassword', { account, password }),
      ),
    )
    expect(new Set(asked.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const fresh = await signIn(mobile)
    expect(Number(fresh.credentials?.uid)).not.toBe(userId)
    await shop.db
      .update(schema.users)
      .set({ email, wechatOpenid: 'freed-openid' })
      .where(eq(schema.users.id, Number(fresh.credentials?.uid)))
    expect((await fresh.call('getUserInfo', {})).deletes_at).toBeNull()
  })

  it('[ACC-03] leaves nothing personal in any table but those that are named, and nothing of others', async () => {
    const { browser, mobile, userId } = await newcomer()
    const { db } = shop
    const mark = `离开者${userId}`
    const email = `leaver${userId}@example.org`
    await db
      .update(schema.users)
      .set({ nickname: mark, email, wechatOpenid: mark, account: `leaver${userId}` })
      .where(eq(schema.users.id, userId))
    const other = await shop.signedIn('newcomer')
    const [news] = await db.select().from(schema.news).limit(1)
    const here = { place: 'news', target_id: news?.id ?? 0 } as const
    const mine = await browser.call('postComment', { ...here, text: `${mark}说`, key: freshKey() })
    const answer = await other.call('postComment', {
      ...here,
      text: '他人的回复',
      answers_id: mine.id,
      key: freshKey(),
    })
    const hidden = await browser.call('postComment', { ...here, text: `${mark}广告`, key: freshKey() })
    await db.update(schema.comments).set({ state: 'hidden' }).where(eq(schema.comments.id, hidden.id))
    await browser.call('sendEnquiry', {
      contact: mark,
      reach: email,
      question: '同传怎么收费？',
      key: freshKey(),
    })
    await db.insert(schema.papers).values({
      userId,
      conferenceId: shop.conference.id,
      form: { ...emptyPaper, title: mark },
    })
    await db.insert(schema.collections).values({ userId, kind: 'news', targetId: news?.id ?? 0 } as never)
    await db.insert(schema.userSubjects).values({
      userId,
      subjectId: (await db.select().from(schema.subjects).limit(1))[0]?.id ?? 0,
    })
    await db.insert(schema.registrationDrafts).values({
      userId,
      conferenceId: shop.conference.id,
      draft: { name: mark },
    })
    // The order stays for the accounts, without what was answered to the organizer.
    await db.insert(schema.orders).values({
      ...{ no: `D${userId}`, kind: 'conf', userId, conferenceId: shop.conference.id },
      ...{ listAmount: 0, amount: 0, state: 'closed', closedReason: 'expired', dueAt: new Date(now()) },
      attendee: { name: '参会者', affiliation: '', position: '', email: '' },
      answers: { q1: mark },
    })
    await db.insert(schema.hotelBookings).values({
      ...{ userId, conferenceId: shop.conference.id, sharing: 'named', companion: mark },
      ...{
        hotel: '酒店',
        engHotel: 'Hotel',
        address: '东侧',
        engAddress: 'East',
        room: '房',
        engRoom: 'Room',
      },
      ...{ checkIn: '2020-01-01', checkOut: '2020-01-02', amount: 1 },
    })
    await db.insert(schema.studentProofs).values({
      ...{ userId, conferenceId: shop.conference.id, state: 'rejected' },
      ...{ file: `${mark}.pdf`, reason: `${mark}看不清` },
    })
    await db.insert(schema.refusedAddresses).values({ address: email, cause: 'bounced', userId })
    await db
      .insert(schema.paperReviewers)
      .values({ conferenceId: shop.conference.id, userId, name: mark, email, loadCap: 3 })
    await db.insert(schema.inviteCodes).values({ userId, code: mark })
    await db.insert(schema.recoveryCodes).values({ userId, codeHash: mark })
    const [live] = await db.select().from(schema.lives).limit(1)
    await db.insert(schema.liveMessages).values({
      liveId: live?.id ?? 0,
      c: 900_000,
      userId: `u_${userId}`,
      clientId: freshKey(),
      author: { userId: `u_${userId}`, userName: mark, userAvatar: '' },
      role: 'member',
      text: '大家好',
      at: new Date(now()),
    })
    await db.insert(schema.certificates).values({
      userId,
      conferenceId: shop.conference.id,
      kind: 'attendance',
      code: `C${userId}`,
      name: mark,
      state: 'issued',
      issuedAt: new Date(now()),
    })
    await browser.call('askExport', {})
    const stores = uploadStores(testConfig.filesRoot)
    const exports = () => makeExports({ db, stores, log: shop.server.log, now })
    await exports()
    const [archive] = await db
      .select()
      .from(schema.accountExports)
      .where(eq(schema.accountExports.userId, userId))
    const path = join(testConfig.filesRoot, 'exports', archive?.file ?? '')
    expect(existsSync(path)).toBe(true)

    const before = await rowsWith(shop, [mark, email, mobile])
    const known = ['users', 'comments', 'enquiries', 'papers', 'orders', 'hotel_bookings', 'student_proofs']
    expect(before).toEqual(expect.arrayContaining(known))
    await leave(browser)
    expect(shop.server.log.faults().filter((line) => line.includes('clock'))).toEqual([])
    await exports()
    expect(existsSync(path)).toBe(false)
    await deliver()
    // The address of the last mail goes with its job, a week later; codes and what was "sent" are swept.
    await db.delete(schema.jobs)
    await db.delete(schema.oneTimeCodes)
    await db.delete(schema.outboxMessages)
    expect(await rowsWith(shop, [mark, email, mobile])).toEqual(['certificates'])
    expect(await userOf(userId)).toMatchObject({ nickname: deletedName, mobile: null, email: null })

    const { threads } = await other.call('listComments', here)
    const thread = threads.find(({ id }) => id === mine.id)
    expect(thread).toMatchObject({ state: 'deleted', text: '', name: '' })
    expect(thread?.replies).toMatchObject([{ id: answer.id, text: '他人的回复', is_own: true }])
    const verified = await shop.server.browser().raw('verifyCertificate', { code: `C${userId}` })
    expect(verified.code).toBe(1)
  })

  it('[ACC-03] points stay booked twice, without a name', async () => {
    const { browser, userId } = await newcomer()
    const [subject] = await shop.db
      .select()
      .from(schema.subjects)
      .where(sql`${schema.subjects.parentId} is not null`)
      .limit(1)
    await browser.call('saveProfile', { group_id: 1, search_field: String(subject?.id ?? 0) })
    const balance = async () =>
      (await shop.db.select().from(schema.pointAccounts).where(eq(schema.pointAccounts.userId, userId)))[0]
        ?.balance
    const earned = await balance()
    expect(earned).toBeGreaterThan(0)
    expect((await browser.call('getOwnDeletion', {})).notes).toContainEqual({ kind: 'points', count: earned })
    await leave(browser)
    expect(await balance()).toBe(earned)
    expect(await historyOf(userId)).toContain('deletion.finish')
  })
})

describePostgres('the deletion of an account on two servers', (open) => {
  let shop: Shop
  const { tick, newcomer, historyOf, toldTo, userOf } = inShop(() => shop)
  beforeAll(async () => {
    shop = await openShop(open)
  })

  it('[ACC-03] is done exactly once, by the first worker', async () => {
    const leavers = await Promise.all(Array.from({ length: 6 }, () => newcomer()))
    for (const { browser } of leavers) await browser.call('requestDeletion', agreed)
    shop.server.clock.now += 14 * day
    await Promise.all([tick(), tick(), tick()])
    for (const { userId } of leavers) {
      expect(await historyOf(userId)).toEqual(['deletion.request', 'deletion.finish'])
      expect(await toldTo(userId)).toEqual(['accountDeleted'])
      expect((await userOf(userId)).mobile).toBeNull()
    }
  })

  it('[ACC-03] of a member who comes back at the last moment is either taken back or done, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { browser, userId } = await newcomer()
      await browser.call('requestDeletion', agreed)
      shop.server.clock.now += 14 * day
      await Promise.all([tick(), browser.raw('cancelDeletion', {})])
      const [, end, ...more] = (await historyOf(userId)).filter((event) => event !== 'deletion.remind')
      expect(more).toEqual([])
      expect((await userOf(userId)).mobile === null).toBe(end === 'deletion.finish')
    }
  })
})

describe('what becomes of each table', () => {
  const tables = Object.values<unknown>(schema).filter((entry): entry is PgTable => is(entry, PgTable))

  it('[ACC-03] every column that names a member is erased, changed, swept or kept with a reason', () => {
    const naming = tables.flatMap((table) => {
      const name = getTableName(table)
      const referring = getTableConfig(table).foreignKeys.flatMap((key) => {
        const { columns, foreignTable } = key.reference()
        return foreignTable === schema.users ? columns.map((column) => column.name) : []
      })
      const named = Object.values(getTableColumns(table))
        .map((column) => column.name)
        .filter((column) => column === 'user_id' || column === 'actor' || column.endsWith('seconded_by'))
      return [...new Set([...referring, ...named])].map((column) => `${name}.${column}`)
    })
    expect(afterDeletion.map(([column]) => nameOf(column)).sort()).toEqual([...naming, 'users.id'].sort())
  })

  it('[ACC-03] the page says nothing that no table does, and leaves nothing out', () => {
    const erased = afterDeletion.flatMap(([, fate]) => (fate.fate === 'kept' ? [] : [fate.group]))
    const kept = afterDeletion.flatMap(([, fate]) => (fate.fate === 'kept' ? [fate.group] : []))
    expect([...new Set(erased)].sort()).toEqual([...erasedGroups].sort())
    expect([...new Set(kept)].sort()).toEqual([...keptGroups].sort())
  })
})

/** Tables that contain one of these texts. */
const rowsWith = async (shop: Shop, texts: readonly string[]): Promise<string[]> => {
  const tables = Object.values<unknown>(schema).filter((entry): entry is PgTable => is(entry, PgTable))
  const found: string[] = []
  for (const table of tables) {
    const rows = JSON.stringify(await shop.db.select().from(table))
    if (texts.some((text) => rows.includes(text))) found.push(getTableName(table))
  }
  return found.sort()
}
