import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { answerResponse, fault, faultResponse } from '../../mocks/handlers.ts'
import {
  altered,
  homePage,
  inTurn,
  never,
  siteFrame,
  visitor,
} from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Remote list',
  component: Scene,
  args: { address: '/home' },
  beforeEach: ({ msw }) => msw.use(...siteFrame(), ...visitor(), ...homePage()),
})

/** Four headlines in all, of which the first answer brings two. */
const firstOfMore = (language: 'zh' | 'en') =>
  answerResponse('listNews', { ...fixturesFor(language).listNews, total: 4 }, language)

export const Loading = meta.story({
  name: '列表 · 正在加载 / Loading',
  parameters: { state: 'remoteList.loading' },
  beforeEach: ({ msw }) => msw.use(fault('listConferences', 'hang')),
})

export const Ready = meta.story({
  name: '列表 · 已加载 / Loaded',
  parameters: { state: 'remoteList.ready' },
  play: async (stage) => {
    const { page, say } = pageActions(stage)
    const { list } = fixturesFor(stage.globals['locale'] === 'en' ? 'en' : 'zh').listConferences
    await expect(await page.findByRole('region', { name: say('home.conferences') })).toBeVisible()
    await expect(await page.findByText(list[0]?.title ?? '')).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '列表 · 暂无数据 / Nothing there yet',
  parameters: { state: 'remoteList.empty' },
  beforeEach: ({ msw }) => msw.use(altered('listConferences', (page) => ({ ...page, list: [], total: 0 }))),
  play: async (stage) => {
    await pageActions(stage).read('state.empty')
  },
})

export const Failed = meta.story({
  name: '列表 · 加载失败，可重试 / Failed: retry',
  parameters: { state: 'remoteList.failed' },
  beforeEach: ({ msw }) => msw.use(fault('listConferences', '500')),
  play: async (stage) => {
    await pageActions(stage).see('button', 'state.retry')
  },
})

export const LoadingMore = meta.story({
  name: '列表 · 正在加载更多 / Loading more',
  parameters: { state: 'remoteList.loadingMore' },
  beforeEach: ({ msw }) => msw.use(inTurn('listNews', firstOfMore, never)),
  play: async (stage) => {
    await pageActions(stage).press('state.more')
  },
})

export const MoreFailed = meta.story({
  name: '列表 · 更多内容加载失败，已有的还在 / More failed, what is here stays',
  parameters: { state: 'remoteList.moreFailed' },
  beforeEach: ({ msw }) =>
    msw.use(inTurn('listNews', firstOfMore, (language) => faultResponse('listNews', '500', language))),
  play: async (stage) => {
    const { press, see } = pageActions(stage)
    await press('state.more')
    await see('button', 'state.retry')
  },
})
