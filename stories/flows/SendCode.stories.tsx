import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Send code' } satisfies Meta
export default meta

export const Ready: StoryObj = {
  name: '验证码 · 可以发送 / Ready to send',
  ...reach('sendCode.idle.ready', { act: ({ fill }) => fill('login.phone', '13800138000') }),
}
export const Failed: StoryObj = {
  name: '验证码 · 今日次数已用完 / Refused: the daily limit is reached',
  ...reach('sendCode.idle.failed'),
}
export const Sending: StoryObj = { name: '验证码 · 正在发送 / On its way', ...reach('sendCode.sending') }
export const Counting: StoryObj = {
  name: '验证码 · 已发送，60 秒倒计时 / Sent, counting down',
  ...reach('sendCode.counting', { via: 'sendCode.sending', by: ['xstate.done.actor.sendCode'] }),
}
