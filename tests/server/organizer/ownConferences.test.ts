import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { conferences, subjects } from '../../../server/db/schema/catalogue.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { saidAs } from '../support/saidAs.ts'
import { describeDatabase } from '../../support/engines.ts'
import { spendHits } from '../../support/spendHits.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const form = {
  title: '量子信息前沿论坛',
  eng_title: 'Forum on Quantum Information',
  starts_on: '2027-05-01',
  ends_on: '2027-05-03',
}

describeDatabase('[ORG-05] the conferences of an organizer', (open) => {
  let shop: Shop
  let organizer: Browser
  beforeAll(async () => {
    shop = await openShop(open)
    organizer = await shop.signedIn('approved')
  })
  const create = (browser: Browser, more: object = {}) =>
    browser.call('createConference', { key: freshKey(), ...form, ...more })

  it('an approved account gets a draft, plays the organizer’s part in it, and finds it in the list', async () => {
    const draft = await create(organizer)
    expect(draft).toMatchObject({
      title: form.title,
      eng_title: form.eng_title,
      place: '',
      starts_at: '2027-04-30T16:00:00.000Z',
      ends_at: '2027-05-03T15:59:59.000Z',
      publication: 'draft',
      status: 'not_started',
    })
    const { list, total, refusal } = await organizer.call('listOwnConferences', {})
    expect({ first: list[0], total, refusal }).toEqual({ first: draft, total: list.length, refusal: null })
    expect(await organizer.call('getOwnConference', { id: draft.id })).toEqual(draft)
    const parts = await shop.db.select().from(userRoles).where(eq(userRoles.conferenceId, draft.id))
    expect(parts).toMatchObject([{ userId: await shop.idOf('approved'), role: 'organizer' }])
  })

  it('days are those of its time zone, also over a change of its clocks; subject and place are kept', async () => {
    const [subject] = await shop.db.select().from(subjects).limit(1)
    const subject_id = subject?.id ?? 0
    const wish = { key: freshKey(), ...form, starts_on: '2027-03-27', ends_on: '2027-03-28', subject_id }
    const whole = { ...wish, time_zone: 'Europe/Berlin', place: '柏林', eng_place: 'Berlin' }
    const draft = await organizer.call('createConference', whole)
    expect(draft).toMatchObject({
      starts_at: '2027-03-26T23:00:00.000Z',
      ends_at: '2027-03-28T21:59:59.000Z',
      time_zone: 'Europe/Berlin',
    })
    const basics = await organizer.call('getConferenceBasics', { conference_id: draft.id })
    expect(basics).toMatchObject({
      ...{ subject_id, place: '柏林', eng_place: 'Berlin', time_zone: 'Europe/Berlin' },
      ...{ starts_at: '2027-03-27T00:00', ends_at: '2027-03-28T23:59' },
    })
    for (const other of [{ time_zone: 'Asia/Tokyo' }, { subject_id: 0 }, { place: '' }, { eng_place: '' }])
      expect(await organizer.refused('createConference', { ...whole, ...other })).toMatchObject({
        reason: 'keyReused',
      })
    expect((await organizer.call('createConference', whole)).id).toBe(draft.id)
  })

  it('ten requests with one key make one draft; the key is good for nothing else', async () => {
    const wish = { key: freshKey(), ...form, title: '十次' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => organizer.call('createConference', wish)),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await shop.db.select().from(conferences).where(eq(conferences.title, '十次'))).toHaveLength(1)
    const other = { ...wish, title: '别的' }
    expect(await organizer.refused('createConference', other)).toMatchObject({ reason: 'keyReused' })
    // Another user's key is another key.
    const second = await shop.signedIn('organizer')
    expect((await second.call('createConference', wish)).id).not.toBe(answers[0]?.id)
  })

  it.each([
    ['newcomer', 'organizerNotCompleted'],
    ['reviewing', 'organizerNotPickedUp'],
    ['rejected', 'organizerRejected'],
  ] as const)('%s may not, and is told why: %s', async (account, reason) => {
    const browser = await shop.signedIn(account)
    expect(await browser.call('listOwnConferences', {})).toMatchObject({
      list: [],
      total: 0,
      refusal: reason,
    })
    expect(await browser.refused('createConference', { key: freshKey(), ...form })).toMatchObject({ reason })
  })

  it.each([2, 3])('group %i may without an approval', async (groupId) => {
    await shop.db.update(users).set({ groupId, sponsorApplyStatus: 2 }).where(eq(users.account, 'linmei'))
    const browser = await shop.signedIn('linmei')
    expect(await create(browser)).toMatchObject({ publication: 'draft' })
    await shop.db.update(users).set({ groupId: 1 }).where(eq(users.account, 'linmei'))
    expect(await browser.refused('createConference', { key: freshKey(), ...form })).toMatchObject({
      reason: 'organizerNotCompleted',
    })
  })

  it('a draft is visible to its owner only: no list, search, address, calendar, collection, registration or gate knows it', async () => {
    const title = '绝密的草稿会议'
    const { id } = await create(organizer, { title, starts_on: '2026-11-01', ends_on: '2027-12-31' })
    // As far as a draft may come before it is published: what hides it is its publication alone.
    const [known] = await shop.db.select().from(conferences).where(eq(conferences.id, shop.conference.id))
    await shop.db
      .update(conferences)
      .set({ subjectId: known?.subjectId ?? null, place: '北京' })
      .where(eq(conferences.id, id))
    const stranger = await shop.signedIn('linmei')
    for (const browser of [shop.server.browser(), stranger, organizer]) {
      expect((await browser.call('listConferences', { q: title })).list).toEqual([])
      const everything = await browser.call('listConferences', { page_size: 50 })
      expect(everything.list.map((card) => card.id)).not.toContain(id)
      expect(await browser.refused('getConference', { id })).toMatchObject({ reason: 'notFound' })
      for (const address of [`/ics/conferences/${id}.ics`, '/ics/calendar.ics']) {
        const answer = await browser.request(address)
        expect(await answer.text()).not.toContain(title)
      }
      expect((await browser.request(`/ics/conferences/${id}.ics`)).status).toBe(404)
    }
    for (const browser of [stranger, organizer]) {
      expect(await browser.refused('collect', { kind: 'conf', id, collected: 1 })).toMatchObject({
        reason: 'notFound',
      })
      expect(await browser.refused('saveDraft', { conference_id: id })).toMatchObject({ reason: 'notFound' })
      expect((await browser.call('listGateConferences', {})).list.map((card) => card.id)).not.toContain(id)
      expect(await browser.refused('listGate', { conference_id: id })).toMatchObject({ reason: 'notFound' })
    }
    expect(await stranger.refused('getOwnConference', { id })).toEqual(
      await stranger.refused('getOwnConference', { id: 999_999 }),
    )
    const { list } = await stranger.call('listOwnConferences', {})
    expect(list.map((card) => card.id)).not.toContain(id)
  })

  it('wrong input is named field by field, in both languages, and makes nothing', async () => {
    const cases: ReadonlyArray<readonly [object, string, Reason]> = [
      [{ title: '', eng_title: '' }, 'title', 'required'],
      [{ title: 'a\u0000b' }, 'title', 'invalidCharacter'],
      [{ title: '长'.repeat(201) }, 'title', 'tooLong'],
      [{ starts_on: '0000-01-01' }, 'starts_on', 'invalid'],
      [{ starts_on: '2027-02-30' }, 'starts_on', 'invalid'],
      [{ ends_on: '2027-04-30' }, 'ends_on', 'endsBeforeStart'],
      [{ time_zone: 'Asia/Nowhere' }, 'time_zone', 'invalid'],
      [{ subject_id: 2_000_000_000 }, 'subject_id', 'invalid'],
      [{ place: 'a\u0000b' }, 'place', 'invalidCharacter'],
      [{ eng_place: 'x'.repeat(121) }, 'eng_place', 'tooLong'],
      [{ key: '' }, 'key', 'required'],
    ]
    for (const [lang, language] of [
      ['en', 'en'],
      ['zh-CN', 'zh'],
    ] as const) {
      const browser = await shop.signedIn('approved', { lang })
      const { total } = await browser.call('listOwnConferences', {})
      for (const [fields, field, reason] of cases) {
        expect(
          await browser.refused('createConference', { key: freshKey(), ...form, ...fields }),
        ).toMatchObject({ field, reason, msg: saidAs(reason, language) })
      }
      expect((await browser.call('listOwnConferences', {})).total).toBe(total)
    }
  })

  it('more than sixty drafts an hour are refused, and the first ones stay', async () => {
    const browser = await shop.signedIn('organizer')
    const { total } = await browser.call('listOwnConferences', {})
    const make = () => browser.raw('createConference', { key: freshKey(), ...form })
    expect((await make()).code).toBe(1)
    await spendHits(shop.db, `draft:${await shop.idOf('organizer')}`, 58)
    const made = await Promise.all(Array.from({ length: 6 }, make))
    const codes = made.map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([1, 1, 429, 429, 429, 429])
    expect((await browser.call('listOwnConferences', {})).total).toBe(total + 3)
  })
})
