import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { answer, answerResponse, fault, refuse } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import { altered, inTurn, never } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { recordScene } from '../../workbench/harness/scene/records.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Record',
  component: Scene,
  args: { address: '/console/organizer/17' },
})

const state = 'under_review.picked_up'
const present = recordScene('organizer', state)

/** Presses “reject”, says why, and confirms. */
const reject = async (stage: Stage) => {
  const { press, page, say, fill, see } = pageActions(stage)
  await press('record.do.organizer.reject')
  await see('dialog', 'record.do.organizer.reject')
  await fill(
    'record.typed.reason',
    stage.globals['locale'] === 'en' ? 'The licence is blurred' : '执照图片模糊',
  )
  const box = await page.findByRole('dialog')
  await stage.userEvent.click(
    [...box.querySelectorAll('button')].find(
      (button) => button.textContent === say('record.do.organizer.reject'),
    ) ?? box,
  )
}

export const Loading = meta.story({
  name: '办理记录 · 正在打开 / Opening',
  parameters: { state: 'record.loading' },
  beforeEach: recordScene('organizer', state, fault('getRecord', 'hang')),
})

export const Failed = meta.story({
  name: '办理记录 · 没有打开，可重试 / Could not be opened: retry',
  parameters: { state: 'record.failed' },
  beforeEach: recordScene('organizer', state, fault('getRecord', '500')),
  play: async (stage) => {
    await pageActions(stage).see('button', 'state.retry')
  },
})

export const Missing = meta.story({
  name: '办理记录 · 没有这条记录，或与您无关 / There is no such record for this viewer',
  parameters: { state: 'record.missing' },
  beforeEach: recordScene('organizer', state, refuse('getRecord', 'notFound')),
  play: async (stage) => {
    await pageActions(stage).read('page.404.title')
  },
})

export const Ready = meta.story({
  name: '办理记录 · 可以办理，不能做的说明原因 / Ready: what cannot be done says why',
  parameters: { state: 'record.shown.ready' },
  beforeEach: present,
  play: async (stage) => {
    await pageActions(stage).see('button', 'record.do.organizer.approve')
  },
})

export const FromQueue = meta.story({
  name: '办理记录 · 从队列打开，可返回或办理下一条 / Opened from a queue: back, and on to the next',
  parameters: { state: 'record.shown.ready' },
  args: { address: '/console/organizer/17?queue=organizers&after=1795226400000000.17' },
  beforeEach: recordScene(
    'organizer',
    state,
    altered('listQueue', ({ list, total }) => ({ list: list.map((card) => ({ ...card, id: 18 })), total })),
  ),
  play: async (stage) => {
    const { page, see, say } = pageActions(stage)
    await see('link', 'record.trail.organizers')
    await page.findByRole('link', { name: say('record.trail.next', { title: '2026112100017' }) })
  },
})

export const WhatChanged = meta.story({
  name: '办理记录 · 变更与已审核内容并列，图片可放大 / What changed beside what was approved, pictures large',
  parameters: { state: 'record.shown.ready' },
  beforeEach: recordScene('organizer', 'approved.changing'),
  play: async (stage) => {
    const { press, see, say } = pageActions(stage)
    await press('record.detail.enlarge', { name: say('record.detail.organizer.licence') })
    await see('dialog', 'record.detail.organizer.licence')
  },
})

export const NotNow = meta.story({
  name: '办理记录 · 展开暂时不能进行的操作及原因 / What is not possible now, and why',
  parameters: { state: 'record.shown.ready' },
  beforeEach: present,
  play: async (stage) => {
    const { page, say } = pageActions(stage)
    // Three of them have one reason: the summary says how many are folded away.
    await stage.userEvent.click(await page.findByText(say('record.refusedNow', { count: 5 })))
    const [reason] = await page.findAllByText(say('record.reason.organizerPickedUp'))
    await expect(reason).toBeVisible()
  },
})

export const NothingToDo = meta.story({
  name: '办理记录 · 只能查看 / Nothing to do for this viewer',
  parameters: { state: 'record.shown.ready' },
  args: { address: '/console/ticket/17' },
  beforeEach: recordScene(
    'ticket',
    'revoked',
    answer('getRecord', ({ language }) => recordAt(language, 'ticket', 'revoked', { roles: ['owner'] })),
  ),
  play: async (stage) => {
    await pageActions(stage).read('record.nothing')
  },
})

export const Refreshing = meta.story({
  name: '办理记录 · 正在刷新 / Fetching the newest',
  parameters: { state: 'record.shown.refreshing' },
  beforeEach: recordScene(
    'organizer',
    state,
    inTurn(
      'getRecord',
      (language) => answerResponse('getRecord', recordAt(language, 'organizer', state)),
      never,
    ),
  ),
  play: async (stage) => {
    await pageActions(stage).press('record.refresh')
  },
})

export const Asking = meta.story({
  name: '办理记录 · 先说明原因 / A reason is asked for',
  parameters: { state: 'record.asking' },
  beforeEach: present,
  play: async (stage) => {
    const { press, see } = pageActions(stage)
    await press('record.do.organizer.reject')
    await see('dialog', 'record.do.organizer.reject')
  },
})

export const AskingTwice = meta.story({
  name: '办理记录 · 不能撤销的操作先确认 / What cannot be taken back is confirmed',
  parameters: { state: 'record.asking' },
  args: { address: '/console/invoice/17' },
  beforeEach: recordScene(
    'invoice',
    'invoiced',
    answer('getRecord', ({ language }) =>
      recordAt(language, 'invoice', 'invoiced', { facts: { document: '26117000000012345679' } }),
    ),
  ),
  play: async (stage) => {
    const { press, read } = pageActions(stage)
    await press('record.do.invoice.reverse')
    await read('record.final')
  },
})

export const Submitting = meta.story({
  name: '办理记录 · 正在提交 / On its way',
  parameters: { state: 'record.submitting' },
  beforeEach: recordScene('organizer', state, fault('fireRecord', 'hang')),
  play: reject,
})

export const Moved = meta.story({
  name: '办理记录 · 已完成，经过多了一条 / Done: one more line in the timeline',
  parameters: { state: 'record.shown.ready' },
  beforeEach: recordScene(
    'organizer',
    state,
    answer('fireRecord', ({ language }) => recordAt(language, 'organizer', 'rejected')),
  ),
  play: async (stage) => {
    await reject(stage)
    await pageActions(stage).see('link', 'record.do.organizer.submit')
  },
})

export const Refused = meta.story({
  name: '办理记录 · 被拒绝，附原因 / Refused, with the reason',
  parameters: { state: 'record.shown.refused' },
  beforeEach: recordScene('organizer', state, refuse('fireRecord', 'secondPersonNeeded')),
  play: async (stage) => {
    await reject(stage)
    await pageActions(stage).see('button', 'record.refused.again')
  },
})

export const Unanswered = meta.story({
  name: '办理记录 · 没有收到结果，重试不会重复 / No answer: trying again cannot do it twice',
  parameters: { state: 'record.shown.unanswered' },
  beforeEach: recordScene('organizer', state, fault('fireRecord', 'offline')),
  play: async (stage) => {
    await reject(stage)
    await pageActions(stage).see('button', 'record.unanswered.again')
  },
})

export const Conflict = meta.story({
  name: '办理记录 · 已被他人更新，不再可行 / Somebody was faster',
  parameters: { state: 'record.shown.conflict' },
  beforeEach: recordScene(
    'organizer',
    state,
    inTurn(
      'getRecord',
      (language) => answerResponse('getRecord', recordAt(language, 'organizer', state)),
      (language) => answerResponse('getRecord', recordAt(language, 'organizer', 'approved.settled')),
    ),
    refuse('fireRecord', 'versionConflict'),
  ),
  play: async (stage) => {
    await reject(stage)
    await pageActions(stage).read('record.conflict.title')
  },
})

export const CatchingUp = meta.story({
  name: '办理记录 · 正在取最新内容 / Fetching what changed',
  parameters: { state: 'record.catchingUp' },
  beforeEach: recordScene(
    'organizer',
    state,
    inTurn(
      'getRecord',
      (language) => answerResponse('getRecord', recordAt(language, 'organizer', state)),
      never,
    ),
    refuse('fireRecord', 'versionConflict'),
  ),
  play: reject,
})
