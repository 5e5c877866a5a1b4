import { LiveError } from '../../src/contract/room/ports.ts'
import preview from '../../.storybook/preview.tsx'
import { siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { createRoomBench } from '../../workbench/harness/scene/roomHarness.tsx'
import type { RoomHarness } from '../../workbench/harness/scene/roomHarness.tsx'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

let bench: RoomHarness

const meta = preview.meta({
  title: 'Flows/Camera and microphone',
  component: Scene,
  args: { address: '/deviceDetection', page: () => bench.page },
  beforeEach: ({ msw, globals }) => {
    msw.use(...siteFrame(), ...visitor())
    bench = createRoomBench({ show: 'microphone', role: 'anchor', locale: String(globals['locale']) })
  },
})

const open = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.press('player.microphone.open')
  await hands.read('player.capture.preview')
  return hands
}
const send = async (stage: Stage) => {
  const hands = await open(stage)
  bench.media.emit('published', { slot: 'A0', ok: true })
  await hands.read('player.capture.live')
  return hands
}

export const Off = meta.story({
  name: '麦克风 · 未打开 / Off until somebody presses',
  parameters: { state: 'capture.off' },
  play: async (stage) => {
    await pageActions(stage).see('combobox', 'player.device.microphone')
  },
})

export const Opening = meta.story({
  name: '麦克风 · 等待允许 / Waiting to be allowed',
  parameters: { state: 'capture.opening' },
  play: async (stage) => {
    const { press, see } = pageActions(stage)
    bench.media.hold('startMicrophone')
    await press('player.microphone.open')
    await see('button', 'player.cancel')
  },
})

export const Preview = meta.story({
  name: '麦克风 · 已打开，尚未送达 / Open, not sent yet',
  parameters: { state: 'capture.on.preview' },
  play: async (stage) => {
    await open(stage)
  },
})

export const Live = meta.story({
  name: '麦克风 · 正在发送 / Being sent',
  parameters: { state: 'capture.on.live' },
  play: async (stage) => {
    await send(stage)
  },
})

export const Interrupted = meta.story({
  name: '麦克风 · 连接中断，恢复后照旧 / The connection is lost and comes back by itself',
  parameters: { state: 'capture.on.interrupted' },
  play: async (stage) => {
    const { read } = await send(stage)
    bench.media.emit('interrupted', { slot: 'A0' })
    await read('player.capture.interrupted')
  },
})

export const Muted = meta.story({
  name: '麦克风 · 已静音 / Muted',
  parameters: { state: 'capture.on.muted' },
  play: async (stage) => {
    const { press, read } = await send(stage)
    await press('player.microphone.mute')
    await read('player.capture.muted')
  },
})

export const Unmuting = meta.story({
  name: '麦克风 · 正在取消静音 / Unmuting',
  parameters: { state: 'capture.on.unmuting' },
  play: async (stage) => {
    const { press, read } = await send(stage)
    await press('player.microphone.mute')
    await read('player.capture.muted')
    bench.media.hold('setMicrophoneMuted')
    await press('player.microphone.unmute')
  },
})

export const Closing = meta.story({
  name: '麦克风 · 正在关闭 / Closing',
  parameters: { state: 'capture.closing' },
  play: async (stage) => {
    const { press, read } = await send(stage)
    bench.media.hold('stopMicrophone')
    await press('player.microphone.close')
    await read('player.capture.off')
  },
})

export const Denied = meta.story({
  name: '摄像头 · 没有允许 / Camera denied',
  parameters: { state: 'capture.failed' },
  beforeEach: ({ globals }) => {
    bench = createRoomBench({ show: 'camera', role: 'anchor', locale: String(globals['locale']) })
  },
  play: async (stage) => {
    const { press, see } = pageActions(stage)
    bench.media.fail('startCamera', 'denied')
    await press('player.camera.open')
    await see('button', 'player.camera.again')
  },
})

export const Lost = meta.story({
  name: '麦克风 · 被拔出，由本人重新打开 / Pulled out; only a press opens it again',
  parameters: { state: 'capture.failed' },
  play: async (stage) => {
    const { see } = await send(stage)
    bench.media.emit('trackEnded', { what: 'microphone', cause: 'device' })
    await see('button', 'player.microphone.again')
  },
})

export const Unpublished = meta.story({
  name: '麦克风 · 推流失败 / [LIVE-07] Publishing failed',
  parameters: { state: 'capture.on.preview' },
  play: async (stage) => {
    const { page, say } = await open(stage)
    bench.media.emit('published', { slot: 'A0', ok: false, error: new LiveError('iceFailed', 'publish') })
    await page.findByText(say('live.failed.publish'), { exact: false })
  },
})
