import preview from '../../.storybook/preview.tsx'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { comeIn, handOf, openRoom, roomStandIns, theRoom } from '../../workbench/harness/scene/room.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Raised hand and microphone',
  component: Scene,
  args: { address: '/meetStream/1', live: roomStandIns },
  beforeEach: (story) => openRoom(story),
})

const me = () => {
  const { userId, userName, userAvatar } = theRoom().room.me()
  return { userId, userName, userAvatar }
}
const raise = async (stage: Stage) => {
  const hands = await comeIn(stage)
  await hands.press('room.do.hand.raise')
  return hands
}
const wait = async (stage: Stage) => {
  const hands = await raise(stage)
  await hands.read('room.hand.pending')
  return hands
}
const end = (outcome: 'rejected' | 'expired' | 'accepted') => {
  const { room } = theRoom()
  room.tell({ t: 'handOver', d: { req: room.state().hands[0]?.req ?? '', user: me(), outcome } })
}
const seat = (muted = false) =>
  theRoom().room.tell({
    t: 'linkMic',
    d: { linkMic: { req: 'req-1', user: me(), phase: 'live', muted, at: Date.now() } },
  })
const goOnStage = async (stage: Stage) => {
  const hands = await wait(stage)
  end('accepted')
  seat()
  await hands.read('room.hand.unmuted')
  return hands
}

export const Idle = meta.story({
  name: '举手 · 未举手 / The hand is down',
  parameters: { state: 'guestMic.idle' },
  play: async (stage) => {
    const { see } = await comeIn(stage)
    await see('button', 'room.do.hand.raise')
  },
})

export const Denied = meta.story({
  name: '举手 · 麦克风权限被拒绝，说明怎么办 [MIC-01] / The microphone was denied, and what helps',
  parameters: { state: 'guestMic.idle' },
  beforeEach: (story) => openRoom(story, {}, (_room, media) => media.fail('startMicrophone', 'denied')),
  play: async (stage) => {
    const { read } = await raise(stage)
    await read('live.remedy.denied')
  },
})

export const Checking = meta.story({
  name: '举手 · 请求麦克风权限 / Asking for the microphone',
  parameters: { state: 'guestMic.checking' },
  beforeEach: (story) => openRoom(story, {}, (_room, media) => media.hold('startMicrophone')),
  play: async (stage) => {
    const { read } = await raise(stage)
    await read('room.hand.checking')
  },
})

export const Raising = meta.story({
  name: '举手 · 正在举手 / Raising the hand',
  parameters: { state: 'guestMic.raising' },
  beforeEach: (story) => openRoom(story, {}, (room) => room.hold('hand.raise')),
  play: async (stage) => {
    const { page, say } = await raise(stage)
    await page.findByText(say('room.hand.raising'), { selector: '[role="status"]' })
  },
})

export const Pending = meta.story({
  name: '举手 · 等待主持人回应 [MIC-01] / Waiting for the host',
  parameters: { state: 'guestMic.pending' },
  play: async (stage) => {
    const { see } = await wait(stage)
    await see('button', 'room.do.hand.cancel')
  },
})

export const Rejected = meta.story({
  name: '举手 · 未获准 [MIC-01] / Rejected',
  parameters: { state: 'guestMic.rejected' },
  play: async (stage) => {
    const { read } = await wait(stage)
    end('rejected')
    await read('room.hand.rejected')
  },
})

export const Missed = meta.story({
  name: '举手 · 无人回应，可以再举 [MIC-01] / No answer in time',
  parameters: { state: 'guestMic.missed' },
  play: async (stage) => {
    const { read } = await wait(stage)
    end('expired')
    await read('room.hand.missed')
  },
})

export const Invited = meta.story({
  name: '连麦 · 受邀上台 / Invited by the host',
  parameters: { state: 'guestMic.invited' },
  play: async (stage) => {
    const { see } = await comeIn(stage)
    theRoom().room.tell({ t: 'hand', d: { hand: handOf(me(), Date.now(), { kind: 'invited' }) } })
    await see('button', 'room.do.hand.accept')
  },
})

export const Connecting = meta.story({
  name: '连麦 · 正在接通 [MIC-02] / Connecting',
  parameters: { state: 'guestMic.connecting' },
  beforeEach: (story) => openRoom(story, {}, (_room, media) => media.hold('setRole')),
  play: async (stage) => {
    const { read } = await wait(stage)
    end('accepted')
    seat()
    await read('room.hand.connecting')
  },
})

export const Unmuted = meta.story({
  name: '连麦 · 正在发言 [MIC-02] / On stage, heard by everybody',
  parameters: { state: 'guestMic.linked.unmuted' },
  play: async (stage) => {
    const { see } = await goOnStage(stage)
    await see('button', 'room.do.hand.hangUp')
  },
})

export const Interrupted = meta.story({
  name: '连麦 · 连接中断，恢复后照旧 / The connection is lost and comes back by itself',
  parameters: { state: 'guestMic.linked.interrupted' },
  play: async (stage) => {
    const { read } = await goOnStage(stage)
    theRoom().media.emit('interrupted', { slot: 'A1' })
    await read('room.hand.interrupted')
  },
})

export const SeatLost = meta.story({
  name: '连麦 · 断线太久，已离开台上，可再次举手 / Away for too long: no longer on stage',
  parameters: { state: 'guestMic.idle' },
  play: async (stage) => {
    const { read } = await goOnStage(stage)
    theRoom().room.tell({ t: 'linkMicOver', d: { user: me(), outcome: 'lost' } })
    await read('live.remedy.seatLost')
  },
})

export const MutedBySelf = meta.story({
  name: '连麦 · 自己关闭麦克风 / Muted by oneself',
  parameters: { state: 'guestMic.linked.mutedBySelf' },
  play: async (stage) => {
    const { press, read } = await goOnStage(stage)
    await press('room.do.mic.mute')
    await read('room.hand.mutedBySelf')
  },
})

export const MutedByHost = meta.story({
  name: '连麦 · 被主持人静音，只能自己打开 / Muted by the host; only the guest opens it again',
  parameters: { state: 'guestMic.linked.mutedByHost' },
  play: async (stage) => {
    const { read, see } = await goOnStage(stage)
    seat(true)
    await read('room.hand.mutedByHost')
    await see('button', 'room.do.mic.unmute')
  },
})

export const Leaving = meta.story({
  name: '连麦 · 正在退出 / Leaving',
  parameters: { state: 'guestMic.leaving' },
  beforeEach: (story) => openRoom(story, {}, (room) => room.hold('hand.cancel')),
  play: async (stage) => {
    const { press, page, say } = await wait(stage)
    await press('room.do.hand.cancel')
    await page.findByText(say('room.hand.leaving'), { selector: '[role="status"]' })
  },
})
