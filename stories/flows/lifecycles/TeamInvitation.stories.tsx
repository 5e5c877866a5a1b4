import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Invitation to a team' } satisfies Meta
export default meta

export const Open: StoryObj = {
  name: '团队邀请 · 待答复 / Waits for an answer [CONF-03]',
  ...reach('teamInvitation.open'),
}
export const Accepted: StoryObj = {
  name: '团队邀请 · 在团队中 / In the team',
  ...reach('teamInvitation.accepted'),
}
export const Declined: StoryObj = {
  name: '团队邀请 · 已谢绝 / Declined',
  ...reach('teamInvitation.declined'),
}
export const Revoked: StoryObj = { name: '团队邀请 · 已撤回 / Withdrawn', ...reach('teamInvitation.revoked') }
export const Expired: StoryObj = { name: '团队邀请 · 已过期 / Expired', ...reach('teamInvitation.expired') }
export const Left: StoryObj = { name: '团队邀请 · 已退出 / Left', ...reach('teamInvitation.left') }
export const Removed: StoryObj = { name: '团队邀请 · 已移出 / Removed', ...reach('teamInvitation.removed') }
