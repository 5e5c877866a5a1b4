import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Credential login' } satisfies Meta
export default meta

export const Editing: StoryObj = {
  name: '密码登录 · 填写 / Filling in account and password',
  ...reach('credentialLogin.editing'),
}
export const Gating: StoryObj = {
  name: '密码登录 · 等待同意条款 / Waiting for consent',
  ...reach('credentialLogin.gating'),
}
export const Submitting: StoryObj = {
  name: '密码登录 · 正在登录 / Signing in',
  ...reach('credentialLogin.submitting'),
}
export const Settling: StoryObj = {
  name: '密码登录 · 账号或密码错误，输入保留 / Wrong account or password, nothing typed is lost',
  ...reach('credentialLogin.pausing'),
}
export const LoggedIn: StoryObj = {
  name: '密码登录 · 已登录，回到原处 / Signed in and on the way back',
  ...reach('credentialLogin.loggedIn'),
}
