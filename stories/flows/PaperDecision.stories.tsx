import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, refuse } from '../../mocks/handlers.ts'
import { preparedPaper, uncheckedPaper } from '../../mocks/samples/paperDesk.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Paper decision' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '拟定决定 · 正在取稿件 / Loading',
  ...reach('paperDecision.loading'),
}
export const Failed: StoryObj = {
  name: '拟定决定 · 取不到，可重试 / Could not be loaded: retry',
  ...reach('paperDecision.failed'),
}
export const Editing: StoryObj = {
  name: '拟定决定 · 正在拟定 / Writing the decision',
  ...reach('paperDecision.editing'),
}
export const Saving: StoryObj = {
  name: '拟定决定 · 正在保存 / Saving',
  ...reach('paperDecision.saving'),
}
export const Prepared: StoryObj = {
  name: '拟定决定 · 已拟定，尚未发布 / Prepared, not released',
  ...reach('paperDecision.prepared'),
}
export const Discarding: StoryObj = {
  name: '拟定决定 · 正在作废 / Discarding',
  ...reach('paperDecision.discarding'),
}
export const Releasing: StoryObj = {
  name: '拟定决定 · 正在发布 / Releasing',
  ...reach('paperDecision.releasing'),
}
export const Outdated: StoryObj = {
  name: '拟定决定 · 情况已变 / Changed meanwhile',
  ...reach('paperDecision.outdated'),
}
export const Settled: StoryObj = {
  name: '拟定决定 · 目前无须决定 / Nothing to decide now',
  ...reach('paperDecision.settled'),
}
export const Unchecked: StoryObj = {
  name: '拟定决定 · 尚未通过形式审查，在此通过 / Not checked yet: it is passed here',
  parameters: { state: 'paperDecision.editing' },
  play: visit(
    {
      at: '/console/paper/1/decision',
      signedIn: true,
      network: () => [answer('getDeskPaper', uncheckedPaper)],
    },
    async ({ see, read }) => {
      await see('button', 'desk.pass')
      await read('desk.next.check')
    },
  ),
}
const printed = {
  ...preparedPaper,
  state: 'published.accepted',
  allowed: [],
  next: 'index' as const,
  decisions: [],
  identifiers: { doi: '10.12345/symposium.2026.012', pages: '12–18', version: 1 },
}
export const Identified: StoryObj = {
  name: '拟定决定 · 录用后的 DOI 与页码 / The DOI and the pages after acceptance [PAP-07]',
  parameters: { state: 'paperDecision.settled' },
  play: visit(
    {
      at: '/console/paper/1/decision',
      signedIn: true,
      network: () => [answer('getDeskPaper', printed)],
    },
    async ({ press, read, fill, submit }) => {
      await press('desk.identifiers.edit')
      await fill('desk.field.pages', '18-12')
      await submit()
      await read('error.pagesWrong')
    },
  ),
}
export const IdentifiersOutdated: StoryObj = {
  name: '拟定决定 · 另一位主席已改过 DOI / Another chair has given the DOI meanwhile [PAP-07]',
  parameters: { state: 'paperDecision.settled' },
  play: visit(
    {
      at: '/console/paper/1/decision',
      signedIn: true,
      network: () => [answer('getDeskPaper', printed), refuse('savePaperIdentifiers', 'versionConflict')],
    },
    async ({ press, fill, submit }) => {
      await press('desk.identifiers.edit')
      await fill('desk.field.doi', '10.12345/symposium.2026.014')
      await submit()
      await until(() => element('[role="alert"]'))
    },
  ),
}
export const Stranger: StoryObj = {
  name: '拟定决定 · 与会议无关的人：没有此页面 / For a stranger there is no such page',
  parameters: { state: 'paperDecision.failed' },
  play: visit(
    {
      at: '/console/paper/1/decision',
      signedIn: true,
      network: () => [refuse('getDeskPaper', 'notFound')],
    },
    ({ read }) => read('page.404.title'),
  ),
}
export const Revised: StoryObj = {
  name: '拟定决定 · 修改稿与上一稿对照，审稿意见不足 / A revision beside what was handed in before',
  parameters: { state: 'paperDecision.prepared' },
  play: visit(
    {
      at: '/console/paper/1/decision',
      signedIn: true,
      network: () => [
        answer('getDeskPaper', {
          ...preparedPaper,
          state: 'second_review.active',
          round: 2,
          submitted: 0,
          before: { ...preparedPaper.form, title: '钙钛矿薄膜的缺陷', conflicts: ['周宁'] },
          response: '第一条：已补充对照实验。',
          decisions: [
            ...preparedPaper.decisions,
            {
              id: 30,
              version: 1,
              round: 1,
              state: 'released' as const,
              decision: 'major_revision' as const,
              outcome: 'major_revision' as const,
              letter: '请作较大修改。',
              by: '会务组',
              at: '2026-10-23T02:00:00.000Z',
            },
          ],
        }),
      ],
    },
    async ({ read, submit }) => {
      await read('desk.changes')
      await submit()
      await read('error.reasonEmpty')
    },
  ),
}
