import { and, eq, inArray, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { tickets } from '../../../server/db/schema/admission.ts'
import { conferences, subjects } from '../../../server/db/schema/catalogue.ts'
import { conferencePublications } from '../../../server/db/schema/conferencePublications.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { refunds } from '../../../server/db/schema/payments.ts'
import { orders, priceTiers, ticketTypes } from '../../../server/db/schema/registration.ts'
import { runJobs } from '../../../server/jobs/jobs.ts'
import { notifyAttendees } from '../../../server/notifications/notifyAttendees.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { basicsWish } from '../../support/basicsWish.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { registration } from '../commerce/stage.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const entity = 'conferencePublication' as const
const notice = { reason: '场馆因台风关闭。', eng_reason: 'The venue is closed by a typhoon.' }

describeDatabase('[CONF-01] [ORG-05] the publication of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  let admin: Browser
  let id: number
  beforeEach(async () => {
    shop = await openShop(open)
    chair = await shop.signedIn('approved')
    admin = await shop.signedIn('admin', { lang: 'zh' })
    const form = {
      title: '量子论坛',
      eng_title: 'Quantum Forum',
      starts_on: '2027-05-01',
      ends_on: '2027-05-03',
    }
    id = (await chair.call('createConference', { key: freshKey(), ...form })).id
  })

  const { fire, refused, rowOf, clock, post, sell, save, prepare, publish } = {
    /** As a page fires it: by the version that it has seen. */
    fire: async (browser: Browser, event: string, more: object = {}) => {
      const { version } = await browser.call('getRecord', { entity, id })
      return browser.call('fireRecord', { entity, id, event, version, key: freshKey(), ...more })
    },
    refused: async (browser: Browser, event: string, more: object = {}) => {
      const { version } = await browser.call('getRecord', { entity, id })
      const wish = { entity, id, event, version, key: freshKey(), ...more }
      return (await browser.refused('fireRecord', wish)).reason
    },
    rowOf: async () => {
      const [row] = await shop.db.select().from(conferences).where(eq(conferences.id, id))
      if (row === undefined) throw new Error('there is no such conference')
      return row
    },
    clock: () =>
      runScheduledTransitions({
        db: shop.db,
        engine: shop.engine,
        log: quietLog,
        now: () => shop.server.clock.now,
        batch: 2,
      }),
    post: async () => {
      const mail = () => Promise.resolve()
      const works = {
        mail,
        sms: mail,
        invitation: mail,
        teamInvitation: mail,
        documents: mail,
        benefits: mail,
        attendees: notifyAttendees({ db: shop.db, batch: 2 }),
      }
      while ((await runJobs({ db: shop.db, works, log: quietLog, now: () => shop.server.clock.now })) > 0);
    },
    sell: async () => {
      const [type] = await shop.db
        .insert(ticketTypes)
        .values({ conferenceId: id, name: '普通代表', engName: 'Regular', capacity: 50 })
        .returning()
      const ticketTypeId = type?.id ?? 0
      await shop.db
        .insert(priceTiers)
        .values({ ticketTypeId, name: '标准价', engName: 'Regular price', amount: 120_000 })
      await shop.db
        .update(conferences)
        .set({
          registrationOpensAt: new Date(shop.server.clock.now - day),
          registrationClosesAt: new Date('2027-04-20T00:00:00Z'),
        })
        .where(eq(conferences.id, id))
      return ticketTypeId
    },
    save: async (more: Parameters<typeof basicsWish>[1] = {}) => {
      const [subject] = await shop.db.select().from(subjects).limit(1)
      const kept = await chair.call('getConferenceBasics', { conference_id: id })
      const filled = { place: '合肥', venue: '国际会展中心 3 层', summary: '量子信息的年度论坛。' }
      return chair.call(
        'saveConferenceBasics',
        basicsWish(kept, { subject_id: subject?.id ?? 0, ...filled, ...more }),
      )
    },
    prepare: async () => {
      await save()
      return sell()
    },
    publish: async () => {
      const type = await prepare()
      await fire(chair, 'publication.submit')
      await fire(admin, 'publication.approve')
      return type
    },
  }
  const stateOf = async () => (await chair.call('getRecord', { entity, id })).state
  const told = async (account: string) =>
    (
      await shop.db
        .select({ title: messages.title })
        .from(messages)
        .where(eq(messages.userId, await shop.idOf(account)))
    ).map(({ title }) => title)

  it('the checklist names what is missing, publishing is refused until it is done, and then it is public', async () => {
    const openLines = async () =>
      (await chair.call('getReadiness', { id })).list
        .filter(({ is_required, state }) => is_required && state !== 'done')
        .map(({ field }) => field)
    expect(await openLines()).toEqual(['subject', 'place', 'venue', 'summary', 'tickets', 'registration'])
    expect(await refused(chair, 'publication.submit')).toBe('conferenceNotReady')
    await save()
    expect(await openLines()).toEqual(['tickets', 'registration'])
    const type = await sell()
    expect(await openLines()).toEqual([])
    // The last price ends a day before people stop registering.
    const [tier] = await shop.db.select().from(priceTiers).where(eq(priceTiers.ticketTypeId, type))
    const endOf = (until: Date | null) =>
      shop.db.update(priceTiers).set({ until }).where(eq(priceTiers.ticketTypeId, type))
    await endOf(new Date(shop.server.clock.now + 60_000))
    expect(await openLines()).toEqual(['tickets'])
    expect(await refused(chair, 'publication.submit')).toBe('conferenceNotReady')
    await endOf(tier?.until ?? null)
    await fire(chair, 'publication.submit')
    const guest = shop.server.browser({ lang: 'zh' })
    expect(await guest.refused('getConference', { id })).toMatchObject({ reason: 'notFound' })
    await fire(admin, 'publication.approve')
    expect(await guest.call('getConference', { id })).toMatchObject({ title: '量子论坛', cancelled: null })
    expect((await guest.call('listConferences', { q: '量子论坛' })).total).toBe(1)
    await post()
    expect(await told('approved')).toContain('会议已发布')
  })

  it('[CONF-02] a conference in English alone is filled in and published without a Chinese text', async () => {
    const openLines = async () =>
      (await chair.call('getReadiness', { id })).list
        .filter(({ is_required, state }) => is_required && state !== 'done')
        .map(({ field }) => field)
    await sell()
    await save({ title: '', place: '', venue: '', summary: '' })
    expect(await openLines()).toEqual(['eng_place', 'eng_venue', 'eng_summary'])
    expect(await refused(chair, 'publication.submit')).toBe('conferenceNotReady')
    const kept = await chair.call('getConferenceBasics', { conference_id: id })
    expect(
      await chair.refused('saveConferenceBasics', basicsWish(kept, { title: '', eng_title: '' })),
    ).toMatchObject({ field: 'title', reason: 'required' })
    const english = { eng_place: 'Hefei', eng_venue: 'Hall 3', eng_summary: 'The forum of the year.' }
    await save({ title: '', place: '', venue: '', summary: '', ...english })
    expect(await openLines()).toEqual([])
    await fire(chair, 'publication.submit')
    await fire(admin, 'publication.approve')
    const guest = shop.server.browser({ lang: 'zh' })
    expect(await guest.call('getConference', { id })).toMatchObject({ title: 'Quantum Forum' })
  })

  it('nothing is published for an organizer whose approval was taken back', async () => {
    await prepare()
    await shop.db.update(users).set({ sponsorApplyStatus: 4 }).where(eq(users.account, 'approved'))
    expect(await refused(chair, 'publication.submit')).toBe('organizerNotApproved')
  })

  it('[ORG-06] an administrator returns it with a note for each field; the next submission is shown beside it', async () => {
    await prepare()
    await fire(chair, 'publication.submit')
    expect((await admin.call('listQueue', { queue: 'publications' })).list).toMatchObject([
      { id, state: 'in_review' },
    ])
    const seen = await admin.call('getRecord', { entity, id })
    expect(seen.detail).toContainEqual({ field: 'venue', kind: 'text', value: '国际会展中心 3 层' })
    expect(seen.detail.find(({ field }) => field === 'tickets')?.value).toBe('普通代表 · 标准价 ¥1,200.00')
    const notes = JSON.stringify({ venue: '请写明入口', unknown: 'x' })
    expect(await refused(admin, 'publication.return', { notes })).toBe('reasonEmpty')
    await fire(admin, 'publication.return', { reason: '会场信息不全', notes })
    const { list } = await chair.call('getReadiness', { id })
    expect(list.find(({ field }) => field === 'venue')?.note).toBe('请写明入口')
    expect((await chair.call('getRecord', { entity, id })).facts).toMatchObject({
      notes: { venue: '请写明入口' },
    })
    await post()
    expect(await told('approved')).toContain('会议被退回')
    const theirs = eq(messages.userId, await shop.idOf('approved'))
    const said = await shop.db.select().from(messages).where(theirs)
    // One reason for both languages: readers of English get it as it was written.
    expect(
      JSON.stringify(said.filter(({ title }) => title === '会议被退回')).split('会场信息不全'),
    ).toHaveLength(3)
    await save({ venue: '国际会展中心 3 层，南入口' })
    await fire(chair, 'publication.submit')
    const again = await admin.call('getRecord', { entity, id })
    expect(again.detail.find(({ field }) => field === 'venue')).toMatchObject({
      value: '国际会展中心 3 层，南入口',
      before: '国际会展中心 3 层',
    })
    expect(again.detail.find(({ field }) => field === 'title')).not.toHaveProperty('before')
    expect((await chair.call('getReadiness', { id })).list.every(({ note }) => note === '')).toBe(true)
  })

  it.each([
    ['notes that are no JSON', '{'],
    ['a list', '["x"]'],
    ['a number', '{"venue":1}'],
    ['a NUL', JSON.stringify({ venue: '\u0000' })],
    ['a long one', JSON.stringify({ venue: 'x'.repeat(501) })],
    ['many megabytes', JSON.stringify({ venue: 'x'.repeat(30_000) })],
  ])('[VAL-05] a note is refused by its field: %s', async (_name, notes) => {
    await prepare()
    await fire(chair, 'publication.submit')
    const { version } = await admin.call('getRecord', { entity, id })
    const wish = { entity, id, event: 'publication.return', version, key: freshKey(), reason: 'x', notes }
    const { field } = await admin.refused('fireRecord', wish)
    expect(field?.split('.')[0]).toBe('notes')
    expect(await stateOf()).toBe('in_review')
  })

  it('it is taken back without registrations, and never afterwards', async () => {
    const type = await publish()
    await fire(chair, 'publication.unpublish')
    expect((await rowOf()).publication).toBe('draft')
    await fire(chair, 'publication.submit')
    await fire(admin, 'publication.approve')
    const member = await shop.signedIn('linmei')
    await member.call('placeOrder', registration({ id, types: [type] }))
    expect(await refused(chair, 'publication.unpublish')).toBe('conferenceHasOrders')
  })

  it('cancelling asks for the title and for a notice in both languages', async () => {
    await publish()
    const title = { confirmation: '量子论坛' }
    expect(await refused(chair, 'publication.cancel', notice)).toBe('titleNotTyped')
    expect(await refused(chair, 'publication.cancel', { ...notice, confirmation: '量子' })).toBe(
      'titleNotTyped',
    )
    expect(await refused(chair, 'publication.cancel', { ...title, reason: notice.reason })).toBe(
      'noticeEmpty',
    )
    expect(await refused(admin, 'publication.cancel', { ...title, ...notice })).toBe('forbidden')
    expect(await stateOf()).toBe('published')
  })

  it('[ORD-01] [MSG-01] cancelled: registration is shut, the unpaid close, refunds wait for a decision, what was free closes, and everyone is notified in their language', async () => {
    const type = await publish()
    const row = await rowOf()
    const bought = []
    for (const account of ['linmei', 'newcomer', 'rejected'])
      bought.push(await shop.buy(account, { at: row, amount: 120_000 }))
    const free = await shop.buy('reviewing', { at: row, amount: 0 })
    const unpaid = await (
      await shop.signedIn('newcomer')
    ).call('placeOrder', registration({ id, types: [type] }))
    await fire(chair, 'publication.cancel', { ...notice, confirmation: ' 量子论坛 ' })
    const member = await shop.signedIn('linmei')
    expect(await member.refused('placeOrder', registration({ id, types: [type] }))).toMatchObject({
      reason: 'conferenceCancelled',
    })
    const english = shop.server.browser({ lang: 'en' })
    expect(await english.call('getConference', { id })).toMatchObject({ cancelled: notice.eng_reason })
    expect((await english.call('listConferences', { q: 'Quantum Forum' })).total).toBe(0)
    await clock()
    await clock()
    const states = await shop.db
      .select({ id: orders.id, state: orders.state, why: orders.closedReason })
      .from(orders)
      .where(eq(orders.conferenceId, id))
    expect(states.find((order) => order.id === unpaid.order_id)).toMatchObject({
      state: 'closed',
      why: 'organizer',
    })
    const asked = await shop.db
      .select({
        orderId: refunds.orderId,
        state: refunds.state,
        amount: refunds.amount,
        reason: refunds.reason,
      })
      .from(refunds)
      .where(inArray(refunds.orderId, [...bought, free]))
    expect(states.find((order) => order.id === free)).toMatchObject({ state: 'closed', why: 'organizer' })
    expect(asked).toHaveLength(3)
    expect(new Set(asked.map(({ state }) => state))).toEqual(new Set(['requested']))
    expect(asked.map(({ amount }) => amount).toSorted()).toEqual([120_000, 120_000, 120_000])
    expect(asked[0]?.reason).toBe(notice.reason)
    // The organizers find them in their queue; money moves by their decision.
    expect((await chair.call('listQueue', { queue: 'refunds' })).total).toBe(3)
    await post()
    expect(await told('linmei')).toContain('会议取消')
    expect(await told('reviewing')).toContain('订单已被主办方关闭')
    expect(await shop.db.$count(jobs, isNull(jobs.doneAt))).toBe(0)
  })

  it('what runs ends when it is cancelled, and who came in is not refunded without a decision', async () => {
    await publish()
    const bought = await shop.buy('linmei', { at: await rowOf() })
    await shop.db
      .update(conferences)
      .set({ state: 'ongoing', startsAt: new Date(shop.server.clock.now - 1000) })
      .where(eq(conferences.id, id))
    await shop.db
      .update(tickets)
      .set({ state: 'valid.signed_in', signedAt: new Date(shop.server.clock.now), gate: '东门' })
      .where(eq(tickets.orderId, bought))
    await fire(chair, 'publication.cancel', { ...notice, confirmation: '量子论坛' })
    expect(await rowOf()).toMatchObject({ state: 'ended', publication: 'cancelled', reason: notice.reason })
    expect(await clock()).toMatchObject({ 'refund.request': 0 })
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, bought))).toEqual([])
  })

  it('the clock archives 90 days after the end; an administrator reopens it and says why', async () => {
    await publish()
    expect(await refused(chair, 'publication.archive')).toBe('conferenceNotOver')
    shop.server.clock.now = (await rowOf()).endsAt.getTime() + 89 * day
    await shop.db.update(conferences).set({ state: 'ended' }).where(eq(conferences.id, id))
    await clock()
    expect((await rowOf()).publication).toBe('published')
    shop.server.clock.now += 2 * day
    await clock()
    expect((await rowOf()).publication).toBe('archived')
    expect(await shop.server.browser().call('getConference', { id })).toMatchObject({ cancelled: null })
    const back = await shop.signedIn('admin')
    expect(await refused(back, 'publication.reopen')).toBe('reasonEmpty')
    await fire(back, 'publication.reopen', { reason: '补充论文集' })
    expect((await rowOf()).publication).toBe('published')
  })

  it('ten approvals at once publish it once', async () => {
    await prepare()
    await fire(chair, 'publication.submit')
    const { version } = await admin.call('getRecord', { entity, id })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        admin.raw('fireRecord', { entity, id, event: 'publication.approve', version, key: freshKey() }),
      ),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect((await shop.historyOf(entity, id)).map(({ event }) => event)).toEqual([
      'publication.submit',
      'publication.approve',
    ])
  })

  it('the row comes with its conference, and the two never differ', async () => {
    const differ = await shop.db
      .select({ id: conferences.id })
      .from(conferences)
      .leftJoin(
        conferencePublications,
        and(
          eq(conferencePublications.id, conferences.id),
          eq(conferencePublications.state, conferences.publication),
        ),
      )
      .where(eq(conferencePublications.id, conferences.id))
    expect(differ).toHaveLength(await shop.db.$count(conferences))
    await shop.db
      .update(conferences)
      .set({ publication: 'draft' })
      .where(eq(conferences.id, shop.conference.id))
    const [row] = await shop.db
      .select()
      .from(conferencePublications)
      .where(eq(conferencePublications.id, shop.conference.id))
    expect(row?.state).toBe('draft')
  })

  it('a chair of another conference gets the same answer as for an unknown number', async () => {
    const other = await shop.signedIn('organizer')
    for (const name of ['getReadiness', 'getRecord'] as const) {
      const about = name === 'getRecord' ? { entity } : {}
      expect(await other.refused(name, { ...about, id })).toEqual(
        await other.refused(name, { ...about, id: 2_000_000_000 }),
      )
    }
  })
})
