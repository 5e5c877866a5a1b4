import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/An account' } satisfies Meta
export default meta

export const Loading: StoryObj = { name: '账号 · 正在加载 / Loading', ...reach('accountRecord.loading') }
export const Failed: StoryObj = { name: '账号 · 加载失败 / Failed: retry', ...reach('accountRecord.failed') }
export const Active: StoryObj = { name: '账号 · 正常 / Active', ...reach('accountRecord.open.status.active') }
export const Locked: StoryObj = {
  name: '账号 · 已锁定 / Locked',
  ...reach('accountRecord.open.status.locked'),
}
export const Hidden: StoryObj = {
  name: '账号 · 联系方式已隐藏 / The contact is hidden',
  ...reach('accountRecord.open.contact.hidden'),
}
export const Showing: StoryObj = {
  name: '账号 · 正在查询联系方式 / Asking for the contact',
  ...reach('accountRecord.open.contact.showing'),
}
export const Shown: StoryObj = {
  name: '账号 · 联系方式已显示 / The contact is shown',
  ...reach('accountRecord.open.contact.shown'),
}
