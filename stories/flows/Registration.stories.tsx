import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, refuse } from '../../mocks/handlers.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { openDates } from '../../workbench/harness/stage/registration.ts'
import { visit } from '../../workbench/harness/story/visit.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Registration' } satisfies Meta
export default meta

const at = '/conferences/3/register'
const draft = { ticket_type_id: '31', name: '林梅', affiliation: '某大学', email: 'linmei@example.com' }
const conference = altered('getConference', openDates)

export const Loading: StoryObj = {
  name: '报名 · 正在取会议与草稿 / Fetching conference and draft',
  ...reach('registration.loading'),
}
export const Failed: StoryObj = {
  name: '报名 · 取不到，可重试 / Could not be had: retry',
  ...reach('registration.failed'),
}
export const Closed: StoryObj = {
  name: '报名 · 报名已结束 / Registration is closed',
  ...reach('registration.closed'),
}
export const WhilePaused: StoryObj = {
  name: '报名 · 会议暂停 / The conference is paused',
  parameters: { state: 'registration.closed' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        altered('getConference', (happy) => ({ ...openDates(happy), status: 'paused' as const })),
        answer('getDraft', { draft, known: {} }),
      ],
    },
    ({ read }) => read('register.closed.paused'),
  ),
}
export const Unpayable: StoryObj = {
  name: '报名 · 本站没有收款方式 / Closed, because there is no way to pay',
  parameters: { state: 'registration.closed' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        altered('getConference', (happy) => ({ ...openDates(happy), ways_to_pay: [] })),
        answer('getDraft', { draft, known: {} }),
      ],
    },
    ({ read }) => read('register.closed.unpayable'),
  ),
}
export const Filling: StoryObj = {
  name: '报名 · 正在填写，草稿已恢复 / Filling in, with the draft of last time',
  ...reach('registration.editing.filling'),
}
export const Author: StoryObj = {
  name: '报名 · 论文作者免费 / Free for the author of an accepted paper',
  parameters: { state: 'registration.editing.filling' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        altered('getConference', (happy) => ({ ...openDates(happy), free_as_author: true })),
        answer('getDraft', { draft, known: {} }),
      ],
    },
    ({ see }) => see('button', 'register.submit.free'),
  ),
}
export const Faulty: StoryObj = {
  name: '报名 · 有几处需要修改 / Some things need attention',
  parameters: { state: 'registration.editing.filling' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        conference,
        answer('getDraft', { draft: { ticket_type_id: '32', email: 'linmei@' }, known: {} }),
      ],
    },
    async ({ press, read }) => {
      await press('register.submit')
      await read('register.faults', { count: 4 })
    },
  ),
}
export const CouponRefused: StoryObj = {
  name: '报名 · 代金券不存在 / The coupon does not exist',
  parameters: { state: 'registration.editing.filling' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        conference,
        answer('getDraft', { draft, known: {} }),
        refuse('placeOrder', 'couponUnknown', { field: 'coupon' }),
      ],
    },
    async ({ fill, press, read }) => {
      await fill('register.field.coupon', 'NONE')
      await press('register.submit')
      await read('register.faults', { count: 1 })
    },
  ),
}
export const Submitting: StoryObj = {
  name: '报名 · 正在提交 / Submitting',
  ...reach('registration.working.submitting'),
}
export const Refreshing: StoryObj = {
  name: '报名 · 价格有变，正在取新价格 / The price has changed: fetching the new one',
  ...reach('registration.working.refreshing'),
}
export const Repriced: StoryObj = {
  name: '报名 · 价格有变，确认后再提交 / The price has changed: agree to it first',
  ...reach('registration.editing.repriced'),
}
export const SoldOut: StoryObj = {
  name: '报名 · 已报满，可候补 / Sold out: the waiting list',
  ...reach('registration.editing.soldOut'),
}
export const Joining: StoryObj = {
  name: '报名 · 正在加入候补 / Joining the waiting list',
  ...reach('registration.working.joining'),
}
export const Listed: StoryObj = {
  name: '报名 · 已在候补名单中 / On the waiting list',
  ...reach('registration.editing.listed'),
}
export const Placed: StoryObj = {
  name: '报名 · 已下单，前往支付 / The order is placed, on to the payment',
  ...reach('registration.placed'),
}
