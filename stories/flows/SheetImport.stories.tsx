import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Spreadsheet import' } satisfies Meta
export default meta

export const Choosing: StoryObj = {
  name: '导入表格 · 等待选择文件 / Waiting for a file',
  ...reach('sheetImport.choosing'),
}
export const Checking: StoryObj = {
  name: '导入表格 · 正在读取 / Reading',
  ...reach('sheetImport.checking'),
}
export const Refused: StoryObj = {
  name: '导入表格 · 文件不可用 / This file will not do',
  ...reach('sheetImport.refused'),
}
export const Failed: StoryObj = {
  name: '导入表格 · 读取失败 / Not read',
  ...reach('sheetImport.failed'),
}
export const Previewing: StoryObj = {
  name: '导入表格 · 变更待确认 / Changes shown [PAP-01]',
  ...reach('sheetImport.previewing'),
}
export const Applying: StoryObj = {
  name: '导入表格 · 正在执行 / Applying',
  ...reach('sheetImport.applying'),
}
export const Halted: StoryObj = {
  name: '导入表格 · 已中断，可继续 / Stopped',
  ...reach('sheetImport.halted'),
}
export const Done: StoryObj = {
  name: '导入表格 · 已执行 / Applied',
  ...reach('sheetImport.done'),
}
