import preview from '../../.storybook/preview.tsx'
import { fault, refuse } from '../../mocks/handlers.ts'
import type { VideoDetails } from '../../src/contract/video.ts'
import { altered, happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { restoreDevice } from '../../workbench/harness/scene/device.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { holdPlayer } from '../../workbench/harness/scene/player.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Watching a video',
  component: Scene,
  args: { address: '/videoDetails?video_id=1' },
  beforeEach: ({ msw }) => {
    signedIn()
    holdPlayer()
    msw.use(...siteFrame(), ...visitor(), ...happily('getVideo', 'openVideo', 'saveVideoPosition'))
    return restoreDevice
  },
})

const video = (change: Partial<VideoDetails>) => altered('getVideo', (happy) => ({ ...happy, ...change }))
const unlocked = () => video({ member: { unlocked: true, position: 754, free_left: 6 } })

export const Loading = meta.story({
  name: '观看视频 · 正在加载 / Loading',
  parameters: { state: 'videoWatch.loading' },
  beforeEach: ({ msw }) => msw.use(fault('getVideo', 'hang')),
})

export const Failed = meta.story({
  name: '观看视频 · 加载失败，可重试 / Failed: retry',
  parameters: { state: 'videoWatch.failed' },
  beforeEach: ({ msw }) => msw.use(fault('getVideo', '500')),
  play: async (stage) => {
    await pageActions(stage).see('button', 'state.retry')
  },
})

export const Missing = meta.story({
  name: '观看视频 · 没有可播放的录像 / Nothing recorded',
  parameters: { state: 'videoWatch.missing' },
  beforeEach: ({ msw }) => msw.use(video({ has_recording: false })),
  play: async (stage) => {
    await pageActions(stage).read('video.gate.missing')
  },
})

export const SignedOut = meta.story({
  name: '观看视频 · 登录后观看 / Sign in to watch',
  parameters: { state: 'videoWatch.signedOut' },
  beforeEach: ({ msw }) => msw.use(video({ member: null })),
  play: async (stage) => {
    await pageActions(stage).see('button', 'video.signIn')
  },
})

export const Locked = meta.story({
  name: '观看视频 · 将使用一次免费观看 / Spends a free view [MEM-02]',
  parameters: { state: 'videoWatch.locked' },
  play: async (stage) => {
    await pageActions(stage).see('button', 'video.open')
  },
})

export const NoFreeViews = meta.story({
  name: '观看视频 · 免费观看在别处用完 / Used up in another tab [MEM-02]',
  parameters: { state: 'videoWatch.noFreeViews' },
  beforeEach: ({ msw }) => msw.use(refuse('openVideo', 'noFreeViews')),
  play: async (stage) => {
    const { press, see } = pageActions(stage)
    await press('video.open')
    await see('link', 'video.benefits')
  },
})

export const Opening = meta.story({
  name: '观看视频 · 正在打开 / Opening',
  parameters: { state: 'videoWatch.opening' },
  beforeEach: ({ msw }) => msw.use(fault('openVideo', 'hang')),
  play: async (stage) => {
    const { press, read } = pageActions(stage)
    await press('video.open')
    await read('video.gate.opening')
  },
})

export const Choosing = meta.story({
  name: '观看视频 · 从 12:34 继续或从头播放 / Continue from 12:34, or from the start',
  parameters: { state: 'videoWatch.choosing' },
  beforeEach: ({ msw }) =>
    msw.use(
      unlocked(),
      altered('openVideo', (happy) => ({ ...happy, position: 754 })),
    ),
  play: async (stage) => {
    await pageActions(stage).see('button', 'video.restart')
  },
})

export const Watching = meta.story({
  name: '观看视频 · 观看 / Watching',
  parameters: { state: 'videoWatch.watching' },
  play: async (stage) => {
    const { press, read } = pageActions(stage)
    await press('video.open')
    await read('video.state.preparing')
  },
})
