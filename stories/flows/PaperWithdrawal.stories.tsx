import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { acceptedPaper, revisedPaper, submittedPaper, withdrawnPaper } from '../../mocks/samples/papers.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Paper withdrawal' } satisfies Meta
export default meta

const at = '/personal/paper/postedby?paper_id=1'
const shown = (paper: typeof submittedPaper) => ({
  at,
  signedIn: true as const,
  network: () => [answer('getPaper', paper)],
})

export const Loading: StoryObj = {
  name: '撤回论文 · 正在打开 / Opening the paper',
  ...reach('paperWithdrawal.loading'),
}
export const Failed: StoryObj = {
  name: '撤回论文 · 打不开，可重试 / Could not be opened: retry',
  ...reach('paperWithdrawal.failed'),
}
export const Shown: StoryObj = {
  name: '撤回论文 · 查看进展 / How the paper fares [PAP-01]',
  ...reach('paperWithdrawal.shown'),
}
export const Asking: StoryObj = {
  name: '撤回论文 · 等待确认 / Waiting for the confirmation [PAP-03]',
  ...reach('paperWithdrawal.asking'),
}
export const Withdrawing: StoryObj = {
  name: '撤回论文 · 正在撤回 / Withdrawing',
  ...reach('paperWithdrawal.withdrawing'),
}
export const Reviving: StoryObj = {
  name: '撤回论文 · 正在取消撤回 / Undoing the withdrawal',
  ...reach('paperWithdrawal.reviving'),
}
export const Rereading: StoryObj = {
  name: '撤回论文 · 被拒绝，取最新状态 / Refused: asking how it is now',
  ...reach('paperWithdrawal.rereading'),
}
export const WrongWord: StoryObj = {
  name: '撤回论文 · 确认文字不符 / The typed word is another one',
  parameters: { state: 'paperWithdrawal.asking' },
  play: visit(shown(submittedPaper), async ({ press, fill, submit, read }) => {
    await press('submission.withdraw')
    await fill('submission.withdraw.reason', '实验有误')
    await fill('submission.withdraw.confirmation', '好的')
    await submit()
    await read('error.confirmationWrong')
  }),
}
export const Withdrawn: StoryObj = {
  name: '撤回论文 · 已撤回，截止前可取消 / Withdrawn: it can be undone before the deadline',
  parameters: { state: 'paperWithdrawal.shown' },
  play: visit(shown(withdrawnPaper), ({ see }) => see('button', 'submission.revive')),
}
export const ForGood: StoryObj = {
  name: '撤回论文 · 已撤回，投稿已截止 / Withdrawn, and submissions are closed',
  parameters: { state: 'paperWithdrawal.shown' },
  play: visit(shown({ ...withdrawnPaper, is_open: false }), ({ read }) =>
    read('submission.withdrawal.final'),
  ),
}
export const Revision: StoryObj = {
  name: '论文进展 · 等待作者修改 / A revision is waited for',
  parameters: { state: 'paperWithdrawal.shown' },
  play: visit(
    shown({
      ...revisedPaper,
      history: [
        ...submittedPaper.history,
        {
          step: 'passed',
          by: 'organizers',
          decision: null,
          reason: '',
          at: '2026-11-20T08:00:00.000Z',
        },
        {
          step: 'decided',
          by: 'organizers',
          decision: 'major_revision',
          reason: '',
          at: '2026-11-21T02:00:00.000Z',
        },
      ],
    }),
    ({ read }) => read('submission.who.author'),
  ),
}
export const Unpaid: StoryObj = {
  name: '论文进展 · 已录用，待付版面费 / Accepted, with a fee to pay',
  parameters: { state: 'paperWithdrawal.shown' },
  play: visit(shown(acceptedPaper), ({ see }) => see('link', 'submission.pay')),
}
