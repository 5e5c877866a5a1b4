import type { Meta, StoryObj } from '@storybook/react-vite'

import { altered } from '../../workbench/harness/stage/answers.ts'
import { toast } from '../../workbench/harness/stage/toasts.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Reviewers' } satisfies Meta
export default meta

export const Resting: StoryObj = {
  name: '审稿人安排 · 名单与候选 / Asked and candidates',
  ...reach('reviewerCommand.resting'),
}
export const Sending: StoryObj = {
  name: '审稿人安排 · 正在提交 / Sending',
  ...reach('reviewerCommand.sending'),
}
export const Failed: StoryObj = {
  name: '审稿人安排 · 未成功，说明原因 / Refused with a reason',
  ...reach('reviewerCommand.failed'),
}
export const LastRound: StoryObj = {
  name: '审稿人安排 · 修改稿：再次邀请上一轮审稿人 / A revision: the reviewers of the last round are asked again',
  parameters: { state: 'reviewerCommand.resting' },
  play: visit(
    {
      at: '/console/paper/1/reviewers',
      signedIn: true,
      network: () => [
        altered('getPaperReviewers', (happy) => ({
          ...happy,
          round: 2,
          reviewers: [],
          invitations: [],
          again: happy.reviewers.map(({ name }) => name),
        })),
      ],
    },
    async ({ network, say, press, read }) => {
      await read('assignment.asked.none')
      network.use(altered('getPaperReviewers', (happy) => ({ ...happy, round: 2 })))
      await press('assignment.again.send')
      await toast(say('assignment.done.again'))
      await read('member.review.state.accepted.reading')
    },
  ),
}
