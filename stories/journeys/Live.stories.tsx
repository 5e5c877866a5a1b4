import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from '../../workbench/harness/stage/expect.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { element, pageActions } from '../../workbench/harness/stage/pageActions.ts'
import { openRoomStage } from '../../workbench/harness/stage/roomStage.ts'
import { playing } from '../../workbench/harness/story/playing.ts'
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

export const Rehearsed: StoryObj = {
  name: '开播前的彩排：直播安排 → 进入彩排 → 打开摄像头 → 聊天 → 结束彩排 / A rehearsal: from the plan into the room, camera, chat, and its end [LIVE-10]',
  parameters: { state: 'session.member' },
  play: playing(async (harness, { step }) => {
    const { stage, room } = await openRoomStage(harness, {
      role: 'anchor',
      at: '/organizer/41/lives',
      chat: () => [],
      state: () => ({ roomId: '-12', rehearsalUntil: Date.parse('2027-05-02T05:50:00.000Z'), cdn: null }),
    })
    const { press, read, see } = pageActions(stage)
    await step('从直播安排进入彩排 / From the plan into the rehearsal', async () => {
      await stage.user.click(await until(() => element('[data-live="12"] a')))
      await read('ownLive.rehearsal.about')
      await stage.user.click(await see('link', 'ownLive.toRehearsal'))
      await read('room.rehearsal.stage.ongoing')
    })
    await step('团队成员在聊天里说看得见 / One of the team writes that there is a picture', async () => {
      room.say(harness.locale === 'en' ? 'We can see you.' : '看得见，听得清。')
      await until(() => expect(room.state().liveStage).toBe('ongoing'))
    })
    await step('暂停、继续、结束彩排 / Pause, go on, end', async () => {
      await press('room.rehearsal.do.pause')
      await press('room.rehearsal.do.resume')
      await press('room.rehearsal.do.end')
      await press('room.rehearsal.do.confirm')
      await read('room.rehearsal.cover.ended.text')
      expect(room.state().liveStage).toBe('ended')
    })
  }),
}
