import preview from '../../.storybook/preview.tsx'
import { siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { createRoomBench } from '../../workbench/harness/scene/roomHarness.tsx'
import type { RoomHarness } from '../../workbench/harness/scene/roomHarness.tsx'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

let bench: RoomHarness

const meta = preview.meta({
  title: 'Flows/Playback',
  component: Scene,
  args: { address: '/deviceDetection', page: () => bench.page },
  beforeEach: ({ msw, globals }) => {
    msw.use(...siteFrame(), ...visitor())
    bench = createRoomBench({ show: 'player', locale: String(globals['locale']) })
    bench.media.hold('play')
  },
})

/** The line carries a picture, and it plays. */
const play = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.see('button', 'player.pause')
  bench.media.emit('cdn', { state: 'playing' })
  bench.media.release('play')
  await hands.page.findByText(hands.say('player.standing.playing'), { exact: false })
  return hands
}

export const Starting = meta.story({
  name: '播放 · 正在开始 / Starting',
  parameters: { state: 'playback.watching.starting' },
  play: async (stage) => {
    await pageActions(stage).read('player.standing.loading')
  },
})

export const Playing = meta.story({
  name: '播放 · 播放中 / [LIVE-02] Playing',
  parameters: { state: 'playback.watching.playing' },
  play: async (stage) => {
    await play(stage)
  },
})

export const Paused = meta.story({
  name: '播放 · 用户暂停 / [LIVE-02] Paused by the viewer',
  parameters: { state: 'playback.paused' },
  play: async (stage) => {
    const { press, page, say } = await play(stage)
    await press('player.pause')
    await page.findByText(say('player.paused'), { exact: false })
  },
})

export const Waiting = meta.story({
  name: '播放 · 直播暂停，恢复后自动继续 / Waiting while the stage is paused',
  parameters: { state: 'playback.waiting' },
  play: async (stage) => {
    const { see } = await play(stage)
    bench.change({ liveStage: 'paused' })
    await see('button', 'player.pause')
  },
})

export const Blocked = meta.story({
  name: '播放 · 浏览器阻止自动播放 / Autoplay blocked',
  parameters: { state: 'playback.blocked' },
  play: async (stage) => {
    const { see } = pageActions(stage)
    await see('button', 'player.pause')
    bench.media.fail('play', 'notAllowed')
    await see('button', 'player.unblock')
  },
})

export const Resuming = meta.story({
  name: '播放 · 点按后恢复 / Resuming after a press',
  parameters: { state: 'playback.watching.resuming' },
  play: async (stage) => {
    const { press, see } = pageActions(stage)
    await see('button', 'player.pause')
    bench.media.fail('play', 'notAllowed')
    await press('player.unblock')
    await see('button', 'player.pause')
  },
})

export const Failed = meta.story({
  name: '播放 · 失败 / [LIVE-07] Failed',
  parameters: { state: 'playback.failed' },
  play: async (stage) => {
    const { see } = pageActions(stage)
    await see('button', 'player.pause')
    bench.media.fail('play', 'timeout')
    await see('button', 'state.retry')
  },
})
