import type { Meta, StoryObj } from '@storybook/react-vite'

import { refuse } from '../../mocks/handlers.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Conference basics' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '基本信息 · 正在加载 / Loading',
  ...reach('conferenceBasics.loading'),
}
export const Failed: StoryObj = {
  name: '基本信息 · 加载失败，可重试 / Could not be loaded: retry',
  ...reach('conferenceBasics.failed'),
}
export const Editing: StoryObj = {
  name: '基本信息 · 正在填写，英文已过时 / Filling in, one English text is stale',
  ...reach('conferenceBasics.editing'),
}
export const Saving: StoryObj = {
  name: '基本信息 · 正在保存 / Saving',
  ...reach('conferenceBasics.saving'),
}
export const Comparing: StoryObj = {
  name: '基本信息 · 正在加载他人保存的内容 / Loading what somebody else saved',
  ...reach('conferenceBasics.comparing'),
}
export const Conflict: StoryObj = {
  name: '基本信息 · 他人已保存，等待选择 / Somebody else saved: choose',
  ...reach('conferenceBasics.conflict'),
}
export const Wrong: StoryObj = {
  name: '基本信息 · 结束早于开始 / The end is before the beginning',
  parameters: { state: 'conferenceBasics.editing' },
  play: visit({ at: '/organizer/1/basics?field=ends_at', signedIn: true }, async ({ fill, submit, read }) => {
    await until(() => element('main form'))
    await fill('organizer.field.ends_at', '2026-12-01T09:00')
    await submit()
    await read('error.endsBeforeStart')
  }),
}
export const Missing: StoryObj = {
  name: '基本信息 · 没有这场会议，或不由您主办 / No such conference, or somebody else’s',
  parameters: { state: 'conferenceBasics.failed' },
  play: visit(
    {
      at: '/organizer/1/basics',
      signedIn: true,
      network: () => [refuse('getConferenceBasics', 'notFound')],
    },
    ({ see }) => see('heading', 'page.404.title'),
  ),
}
