import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import { openPaper } from '../../mocks/samples/paperDesk.ts'
import { submittedPaper } from '../../mocks/samples/papers.ts'
import { submittedReview } from '../../mocks/samples/reviews.ts'
import type { OwnRebuttal } from '../../src/contract/rebuttal.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Rebuttal' } satisfies Meta
export default meta

const mine = '/personal/paper/postedby?paper_id=1'
const answered: OwnRebuttal = fixturesFor('zh').submitRebuttal
const awaited: OwnRebuttal = { ...answered, state: 'awaited', draft: '', text: '', answered_at: null }
const paperWith = (rebuttal: OwnRebuttal) => () => [
  answer('getPaper', {
    ...submittedPaper,
    state: 'first_review.active',
    round: 1,
    rebuttal_due_at: rebuttal.state === 'awaited' ? rebuttal.due_at : null,
    rebuttal,
  }),
]

export const Awaited: StoryObj = {
  name: '作者 · 请答复审稿意见 / The author: the reviews wait for an answer',
  play: visit({ at: mine, signedIn: true, network: paperWith(awaited) }, async ({ read }) => {
    await read('submission.next.rebutted')
    await until(() => element('main [data-rebuttal="awaited"] textarea'))
  }),
}
export const Empty: StoryObj = {
  name: '作者 · 未填写就提交 / The author: submitted with nothing in it',
  play: visit({ at: mine, signedIn: true, network: paperWith(awaited) }, async ({ submit, read }) => {
    await until(() => element('main textarea'))
    await submit()
    await read('error.rebuttalEmpty')
  }),
}
export const Answered: StoryObj = {
  name: '作者 · 已答复，截止前可改 / The author: answered, to be changed until the date',
  play: visit({ at: mine, signedIn: true, network: paperWith(answered) }, async () => {
    await until(() => element('main [data-rebuttal="answered"] textarea'))
  }),
}
export const Lapsed: StoryObj = {
  name: '作者 · 逾期未答复 / The author: not answered in time',
  play: visit(
    {
      at: mine,
      signedIn: true,
      network: paperWith({ ...awaited, state: 'lapsed', is_open: false }),
    },
    async ({ read }) => {
      await read('submission.rebuttal.lapsed')
    },
  ),
}
export const Seen: StoryObj = {
  name: '审稿人 · 看到作者的答复，没有作者姓名 / The reviewer: reads it, without the author’s name',
  play: visit(
    {
      at: '/onlinereview?review_id=1',
      signedIn: true,
      network: () => [
        answer('getReview', {
          ...submittedReview,
          rebuttal: { text: answered.text, answered_at: submittedReview.moved_at, number: 1 },
        }),
      ],
    },
    async () => {
      await until(() => element('main [data-rebuttal="seen"]'))
    },
  ),
}
export const Ready: StoryObj = {
  name: '主办方 · 论文可请作者答复 / The chair: asks an author for an answer',
  play: visit(
    {
      at: '/console/paper/1/decision',
      signedIn: true,
      network: () => [answer('getDeskPaper', { ...openPaper, can_open_rebuttal: true })],
    },
    async ({ press }) => {
      await until(() => element('main [data-rebuttal="unasked"]'))
      await press('desk.rebuttalOpen')
      await until(() => dialog())
    },
  ),
}
