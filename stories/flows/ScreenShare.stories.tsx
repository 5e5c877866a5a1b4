import preview from '../../.storybook/preview.tsx'
import { siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { createRoomBench } from '../../workbench/harness/scene/roomHarness.tsx'
import type { RoomHarness } from '../../workbench/harness/scene/roomHarness.tsx'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

let bench: RoomHarness

const meta = preview.meta({
  title: 'Flows/Screen share',
  component: Scene,
  args: { address: '/deviceDetection', page: () => bench.page },
  beforeEach: ({ msw, globals }) => {
    msw.use(...siteFrame(), ...visitor())
    bench = createRoomBench({ show: 'screen', role: 'anchor', locale: String(globals['locale']) })
  },
})

export const Off = meta.story({
  name: '共享屏幕 · 关闭选择窗口不算失败 / Closing the picker is no failure',
  parameters: { state: 'screenShare.off' },
  play: async (stage) => {
    const { press, read } = pageActions(stage)
    bench.media.fail('startScreen', 'cancelled')
    await press('player.screen.share')
    await read('player.screen.off')
  },
})

export const Starting = meta.story({
  name: '共享屏幕 · 正在选择 / Choosing what to share',
  parameters: { state: 'screenShare.starting' },
  play: async (stage) => {
    const { press, read } = pageActions(stage)
    bench.media.hold('startScreen')
    await press('player.screen.share')
    await read('player.screen.starting')
  },
})

export const On = meta.story({
  name: '共享屏幕 · 正在共享 / [LIVE-03] Sharing',
  parameters: { state: 'screenShare.on' },
  play: async (stage) => {
    const { press, see } = pageActions(stage)
    await press('player.screen.share')
    await see('button', 'player.screen.stop')
  },
})

export const Stopping = meta.story({
  name: '共享屏幕 · 在浏览器中停止 / Stopped by the browser’s own bar',
  parameters: { state: 'screenShare.stopping' },
  play: async (stage) => {
    const { press, see, read } = pageActions(stage)
    bench.media.hold('stopScreen')
    await press('player.screen.share')
    await see('button', 'player.screen.stop')
    bench.media.emit('trackEnded', { what: 'screen', cause: 'user' })
    await read('player.screen.stopping')
  },
})

export const Failed = meta.story({
  name: '共享屏幕 · 失败 / [LIVE-07] Failed',
  parameters: { state: 'screenShare.failed' },
  play: async (stage) => {
    const { press, page, say } = pageActions(stage)
    bench.media.fail('startScreen', 'denied')
    await press('player.screen.share')
    await page.findByText(say('live.failed.screen'), { exact: false })
  },
})
