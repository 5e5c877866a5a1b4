import type { Meta, StoryObj } from '@storybook/react-vite'

import type { RoomRole, RoomState } from '../../src/contract/room/state.ts'
import type { Reason } from '../../src/contract/reasons.ts'
import { refuse } from '../../mocks/handlers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { inRoom, visit, type InRoom } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Rehearsal' } satisfies Meta
export default meta

const at = '/meetStream/1/rehearsal'
/** The first of December at nine. */
const until9 = Date.parse('2026-12-01T01:00:00.000Z')

const rehearsing = (
  role: RoomRole,
  act: (page: InRoom) => unknown,
  more: (room: RoomState) => Partial<RoomState> = () => ({}),
) =>
  inRoom(
    { role, at, state: (room) => ({ roomId: '-1', rehearsalUntil: until9, cdn: null, ...more(room) }) },
    act,
  )
const isSaid = ({ stage }: InRoom) =>
  until(() => expect(element('#room-rehearsal').textContent).toBe(stage.say('room.rehearsal')))

export const Host: StoryObj = {
  name: '彩排 · 主持人视角，始终标明“彩排” [LIVE-10] / As the host sees it',
  parameters: { state: 'stage.open.ongoing.idle' },
  play: rehearsing('anchor', async (page) => {
    await isSaid(page)
    await page.read('room.rehearsal.stage.ongoing')
    await page.see('button', 'room.rehearsal.do.pause')
    await page.see('button', 'room.rehearsal.do.end')
  }),
}
export const Funder: StoryObj = {
  name: '彩排 · 协办人视角，主持人在场时也能结束 [LIVE-10] / As the funder sees it, who may end it too',
  parameters: { state: 'stage.open.ongoing.idle' },
  play: rehearsing('funder', async (page) => {
    await isSaid(page)
    await page.see('button', 'room.rehearsal.do.end')
  }),
}
export const Team: StoryObj = {
  name: '彩排 · 主席视角，可举手试连麦、可结束 [LIVE-10] / As a chair sees it: a hand can be raised, and the rehearsal ended',
  parameters: { state: 'stage.open.ongoing.idle' },
  play: rehearsing('member', async (page) => {
    await isSaid(page)
    await page.see('button', 'room.do.hand.raise')
    await page.see('button', 'room.rehearsal.do.end')
  }),
}
export const NoHost: StoryObj = {
  name: '彩排 · 主持人不在场，彩排继续 / Without its host it goes on',
  play: rehearsing(
    'member',
    ({ read }) => read('room.rehearsal.noHost'),
    () => ({ anchorOnline: false }),
  ),
}
export const Paused: StoryObj = {
  name: '彩排 · 已暂停 / Paused',
  parameters: { state: 'stage.open.paused.idle' },
  play: rehearsing(
    'anchor',
    ({ read }) => read('room.rehearsal.cover.paused'),
    () => ({
      liveStage: 'paused',
      pausedBy: 'anchor',
    }),
  ),
}
export const Ending: StoryObj = {
  name: '彩排 · 由团队成员结束，先确认：内容不保留，直播不受影响 / Ended by one of the team, after a question',
  parameters: { state: 'stage.ended' },
  play: rehearsing('member', async (page) => {
    await page.press('room.rehearsal.do.end')
    await page.read('room.rehearsal.end.text')
    await page.press('room.rehearsal.do.confirm')
    await page.read('room.rehearsal.cover.ended.text')
    await isSaid(page)
  }),
}
export const EndsByTime: StoryObj = {
  name: '彩排 · 开播前 10 分钟自动结束 / It ends by itself ten minutes before the live',
  parameters: { state: 'stage.ended' },
  play: rehearsing('anchor', async ({ room, read }) => {
    room.tell({ t: 'stage', d: { liveStage: 'ended', by: 'time' } })
    await read('room.rehearsal.cover.ended')
  }),
}
export const Leaving: StoryObj = {
  name: '彩排 · 离开前说明彩排会继续 / Leaving it: it goes on',
  play: rehearsing('anchor', async ({ press, read }) => {
    await press('room.do.leave')
    await read('room.leave.rehearsal')
  }),
}
export const Removed: StoryObj = {
  name: '彩排 · 被移出，不影响参加直播 / Removed from the rehearsal, and not from the live',
  parameters: { state: 'liveHub.removed' },
  play: rehearsing('member', async ({ room, read }) => {
    room.close('removed')
    await read('room.rehearsal.removed')
  }),
}
export const FromTheRoom: StoryObj = {
  name: '直播间 · 开播前，主持人可先去彩排 / Before the start the host finds the way to the rehearsal',
  play: inRoom({ role: 'anchor', state: () => ({ liveStage: 'not_started', startedAt: null }) }, ({ see }) =>
    see('link', 'room.toRehearsal'),
  ),
}

const refused = (reason: Reason) =>
  visit({ at, signedIn: true, network: () => [refuse('joinLiveRehearsal', reason)] }, ({ see }) =>
    see('button', 'state.retry'),
  )
export const NotForYou: StoryObj = {
  name: '彩排 · 不是团队成员：当作不存在 [LIVE-10] / For others it does not exist',
  play: refused('notFound'),
}
export const NoHostYet: StoryObj = {
  name: '彩排 · 主持人还没有接受邀请 / Nobody has accepted to host yet',
  play: refused('hostNotConfirmed'),
}
export const TooLate: StoryObj = {
  name: '彩排 · 距开播不足 10 分钟，请进直播间 / Too late: the way into the live room',
  play: visit(
    { at, signedIn: true, network: () => [refuse('joinLiveRehearsal', 'rehearsalOver')] },
    ({ see }) => see('link', 'room.rehearsal.toLive'),
  ),
}
export const Begun: StoryObj = {
  name: '彩排 · 直播已经开始，请进直播间 [LIVE-10] / The live has begun: the way there',
  play: visit(
    { at, signedIn: true, network: () => [refuse('joinLiveRehearsal', 'liveOngoing')] },
    ({ see }) => see('link', 'room.rehearsal.toLive'),
  ),
}
