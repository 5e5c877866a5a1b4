import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Publication of a conference' } satisfies Meta
export default meta

export const Draft: StoryObj = {
  name: '会议发布 · 草稿，发布清单 / Draft, with its checklist [ORG-05]',
  ...reach('conferencePublication.draft'),
}
export const InReview: StoryObj = {
  name: '会议发布 · 审核中，逐项可查看 / In review: everything that would be public [ORG-06]',
  ...reach('conferencePublication.in_review'),
}
export const Published: StoryObj = {
  name: '会议发布 · 已发布 / Published',
  ...reach('conferencePublication.published'),
}
export const Cancelled: StoryObj = {
  name: '会议发布 · 已取消，中英文通知可见 / Cancelled, with the notice in both languages [CONF-01]',
  ...reach('conferencePublication.cancelled'),
}
export const Archived: StoryObj = {
  name: '会议发布 · 已归档 / Archived',
  ...reach('conferencePublication.archived'),
}
