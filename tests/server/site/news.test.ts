import { eq } from 'drizzle-orm'
import { XMLParser } from 'fast-xml-parser'
import { beforeEach, expect, it } from 'vitest'

import type { NewsArticle } from '../../../src/contract/news.ts'
import { news } from '../../../server/db/schema/catalogue.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness, type Browser, type Harness } from '../api/harness.ts'

describeDatabase('headlines', (open) => {
  let server: Harness
  let guest: Browser
  beforeEach(async () => {
    server = await createHarness(open)
    guest = server.browser()
    await server.database.db.delete(news)
  })

  const add = async (day: number, more: Partial<typeof news.$inferInsert> = {}): Promise<number> => {
    const [row] = await server.database.db
      .insert(news)
      .values({
        title: `第 ${day} 天的消息`,
        engTitle: `Message of day ${day}`,
        summary: '',
        engSummary: '',
        content: '<p>正文</p>',
        engContent: '<p>Text</p>',
        cover: '',
        publishedAt: new Date(Date.UTC(2026, 10, day)),
        ...more,
      })
      .returning({ id: news.id })
    return row?.id ?? 0
  }
  const found = async (q: string) => (await guest.call('listNews', { q })).list.map(({ id }) => id)

  it('[PUB-01] are found by all words of title or summary, in either language, whatever their case', async () => {
    const forum = await add(3, { title: '能源材料论坛开幕', engTitle: 'Forum on Energy Materials opens' })
    const grant = await add(2, { title: '资助计划启动', summary: '面向青年学者，资助 50% 的差旅费' })
    expect(await found('论坛')).toEqual([forum])
    expect(await found('ENERGY opens')).toEqual([forum])
    expect(await found('学者 资助')).toEqual([grant])
    expect(await found('能源 资助')).toEqual([])
    expect(await found('')).toEqual([forum, grant])
  })

  it.each(['%', '_', '\\', "'); drop table news; --"])('%s stands for itself in a search', async (q) => {
    await add(1)
    const exact = await add(2, { summary: `a${q}b` })
    expect(await found(q)).toEqual([exact])
  })

  it('a search with a NUL or too many signs is refused, and the field is named', async () => {
    expect(await guest.refused('listNews', { q: 'a\u0000b' })).toMatchObject({ field: 'q' })
    expect(await guest.refused('listNews', { q: 'x'.repeat(61) })).toMatchObject({ field: 'q' })
  })

  it('[PUB-01] each leads to the older and the newer one, also of the same moment', async () => {
    const [first, twin, other, last] = [await add(1), await add(5), await add(5), await add(9)]
    const order = await found('')
    expect(order).toEqual([last, twin, other, first])
    const seen: number[] = []
    let at: number | null = last
    while (at !== null) {
      seen.push(at)
      const { next, previous }: Pick<NewsArticle, 'next' | 'previous'> = await guest.call('getNews', {
        id: at,
      })
      expect(next?.id).toBe(seen.at(-2))
      at = previous?.id ?? null
    }
    expect(seen).toEqual(order)
  })

  it('[PUB-01] each names what is about the same, and nothing where nothing is', async () => {
    const opens = await add(1, { title: '能源材料论坛开幕', engTitle: 'Forum opens' })
    const call = await add(2, { title: '能源材料论坛征稿', engTitle: 'Call for papers' })
    const alone = await add(3, { title: '电子发票上线', engTitle: 'Invoices' })
    expect((await guest.call('getNews', { id: opens })).related.map(({ id }) => id)).toEqual([call])
    expect((await guest.call('getNews', { id: alone })).related).toEqual([])
  })

  it('[CONF-02] what has no translation comes in the other language; a missing text is not found', async () => {
    const id = await add(1, { engTitle: '', engContent: '' })
    expect(await guest.call('getNews', { id })).toMatchObject({
      title: '第 1 天的消息',
      content: '<p>正文</p>',
      previous: null,
      next: null,
      collected: false,
    })
    for (const unknown of [id + 1, 2_147_483_647, 9_999_999_999])
      expect(await guest.refused('getNews', { id: unknown })).toMatchObject({ reason: 'notFound' })
  })

  it('[PUB-02] class 6: the text is sanitised before anybody reads it', async () => {
    const id = await add(1, {
      engContent: '<p onclick="x()">kept</p><script>alert(1)</script><a href="javascript:x">no</a>',
    })
    const { content } = await guest.call('getNews', { id })
    expect(content).toContain('kept')
    expect(content).not.toMatch(/script|onclick/)
  })

  it('[PUB-01] a member collects one and takes it out; no one else sees it', async () => {
    const id = await add(1)
    const member = server.browser()
    await member.call('loginByPassword', { account: 'linmei', password: 'Symposium-2026' })
    const collected = async (who: Browser) => (await who.call('getNews', { id })).collected
    await member.call('collect', { kind: 'news', id, collected: 1 })
    expect([await collected(member), await collected(guest)]).toEqual([true, false])
    await member.call('collect', { kind: 'news', id, collected: 0 })
    expect(await collected(member)).toBe(false)
  })

  const feed = async (query = '', init: RequestInit = {}) => {
    const answer = await guest.request(`/news.xml${query}`, init)
    return { answer, text: await answer.text() }
  }

  it('[SEO-01] the feed holds the newest fifty, in one language, newest first', async () => {
    for (let day = 1; day <= 52; day += 1) await add(day)
    const { answer, text } = await feed('?lang=en')
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(answer.headers.get('content-language')).toBe('en')
    const { rss } = new XMLParser().parse(text) as {
      rss: { channel: { title: string; item: Array<{ title: string; link: string; pubDate: string }> } }
    }
    expect(rss.channel.item).toHaveLength(50)
    expect(rss.channel.item[0]).toMatchObject({
      title: 'Message of day 52',
      link: expect.stringMatching(/^http:\/\/symposium\.test\/news\/\d+\?lang=en$/),
    })
    expect((await feed('?lang=zh-CN')).text).toContain('第 52 天的消息')
  })

  it('[SEO-01] the feed stays whole, whatever a headline says', async () => {
    const odd = ']]><script>alert(1)</script> ]]> & "\u0001\ufffe" <b>'
    await add(1, { engTitle: odd, engSummary: odd, engContent: `<p>${odd}</p><script>x</script>` })
    const { text } = await feed('?lang=en')
    const { rss } = new XMLParser({ processEntities: true }).parse(text) as {
      rss: { channel: { item: { title: string; 'content:encoded': string } } }
    }
    expect(rss.channel.item.title).toContain('<script>alert(1)</script>')
    expect(rss.channel.item.title).not.toMatch(/[\u0001\ufffe]/)
    expect(rss.channel.item['content:encoded']).not.toContain('<script>')
  })

  it('[SEO-01] a reader that has the feed gets 304, until there is another headline', async () => {
    await add(1)
    const tag = (await feed()).answer.headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    expect((await feed('', { headers: { 'if-none-match': tag } })).answer.status).toBe(304)
    await add(2)
    expect((await feed('', { headers: { 'if-none-match': tag } })).answer.status).toBe(200)
    await server.database.db.delete(news)
    expect((await feed()).answer.status).toBe(200)
  })

  it('[SEO-01] the sitemap names each headline', async () => {
    const id = await add(1)
    expect(await (await guest.request('/sitemap.xml')).text()).toContain(`/news/${id}</loc>`)
    await server.database.db.delete(news).where(eq(news.id, id))
  })
})
