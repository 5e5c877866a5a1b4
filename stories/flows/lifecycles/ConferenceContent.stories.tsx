import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Text of a conference' } satisfies Meta
export default meta

export const Edited: StoryObj = {
  name: '会议内容 · 编辑中 / Being edited',
  ...reach('conferenceContent.edited'),
}
export const Released: StoryObj = {
  name: '会议内容 · 已发布 / Released',
  ...reach('conferenceContent.released'),
}
export const Retired: StoryObj = {
  name: '会议内容 · 已撤下 / Retired',
  ...reach('conferenceContent.retired'),
}
