import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { conferenceContents } from '../../../server/db/schema/contents.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { orders, ticketTypes } from '../../../server/db/schema/registration.ts'
import { conferenceFile, type ConferenceFile } from '../../../src/contract/conferenceFile.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import { wallSecond } from '../../../src/contract/wallTimes.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const everything = 'tickets,meals,hotels,hosts,form,documents,texts,papers'
const full = (): ConferenceFile => structuredClone(fixturesFor('zh').getConferenceFile.file)
const json = (value: unknown) => JSON.stringify(value)

describeDatabase('[CONF-03] a copy of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  beforeAll(async () => {
    shop = await openShop(open)
    chair = await shop.signedIn('approved')
  })
  const imported = (file: unknown, browser = chair, key = freshKey()) =>
    browser.call('importConference', { key, file: json(file) })
  const fileOf = async (conference_id: number, browser = chair) =>
    (await browser.call('getConferenceFile', { conference_id })).file
  const cloned = (conference_id: number, more: object = {}) =>
    chair.call('cloneConference', {
      ...{ conference_id, key: freshKey(), title: '下一届', eng_title: 'The next one' },
      ...{ starts_on: '2028-04-29', parts: everything, ...more },
    })
  const review = (conference_id: number) => chair.call('getCopyReview', { conference_id })

  it('a file is imported and exported again without a difference, in any zone', async () => {
    const papers = {
      ...{ rounds: 2, max_rounds: 4, grace_minutes: 45, reviews_needed: 3, response_days: 5 },
      ...{ review_days: 20, revision_days: 14, fee: 80_000, anonymity: 'single', discussion: 'on' },
      ...{ rebuttal: true, rebuttal_days: 6, rebuttal_length: 4000 },
    } as const
    for (const time_zone of ['Asia/Shanghai', 'America/New_York']) {
      const base = full()
      const file = {
        ...base,
        papers,
        basics: { ...base.basics, time_zone, stale: ['eng_place'], subject: null },
      }
      const { id, publication } = await imported(file)
      expect(publication).toBe('draft')
      expect(json(await fileOf(id))).toBe(json(file))
    }
  })

  it('a conference of the site goes out and comes in as it is, without persons, numbers or secrets', async () => {
    const organizer = await shop.signedIn('organizer')
    await shop.buy('linmei')
    const file = await fileOf(shop.conference.id, organizer)
    expect(conferenceFile.safeParse(file).success).toBe(true)
    const again = await imported(file)
    expect(json(await fileOf(again.id))).toBe(json(file))
    const [order] = await shop.db.select().from(orders)
    for (const secret of [order?.no, order?.attendee.email, '"id"', 'user', 'key', 'token', 'hash'])
      expect(json(file)).not.toContain(secret)
    const parts = await shop.db.select().from(userRoles).where(eq(userRoles.conferenceId, again.id))
    expect(parts).toMatchObject([{ userId: await shop.idOf('approved'), role: 'organizer' }])
  })

  it('every time of the next one is as many days later, at the same hour by its clocks, across summer time', async () => {
    const base = full()
    const source = await imported({ ...base, basics: { ...base.basics, time_zone: 'Europe/Berlin' } })
    // From summer to winter time.
    const next = await cloned(source.id, { starts_on: '2027-12-04' })
    const file = await fileOf(next.id)
    expect(file.basics).toMatchObject({
      title: '下一届',
      eng_title: 'The next one',
      starts_at: '2027-12-04T09:00:00',
      ends_at: '2027-12-06T17:00:00',
      registration_opens_at: '2027-08-09T09:00:00',
      registration_closes_at: '2027-11-23T23:59:00',
      refund_until: '2027-11-13T23:59:00',
      certificates_at: null,
      submission_deadline: '2027-10-03T23:59:00',
    })
    expect(file.tickets[0]?.tiers[0]?.until).toBe('2027-10-18T23:59:00')
    expect(file.meals[0]?.starts_at).toBe('2027-12-04T18:30:00')
    expect(file.hotels[0]?.book_until).toBe('2027-11-13T23:59:00')
    const [row] = await shop.db.select().from(conferences).where(eq(conferences.id, next.id))
    expect(row?.startsAt.toISOString()).toBe('2027-12-04T08:00:00.000Z')
    expect(wallSecond(row?.startsAt.toISOString() ?? '', 'Europe/Berlin')).toBe('2027-12-04T09:00:00')
  })

  it('takes over what is wanted and nothing else; what is no longer sold stays behind, and no text is public', async () => {
    const source = await imported(full())
    await shop.db
      .update(ticketTypes)
      .set({ retiredAt: new Date() })
      .where(eq(ticketTypes.conferenceId, source.id))
    const bare = await cloned(source.id, { parts: '' })
    expect(await fileOf(bare.id)).toMatchObject({
      tickets: [],
      meals: [],
      hotels: [],
      hosts: [],
      committees: [],
      contacts: [],
      form: [],
      documents: [],
      texts: [],
      papers: null,
    })
    const whole = await cloned(source.id)
    expect(await fileOf(whole.id)).toMatchObject({ tickets: [], texts: [{ kind: 'notice1' }] })
    const [text] = await shop.db
      .select()
      .from(conferenceContents)
      .where(eq(conferenceContents.conferenceId, whole.id))
    expect(text).toMatchObject({ state: 'edited', publicNo: null, lastNo: 0 })
    expect(
      await chair.refused('cloneConference', {
        ...{ conference_id: source.id, key: freshKey(), title: 't', eng_title: '' },
        ...{ starts_on: '2028-04-29', parts: 'tickets,people' },
      }),
    ).toMatchObject({ reason: 'invalid', field: 'parts' })
  })

  it('says what has to be looked at, until it was changed or found right', async () => {
    const source = await imported(full())
    const { id } = await cloned(source.id, { starts_on: '2028-05-01' })
    const { list, source: of } = await review(id)
    expect(of).toBe('Forum on Quantum Information 2027')
    expect(list.map(({ kind, section, field }) => `${kind} ${section} ${field}`)).toEqual([
      'weekday basics starts_at',
      'subject basics subject_id',
      'ordinal basics summary',
      'ordinal basics eng_summary',
      'year content notice1',
      'date content notice1',
      'year content notice1',
      'date content notice1',
      'price tickets 普通代表',
      'price hotels 会议中心酒店 · 标准间',
      'link hosts 中国物理学会',
    ])
    // [CONF-02] An English reader sees the ticket under its English name.
    expect(list.flatMap(({ kind, eng_field }) => (kind === 'price' ? [eng_field !== ''] : []))).toEqual([
      true,
      true,
    ])
    const price = list.find(({ kind }) => kind === 'price')?.key ?? ''
    const ticked = await chair.call('markCopySeen', { conference_id: id, line: price, seen: 1 })
    expect(ticked.list.filter(({ is_seen }) => is_seen).map(({ key }) => key)).toEqual([price])
    await shop.db.update(conferences).set({ summary: '面向青年学者。' }).where(eq(conferences.id, id))
    const left = await review(id)
    // The checklist of publishing counts unseen items, and blocks nothing.
    const copied = async (of: number) =>
      (await chair.call('getReadiness', { id: of })).list.filter(({ field }) => field === 'copied')
    const unread = left.list.filter(({ is_seen }) => !is_seen).length
    expect(unread).toBeGreaterThan(0)
    expect(await copied(id)).toEqual([
      { field: 'copied', state: 'wrong', is_required: false, count: unread, note: '' },
    ])
    expect(left.list.map(({ kind, field }) => `${kind} ${field}`)).not.toContain('ordinal summary')
    // A new year in a text written since is not a mistake of copying.
    await shop.db.update(conferences).set({ venue: '2027 号楼' }).where(eq(conferences.id, id))
    expect((await review(id)).list).toEqual(left.list)
    expect(
      await chair.refused('markCopySeen', { conference_id: id, line: 'nothing', seen: 1 }),
    ).toMatchObject({
      reason: 'notFound',
      field: 'line',
    })
    const draft = await chair.call('createConference', {
      ...{ key: freshKey(), title: '新会', starts_on: '2028-05-01', ends_on: '2028-05-02' },
    })
    expect(await review(draft.id)).toMatchObject({ source: null, list: [] })
    expect(await copied(draft.id)).toEqual([])
    for (const { key: line } of left.list)
      await chair.call('markCopySeen', { conference_id: id, line, seen: 1 })
    expect(await copied(id)).toMatchObject([{ state: 'done', count: 0 }])
  })

  it('ten requests with one key make one draft; the key is good for no other wish', async () => {
    const source = await imported(full())
    const key = freshKey()
    const made = await Promise.all(Array.from({ length: 10 }, () => cloned(source.id, { key })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const other = {
      conference_id: source.id,
      key,
      title: '别的',
      eng_title: '',
      starts_on: '2028-04-29',
      parts: '',
    }
    expect(await chair.refused('cloneConference', other)).toMatchObject({ reason: 'keyReused' })
    const twice = freshKey()
    const files = await Promise.all([imported(full(), chair, twice), imported(full(), chair, twice)])
    expect(files[0].id).toBe(files[1].id)
  })

  it('[ORG-05] copies for chairs who may make conferences only, and says no more to the others', async () => {
    const source = await imported(full())
    const newcomer = await shop.signedIn('newcomer')
    const wish = { key: freshKey(), title: 't', eng_title: '', starts_on: '2028-04-29', parts: '' }
    for (const call of ['getConferenceFile', 'getCopyReview'] as const)
      expect(await newcomer.refused(call, { conference_id: source.id })).toEqual(
        await newcomer.refused(call, { conference_id: 999_999 }),
      )
    expect(await newcomer.refused('cloneConference', { ...wish, conference_id: source.id })).toEqual(
      await newcomer.refused('cloneConference', { ...wish, conference_id: 999_999 }),
    )
    expect(await newcomer.refused('importConference', { key: freshKey(), file: json(full()) })).toMatchObject(
      {
        reason: 'organizerNotCompleted',
      },
    )
    // A chair of the conference without the right to make another one.
    await shop.recruit('cochair', 'organizer', source.id)
    const cochair = await shop.signedIn('cochair')
    expect(await cochair.refused('cloneConference', { ...wish, conference_id: source.id })).toMatchObject({
      reason: 'organizerNotCompleted',
    })
  })

  it('hands the file out to chairs, as the call answers it; for others it does not exist', async () => {
    const { id } = await imported(full())
    const address = (number: number) => `/files/conferences/${number}/conference.json`
    const answer = await chair.request(address(id))
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="conference-${id}-`)
    expect(await answer.json()).toEqual(await fileOf(id))
    const newcomer = await shop.signedIn('newcomer')
    const refused = await newcomer.request(address(id))
    expect(refused.status).toBe(404)
    expect(await refused.text()).toBe(await (await newcomer.request(address(999_999))).text())
    const guest = await shop.server.browser().request(address(id))
    expect(await guest.json()).toMatchObject({ data: { reason: 'signedOut' } })
  })

  it.each([
    ['no JSON', 'nonsense', 'invalid', 'file'],
    ['another format', json({ ...full(), format: 'other' }), 'conferenceFileUnknown', 'file'],
    ['NUL', json({ ...full(), basics: { ...full().basics, title: 'a\u0000' } }), 'invalidCharacter', 'file'],
    [
      'the year 0',
      json({ ...full(), basics: { ...full().basics, starts_at: '0000-01-01T00:00:00' } }),
      'invalid',
      'file',
    ],
    [
      'an end before the beginning',
      json({ ...full(), basics: { ...full().basics, ends_at: '2027-05-01T08:00:00' } }),
      'endsBeforeStart',
      'file',
    ],
    [
      'prices in a wrong order',
      json({
        ...full(),
        tickets: full().tickets.map((each) => ({ ...each, tiers: [...each.tiers, ...each.tiers] })),
      }),
      'tierNotLast',
      'file',
    ],
    [
      'an unknown zone',
      json({ ...full(), basics: { ...full().basics, time_zone: 'Mars/Olympus' } }),
      'invalid',
      'file',
    ],
    [
      'HTML in place of a document',
      json({ ...full(), texts: [{ ...full().texts[0], body: '<p>' }] }),
      'invalid',
      'file',
    ],
    [
      'a script in a link',
      json({
        ...full(),
        texts: [
          {
            ...full().texts[0],
            body: {
              type: 'doc',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    {
                      type: 'text',
                      text: 'x',
                      marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                    },
                  ],
                },
              ],
            },
          },
        ],
      }),
      'addressWrong',
      'file',
    ],
    ['too much', 'x'.repeat(600_001), 'tooLong', 'file'],
  ])('refuses a file with %s', async (_name, file, reason, field) => {
    const answer = await chair.refused('importConference', { key: freshKey(), file })
    expect(answer.reason).toBe(reason)
    expect(answer.field?.split('.')[0]).toBe(field)
  })
})
