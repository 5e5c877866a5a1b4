import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { altered, happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { restoreDevice } from '../../workbench/harness/scene/device.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { holdPlayer } from '../../workbench/harness/scene/player.ts'
import type { HeldPlayer } from '../../workbench/harness/scene/player.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

let player: HeldPlayer

const meta = preview.meta({
  title: 'Flows/Playing a video',
  component: Scene,
  args: { address: '/videoDetails?video_id=1' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(
      ...siteFrame(),
      ...visitor(),
      ...happily('openVideo', 'saveVideoPosition'),
      altered('getVideo', (happy) => ({
        ...happy,
        member: { unlocked: true, position: 0, free_left: 6 },
      })),
    )
    player = holdPlayer()
    return restoreDevice
  },
})

/** The film is being fetched. */
const loaded = () => waitFor(() => expect(document.querySelector('video')?.src).toBeTruthy())

export const Preparing = meta.story({
  name: '视频播放 · 正在加载 / Loading',
  parameters: { state: 'videoPlayback.running.preparing' },
  play: async (stage) => {
    await pageActions(stage).read('video.state.preparing')
  },
})

export const Paused = meta.story({
  name: '视频播放 · 浏览器不许自动播放，等待按下 / The browser wants a press first',
  parameters: { state: 'videoPlayback.running.paused' },
  play: async (stage) => {
    await loaded()
    player.ready()
    await pageActions(stage).read('video.state.paused')
  },
})

export const Playing = meta.story({
  name: '视频播放 · 正在播放，可调速度 / Playing, the speed can be changed',
  parameters: { state: 'videoPlayback.running.playing' },
  play: async (stage) => {
    const { page, say, read } = pageActions(stage)
    await loaded()
    player.ready()
    player.play()
    await read('video.state.playing')
    await stage.userEvent.selectOptions(page.getByRole('combobox', { name: say('video.speed') }), '1.5')
    await expect(document.querySelector('video')?.playbackRate).toBe(1.5)
  },
})

export const Buffering = meta.story({
  name: '视频播放 · 正在缓冲 / Buffering',
  parameters: { state: 'videoPlayback.running.buffering' },
  play: async (stage) => {
    await loaded()
    player.play()
    player.wait()
    await pageActions(stage).read('video.state.buffering')
  },
})

export const Ended = meta.story({
  name: '视频播放 · 播放结束 / The end',
  parameters: { state: 'videoPlayback.running.ended' },
  play: async (stage) => {
    await loaded()
    player.play()
    player.end()
    await pageActions(stage).read('video.state.ended')
  },
})

export const Failed = meta.story({
  name: '视频播放 · 网络中断，可重试 / The network is gone: retry',
  parameters: { state: 'videoPlayback.failed' },
  play: async (stage) => {
    const { read, see } = pageActions(stage)
    await loaded()
    player.fail(2)
    await read('video.trouble.network')
    await see('button', 'state.retry')
  },
})
