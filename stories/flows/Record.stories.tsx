import type { Meta, StoryObj } from '@storybook/react-vite'

import { altered } from '../../workbench/harness/stage/answers.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { answer, refuse } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import { visit } from '../../workbench/harness/story/visit.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Record' } satisfies Meta
export default meta

export const Loading: StoryObj = { name: '办理记录 · 正在打开 / Opening', ...reach('record.loading') }
export const Failed: StoryObj = {
  name: '办理记录 · 没有打开，可重试 / Could not be opened: retry',
  ...reach('record.failed'),
}
export const Missing: StoryObj = {
  name: '办理记录 · 没有这条记录，或与您无关 / There is no such record for this viewer',
  ...reach('record.missing'),
}
export const Ready: StoryObj = {
  name: '办理记录 · 可以办理，不能做的说明原因 / Ready: what cannot be done says why',
  ...reach('record.shown.ready'),
}
export const Looking: StoryObj = {
  name: '办理记录 · 自动查看是否有变化，画面不变 / Looking for changes by itself: nothing moves',
  ...reach('record.shown.looking'),
}
export const FromQueue: StoryObj = {
  name: '办理记录 · 从队列打开，可返回或办理下一条 / Opened from a queue: back, and on to the next',
  parameters: { state: 'record.shown.ready' },
  play: visit(
    {
      at: '/console/organizer/17?queue=organizers&after=1795226400000000.17',
      signedIn: true,
      network: (language) => [
        answer('getRecord', recordAt(language, 'organizer', 'under_review.picked_up')),
        altered('listQueue', ({ list, total }) => ({
          list: list.map((card) => ({ ...card, id: 18 })),
          total,
        })),
      ],
    },
    async ({ see }) => {
      await see('link', 'record.trail.organizers')
      await see('link', 'record.trail.next', { title: '2026112100017' })
    },
  ),
}
export const WhatChanged: StoryObj = {
  name: '办理记录 · 变更与已审核内容并列，图片可放大 / What changed beside what was approved, pictures large',
  ...reach('record.shown.ready', {
    async act({ press, see, say }) {
      await press('record.detail.enlarge', { name: say('record.detail.organizer.licence') })
      await see('dialog', 'record.detail.organizer.licence')
    },
  }),
}
export const NotNow: StoryObj = {
  name: '办理记录 · 展开暂时不能进行的操作及原因 / What is not possible now, and why',
  ...reach('record.shown.ready', {
    act: ({ stage }) => stage.user.click(element('main details:has([data-refused]) > summary')),
  }),
}
export const NothingToDo: StoryObj = {
  name: '办理记录 · 只能查看 / Nothing to do for this viewer',
  parameters: { state: 'record.shown.ready' },
  play: visit(
    {
      at: '/console/ticket/17',
      signedIn: true,
      network: (language) => [
        answer('getRecord', recordAt(language, 'ticket', 'revoked', { roles: ['owner'] })),
      ],
    },
    ({ read }) => read('record.nothing'),
  ),
}
export const Refreshing: StoryObj = {
  name: '办理记录 · 正在刷新 / Fetching the newest',
  ...reach('record.shown.refreshing'),
}
export const Asking: StoryObj = {
  name: '办理记录 · 先说明原因 / A reason is asked for',
  ...reach('record.asking'),
}
export const AskingTwice: StoryObj = {
  name: '办理记录 · 不能撤销的操作先确认 / What cannot be taken back is confirmed',
  parameters: { state: 'record.asking' },
  play: visit(
    {
      at: '/console/invoice/17',
      signedIn: true,
      network: (language) => [
        answer(
          'getRecord',
          recordAt(language, 'invoice', 'invoiced', { facts: { document: '26117000000012345679' } }),
        ),
      ],
    },
    async ({ press, read }) => {
      await press('record.do.invoice.reverse')
      await read('record.final')
    },
  ),
}
export const Submitting: StoryObj = {
  name: '办理记录 · 正在提交 / On its way',
  ...reach('record.submitting'),
}
export const Moved: StoryObj = {
  name: '办理记录 · 已完成，经过多了一条 / Done: one more line in the timeline',
  ...reach('record.shown.ready', {
    by: ['xstate.done.actor.fetchRecord', 'wish.choose', 'wish.confirm', 'xstate.done.actor.fireRecord'],
  }),
}
export const Refused: StoryObj = {
  name: '办理记录 · 被拒绝，附原因 / Refused, with the reason',
  ...reach('record.shown.refused'),
}
export const Unanswered: StoryObj = {
  name: '办理记录 · 没有收到结果，重试不会重复 / No answer: trying again cannot do it twice',
  ...reach('record.shown.unanswered'),
}
export const Conflict: StoryObj = {
  name: '办理记录 · 已被他人更新，不再可行 / Somebody was faster',
  ...reach('record.shown.conflict'),
}
export const Proving: StoryObj = {
  name: '办理记录 · 资金变动前再次验证 / The second factor, before money moves [ACC-02]',
  ...reach('record.proving'),
}
export const FactorMissing: StoryObj = {
  name: '办理记录 · 财务和管理员须先设置二次验证 / A second factor is missing [ACC-02]',
  parameters: { state: 'record.failed' },
  play: visit(
    {
      at: '/console/refund/17',
      signedIn: true,
      network: () => [refuse('getRecord', 'secondFactorMissing')],
    },
    ({ see }) => see('link', 'factor.missing.action'),
  ),
}
export const CatchingUp: StoryObj = {
  name: '办理记录 · 正在取最新内容 / Fetching what changed',
  ...reach('record.catchingUp'),
}
