import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, fault, refuse } from '../../mocks/handlers.ts'
import type { NewsArticle } from '../../src/contract/news.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Headlines' } satisfies Meta
export default meta

const none = () => [altered('listNews', (happy) => ({ ...happy, list: [], total: 0 }))]

export const List: StoryObj = {
  name: '头条列表 / All headlines [PUB-01]',
  play: visit({ at: '/news' }, async ({ stage, see }) => {
    await until(() => expect(document.querySelectorAll('main article a[href^="/news/"]')).toHaveLength(2))
    const feed = await see('link', 'news.feed')
    expect(feed.getAttribute('href')).toBe(stage.language === 'en' ? '/news.xml?lang=en' : '/news.xml')
  }),
}
export const Searched: StoryObj = {
  name: '搜索头条，条件写入地址 / A search stands in the address [PUB-01]',
  play: visit(
    {
      at: '/news',
      network: () => [
        answer('listNews', ({ input }) => ({
          list:
            input.get('q') === '直播'
              ? [
                  {
                    id: 5,
                    title: '直播间新增举手连麦',
                    summary: '听众可以申请连麦提问。',
                    published_at: '2026-11-12T02:00:00.000Z',
                    cover: '',
                  },
                ]
              : [],
          total: input.get('q') === '直播' ? 1 : 0,
          page: 1,
          page_size: 12,
        })),
      ],
    },
    async ({ stage, fill, press, see }) => {
      await fill('news.q', '直播')
      await press('news.find')
      await until(() => expect(element('main article a').getAttribute('href')).toBe('/news/5'))
      expect(stage.address()).toBe('/news?q=%E7%9B%B4%E6%92%AD')
      await see('link', 'news.all')
    },
  ),
}
export const NoneYet: StoryObj = {
  name: '暂无头条 / No headline yet',
  play: visit({ at: '/news', network: none }, ({ read }) => read('news.none')),
}
export const NothingFound: StoryObj = {
  name: '没有符合条件的头条 / Nothing found',
  play: visit({ at: '/news?q=xyz', network: none }, ({ read }) => read('news.notFound')),
}
export const ListLoading: StoryObj = {
  name: '头条列表加载中 / The list is on its way',
  play: visit({ at: '/news', network: () => [inTurn('listNews', never)] }, () =>
    until(() => element('main section[aria-busy="true"]')),
  ),
}
export const Unreachable: StoryObj = {
  name: '头条列表加载失败 / The list could not be loaded',
  play: visit({ at: '/news', network: () => [fault('listNews', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}

const at = '/news/2'
const article = (change: Partial<NewsArticle>) => ({
  at,
  network: () => [altered('getNews', (happy) => ({ ...happy, ...change }))],
})

export const Article: StoryObj = {
  name: '头条正文：前后篇与相关头条 / A headline, its neighbours and related ones [PUB-01]',
  play: visit({ at }, async ({ stage, read }) => {
    await read('news.minutes', { minutes: 2 })
    await until(() => expect(element('main ol').querySelectorAll('li')).toHaveLength(3))
    const [older, newer] = [...document.querySelectorAll('main nav a')]
    expect(older?.getAttribute('href')).toBe('/news/1')
    expect(newer?.getAttribute('href')).toBe('/news/3')
    await stage.user.click(await until(() => element<HTMLElement>('main summary')))
    await until(() => expect(element('main details [role="img"]').checkVisibility()).toBe(true))
  }),
}
export const Shared: StoryObj = {
  name: '分享：复制链接并提示 / Shared: the link is copied, and that is said',
  play: visit(
    {
      at,
      before: () =>
        Object.defineProperty(navigator, 'share', { configurable: true, value: undefined, writable: true }),
    },
    async ({ stage, press }) => {
      await press('news.share')
      const said = ['news.copied', 'news.notCopied'].map((id) => stage.say(id))
      await until(() => expect(said.some((text) => document.body.textContent?.includes(text))).toBe(true))
    },
  ),
}
export const Newest: StoryObj = {
  name: '最新一篇，无封面与相关头条 / The newest one, without picture and related ones',
  play: visit(article({ next: null, related: [], cover: '' }), async ({ read }) => {
    await read('news.previous')
    expect(document.querySelectorAll('main nav a')).toHaveLength(1)
    expect(document.querySelector('main article img')).toBeNull()
  }),
}
export const Untranslated: StoryObj = {
  name: '没有译文 / A headline without a translation [CONF-02]',
  play: visit(
    {
      at,
      network: (language) => [
        altered('getNews', (happy) => ({
          ...happy,
          ...(language === 'en'
            ? { title: '电子发票全面上线', content: '<p>支持普通发票与增值税专用发票。</p>' }
            : { title: 'E-invoices for every order', content: '<p>Please check buyer and tax number.</p>' }),
        })),
      ],
    },
    ({ stage }) =>
      until(() => {
        const lang = stage.language === 'en' ? 'zh-CN' : 'en'
        expect(element('main h1').querySelector(`[lang="${lang}"]`)).not.toBeNull()
        expect(element(`main div[lang="${lang}"] p`)).not.toBeNull()
      }),
  ),
}
export const ArticleLoading: StoryObj = {
  name: '头条正文加载中 / On its way',
  play: visit({ at, network: () => [inTurn('getNews', never)] }, () =>
    until(() => element('main [aria-busy="true"]')),
  ),
}
export const Unknown: StoryObj = {
  name: '头条不存在 / Not found',
  play: visit({ at, network: () => [refuse('getNews', 'notFound')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
