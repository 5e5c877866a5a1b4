import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/How long a hand waits' } satisfies Meta
export default meta

export const Resting: StoryObj = {
  name: '举手等待时间 · 改为30秒 [MIC-01] / Set to 30 seconds',
  ...reach('waitTime.resting', { via: 'waitTime.saving', by: ['xstate.done.actor.saveSetting'] }),
}
export const Saving: StoryObj = {
  name: '举手等待时间 · 正在修改 / Being changed',
  ...reach('waitTime.saving'),
}
export const Refused: StoryObj = {
  name: '举手等待时间 · 修改被拒绝，仍是原来的时间 [LIVE-07] / Refused; the time is what it was',
  ...reach('waitTime.resting', { via: 'waitTime.saving', by: ['xstate.error.actor.saveSetting'] }),
}
