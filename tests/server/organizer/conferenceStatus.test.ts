import { and, eq, like } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { tickets } from '../../../server/db/schema/admission.ts'
import { conferences, lives } from '../../../server/db/schema/catalogue.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { orders, priceTiers, ticketTypes, waitlistEntries } from '../../../server/db/schema/registration.ts'
import { runJobs } from '../../../server/jobs/jobs.ts'
import { notifyAttendees } from '../../../server/notifications/notifyAttendees.ts'
import { notifyLiveSoon } from '../../../server/notifications/notifyLiveSoon.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { addConference, registration } from '../commerce/stage.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000
const why = '消防演练，预计半小时'

describeDatabase('the status of a conference', (open) => {
  let shop: Shop
  let organizer: Browser
  beforeEach(async () => {
    shop = await openShop(open)
    organizer = await shop.signedIn('organizer')
  })

  const { fireRecord, rowOf, clock, post } = {
    fireRecord: async (event: string, more: object = {}, browser = organizer, id = shop.conference.id) => {
      const { version } = await browser.call('getRecord', { entity: 'conference', id })
      return { entity: 'conference' as const, id, event, version, key: freshKey(), ...more }
    },
    rowOf: async (id = shop.conference.id) => {
      const [row] = await shop.db.select().from(conferences).where(eq(conferences.id, id))
      if (row === undefined) throw new Error('there is no such conference')
      return row
    },
    /** Events caused by time only, as each of several servers causes them. */
    clock: () =>
      runScheduledTransitions({
        db: shop.db,
        engine: shop.engine,
        log: quietLog,
        now: () => shop.server.clock.now,
      }),
    /** Does the jobs for attendees; mails stay. */
    post: async () => {
      const now = () => shop.server.clock.now
      const mail = () => Promise.resolve()
      const works = {
        mail,
        sms: mail,
        invitation: mail,
        teamInvitation: mail,
        documents: mail,
        benefits: () => Promise.resolve(),
        attendees: notifyAttendees({ db: shop.db, batch: 2 }),
      }
      while ((await runJobs({ db: shop.db, works, log: quietLog, now })) > 0);
    },
  }
  const fire = async (event: string, more: object = {}, browser = organizer) =>
    browser.call('fireRecord', await fireRecord(event, more, browser))
  const refused = async (event: string, more: object = {}, browser = organizer) =>
    (await browser.refused('fireRecord', await fireRecord(event, more, browser))).reason
  const titlesOf = async (account: string) => {
    const rows = await shop.db
      .select()
      .from(messages)
      .where(and(eq(messages.userId, await shop.idOf(account)), like(messages.name, 'conference%')))
      .orderBy(messages.id)
    return rows.map(({ name, content }) => ({ name, content }))
  }
  const scan = async (code: string, at = shop.server.clock.now) =>
    (
      await (
        await shop.signedIn('gate')
      ).call('scanTicket', {
        conference_id: shop.conference.id,
        code,
        gate: 'East gate',
        nonce: freshKey(),
        scanned_at: new Date(at).toISOString(),
      })
    ).result

  it('[CONF-01] its organizer starts it a day early, pauses, resumes and ends it; each step is history', async () => {
    expect(await refused('conference.start')).toBe('conferenceTooEarly')
    expect(await refused('conference.pause', { reason: why })).toBe('conferenceNotStarted')
    shop.server.clock.now = shop.conference.startsAt.getTime() - day + 1000
    expect((await fire('conference.start')).state).toBe('ongoing')
    expect(await refused('conference.start')).toBe('conferenceOngoing')
    expect(await refused('conference.pause', { reason: ' ' })).toBe('reasonEmpty')
    expect((await fire('conference.pause', { reason: why })).facts).toMatchObject({ reason: why })
    expect(await refused('conference.pause', { reason: why })).toBe('conferencePaused')
    expect((await fire('conference.resume')).facts).toMatchObject({ reason: null })
    expect(await refused('conference.end')).toBe('reasonEmpty')
    const ended = await fire('conference.end', { reason: '台风' })
    expect(ended.state).toBe('ended')
    for (const event of ['start', 'pause', 'resume', 'end'])
      expect(await refused(`conference.${event}`, { reason: why })).toBe('conferenceEnded')
    const history = await shop.historyOf('conference', shop.conference.id)
    expect(history.map(({ event, role, reason }) => [event, role, reason])).toEqual([
      ['conference.start', 'organizer', ''],
      ['conference.pause', 'organizer', why],
      ['conference.resume', 'organizer', ''],
      ['conference.end', 'organizer', '台风'],
    ])
  })

  it('[CONF-01] the clock starts and ends it once, on two servers at once, also when both are late', async () => {
    const { id } = await addConference(shop.server, {
      conference: {
        startsAt: new Date(shop.server.clock.now + day),
        endsAt: new Date(shop.server.clock.now + 2 * day),
      },
    })
    const draft = await addConference(shop.server, { conference: { publication: 'draft' } })
    await clock()
    expect((await rowOf(id)).state).toBe('not_started')
    shop.server.clock.now += day
    await Promise.all([clock(), clock()])
    expect((await rowOf(id)).state).toBe('ongoing')
    shop.server.clock.now += 40 * day
    await Promise.all([clock(), clock()])
    expect(await rowOf(id)).toMatchObject({ state: 'ended', version: 2, reason: null })
    expect((await shop.historyOf('conference', id)).map(({ role }) => role)).toEqual(['system', 'system'])
    expect((await rowOf(draft.id)).state, 'nobody waits for a draft').toBe('not_started')
  })

  it('[CONF-01] who is not its organizer has no such record, or no such event', async () => {
    const wish = {
      entity: 'conference' as const,
      id: shop.conference.id,
      version: 0,
      event: 'conference.start',
    }
    for (const account of ['linmei', 'finance', 'gate']) {
      const browser = await shop.signedIn(account)
      const answer = await browser.refused('fireRecord', { ...wish, key: freshKey() })
      expect([account, answer.reason]).toEqual([account, 'notFound'])
    }
    expect(await refused('conference.start', {}, await shop.signedIn('admin'))).toBe('forbidden')
  })

  it('[CONF-01] ten presses at once start it once', async () => {
    shop.server.clock.now = shop.conference.startsAt.getTime() - 1000
    const wishes = await Promise.all(Array.from({ length: 10 }, () => fireRecord('conference.start')))
    const results = await Promise.allSettled(wishes.map((wish) => organizer.call('fireRecord', wish)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.historyOf('conference', shop.conference.id)).toHaveLength(1)
  })

  it('[CONF-01] [MSG-01] while it is paused no one registers or signs in, and ticket holders get the reason', async () => {
    shop.duringConference()
    await clock()
    await shop.db
      .update(conferences)
      .set({ registrationClosesAt: shop.conference.endsAt })
      .where(eq(conferences.id, shop.conference.id))
    const ticket = await shop.of(tickets, await shop.buy('linmei'))
    await shop.buy('linmei')
    const before = shop.server.clock.now
    shop.server.clock.now += 60_000
    await fire('conference.pause', { reason: why })
    await post()
    expect(await titlesOf('linmei')).toEqual([
      { name: 'conferencePaused', content: expect.stringContaining(why) },
    ])
    expect(await titlesOf('newcomer')).toEqual([])
    shop.server.clock.now += 60_000
    expect(await scan(ticket.code)).toBe('conferencePaused')
    const [type] = await shop.db
      .select()
      .from(ticketTypes)
      .where(and(eq(ticketTypes.conferenceId, shop.conference.id), eq(ticketTypes.audience, 'anyone')))
    const member = await shop.signedIn('newcomer')
    const form = registration({ id: shop.conference.id, types: [type?.id ?? 0] })
    expect(await member.refused('placeOrder', form)).toMatchObject({ reason: 'conferencePaused' })
    const cards = await member.call('listConferences', { status: 'paused', page_size: 50 })
    expect(cards.list.map(({ id }) => id)).toContain(shop.conference.id)
    expect(await scan(ticket.code, before), 'it was open when an offline gate scanned it').toBe('accepted')
    await fire('conference.resume')
    expect(await member.refused('placeOrder', form)).not.toMatchObject({ reason: 'conferencePaused' })
  })

  it('[CONF-01] ended early, it is not announced any more, and a live that it had planned does not wait to begin', async () => {
    shop.duringConference()
    await clock()
    const { id, endsAt } = await rowOf()
    const add = async (startsAt: Date) => {
      const [live] = await shop.db
        .insert(lives)
        .values({
          ...{ title: '闭幕式', engTitle: 'Closing', speaker: '', engSpeaker: '', cover: '', maxUser: 5 },
          ...{ startsAt, conferenceId: id, publication: 'scheduled' as const },
        })
        .returning()
      return live?.id ?? 0
    }
    const [missed, later] = [await add(endsAt), await add(new Date(endsAt.getTime() + day))]
    const guest = shop.server.browser()
    const listed = async () => (await guest.call('listLives', { page_size: 50 })).list.map((live) => live.id)
    const announced = async () =>
      (await guest.call('listConferences', { upcoming: 1, page_size: 50 })).list.map((each) => each.id)
    expect(await listed()).toEqual(expect.arrayContaining([missed, later]))
    expect(await announced()).toContain(id)
    await fire('conference.end', { reason: '台风' })
    expect(await listed()).not.toContain(missed)
    expect(await listed(), 'what follows the last day is held all the same').toContain(later)
    expect(await announced()).not.toContain(id)
    expect(await guest.call('getLiveInfo', { live_id: missed })).toMatchObject({ is_cancelled: true })
    expect(await guest.call('getLiveInfo', { live_id: later })).toMatchObject({ is_cancelled: false })
  })

  it('[CONF-01] ended early, it closes what the end of its last day would close', async () => {
    shop.duringConference()
    await clock()
    const orderId = await shop.buy('linmei')
    const ticket = await shop.of(tickets, orderId)
    await fire('conference.end', { reason: '台风' })
    shop.server.clock.now += 1000
    expect(await scan(ticket.code)).toBe('conferenceEnded')
    await clock()
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
    expect(order?.state).toBe('completed')
    expect((await shop.of(tickets, orderId)).state, 'gates may still tell of their scans').toBe(
      'valid.not_signed',
    )
    shop.server.clock.now += day
    await clock()
    expect((await shop.of(tickets, orderId)).state).toBe('expired')
  })

  it('[CONF-01] a place that becomes free in a pause is offered when it goes on', async () => {
    shop.duringConference()
    await clock()
    const [type] = await shop.db
      .insert(ticketTypes)
      .values({ conferenceId: shop.conference.id, name: '满', engName: 'Full', capacity: 0 })
      .returning()
    await shop.db
      .insert(priceTiers)
      .values({ ticketTypeId: type?.id ?? 0, name: '标准价', engName: 'Regular price', amount: 100 })
    const [entry] = await shop.db
      .insert(waitlistEntries)
      .values({ userId: await shop.idOf('newcomer'), ticketTypeId: type?.id ?? 0 })
      .returning()
    const stateOf = async () => {
      const [row] = await shop.db
        .select()
        .from(waitlistEntries)
        .where(eq(waitlistEntries.id, entry?.id ?? 0))
      return row?.state
    }
    await fire('conference.pause', { reason: why })
    await shop.db
      .update(ticketTypes)
      .set({ capacity: 1 })
      .where(eq(ticketTypes.id, type?.id ?? 0))
    expect(await stateOf()).toBe('waiting')
    await fire('conference.resume')
    expect(await stateOf()).toBe('offered')
  })

  it('[MSG-01] attendees are notified in batches, once each, also when a batch is done again', async () => {
    shop.duringConference()
    await clock()
    const crowd = ['linmei', 'approved', 'newcomer', 'finance', 'admin']
    for (const account of crowd) await shop.buy(account)
    await fire('conference.pause', { reason: why })
    await post()
    const all = async () => {
      const rows = await shop.db.select().from(messages).where(eq(messages.name, 'conferencePaused'))
      return rows.map(({ userId }) => userId).sort()
    }
    const ids = await Promise.all(crowd.map((account) => shop.idOf(account)))
    const first = await all()
    expect(first).toEqual(expect.arrayContaining(ids))
    expect(new Set(first).size).toBe(first.length)
    const work = shop.db.select().from(jobs).where(eq(jobs.kind, 'attendees'))
    expect((await work).length).toBeGreaterThan(2)
    await shop.db.update(jobs).set({ doneAt: null }).where(eq(jobs.kind, 'attendees'))
    await post()
    expect(await all()).toEqual(first)
  })

  it('[MSG-01] a quarter of an hour before a live its host, its funder and who holds a ticket know', async () => {
    const host = await shop.idOf('organizer')
    await shop.db.delete(messages)
    await shop.db.update(lives).set({ status: 'ended' })
    await shop.buy('linmei')
    const [live] = await shop.db
      .update(lives)
      .set({
        status: 'not_started',
        conferenceId: shop.conference.id,
        anchorId: host,
        funderId: null,
        startsAt: new Date(shop.server.clock.now + 16 * 60_000),
      })
      .where(eq(lives.id, 1))
      .returning()
    const look = () => notifyLiveSoon({ db: shop.db, now: () => shop.server.clock.now })
    expect(await look()).toBe(0)
    shop.server.clock.now += 2 * 60_000
    await Promise.all([look(), look()])
    await look()
    await post()
    const rows = await shop.db.select().from(messages).where(eq(messages.name, 'liveSoon'))
    expect(rows.map(({ userId }) => userId).sort()).toEqual([host, await shop.idOf('linmei')].sort())
    expect(rows[0]?.link).toBe(`/liveDetails?live_id=${live?.id}`)
  })
})
