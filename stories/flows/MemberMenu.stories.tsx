import type { Meta, StoryObj } from '@storybook/react-vite'

import { inRoom } from '../../workbench/harness/story/visit.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/What the host does to a member' } satisfies Meta
export default meta

export const Closed: StoryObj = {
  name: '成员操作 · 成员列表 [LIVE-08] / The list of members',
  ...reach('memberMenu.closed'),
}
export const Choosing: StoryObj = {
  name: '成员操作 · 选择操作 [LIVE-04] / Choosing',
  ...reach('memberMenu.choosing'),
}
export const Funder: StoryObj = {
  name: '成员操作 · 关闭协办人的麦克风 / The funder’s microphone can only be closed',
  parameters: { state: 'memberMenu.closed' },
  play: inRoom(
    { role: 'anchor', others: ['u_5', 'u_11'], state: () => ({ funderMicStatus: true }) },
    async ({ press, read, room }) => {
      await read('room.role.speaking')
      await press('room.do.manage', { name: room.someone('u_5').userName })
      await press('room.do.closeMicrophone')
      await until(() => expect(room.state().funderMicStatus).toBe(false))
    },
  ),
}
export const Confirming: StoryObj = {
  name: '成员操作 · 确认移出 [LIVE-04] / Asked whether to remove',
  ...reach('memberMenu.confirming'),
}
export const Acting: StoryObj = { name: '成员操作 · 正在禁言 / Being muted', ...reach('memberMenu.acting') }
