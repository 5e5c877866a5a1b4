import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Organizer entry' } satisfies Meta
export default meta

export const Idle: StoryObj = {
  name: '主办方入口 · 未按下 / Nobody has asked',
  ...reach('organizerEntry.idle'),
}
export const Checking: StoryObj = {
  name: '主办方入口 · 正在查询资格 / Asking for the present status',
  ...reach('organizerEntry.checking'),
}
export const Prompting: StoryObj = {
  name: '主办方入口 · 访客请先登录 / A guest is asked to sign in',
  ...reach('organizerEntry.prompting'),
}
export const Incomplete: StoryObj = {
  name: '主办方入口 · 资料待完善 / The information is incomplete',
  ...reach('organizerEntry.incomplete'),
}
export const UnderReview: StoryObj = {
  name: '主办方入口 · 资料审核中 / Under review',
  ...reach('organizerEntry.underReview'),
}
export const Rejected: StoryObj = {
  name: '主办方入口 · 审核未通过 / Rejected',
  ...reach('organizerEntry.rejected'),
}
export const Unavailable: StoryObj = {
  name: '主办方入口 · 资格查询失败，可重试 / The status could not be read: retry',
  ...reach('organizerEntry.unavailable'),
}
