import type { Meta, StoryObj } from '@storybook/react-vite'

import { inRoom } from '../../workbench/harness/story/visit.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Handing over the live' } satisfies Meta
export default meta

export const Stable: StoryObj = {
  name: '移交主持 · 对方谢绝，主持人不变 [LIVE-05] / Declined: the host stays',
  parameters: { state: 'hostTransfer.stable' },
  play: inRoom({ role: 'anchor' }, async ({ press, read, see, room }) => {
    await press('room.do.manage', { name: room.someone('u_11').userName })
    await press('room.do.appoint')
    await see('button', 'room.do.withdraw')
    room.tell({ t: 'appointmentOver', d: { to: room.someone('u_11'), outcome: 'declined' } })
    await read('room.transfer.declined')
  }),
}
export const Sending: StoryObj = {
  name: '移交主持 · 正在发出邀请 / Asking',
  ...reach('hostTransfer.sending'),
}
export const Appointing: StoryObj = {
  name: '移交主持 · 等待对方回应，权限未变 [LIVE-05] / Waiting: every power is still here',
  ...reach('hostTransfer.appointing'),
}
export const Withdrawing: StoryObj = {
  name: '移交主持 · 正在撤回 / Taking it back',
  ...reach('hostTransfer.withdrawing'),
}
export const Offered: StoryObj = {
  name: '移交主持 · 受邀主持 [LIVE-05] / Asked to be host',
  ...reach('hostTransfer.offered'),
}
export const Accepting: StoryObj = {
  name: '移交主持 · 正在接受 / Accepting',
  ...reach('hostTransfer.accepting'),
}
export const Declining: StoryObj = {
  name: '移交主持 · 正在谢绝 / Declining',
  ...reach('hostTransfer.declining'),
}
export const TakingOver: StoryObj = {
  name: '移交主持 · 正在接手 [LIVE-05] / Taking over',
  ...reach('hostTransfer.takingOver'),
}
export const SteppingDown: StoryObj = {
  name: '移交主持 · 原主持人退下，权限同时失去 [LIVE-05] / Stepping down, every power gone',
  ...reach('hostTransfer.steppingDown'),
}
