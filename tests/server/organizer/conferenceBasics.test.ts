import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { conferences, subjects } from '../../../server/db/schema/catalogue.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'
import type { ConferenceBasics } from '../../../src/contract/conferenceBasics.ts'
import { basicsWish } from '../../support/basicsWish.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

describeDatabase('[ORG-05] the basics of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  let kept: ConferenceBasics
  beforeEach(async () => {
    shop = await openShop(open)
    chair = await shop.signedIn('approved')
    const form = {
      title: '量子论坛',
      eng_title: 'Quantum Forum',
      starts_on: '2027-05-01',
      ends_on: '2027-05-03',
    }
    const { id } = await chair.call('createConference', { key: freshKey(), ...form })
    kept = await chair.call('getConferenceBasics', { conference_id: id })
  })
  const wish = basicsWish
  const save = async (more: Parameters<typeof wish>[1] = {}, browser = chair) =>
    (kept = await browser.call('saveConferenceBasics', wish(kept, more)))
  const rowOf = async () => {
    const [row] = await shop.db.select().from(conferences).where(eq(conferences.id, kept.conference_id))
    if (row === undefined) throw new Error('there is no such conference')
    return row
  }

  it('keeps what was sent; times are read by the clock of the conference and keep their seconds', async () => {
    expect(kept).toMatchObject({ starts_at: '2027-05-01T00:00', ends_at: '2027-05-03T23:59', version: 0 })
    const [subject] = await shop.db.select().from(subjects).limit(1)
    await save({ place: '合肥', venue: '3 层', summary: '第一行\n第二行', subject_id: subject?.id ?? 0 })
    expect(await chair.call('getConferenceBasics', { conference_id: kept.conference_id })).toEqual(kept)
    expect(kept).toMatchObject({ place: '合肥', summary: '第一行\n第二行', version: 1 })
    expect((await rowOf()).endsAt.toISOString()).toBe('2027-05-03T15:59:59.000Z')
    await save({ time_zone: 'Europe/Berlin', starts_at: '2027-05-01T09:00', ends_at: '2027-05-02T18:30' })
    expect((await rowOf()).startsAt.toISOString()).toBe('2027-05-01T07:00:00.000Z')
    expect((await rowOf()).endsAt.toISOString()).toBe('2027-05-02T16:30:00.000Z')
  })

  it('[CONF-04] a time that the clocks jump over is refused at its field, and of one that they show twice the first is meant', async () => {
    const zone = { time_zone: 'America/New_York' }
    const skipped = wish(kept, { ...zone, starts_at: '2027-03-14T02:30', ends_at: '2027-03-15T18:00' })
    expect(await chair.refused('saveConferenceBasics', skipped)).toMatchObject({
      reason: 'timeSkipped',
      field: 'starts_at',
    })
    await save({ ...zone, starts_at: '2027-11-07T01:30', ends_at: '2027-11-08T18:00' })
    expect((await rowOf()).startsAt.toISOString()).toBe('2027-11-07T05:30:00.000Z')
  })

  it('[CONF-02] the venue is marked by its point, read as people write it, and can be unmarked', async () => {
    await save({ map_point: '31.2304，121.4737' })
    expect(kept.map_point).toBe('31.2304, 121.4737')
    expect(await rowOf()).toMatchObject({ latitude: 31.2304, longitude: 121.4737 })
    await save({ map_point: '' })
    expect(await rowOf()).toMatchObject({ latitude: null, longitude: null })
  })

  it('[CONF-02] an English text is stale once its original changes, until it is changed, emptied or confirmed', async () => {
    await save({ title: '量子信息论坛' })
    expect(kept.stale).toEqual(['eng_title'])
    await save({ place: '合肥', eng_place: 'Hefei' })
    expect(kept.stale).toEqual(['eng_title'])
    await save({ place: '北京' })
    expect(kept.stale).toEqual(['eng_title', 'eng_place'])
    await save({ confirmed: 'eng_title' })
    expect(kept.stale).toEqual(['eng_place'])
    await save({ eng_place: 'Beijing' })
    expect(kept.stale).toEqual([])
    await save({ title: '又一个名称', eng_title: '' })
    expect(kept.stale).toEqual([])
  })

  it('a second organizer who has not seen the newest is refused, and loses nothing of the first', async () => {
    const first = wish(kept, { place: '合肥' })
    await chair.call('saveConferenceBasics', first)
    expect(await chair.refused('saveConferenceBasics', wish(kept, { place: '北京' }))).toMatchObject({
      reason: 'versionConflict',
    })
    expect((await rowOf()).place).toBe('合肥')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        chair.raw('saveConferenceBasics', wish(kept, { version: 1, venue: `${at}` })),
      ),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  it.each([
    ['title', 'x'.repeat(201), 'tooLong'],
    ['title', 'a\u0000b', 'invalidCharacter'],
    ['summary', 'x'.repeat(1001), 'tooLong'],
    ['venue', '一\n二', 'invalidCharacter'],
    ['map_point', '上海', 'pointWrong'],
    ['map_point', '91, 0', 'pointWrong'],
    ['starts_at', '0000-01-01T00:00', 'invalid'],
    ['starts_at', '2027-02-30T00:00', 'invalid'],
    ['ends_at', '2027-04-30T00:00', 'endsBeforeStart'],
    ['time_zone', 'Mars/Olympus', 'invalid'],
    ['subject_id', '2000000000', 'invalid'],
    ['subject_id', '-1', 'invalid'],
  ] as const)('[VAL-05] %s of %j is refused: %s', async (field, value, reason) => {
    const fields = wish(kept, { [field]: value })
    expect(await chair.refused('saveConferenceBasics', fields)).toMatchObject({ field, reason })
    expect((await rowOf()).edition).toBe(0)
  })

  it('[MSG-01] a ticket holder is notified of another place or time, and of nothing else, unless the team says not to', async () => {
    const { id } = shop.conference
    const organizer = await shop.signedIn('organizer')
    kept = await organizer.call('getConferenceBasics', { conference_id: id })
    const queued = async () => {
      const rows = await shop.db.select({ data: jobs.data }).from(jobs).where(eq(jobs.kind, 'attendees'))
      return rows.filter(({ data }) => (data as { name: string }).name === 'conferenceMoved')
    }
    await save({ summary: '新的简介' }, organizer)
    expect(await queued()).toHaveLength(0)
    await save({ venue: '新的会场，未通知', tells: 0 }, organizer)
    expect(await queued()).toHaveLength(0)
    await save({ venue: '新的会场' }, organizer)
    const facts = (await queued()).map(({ data }) => JSON.parse((data as { facts: string }).facts))
    expect(facts).toMatchObject([{ zh: { where: expect.stringContaining('新的会场') } }])
  })

  it('what runs does not begin at another time, what is over does not end later, and what is public keeps a subject', async () => {
    const { id } = shop.conference
    const organizer = await shop.signedIn('organizer')
    kept = await organizer.call('getConferenceBasics', { conference_id: id })
    expect(await organizer.refused('saveConferenceBasics', wish(kept, { subject_id: 0 }))).toMatchObject({
      field: 'subject_id',
      reason: 'required',
    })
    await shop.db.update(conferences).set({ state: 'ongoing' }).where(eq(conferences.id, id))
    const earlier = { starts_at: kept.starts_at.replace(/T.*/, 'T00:01') }
    expect(await organizer.refused('saveConferenceBasics', wish(kept, earlier))).toMatchObject({
      field: 'starts_at',
      reason: 'conferenceOngoing',
    })
    await shop.db.update(conferences).set({ state: 'ended' }).where(eq(conferences.id, id))
    const later = { ends_at: kept.ends_at.replace(/T.*/, 'T23:58') }
    expect(await organizer.refused('saveConferenceBasics', wish(kept, later))).toMatchObject({
      field: 'ends_at',
      reason: 'conferenceEnded',
    })
  })

  it('a conference of another user does not exist', async () => {
    const other = await shop.signedIn('organizer')
    const nobodys = { conference_id: 2_000_000_000 }
    const { conference_id } = kept
    expect(await other.refused('getConferenceBasics', { conference_id })).toEqual(
      await other.refused('getConferenceBasics', nobodys),
    )
    expect(await other.refused('saveConferenceBasics', wish(kept))).toEqual(
      await other.refused('saveConferenceBasics', { ...wish(kept), ...nobodys }),
    )
  })
})
