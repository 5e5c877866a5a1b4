import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { draftPaper } from '../../mocks/samples/papers.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Similarity check' } satisfies Meta
export default meta

export const Looking: StoryObj = {
  name: '相似度检查 · 正在查询剩余字数 / Asking what is left',
  ...reach('similarityCheck.resting.looking'),
}
export const Idle: StoryObj = {
  name: '相似度检查 · 等待检查 / Waiting for a text',
  ...reach('similarityCheck.resting.idle'),
}
export const Checking: StoryObj = {
  name: '相似度检查 · 正在比对 / Comparing',
  ...reach('similarityCheck.checking'),
}
export const Clear: StoryObj = {
  name: '相似度检查 · 没有相同的段落 / Nothing in common',
  ...reach('similarityCheck.resting.clear'),
}
export const Matched: StoryObj = {
  name: '相似度检查 · 相同的段落并排显示 / Passages side by side',
  ...reach('similarityCheck.resting.matched'),
}
export const Spent: StoryObj = {
  name: '相似度检查 · 本月字数不够 / Not enough characters left',
  ...reach('similarityCheck.resting.spent'),
}
export const Failed: StoryObj = {
  name: '相似度检查 · 未能比对 / Could not be compared',
  ...reach('similarityCheck.resting.failed'),
}
export const InTheForm: StoryObj = {
  name: '相似度检查 · 投稿时检查摘要 / An abstract, while it is typed',
  parameters: { state: 'similarityCheck.resting.matched' },
  play: visit(
    {
      at: '/conferences/1/submit?paper_id=1',
      signedIn: true,
      network: () => [answer('getPaper', draftPaper)],
    },
    async ({ press, read }) => {
      await press('similarity.check.abstract')
      await read('similarity.unpublished', { percent: 17 })
    },
  ),
}
