import { desc, eq } from 'drizzle-orm'
import { XMLParser } from 'fast-xml-parser'
import { beforeAll, expect, it } from 'vitest'

import { conferences, lives, news, subjects } from '../../../server/db/schema/catalogue.ts'
import { conferencePublications } from '../../../server/db/schema/conferencePublications.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { payments } from '../../../server/db/schema/payments.ts'
import { orders, ticketTypes } from '../../../server/db/schema/registration.ts'
import { ticketPdf } from '../../../server/documents/ticketPdf.ts'
import { shareCardOf } from '../../../server/http/routes/shareCards.ts'
import { createMailAttachments } from '../../../server/mailAttachments.ts'
import { choosePaymentMethods } from '../../../server/pay/paymentMethods.ts'
import type { PayProvider } from '../../../server/pay/provider.ts'
import { aboutPage } from '../../../src/app/about.ts'
import { dataKey } from '../../../src/app/boot.ts'
import { routes } from '../../../src/app/routes.ts'
import { getConference } from '../../../src/contract/conference.ts'
import { getLiveInfo } from '../../../src/contract/live.ts'
import type { DocumentOrder } from '../../../server/documents/documentWorker.ts'
import en from '../../../src/i18n/en.json'
import { basicsWish } from '../../support/basicsWish.ts'
import { describeDatabase } from '../../support/engines.ts'
import { testConfig, type Browser } from '../api/harness.ts'
import { readPdf } from '../documents/readPdf.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

/** As the build compiles texts without placeholders. */
const compiled = Object.fromEntries(
  Object.entries(en).map(([id, value]) => [id, [{ type: 0 as const, value }]]),
)

const day = 86_400_000
const minute = 60_000

/** Outlets show the same of a conference as its page. */
describeDatabase('outlets', (open) => {
  let shop: Shop
  let chair: Browser
  let guest: Browser
  /** Purchases shown to payers, newest last. */
  const purchases: string[] = []
  beforeAll(async () => {
    const database = await open()
    const methods = choosePaymentMethods({}, { db: database.db, key: testConfig.key, now: () => 0 })
    const watched = (provider: PayProvider): PayProvider => ({
      ...provider,
      start: (purchase, attempt) => {
        purchases.push(purchase.subject)
        return provider.start(purchase, attempt)
      },
    })
    const providers = new Map([...methods.providers].map(([name, each]) => [name, watched(each)]))
    shop = await openShop(() => Promise.resolve(database), { pay: { ...methods, providers } })
    guest = shop.server.browser({ lang: 'en' })
  })

  /** A conference in public, as its organizers made it on the first day; answers its number. */
  const publish = async (): Promise<number> => {
    chair = await shop.signedIn('approved')
    const form = { title: '量子论坛', eng_title: 'Quantum Forum' }
    const { id } = await chair.call('createConference', {
      ...{ key: freshKey(), ...form, starts_on: '2027-05-01', ends_on: '2027-05-03' },
    })
    const [subject] = await shop.db.select().from(subjects).limit(1)
    const kept = await chair.call('getConferenceBasics', { conference_id: id })
    await chair.call(
      'saveConferenceBasics',
      basicsWish(kept, {
        subject_id: subject?.id ?? 0,
        ...{ place: '合肥', eng_place: 'Hefei', venue: '会展中心', eng_venue: 'Hall 3' },
        ...{ summary: '年度论坛。', eng_summary: 'The annual forum.' },
        ...{ starts_at: '2027-05-01T09:00', ends_at: '2027-05-03T18:00' },
      }),
    )
    // By the clock of the tests; by default rows are made by that of the database.
    const at = new Date(shop.server.clock.now)
    await shop.db
      .update(conferences)
      .set({ publication: 'published', createdAt: at, movedAt: at })
      .where(eq(conferences.id, id))
    await shop.db.update(conferencePublications).set({ movedAt: at }).where(eq(conferencePublications.id, id))
    return id
  }
  const save = async (id: number, more: Parameters<typeof basicsWish>[1]) => {
    shop.server.clock.now += minute
    const kept = await chair.call('getConferenceBasics', { conference_id: id })
    await chair.call('saveConferenceBasics', basicsWish(kept, more))
  }
  const fire = async (
    entity: 'conference' | 'conferencePublication',
    id: number,
    event: string,
    more: object = {},
  ) => {
    shop.server.clock.now += minute
    const { version } = await chair.call('getRecord', { entity, id })
    await chair.call('fireRecord', { entity, id, event, version, key: freshKey(), ...more })
  }
  const cancel = (id: number) =>
    fire('conferencePublication', id, 'publication.cancel', {
      ...{ reason: '台风。', eng_reason: 'A typhoon.', confirmation: '量子论坛' },
    })

  const rowOf = async (id: number) => {
    const [row] = await shop.db.select().from(conferences).where(eq(conferences.id, id))
    if (row === undefined) throw new Error('there is no such conference')
    return row
  }

  const eventOf = (text: string, id: number): Record<string, string> => {
    const parts = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT')
    const own = parts.find((part) => part.includes(`UID:conference-${id}@`)) ?? ''
    return Object.fromEntries(
      own.split('\r\n').flatMap((line) => {
        const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? []
        return name === '' ? [] : [[name, value]]
      }),
    )
  }
  const parser = new XMLParser({ ignoreAttributes: false })
  /** Facts for search engines and the title of the page, as its server writes them. */
  const aboutOf = (name: 'conference' | 'liveDetails', key: string, data: object, id: number) => {
    const route = routes.find((each) => each.name === name)
    if (route === undefined) throw new Error(`there is no page ${name}`)
    const boot = { locale: 'en', handheld: false, data: { [key]: data } } as const
    const where =
      name === 'conference'
        ? { params: { id: String(id) }, query: '' }
        : { params: {}, query: `?live_id=${id}` }
    return aboutPage({ route, ...where, boot, messages: compiled })
  }

  /** Everything that leaves the site about a conference. */
  const outletsOf = async (id: number, language: 'zh' | 'en') => {
    const query = `?lang=${language}`
    const get = async (path: string) => (await guest.request(path)).text()
    const file = await get(`/ics/conferences/${id}.ics${query}`)
    const again = await get(`/ics/conferences/${id}.ics${query}`)
    const calendar = await get(`/ics/calendar.ics${query}`)
    // So long it is kept.
    shop.server.clock.now += 11 * minute
    const map = parser.parse(await get('/sitemap.xml')) as {
      urlset: { url: Array<{ loc: string; lastmod?: string }> }
    }
    const reader = shop.server.browser({ lang: language })
    const page = await reader.call('getConference', { id })
    const about = aboutOf('conference', dataKey(getConference, { id }), page, id)
    const listed = await reader.call('listConferences', { page_size: 50, q: page.title })
    return {
      isSameFile: file === again && file.endsWith('END:VCALENDAR\r\n'),
      ics: eventOf(file, id),
      calendar: eventOf(calendar, id)['STATUS'] ?? null,
      lastmod: map.urlset.url.find(({ loc }) => loc.endsWith(`/conferences/${id}`))?.lastmod ?? null,
      facts: about.facts ?? {},
      title: about.title.split(' · ')[0] ?? '',
      card: await shareCardOf(shop.db, 'conf', id, language),
      isListed: listed.list.some((each) => each.id === id),
    }
  }

  it.each([
    ['in Chinese only', 'en', { engTitle: '', engPlace: '' }, '量子论坛', '合肥'],
    ['in English only', 'zh', { title: '', place: '' }, 'Quantum Forum', 'Hefei'],
  ] as const)(
    '[CONF-02] what a member gets by mail, by text message, at the till and on paper of a conference %s names it',
    async (_, language, texts, title, place) => {
      const id = await publish()
      await shop.db.update(conferences).set(texts).where(eq(conferences.id, id))
      const row = await rowOf(id)
      const member = await shop.signedIn('linmei', { lang: language })
      const paid = await shop.buy('linmei', { at: row })
      await shop.db
        .update(ticketTypes)
        .set(language === 'en' ? { engName: '' } : { name: '' })
        .where(eq(ticketTypes.conferenceId, id))
      const item = language === 'en' ? '普通代表' : 'Regular participant'
      // The list of orders, and the message from which mail and text message are made.
      const { list } = await member.call('listOrders', { kind: 'conf' })
      expect(list.find((order) => order.id === paid)).toMatchObject({ conference: title, item })
      const [message] = await shop.db
        .select()
        .from(messages)
        .where(eq(messages.userId, await shop.idOf('linmei')))
        .orderBy(desc(messages.id))
        .limit(1)
      expect(language === 'en' ? message?.engContent : message?.content).toContain(title)
      // View of the payer.
      await shop.db
        .update(orders)
        .set({ state: 'to_be_paid', dueAt: new Date(shop.server.clock.now + day) })
        .where(eq(orders.id, paid))
      await shop.db.delete(payments).where(eq(payments.orderId, paid))
      await member.call('startPayment', { order_id: paid, method: 'sandbox', key: freshKey() })
      expect(purchases.at(-1)).toMatch(new RegExp(`^T\\d+ ${title}$`))
      // The ticket of the mail: each text once, where there is no second language.
      const drawn: DocumentOrder[] = []
      const attach = createMailAttachments({
        db: shop.db,
        invoiceFiles: { find: () => Promise.resolve(null) },
        makeDocument: (order) => {
          drawn.push(order)
          return Promise.resolve(new Uint8Array())
        },
      })
      await attach({ attach: 'tickets', of: paid })
      expect(drawn).toMatchObject([
        {
          sheet: {
            conference: { zh: title, en: title },
            place: { zh: place, en: place },
            item: { zh: item, en: item },
          },
        },
      ])
      const [sheet] = drawn
      if (sheet?.kind !== 'ticket') throw new Error('no ticket was drawn')
      const text = await readPdf(await ticketPdf(sheet.sheet))
      expect(text.split(title)).toHaveLength(2)
      expect(text).not.toContain(`${place} · ${place}`)
    },
  )

  it.each([
    ['as it was announced', {}, false, 'EventScheduled'],
    ['moved', { rescheduledFrom: new Date('2027-05-01T01:00:00Z') }, false, 'EventRescheduled'],
    ['cancelled', { publication: 'cancelled' }, false, 'EventCancelled'],
    ['whose conference is cancelled', {}, true, 'EventCancelled'],
  ] as const)(
    '[SEO-01] a live %s says it to search engines and on its share card',
    async (_, values, isOver, status) => {
      const conferenceId = await publish()
      const [live] = await shop.db
        .insert(lives)
        .values({
          ...{ conferenceId, title: '主旨报告', engTitle: 'Keynote', speaker: '林梅', engSpeaker: 'Lin Mei' },
          ...{
            startsAt: new Date('2027-05-02T01:00:00Z'),
            cover: '/covers/page.svg',
            maxUser: 10,
            ...values,
          },
        })
        .returning()
      const id = live?.id ?? 0
      if (isOver) await cancel(conferenceId)
      const info = await guest.call('getLiveInfo', { live_id: id })
      const about = aboutOf('liveDetails', dataKey(getLiveInfo, { live_id: id }), info, id)
      const isCancelled = status === 'EventCancelled'
      expect(about.facts).toMatchObject({ eventStatus: `https://schema.org/${status}` })
      expect(about.title.startsWith('[The live is cancelled] Keynote')).toBe(isCancelled)
      expect(await shareCardOf(shop.db, 'live', id, 'en')).toMatchObject({
        kind: isCancelled ? 'Live · cancelled' : 'Live',
        lines: ['Lin Mei', '2 May 2027'],
      })
    },
  )

  it('[CONF-02] a headline in one language is in the feed of both', async () => {
    await shop.db.insert(news).values({
      ...{
        title: '只有中文',
        engTitle: '',
        summary: '摘要',
        engSummary: '',
        content: '<p>正文</p>',
        engContent: '',
      },
      ...{ cover: '', publishedAt: new Date(shop.server.clock.now) },
    })
    const feed = await (await guest.request('/news.xml?lang=en')).text()
    for (const text of ['只有中文', '摘要', '正文']) expect(feed).toContain(text)
  })

  const first = '2027-05-01T01:00:00.000Z'
  /** Lifecycle state, and the words shown in it. */
  const states: ReadonlyArray<{
    readonly name: string
    readonly become: (id: number) => Promise<void>
    /** Language of the reader; absent: English. */
    readonly language?: 'zh'
    readonly ics: Readonly<Record<string, string>>
    readonly calendar: string | null
    readonly facts: Readonly<Record<string, unknown>>
    readonly title?: string
    readonly card: { readonly kind: string; readonly title: string; readonly lines: readonly string[] }
    readonly isListed: boolean
  }> = [
    {
      name: 'as it was announced',
      become: () => Promise.resolve(),
      ics: {
        STATUS: 'CONFIRMED',
        SUMMARY: 'Quantum Forum',
        DTSTART: '20270501T010000Z',
        LOCATION: 'Hall 3\\, Hefei',
      },
      calendar: 'CONFIRMED',
      facts: { eventStatus: 'https://schema.org/EventScheduled', startDate: first },
      card: { kind: 'Conference', title: 'Quantum Forum', lines: ['1 May 2027 to 3 May 2027', 'Hefei'] },
      isListed: true,
    },
    {
      name: 'moved',
      become: (id) => save(id, { starts_at: '2027-05-08T09:00', ends_at: '2027-05-10T18:00' }),
      ics: { STATUS: 'CONFIRMED', DTSTART: '20270508T010000Z', DTEND: '20270510T100000Z' },
      calendar: 'CONFIRMED',
      facts: {
        eventStatus: 'https://schema.org/EventRescheduled',
        previousStartDate: first,
        startDate: '2027-05-08T01:00:00.000Z',
      },
      card: { kind: 'Conference', title: 'Quantum Forum', lines: ['8 May 2027 to 10 May 2027', 'Hefei'] },
      isListed: true,
    },
    {
      name: 'cancelled',
      become: cancel,
      ics: { STATUS: 'CANCELLED', SUMMARY: 'Cancelled: Quantum Forum', DTSTART: '20270501T010000Z' },
      calendar: 'CANCELLED',
      facts: { eventStatus: 'https://schema.org/EventCancelled', name: 'Quantum Forum' },
      title: '[Cancelled] Quantum Forum',
      card: {
        kind: 'Conference · cancelled',
        title: 'Quantum Forum',
        lines: ['1 May 2027 to 3 May 2027', 'Hefei'],
      },
      isListed: false,
    },
    {
      name: 'cancelled, and archived since',
      become: async (id) => {
        await cancel(id)
        await fire('conferencePublication', id, 'publication.archive')
      },
      ics: { STATUS: 'CANCELLED', SUMMARY: 'Cancelled: Quantum Forum' },
      calendar: null,
      facts: { eventStatus: 'https://schema.org/EventCancelled' },
      title: '[Cancelled] Quantum Forum',
      card: {
        kind: 'Conference · cancelled',
        title: 'Quantum Forum',
        lines: ['1 May 2027 to 3 May 2027', 'Hefei'],
      },
      isListed: false,
    },
    {
      name: 'in Chinese only',
      become: (id) => save(id, { eng_title: '', eng_place: '', eng_venue: '', eng_summary: '' }),
      ics: {
        STATUS: 'CONFIRMED',
        SUMMARY: '量子论坛',
        LOCATION: '会展中心\\, 合肥',
        DESCRIPTION: '年度论坛。',
      },
      calendar: 'CONFIRMED',
      facts: { name: '量子论坛', description: '年度论坛。' },
      title: '量子论坛',
      card: { kind: 'Conference', title: '量子论坛', lines: ['1 May 2027 to 3 May 2027', '合肥'] },
      isListed: true,
    },
    {
      name: 'in English only',
      language: 'zh',
      become: async (id) => {
        const nothing = { title: '', place: '', venue: '', summary: '' }
        await save(id, {})
        await shop.db.update(conferences).set(nothing).where(eq(conferences.id, id))
      },
      ics: { SUMMARY: 'Quantum Forum', LOCATION: 'Hall 3\\, Hefei', DESCRIPTION: 'The annual forum.' },
      calendar: 'CONFIRMED',
      facts: { name: 'Quantum Forum', description: 'The annual forum.' },
      card: { kind: '会议', title: 'Quantum Forum', lines: ['2027年5月1日至2027年5月3日', 'Hefei'] },
      isListed: true,
    },
    {
      name: 'ended early',
      become: async (id) => {
        shop.server.clock.now = Date.parse('2027-05-01T02:00:00Z')
        chair = await shop.signedIn('approved')
        await fire('conference', id, 'conference.start')
        await fire('conference', id, 'conference.end', { reason: '台风。' })
      },
      ics: { STATUS: 'CONFIRMED', DTSTART: '20270501T010000Z', DTEND: '20270501T020200Z' },
      calendar: 'CONFIRMED',
      facts: { eventStatus: 'https://schema.org/EventScheduled', endDate: '2027-05-01T02:02:00.000Z' },
      card: { kind: 'Conference', title: 'Quantum Forum', lines: ['1 May 2027 to 3 May 2027', 'Hefei'] },
      isListed: true,
    },
    {
      name: 'archived',
      become: async (id) => {
        await shop.db.update(conferences).set({ state: 'ended' }).where(eq(conferences.id, id))
        shop.server.clock.now = Date.parse('2027-05-04T00:00:00Z')
        chair = await shop.signedIn('approved')
        await fire('conferencePublication', id, 'publication.archive')
      },
      ics: { STATUS: 'CONFIRMED', SUMMARY: 'Quantum Forum' },
      calendar: 'CONFIRMED',
      facts: { eventStatus: 'https://schema.org/EventScheduled' },
      card: { kind: 'Conference', title: 'Quantum Forum', lines: ['1 May 2027 to 3 May 2027', 'Hefei'] },
      isListed: true,
    },
  ]

  it.each(states)(
    '[PUB-01] [SEO-01] [CONF-02] every outlet says it of a conference $name',
    async ({ become, language: given, title = 'Quantum Forum', name, ...wanted }) => {
      const language = given ?? 'en'
      const before = shop.server.clock.now
      const id = await publish()
      const announced = await outletsOf(id, language)
      await become(id)
      const said = await outletsOf(id, language)
      expect(said).toMatchObject({ ...wanted, title, isSameFile: true })
      // Lists of pages and of conferences hold the same ones.
      expect(said.lastmod !== null).toBe(wanted.isListed)
      expect(said.ics['DTSTAMP']).toBe(said.ics['LAST-MODIFIED'])
      if (name !== 'as it was announced') {
        // A calendar takes the version with the higher number; a robot comes again for a later time.
        expect(Number(said.ics['SEQUENCE'])).toBeGreaterThan(Number(announced.ics['SEQUENCE']))
        expect(said.ics['LAST-MODIFIED']?.localeCompare(announced.ics['LAST-MODIFIED'] ?? '')).toBe(1)
        if (said.lastmod !== null) expect(said.lastmod.localeCompare(announced.lastmod ?? '')).toBe(1)
      } else expect(said).toEqual(announced)
      // The list of pages is kept for ten minutes.
      shop.server.clock.now = before + 60 * minute
    },
  )
})
