import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Terms' } satisfies Meta
export default meta

export const Unticked: StoryObj = {
  name: '条款 · 默认不勾选 / Terms are never ticked in advance',
  ...reach('terms.unticked'),
}
export const Asking: StoryObj = {
  name: '条款 · 未勾选就登录，先征求同意 / Signing in without consent asks first',
  ...reach('terms.asking'),
}
export const Ticked: StoryObj = { name: '条款 · 已同意 / Terms accepted', ...reach('terms.ticked') }
