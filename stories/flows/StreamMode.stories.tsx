import type { Meta, StoryObj } from '@storybook/react-vite'

import { inPart } from '../../workbench/harness/story/visit.ts'
import { streamModeStart } from '../../src/machines/streamMode/streamMode.model.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Stream mode' } satisfies Meta
export default meta

const player = { show: 'player' } as const

export const CdnLoading: StoryObj = {
  name: '线路 · 标准线路加载中 / [LIVE-02] cdn, the default: loading',
  ...reach('streamMode.cdn.line.loading'),
}
export const CdnPlaying: StoryObj = {
  name: '线路 · 标准线路播放中 / cdn: playing',
  ...reach('streamMode.cdn.line.playing'),
}
export const CdnStalled: StoryObj = {
  name: '线路 · 标准线路缓冲中 / cdn: stalled',
  ...reach('streamMode.cdn.line.stalled'),
}
export const CdnRetrying: StoryObj = {
  name: '线路 · 标准线路断开，稍后重试 / cdn: trying again soon',
  ...reach('streamMode.cdn.retrying'),
}
export const CdnWaiting: StoryObj = {
  name: '线路 · 标准线路暂无推流 / cdn: nothing is sent',
  ...reach('streamMode.cdn.waiting', { by: [{ type: 'playlist.changed', playlist: null }] }),
}
export const BeginsByItself: StoryObj = {
  name: '线路 · 主持人打开摄像头后自动播放 / cdn: it begins by itself when the host sends',
  ...reach('streamMode.cdn.line.playing', {
    by: [
      { type: 'playlist.changed', playlist: null },
      { type: 'playlist.changed', playlist: { url: '/hls/1/2/master.m3u8', epoch: 2 } },
      'cdn.playing',
    ],
  }),
}
export const OnlyHeard: StoryObj = {
  name: '线路 · 主持人关了摄像头，只有声音 / cdn: the host’s camera is off, and only heard',
  parameters: { state: 'streamMode.cdn.line.playing' },
  play: inPart(player, async ({ bench, read, see }) => {
    bench.media.darken(true)
    await see('button', 'player.pause')
    bench.media.emit('cdn', { state: 'playing' })
    await read('player.soundOnly')
  }),
}
export const SeenAgain: StoryObj = {
  name: '线路 · 摄像头重新打开，画面自动出现 / cdn: the picture appears as soon as the camera is on',
  parameters: { state: 'streamMode.cdn.line.playing' },
  play: inPart(player, async ({ bench, read, say, see }) => {
    bench.media.darken(true)
    await see('button', 'player.pause')
    bench.media.emit('cdn', { state: 'playing' })
    await read('player.soundOnly')
    bench.media.darken(false)
    await until(() => expect(document.body.textContent).not.toContain(say('player.soundOnly')))
  }),
}
export const RtcConnecting: StoryObj = {
  name: '线路 · 低延迟线路连接中 / rtc: connecting',
  ...reach('streamMode.rtc.connection.line.connecting'),
}
export const RtcPlaying: StoryObj = {
  name: '线路 · 低延迟线路播放中，选择会被记住 / [LIVE-02] rtc: playing; the choice is remembered',
  ...reach('streamMode.rtc.connection.line.playing'),
}
export const RtcWatching: StoryObj = {
  name: '线路 · 观看低延迟线路，可以换回标准线路 / Watching by rtc: cdn can be chosen',
  ...reach('streamMode.rtc.seat.watching'),
}
export const OnStage: StoryObj = {
  name: '线路 · 台上固定用低延迟线路，屏幕与嘉宾同框 / On stage: rtc only, with screen and guest',
  ...reach('streamMode.rtc.seat.onStage'),
}
export const RtcReconnecting: StoryObj = {
  name: '线路 · 低延迟线路恢复中 / [LIVE-09] rtc: coming back',
  ...reach('streamMode.rtc.connection.line.reconnecting'),
}
export const RtcRetrying: StoryObj = {
  name: '线路 · 低延迟线路断开，稍后重试 / rtc: trying again soon',
  ...reach('streamMode.rtc.connection.retrying'),
}
export const Full: StoryObj = {
  name: '线路 · 低延迟线路已满，换到标准线路并说明 / rtc is full: cdn, and why',
  ...reach('streamMode.cdn.line.loading', { by: ['line.choose', 'line.hinted'] }),
}
export const Undecodable: StoryObj = {
  name: '线路 · 浏览器无法解码低延迟画面，换到标准线路并说明 / A picture that this browser cannot decode: cdn, and why',
  ...reach('streamMode.cdn.line.loading', {
    by: ['line.choose', { type: 'line.hinted', line: 'cdn', reason: 'codec' }],
  }),
}
export const OnlyCdn: StoryObj = {
  name: '线路 · 浏览器没有低延迟线路，并说明 / This browser has no rtc: cdn only, and why',
  ...reach('streamMode.cdn.line.loading', {
    input: { ...streamModeStart, canRtc: false },
    act: ({ read }) => read('player.why.noRtc'),
  }),
}
export const Unavailable: StoryObj = {
  name: '线路 · 浏览器无法播放 / This browser can play neither',
  ...reach('streamMode.unavailable'),
}
export const NoH264: StoryObj = {
  name: '线路 · 浏览器不能播放标准线路，说明只能观看部分直播 / This browser has no H264: rtc only, and why',
  ...reach('streamMode.rtc.connection.line.playing', {
    input: { ...streamModeStart, canCdn: false, wanted: 'rtc' },
    by: ['rtc.connected'],
    act: ({ read }) => read('live.remedy.noH264'),
  }),
}
