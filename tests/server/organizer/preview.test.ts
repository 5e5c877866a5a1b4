import { count, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { sessions, users } from '../../../server/db/schema/accounts.ts'
import { lifecycleEvents } from '../../../server/db/schema/audit.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { contentReleases } from '../../../server/db/schema/contents.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { acceptedAuthors, orders } from '../../../server/db/schema/registration.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { createRenderer, type RendererOptions } from '../../../server/render.ts'
import { getConference } from '../../../src/contract/conference.ts'
import { getReleasedContent } from '../../../src/contract/conferenceContent.ts'
import { previewParts, previewPrefix, type Preview } from '../../../src/contract/previewAddress.ts'
import { wallTime } from '../../../src/contract/wallTimes.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import { plainSsr } from '../../support/plainSsr.ts'
import { signIn, site, type Browser } from '../api/harness.ts'
import { acceptAuthor, addConference, day, hour, registration } from '../commerce/stage.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const template = '<html><head><!--head--></head><body><!--app--><!--boot--></body></html>'
/** Nothing is kept between two pages, so that the clock of a test may jump. */
const renderFor = (fetchApi: RendererOptions['fetchApi']) => (request: Request) =>
  createRenderer({ template, ssr: plainSsr, publicOrigin: site, fetchApi })(request)

describeDatabase('[CONF-03] pages of a conference as somebody else gets them', (open) => {
  let shop: Shop
  let chair: Browser
  let sold: { id: number; types: number[] }
  let id = 0

  beforeEach(async () => {
    shop = await openShop(open, {
      renderFor,
      renderPage: (request) => renderFor((inner) => shop.server.app.fetch(inner))(request),
    })
    sold = await addConference(shop.server, {
      conference: {
        startsAt: new Date(shop.server.clock.now + 5 * day),
        endsAt: new Date(shop.server.clock.now + 7 * day),
        registrationClosesAt: new Date(shop.server.clock.now + 4 * day),
      },
      types: [{ capacity: 8, tiers: [{ until: 48, amount: 0 }, { amount: 0 }] }],
    })
    id = sold.id
    await shop.db
      .insert(userRoles)
      .values({ userId: await shop.idOf('organizer'), role: 'organizer', conferenceId: id })
    chair = linked(await shop.signedIn('organizer'))
  })

  /** The page of the site writes the credentials as cookies, too. */
  const linked = (browser: Browser) => {
    for (const [name, value] of Object.entries(browser.credentials ?? {})) browser.cookies.set(name, value)
    return browser
  }
  const address = (path: string, more: Partial<Preview> = {}) =>
    previewPrefix({
      ...{ conferenceId: id, language: 'en', part: 'guest', at: null, texts: 'released' },
      ...more,
    }) + path
  const conferencePath = () => `${getConference.path}?id=${id}`
  const textPath = (kind = 'about') => `${getReleasedContent.path}?id=${id}&kind=${kind}`
  const utc = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`
  /** Requests a page with a cookie for the language, or a call with a header. */
  const get = async (browser: Browser, path: string, language: Preview['language'] = 'en', more = {}) => {
    browser.cookies.set('locale', language)
    const answer = await browser.request(path, { headers: { lang: language, ...more } })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const reasonOf = async (browser: Browser, path: string, init: RequestInit = {}) => {
    const answer = await browser.request(path, init)
    return ((await answer.json()) as { data: { reason: string; field: string | null } }).data
  }
  const passTime = (at: number) => {
    shop.server.clock.now = at
    return runScheduledTransitions({
      db: shop.db,
      engine: createEngine(shop.db, () => at),
      log: quietLog,
      now: () => at,
    })
  }
  const save = (kind: string, texts: object = {}, revision = 0) =>
    chair.call('saveContent', {
      ...{ conference_id: id, kind: kind as 'about', revision, title: '介绍', eng_title: 'About' },
      ...{ body: JSON.stringify(doc('正文')), eng_body: JSON.stringify(doc('Text')), ...texts },
    })
  const release = (kind: string, revision: number) =>
    chair.call('moveContent', {
      ...{ conference_id: id, kind: kind as 'about', event: 'release', revision, key: freshKey() },
    })

  /** Text without the number of the person's order, which alone may differ. */
  const unnumbered = (text: string) => text.replace(/"order_id":\d+/, '"order_id":0')

  it.each(previewParts)(
    'a page and its data are byte for byte what a real %s gets when that time has come, in both languages',
    async (part) => {
      const { revision } = await save('about')
      await release('about', revision)
      const start = shop.server.clock.now
      const moments = [null, start + 3 * day, start + 4 * day + hour, start + 5 * day + hour, start + 8 * day]
      const languages = ['zh-CN', 'en'] as const
      const expected = new Map<string, string>()
      for (const at of moments)
        for (const language of languages)
          for (const path of [
            `/conferences/${id}`,
            `/conferences/${id}/text/about`,
            conferencePath(),
            textPath(),
          ]) {
            const preview = { part, language, at: at === null ? null : utc(at) }
            const { status, text } = await get(chair, address(path, preview), language)
            expect(status).toBe(200)
            expected.set(`${at ?? start} ${language} ${path}`, text)
          }
      // The five moments are five pages: what is compared below changes with time.
      const shown = moments.map((at) => expected.get(`${at ?? start} en ${conferencePath()}`))
      expect(new Set(shown).size).toBeGreaterThan(2)

      const real = shop.server.browser()
      if (part !== 'guest') {
        const { user_id } = await signIn(shop.server, real, '13712340000')
        if (part === 'author') await acceptAuthor(shop.db, user_id, id)
        if (part === 'registered') {
          const order = await real.call('placeOrder', registration(sold, { expected_amount: 0 }))
          expect((await shop.db.select().from(orders).where(eq(orders.id, order.order_id)))[0]?.state).toBe(
            'paid',
          )
        }
      }
      for (const [key, text] of expected) {
        const [at = '', language = '', path = ''] = key.split(' ')
        if (Number(at) !== shop.server.clock.now) await passTime(Number(at))
        const own = await get(real, path, language as 'en')
        expect([key, unnumbered(own.text)]).toEqual([key, unnumbered(text)])
      }
    },
  )

  it('the parts differ where the site tells them apart', async () => {
    const seen = await Promise.all(
      previewParts.map(async (part) => {
        const { data } = JSON.parse((await get(chair, address(conferencePath(), { part }))).text)
        return [data.order_id !== null, data.free_as_author]
      }),
    )
    expect(seen).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, true],
    ])
    const person = JSON.parse((await get(chair, address('/apic/user/info', { part: 'member' }))).text)
    expect(person.data.nickname).toBe('Preview')
    expect((await reasonOf(chair, address('/apic/user/info'))).reason).toBe('signedOut')
  })

  it('working texts are shown as they would be released, of a conference that is not public yet', async () => {
    await shop.db.update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, id))
    const about = await save('about')
    await release('about', about.revision)
    await save('about', { title: '新介绍', eng_title: 'New' }, about.revision)
    await save('faq', { title: '问答', eng_title: 'Questions' })
    const paths = [conferencePath(), textPath(), textPath('faq'), `/conferences/${id}/text/faq`]
    const working = []
    for (const path of paths) working.push((await get(chair, address(path, { texts: 'working' }))).text)
    // Without the preview it is hidden: the same answer as theirs.
    const guest = shop.server.browser()
    for (const path of [conferencePath(), `/conferences/${id}`])
      expect((await get(chair, address(path))).text).toBe((await get(guest, path)).text)
    expect((await reasonOf(chair, address(conferencePath()))).reason).toBe('notFound')

    await shop.db.update(conferences).set({ publication: 'published' }).where(eq(conferences.id, id))
    for (const kind of ['about', 'faq'] as const) {
      const { revision } = await chair.call('getContent', { conference_id: id, kind })
      await release(kind, revision)
    }
    const own = []
    for (const path of paths) own.push((await get(guest, path)).text)
    expect(own).toEqual(working)
    expect(own[1]).toContain('New')
  })

  it('nothing of a preview stays, whatever it took to arrange, ten at once', async () => {
    await save('about')
    const tables = [users, orders, acceptedAuthors, contentReleases, lifecycleEvents, sessions]
    const numbers = () =>
      Promise.all(tables.map(async (table) => (await shop.db.select({ n: count() }).from(table))[0]?.n))
    const rows = () => shop.db.select().from(conferences).where(eq(conferences.id, id))
    const [before, row] = [await numbers(), await rows()]
    const at = utc(shop.server.clock.now + 5 * day + hour)
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const part = previewParts[n % previewParts.length] ?? 'guest'
        return get(
          chair,
          address(n < 5 ? conferencePath() : `/conferences/${id}`, { part, at, texts: 'working' }),
        )
      }),
    )
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(JSON.parse(all[0]?.text ?? '').data.status).toBe('ongoing')
    expect(await numbers()).toEqual(before)
    expect(await rows()).toEqual(row)
    // The organizer is still signed in.
    expect((await chair.call('getPreviewChoices', { conference_id: id })).conference_id).toBe(id)
  })

  it('nothing can be done in a preview, and only its pages and their calls are in it', async () => {
    const post = {
      method: 'POST',
      body: 'conference_id=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    for (const path of [
      '/apic/order/place',
      '/apic/collection/set',
      getConference.path,
      `/conferences/${id}`,
    ])
      expect((await reasonOf(chair, address(path, { part: 'member' }), post)).reason).toBe('previewReadOnly')
    expect(
      (await reasonOf(chair, address(conferencePath()), { method: 'DELETE', headers: { origin: site } }))
        .reason,
    ).toBe('previewReadOnly')
    const outside = [
      ...['/apic/order/list', '/apic/message/list', '/apic/organizer/people/list', '/api/docs', '/healthz'],
      ...[
        `/files/conferences/${id}/conference.json`,
        '/home',
        `/conferences/${shop.conference.id}`,
        '/login',
      ],
      ...[`/organizer/${id}/preview`, `${address('/home')}`],
    ]
    for (const path of outside)
      expect([path, (await reasonOf(chair, address(path, { part: 'member' }))).reason]).toEqual([
        path,
        'notInPreview',
      ])
  })

  it('only those who write its texts preview a conference, and an unknown one answers like a foreign one', async () => {
    await shop.recruit('writer', 'secretary', id)
    await shop.recruit('reviewer', 'programme', id)
    await shop.recruit('doorkeeper', 'staff', id)
    const wish = { part: 'guest', language: 'en', texts: 'released', page: 'conference' }
    const secretary = linked(await shop.signedIn('writer'))
    expect((await get(secretary, address(conferencePath()))).status).toBe(200)
    for (const account of ['reviewer', 'doorkeeper', 'newcomer', 'admin']) {
      const other = linked(await shop.signedIn(account))
      const absent = { reason: 'notFound', field: 'conference_id', retry_after: null }
      expect(await reasonOf(other, address(conferencePath()))).toEqual(absent)
      expect(await reasonOf(other, address(`/conferences/${id}`))).toEqual(absent)
      expect(await reasonOf(other, address('/conferences/1', { conferenceId: 2_147_483_647 }))).toEqual(
        absent,
      )
      expect(await reasonOf(other, address('/conferences/1', { conferenceId: 9_999_999_999 }))).toEqual(
        absent,
      )
      for (const conference_id of [id, 2_147_483_647])
        for (const name of ['openPreview', 'getPreviewChoices'] as const)
          expect(await other.refused(name, { ...wish, conference_id })).toMatchObject(absent)
    }
    expect((await reasonOf(shop.server.browser(), address(conferencePath()))).reason).toBe('signedOut')
    // The headers that a page sends are no cookies: a link of another site brings none.
    const headers = await shop.signedIn('organizer')
    expect((await reasonOf(headers, address(conferencePath()))).reason).toBe('signedOut')
  })

  it('what is no address of a preview is not there', async () => {
    for (const path of [
      `/preview/${id}/en/guest/now/released`,
      `/preview/${id}/fr/guest/now/released/home`,
      `/preview/${id}/en/admin/now/released/home`,
      `/preview/0/en/guest/now/released/home`,
      `/preview/${id}/en/guest/0000-01-01T00:00Z/released/home`,
      `/preview/${id}/en/guest/2099-13-45T99:99Z/released/home`,
      `/preview/${id}/en/guest/now/%00/home`,
      `/preview/%00/en/guest/now/released/home`,
      `/preview/${'9'.repeat(4000)}/en/guest/now/released/home`,
    ])
      expect([path.slice(0, 80), (await reasonOf(chair, path)).reason]).toEqual([
        path.slice(0, 80),
        'notFound',
      ])
    const past = utc(shop.server.clock.now - 2 * hour)
    expect((await reasonOf(chair, address(conferencePath(), { at: past }))).reason).toBe('previewInPast')
  })

  it('a previewed page may be in a frame of this site alone, is not cached, and leads to its frame', async () => {
    const { headers } = await get(chair, address(`/conferences/${id}`), 'zh-CN', {
      'sec-fetch-dest': 'iframe',
    })
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect([headers.get('etag'), headers.getSetCookie()]).toEqual([null, []])
    const own = await get(chair, `/conferences/${id}`)
    expect(own.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const alone = await get(chair, address(`/conferences/${id}`), 'en', { 'sec-fetch-dest': 'document' })
    expect([alone.status, alone.headers.get('location')]).toEqual([302, `/organizer/${id}/preview`])
  })

  it('moments are chosen by the clock of the conference, and none that is over', async () => {
    await shop.db.update(conferences).set({ timeZone: 'America/New_York' }).where(eq(conferences.id, id))
    const { now } = shop.server.clock
    const wall = (at: number) => wallTime(new Date(at).toISOString(), 'America/New_York')
    const choices = await chair.call('getPreviewChoices', { conference_id: id })
    expect(choices.earliest).toBe(wall(now))
    expect(choices.moments).toEqual([
      { name: 'closes', at: wall(now + 4 * day + hour) },
      { name: 'during', at: wall(now + 5 * day + hour) },
      { name: 'after', at: wall(now + 7 * day + hour) },
    ])
    const wish = {
      conference_id: id,
      part: 'member',
      language: 'en',
      texts: 'released',
      page: 'register',
    } as const
    expect(await chair.call('openPreview', { ...wish, at: wall(now + day) })).toEqual({
      address: address(`/conferences/${id}/register`, { part: 'member', at: utc(now + day) }),
      at: wall(now + day),
    })
    expect((await chair.call('openPreview', wish)).at).toBe(wall(now))
    expect(await chair.refused('openPreview', { ...wish, at: wall(now - 60_000) })).toMatchObject({
      reason: 'previewInPast',
      field: 'at',
    })
    expect(await chair.refused('openPreview', { ...wish, at: '2027-03-14T02:30' })).toMatchObject({
      reason: 'timeSkipped',
      field: 'at',
    })
    for (const [field, value] of [
      ['at', '0000-01-01T00:00'],
      ['at', 'now\0'],
      ['part', 'admin'],
      ['language', 'fr'],
      ['texts', ''],
      ['page', '../home'],
    ])
      expect((await chair.refused('openPreview', { ...wish, [field ?? '']: value })).field).toBe(field)
    // A required field without a value blocks publication, and is named.
    await shop.db
      .update(conferences)
      .set({ publication: 'draft', subjectId: null })
      .where(inArray(conferences.id, [id]))
    expect(await chair.refused('openPreview', { ...wish, texts: 'working' })).toMatchObject({
      reason: 'subjectNone',
      field: 'texts',
    })
  })
})
