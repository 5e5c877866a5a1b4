import preview from '../../.storybook/preview.tsx'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { comeIn, openRoom, roomStandIns, theRoom } from '../../workbench/harness/scene/room.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Handing over the live',
  component: Scene,
  args: { address: '/meetStream/1', live: roomStandIns },
  beforeEach: (story) => openRoom(story),
})

const someone = () => theRoom().room.someone('u_11').userName
const appoint = async (stage: Stage) => {
  const hands = await comeIn(stage)
  await hands.press('room.do.manage', { name: someone() })
  await hands.press('room.do.appoint')
  return hands
}
const offer = async (stage: Stage) => {
  const hands = await comeIn(stage)
  const { room } = theRoom()
  const at = Date.now()
  room.tell({
    t: 'appointed',
    d: { appointment: { to: room.someone('u_7'), at, expiresAt: at + 3_600_000 } },
  })
  await hands.see('button', 'room.do.become')
  return hands
}

export const Stable = meta.story({
  name: '移交主持 · 对方谢绝，主持人不变 [LIVE-05] / Declined: the host stays',
  parameters: { state: 'hostTransfer.stable' },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }),
  play: async (stage) => {
    const { read, see } = await appoint(stage)
    await see('button', 'room.do.withdraw')
    const { room } = theRoom()
    room.tell({ t: 'appointmentOver', d: { to: room.someone('u_11'), outcome: 'declined' } })
    await read('room.transfer.declined')
  },
})

export const Sending = meta.story({
  name: '移交主持 · 正在发出邀请 / Asking',
  parameters: { state: 'hostTransfer.sending' },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }, (room) => room.hold('anchor.appoint')),
  play: async (stage) => {
    await appoint(stage)
  },
})

export const Appointing = meta.story({
  name: '移交主持 · 等待对方回应，权限未变 [LIVE-05] / Waiting: every power is still here',
  parameters: { state: 'hostTransfer.appointing' },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }),
  play: async (stage) => {
    const { see } = await appoint(stage)
    await see('button', 'room.do.withdraw')
  },
})

export const Withdrawing = meta.story({
  name: '移交主持 · 正在撤回 / Taking it back',
  parameters: { state: 'hostTransfer.withdrawing' },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }, (room) => room.hold('anchor.cancel')),
  play: async (stage) => {
    const { press, read } = await appoint(stage)
    await press('room.do.withdraw')
    await read('room.transfer.withdrawing')
  },
})

export const Offered = meta.story({
  name: '移交主持 · 受邀主持 [LIVE-05] / Asked to be host',
  parameters: { state: 'hostTransfer.offered' },
  play: async (stage) => {
    await offer(stage)
  },
})

export const Accepting = meta.story({
  name: '移交主持 · 正在接受 / Accepting',
  parameters: { state: 'hostTransfer.accepting' },
  beforeEach: (story) => openRoom(story, {}, (room) => room.hold('anchor.answer')),
  play: async (stage) => {
    const { press, read } = await offer(stage)
    await press('room.do.become')
    await read('room.transfer.answering')
  },
})

export const Declining = meta.story({
  name: '移交主持 · 正在谢绝 / Declining',
  parameters: { state: 'hostTransfer.declining' },
  beforeEach: (story) => openRoom(story, {}, (room) => room.hold('anchor.answer')),
  play: async (stage) => {
    const { press, read } = await offer(stage)
    await press('room.do.hand.decline')
    await read('room.transfer.answering')
  },
})

export const TakingOver = meta.story({
  name: '移交主持 · 正在接手 [LIVE-05] / Taking over',
  parameters: { state: 'hostTransfer.takingOver' },
  beforeEach: (story) => openRoom(story, {}, (_room, media) => media.hold('setRole')),
  play: async (stage) => {
    const { press, read } = await offer(stage)
    await press('room.do.become')
    await read('room.transfer.takingOver')
  },
})

export const SteppingDown = meta.story({
  name: '移交主持 · 原主持人退下，权限同时失去 [LIVE-05] / Stepping down, every power gone',
  parameters: { state: 'hostTransfer.steppingDown' },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }, (_room, media) => media.hold('setRole')),
  play: async (stage) => {
    const { read } = await comeIn(stage)
    const { room } = theRoom()
    const { anchor, epoch } = room.state()
    room.tell({ t: 'anchor', d: { anchor: room.someone('u_11'), epoch: epoch + 1, from: anchor } })
    await read('room.transfer.steppingDown')
  },
})
