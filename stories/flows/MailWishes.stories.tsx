import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/What comes by mail' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '邮件通知 · 正在读取 / Loading',
  ...reach('mailWishes.loading'),
}
export const Failed: StoryObj = {
  name: '邮件通知 · 读取失败 / Could not be loaded',
  ...reach('mailWishes.failed'),
}
export const Resting: StoryObj = {
  name: '邮件通知 · 可选择 / Open [MSG-02]',
  ...reach('mailWishes.resting'),
}
export const Saving: StoryObj = {
  name: '邮件通知 · 正在保存 / Saving',
  ...reach('mailWishes.saving'),
}
