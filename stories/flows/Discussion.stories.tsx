import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { toast } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Discussion' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '审稿讨论 · 正在取讨论 / Loading',
  ...reach('discussion.loading'),
}
export const Failed: StoryObj = {
  name: '审稿讨论 · 取不到，可重试 / Could not be loaded: retry',
  ...reach('discussion.failed'),
}
export const Unopened: StoryObj = {
  name: '审稿讨论 · 尚未开启 / Not opened',
  ...reach('discussion.unopened'),
}
export const Open: StoryObj = {
  name: '审稿讨论 · 进行中，主办方看到姓名 / Open, with names for chairs',
  ...reach('discussion.open'),
}
export const Sending: StoryObj = {
  name: '审稿讨论 · 正在提交 / Sending',
  ...reach('discussion.sending'),
}
export const Refused: StoryObj = {
  name: '审稿讨论 · 情况已变化，需重新查看 / Refused: to be read anew',
  ...reach('discussion.refused'),
}
export const LoadingOlder: StoryObj = {
  name: '审稿讨论 · 正在取更早的评论 / Loading older comments',
  ...reach('discussion.loadingOlder'),
}
export const Closed: StoryObj = {
  name: '审稿讨论 · 已关闭，只能查看 / Closed, to be read',
  ...reach('discussion.closed'),
}

/** The reviewer's page: a review that was submitted, and the discussion below it. */
const submitted = answer('getReview', ({ language }) => ({
  ...fixturesFor(language).submitReview,
  files: [],
}))

export const Reviewer: StoryObj = {
  name: '审稿讨论 · 审稿人只看到编号，发表评论 / A reviewer sees numbers, and writes [REV-01]',
  parameters: { state: 'discussion.open' },
  play: visits(async ({ network, step, come }) => {
    network.use(submitted)
    const page = await come({ at: '/onlinereview?review_id=1', signedIn: true })
    await step('其他审稿人和主席都没有姓名 / Neither reviewers nor chairs have names', async () => {
      const panel = await until(() => element<HTMLElement>('main [data-discussion="open"]'))
      expect(panel.textContent).toContain(page.say('discussion.reviewer', { number: 2 }))
      for (const name of ['周宁', '何敏', 'Zhou Ning', 'He Min'])
        expect(panel.textContent).not.toContain(name)
    })
    await step('空评论不能发表 / An empty comment is refused at its field', async () => {
      await page.press('discussion.send')
      await page.read('error.required')
    })
    await step('发表评论 / A comment is written', async () => {
      await page.fill('discussion.write', '同意补充对照实验。')
      await page.press('discussion.send')
      await toast(page.say('discussion.done.write'))
    })
  }),
}

export const Empty: StoryObj = {
  name: '审稿讨论 · 还没有评论 / Without comments',
  parameters: { state: 'discussion.open' },
  play: visits(async ({ network, come }) => {
    network.use(
      submitted,
      answer('getDiscussion', ({ language }) => ({ ...fixturesFor(language).getDiscussion, comments: [] })),
    )
    const page = await come({ at: '/onlinereview?review_id=1', signedIn: true })
    await page.read('discussion.empty')
  }),
}

export const Early: StoryObj = {
  name: '审稿讨论 · 意见不足，不能开启 / Too few reviews to open it',
  parameters: { state: 'discussion.unopened' },
  play: visits(async ({ network, come }) => {
    network.use(
      answer('getDeskDiscussion', ({ language }) => ({
        ...fixturesFor(language).getDeskDiscussion,
        ...{ state: 'none' as const, obstacle: 'discussionEarly' as const, opened_at: null },
        ...{ reviews: [], comments: [] },
      })),
    )
    const page = await come({ at: '/console/paper/1/decision', signedIn: true })
    await page.read('discussion.obstacle.discussionEarly')
  }),
}
