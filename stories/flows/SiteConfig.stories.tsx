import preview from '../../.storybook/preview.tsx'
import { fault } from '../../mocks/handlers.ts'
import { siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { visitedBefore } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Site config',
  component: Scene,
  args: { address: '/news', framed: true },
  beforeEach: ({ msw }) => msw.use(...siteFrame(), ...visitor()),
})

export const Loading = meta.story({
  name: '站点配置 · 首次打开，正在加载 / First visit: loading',
  parameters: { state: 'siteConfig.loading' },
  beforeEach: ({ msw }) => msw.use(fault('getSiteBase', 'hang')),
})

export const Refreshing = meta.story({
  name: '站点配置 · 先用上次的，后台更新 / Last visit’s copy is shown while a fresh one is fetched',
  parameters: { state: 'siteConfig.refreshing' },
  beforeEach: ({ msw, globals }) => {
    visitedBefore(globals['locale'])
    msw.use(fault('getSiteBase', 'hang'))
  },
})

export const Ready = meta.story({
  name: '站点配置 · 已就绪 / Ready',
  parameters: { state: 'siteConfig.ready' },
})

export const Stale = meta.story({
  name: '站点配置 · 更新失败，沿用上次的 / The update failed, the last copy stays',
  parameters: { state: 'siteConfig.stale' },
  beforeEach: ({ msw, globals }) => {
    visitedBefore(globals['locale'])
    msw.use(fault('getSiteBase', '500'))
  },
  play: async (stage) => {
    await pageActions(stage).read('shell.configFailed')
  },
})

export const Failed = meta.story({
  name: '站点配置 · 初始化失败 / Nothing could be loaded',
  parameters: { state: 'siteConfig.failed' },
  beforeEach: ({ msw }) => msw.use(fault('getSiteBase', '500')),
  play: async (stage) => {
    await pageActions(stage).read('shell.configFailed')
  },
})
