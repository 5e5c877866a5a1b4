import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Batch of documents' } satisfies Meta
export default meta

export const Draft: StoryObj = {
  name: '文档批次 · 待生成 / Not generated yet [CONF-03]',
  ...reach('documentBatch.draft'),
}
export const Generating: StoryObj = {
  name: '文档批次 · 生成中 / Being generated',
  ...reach('documentBatch.generating'),
}
export const Ready: StoryObj = { name: '文档批次 · 已生成 / Ready', ...reach('documentBatch.ready') }
export const Issued: StoryObj = {
  name: '文档批次 · 已签发 / Issued [TKT-02]',
  ...reach('documentBatch.issued'),
}
export const Discarded: StoryObj = {
  name: '文档批次 · 已作废 / Discarded',
  ...reach('documentBatch.discarded'),
}
