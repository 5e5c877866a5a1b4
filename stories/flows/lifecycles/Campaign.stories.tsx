import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Mail campaign' } satisfies Meta
export default meta

export const Draft: StoryObj = {
  name: '群发邮件 · 草稿 / Draft [CONF-03]',
  ...reach('campaign.draft'),
}
export const Scheduled: StoryObj = { name: '群发邮件 · 已定时 / Scheduled', ...reach('campaign.scheduled') }
export const Sending: StoryObj = { name: '群发邮件 · 发送中 / Being sent', ...reach('campaign.sending') }
export const Paused: StoryObj = { name: '群发邮件 · 已暂停 / Paused', ...reach('campaign.paused') }
export const Sent: StoryObj = { name: '群发邮件 · 已发送 / Sent [MSG-01]', ...reach('campaign.sent') }
export const Cancelled: StoryObj = { name: '群发邮件 · 已取消 / Cancelled', ...reach('campaign.cancelled') }
