import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Import of people' } satisfies Meta
export default meta

export const Uploaded: StoryObj = {
  name: '导入参会人 · 待对应各列 / Columns to be named [CONF-03]',
  ...reach('peopleImport.uploaded'),
}
export const Mapped: StoryObj = {
  name: '导入参会人 · 检查中 / Being checked',
  ...reach('peopleImport.mapped'),
}
export const Checked: StoryObj = {
  name: '导入参会人 · 已检查，待执行 / Checked',
  ...reach('peopleImport.checked'),
}
export const Applying: StoryObj = {
  name: '导入参会人 · 执行中 / Being applied',
  ...reach('peopleImport.applying'),
}
export const Applied: StoryObj = {
  name: '导入参会人 · 已执行 / Applied [ORD-01]',
  ...reach('peopleImport.applied'),
}
export const Undoing: StoryObj = {
  name: '导入参会人 · 撤销中 / Being undone',
  ...reach('peopleImport.undoing'),
}
export const Undone: StoryObj = {
  name: '导入参会人 · 已撤销 / Undone',
  ...reach('peopleImport.undone'),
}
export const Discarded: StoryObj = {
  name: '导入参会人 · 已放弃 / Discarded',
  ...reach('peopleImport.discarded'),
}
