import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  peopleFields,
  peopleFilterIn,
  peopleQuery,
  type PeopleFilter,
} from '../../../src/contract/peopleFilter.ts'
import { rateWindows } from '../../../server/db/schema/accounts.ts'
import { tickets } from '../../../server/db/schema/admission.ts'
import { hostEntries } from '../../../server/db/schema/hostEntries.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { orderTags, peopleTags, peopleTerms } from '../../../server/db/schema/people.ts'
import { hotelBookings, orders } from '../../../server/db/schema/registration.ts'
import { keepPeopleTerms, repairPeopleTerms } from '../../../server/lifecycles/people/keepPeopleTerms.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'

const people = [
  { name: '林梅', affiliation: '江南大学材料学院', email: 'linmei@example.org', mobile: '13800138000' },
  { name: '单雄阳', affiliation: '滨海理工大学', email: 'shan.x@example.org', mobile: '+86 139-0013-9111' },
  { name: '欧阳 雪', affiliation: '北京大学', email: 'snow@example.com', mobile: '13700137222' },
  { name: 'José Álvarez', affiliation: 'Universidad de Chile', email: 'jose@example.cl', mobile: '' },
] as const

describeDatabase('[CONF-03] the people of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  let conference_id: number
  /** Numbers of the orders, in the order of `people`. */
  const ids: number[] = []
  beforeAll(async () => {
    shop = await openShop(open)
    conference_id = shop.conference.id
    await shop.recruit('secretary', 'secretary')
    chair = await shop.signedIn('secretary', { lang: 'zh' })
    const { db } = shop
    await db.update(orders).set({ attendee: { name: 'x', affiliation: 'x', email: 'x@example.org' } })
    for (const attendee of people) {
      const id = await shop.buy('linmei')
      await db.update(orders).set({ attendee }).where(eq(orders.id, id))
      ids.push(id)
    }
    await shop.buy('linmei', { at: shop.other, name: '林梅' })
  })
  beforeEach(() => shop.db.delete(rateWindows))

  const list = async (filter: PeopleFilter, more: object = {}) =>
    chair.call('listPeople', { conference_id, ...peopleFields(filter), ...more, page_size: 50 })
  const found = async (filter: PeopleFilter) => {
    const { list: cards, total } = await list(filter)
    expect(cards).toHaveLength(total)
    return cards.map(({ id }) => people[ids.indexOf(id)]?.name ?? 'others')
  }

  describe('what is looked for', () => {
    it('is found at once as it is written, before its terms are made', async () => {
      expect(await shop.db.$count(peopleTerms, eq(peopleTerms.orderId, ids[0] ?? 0))).toBe(1)
      expect(await found({ q: '林梅' })).toEqual(['林梅'])
      expect(await found({ q: 'linmei@example.org' })).toEqual(['林梅'])
      // An underscore and a percent sign are what they are.
      expect(await found({ q: '%_' })).toEqual([])
    })

    it('is found by words, pinyin, initials and the end of a number', async () => {
      expect(await keepPeopleTerms({ db: shop.db, now: Date.now })).toBeGreaterThan(people.length)
      expect(await keepPeopleTerms({ db: shop.db, now: Date.now })).toBe(0)
      const wanted: Array<[string, string[]]> = [
        ['林梅', ['林梅']],
        ['linmei', ['林梅']],
        ['LIN mei', ['林梅']],
        ['lm', ['林梅']],
        ['li', ['林梅']],
        ['江南大学', ['林梅']],
        ['jiangnan', ['林梅']],
        ['linmei@example.org', ['林梅']],
        ['138 0013 8000', ['林梅']],
        ['13800138', ['林梅']],
        ['8000', ['林梅']],
        ['9111', ['单雄阳']],
        ['shanxiongyang', ['单雄阳']],
        ['danxiongyang', ['单雄阳']],
        ['sxy', ['单雄阳']],
        ['欧阳雪', ['欧阳 雪']],
        ['ouyangxue', ['欧阳 雪']],
        ['jose alvarez', ['José Álvarez']],
        ['大学', ['欧阳 雪', '单雄阳', '林梅']],
        ['林 北京', []],
        ['800', []],
        ['!?', []],
      ]
      for (const [q, names] of wanted) expect([q, await found({ q })]).toEqual([q, names])
      const [{ no } = { no: '' }] = await shop.db
        .select()
        .from(orders)
        .where(eq(orders.id, ids[1] ?? 0))
      expect(await found({ q: no })).toEqual(['单雄阳'])
      expect(await found({ q: no.slice(-5) })).toEqual(['单雄阳'])
    })

    it('follows a change in the transaction that makes it', async () => {
      const [first = 0] = ids
      const renamed = { ...people[0], name: '赵一' }
      await shop.db.update(orders).set({ attendee: renamed }).where(eq(orders.id, first))
      expect(await found({ q: 'linmei' })).toEqual(['林梅'])
      expect(await found({ q: '赵一' })).toEqual(['林梅'])
      expect((await list({ q: '赵一' })).list[0]?.name).toBe('赵一')
      await keepPeopleTerms({ db: shop.db, now: Date.now })
      expect(await found({ q: 'zhaoyi' })).toEqual(['林梅'])
      await shop.db.update(orders).set({ attendee: people[0] }).where(eq(orders.id, first))
      await shop.db.update(peopleTerms).set({ rules: 0 })
      await repairPeopleTerms(shop.db)
      expect(await found({ q: 'ouyangxue' })).toEqual([])
      await keepPeopleTerms({ db: shop.db, now: Date.now })
      expect(await found({ q: 'ouyangxue' })).toEqual(['欧阳 雪'])
    })

    it('finds a name with a sign that has no reading, and everybody after it', async () => {
      const [first = 0] = ids
      await shop.db
        .update(orders)
        .set({ attendee: { ...people[0], name: '陈𠮷㛃' } })
        .where(eq(orders.id, first))
      await shop.db.update(peopleTerms).set({ terms: null })
      await keepPeopleTerms({ db: shop.db, now: Date.now })
      expect(await shop.db.$count(peopleTerms, sql`${peopleTerms.terms} is null`)).toBe(0)
      expect(await shop.db.$count(jobs, eq(jobs.kind, 'row'))).toBe(0)
      for (const q of ['陈𠮷㛃', '𠮷', 'chen'])
        expect((await list({ q })).list.map(({ name }) => name)).toEqual(['陈𠮷㛃'])
      expect(await found({ q: 'ouyangxue' })).toEqual(['欧阳 雪'])
      await shop.db.update(orders).set({ attendee: people[0] }).where(eq(orders.id, first))
      await keepPeopleTerms({ db: shop.db, now: Date.now })
    })
  })

  it('every mark filters, with what the list shows of it', async () => {
    const { db } = shop
    const [first = 0, second = 0, third = 0] = ids
    const [tag] = await db
      .insert(peopleTags)
      .values({ conferenceId: conference_id, name: '特邀' })
      .returning()
    const tagId = tag?.id ?? 0
    await db.insert(orderTags).values({ orderId: second, tagId })
    await db.update(orders).set({ state: 'closed', closedReason: 'organizer' }).where(eq(orders.id, third))
    expect(await found({ tags: [tagId] })).toEqual(['单雄阳'])
    expect((await list({ tags: [tagId] })).list[0]?.tags).toEqual([{ id: tagId, name: '特邀' }])
    expect(await found({ state: 'closed' })).toContain('欧阳 雪')
    expect(await found({ state: 'paid' })).not.toContain('欧阳 雪')
    const [{ ticketTypeId } = { ticketTypeId: 0 }] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, first))
    expect(await found({ types: [ticketTypeId ?? 0] })).toEqual(['林梅'])
    const signed = await rowsOf(shop).ticket('valid.signed_in')
    const signedIn = await list({ signed_in: 'yes' })
    expect(signedIn.list.every(({ signed_in }) => signed_in)).toBe(true)
    expect(signedIn.total).toBe(1)
    expect(signed).toBeGreaterThan(0)
    const all = (await list({})).total
    expect((await list({ signed_in: 'no' })).total).toBe(all - 1)
    await rowsOf(shop).paper('first_review.active')
    expect((await list({ paper: 'accepted' })).total).toBe(0)
    await rowsOf(shop).paper('first_review.accepted')
    const accepted = await list({ paper: 'accepted', q: '林梅' })
    expect(accepted.list.map(({ paper }) => paper)).toContain('accepted')
    const [none, handedIn] = [await list({ paper: 'none' }), await list({ paper: 'submitted' })]
    expect(none.total + handedIn.total).toBe((await list({})).total)
  })

  it('pages follow each other without a gap, and say how many there are behind', async () => {
    const { list: whole, total } = await list({})
    const first = await chair.call('listPeople', { conference_id, page_size: 2 })
    expect(first).toEqual({ list: whole.slice(0, 2), total })
    const after = first.list.at(-1)?.id
    const next = await chair.call('listPeople', { conference_id, page_size: 2, after })
    expect(next).toEqual({ list: whole.slice(2, 4), total: total - 2 })
    expect((await list({}, { after: 2_147_483_648 })).list).toEqual([])
  })

  it('no one of another conference, no other part and no paper order is seen', async () => {
    const tools = await chair.call('getPeopleTools', { conference_id })
    expect(tools.parts).toEqual(['secretary'])
    expect(tools.types.length).toBeGreaterThan(people.length)
    const nobodys = await chair.raw('listPeople', { conference_id: 999_999 })
    const theirs = await chair.raw('listPeople', { conference_id: shop.other.id })
    expect(theirs).toEqual(nobodys)
    const before = (await list({})).total
    await shop.db
      .update(orders)
      .set({ kind: 'paper' })
      .where(eq(orders.id, ids[3] ?? 0))
    expect((await list({})).total).toBe(before - 1)
    await shop.db
      .update(orders)
      .set({ kind: 'conf' })
      .where(eq(orders.id, ids[3] ?? 0))
  })

  describe('one person', () => {
    it('shows order, ticket, papers, stays, certificates, and what the team did', async () => {
      const { db } = shop
      const userId = await shop.idOf('linmei')
      const [first = 0] = ids
      const organizer = await shop.signedIn('organizer', { lang: 'zh' })
      await db.insert(hotelBookings).values({
        ...{ userId, conferenceId: conference_id, hotel: '湖滨饭店', engHotel: 'Lakeside', amount: 0 },
        ...{ address: '', engAddress: '', room: '大床房', engRoom: 'Double' },
        ...{ checkIn: '2026-12-08', checkOut: '2026-12-11' },
      })
      const { code } = await shop.of(tickets, first)
      const gate = await shop.signedIn('gate')
      shop.duringConference()
      await gate.call('scanTicket', { conference_id, code, gate: 'East', nonce: freshKey() })
      const person = await organizer.call('getPerson', { conference_id, id: first })
      expect(person).toMatchObject({
        id: first,
        parts: ['organizer'],
        state: 'paid',
        attendee: { name: '林梅', mobile: '13800138000', position: '' },
        ticket: { state: 'valid.signed_in', gate: 'East' },
        // A buyer's tax particulars are for finance.
        invoice: null,
      })
      // Beside the stay of the demo.
      expect(person.stays.find(({ hotel }) => hotel === '湖滨饭店')).toMatchObject({
        hotel: '湖滨饭店',
        check_in: '2026-12-08',
        is_cancelled: false,
      })
      expect(person.papers.map(({ mark, title, opens }) => [mark, title !== '', opens])).toEqual([
        ['submitted', true, true],
        ['accepted', true, true],
      ])
      expect(person.history.map(({ event, role }) => [event, role])).toEqual([['ticket.scan', 'staff']])
      expect(person.meals).not.toBeNull()
      const seen = await chair.call('getPerson', { conference_id, id: first })
      expect(seen.meals).toBeNull()
      expect(seen.papers.map(({ title, opens }) => [title, opens])).toEqual([
        ['', false],
        ['', false],
      ])
      await db.insert(userRoles).values({
        userId: await shop.idOf('secretary'),
        role: 'finance',
        conferenceId: conference_id,
      })
      expect((await chair.call('getPerson', { conference_id, id: first })).invoice).not.toBeNull()
      await db
        .delete(userRoles)
        .where(and(eq(userRoles.userId, await shop.idOf('secretary')), eq(userRoles.role, 'finance')))
    })

    it('[ORG-05] is put right by the team, which sees who changed what; notes are the team’s alone, and a letter is answered by the contact', async () => {
      const { db } = shop
      const id = await shop.buy('linmei', { name: '林梅' })
      const about = () => ({ conference_id, id, key: freshKey() })
      const right = { ...about(), name: '林玫', affiliation: '东海大学', reason: '证件' }
      await chair.call('correctPerson', right)
      await chair.call('correctPerson', right)
      await chair.call('notePerson', { ...about(), text: '需要轮椅通道' })
      await db.insert(hostEntries).values({
        ...{
          conferenceId: conference_id,
          list: 'contacts',
          position: 0,
          name: '秘书处',
          email: 'office@society.example',
        },
        creationKey: null,
      })
      const letter = { ...about(), text: '请带学生证' }
      await chair.call('writeToPerson', letter)
      await chair.call('writeToPerson', letter)
      const { attendee, history } = await chair.call('getPerson', { conference_id, id })
      expect(attendee).toMatchObject({ name: '林玫', affiliation: '东海大学' })
      expect(history.map(({ event, tag, reason }) => [event, tag.split(' · ')[0], reason])).toEqual([
        ['people.correct', '林梅 → 林玫', '证件'],
        ['people.note', '', '需要轮椅通道'],
        ['people.write', '', '请带学生证'],
      ])
      expect(history.every(({ by }) => by !== '')).toBe(true)
      const userId = await shop.idOf('linmei')
      const told = await db
        .select()
        .from(messages)
        .where(and(eq(messages.userId, userId), eq(messages.name, 'organizerWrote')))
      expect(told.map(({ content }) => content)).toEqual([expect.stringContaining('请带学生证')])
      const [mail] = await db
        .select()
        .from(jobs)
        .where(eq(jobs.key, `mail of message ${told[0]?.id}`))
      expect(mail?.data).toMatchObject({ reply: 'office@society.example' })
      const none = { ...about(), name: '', affiliation: '' }
      expect(await chair.refused('correctPerson', none)).toMatchObject({ field: 'name', reason: 'required' })
      await db.update(orders).set({ state: 'closed', closedReason: 'organizer' }).where(eq(orders.id, id))
      expect(await chair.refused('correctPerson', { ...right, key: freshKey(), name: '林' })).toMatchObject({
        reason: 'orderClosed',
      })
    })

    it('[CONF-03] a second correction of a participant is refused, and nothing is written over', async () => {
      const id = await shop.buy('linmei')
      const { attendee } = await chair.call('getPerson', { conference_id, id })
      const seen = { seen_name: attendee.name, seen_affiliation: attendee.affiliation }
      const wish = (name: string) => ({
        conference_id,
        id,
        key: freshKey(),
        name,
        affiliation: '东海大学',
        ...seen,
      })
      const answers = await Promise.all(
        ['林玫', '林湄'].map((name) => chair.raw('correctPerson', wish(name))),
      )
      const [first] = ['林玫', '林湄'].filter((_, at) => answers[at]?.code === 1)
      expect(answers.filter(({ code }) => code !== 1)).toMatchObject([
        { data: { reason: 'versionConflict', field: 'name' } },
      ])
      expect((await chair.call('getPerson', { conference_id, id })).attendee.name).toBe(first)
      // The same is no other wish, and who has seen it may write over it.
      await chair.call('correctPerson', wish(first ?? ''))
      const again = { ...wish('林梅梅'), seen_name: first, seen_affiliation: '东海大学' }
      await chair.call('correctPerson', again)
      expect((await chair.call('getPerson', { conference_id, id })).attendee.name).toBe('林梅梅')
    })

    it('does not exist if the order is of another conference, of a paper, or unknown', async () => {
      const absent = await chair.raw('getPerson', { conference_id, id: 2_147_483_647 })
      const elsewhere = await shop.buy('linmei', { at: shop.other })
      const paper = await shop.buy('linmei')
      await shop.db.update(orders).set({ kind: 'paper' }).where(eq(orders.id, paper))
      for (const id of [elsewhere, paper, 2_147_483_648])
        expect(await chair.raw('getPerson', { conference_id, id })).toEqual(absent)
      const theirs = await chair.raw('getPerson', { conference_id: shop.other.id, id: elsewhere })
      const nobodys = await chair.raw('getPerson', { conference_id: 999_999, id: elsewhere })
      expect(theirs).toEqual(nobodys)
    })
  })

  it('faults are named, and endless requests are limited', async () => {
    const wrong = { state: 'x', types: '1,a', tags: '0', signed_in: 'maybe', paper: 'y', q: 'a\0' }
    for (const [field, text] of Object.entries(wrong)) {
      const refused = await chair.raw('listPeople', { conference_id, [field]: text })
      expect([field, refused.data]).toEqual([field, expect.objectContaining({ field })])
    }
    await shop.db.insert(rateWindows).values({
      key: `people:${await shop.idOf('secretary')}`,
      windowStart: new Date(shop.server.clock.now),
      hits: 600,
    })
    expect((await chair.raw('listPeople', { conference_id })).data).toMatchObject({ reason: 'limited' })
  })

  it('a filter is the same in an address', () => {
    const filter = {
      q: '林 梅&',
      state: 'paid',
      types: [1, 2],
      tags: [3],
      signed_in: 'no',
      paper: 'none',
    } as const
    expect(
      peopleFilterIn(peopleQuery({ ...filter, types: [...filter.types], tags: [...filter.tags] })),
    ).toEqual(filter)
    expect(peopleFilterIn('q=&state=x&types=&tags=a&signed_in=yes&other=1')).toEqual({ signed_in: 'yes' })
    expect(peopleQuery({})).toBe('')
  })
})
