import type { Meta, StoryObj } from '@storybook/react-vite'

import { inRoom } from '../../workbench/harness/story/visit.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Raised hand and microphone' } satisfies Meta
export default meta

export const Idle: StoryObj = { name: '举手 · 未举手 / The hand is down', ...reach('guestMic.idle') }
export const Denied: StoryObj = {
  name: '举手 · 麦克风权限被拒绝，说明怎么办 [MIC-01] / The microphone was denied, and what helps',
  ...reach('guestMic.idle', { via: 'guestMic.checking', by: ['xstate.error.actor.checkMicrophone'] }),
}
export const Checking: StoryObj = {
  name: '举手 · 请求麦克风权限 / Asking for the microphone',
  ...reach('guestMic.checking'),
}
export const Raising: StoryObj = { name: '举手 · 正在举手 / Raising the hand', ...reach('guestMic.raising') }
export const Pending: StoryObj = {
  name: '举手 · 等待主持人回应 [MIC-01] / Waiting for the host',
  ...reach('guestMic.pending'),
}
export const Rejected: StoryObj = { name: '举手 · 未获准 [MIC-01] / Rejected', ...reach('guestMic.rejected') }
export const Missed: StoryObj = {
  name: '举手 · 无人回应，可以再举 [MIC-01] / No answer in time',
  ...reach('guestMic.missed'),
}
export const Invited: StoryObj = {
  name: '连麦 · 受邀上台 / Invited by the host',
  ...reach('guestMic.invited'),
}
export const Connecting: StoryObj = {
  name: '连麦 · 正在接通 [MIC-02] / Connecting',
  ...reach('guestMic.connecting'),
}
export const Unmuted: StoryObj = {
  name: '连麦 · 正在发言 [MIC-02] / On stage, heard by everybody',
  ...reach('guestMic.linked.unmuted'),
}
export const Interrupted: StoryObj = {
  name: '连麦 · 连接中断，恢复后照旧 / The connection is lost and comes back by itself',
  ...reach('guestMic.linked.interrupted'),
}
export const MicrophoneGone: StoryObj = {
  name: '连麦 · 麦克风被拔出或权限被收回：大家听不到，一按即可重开 [MIC-02] / The microphone is gone: nobody hears the guest, one press opens it again',
  ...reach('guestMic.linked.lost'),
}
export const Reopening: StoryObj = {
  name: '连麦 · 正在重新打开麦克风 / Opening the microphone again',
  ...reach('guestMic.linked.reopening'),
}
export const MutedBySelfGone: StoryObj = {
  name: '连麦 · 自己关闭麦克风后，麦克风断开 / Muted by oneself, then the microphone is gone',
  ...reach('guestMic.linked.mutedBySelf.lost'),
}
export const MutedByHostGone: StoryObj = {
  name: '连麦 · 被主持人静音后，麦克风断开 / Muted by the host, then the microphone is gone',
  ...reach('guestMic.linked.mutedByHost.lost'),
}
export const SeatLost: StoryObj = {
  name: '连麦 · 断线太久，已离开台上，可再次举手 / Away for too long: no longer on stage',
  parameters: { state: 'guestMic.idle' },
  play: inRoom({}, async ({ press, read, room, me }) => {
    await press('room.do.hand.raise')
    await read('room.hand.pending')
    const [hand] = room.state().hands
    room.tell({ t: 'handOver', d: { req: hand?.req ?? '', user: me(), outcome: 'accepted' } })
    room.tell({
      t: 'linkMic',
      d: { linkMic: { req: 'req-1', user: me(), phase: 'live', muted: false, at: Date.now() } },
    })
    await read('room.hand.unmuted')
    room.tell({ t: 'linkMicOver', d: { user: me(), outcome: 'lost' } })
    await read('live.remedy.seatLost')
  }),
}
export const TakenDown: StoryObj = {
  name: '连麦 · 主持人请其下台，说明并可再次举手 [MIC-02] / Taken off the stage, told so, and may raise the hand again',
  ...reach('guestMic.idle', {
    via: 'guestMic.linked.unmuted',
    by: ['seat.taken', 'xstate.done.actor.leaveStage'],
  }),
}
export const MutedBySelf: StoryObj = {
  name: '连麦 · 自己关闭麦克风 / Muted by oneself',
  ...reach('guestMic.linked.mutedBySelf.arriving'),
}
export const MutedBySelfInterrupted: StoryObj = {
  name: '连麦 · 自己关闭麦克风后连接中断 / Muted by oneself while the connection is lost',
  ...reach('guestMic.linked.mutedBySelf.interrupted'),
}
export const MutedByHost: StoryObj = {
  name: '连麦 · 被主持人静音，只能自己打开 / Muted by the host; only the guest opens it again',
  ...reach('guestMic.linked.mutedByHost.arriving'),
}
export const MutedByHostInterrupted: StoryObj = {
  name: '连麦 · 连接中断期间被主持人静音，恢复后仍静音 / Muted by the host while the connection is lost, and after it',
  ...reach('guestMic.linked.mutedByHost.interrupted'),
}
export const Leaving: StoryObj = { name: '连麦 · 正在退出 / Leaving', ...reach('guestMic.leaving') }
