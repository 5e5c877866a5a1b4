import preview from '../../.storybook/preview.tsx'
import { siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Lazy page',
  component: Scene,
  args: { address: '/news', framed: true },
  beforeEach: ({ msw }) => msw.use(...siteFrame(), ...visitor()),
})

const pending = () => new Promise<never>(() => {})

export const Loading = meta.story({
  name: '页面 · 正在加载 / On its way',
  parameters: { state: 'lazyPage.loading' },
  args: { loadPage: pending },
})

export const Ready = meta.story({
  name: '页面 · 已打开 / Open',
  parameters: { state: 'lazyPage.ready' },
})

export const Broken = meta.story({
  name: '页面 · 加载出错，可重试 / Could not be loaded: retry',
  parameters: { state: 'lazyPage.failed' },
  args: { loadPage: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
  play: async (stage) => {
    const { read, see } = pageActions(stage)
    await read('state.chunk.broken')
    await see('button', 'state.retry')
  },
})

export const Late = meta.story({
  name: '页面 · 迟迟没有来，可重试 / Too late: retry',
  parameters: { state: 'lazyPage.failed' },
  args: { loadPage: pending, delays: { chunkTimeout: 20 } },
  play: async (stage) => {
    const { read, see } = pageActions(stage)
    await read('state.chunk.late')
    await see('button', 'state.retry')
  },
})
