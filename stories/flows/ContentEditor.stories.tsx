import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Content editor' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '会议内容编辑 · 正在加载 / Loading',
  ...reach('contentEditor.loading'),
}
export const Failed: StoryObj = {
  name: '会议内容编辑 · 加载失败 / Not loaded',
  ...reach('contentEditor.failed'),
}
export const Clean: StoryObj = {
  name: '会议内容编辑 · 已保存 / Saved',
  ...reach('contentEditor.editing.clean'),
}
export const Changed: StoryObj = {
  name: '会议内容编辑 · 有修改，稍后保存 / Changed, about to be saved',
  ...reach('contentEditor.editing.changed'),
}
export const Saving: StoryObj = {
  name: '会议内容编辑 · 正在保存 / Saving',
  ...reach('contentEditor.editing.saving'),
}
export const Unsaved: StoryObj = {
  name: '会议内容编辑 · 未能保存 / Not saved',
  ...reach('contentEditor.editing.unsaved'),
}
export const Closed: StoryObj = {
  name: '会议内容编辑 · 已撤下，只读 / Retired: to be read only',
  ...reach('contentEditor.editing.closed'),
}
export const ConflictLoading: StoryObj = {
  name: '会议内容编辑 · 正在读取对方的内容 / Getting the other text',
  ...reach('contentEditor.conflict.loading'),
}
export const Conflict: StoryObj = {
  name: '会议内容编辑 · 询问保留哪一份 / Which one is to stay?',
  ...reach('contentEditor.conflict.asking'),
}
export const ReleaseLoading: StoryObj = {
  name: '会议内容编辑 · 正在读取版本 / Getting the release',
  ...reach('contentEditor.comparing.loading'),
}
export const ReleaseFailed: StoryObj = {
  name: '会议内容编辑 · 版本读取失败 / The release did not come',
  ...reach('contentEditor.comparing.failed'),
}
export const Comparing: StoryObj = {
  name: '会议内容编辑 · 等待确认 / Shown, to be confirmed',
  ...reach('contentEditor.comparing.shown'),
}
export const Retiring: StoryObj = {
  name: '会议内容编辑 · 填写撤下原因 / Saying why it is retired',
  ...reach('contentEditor.retiring'),
}
export const Moving: StoryObj = {
  name: '会议内容编辑 · 正在提交 / On its way',
  ...reach('contentEditor.moving'),
}
