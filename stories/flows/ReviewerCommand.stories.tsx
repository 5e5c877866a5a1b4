import type { Meta, StoryObj } from '@storybook/react-vite'

import { altered } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { toast } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'
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
export const PastedList: StoryObj = {
  name: '审稿人库 · 粘贴名单：先看识别结果，再一次加入 / A pasted list is read first, then added at once [REV-01]',
  parameters: { state: 'reviewerCommand.resting' },
  play: visit(
    { at: '/console/papers/1/assignment', signedIn: true },
    async ({ say, fill, press, read, stage }) => {
      await fill('assignment.list', 'zhou@uni-a.example\nnewcomer\nsomebody')
      await press('assignment.list.check')
      await read('assignment.list.unknown')
      const marks = [...document.querySelectorAll<HTMLElement>('main li[data-standing]')]
      expect(marks.map(({ dataset }) => dataset['standing'])).toEqual(['address', 'account', 'unknown'])
      const add = stage.language === 'en' ? /^Add 2 reviewers/ : /(?<!\d)2 位/
      await stage.user.click(await until(() => buttonOf(add)))
      await toast(say('assignment.done.list'))
    },
  ),
}
export const EarlierPool: StoryObj = {
  name: '审稿人库 · 一次沿用往届审稿人 / The reviewers of the conference before are taken over [REV-01]',
  parameters: { state: 'reviewerCommand.resting' },
  play: visit({ at: '/console/papers/1/assignment', signedIn: true }, async ({ say, stage }) => {
    await stage.user.click(
      await until(() => buttonOf(stage.language === 'en' ? /^Take over 12/ : /^沿用这 12/)),
    )
    await toast(say('assignment.done.reuse'))
  }),
}

const buttonOf = (name: RegExp) => {
  const found = [...document.querySelectorAll('main button')].find((each) =>
    name.test(each.textContent ?? ''),
  )
  if (found === undefined) throw new Error(`there is no button ${name.source}`)
  return found
}
