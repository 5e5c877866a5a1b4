import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Host or funder of a live' } satisfies Meta
export default meta

export const Offered: StoryObj = {
  name: '直播人员邀请 · 待答复 / Waits for an answer [CONF-03]',
  ...reach('liveStaff.offered'),
}
export const Accepted: StoryObj = { name: '直播人员邀请 · 已接受 / Accepted', ...reach('liveStaff.accepted') }
export const Declined: StoryObj = { name: '直播人员邀请 · 已谢绝 / Declined', ...reach('liveStaff.declined') }
export const Withdrawn: StoryObj = {
  name: '直播人员邀请 · 已撤回 / Withdrawn',
  ...reach('liveStaff.withdrawn'),
}
export const Expired: StoryObj = { name: '直播人员邀请 · 已过期 / Expired', ...reach('liveStaff.expired') }
export const Replaced: StoryObj = { name: '直播人员邀请 · 已更换 / Replaced', ...reach('liveStaff.replaced') }
