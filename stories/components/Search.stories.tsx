import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, fault } from '../../mocks/handlers.ts'
import type { SearchHit } from '../../src/contract/search.ts'
import { longestSearch, searchKinds } from '../../src/contract/searchKinds.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Search' } satisfies Meta
export default meta

const at = '/search?q=rgzn'
const hits = () => [...element('main').querySelectorAll('article[data-kind]')]
const view = () => element<HTMLElement>('main [data-found]').dataset['found']

export const Nothing: StoryObj = {
  name: '搜索 · 尚未输入 / Nothing asked for yet',
  play: visit({ at: '/search' }, async ({ read }) => {
    await read('search.lead')
    expect(element('main').querySelector('[data-found]')).toBeNull()
  }),
}
export const Loading: StoryObj = {
  name: '搜索 · 正在查找 / Looking',
  play: visit({ at: '/conferences' }, async ({ stage, network }) => {
    network.hold('searchSite')
    await until(() => element('main h1'))
    stage.services.go.to(at)
    await until(() => expect(view()).toBe('loading'))
  }),
}
export const Found: StoryObj = {
  name: '搜索 · 有结果 / Results',
  play: visit({ at }, async ({ read }) => {
    await until(() => expect(hits()).toHaveLength(2))
    await read('search.kind.all', { count: 2 })
    expect(element('main mark').textContent).not.toBe('')
  }),
}
export const Meant: StoryObj = {
  name: '搜索 · 按相近的词查找 / Taken for another word',
  play: visit(
    {
      at: '/search?q=quantm',
      network: (language) => [
        answer('searchSite', { ...fixturesFor(language).searchSite, meant: 'quantum' }),
      ],
    },
    async ({ stage }) => {
      await until(() => expect(hits()).toHaveLength(2))
      expect(element('main').textContent).toContain('quantum')
      expect(stage.address()).toContain('quantm')
    },
  ),
}
export const Empty: StoryObj = {
  name: '搜索 · 没有结果，给出建议 / Nothing found, with advice',
  play: visit(
    {
      at: '/search?q=zzz',
      network: (language) => [
        answer('searchSite', { ...fixturesFor(language).searchSite, list: [], counts: [], total: 0 }),
      ],
    },
    async ({ read }) => {
      await read('search.none', { q: 'zzz' })
      await read('search.advice.pinyin')
    },
  ),
}
export const Failing: StoryObj = {
  name: '搜索 · 失败后重试 / Failed, and tried again',
  play: visit({ at, network: () => [fault('searchSite', '500')] }, async ({ network, press }) => {
    await until(() => expect(view()).toBe('failed'))
    network.use(answer('searchSite', fixturesFor('zh').searchSite))
    await press('state.retry')
    await until(() => expect(hits()).toHaveLength(2))
  }),
}
export const Long: StoryObj = {
  name: '搜索 · 很长的文字与很多结果 / Long texts and many results',
  play: visit(
    {
      at: `/search?q=${'x'.repeat(longestSearch)}&page=2`,
      network: (language) => {
        const { searchSite } = fixturesFor(language)
        const [first] = searchSite.list
        const list = searchKinds.map((kind, no): SearchHit => ({
          ...(first as SearchHit),
          kind,
          href: `/news/${no}`,
          title: [
            { text: '非常长的题目'.repeat(20), hit: false },
            { text: 'Llanfairpwllgwyngyll'.repeat(6), hit: true },
          ],
          of: '很长的会议名称'.repeat(12),
          excerpt: [{ text: '一段很长的摘要。'.repeat(40), hit: false }],
        }))
        return [
          answer('searchSite', {
            ...searchSite,
            list,
            page: 2,
            total: 123_456,
            counts: searchKinds.map((kind) => ({ kind, count: 17_636 })),
          }),
        ]
      },
    },
    async ({ read }) => {
      await until(() => expect(hits()).toHaveLength(searchKinds.length))
      await read('search.page', { page: 2, last: 100 })
    },
  ),
}
