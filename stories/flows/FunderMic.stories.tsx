import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { comeIn, openRoom, roomStandIns, theRoom } from '../../workbench/harness/scene/room.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/The funder’s microphone',
  component: Scene,
  args: { address: '/meetStream/1', live: roomStandIns },
  beforeEach: (story) => openRoom(story, { role: 'funder' }),
})

const speak = async (stage: Stage) => {
  const hands = await comeIn(stage)
  await hands.press('player.microphone.open')
  await hands.read('player.capture.live')
  return hands
}
const isHeard = (on: boolean) => waitFor(() => expect(theRoom().room.state().funderMicStatus).toBe(on))

export const Off = meta.story({
  name: '出资方麦克风 · 未打开 / Off until the funder presses',
  parameters: { state: 'capture.off' },
  play: async (stage) => {
    const { see } = await comeIn(stage)
    await see('button', 'player.microphone.open')
    await expect(theRoom().room.sent.some(({ t }) => t === 'funder.mic')).toBe(false)
  },
})

export const Live = meta.story({
  name: '出资方麦克风 · 全员可听 / Heard by everybody',
  parameters: { state: 'capture.on.live' },
  play: async (stage) => {
    await speak(stage)
    await isHeard(true)
  },
})

export const Closed = meta.story({
  name: '出资方麦克风 · 本人关闭 / Closed by the funder',
  parameters: { state: 'capture.off' },
  play: async (stage) => {
    const { press, read } = await speak(stage)
    await press('player.microphone.close')
    await read('player.capture.off')
    await isHeard(false)
  },
})

export const ClosedByHost = meta.story({
  name: '出资方麦克风 · 被主持人关闭，只能由本人重新打开 / Closed by the host; only the funder opens it again',
  parameters: { state: 'capture.off' },
  play: async (stage) => {
    const { read, see } = await speak(stage)
    theRoom().room.tell({ t: 'funderMic', d: { on: false } })
    await read('room.funderMic.closed')
    await see('button', 'player.microphone.open')
  },
})

export const Silent = meta.story({
  name: '出资方麦克风 · 设备断开，醒目提示并由本人重新打开 / Lost: an alert that asks for one press',
  parameters: { state: 'capture.failed' },
  play: async (stage) => {
    const { page, say } = await speak(stage)
    theRoom().media.emit('trackEnded', { what: 'microphone', cause: 'device' })
    await page.findByText(say('room.silence.closed'))
  },
})

export const Refused = meta.story({
  name: '出资方麦克风 · 房间未允许 [LIVE-07] / The room does not give leave',
  parameters: { state: 'capture.failed' },
  beforeEach: (story) =>
    openRoom(story, { role: 'funder' }, (room) => room.refuse('funder.mic', 'livePaused')),
  play: async (stage) => {
    const { page, press, say } = await comeIn(stage)
    await press('player.microphone.open')
    await page.findByText(say('live.failed.publish'), { exact: false })
    await expect(theRoom().media.calls.some(({ act }) => act === 'startMicrophone')).toBe(false)
  },
})

export const NotNow = meta.story({
  name: '出资方麦克风 · 直播暂停即关闭 / A pause closes it',
  parameters: { state: 'capture.off' },
  play: async (stage) => {
    const { read } = await speak(stage)
    theRoom().room.tell({ t: 'stage', d: { liveStage: 'paused', by: 'anchor' } })
    await read('room.funderMic.notNow')
    await isHeard(false)
  },
})
