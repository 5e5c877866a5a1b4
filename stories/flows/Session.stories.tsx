import type { Meta, StoryObj } from '@storybook/react-vite'

import { callError } from '../../mocks/samples/payloads.ts'
import { failed } from '../../src/machines/shared/model.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Session' } satisfies Meta
export default meta

export const Restoring: StoryObj = {
  name: '会话 · 正在确认是谁 / Finding out who is here',
  ...reach('session.restoring'),
}
export const Guest: StoryObj = {
  name: '会话 · 访客 / A guest',
  ...reach('session.guest', {
    input: { held: false, place: { route: 'home', address: '/home?tab=2' } },
    by: [failed('fetchUser', callError('offline'))],
  }),
}
export const Member: StoryObj = {
  name: '会话 · 已登录，3 条未读消息 / Signed in, three unread messages',
  ...reach('session.member'),
}
export const SigningOut: StoryObj = { name: '会话 · 正在退出 / Signing out', ...reach('session.signingOut') }
export const Expired: StoryObj = {
  name: '会话 · 登录已过期，询问是否重新登录 / The login has expired',
  ...reach('session.expired.confirming'),
}
export const Rejected: StoryObj = {
  name: '会话 · 登录在别处失效，只能重新登录 / Rejected: signing in again is the only way',
  ...reach('session.expired.forced'),
}
export const Halfway: StoryObj = {
  name: '会话 · 已登录，尚待二次验证 / Signed in, but for the second factor [ACC-02]',
  ...reach('session.halfway'),
}
