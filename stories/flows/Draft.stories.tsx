import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Draft' } satisfies Meta
export default meta

export const Untouched: StoryObj = {
  name: '草稿 · 尚未修改 / Nothing was changed yet',
  ...reach('draft.untouched'),
}
export const Changed: StoryObj = {
  name: '草稿 · 有修改，等待停顿 / Changed, waiting for a pause',
  ...reach('draft.changed'),
}
export const Saving: StoryObj = { name: '草稿 · 正在保存 / Being kept', ...reach('draft.saving') }
export const Kept: StoryObj = { name: '草稿 · 已保存 / Kept', ...reach('draft.kept') }
export const Unsaved: StoryObj = {
  name: '草稿 · 没有存上，下次修改时再试 / Could not be kept: the next change tries again',
  ...reach('draft.unsaved'),
}
