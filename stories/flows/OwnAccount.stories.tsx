import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/The own account' } satisfies Meta
export default meta

export const Loading: StoryObj = { name: '我的账号 · 正在读取 / Loading', ...reach('ownAccount.loading') }
export const Failed: StoryObj = {
  name: '我的账号 · 读取失败 / Could not be loaded',
  ...reach('ownAccount.failed'),
}
export const Open: StoryObj = {
  name: '我的账号 · 资料、登录方式和设备 / Profile, ways in and devices [MEM-03]',
  ...reach('ownAccount.open'),
}
export const Looking: StoryObj = {
  name: '我的账号 · 正在查看个人数据是否已整理好 / Looking whether the own data is ready [ACC-03]',
  ...reach('ownAccount.looking'),
}
export const Confirming: StoryObj = {
  name: '我的账号 · 退出其他设备前先确认 / Asked before devices are signed out [ACC-02]',
  ...reach('ownAccount.confirming'),
}
export const Scanning: StoryObj = {
  name: '我的账号 · 扫码绑定微信 / A scan binds WeChat [ACC-02]',
  ...reach('ownAccount.scanning'),
}
export const Contacting: StoryObj = {
  name: '我的账号 · 更换手机号 / The phone is being changed [ACC-02]',
  ...reach('ownAccount.contacting'),
}
export const Saving: StoryObj = { name: '我的账号 · 正在保存 / Saving', ...reach('ownAccount.saving') }
export const Refused: StoryObj = {
  name: '我的账号 · 更改未成 / A change was refused',
  ...reach('ownAccount.open', { via: 'ownAccount.saving', by: ['xstate.error.actor.saveChange'] }),
}
export const Proving: StoryObj = {
  name: '我的账号 · 更改前二次验证 / The second factor is asked for',
  ...reach('ownAccount.proving'),
}
