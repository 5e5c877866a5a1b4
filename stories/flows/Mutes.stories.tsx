import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Mutes' } satisfies Meta
export default meta

export const GroupOpen: StoryObj = {
  name: '禁言 · 所有人可发言，主持人视角 / Everybody may write, as the host sees it',
  ...reach('mutes.group.open'),
}
export const GroupMuted: StoryObj = {
  name: '禁言 · 全员禁言 [MUTE-01] / Everybody is muted',
  ...reach('mutes.group.muted'),
}
export const MemberOpen: StoryObj = {
  name: '禁言 · 禁言解除 / No longer muted',
  ...reach('mutes.member.open', { via: 'mutes.member.muted' }),
}
export const MemberMuted: StoryObj = {
  name: '禁言 · 本人被禁言 [MUTE-01] / Muted oneself',
  ...reach('mutes.member.muted'),
}
export const Idle: StoryObj = {
  name: '禁言 · 切换被拒绝并说明原因 [LIVE-07] / The switch was refused, and why',
  ...reach('mutes.command.idle', { via: 'mutes.command.sending', by: ['xstate.error.actor.muteAll'] }),
}
export const Sending: StoryObj = {
  name: '禁言 · 正在切换 / Being switched',
  ...reach('mutes.command.sending'),
}
