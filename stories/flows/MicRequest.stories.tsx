import type { Meta, StoryObj } from '@storybook/react-vite'

import { inRoom } from '../../workbench/harness/story/visit.ts'
import { handOf } from '../../workbench/harness/stage/roomStage.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Requests for the microphone' } satisfies Meta
export default meta

export const Pending: StoryObj = {
  name: '连麦请求 · 待主持人回应，另有未及时回应的 [MIC-01] / Waiting for the host, with a missed one',
  parameters: { state: 'micRequest.open.pending' },
  play: inRoom(
    {
      role: 'anchor',
      state: (_room, someone, now) => ({
        hands: [handOf(someone('u_11'), now)],
        missedHands: [{ req: 'req-0', user: someone('u_13'), at: now - 20_000 }],
      }),
    },
    async ({ see }) => {
      await see('button', 'room.do.request.accept')
      await see('button', 'room.do.callBack')
    },
  ),
}
export const Confirming: StoryObj = {
  name: '连麦请求 · 台上有人，是否替换 [MIC-02] / The place is taken: replace the guest?',
  ...reach('micRequest.open.confirming'),
}
export const Accepting: StoryObj = {
  name: '连麦请求 · 正在同意 / Accepting',
  ...reach('micRequest.open.accepting'),
}
export const Replacing: StoryObj = {
  name: '连麦请求 · 正在替换嘉宾 [MIC-02] / Replacing the guest',
  ...reach('micRequest.open.replacing'),
}
export const Rejecting: StoryObj = {
  name: '连麦请求 · 正在拒绝 / Rejecting',
  ...reach('micRequest.open.rejecting'),
}
export const Accepted: StoryObj = {
  name: '连麦请求 · 已同意，等待接通 / Accepted, not heard yet',
  ...reach('micRequest.accepted'),
}
export const Failed: StoryObj = {
  name: '连麦请求 · 未能接通 / Could not connect',
  ...reach('micRequest.failed'),
}
export const Gone: StoryObj = {
  name: '连麦请求 · 已拒绝，从列表消失 [MIC-01] / Rejected: gone from the list',
  parameters: { state: 'micRequest.gone' },
  play: inRoom(
    { role: 'anchor', state: (_room, someone, now) => ({ hands: [handOf(someone('u_11'), now)] }) },
    async ({ press, read }) => {
      await press('room.do.request.reject')
      await read('room.hands.none')
    },
  ),
}
