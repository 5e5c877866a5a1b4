import type { Meta, StoryObj } from '@storybook/react-vite'

import { inRoom } from '../../workbench/harness/story/visit.ts'
import type { InRoom } from '../../workbench/harness/story/visit.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { until } from '../../workbench/harness/stage/until.ts'

const meta = { title: 'Flows/The funder’s microphone' } satisfies Meta
export default meta

const speak = async ({ press, read }: InRoom) => {
  await press('player.microphone.open')
  await read('player.capture.live')
}
const isHeard = ({ room }: InRoom, on: boolean) => until(() => expect(room.state().funderMicStatus).toBe(on))
const isFunder = { role: 'funder' } as const

export const Off: StoryObj = {
  name: '协办人麦克风 · 未打开 / Off until the funder presses',
  parameters: { state: 'capture.off' },
  play: inRoom(isFunder, ({ see }) => see('button', 'player.microphone.open')),
}
export const Live: StoryObj = {
  name: '协办人麦克风 · 全员可听 / Heard by everybody',
  parameters: { state: 'capture.on.live' },
  play: inRoom(isFunder, async (page) => {
    await speak(page)
    await isHeard(page, true)
  }),
}
export const Closed: StoryObj = {
  name: '协办人麦克风 · 本人关闭 / Closed by the funder',
  parameters: { state: 'capture.off' },
  play: inRoom(isFunder, async (page) => {
    await speak(page)
    await page.press('player.microphone.close')
    await page.read('player.capture.off')
    await isHeard(page, false)
  }),
}
export const ClosedByHost: StoryObj = {
  name: '协办人麦克风 · 被主持人关闭，只能由本人重新打开 / Closed by the host; only the funder opens it again',
  parameters: { state: 'capture.off' },
  play: inRoom(isFunder, async (page) => {
    await speak(page)
    page.room.tell({ t: 'funderMic', d: { on: false } })
    await page.read('room.funderMic.closed')
    await page.see('button', 'player.microphone.open')
  }),
}
export const Silent: StoryObj = {
  name: '协办人麦克风 · 设备断开，醒目提示并由本人重新打开 / Lost: an alert that asks for one press',
  parameters: { state: 'capture.failed' },
  play: inRoom(isFunder, async (page) => {
    await speak(page)
    page.media.emit('trackEnded', { what: 'microphone', fault: 'lost' })
    await page.read('room.silence.closed')
  }),
}
export const Refused: StoryObj = {
  name: '协办人麦克风 · 房间未允许 [LIVE-07] / The room does not give leave',
  parameters: { state: 'capture.failed' },
  play: inRoom(
    { ...isFunder, arrange: (room) => room.refuse('funder.mic', 'livePaused') },
    async ({ press, read, media }) => {
      await press('player.microphone.open')
      await read('live.failed.publish')
      expect(media.calls.some(({ act }) => act === 'startMicrophone')).toBe(false)
    },
  ),
}
export const NotNow: StoryObj = {
  name: '协办人麦克风 · 直播暂停即关闭 / A pause closes it',
  parameters: { state: 'capture.off' },
  play: inRoom(isFunder, async (page) => {
    await speak(page)
    page.room.tell({ t: 'stage', d: { liveStage: 'paused', by: 'anchor' } })
    await page.read('room.funderMic.notNow')
    await isHeard(page, false)
  }),
}
