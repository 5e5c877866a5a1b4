import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Collecting' } satisfies Meta
export default meta

export const Looking: StoryObj = {
  name: '收藏 · 正在查询是否已收藏 / Has this member collected it?',
  ...reach('collect.looking'),
}
export const Resting: StoryObj = {
  name: '收藏 · 已收藏 / Collected',
  ...reach('collect.resting', {
    by: ['collect.toggle', 'xstate.done.actor.setCollected'],
    input: { collected: false },
  }),
}
export const Saving: StoryObj = {
  name: '收藏 · 按下即显示，正在保存 / Shown at once, being saved',
  ...reach('collect.saving'),
}
