import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Decision' } satisfies Meta
export default meta

export const Prepared: StoryObj = {
  name: '评审决定 · 已拟定，作者和审稿人看不到 / Prepared: authors and reviewers do not see it',
  ...reach('decision.prepared'),
}
export const Released: StoryObj = {
  name: '评审决定 · 已发布 / Released',
  ...reach('decision.released'),
}
export const Discarded: StoryObj = {
  name: '评审决定 · 已作废 / Discarded',
  ...reach('decision.discarded'),
}
