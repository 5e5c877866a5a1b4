import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { releasePreviews } from '../../mocks/samples/paperDesk.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Decision release' } satisfies Meta
export default meta

const desk = { at: '/console/papers/1', signedIn: true } as const
const [first] = releasePreviews
if (first === undefined) throw new Error('there is no decision to release')

export const Loading: StoryObj = {
  name: '发布决定 · 正在取预览 / Loading what authors will read',
  ...reach('decisionRelease.loading'),
}
export const Failed: StoryObj = {
  name: '发布决定 · 取不到，可重试 / Could not be loaded: retry',
  ...reach('decisionRelease.failed'),
}
export const Confirming: StoryObj = {
  name: '发布决定 · 等待确认 / Asking',
  ...reach('decisionRelease.confirming'),
}
export const Releasing: StoryObj = {
  name: '发布决定 · 正在发布 / Releasing',
  ...reach('decisionRelease.releasing'),
}
export const Done: StoryObj = {
  name: '发布决定 · 逐篇结果 / What became of each',
  ...reach('decisionRelease.done'),
}
export const Closed: StoryObj = {
  name: '发布决定 · 已关闭 / Closed',
  ...reach('decisionRelease.closed'),
}
export const Mixed: StoryObj = {
  name: '发布决定 · 一篇已发布，一篇被拒绝 / One released, one refused',
  parameters: { state: 'decisionRelease.done' },
  play: visit(
    {
      ...desk,
      network: () => [
        answer('previewDecisions', {
          list: [first, { ...first, id: 32, paper_id: 2, title: '固态电解质的界面稳定性', is_short: true }],
        }),
        answer('releaseDecisions', {
          results: [
            { id: 31, outcome: 'released', reason: null, says: '' },
            { id: 32, outcome: 'refused', reason: 'reviewsMissing', says: '审稿意见不足，发布须说明理由' },
          ],
        }),
      ],
    },
    async ({ press, submit, read }) => {
      await press('desk.chooseAll')
      await press('desk.release', { chosen: 1 })
      await read('desk.short')
      await submit()
      await read('desk.outcome.released')
    },
  ),
}
export const Conferences: StoryObj = {
  name: '会议稿件 · 各会议 / Papers by conference',
  parameters: { state: 'inbox.open.ready' },
  play: visit({ ...desk, at: '/console/papers' }, ({ read }) => read('desk.settings')),
}
export const Listed: StoryObj = {
  name: '稿件管理 · 列表 / The papers of a conference',
  parameters: { state: 'inbox.open.ready' },
  play: visit(desk, ({ read }) => read('desk.assignment')),
}
export const NothingFound: StoryObj = {
  name: '稿件管理 · 没有找到 / Nothing found',
  parameters: { state: 'inbox.open.ready' },
  play: visit(
    {
      ...desk,
      at: '/console/papers/1?filter=undecided&q=xyz',
      network: () => [answer('listDeskPapers', { list: [], total: 0 })],
    },
    ({ read }) => read('desk.emptySearch', { q: 'xyz' }),
  ),
}
