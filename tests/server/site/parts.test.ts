import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { answersIn } from '../../../src/contract/examples.ts'
import type { SitePartState } from '../../../src/contract/siteAdmin.ts'
import { siteParts, type PartContent, type PartItem, type SitePart } from '../../../src/contract/siteParts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { conferences, subjects } from '../../../server/db/schema/catalogue.ts'
import { userSubjects } from '../../../server/db/schema/members.ts'
import { siteVersions } from '../../../server/db/schema/site.ts'
import { createRenderer, type SsrModule } from '../../../server/render.ts'
import { messages } from '../../../server/shared/sentences/messages.ts'
import { evilUrls } from '../../support/evilUrls.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { dataAddress, png } from '../files/pictures.ts'
import { openShop, type Shop } from '../support/shop.ts'

const entry = (fields: Record<string, string>, children: PartItem[] = [], id = 0): PartItem => ({
  id,
  fields,
  children,
})
const listOf = (...items: PartItem[]): PartContent => ({ fields: {}, items })
const nav = (name: string, eng_name: string, url: string, children: PartItem[] = []) =>
  entry({ name, eng_name, url }, children)
const banner = (fields: Record<string, string> = {}) =>
  entry({
    title: '年会季',
    eng_title: 'Annual meetings',
    image: '/covers/page.svg',
    alt: '论文集',
    eng_alt: 'Proceedings',
    url: '/conferences',
    ...fields,
  })

describeDatabase('[OPS-01] what administrators edit of the site', (open) => {
  let shop: Shop
  let admin: Browser
  let beside: Browser
  beforeAll(async () => {
    shop = await openShop(open)
    admin = await shop.signedIn('admin')
    beside = await shop.signedIn('admin', { ahead: 3 })
  })
  const partOf = (part: SitePart) => admin.call('getSitePart', { part })
  const wish = (state: SitePartState, content: PartContent, more: object = {}) => ({
    part: state.part,
    no: state.no,
    content: JSON.stringify(content),
    ...more,
  })
  const save = async (part: SitePart, change: (content: PartContent) => PartContent, more: object = {}) => {
    const state = await partOf(part)
    return admin.call('saveSitePart', wish(state, change(state.content), more))
  }
  const refusal = async (
    part: SitePart,
    change: (content: PartContent) => PartContent,
    more: object = {},
  ) => {
    const state = await partOf(part)
    return admin.refused('saveSitePart', wish(state, change(state.content), more))
  }
  const withField = (name: string, value: string) => (content: PartContent) => ({
    ...content,
    fields: { ...content.fields, [name]: value },
  })

  it('every part begins with what the site was seeded with, as version 1 without an author', async () => {
    const cards = await admin.call('listSiteParts', {})
    expect(cards.map(({ part, no, by }) => ({ part, no, by }))).toEqual(
      siteParts.map((part) => ({ part, no: 1, by: '' })),
    )
    const config = await partOf('config')
    expect(config.content.fields).toMatchObject({ hot_line: '400-010-2026', beian: '京ICP备2026000000号-1' })
    expect((await partOf('header')).content.items[1]?.children[0]?.fields).toEqual({
      name: '全部会议',
      eng_name: 'All conferences',
      url: '/conferences',
    })
    expect(await admin.call('listSiteVersions', { part: 'header' })).toMatchObject({
      total: 1,
      list: [{ no: 1 }],
    })
  })

  it('a publication is read by everyone at once, at another server too, and is in history and audit', async () => {
    const saved = await save('config', withField('hot_line', '400-123-4567'), {
      note: '换了热线',
      eng_note: 'New line',
    })
    expect(saved).toMatchObject({ no: 2, by: expect.stringMatching(/./) as string, note: '换了热线' })
    for (const browser of [shop.server.browser(), shop.server.browserBeside(5)])
      expect((await browser.call('getSiteBase', {})).hot_line).toBe('400-123-4567')
    const { list } = await admin.call('listSiteVersions', { part: 'config' })
    expect(list.map(({ no }) => no)).toEqual([2, 1])
    expect((await admin.call('getSiteVersion', { part: 'config', no: 1 })).content.fields['hot_line']).toBe(
      '400-010-2026',
    )
    const [event] = await shop.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entity, 'site'))
      .orderBy(desc(auditEvents.id))
    expect(event).toMatchObject({
      event: 'site.published',
      actorId: await shop.idOf('admin'),
      data: { part: 'config', no: 2 },
    })
  })

  it('[OPS-01] the name of the site and its languages are edited like the rest, and an unknown choice is refused', async () => {
    const base = async () => shop.server.browser({ lang: 'en' }).call('getSiteBase', {})
    expect(await base()).toMatchObject({ name: '', languages: ['zh', 'en'] })
    await save('config', withField('name', '长江学术会议网'))
    // An item without an English name uses the other one.
    expect(await base()).toMatchObject({ name: '长江学术会议网' })
    await save('config', withField('languages', 'zh'))
    expect(await base()).toMatchObject({ languages: ['zh'] })
    expect(await refusal('config', withField('languages', 'fr'))).toMatchObject({
      reason: 'invalid',
      field: 'content.languages',
    })
    await save('config', withField('languages', 'zh,en'))
  })

  it('a rendered page follows within its two seconds', async () => {
    let now = 0
    const asked: string[] = []
    const ssr: SsrModule = {
      plan: () => ({
        kind: 'page',
        name: 'home',
        status: 200,
        indexed: false,
        sources: [],
        query: '',
        canonical: '',
        texts: [],
        calls: [{ endpoint: siteBase, input: {} }],
        pattern: '/home',
        params: {},
      }),
      render: ({ boot }) => {
        const { hot_line = '' } = (boot.data['base'] ?? {}) as { hot_line?: string }
        asked.push(hot_line)
        return Promise.resolve({
          html: hot_line,
          css: '',
          about: { title: '', description: '', image: '', type: '', facts: null },
          site: '',
        })
      },
      parseLocale: () => 'zh-CN',
      parseTheme: () => null,
      dataKey: () => 'base',
    }
    const render = createRenderer({
      template: '<html><head><!--head--></head><body><!--app--><!--boot--></body></html>',
      ssr,
      policy: 'none',
      publicOrigin: 'http://symposium.test',
      now: () => now,
      fetchApi: (request) =>
        shop.server.app.request(request, {}, { incoming: { socket: { remoteAddress: '::1' } } }),
    })
    const page = async () => (await render(new Request('http://symposium.test/home'))).text()
    await save('config', withField('hot_line', '400-000-0001'))
    expect(await page()).toContain('400-000-0001')
    await save('config', withField('hot_line', '400-000-0002'))
    now += 2001
    expect(await page()).toContain('400-000-0002')
    expect(asked).toEqual(['400-000-0001', '400-000-0002'])
  })

  it('navigation, links and texts appear where the public reads them', async () => {
    await save('header', () =>
      listOf(nav('首页', 'Home', '/home'), nav('外部', 'Out', 'https://a.example/x')),
    )
    expect(await shop.server.browser().call('getNavHeader', {})).toMatchObject([
      { name: '首页', eng_name: 'Home', url: '/home', is_website: 0, second: [] },
      { name: '外部', is_website: 1 },
    ])
    const column = { name: '帮助', eng_name: 'Help', nickname: 'help' }
    const child = { name: '帮助', eng_name: 'Help', url: '/helpCenter/modo', nickname: '' }
    await save('footer', () => listOf(entry(column, [entry(child)])))
    expect(await shop.server.browser().call('getNavFooter', {})).toEqual([{ ...column, child: [child] }])
    await save('links', () => listOf(entry({ title: '知网', eng_title: '', url: 'https://www.cnki.net/' })))
    expect(await shop.server.browser().call('getLinks', {})).toEqual([
      { title: '知网', url: 'https://www.cnki.net/' },
    ])
    await save('links', () => listOf())
    expect(await shop.server.browser().call('getLinks', {})).toEqual([])
  })

  it('a banner is shown on its days, in the language of the reader', async () => {
    const today = new Date(shop.server.clock.now + 8 * 3_600_000).toISOString().slice(0, 10)
    await save('banners', () =>
      listOf(
        banner(),
        banner({ title: '今天', eng_title: 'Today', from: today, until: today }),
        banner({ title: '过去', until: '2026-01-01' }),
        banner({ title: '将来', from: '2099-01-01' }),
      ),
    )
    const shown = await shop.server.browser().call('getBanners', {})
    const [first, second] = shown.map(({ id }) => id)
    expect(shown).toEqual([
      {
        id: first,
        title: 'Annual meetings',
        image: '/covers/page.svg',
        alt: 'Proceedings',
        url: '/conferences',
      },
      { id: second, title: 'Today', image: '/covers/page.svg', alt: 'Proceedings', url: '/conferences' },
    ])
    const chinese = await shop.server.browser({ lang: 'zh-CN' }).call('getBanners', {})
    expect(chinese.map(({ title }) => title)).toEqual(['年会季', '今天'])
    // After the last day, as China counts days.
    const [, tomorrow] = [await shop.server.browserBeside(86_400_000).call('getBanners', {})].flat()
    expect(tomorrow).toBeUndefined()
  })

  it('[CONF-02] an English text is stale from the change of the Chinese one until its own', async () => {
    const state = await partOf('butler')
    const say = (intro: string, eng_intro: string) => ({ ...state.content, fields: { intro, eng_intro } })
    const first = await admin.call(
      'saveSitePart',
      wish(state, say('新介绍', state.content.fields['eng_intro'] ?? '')),
    )
    expect(first.stale).toEqual(['eng_intro'])
    const [head = state.content.items[0], ...rest] = first.content.items
    if (head === undefined) throw new Error('the demo has no service')
    // Another publication does not make it current.
    const renamed = { ...head, fields: { ...head.fields, name: '会议全程' } }
    const second = await admin.call(
      'saveSitePart',
      wish(first, { ...first.content, items: [renamed, ...rest] }),
    )
    expect(second.stale).toEqual(['eng_intro', 'items.0.eng_name'])
    const translated = {
      fields: { intro: '新介绍', eng_intro: 'A new introduction' },
      items: second.content.items.map((item, at) =>
        at === 0 ? { ...item, fields: { ...item.fields, eng_name: 'The whole conference' } } : item,
      ),
    }
    const third = await admin.call('saveSitePart', wish(second, translated))
    expect(third.stale).toEqual([])
  })

  it.each(siteParts)('%s: an earlier version can be brought back, and that undone again', async (part) => {
    const before = await partOf(part)
    const changed = changedPart(before)
    const saved = await admin.call('saveSitePart', wish(before, changed))
    expect(saved.no).toBe(before.no + 1)
    const restored = await admin.call('restoreSitePart', { part, no: saved.no, wanted: before.no })
    expect(restored).toMatchObject({ no: saved.no + 1, restores: before.no, content: before.content })
    const again = await admin.call('restoreSitePart', { part, no: restored.no, wanted: saved.no })
    expect(again.content).toEqual(saved.content)
    await admin.call('restoreSitePart', { part, no: again.no, wanted: before.no })
    expect((await admin.call('getSiteVersion', { part, no: before.no })).content).toEqual(before.content)
    const none = { part, no: again.no + 1, wanted: 999 }
    expect(await admin.refused('restoreSitePart', none)).toMatchObject({
      reason: 'notFound',
      field: 'wanted',
    })
    const late = { part, no: before.no, wanted: saved.no }
    expect(await admin.refused('restoreSitePart', late)).toMatchObject({
      reason: 'versionConflict',
      field: 'no',
    })
  })

  it('of ten who edited one version, at two servers, one publishes; the others are refused and can see whose it was', async () => {
    const state = await partOf('links')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 === 0 ? admin : beside).raw(
          'saveSitePart',
          wish(state, listOf(entry({ title: `第 ${at} 个`, eng_title: '', url: 'https://a.example/' }))),
        ),
      ),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    const refused = answers.filter(({ code }) => code !== 1)
    for (const { data } of refused) expect(data).toMatchObject({ reason: 'versionConflict', field: 'no' })
    expect((await partOf('links')).no).toBe(state.no + 1)
  })

  it('the same content once more answers the version that holds it, and writes none', async () => {
    const state = await partOf('links')
    const content = listOf(entry({ title: '同一份', eng_title: '', url: 'https://b.example/' }))
    const first = await admin.call('saveSitePart', wish(state, content))
    expect(await admin.call('saveSitePart', wish(state, content))).toEqual(first)
    expect(await beside.call('saveSitePart', wish(first, content))).toEqual(first)
  })

  it('wrong content is named by its place and its reason, in both languages, and publishes nothing', async () => {
    const cases: ReadonlyArray<
      readonly [SitePart, (content: PartContent) => PartContent, string, keyof typeof messages]
    > = [
      ['config', withField('copyright', ''), 'content.copyright', 'required'],
      ['config', withField('hot_line', 'call me'), 'content.hot_line', 'phoneWrong'],
      ['config', withField('email', 'a@b'), 'content.email', 'emailFormat'],
      ['config', withField('beian', '12345'), 'content.beian', 'filingWrong'],
      ['config', withField('customer_qq', '0x12'), 'content.customer_qq', 'invalid'],
      ['config', withField('map_url', '/map'), 'content.map_url', 'addressWrong'],
      ['config', withField('mobile_origin', 'https://m.a.example/x'), 'content.mobile_origin', 'originWrong'],
      [
        'config',
        withField('sister_origins', 'https://a.example\nhttp://b.example'),
        'content.sister_origins',
        'originWrong',
      ],
      ['config', withField('address', '长'.repeat(201)), 'content.address', 'tooLong'],
      ['config', withField('address', 'a\nb'), 'content.address', 'invalidCharacter'],
      [
        'config',
        withField('header_image', '/uploads/aaaaaaaaaaaaaaaaaaaaaa.png'),
        'content.header_image',
        'fileUnknown',
      ],
      ['config', withField('header_image', 'https://a.example/a.png'), 'content.header_image', 'fileUnknown'],
      ['header', () => listOf(nav('首页', '', '/home')), 'content.items.0.eng_name', 'required'],
      [
        'header',
        () => listOf(nav('首页', 'Home', '/home', [nav('子', 'Sub', '')])),
        'content.items.0.children.0.url',
        'required',
      ],
      [
        'header',
        () => listOf(...Array.from({ length: 11 }, () => nav('页', 'Page', '/home'))),
        'content.items',
        'tooMany',
      ],
      ['links', () => listOf(entry({ title: '站内', url: '/home' })), 'content.items.0.url', 'addressWrong'],
      ['banners', () => listOf(banner({ from: '0000-01-01' })), 'content.items.0.from', 'invalid'],
      [
        'banners',
        () => listOf(banner({ from: '2026-12-02', until: '2026-12-01' })),
        'content.items.0.until',
        'endsBeforeStart',
      ],
      ['banners', () => listOf(banner({ alt: '' })), 'content.items.0.alt', 'required'],
      [
        'subjects',
        () => listOf(entry({ name: '新', eng_name: 'New' }, [], 999_999)),
        'content.items',
        'subjectUnknown',
      ],
      ['agreement', withField('eng_content', '<p></p><script>1</script>'), 'content.eng_content', 'required'],
    ]
    const english = await shop.signedIn('admin', { lang: 'en' })
    const chinese = await shop.signedIn('admin', { lang: 'zh-CN' })
    for (const [part, change, field, reason] of cases) {
      const state = await partOf(part)
      const bad = wish(state, change(state.content))
      expect(await english.refused('saveSitePart', bad)).toMatchObject({
        field,
        reason,
        msg: messages[reason].en,
      })
      expect(await chinese.refused('saveSitePart', bad)).toMatchObject({
        field,
        reason,
        msg: messages[reason].zh,
      })
      expect((await partOf(part)).no).toBe(state.no)
    }
  })

  it('no address that runs something or only looks like this site or the web is published', async () => {
    const kept: string[] = []
    for (const url of evilUrls) {
      const { code, data } = await admin.raw(
        'saveSitePart',
        wish(await partOf('header'), listOf(nav('坏', 'Bad', url))),
      )
      if (code === 1) kept.push(url)
      else
        expect(['addressWrong', 'invalidCharacter', 'required']).toContain(
          (data as { reason: string }).reason,
        )
    }
    // Another site is what a link may lead to; what it names is exactly what a browser opens.
    for (const url of kept) {
      expect(url.trim()).toMatch(/^https?:\/\/[^/\\\s@]+(?:[/?#]\S*)?$/i)
      expect(new URL(url).protocol).toMatch(/^https?:$/)
    }
    expect(evilUrls.length - kept.length).toBeGreaterThan(120)
  })

  it('hostile JSON is refused by name: NUL, numbers, depth, length, foreign keys', async () => {
    const state = await partOf('links')
    const send = (content: string) => admin.raw('saveSitePart', { part: 'links', no: state.no, content })
    const bad = [
      ['', 'required'],
      ['x', 'invalid'],
      ['1', 'invalid'],
      ['null', 'invalid'],
      ['[]', 'invalid'],
      ['{"items":{}}', 'invalid'],
      ['{"items":[{"fields":{"title":1}}]}', 'invalid'],
      ['{"items":[{"fields":{"title":"a\\u0000b"}}]}', 'invalidCharacter'],
      ['{"items":[{"fields":{"title":"\\ud800"}}]}', 'invalidCharacter'],
      [JSON.stringify({ items: Array.from({ length: 61 }, () => entry({})) }), 'tooMany'],
      [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'invalid'],
      [
        `${'{"items":[{"fields":{},"children":['}${'{"fields":{},"children":['.repeat(1500)}${']}'.repeat(1500)}]}]}`,
        'tooMany',
      ],
    ] as const
    for (const [content, reason] of bad) expect((await send(content)).data).toMatchObject({ reason })
    expect((await send('a'.repeat(200_000))).data).toMatchObject({ reason: 'bodyTooLarge' })
    const foreign = JSON.stringify({
      fields: { __proto__: 'x', constructor: 'y', hot_line: 'z' },
      items: [
        {
          fields: { title: '只有这些', eng_title: '', url: 'https://c.example/', evil: 'x' },
          children: [entry({})],
        },
      ],
    })
    expect((await send(foreign)).code).toBe(1)
    expect((await partOf('links')).content).toEqual(
      listOf(entry({ title: '只有这些', eng_title: '', url: 'https://c.example/' })),
    )
    expect(shop.server.log.faults()).toEqual([])
  })

  it('of a document is kept what its reader gets: no script, handler, style, frame or foreign picture', async () => {
    const dirty =
      '<h2 onclick="x()">一</h2><p style="x">安全<script>alert(1)</script><a href="javascript:alert(1)">x</a><img src="https://evil.example/a.png"></p>'
    const saved = await save('agreement', withField('content', dirty))
    expect(saved.content.fields['content']).toBe('<h2>一</h2><p>安全<a>x</a></p>')
    const read = await shop.server.browser({ lang: 'zh-CN' }).call('getAgreement', {})
    expect(read.content).toBe('<h2>一</h2><p>安全<a>x</a></p>')
  })

  it('a document of ten thousand Chinese signs and its translation fit', async () => {
    const saved = await save('private', (content) => ({
      ...content,
      fields: {
        ...content.fields,
        content: `<p>${'隐'.repeat(10_000)}</p>`,
        eng_content: `<p>${'privacy '.repeat(4000)}</p>`,
      },
    }))
    expect(saved.content.fields['content']).toHaveLength(10_007)
  })

  it('subjects keep their ids when renamed and moved; one in use neither goes nor changes its level, and says how many use it', async () => {
    const { content, uses } = await partOf('subjects')
    const [used] = await shop.db
      .select({ id: conferences.subjectId })
      .from(conferences)
      .where(sql`${conferences.subjectId} is not null`)
    const id = used?.id ?? 0
    expect(uses[String(id)]).toBeGreaterThan(0)
    const without = (items: PartItem[]): PartItem[] =>
      items.filter((each) => each.id !== id).map((each) => ({ ...each, children: without(each.children) }))
    const refused = await refusal('subjects', (all) => ({ ...all, items: without(all.items) }))
    expect(refused).toMatchObject({ reason: 'subjectInUse', field: 'content' })
    expect(refused.msg).toMatch(/\(\d+\)/)
    const renamed = await save('subjects', (all) => ({
      ...all,
      items: all.items
        .toReversed()
        .map((each) => ({ ...each, fields: { ...each.fields, name: `${each.fields['name']}学` } })),
    }))
    expect(renamed.content.items.map((each) => each.id)).toEqual(
      content.items.map((each) => each.id).reverse(),
    )
    const added = await save('subjects', (all) => ({
      ...all,
      items: [
        ...all.items,
        entry({ name: '新学科', eng_name: 'New' }, [entry({ name: '子学科', eng_name: 'Sub' })]),
      ],
    }))
    const fresh = added.content.items.at(-1)
    const child = fresh?.children[0]?.id ?? 0
    expect(fresh?.id).toBeGreaterThan(0)
    await shop.db.insert(userSubjects).values({ userId: await shop.idOf('linmei'), subjectId: child })
    const up = await refusal('subjects', (all) => ({
      ...all,
      items: [
        ...all.items.slice(0, -1),
        { ...(all.items.at(-1) ?? entry({})), children: [] },
        entry({ name: '上来', eng_name: 'Up' }, [], child),
      ],
    }))
    expect(up).toMatchObject({ reason: 'subjectInUse' })
    await shop.db.delete(userSubjects).where(eq(userSubjects.subjectId, child))
    const gone = await save('subjects', (all) => ({ ...all, items: all.items.slice(0, -1) }))
    expect(await shop.db.select().from(subjects).where(eq(subjects.id, child))).toEqual([])
    const back = await admin.call('restoreSitePart', { part: 'subjects', no: gone.no, wanted: added.no })
    expect(back.content).toEqual(added.content)
    expect((await shop.db.select().from(subjects).where(eq(subjects.id, child)))[0]?.name).toBe('子学科')
  })

  it('[FILE-01] pictures are uploaded by administrators only; a member’s own picture is not published', async () => {
    const content = dataAddress('image/png', png())
    const member = await shop.signedIn('linmei')
    expect(await member.refused('upload', { kind: 'site', content })).toMatchObject({
      reason: 'forbidden',
      field: 'kind',
    })
    const theirs = await member.call('upload', { kind: 'organizer', content })
    expect(await refusal('config', withField('header_image', theirs.url))).toMatchObject({
      reason: 'fileUnknown',
      field: 'content.header_image',
    })
    const { url } = await admin.call('upload', { kind: 'site', content })
    await save('config', withField('header_image', url))
    expect((await shop.server.browser().call('getSiteBase', {})).header_image).toBe(url)
    expect((await shop.server.browser().request(url)).status).toBe(200)
  })

  it('versions can neither be changed nor removed', async () => {
    await expect(shop.db.update(siteVersions).set({ note: 'x' })).rejects.toThrow()
    await expect(shop.db.delete(siteVersions)).rejects.toThrow()
    await expect(shop.db.execute(sql`truncate site_versions`)).rejects.toThrow()
  })

  it('members, organizers and finance are refused before anything is looked up', async () => {
    for (const account of ['linmei', 'organizer', 'finance'] as const) {
      const browser = await shop.signedIn(account)
      expect(await browser.refused('getSitePart', { part: 'config' })).toMatchObject({ reason: 'forbidden' })
      expect(await browser.refused('saveSitePart', { part: 'config', no: 1, content: '{}' })).toMatchObject({
        reason: 'forbidden',
      })
    }
  })
})

const siteBase = {
  origin: 'API-18',
  summary: '',
  method: 'GET',
  path: '/apic/config/base',
  success: 1,
  access: 'anyone',
} as never

/** The part with one thing changed that its rules allow. */
const changedPart = ({ part, content }: SitePartState): PartContent => {
  if (part === 'config') return { ...content, fields: { ...content.fields, address: '北京市海淀区' } }
  if (part === 'agreement' || part === 'private')
    return { ...content, fields: { ...content.fields, title: '改名后的文本' } }
  if (part === 'banners') return listOf(...content.items, banner({ title: '又一个' }))
  if (part === 'links') return answersIn('zh').getSitePart.content
  return {
    ...content,
    items: content.items.map((each) => ({ ...each, fields: { ...each.fields, eng_name: 'Renamed' } })),
  }
}
