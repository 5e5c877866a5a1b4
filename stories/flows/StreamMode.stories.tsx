import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { createRoomBench } from '../../workbench/harness/scene/roomHarness.tsx'
import type { RoomHarness } from '../../workbench/harness/scene/roomHarness.tsx'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

let bench: RoomHarness

const meta = preview.meta({
  title: 'Flows/Stream mode',
  component: Scene,
  args: { address: '/deviceDetection', page: () => bench.page },
  beforeEach: ({ msw, globals }) => {
    msw.use(...siteFrame(), ...visitor())
    bench = createRoomBench({ show: 'player', locale: String(globals['locale']) })
    bench.media.hold('enter')
  },
})

const stands = async (
  stage: Stage,
  id: 'waiting' | 'loading' | 'playing' | 'stalled' | 'reconnecting' | 'retrying',
) => {
  const { page, say } = pageActions(stage)
  await waitFor(() =>
    expect(page.getAllByText(say(`player.standing.${id}`), { exact: false }).at(-1)).toBeVisible(),
  )
}
const shown = (stage: Stage) => pageActions(stage).see('button', 'player.pause')
const plays = (stage: Stage) => {
  bench.media.emit('cdn', { state: 'playing' })
  return stands(stage, 'playing')
}
const toRtc = async (stage: Stage) => {
  await shown(stage)
  await pageActions(stage).press('player.line.rtc')
}
const joinRtc = async (stage: Stage) => {
  await toRtc(stage)
  bench.media.release('enter')
  await stands(stage, 'playing')
}

export const CdnLoading = meta.story({
  name: '线路 · 标准线路加载中 / [LIVE-02] cdn, the default: loading',
  parameters: { state: 'streamMode.cdn.line.loading' },
  play: (stage) => stands(stage, 'loading'),
})

export const CdnPlaying = meta.story({
  name: '线路 · 标准线路播放中 / cdn: playing',
  parameters: { state: 'streamMode.cdn.line.playing' },
  play: async (stage) => {
    await shown(stage)
    await plays(stage)
  },
})

export const CdnStalled = meta.story({
  name: '线路 · 标准线路缓冲中 / cdn: stalled',
  parameters: { state: 'streamMode.cdn.line.stalled' },
  play: async (stage) => {
    await shown(stage)
    bench.media.emit('cdn', { state: 'playing' })
    bench.media.emit('cdn', { state: 'stalled' })
    await stands(stage, 'stalled')
  },
})

export const CdnRetrying = meta.story({
  name: '线路 · 标准线路断开，稍后重试 / cdn: trying again soon',
  parameters: { state: 'streamMode.cdn.retrying' },
  play: async (stage) => {
    await shown(stage)
    bench.media.emit('cdn', { state: 'failed' })
    await stands(stage, 'retrying')
  },
})

export const CdnWaiting = meta.story({
  name: '线路 · 标准线路暂无推流 / cdn: nothing is sent',
  parameters: { state: 'streamMode.cdn.waiting' },
  play: async (stage) => {
    await shown(stage)
    bench.change({ cdn: null })
    await stands(stage, 'waiting')
    const { page, say } = pageActions(stage)
    await page.findByText(say('player.nobodySends', { name: bench.room().anchor.userName }))
  },
})

export const BeginsByItself = meta.story({
  name: '线路 · 主持人打开摄像头后自动播放 / cdn: it begins by itself when the host sends',
  parameters: { state: 'streamMode.cdn.line.playing' },
  play: async (stage) => {
    await shown(stage)
    bench.change({ cdn: null })
    await stands(stage, 'waiting')
    bench.change({ cdn: { url: '/hls/1/2/master.m3u8', epoch: 2 } })
    await plays(stage)
  },
})

export const OnlyHeard = meta.story({
  name: '线路 · 主持人关了摄像头，只有声音 / cdn: the host’s camera is off, and only heard',
  parameters: { state: 'streamMode.cdn.line.playing' },
  play: async (stage) => {
    bench.media.darken(true)
    await shown(stage)
    await plays(stage)
    const { page, read, say } = pageActions(stage)
    await read('player.soundOnly')
    await page.findByText(say('player.standing.sound'), { exact: false })
  },
})

export const SeenAgain = meta.story({
  name: '线路 · 摄像头重新打开，画面自动出现 / cdn: the picture appears as soon as the camera is on',
  parameters: { state: 'streamMode.cdn.line.playing' },
  play: async (stage) => {
    bench.media.darken(true)
    await shown(stage)
    await plays(stage)
    const { page, read, say } = pageActions(stage)
    await read('player.soundOnly')
    bench.media.darken(false)
    await waitFor(() => expect(page.queryByText(say('player.soundOnly'))).toBeNull())
  },
})

export const RtcConnecting = meta.story({
  name: '线路 · 低延迟线路连接中 / rtc: connecting',
  parameters: { state: 'streamMode.rtc.connection.line.connecting' },
  play: async (stage) => {
    await toRtc(stage)
    await stands(stage, 'loading')
  },
})

export const RtcPlaying = meta.story({
  name: '线路 · 低延迟线路播放中，选择会被记住 / [LIVE-02] rtc: playing; the choice is remembered',
  parameters: { state: 'streamMode.rtc.connection.line.playing' },
  play: async (stage) => {
    await joinRtc(stage)
    await expect(localStorage.getItem('live:line')).toBe('rtc')
  },
})

export const RtcWatching = meta.story({
  name: '线路 · 观看低延迟线路，可以换回标准线路 / Watching by rtc: cdn can be chosen',
  parameters: { state: 'streamMode.rtc.seat.watching' },
  play: async (stage) => {
    await joinRtc(stage)
    const { page, say } = pageActions(stage)
    await expect(page.getByRole('button', { name: say('player.line.cdn') })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const OnStage = meta.story({
  name: '线路 · 台上固定用低延迟线路，屏幕与嘉宾同框 / On stage: rtc only, with screen and guest',
  parameters: { state: 'streamMode.rtc.seat.onStage' },
  play: async (stage) => {
    const { page, say } = pageActions(stage)
    await shown(stage)
    const user = { userId: 'u_7', userName: '林知远', userAvatar: '' }
    bench.change({ screenOn: true, linkMic: { req: 'hand-1', user, phase: 'live', muted: false, at: 0 } })
    bench.media.release('enter')
    await stands(stage, 'playing')
    await expect(page.getByRole('button', { name: say('player.line.cdn') })).toHaveAttribute('aria-disabled')
  },
})

export const RtcReconnecting = meta.story({
  name: '线路 · 低延迟线路恢复中 / [LIVE-09] rtc: coming back',
  parameters: { state: 'streamMode.rtc.connection.line.reconnecting' },
  play: async (stage) => {
    await joinRtc(stage)
    bench.media.emit('connection', { state: 'reconnecting' })
    await stands(stage, 'reconnecting')
  },
})

export const RtcRetrying = meta.story({
  name: '线路 · 低延迟线路断开，稍后重试 / rtc: trying again soon',
  parameters: { state: 'streamMode.rtc.connection.retrying' },
  play: async (stage) => {
    await joinRtc(stage)
    bench.media.emit('connection', { state: 'down' })
    await stands(stage, 'retrying')
  },
})

export const Full = meta.story({
  name: '线路 · 低延迟线路已满，换到标准线路并说明 / rtc is full: cdn, and why',
  parameters: { state: 'streamMode.cdn.line.loading' },
  play: async (stage) => {
    await toRtc(stage)
    bench.hint('cdn', 'rtcFull')
    await pageActions(stage).read('player.why.rtcFull')
  },
})

export const Undecodable = meta.story({
  name: '线路 · 浏览器无法解码低延迟画面，换到标准线路并说明 / A picture that this browser cannot decode: cdn, and why',
  parameters: { state: 'streamMode.cdn.line.loading' },
  play: async (stage) => {
    await toRtc(stage)
    bench.hint('cdn', 'codec')
    await pageActions(stage).read('player.why.codec')
  },
})

export const OnlyCdn = meta.story({
  name: '线路 · 浏览器没有低延迟线路，并说明 / This browser has no rtc: cdn only, and why',
  parameters: { state: 'streamMode.cdn.line.loading' },
  beforeEach: ({ globals }) => {
    bench = createRoomBench({ show: 'player', locale: String(globals['locale']), caps: { rtc: false } })
  },
  play: async (stage) => {
    const { page, read, say } = pageActions(stage)
    await read('player.why.noRtc')
    await expect(page.queryByRole('button', { name: say('player.line.rtc') })).toBeNull()
  },
})

export const Unavailable = meta.story({
  name: '线路 · 浏览器无法播放 / This browser can play neither',
  parameters: { state: 'streamMode.unavailable' },
  beforeEach: ({ globals }) => {
    const caps = { rtc: false, cdn: false }
    bench = createRoomBench({ show: 'player', locale: String(globals['locale']), caps })
  },
  play: async (stage) => {
    const { page, say } = pageActions(stage)
    await waitFor(() => expect(page.getAllByText(say('player.standing.unavailable')).at(-1)).toBeVisible())
  },
})

export const NoH264 = meta.story({
  name: '线路 · 浏览器不能播放标准线路，说明只能观看部分直播 / This browser has no H264: rtc only, and why',
  parameters: { state: 'streamMode.rtc.connection.line.playing' },
  beforeEach: ({ globals }) => {
    bench = createRoomBench({ show: 'player', locale: String(globals['locale']), caps: { cdn: false } })
  },
  play: async (stage) => {
    const { page, read, say } = pageActions(stage)
    bench.media.release('enter')
    await stands(stage, 'playing')
    await read('live.remedy.noH264')
    await expect(page.queryByRole('button', { name: say('player.line.cdn') })).toBeNull()
  },
})
