import type { Meta, StoryObj } from '@storybook/react-vite'

import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Paper settings' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '征稿设置 · 正在取设置 / Loading',
  ...reach('paperSettings.loading'),
}
export const Failed: StoryObj = {
  name: '征稿设置 · 取不到，可重试 / Could not be loaded: retry',
  ...reach('paperSettings.failed'),
}
export const Editing: StoryObj = {
  name: '征稿设置 · 正在填写 / Filling in',
  ...reach('paperSettings.editing'),
}
export const Saving: StoryObj = {
  name: '征稿设置 · 正在保存 / Saving',
  ...reach('paperSettings.saving'),
}
export const Outdated: StoryObj = {
  name: '征稿设置 · 另一位主办方改过 / Changed by another chair',
  ...reach('paperSettings.outdated'),
}
export const Wrong: StoryObj = {
  name: '征稿设置 · 期限不正确 / A number out of bounds',
  parameters: { state: 'paperSettings.editing' },
  play: visit({ at: '/console/papers/1/settings', signedIn: true }, async ({ fill, submit, read }) => {
    await until(() => element('main form'))
    await fill('desk.field.review_days', '0')
    await submit()
    await read('error.invalid')
  }),
}
