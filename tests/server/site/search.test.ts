import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import type { CallInput } from '../../../src/contract/endpoint.ts'
import type { searchSite } from '../../../src/contract/search.ts'
import { searchKinds, type SearchKind } from '../../../src/contract/searchKinds.ts'
import { emptyPaper, type PaperForm } from '../../../src/contract/paperForm.ts'
import { conferences, lives, news, videos } from '../../../server/db/schema/catalogue.ts'
import { papers } from '../../../server/db/schema/papers.ts'
import { documents } from '../../../server/db/schema/site.ts'
import { publications } from '../../../server/db/schema/publications.ts'
import { searchChanges, searchDocuments } from '../../../server/db/schema/search.ts'
import { publishEarlier } from '../../../server/lifecycles/papers/publication.ts'
import { indexChanges, repairIndex } from '../../../server/search/keepIndex.ts'
import { nodesOf } from '../../../workbench/core/walk.ts'
import { paperMachine } from '../../../src/machines/lifecycles/paper/paper.machine.ts'
import { describeDatabase, describePostgres } from '../../support/engines.ts'
import { cheapPassword } from '../../support/cheapPassword.ts'
import { remembered, seedDemo } from '../../support/seededDatabase.ts'
import { spendHits } from '../../support/spendHits.ts'
import { openShop, type Shop } from '../support/shop.ts'
import type { Browser } from '../api/harness.ts'

const states = nodesOf(paperMachine)
  .filter(({ type }) => type === 'atomic' || type === 'final')
  .map(({ path }) => path.join('.'))

/** A programme as organizers write it, in both languages. */
const programme = `<h2>会议日程</h2><table>
<tr><th>时间</th><th>题目</th><th>报告人</th></tr>
<tr><td>9:00–9:40</td><td>石墨烯中的自旋输运</td><td>欧阳子轩</td></tr>
<tr><td>9:40–10:20</td><td>拓扑绝缘体的表面态</td><td>郑明</td></tr></table>
<h2>特邀嘉宾</h2><ul><li>诸葛婉清（北方大学）</li></ul><h2>交通</h2><ul><li>地铁八号线直达会场</li></ul>`
const engProgramme = `<h2>Programme</h2><table>
<tr><th>Time</th><th>Title</th><th>Speaker</th></tr>
<tr><td>9:00–9:40</td><td>Spin transport in graphene</td><td>Zixuan Ouyang</td></tr>
<tr><td>9:40–10:20</td><td>Surface states of topological insulators</td><td>Ming Zheng</td></tr></table>
<h2>Invited speakers</h2><ul><li>Wanqing Zhuge (Northern University)</li></ul><h2>Transport</h2><ul><li>Take metro line 8</li></ul>`

const indexAll = async (db: Shop['db']) => {
  while ((await indexChanges({ db, now: Date.now })) > 0);
}
const seedIndexed = remembered(async (db) => {
  await seedDemo(db, cheapPassword)
  await indexAll(db)
})

describeDatabase('the search of the site', (open) => {
  let shop: Shop
  let guest: Browser
  beforeEach(async () => {
    const database = await open()
    await seedIndexed(database.db)
    shop = await openShop(() => Promise.resolve(database), { seeded: false })
    guest = shop.server.browser({ lang: 'zh' })
  })

  const index = () => indexAll(shop.db)
  const find = (q: string, more: Partial<CallInput<typeof searchSite>> = {}, browser = guest) =>
    browser.call('searchSite', { q, ...more })
  const titlesOf = async (q: string, more: Partial<CallInput<typeof searchSite>> = {}) =>
    (await find(q, more)).list.map(({ title }) => title.map(({ text }) => text).join(''))
  const hrefsOf = async (q: string, kind?: SearchKind) =>
    (await find(q, kind === undefined ? {} : { kind })).list.map(({ href }) => href)

  const addNews = async (more: Partial<typeof news.$inferInsert> = {}): Promise<number> => {
    const [row] = await shop.db
      .insert(news)
      .values({
        title: '无题',
        engTitle: 'Untitled',
        summary: '',
        engSummary: '',
        content: '',
        engContent: '',
        cover: '',
        publishedAt: new Date(Date.UTC(2026, 10, 1)),
        ...more,
      })
      .returning({ id: news.id })
    await index()
    return row?.id ?? 0
  }
  const addPaper = async (state: string, form: Partial<PaperForm> = {}): Promise<number> => {
    const [row] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId: shop.conference.id,
        form: {
          ...emptyPaper,
          title: '钙钛矿薄膜的缺陷钝化',
          eng_title: 'Passivation of perovskites',
          ...form,
        },
        state,
        ...(state.endsWith('.withdrawn') ? { withdrawnFrom: 'active' as const } : {}),
        ...(state.endsWith('.awaiting_revision') ? { revisionDueAt: new Date(0) } : {}),
      })
      .returning({ id: papers.id })
    await publishEarlier(shop.db)
    await index()
    return row?.id ?? 0
  }
  const withProgramme = async () => {
    await shop.db
      .update(conferences)
      .set({ content: programme, engContent: engProgramme })
      .where(eq(conferences.id, shop.conference.id))
    await index()
  }

  it('[SRCH-01] finds conferences, talks, speakers, lives, videos, headlines and papers by one word', async () => {
    const { id } = shop.conference
    await shop.db
      .update(conferences)
      .set({
        summary: '霁月',
        content: '<h2>日程</h2><ul><li>霁月的观测 —— 霁月先生</li></ul>',
        engContent: '',
      })
      .where(eq(conferences.id, id))
    await shop.db.update(lives).set({ title: '霁月直播' }).where(eq(lives.id, 1))
    await shop.db.update(videos).set({ title: '霁月录像' }).where(eq(videos.id, 1))
    const headline = await addNews({ title: '霁月头条' })
    const paper = await addPaper('published.accepted', { keywords: ['霁月'] })
    await shop.db.update(documents).set({ title: '霁月帮助' }).where(eq(documents.slug, 'help:user'))
    await repairIndex(shop.db)
    await index()
    const found = await find('霁月')
    expect(found.counts).toEqual(searchKinds.map((kind) => ({ kind, count: 1 })))
    expect(found.total).toBe(8)
    const places = Object.fromEntries(found.list.map(({ kind, href }) => [kind, href]))
    expect(places).toEqual({
      conference: `/conferences/${id}`,
      talk: `/conferences/${id}?entry=0`,
      speaker: `/conferences/${id}?entry=0`,
      live: '/liveDetails?live_id=1',
      video: '/videoDetails?video_id=1',
      news: `/news/${headline}`,
      paper: `/papers/${paper}`,
      help: '/helpCenter/user',
    })
  })

  it.each([
    ['查重', '/helpCenter/submitpaper'],
    ['投稿', '/helpCenter/submitpaper'],
    ['plagiarism', '/helpCenter/submitpaper'],
    ['submit', '/helpCenter/submitpaper'],
    ['发票', '/helpCenter/joinmeeting'],
    ['验证码', '/helpCenter/user'],
  ])('[SRCH-01] who looks for help with %s finds the page of the help centre', async (q, page) => {
    await repairIndex(shop.db)
    await index()
    expect(await hrefsOf(q, 'help')).toContain(page)
  })

  it('[SRCH-01] a page of help that the program has changed is found by its new words, and one that is gone no more', async () => {
    await repairIndex(shop.db)
    await index()
    const { slug } = documents
    await shop.db
      .update(documents)
      .set({ content: '<p>琥珀窗口</p>', updatedAt: new Date(Date.UTC(2027, 0, 1)) })
      .where(eq(slug, 'help:user'))
    await repairIndex(shop.db)
    await index()
    expect(await hrefsOf('琥珀', 'help')).toEqual(['/helpCenter/user'])
    await shop.db.delete(documents).where(eq(slug, 'help:user'))
    await repairIndex(shop.db)
    expect(await hrefsOf('琥珀', 'help')).toEqual([])
  })

  it.each([
    ['量子信息年会', '全国量子信息与量子计算学术年会'],
    ['量自信息', '全国量子信息与量子计算学术年会'],
    ['能源碳中和', '能源材料与碳中和国际论坛'],
    ['能源材料碳中和', '能源材料与碳中和国际论坛'],
  ])('[SRCH-01] words without spaces between them, %s, find %s', async (q, title) => {
    expect(await titlesOf(q, { kind: 'conference' })).toContain(title)
  })

  it('[SRCH-01] lines of a programme without a person and an hour are no talks', async () => {
    expect(await titlesOf('闭幕式', { kind: 'talk' })).toEqual([])
    expect(await titlesOf('开幕式', { kind: 'talk' })).toEqual([])
  })

  it('[SRCH-01] takes talks and speakers from the programme of a conference, with their places on its page', async () => {
    await withProgramme()
    const page = `/conferences/${shop.conference.id}`
    expect(await hrefsOf('石墨烯', 'talk')).toEqual([`${page}?entry=1`])
    expect(await hrefsOf('topological insulator', 'talk')).toEqual([`${page}?entry=2`])
    const [talk] = (await find('自旋输运', { kind: 'talk' })).list
    expect(talk?.people).toEqual([{ text: '欧阳子轩', hit: false }])
    expect(await hrefsOf('欧阳子轩', 'speaker')).toEqual([`${page}?entry=1`])
    expect(await hrefsOf('诸葛婉清', 'speaker')).toEqual([`${page}?entry=3`])
    // Text without a programme is text of the conference.
    expect((await find('地铁八号线')).counts).toEqual([{ kind: 'conference', count: 1 }])
  })

  it.each([
    ['人工智能', '人工智能'],
    ['智能 科学', '智能'],
    ['人工智能科学发现', '人工智能'],
    ['rgzn', '人工智能'],
    ['rengongzhineng', '人工智能'],
    ['RenGongZhi', '人工智'],
    ['ｒｇｚｎ', '人工智能'],
    ['人工只能', '人工智能'],
  ])('[SRCH-01] %s finds the conference on artificial intelligence and shows where', async (q, hit) => {
    const { list } = await find(q, { kind: 'conference' })
    const found = list.find(({ title }) =>
      title
        .map(({ text }) => text)
        .join('')
        .includes('人工智能'),
    )
    expect(
      found?.title
        .filter((part) => part.hit)
        .map(({ text }) => text)
        .join(''),
    ).toContain(hit)
  })

  it.each(['linmei', 'lin mei', 'lm', '林梅', 'LinMei'])('[SRCH-01] %s finds a person by name', async (q) => {
    await shop.db
      .update(lives)
      .set({ speaker: '林梅', engSpeaker: '', title: '夜谈', engTitle: '' })
      .where(eq(lives.id, 1))
    await index()
    const names = await titlesOf(q, { kind: 'speaker', page_size: 50 })
    expect(names).toContain('林梅')
  })

  it.each([
    ['quantm', 'quantum'],
    ['qauntum', 'quantum'],
    ['interntional quantun', 'international quantum'],
  ])('[SRCH-01] %s is taken for %s', async (q, meant) => {
    await addNews({ engTitle: 'International quantum days' })
    const found = await find(q)
    expect(found.meant).toBe(meant)
    expect(found.total).toBeGreaterThan(0)
  })

  it('[SRCH-01] English is found by the beginning of a word and by another form of it', async () => {
    const id = await addNews({
      engTitle: 'Zeppelins',
      engSummary: 'They were studied by networks of aeronauts.',
    })
    for (const q of ['zepp', 'zeppelin', 'ZEPPELINS', 'network', 'studies', 'zeppelin aeronauts'])
      expect([q, await hrefsOf(q, 'news')]).toEqual([q, [`/news/${id}`]])
    expect(await hrefsOf('zeppelin balloons')).toEqual([])
  })

  it('titles come before people, people before texts, whole words before beginnings, then the fresher', async () => {
    const day = (at: number) => new Date(Date.UTC(2026, 9, at))
    const inText = await addNews({ engSummary: 'All about quokka.', publishedAt: day(20) })
    const begun = await addNews({ engTitle: 'Quokkas today', publishedAt: day(19) })
    const older = await addNews({ engTitle: 'On quokka', publishedAt: day(1) })
    const newer = await addNews({ engTitle: 'The quokka', publishedAt: day(2) })
    const exact = await addNews({ engTitle: 'Quokka', publishedAt: day(0) })
    const [video] = await shop.db
      .insert(videos)
      .values({
        title: '录像',
        engTitle: 'Recording',
        speaker: 'Quokka',
        engSpeaker: 'Quokka',
        duration: 9,
        cover: '',
        publishedAt: day(3),
      })
      .returning({ id: videos.id })
    await index()
    expect(await hrefsOf('quokka', 'news')).toEqual(
      [exact, newer, older, begun, inText].map((id) => `/news/${id}`),
    )
    const all = (await find('quokka')).list.filter(({ kind }) => kind !== 'speaker').map(({ href }) => href)
    expect(all.indexOf(`/videoDetails?video_id=${video?.id}`)).toBe(4)
  })

  it('pages follow each other without a gap, also of results with the same moment', async () => {
    for (let at = 0; at < 7; at += 1) await addNews({ title: `鸿雁 ${at}`, engTitle: `Wild goose ${at}` })
    const pages = []
    for (const page of [1, 2, 3, 4]) pages.push(...(await find('鸿雁', { page, page_size: 2 })).list)
    expect(new Set(pages.map(({ href }) => href)).size).toBe(7)
    expect((await find('鸿雁', { page: 9, page_size: 2 })).total).toBe(7)
    expect((await find('鸿雁', { page: 100_000, page_size: 50 })).list).toEqual([])
  })

  it('[CONF-02] what has no translation is shown in the other language, and says so', async () => {
    await addNews({ title: '独角仙', engTitle: '', summary: '独角仙的故事', engSummary: 'A tale' })
    const english = shop.server.browser({ lang: 'en' })
    const [hit] = (await find('独角仙', {}, english)).list
    expect(hit).toMatchObject({ title: [{ text: '独角仙', hit: true }], lang: 'zh-CN' })
    const other = await addNews({ title: '蓝鲸', engTitle: 'A whale', summary: '', engSummary: '' })
    const [translated] = (await find('蓝鲸', {}, english)).list
    expect(translated).toMatchObject({
      href: `/news/${other}`,
      title: [{ text: 'A whale', hit: false }],
      lang: 'en',
      excerpt: [{ text: '蓝鲸', hit: true }],
      excerpt_lang: 'zh-CN',
    })
  })

  it('[CONF-02] a result is in the language of its visitor, and what is not says so and leads to its own place', async () => {
    const english = shop.server.browser({ lang: 'en' })
    const textOf = (parts: ReadonlyArray<{ readonly text: string }>) => parts.map(({ text }) => text).join('')
    const authors = [{ name: '林梅', eng_name: 'Mei Lin' }].map((names) => ({
      ...{ affiliation: '', eng_affiliation: '', email: '', orcid: '', ...names },
    }))
    await addPaper('published.accepted', { title: '麒麟论文', eng_title: 'On qilin', authors })
    const paperIn = async (browser: Browser) => (await find('qilin', { kind: 'paper' }, browser)).list[0]
    expect(textOf((await paperIn(english))?.people ?? [])).toBe('Mei Lin')
    expect(textOf((await paperIn(guest))?.people ?? [])).toBe('林梅')

    // Found by words of the other language only, which are what is shown of its text.
    const said = {
      title: '头条',
      engTitle: 'Headline',
      content: '<p>麒麟之夜</p>',
      engContent: '<p>A night</p>',
    }
    await addNews(said)
    const headline = (await find('麒麟之夜', { kind: 'news' }, english)).list[0]
    expect(headline).toMatchObject({ lang: 'en', excerpt_lang: 'zh-CN' })

    // A speaker without an English name appears under the name in the Chinese programme.
    const table = (speakers: string) =>
      `<h2>会议日程</h2><table><tr><th>题目</th><th>报告人</th></tr><tr><td>瑞兽</td><td>${speakers}</td></tr></table>`
    await shop.db
      .update(conferences)
      .set({
        content: `<h2>交通</h2><ul><li>地铁</li><li>公交</li></ul>${table('上官云、东方朔')}`,
        engContent: table('Yun Shangguan')
          .replace('会议日程', 'Programme')
          .replace('题目', 'Title')
          .replace('报告人', 'Speaker'),
      })
      .where(eq(conferences.id, shop.conference.id))
    await index()
    const place = (await find('东方朔', { kind: 'speaker' })).list[0]
    const abroad = (await find('东方朔', { kind: 'speaker' }, english)).list[0]
    expect(abroad).toMatchObject({ lang: 'zh-CN', href: place?.href })
    expect(textOf(abroad?.title ?? [])).toBe('东方朔')
  })

  it('texts come in pieces, with any content', async () => {
    await addNews({
      title: '<b>玳瑁</b> & "x"',
      engTitle: '',
      content: '<p>一只<script>alert(1)</script>玳瑁&amp;海</p>',
    })
    const [hit] = (await find('玳瑁')).list
    expect(hit?.title).toEqual([
      { text: '<b>', hit: false },
      { text: '玳瑁', hit: true },
      { text: '</b> & "x"', hit: false },
    ])
    expect(JSON.stringify(hit?.excerpt)).toContain('一只')
    expect(JSON.stringify(hit?.excerpt)).not.toContain('alert')
  })

  it.each([
    '%',
    '_',
    '\\',
    "' or 1=1; --",
    '&',
    '|',
    '!',
    ':*',
    '<->',
    '()',
    '"',
    '*',
    '{}',
    '[]',
    '😀',
    '\u202E',
    '\u200B',
  ])('%s alone means nothing and finds nothing', async (q) => {
    expect(await find(q)).toMatchObject({ list: [], total: 0, counts: [] })
    expect(await guest.call('suggestSearch', { q })).toEqual({ list: [], total: 0 })
  })

  it.each([
    '玳%瑁',
    '玳_瑁',
    "玳瑁'",
    '玳瑁 & 龟',
    '玳\u200B瑁',
    '\u202E玳瑁',
    '玳瑁😀',
    '玳瑁:*',
    '😀玳瑁 %',
  ])('signs between words are no part of them: %s', async (q) => {
    await addNews({ title: '玳瑁与龟' })
    expect((await find(q)).total).toBe(1)
  })

  it('a NUL, too many signs and a wrong kind are refused, and the field is named', async () => {
    expect(await guest.refused('searchSite', { q: 'a\u0000b' })).toMatchObject({ field: 'q' })
    expect(await guest.refused('searchSite', { q: 'x'.repeat(101) })).toMatchObject({ field: 'q' })
    expect(await guest.refused('suggestSearch', { q: 'x'.repeat(101) })).toMatchObject({ field: 'q' })
    expect(await guest.refused('searchSite', { q: 'x', kind: 'order' as 'talk' })).toMatchObject({
      field: 'kind',
    })
    expect(await find('')).toMatchObject({ list: [], total: 0 })
    expect(await find('   ')).toMatchObject({ list: [], total: 0 })
  })

  it('the longest input of any shape is answered', async () => {
    for (const q of [
      'a '.repeat(50).trim(),
      'a'.repeat(100),
      '的'.repeat(100),
      'ab'.repeat(50),
      '一a'.repeat(50),
      `${'x'.repeat(99)}!`,
      '\u0301'.repeat(100),
      '😀'.repeat(50),
      'ﷺ'.repeat(100),
    ])
      expect(await find(q)).toMatchObject({ page: 1 })
  })

  it('[SRCH-01] a draft is never found, nor what belongs to it, by counts or suggestions either', async () => {
    await withProgramme()
    await shop.db
      .update(lives)
      .set({ conferenceId: shop.conference.id, title: '石墨烯直播', speaker: '石磊' })
      .where(eq(lives.id, 1))
    await addPaper('published.accepted', { title: '石墨烯论文' })
    expect((await find('石墨烯')).counts).toEqual([
      { kind: 'conference', count: 1 },
      { kind: 'talk', count: 1 },
      { kind: 'live', count: 1 },
      { kind: 'paper', count: 1 },
    ])
    expect((await find('石磊', { kind: 'speaker' })).total).toBe(1)
    await shop.db
      .update(conferences)
      .set({ publication: 'draft' })
      .where(eq(conferences.id, shop.conference.id))
    // At once, before any job has run.
    const nothing = async () => {
      for (const q of ['石墨烯', '石磊', '欧阳子轩', 'smxzdzx', 'shimoxi', 'graphen', 'grapene']) {
        expect([q, (await find(q)).counts]).toEqual([q, []])
        expect(await guest.call('suggestSearch', { q })).toEqual({ list: [], total: 0 })
      }
      expect((await find('grapene')).meant).toBeNull()
    }
    await nothing()
    await index()
    await nothing()
    await repairIndex(shop.db)
    await index()
    await nothing()
    await shop.db
      .update(conferences)
      .set({ publication: 'published' })
      .where(eq(conferences.id, shop.conference.id))
    await index()
    expect((await find('石墨烯')).counts.map(({ kind }) => kind)).toEqual([
      'conference',
      'talk',
      'live',
      'paper',
    ])
    expect((await find('石磊', { kind: 'speaker' })).total).toBe(1)
  })

  // A change may be noted while its source is public, and be read when it is not any more.
  it('[SRCH-01] what is not public makes no document, whatever notes that it has changed', async () => {
    await withProgramme()
    const { id } = shop.conference
    await shop.db.update(lives).set({ conferenceId: id, title: '石墨烯直播' }).where(eq(lives.id, 1))
    await shop.db.update(videos).set({ title: '石墨烯录像' }).where(eq(videos.id, 1))
    const paper = await addPaper('published.accepted', { title: '石墨烯论文' })
    await shop.db.update(videos).set({ hidden: true }).where(eq(videos.id, 1))
    await shop.db.update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, id))
    const sources = { conference: id, live: 1, video: 1, paper } as const
    for (const [source, sourceId] of Object.entries(sources) as Array<[keyof typeof sources, number]>) {
      await shop.db.insert(searchChanges).values({ source, sourceId })
      await index()
      const of = sql`${searchDocuments.source} = ${source} and ${searchDocuments.sourceId} = ${sourceId}`
      expect([source, await shop.db.$count(searchDocuments, of)]).toEqual([source, 0])
    }
    await shop.db.update(conferences).set({ publication: 'published' }).where(eq(conferences.id, id))
    await shop.db.update(videos).set({ hidden: false }).where(eq(videos.id, 1))
    await index()
    expect((await find('石墨烯')).counts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['conference', 'live', 'video', 'paper']),
    )
  })

  it('[SRCH-01] a paper in any state that is not public is not found, whatever repairs the index', async () => {
    for (const state of states) {
      const id = await addPaper(state, { title: '雪豹的踪迹', authors: [] })
      await repairIndex(shop.db)
      await index()
      const expected = /^(?:published|indexed)\./.test(state) ? 1 : 0
      expect([state, (await find('雪豹')).total]).toEqual([state, expected])
      expect([state, (await guest.call('suggestSearch', { q: '雪豹' })).total]).toEqual([state, expected])
      await shop.db.delete(publications).where(eq(publications.paperId, id))
      expect([state, (await find('雪豹')).total]).toEqual([state, 0])
      await shop.db.delete(papers).where(eq(papers.id, id))
    }
  })

  it('a paper that leaves the public states is gone at once; a retracted one stays readable', async () => {
    const id = await addPaper('published.accepted', { title: '雪豹的踪迹' })
    await shop.db.update(papers).set({ state: 'published.retracted' }).where(eq(papers.id, id))
    await index()
    expect((await find('雪豹')).total).toBe(1)
    await shop.db.update(papers).set({ state: 'second_review.active' }).where(eq(papers.id, id))
    expect((await find('雪豹')).total).toBe(0)
    await index()
    expect((await find('雪豹')).total).toBe(0)
  })

  it('nothing of addresses and conflicts of a paper is searched', async () => {
    await addPaper('published.accepted', {
      conflicts: ['secretrival'],
      authors: [
        {
          name: '林梅',
          eng_name: 'Mei Lin',
          affiliation: '',
          eng_affiliation: '',
          email: 'hidden@qwzx.example',
          orcid: '',
        },
      ],
    })
    for (const q of ['secretrival', 'hidden@qwzx.example', 'qwzx'])
      expect([q, (await find(q)).total]).toEqual([q, 0])
    expect((await find('mei lin', { kind: 'paper' })).total).toBe(1)
  })

  it('what is changed is found as it is now, and what is deleted no more', async () => {
    const id = await addNews({ title: '旧题麒麟' })
    await shop.db.update(news).set({ title: '新题凤凰' }).where(eq(news.id, id))
    await index()
    expect((await find('麒麟')).total).toBe(0)
    expect((await find('凤凰')).total).toBe(1)
    await shop.db.delete(news).where(eq(news.id, id))
    expect((await find('凤凰')).total).toBe(0)
  })

  it('a speaker is one result, however many talks there are, and goes with the last of them', async () => {
    await shop.db.update(lives).set({ speaker: '诸葛明', engSpeaker: 'Ming Zhuge' }).where(eq(lives.id, 1))
    await shop.db.update(videos).set({ speaker: '诸葛明', engSpeaker: 'Ming Zhuge' }).where(eq(videos.id, 1))
    await index()
    expect((await find('诸葛明')).counts).toEqual([
      { kind: 'speaker', count: 1 },
      { kind: 'live', count: 1 },
      { kind: 'video', count: 1 },
    ])
    await shop.db.update(lives).set({ speaker: '某人' }).where(eq(lives.id, 1))
    await index()
    expect((await find('诸葛明', { kind: 'speaker' })).total).toBe(1)
    await shop.db.update(videos).set({ speaker: '某人' }).where(eq(videos.id, 1))
    await index()
    expect((await find('诸葛明')).total).toBe(0)
  })

  it('a repair finds unnoted changes, makes older documents again, and removes hidden ones', async () => {
    const id = await addNews({ title: '孤本' })
    await shop.db.delete(searchDocuments).where(eq(searchDocuments.source, 'news'))
    await shop.db.delete(searchChanges)
    await repairIndex(shop.db)
    await index()
    expect(await hrefsOf('孤本')).toEqual([`/news/${id}`])
    await shop.db.update(searchDocuments).set({ rules: 0, terms: [] }).where(eq(searchDocuments.sourceId, id))
    await repairIndex(shop.db)
    await repairIndex(shop.db)
    await index()
    expect(await hrefsOf('孤本')).toEqual([`/news/${id}`])
    await shop.db.update(searchDocuments).set({ sourceId: 999_999 }).where(eq(searchDocuments.sourceId, id))
    await repairIndex(shop.db)
    await index()
    expect(await hrefsOf('孤本')).toEqual([`/news/${id}`])
    const changes = await shop.db.$count(searchChanges)
    await repairIndex(shop.db)
    expect(await shop.db.$count(searchChanges)).toBe(changes)
  })

  it('suggestions are few, of each kind the best, with what was found', async () => {
    for (let at = 0; at < 9; at += 1) await addNews({ title: `人工智能头条 ${at}` })
    const { list, total } = await guest.call('suggestSearch', { q: '人工智' })
    expect(list.length).toBeLessThanOrEqual(8)
    expect(list.filter(({ kind }) => kind === 'news')).toHaveLength(3)
    expect(total).toBeGreaterThanOrEqual(10)
    expect(list.some(({ title }) => title.some(({ hit }) => hit))).toBe(true)
  })

  it('too many requests from one address have to wait', async () => {
    await find('')
    await spendHits(shop.db, 'search-find:', 299)
    await find('')
    expect(await guest.refused('searchSite', { q: 'x' })).toMatchObject({ reason: 'limited' })
    expect(await guest.call('suggestSearch', { q: 'x' })).toBeDefined()
    shop.server.clock.now += 60_000
    expect(await find('')).toBeDefined()
  })
})

describePostgres('the search of the site', (open) => {
  it('a conference hidden while it is being indexed is not found', async () => {
    const shop = await openShop(open)
    while ((await indexChanges({ db: shop.db, now: Date.now })) > 0);
    await shop.db.update(conferences).set({ title: '浮光掠影' }).where(eq(conferences.id, shop.conference.id))
    await Promise.all([
      indexChanges({ db: shop.db, now: Date.now }),
      shop.db.update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, shop.conference.id)),
    ])
    expect((await shop.server.browser().call('searchSite', { q: '浮光掠影' })).total).toBe(0)
  })

  it('ten indexers at once make each document once', async () => {
    const shop = await openShop(open)
    await Promise.all(Array.from({ length: 10 }, () => indexChanges({ db: shop.db, now: Date.now })))
    while ((await indexChanges({ db: shop.db, now: Date.now })) > 0);
    const { rows } = (await shop.db.execute(
      sql`select count(*)::int as n from ${publications}`,
    )) as unknown as { rows: Array<{ n: number }> }
    expect(rows[0]?.n).toBeDefined()
    const known = await shop.db.$count(searchDocuments, eq(searchDocuments.source, 'conference'))
    expect(known).toBeGreaterThanOrEqual(
      await shop.db.$count(conferences, eq(conferences.publication, 'published')),
    )
  })
})
