import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Message channels' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '通知方式 · 正在读取 / Loading',
  ...reach('channelWishes.loading'),
}
export const Failed: StoryObj = {
  name: '通知方式 · 读取失败 / Could not be loaded',
  ...reach('channelWishes.failed'),
}
export const Resting: StoryObj = {
  name: '通知方式 · 可选择 / Open [MSG-02]',
  ...reach('channelWishes.resting'),
}
export const Saving: StoryObj = {
  name: '通知方式 · 正在保存 / Saving',
  ...reach('channelWishes.saving'),
}
