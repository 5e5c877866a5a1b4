import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Rebuttal' } satisfies Meta
export default meta

export const Unasked: StoryObj = {
  name: '作者答复 · 尚未开放 / Not asked for',
  ...reach('rebuttal.unasked'),
}
export const Awaited: StoryObj = {
  name: '作者答复 · 待作者答复 / Waiting for the author',
  ...reach('rebuttal.awaited'),
}
export const Answered: StoryObj = {
  name: '作者答复 · 作者已答复，截止前可改 / Answered: changed until its date',
  ...reach('rebuttal.answered'),
}
export const Lapsed: StoryObj = {
  name: '作者答复 · 逾期未答复 / Not answered in time',
  ...reach('rebuttal.lapsed'),
}
export const Closed: StoryObj = {
  name: '作者答复 · 论文已有决定，答复关闭 / Closed with the decision',
  ...reach('rebuttal.closed'),
}
