import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { conferences, news, subjects, videos } from '../../../server/db/schema/catalogue.ts'
import { collections } from '../../../server/db/schema/members.ts'
import { organizerApplications } from '../../../server/db/schema/organizers.ts'
import { orders, ticketTypes } from '../../../server/db/schema/registration.ts'
import type { OrganizerForm } from '../../../src/contract/organizerForm.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness, site, type Harness } from '../api/harness.ts'
import { addConference, day, expectSound, hour, newMember, registration } from './stage.ts'

describeDatabase('conferences', (open) => {
  let server: Harness
  beforeAll(async () => {
    server = await createHarness(open)
  })
  afterEach(() => expectSound(server))

  const titles = async (input: object, lang = 'en') =>
    (await server.browser({ lang }).call('listConferences', { page_size: 50, ...input })).list.map(
      ({ title }) => title,
    )
  const add = (values: Partial<typeof conferences.$inferInsert>) =>
    addConference(server, { conference: values })

  describe('search', () => {
    let parent = 0
    let child = 0
    beforeAll(async () => {
      const { db } = server.database
      const [upper] = await db
        .insert(subjects)
        .values({ name: '测试学科', engName: 'Testing' })
        .returning({ id: subjects.id })
      parent = upper?.id ?? 0
      const [lower] = await db
        .insert(subjects)
        .values({ name: '细分', engName: 'Detail', parentId: parent })
        .returning({ id: subjects.id })
      child = lower?.id ?? 0
      await add({
        title: '量子光学 100% 会议',
        engTitle: 'Quantum_Optics Days',
        summary: '纠缠与测量',
        engSummary: 'Entangled photons',
        place: '合肥',
        engPlace: 'Hefei',
        subjectId: child,
        // Begins on the 2nd in Shanghai, on the 1st in Greenwich.
        startsAt: new Date('2027-03-01T16:30:00Z'),
        endsAt: new Date('2027-03-03T10:00:00Z'),
      })
      await add({
        title: '声学大会',
        engTitle: 'Acoustics Congress',
        place: '格拉斯哥',
        engPlace: 'Glasgow',
        timeZone: 'America/Los_Angeles',
        subjectId: parent,
        state: 'ended',
        startsAt: new Date('2026-03-01T16:30:00Z'),
        // The 3rd in Shanghai, the 2nd in Los Angeles.
        endsAt: new Date('2026-03-03T06:00:00Z'),
      })
    })
    const optics = ['Quantum_Optics Days']
    const acoustics = ['Acoustics Congress']

    it('[PUB-01] finds words of title, place and summary in either language, whatever their case', async () => {
      for (const q of [
        'quantum',
        '量子',
        'HEFEI',
        '合肥',
        'entangled',
        '纠缠',
        'photons quantum',
        ' 合肥  量子 ',
      ]) {
        expect({ q, found: await titles({ q, subject: parent }) }).toEqual({ q, found: optics })
        expect(await titles({ q, subject: parent }, 'zh-CN')).toEqual(['量子光学 100% 会议'])
      }
      expect(await titles({ q: 'quantum glasgow' })).toEqual([])
    })

    it('takes the signs of a search as themselves', async () => {
      expect(await titles({ q: '100%' })).toEqual(optics)
      expect(await titles({ q: 'm_O' })).toEqual(optics)
      for (const q of ['1%0', 'Q_antum', '\\', "'; drop table conferences; --", '100%%']) {
        expect({ q, found: await titles({ q }) }).toEqual({ q, found: [] })
      }
    })

    it('[PUB-01] finds by a subject of either level; the upper one holds the lower ones', async () => {
      expect(await titles({ subject: child })).toEqual(optics)
      expect(await titles({ subject: parent })).toEqual([...optics, ...acoustics])
      for (const subject of [999_999, 2_147_483_648]) expect(await titles({ subject })).toEqual([])
    })

    it('[PUB-01] finds by place, by status, and by all at once', async () => {
      expect(await titles({ place: 'glas' })).toEqual(acoustics)
      expect(await titles({ place: '拉斯' })).toEqual(acoustics)
      expect(await titles({ subject: parent, status: 'ended' })).toEqual(acoustics)
      expect(await titles({ subject: parent, status: 'ongoing' })).toEqual([])
      expect(await titles({ subject: parent, status: 'not_started', place: '合', q: '量' })).toEqual(optics)
    })

    it('[PUB-01] finds by days that it touches, in its own time zone', async () => {
      const subject = parent
      for (const [from, to, found] of [
        ['2027-03-02', '2027-03-02', optics],
        ['2027-03-01', '2027-03-01', []],
        ['2027-03-03', '2027-03-31', optics],
        ['2027-03-04', '2027-03-31', []],
        ['2026-03-02', '2026-03-02', acoustics],
        ['2026-03-03', '2026-03-03', []],
        [undefined, '2026-12-31', acoustics],
        ['2027-01-01', undefined, optics],
        ['2027-03-31', '2027-03-01', []],
      ] as const) {
        const days = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
        expect({ ...days, found: await titles({ subject, ...days }) }).toEqual({ ...days, found: [...found] })
      }
    })

    it('names the field of a question that cannot be answered', async () => {
      for (const [field, value] of [
        ['from', '2027-02-30'],
        ['to', 'tomorrow'],
        ['status', 'soon'],
        ['subject', '-1'],
        ['page', '0'],
        ['page_size', '51'],
      ] as const) {
        expect(await server.browser().refused('listConferences', { [field]: value })).toMatchObject({
          code: 400,
          reason: 'invalid',
          field,
        })
      }
      expect(await server.browser().refused('listConferences', { q: 'x'.repeat(61) })).toMatchObject({
        reason: 'tooLong',
        field: 'q',
      })
    })

    it('pages are stable and whole: every conference is on exactly one of them', async () => {
      const startsAt = new Date('2028-01-01T00:00:00Z')
      await server.database.db.insert(conferences).values(
        Array.from({ length: 130 }, (_, at) => ({
          title: `同日会议 ${at}`,
          engTitle: `Same day ${at}`,
          subjectId: parent,
          place: '线上',
          engPlace: 'Online',
          summary: '',
          engSummary: '',
          startsAt,
          endsAt: startsAt,
          cover: '',
        })),
      )
      const seen: number[] = []
      for (let page = 1; ; page++) {
        const { list, total } = await server
          .browser()
          .call('listConferences', { q: 'same day', page, page_size: 50 })
        expect(total).toBe(130)
        if (list.length === 0) break
        seen.push(...list.map(({ id }) => id))
      }
      expect(seen).toHaveLength(130)
      expect(new Set(seen).size).toBe(130)
    })
  })

  it('[PUB-01] names the approved organization as the organizer, and not the account', async () => {
    const { db } = server.database
    const [account] = await db
      .insert(users)
      .values({ nickname: 'Scholar 24696', sponsorApplyStatus: 1 })
      .returning({ id: users.id })
    const userId = account?.id ?? 0
    const conference = await addConference(server, { conference: { organizerId: userId } })
    const shown = async () => (await server.browser().call('getConference', { id: conference.id })).organizer
    expect(await shown()).toBe('Scholar 24696')
    const form = { name: '中国光学学会' } as OrganizerForm
    await db.insert(organizerApplications).values({ userId, form, state: 'approved.settled' })
    expect(await shown()).toBe('中国光学学会')
    await db.update(users).set({ sponsorApplyStatus: 3 }).where(eq(users.id, userId))
    expect(await shown()).toBe('Scholar 24696')
  })

  it('[PUB-01] shows a guest one conference with its fees, in the language of the page', async () => {
    const { db } = server.database
    const [organizer] = await db.select().from(users).where(eq(users.account, 'organizer'))
    const conference = await addConference(server, {
      conference: {
        venue: '国际会议中心',
        engVenue: 'Convention Center',
        content: '<h2>主题</h2><script>alert(1)</script>',
        engContent: '<h2>Topics</h2><img src=x onerror=alert(1)>',
        timeZone: 'Asia/Shanghai',
        organizerId: organizer?.id ?? null,
      },
      types: [
        { capacity: 40, tiers: [{ until: 24, amount: 100_000 }, { amount: 160_000 }] },
        { name: '学生代表', engName: 'Student', audience: 'student', tiers: [{ until: -1, amount: 5 }] },
      ],
    })
    const shown = await server.browser().call('getConference', { id: conference.id })
    const until = new Date(server.clock.now + 24 * hour).toISOString()
    expect(shown).toMatchObject({
      title: 'Energy Forum',
      venue: 'Convention Center',
      place: 'Shanghai',
      time_zone: 'Asia/Shanghai',
      organizer: organizer?.nickname,
      starts_at: new Date(server.clock.now + 30 * day).toISOString(),
      refund_until: new Date(server.clock.now + 20 * day).toISOString(),
      collected: false,
      order_id: null,
      free_as_author: false,
      student_proof: null,
      group: null,
    })
    expect(shown.content).toContain('<h2>Topics</h2>')
    expect(shown.content).not.toMatch(/onerror|<img/)
    expect(shown.ticket_types).toEqual([
      {
        id: conference.types[0],
        name: 'Regular',
        audience: 'anyone',
        tiers: [
          { name: 'Regular price', until, amount: 100_000 },
          { name: 'Regular price', until: null, amount: 160_000 },
        ],
        current: { name: 'Regular price', until, amount: 100_000 },
        left: 40,
        waiting: null,
      },
      expect.objectContaining({ name: 'Student', audience: 'student', current: null, left: null }),
    ])
    const chinese = await server.browser({ lang: 'zh-CN' }).call('getConference', { id: conference.id })
    expect(chinese).toMatchObject({ title: '能源论坛', venue: '国际会议中心' })
    expect(chinese.content).toBe('<h2>主题</h2>')
    for (const id of [999_999, 2_147_483_648]) {
      expect(await server.browser().refused('getConference', { id })).toMatchObject({
        code: 404,
        reason: 'notFound',
      })
    }
  })

  it('[CONF-02] a text without a translation is shown in the other language', async () => {
    const { id } = await add({ title: '只有中文的会议', engTitle: '', place: '', engPlace: 'Turpan' })
    const read = (lang: string) => server.browser({ lang }).call('getConference', { id })
    expect(await read('en')).toMatchObject({ title: '只有中文的会议', place: 'Turpan' })
    expect(await read('zh')).toMatchObject({ title: '只有中文的会议', place: 'Turpan' })
  })

  it('shows a member their own order and collection, and no other user’s', async () => {
    const conference = await addConference(server)
    const [member, other] = [await newMember(server), await newMember(server)]
    const { order_id } = await member.browser.call('placeOrder', registration(conference))
    await member.browser.call('collect', { kind: 'conf', id: conference.id, collected: 1 })
    const own = await member.browser.call('getConference', { id: conference.id })
    expect(own).toMatchObject({ order_id, collected: true })
    expect(await other.browser.call('getConference', { id: conference.id })).toMatchObject({
      order_id: null,
      collected: false,
    })
    await member.browser.call('fireRecord', {
      entity: 'order',
      id: order_id,
      event: 'order.cancel',
      version: 0,
      key: `c-${order_id}`,
      reason: 'r',
    })
    expect(await member.browser.call('getConference', { id: conference.id })).toMatchObject({
      order_id: null,
    })
  })

  it('[PUB-01] a member collects conferences, news and videos, once each, and takes them out again', async () => {
    const { browser, id } = await newMember(server)
    const { db } = server.database
    for (const [kind, table] of [
      ['conf', conferences],
      ['news', news],
      ['video', videos],
    ] as const) {
      const [target] = await db.select({ id: table.id }).from(table).limit(1)
      const set = (collected: 0 | 1) => browser.call('collect', { kind, id: target?.id ?? 0, collected })
      expect(await Promise.all([set(1), set(1)])).toEqual([{ collected: true }, { collected: true }])
      const rows = await db.select().from(collections).where(eq(collections.userId, id))
      expect(rows.filter((row) => row.kind === kind)).toMatchObject([{ targetId: target?.id }])
      expect(await set(0)).toEqual({ collected: false })
      expect(await set(0)).toEqual({ collected: false })
    }
    expect(await db.select().from(collections).where(eq(collections.userId, id))).toEqual([])
    expect(await browser.refused('collect', { kind: 'conf', id: 999_999, collected: 1 })).toMatchObject({
      reason: 'notFound',
      field: 'id',
    })
    expect(await browser.refused('collect', { kind: 'user', id: 1, collected: 1 })).toMatchObject({
      reason: 'invalid',
      field: 'kind',
    })
    expect(await server.browser().refused('collect', { kind: 'conf', id: 1, collected: 1 })).toMatchObject({
      reason: 'signedOut',
    })
  })

  describe('calendar files', () => {
    /** Lines as they were before folding. */
    const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

    it('[PUB-01] a conference is an event with its instants, in the requested language', async () => {
      const conference = await add({
        startsAt: new Date('2026-12-09T01:00:00Z'),
        endsAt: new Date('2026-12-11T10:00:00Z'),
        timeZone: 'Asia/Shanghai',
        venue: '国际会议中心',
        engVenue: 'Hall; 1, north',
        summary: '长'.repeat(120),
        engSummary: 'line one\nline two',
      })
      const path = `/ics/conferences/${conference.id}.ics`
      const english = await server.browser().request(`${path}?lang=en`)
      expect(english.status).toBe(200)
      expect(english.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(english.headers.get('content-disposition')).toBe(
        `attachment; filename="conference-${conference.id}.ics"`,
      )
      expect(english.headers.get('x-content-type-options')).toBe('nosniff')
      const lines = linesOf(await english.text())
      for (const line of [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        // 9:00 in Shanghai.
        'DTSTART:20261209T010000Z',
        'DTEND:20261211T100000Z',
        `UID:conference-${conference.id}@symposium`,
        'SUMMARY:Energy Forum',
        'LOCATION:Hall\\; 1\\, north\\, Shanghai',
        'DESCRIPTION:line one\\nline two',
        `URL;VALUE=URI:${site}/conferences/${conference.id}`,
      ]) {
        expect(lines).toContain(line)
      }
      const chinese = await (await server.browser().request(`${path}?lang=zh-CN`)).text()
      expect(linesOf(chinese)).toContain('SUMMARY:能源论坛')
      expect(linesOf(chinese)).toContain(`DESCRIPTION:${'长'.repeat(120)}`)
      for (const line of chinese.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    })

    it('the same conference is the same file, which is not sent twice; a changed one is sent again', async () => {
      const conference = await add({})
      const path = `/ics/conferences/${conference.id}.ics?lang=en`
      const first = await server.browser().request(path)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]{22}"$/)
      server.clock.now += hour
      const second = await server.browser().request(path, { headers: { 'if-none-match': `"x", W/${etag}` } })
      expect(second.status).toBe(304)
      expect(await second.text()).toBe('')
      await server.database.db
        .update(conferences)
        .set({ engTitle: 'Renamed' })
        .where(eq(conferences.id, conference.id))
      const third = await server.browser().request(path, { headers: { 'if-none-match': etag } })
      expect(third.status).toBe(200)
      const uid = `UID:conference-${conference.id}@symposium`
      expect(linesOf(await first.text())).toContain(uid)
      expect(linesOf(await third.text())).toContain(uid)
      server.clock.now -= hour
    })

    it('[PUB-01] a calendar to subscribe to holds what is to come and what has just been, by subject if asked', async () => {
      const { db } = server.database
      const [upper] = await db
        .insert(subjects)
        .values({ name: '日历', engName: 'Calendars' })
        .returning({ id: subjects.id })
      const [lower] = await db
        .insert(subjects)
        .values({ name: '订阅', engName: 'Subscribing', parentId: upper?.id ?? 0 })
        .returning({ id: subjects.id })
      const subjectId = lower?.id ?? 0
      const ago = (days: number) => new Date(server.clock.now - days * day)
      const coming = await add({ subjectId })
      const recent = await add({ subjectId, startsAt: ago(31), endsAt: ago(30) })
      await add({ subjectId, startsAt: ago(32), endsAt: ago(31) })
      const uids = async (query: string) => {
        const answer = await server.browser().request(`/ics/calendar.ics${query}`)
        expect(answer.status).toBe(200)
        const lines = linesOf(await answer.text())
        return lines.filter((line) => line.startsWith('UID:'))
      }
      const own = [recent.id, coming.id].map((id) => `UID:conference-${id}@symposium`)
      expect(await uids(`?subject=${upper?.id}`)).toEqual(own)
      expect(await uids(`?subject=${subjectId}&lang=en`)).toEqual(own)
      expect(await uids('?subject=999999')).toEqual([])
      expect(await uids('')).toEqual(expect.arrayContaining(own))
    })

    it('what is not there, or is no number, is a refusal and no page', async () => {
      for (const path of [
        '/ics/conferences/999999.ics',
        '/ics/conferences/2147483648.ics',
        '/ics/conferences/1.ics/x',
        '/ics/conferences/abc.ics',
        '/ics/conferences/-1.ics',
        '/ics/conferences/1%27.ics',
        '/ics/calendar.ics?subject=x',
        '/ics/nothing',
      ]) {
        const answer = await server.browser().request(path)
        expect({ path, status: answer.status }).toEqual({ path, status: 404 })
        expect(await answer.json()).toMatchObject({ data: { reason: 'notFound' } })
      }
    })
  })

  it('fewer places than orders are shown as none, never as less than none', async () => {
    const conference = await addConference(server, { types: [{ capacity: 3, tiers: [{ amount: 0 }] }] })
    const { browser } = await newMember(server)
    const { order_id } = await browser.call('placeOrder', registration(conference, { expected_amount: 0 }))
    const { db } = server.database
    const shrink = (capacity: number) =>
      db
        .update(ticketTypes)
        .set({ capacity })
        .where(eq(ticketTypes.id, conference.types[0] ?? 0))
    await shrink(0)
    const { ticket_types } = await server.browser().call('getConference', { id: conference.id })
    expect(ticket_types[0]?.left).toBe(0)
    expect(await db.select().from(orders).where(eq(orders.id, order_id))).toHaveLength(1)
    await shrink(3)
  })
})
