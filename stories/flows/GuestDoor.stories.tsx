import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Guests at the door' } satisfies Meta
export default meta

export const Resting: StoryObj = {
  name: '游客观看 · 已关闭 [LIVE-04] / Shut out',
  ...reach('guestDoor.resting', { via: 'guestDoor.saving', by: ['xstate.done.actor.saveSetting'] }),
}
export const Saving: StoryObj = {
  name: '游客观看 · 正在修改 / Being changed',
  ...reach('guestDoor.saving'),
}
export const Refused: StoryObj = {
  name: '游客观看 · 修改被拒绝，仍是原来的设定 / Refused; it is what it was',
  ...reach('guestDoor.resting', { via: 'guestDoor.saving', by: ['xstate.error.actor.saveSetting'] }),
}
