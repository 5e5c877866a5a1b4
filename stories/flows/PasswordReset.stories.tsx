import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Setting a password' } satisfies Meta
export default meta

export const Fresh: StoryObj = {
  name: '设置密码 · 填写手机号、验证码和新密码 / Phone, code, password [ACC-01]',
  ...reach('passwordReset.open.fresh'),
}
export const Refused: StoryObj = {
  name: '设置密码 · 未能保存 / Refused',
  ...reach('passwordReset.open.refused'),
}
export const Saving: StoryObj = { name: '设置密码 · 正在保存 / Saving', ...reach('passwordReset.saving') }
export const Saved: StoryObj = { name: '设置密码 · 已设置 / Set', ...reach('passwordReset.saved') }
