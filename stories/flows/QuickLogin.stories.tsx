import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Quick login' } satisfies Meta
export default meta

export const Phone: StoryObj = { name: '快捷登录 · 手机号 / By phone code', ...reach('quickLogin.phone') }
export const Email: StoryObj = { name: '快捷登录 · 邮箱 / By e-mail code', ...reach('quickLogin.email') }
export const LoggedIn: StoryObj = {
  name: '快捷登录 · 已登录 / Signed in by code',
  ...reach('quickLogin.loggedIn'),
}
