import preview from '../../.storybook/preview.tsx'
import type { RoomState } from '../../src/contract/room/state.ts'
import type { FakeRoom } from '../../mocks/live/fakeRoom.ts'
import { comeIn, handOf, openRoom, roomStandIns, theRoom } from '../../workbench/harness/scene/room.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

type Arrange = (room: FakeRoom) => void
type Story = Parameters<typeof openRoom>[0]

/** One member asks; `change` of the room besides. */
const asked = (story: Story, arrange: Arrange = () => {}, guest = false) =>
  openRoom(
    story,
    {
      role: 'anchor',
      state: (_room, someone, now): Partial<RoomState> => ({
        hands: [handOf(someone('u_11'), now)],
        linkMic: guest ? { req: 'req-0', user: someone('u_12'), phase: 'live', muted: false, at: now } : null,
      }),
    },
    arrange,
  )

const meta = preview.meta({
  title: 'Flows/Requests for the microphone',
  component: Scene,
  args: { address: '/meetStream/1', live: roomStandIns },
  beforeEach: (story) => asked(story),
})

export const Pending = meta.story({
  name: '连麦请求 · 待主持人回应，另有未及时回应的 [MIC-01] / Waiting for the host, with a missed one',
  parameters: { state: 'micRequest.open.pending' },
  beforeEach: (story) =>
    openRoom(story, {
      role: 'anchor',
      state: (_room, someone, now) => ({
        hands: [handOf(someone('u_11'), now)],
        missedHands: [{ req: 'req-0', user: someone('u_13'), at: now - 20_000 }],
      }),
    }),
  play: async (stage) => {
    const { see } = await comeIn(stage)
    await see('button', 'room.do.request.accept')
    await see('button', 'room.do.callBack')
  },
})

export const Confirming = meta.story({
  name: '连麦请求 · 台上有人，是否替换 [MIC-02] / The place is taken: replace the guest?',
  parameters: { state: 'micRequest.open.confirming' },
  beforeEach: (story) => asked(story, undefined, true),
  play: async (stage) => {
    const { press, see } = await comeIn(stage)
    await press('room.do.request.accept')
    await see('button', 'room.do.request.replace')
  },
})

export const Accepting = meta.story({
  name: '连麦请求 · 正在同意 / Accepting',
  parameters: { state: 'micRequest.open.accepting' },
  beforeEach: (story) => asked(story, (room) => room.hold('hand.answer')),
  play: async (stage) => {
    const { press, read } = await comeIn(stage)
    await press('room.do.request.accept')
    await read('room.request.answering')
  },
})

export const Replacing = meta.story({
  name: '连麦请求 · 正在替换嘉宾 [MIC-02] / Replacing the guest',
  parameters: { state: 'micRequest.open.replacing' },
  beforeEach: (story) => asked(story, (room) => room.hold('mic.hangUp'), true),
  play: async (stage) => {
    const { press, read } = await comeIn(stage)
    await press('room.do.request.accept')
    await press('room.do.request.replace')
    await read('room.request.answering')
  },
})

export const Rejecting = meta.story({
  name: '连麦请求 · 正在拒绝 / Rejecting',
  parameters: { state: 'micRequest.open.rejecting' },
  beforeEach: (story) => asked(story, (room) => room.hold('hand.answer')),
  play: async (stage) => {
    const { press, read } = await comeIn(stage)
    await press('room.do.request.reject')
    await read('room.request.answering')
  },
})

export const Accepted = meta.story({
  name: '连麦请求 · 已同意，等待接通 / Accepted, not heard yet',
  parameters: { state: 'micRequest.accepted' },
  play: async (stage) => {
    const { press, read } = await comeIn(stage)
    await press('room.do.request.accept')
    await read('room.request.accepted')
  },
})

export const Failed = meta.story({
  name: '连麦请求 · 未能接通 / Could not connect',
  parameters: { state: 'micRequest.failed' },
  play: async (stage) => {
    const { press, read } = await comeIn(stage)
    await press('room.do.request.accept')
    await read('room.request.accepted')
    const { room } = theRoom()
    room.tell({ t: 'linkMicOver', d: { user: room.someone('u_11'), outcome: 'failed' } })
    await read('room.request.failed')
  },
})

export const Gone = meta.story({
  name: '连麦请求 · 已拒绝，从列表消失 [MIC-01] / Rejected: gone from the list',
  parameters: { state: 'micRequest.gone' },
  play: async (stage) => {
    const { press, read } = await comeIn(stage)
    await press('room.do.request.reject')
    await read('room.hands.none')
  },
})
