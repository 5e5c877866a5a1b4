import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse, fault } from '../../mocks/handlers.ts'
import { altered, happily, inTurn, never, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Console inbox',
  component: Scene,
  args: { address: '/console' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...siteFrame(), ...visitor({ has_console: true }), ...happily('getConsole', 'listQueue'))
  },
})

export const Loading = meta.story({
  name: '控制台 · 正在加载 / Loading',
  parameters: { state: 'inbox.loading' },
  beforeEach: ({ msw }) => msw.use(fault('getConsole', 'hang')),
})

export const Failed = meta.story({
  name: '控制台 · 加载失败，可重试 / Failed: retry',
  parameters: { state: 'inbox.failed' },
  beforeEach: ({ msw }) => msw.use(fault('getConsole', '500')),
  play: async (stage) => {
    await pageActions(stage).see('button', 'state.retry')
  },
})

export const Closed = meta.story({
  name: '控制台 · 账号没有角色 / No part was given',
  parameters: { state: 'inbox.closed' },
  beforeEach: ({ msw }) => msw.use(answer('getConsole', { roles: [], queues: [] })),
  play: async (stage) => {
    await pageActions(stage).see('heading', 'console.closed.title')
  },
})

export const Ready = meta.story({
  name: '控制台 · 队列与待办 / Queues and what waits',
  parameters: { state: 'inbox.open.ready' },
  play: async (stage) => {
    const { page, see } = pageActions(stage)
    await see('heading', 'console.queue.orders')
    const { list } = fixturesFor(stage.globals['locale'] === 'en' ? 'en' : 'zh').listQueue
    const card = await page.findByRole('link', { name: list[0]?.title ?? '' })
    await expect(card.getAttribute('href')).toBe('/console/order/17?queue=orders&after=1795226400000000.17')
    await see('link', 'console.gate')
  },
})

export const Refreshing = meta.story({
  name: '控制台 · 正在更新数目，已有的还在 / Counting anew, what is known stays',
  parameters: { state: 'inbox.open.refreshing' },
  beforeEach: ({ msw }) =>
    msw.use(
      inTurn(
        'getConsole',
        (language) => answerResponse('getConsole', fixturesFor(language).getConsole, language),
        never,
      ),
    ),
  play: async (stage) => {
    const { press, see } = pageActions(stage)
    await press('console.refresh')
    await see('heading', 'console.queue.orders')
  },
})

export const NothingWaits = meta.story({
  name: '控制台 · 队列中没有待办 / Nothing waits',
  parameters: { state: 'inbox.open.ready' },
  beforeEach: ({ msw }) => msw.use(altered('listQueue', () => ({ list: [], total: 0 }))),
  play: async (stage) => {
    await pageActions(stage).read('console.empty.orders')
  },
})
