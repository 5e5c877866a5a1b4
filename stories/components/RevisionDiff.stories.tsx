import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { draftPaper } from '../../mocks/samples/papers.ts'
import { RevisionDiff } from '../../src/components/papers/Submission/RevisionDiff.tsx'

const { form } = draftPaper
const before = { ...form, eng_title: 'A stable method for films', eng_keywords: ['perovskite', 'defects'] }

const meta = { title: 'Components/Revision diff', parameters: { layout: 'padded' } } satisfies Meta
export default meta

export const Changed: StoryObj<typeof meta> = {
  name: '修改对照 / What a revision changes [PAP-01]',
  render: () => (
    <RevisionDiff
      before={before}
      after={{
        ...before,
        title: '大面积钙钛矿薄膜的缺陷钝化与稳定性',
        eng_title: 'A fast method for large films',
        abstract: form.abstract.replace('一千小时', '两千小时'),
        eng_keywords: ['perovskite', 'stability'],
        authors: form.authors.map((author) => ({ ...author, affiliation: '江南大学物理学院' })),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part]')).toHaveLength(5)
    await expect(canvasElement.querySelector('[data-part="eng_title"] ins')).toHaveTextContent(/fast/)
    await expect(canvasElement.querySelector('[data-part="abstract"] del')).toHaveTextContent(/一/)
  },
}
export const Unchanged: StoryObj<typeof meta> = {
  name: '修改对照 · 没有修改 / Nothing was changed [PAP-01]',
  render: () => <RevisionDiff before={form} after={form} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('ins, del')).toBeNull()
  },
}
