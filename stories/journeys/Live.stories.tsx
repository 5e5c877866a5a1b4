import type { Meta, StoryObj } from '@storybook/react-vite'

import type { FakeRoom } from '../../mocks/live/fakeRoom.ts'
import type { PersonId } from '../../mocks/live/people.ts'
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

/** A user raises a hand that waits until it is answered. */
const handOf = (room: FakeRoom, id: PersonId) => {
  const hand = { req: `req-${id}`, kind: 'raised', user: room.someone(id), status: 'pending' } as const
  room.tell({ t: 'hand', d: { hand: { ...hand, at: Date.now(), expiresAt: null } } })
}

export const OfAHostWhoLooksElsewhere: StoryObj = {
  name: '主持人看着别处：一直等到回应的举手、标题与画面下方的人数、台上嘉宾掉线、离开前询问 / Of a host who looks elsewhere: hands that stay, their number in title and bar, a guest who is not heard, a question before leaving [MIC-01] [MIC-02]',
  parameters: { state: 'session.member' },
  play: inRoom({ role: 'anchor' }, async ({ stage, room, step, press, read, see }) => {
    await step(
      '直播中没有打开设备：醒目提示，一按打开 / On air with nothing open: an alert, and one press',
      async () => {
        await read('room.silence.nothing')
        await press('room.do.openBoth')
        await until(() =>
          expect(element('main').textContent).not.toContain(stage.say('room.silence.nothing')),
        )
      },
    )
    await step('举手一直等到回应 / Hands wait until they are answered', async () => {
      const field = await until(() => element<HTMLSelectElement>('main select[name="linkMicWaitTime"]'))
      await stage.user.selectOptions(field, '0')
      await until(() => expect(room.state().linkMicWaitTime).toBe(0))
    })
    await step(
      '两人举手：画面下方和标题里的人数 / Two hands: their number below the picture and in the title',
      async () => {
        handOf(room, 'u_11')
        handOf(room, 'u_12')
        await see('link', 'room.hands.waiting', { count: 2 })
        await until(() => expect(document.title.startsWith('(2) ')).toBe(true))
      },
    )
    await step(
      '嘉宾的麦克风断开：成员列表里写明 / The guest’s microphone is gone, and the list says so',
      async () => {
        const user = room.someone('u_11')
        const linkMic = { req: 'req-u_11', user, phase: 'lost', muted: false, at: Date.now() } as const
        room.tell({ t: 'handOver', d: { req: 'req-u_11', user, outcome: 'accepted' } })
        room.tell({ t: 'linkMic', d: { linkMic } })
        await read('room.role.guestLost')
      },
    )
    await step('离开前询问，留下 / Asked before leaving, and stays', async () => {
      await press('room.do.leave')
      await read('room.leave.host')
      await press('room.do.stay')
      expect(room.state().liveStage).toBe('ongoing')
    })
  }),
}

export const OfAGuestWhoIsNotHeard: StoryObj = {
  name: '嘉宾听不见自己掉线：知情录制 → 举手 → 上台 → 麦克风被拔出 → 一按重开 → 请下台 / Of a guest who is not heard: told of the recording → hand → stage → microphone gone → one press → taken off the stage [MIC-01] [MIC-02]',
  parameters: { state: 'session.member' },
  play: inRoom({ state: () => ({ recorded: true }) }, async ({ room, media, me, step, press, read }) => {
    await step('举手前得知会录制 / Told of the recording before the hand is raised', async () => {
      await read('room.recorded')
      await read('room.hand.recorded')
    })
    await step('上台发言 / On stage', async () => {
      await press('room.do.hand.raise')
      await until(() => expect(room.state().hands).toHaveLength(1))
      const [hand] = room.state().hands
      room.tell({ t: 'handOver', d: { req: hand?.req ?? '', user: me(), outcome: 'accepted' } })
      const linkMic = {
        req: hand?.req ?? '',
        user: me(),
        phase: 'live',
        muted: false,
        at: Date.now(),
      } as const
      room.tell({ t: 'linkMic', d: { linkMic } })
      await read('room.hand.unmuted')
    })
    await step(
      '麦克风被拔出：提示听不到，主持人和观众也得知 / The microphone is pulled out: an alert, and everybody is told',
      async () => {
        media.emit('trackEnded', { what: 'microphone', fault: 'lost' })
        await read('room.silence.lost')
        await until(() => expect(room.state().linkMic?.phase).toBe('lost'))
      },
    )
    await step('一按重新打开 / One press opens it again', async () => {
      await press('player.microphone.again')
      await read('room.hand.unmuted')
    })
    await step('主持人请其下台，说明原因 / Taken off the stage, and told so', async () => {
      room.tell({ t: 'linkMicOver', d: { user: me(), outcome: 'takenDown' } })
      await read('room.hand.takenDown')
    })
  }),
}

export const OfAnAudienceAbroad: StoryObj = {
  name: '海外观众的直播：会议所在地的时间、聊天里的链接、主持人掉线 / Of an audience abroad: the time of the conference, links in the chat, a host who is lost [LIVE-09]',
  parameters: { state: 'session.member' },
  play: inRoom({ at: '/liveDetails?live_id=1' }, async ({ room, step, read, stage }) => {
    await step('开播时间写明时区 / The time names its zone', () =>
      until(() => expect(element('#live-about').parentElement?.textContent).toContain('(UTC+8)')),
    )
    await step('聊天里的地址可以打开 / An address in the chat can be followed', async () => {
      room.say('https://example.org/slides 10.1000/182')
      const href = (end: string) => element<HTMLAnchorElement>(`main [role="log"] a[href$="${end}"]`)
      await until(() => expect(href('/slides').rel).toContain('noopener'))
      expect(href('10.1000/182').href).toBe('https://doi.org/10.1000/182')
    })
    await step(
      '主持人掉线：画面处和状态处说法一致 / The host is lost: cover and status say the same',
      async () => {
        room.tell({ t: 'anchorOnline', d: { online: false } })
        room.tell({ t: 'cdn', d: { cdn: null } })
        await read('room.hostLost')
        const name = room.state().anchor.userName
        await until(() =>
          expect(element('main').textContent).toContain(stage.say('player.absent.lost', { name })),
        )
      },
    )
  }),
}
