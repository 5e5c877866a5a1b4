import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Reading messages' } satisfies Meta
export default meta

export const Resting: StoryObj = {
  name: '消息 · 未读的消息 / Unread messages [MEM-04]',
  ...reach('messageReading.resting'),
}
export const Sending: StoryObj = {
  name: '消息 · 按下即已读，正在保存 / Read at once, being saved',
  ...reach('messageReading.sending'),
}
export const Failed: StoryObj = {
  name: '消息 · 已读状态未保存 / Not saved, can be tried again',
  ...reach('messageReading.failed'),
}
