import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from '../../workbench/harness/stage/expect.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { inRoom } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/A live' } satisfies Meta
export default meta

export const OfItsHost: StoryObj = {
  name: '主持人的直播：开始 → 有人举手 → 接受 → 结束 / Of its host: begin → a raised hand → accept → end [LIVE-01] [MIC-01]',
  parameters: { state: 'session.member' },
  play: inRoom(
    { role: 'anchor', state: () => ({ liveStage: 'not_started' }) },
    async ({ stage, room, step, press, read }) => {
      await step('开始直播 / Going live', async () => {
        await press('room.do.start')
        await until(() => {
          stage.clock.increment(1000)
          expect(room.state().liveStage).toBe('ongoing')
        })
      })
      await step('观众举手，主持人接受 / A member raises a hand, and the host accepts', async () => {
        const at = Date.now()
        const user = room.someone('u_11')
        room.tell({
          t: 'hand',
          d: { hand: { req: 'req-1', kind: 'raised', user, status: 'pending', at, expiresAt: at + 600_000 } },
        })
        await press('room.do.request.accept')
        await until(() => expect(room.sent.some(({ t }) => t === 'hand.answer')).toBe(true))
      })
      await step('结束直播 / Ending the live', async () => {
        await press('room.do.end')
        await press('room.do.confirm')
        await until(() => expect(room.state().liveStage).toBe('ended'))
        await read('room.cover.ended')
      })
    },
  ),
}

export const OfTheAudience: StoryObj = {
  name: '观众的直播：举手 → 上台发言 → 放下麦克风 / Of the audience: raise a hand → speak → put the microphone down [MIC-01] [MIC-02]',
  parameters: { state: 'session.member' },
  play: inRoom({}, async ({ room, me, step, press }) => {
    await step('举手 / Raising a hand', async () => {
      await press('room.do.hand.raise')
      await until(() => expect(room.state().hands).toHaveLength(1))
    })
    await step('主持人接受，上台发言 / The host accepts, and the member speaks', async () => {
      const [hand] = room.state().hands
      room.tell({ t: 'handOver', d: { req: hand?.req ?? '', user: me(), outcome: 'accepted' } })
      room.tell({
        t: 'linkMic',
        d: { linkMic: { req: hand?.req ?? '', user: me(), phase: 'live', muted: false, at: Date.now() } },
      })
      await press('room.do.mic.mute')
    })
    await step('放下麦克风 / Putting the microphone down', async () => {
      await press('room.do.hand.hangUp')
      await until(() => expect(room.state().linkMic).toBeNull())
    })
  }),
}
