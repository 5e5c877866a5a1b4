import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { messages, userSubjects } from '../../../server/db/schema/members.ts'
import { couponStatistics, documents } from '../../../server/db/schema/site.ts'
import { demoAccounts, demoPassword } from '../../../server/db/seed.ts'
import { helpTopics } from '../../../src/contract/site.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness, signIn, type Harness } from './harness.ts'

describeDatabase('calls of the specification', (open) => {
  let server: Harness
  beforeAll(async () => {
    server = await createHarness(open)
  })
  const member = async () => {
    const browser = server.browser()
    await browser.call('loginByPassword', { account: 'linmei', password: demoPassword })
    return browser
  }

  it('[API-01] counts only the unread messages of the asking member', async () => {
    const browser = server.browser()
    const { user_id } = await signIn(server, browser, '13911110001')
    expect(await browser.call('countUnread', {})).toBe(0)
    const text = { type: 'system', title: '一', engTitle: 'one', content: '', engContent: '' } as const
    await server.database.db.insert(messages).values([
      { userId: user_id, ...text },
      { userId: user_id, ...text },
      { userId: user_id, ...text, readAt: new Date() },
      { userId: 1, ...text },
    ])
    expect(await browser.call('countUnread', {})).toBe(2)
    expect(await server.browser().refused('countUnread')).toMatchObject({ code: 301, reason: 'signedOut' })
  })

  it('[API-02] [HDR-01] gives the top navigation with both names and its submenus', async () => {
    const items = await server.browser().call('getNavHeader', {})
    expect(items.length).toBeGreaterThan(3)
    expect(items.some(({ second }) => second.length > 0)).toBe(true)
    for (const item of items) {
      expect(item.name).toMatch(/\p{Script=Han}/u)
      expect(item.eng_name).not.toMatch(/\p{Script=Han}/u)
      expect(item.url === '' || item.url.startsWith(item.is_website === 0 ? '/' : 'https://')).toBe(true)
    }
  })

  it('[API-03] [PUB-03] keeps a coupon statistic without the query of the addresses', async () => {
    await server.browser().call('countCoupon', {
      website_url: 'https://a.example/page?token=secret#x',
      origin_url: 'https://b.example/',
      type: 'coupon',
      type_name: '投稿券',
      pid: '12',
    })
    const [row] = await server.database.db.select().from(couponStatistics)
    expect(row).toMatchObject({
      websiteUrl: 'https://a.example/page',
      originUrl: 'https://b.example/',
      type: 'coupon',
      typeName: '投稿券',
      pid: '12',
    })
  })

  it('[API-04] [HDR-04] logout ends the session on the server and clears every cookie of it', async () => {
    const browser = await member()
    const answer = await browser.request('/index/index/logout')
    expect(await answer.json()).toMatchObject({ code: 1, data: null })
    const cleared = answer.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))
    expect(cleared.map((line) => line.slice(0, line.indexOf('='))).sort()).toEqual(
      ['device', 'key', 'sid', 'sign', 'token', 'uid'].sort(),
    )
    expect(await browser.refused('getUserInfo')).toMatchObject({ code: 300, reason: 'sessionExpired' })
  })

  it('[API-04] logout without a session is no error', async () => {
    expect(await server.browser().call('logout', {})).toBeNull()
  })

  it('[API-05] gives a scene with an address of this site', async () => {
    const { wechat_data } = await server.browser().call('getScene', {})
    expect(wechat_data.scene_value).toMatch(/^[\w-]{22}$/)
    expect(wechat_data.qr_code_url).toBe(`http://symposium.test/scan/${wechat_data.scene_value}`)
    expect(wechat_data.expires_in).toBe(300)
  })

  it('[API-06] tells the asking browser how far its scene is', async () => {
    const browser = server.browser()
    const { wechat_data } = await browser.call('getScene', {})
    expect(await browser.call('checkScene', { scene_str: wechat_data.scene_value })).toEqual({
      status: 'waiting',
    })
  })

  it('[API-07] draws the same scene as an SVG without anything active in it', async () => {
    const browser = server.browser()
    const { wechat_data, image } = await browser.call('getLoginQrCode', {})
    const svg = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64').toString()
    expect(image).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(svg).toMatch(/^<svg [^>]*>/)
    expect(svg).not.toMatch(/<script|\son\w+=|<foreignObject/i)
    expect(await browser.call('checkScene', { scene_str: wechat_data.scene_value })).toEqual({
      status: 'waiting',
    })
  })

  it('[API-08] [API-09] a phone code signs in', async () => {
    const browser = server.browser()
    expect(await browser.call('sendLoginCode', { mobile: '13911110008', country_code: '86' })).toEqual({
      resend_after: 60,
      expires_in: 300,
    })
    const code = server.sender.codeFor('13911110008')
    const session = await browser.call('loginByPhone', {
      quick_login_type: '1',
      mobile: '13911110008',
      code,
      country_code: '86',
      akey: 'a',
      origin: 'o',
      tg: 't',
    })
    expect(session.loginauth).toBe(0)
    expect((await browser.call('getUserInfo', {})).id).toBe(session.user_id)
  })

  it('[API-10] account name, e-mail and phone sign in to the same account', async () => {
    const [demo] = demoAccounts
    if (demo === undefined) throw new Error('no demo account')
    const ids = []
    for (const account of [demo.account, demo.account.toUpperCase(), demo.email, demo.mobile]) {
      const { user_id } = await server.browser().call('loginByPassword', { account, password: demoPassword })
      ids.push(user_id)
    }
    expect(new Set(ids).size).toBe(1)
  })

  it('[API-11] [API-12] an e-mail code signs in, whatever the case of the address', async () => {
    const browser = server.browser()
    await browser.call('sendEmailLoginCode', { email: 'New.Person@Example.org' })
    const code = server.sender.codeFor('new.person@example.org')
    const first = await browser.call('loginByEmail', { email: 'new.person@EXAMPLE.org', code })
    server.clock.now += 61_000
    await browser.call('sendEmailLoginCode', { email: 'new.person@example.org' })
    const again = await browser.call('loginByEmail', {
      email: 'new.person@example.org',
      code: server.sender.codeFor('new.person@example.org'),
    })
    expect(again.user_id).toBe(first.user_id)
  })

  it('[API-13] [BIND-01] sends a bind code with event=login, and refuses another event', async () => {
    const browser = server.browser()
    await browser.call('sendBindCode', { mobile: '13911110013', event: 'login' })
    expect(server.sender.codeFor('13911110013')).toMatch(/^\d{6}$/)
    expect(await browser.refused('sendBindCode', { mobile: '13911110013', event: 'pay' })).toMatchObject({
      reason: 'invalid',
      field: 'event',
    })
  })

  it('[API-15] lists the countries in the language of the request, China first', async () => {
    const zh = await server.browser({ lang: 'zh-CN' }).call('getCountries', {})
    const en = await server.browser({ lang: 'en' }).call('getCountries', {})
    expect(zh[0]).toEqual({ country_name: '中国', sms: '86' })
    expect(en[0]).toEqual({ country_name: 'China', sms: '86' })
    expect(zh.length).toBeGreaterThan(190)
    expect(en.length).toBe(zh.length)
    const names = en.slice(1).map(({ country_name }) => country_name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  })

  it('[API-16] gives the subject tree, flat when it is not wanted as a tree', async () => {
    const tree = await server.browser().call('getSubjects', { is_tree: 1 })
    const flat = await server.browser().call('getSubjects', { is_tree: 0 })
    const children = tree.flatMap(({ child }) => child)
    expect(tree.length).toBeGreaterThan(5)
    expect(children.length).toBeGreaterThan(tree.length)
    expect(flat.length).toBe(tree.length + children.length)
    const zh = await server.browser({ lang: 'zh-CN' }).call('getSubjects', {})
    expect(zh[0]?.name).toMatch(/\p{Script=Han}/u)
    expect(tree[0]?.name).not.toMatch(/\p{Script=Han}/u)
  })

  it('[API-17] [PROF-03] saves the profile; the next login no longer asks for it', async () => {
    const browser = server.browser()
    const { user_id, loginauth } = await signIn(server, browser, '13911110017')
    expect(loginauth).toBe(0)
    const tree = await browser.call('getSubjects', {})
    const ids = tree.slice(0, 3).flatMap(({ child }) => child.slice(0, 1).map(({ id }) => id))
    await browser.call('saveProfile', {
      group_id: 1,
      search_field: ids.join(','),
      p_search_field: '',
      need_submission_service: 1,
    })
    const rows = await server.database.db.select().from(userSubjects).where(eq(userSubjects.userId, user_id))
    expect(rows.map(({ subjectId }) => subjectId).sort()).toEqual(ids.toSorted())
    server.clock.now += 61_000
    expect((await signIn(server, server.browser(), '13911110017')).loginauth).toBe(1)
  })

  it('[PROF-05] who left the questions for later is not asked by the next login, in any browser', async () => {
    const browser = server.browser()
    const { loginauth } = await signIn(server, browser, '13911110027')
    expect(loginauth).toBe(0)
    await browser.call('postponeProfile', {})
    server.clock.now += 61_000
    expect((await signIn(server, server.browser(), '13911110027')).loginauth).toBe(1)
  })

  it('[API-17] [PROF-04] the answer yes makes group 2, and needs no subject', async () => {
    const browser = server.browser()
    await signIn(server, browser, '13911110018')
    await browser.call('saveProfile', { group_id: 2, need_submission_service: 0 })
    expect((await browser.call('getUserInfo', {})).group_id).toBe(2)
  })

  it('[PROF-02] [VAL-05] the server refuses no subject, a fourth subject, unknown subjects and first-level ones', async () => {
    const browser = server.browser()
    await signIn(server, browser, '13911110019')
    const tree = await browser.call('getSubjects', {})
    const second = tree.flatMap(({ child }) => child.map(({ id }) => id))
    const profile = { group_id: 1, need_submission_service: 0 }
    const expected: Array<[string, string]> = [
      ['', 'subjectNone'],
      [second.slice(0, 4).join(','), 'subjectTooMany'],
      ['9999999999', 'subjectUnknown'],
      [`${second[0]},2147483647`, 'subjectUnknown'],
      [String(tree[0]?.id), 'subjectUnknown'],
      ['1;drop table users', 'invalid'],
    ]
    for (const [search_field, reason] of expected) {
      expect(await browser.refused('saveProfile', { ...profile, search_field })).toMatchObject({
        reason,
        field: 'search_field',
      })
    }
    expect(
      await browser.refused('saveProfile', { ...profile, group_id: 3, search_field: second[0] }),
    ).toMatchObject({
      reason: 'invalid',
      field: 'group_id',
    })
  })

  it('[API-18] [FTR-01] gives the site configuration in the language of the request', async () => {
    const en = await server.browser({ lang: 'en' }).call('getSiteBase', {})
    const zh = await server.browser({ lang: 'fr' }).call('getSiteBase', {})
    expect(en.hot_line).not.toBe('')
    expect(zh.server_time).toMatch(/\p{Script=Han}/u)
    expect(en.server_time).not.toMatch(/\p{Script=Han}/u)
    expect(zh.email).toBe(en.email)
  })

  it('[API-19] gives the footer columns with their links', async () => {
    const columns = await server.browser().call('getNavFooter', {})
    expect(columns.length).toBeGreaterThan(1)
    for (const column of columns) expect(column.child.length).toBeGreaterThan(0)
  })

  it('[API-20] gives the friendly links', async () => {
    const links = await server.browser().call('getLinks', {})
    expect(links.length).toBeGreaterThan(0)
    for (const { url } of links) expect(url).toMatch(/^https:\/\//)
  })

  it('[API-21] [API-22] [API-28] gives the documents in both languages', async () => {
    for (const lang of ['zh-CN', 'en']) {
      const browser = server.browser({ lang })
      const all = [
        await browser.call('getPrivacyPolicy', {}),
        await browser.call('getAgreement', {}),
        ...(await Promise.all(helpTopics.map((name) => browser.call('getHelp', { name })))),
      ]
      expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
      for (const { title, content } of all) {
        expect(/\p{Script=Han}/u.test(title)).toBe(lang === 'zh-CN')
        expect(content).toMatch(/<p>|<h2>/)
      }
    }
    expect(await server.browser().refused('getHelp', { name: 'agreement' })).toMatchObject({
      reason: 'invalid',
    })
  })

  it('[API-23] [SES-07] gives the current member, and a guest a code that means signed out', async () => {
    const browser = await member()
    expect(await browser.call('getUserInfo', {})).toMatchObject({ nickname: '林梅', group_id: 1 })
    expect(await server.browser().refused('getUserInfo')).toMatchObject({ code: 301 })
  })

  it('[API-24] gives one live, and refuses unknown ids', async () => {
    const { list } = await server.browser().call('listLives', {})
    const live = await server.browser().call('getLiveInfo', { live_id: list[0]?.id ?? 0 })
    expect(live).toMatchObject({ title: list[0]?.title, status: list[0]?.status })
    for (const live_id of ['99999', '2147483648', '9007199254740991']) {
      expect(await server.browser().refused('getLiveInfo', { live_id })).toMatchObject({ reason: 'notFound' })
    }
    for (const live_id of ['0', '-1', '1.5', 'x', '']) {
      expect(await server.browser().refused('getLiveInfo', { live_id })).toMatchObject({
        reason: 'invalid',
        field: 'live_id',
      })
    }
  })

  it('[API-25] sends an e-mail code for a named purpose, which is worthless for another', async () => {
    const email = 'purpose@example.org'
    await server.browser().call('sendEmailCode', { email, event: 'change' })
    const code = server.sender.codeFor(email)
    expect(await server.browser().refused('loginByEmail', { email, code })).toMatchObject({
      reason: 'codeWrong',
    })
    await server.browser().call('sendEmailCode', { email, event: 'login' })
    await server.browser().call('loginByEmail', { email, code: server.sender.codeFor(email) })
  })

  it('[API-26] the kinds of messages, with their numbers, are for members', async () => {
    expect(await server.browser().refused('getMessageTypes', {})).toMatchObject({ code: 301 })
    expect((await (await member()).call('getMessageTypes', {})).map(({ id, type }) => [id, type])).toEqual([
      [1, 'system'],
      [2, 'conference'],
      [3, 'paper'],
      [4, 'order'],
      [5, 'comment'],
    ])
  })

  it('lists page through everything once, in both languages', async () => {
    for (const name of ['listConferences', 'listLives', 'listVideos', 'listNews'] as const) {
      const browser = server.browser()
      const whole = await browser.call(name, { page_size: 50 })
      const seen: number[] = []
      for (let page = 1; seen.length < whole.total; page += 1) {
        const part = await browser.call(name, { page, page_size: 2 })
        expect(part).toMatchObject({ total: whole.total, page, page_size: 2 })
        expect(part.list.length).toBeGreaterThan(0)
        seen.push(...part.list.map(({ id }) => id))
      }
      expect(seen).toEqual(whole.list.map(({ id }) => id))
      const beyond = await browser.call(name, { page: 2_147_483_647, page_size: 50 })
      expect(beyond.list).toEqual([])
      const zh = await server.browser({ lang: 'zh-CN' }).call(name, {})
      expect(zh.list[0]?.title).toMatch(/\p{Script=Han}/u)
      expect(whole.list[0]?.title).not.toMatch(/\p{Script=Han}/u)
    }
  })

  it('orders conferences soonest first with the past at the end, and lives with those on air first', async () => {
    const conferences = (await server.browser().call('listConferences', { page_size: 50 })).list
    const ended = conferences.map(({ status }) => status === 'ended')
    expect(ended).toEqual(ended.toSorted((a, b) => Number(a) - Number(b)))
    const coming = conferences.filter(({ status }) => status !== 'ended').map(({ starts_at }) => starts_at)
    expect(coming).toEqual(coming.toSorted())
    const lives = (await server.browser().call('listLives', { page_size: 50 })).list
    expect(lives[0]?.status).toBe('ongoing')
  })

  it('[PUB-02] class 6: stored documents are sanitised before anybody reads them', async () => {
    const dirty = [
      '<h2 onclick="alert(1)">Title</h2><script>alert(1)</script><p style="position:fixed">kept</p>',
      '<a href="javascript:alert(1)">js</a><a href="JaVaScRiPt&#58;alert(1)">js2</a><a href="data:text/html,x">data</a>',
      '<a href="https://out.example/">out</a><img src=x onerror=alert(1)><img src="https://i.example/a.png" alt="a"><img src="//i.example/a.png" alt="b"><img src="/covers/folio.svg" alt="c">',
      '<svg><script>alert(1)</script><a xlink:href="javascript:1">x</a></svg><iframe src="https://e.example"></iframe>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<form action="/x"><input name=a></form><object data="x"></object><base href="//evil.example"><meta http-equiv=refresh>',
    ].join('')
    await server.database.db
      .update(documents)
      .set({ engContent: dirty, content: dirty })
      .where(eq(documents.slug, 'help:modo'))
    const { content } = await server.browser().call('getHelp', { name: 'modo' })
    expect(content).toContain('<h2>Title</h2>')
    expect(content).toContain('<p>kept</p>')
    expect(content).toContain('rel="noopener noreferrer"')
    expect(content).toContain('<img src="/covers/folio.svg" alt="c" />')
    expect(content).not.toContain('i.example')
    expect(content).not.toMatch(/<(?:script|svg|iframe|math|style|form|input|object|base|meta)/i)
    expect(content).not.toMatch(/<[^>]*\s(?:on\w+|style)=/i)
    expect(content).not.toMatch(/href="(?:javascript|data)/i)
  })
})
