import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse, fault, refuse } from '../../mocks/handlers.ts'
import { happily, inTurn, never } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import {
  dearer,
  full,
  memberRegisters,
  openConference,
  openDates,
  registerAddress,
} from '../../workbench/harness/scene/registration.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Registration',
  component: Scene,
  args: { address: registerAddress },
  beforeEach: ({ msw }) => msw.use(...memberRegisters()),
})

export const Loading = meta.story({
  name: '报名 · 正在取会议与草稿 / Fetching conference and draft',
  parameters: { state: 'registration.loading' },
  beforeEach: ({ msw }) => msw.use(fault('getConference', 'hang')),
})

export const Failed = meta.story({
  name: '报名 · 取不到，可重试 / Could not be had: retry',
  parameters: { state: 'registration.failed' },
  beforeEach: ({ msw }) => msw.use(fault('getConference', '500')),
  play: async (stage) => {
    await pageActions(stage).see('button', 'state.retry')
  },
})

export const Closed = meta.story({
  name: '报名 · 报名已结束 / Registration is closed',
  parameters: { state: 'registration.closed' },
  beforeEach: ({ msw }) => msw.use(openConference(() => ({ status: 'ended' }))),
  play: async (stage) => {
    await pageActions(stage).see('heading', 'register.closed.closed')
  },
})

export const Filling = meta.story({
  name: '报名 · 正在填写，草稿已恢复 / Filling in, with the draft of last time',
  parameters: { state: 'registration.editing.filling' },
  play: async (stage) => {
    const { see, read } = pageActions(stage)
    await see('button', 'register.submit')
    await read('register.draft.restored')
  },
})

export const Author = meta.story({
  name: '报名 · 论文作者免费 / Free for the author of an accepted paper',
  parameters: { state: 'registration.editing.filling' },
  beforeEach: ({ msw }) => msw.use(openConference(() => ({ free_as_author: true }))),
  play: async (stage) => {
    await pageActions(stage).see('button', 'register.submit.free')
  },
})

export const Faulty = meta.story({
  name: '报名 · 有几处需要修改 / Some things need attention',
  parameters: { state: 'registration.editing.filling' },
  beforeEach: ({ msw }) =>
    msw.use(answer('getDraft', { draft: { ticket_type_id: '32', email: 'linmei@' }, known: {} })),
  play: async (stage) => {
    const { press, page, say } = pageActions(stage)
    await press('register.submit')
    await expect(await page.findByText(say('register.faults', { count: 4 }))).toBeVisible()
  },
})

export const CouponRefused = meta.story({
  name: '报名 · 代金券不存在 / The coupon does not exist',
  parameters: { state: 'registration.editing.filling' },
  beforeEach: ({ msw }) => msw.use(refuse('placeOrder', 'couponUnknown', { field: 'coupon' })),
  play: async (stage) => {
    const { fill, press, page, say } = pageActions(stage)
    await fill('register.field.coupon', 'NONE')
    await press('register.submit')
    await expect(await page.findByText(say('register.faults', { count: 1 }))).toBeVisible()
  },
})

export const Submitting = meta.story({
  name: '报名 · 正在提交 / Submitting',
  parameters: { state: 'registration.working.submitting' },
  beforeEach: ({ msw }) => msw.use(fault('placeOrder', 'hang')),
  play: async (stage) => {
    await pageActions(stage).press('register.submit')
  },
})

export const Refreshing = meta.story({
  name: '报名 · 价格有变，正在取新价格 / The price has changed: fetching the new one',
  parameters: { state: 'registration.working.refreshing' },
  beforeEach: ({ msw }) =>
    msw.use(
      refuse('placeOrder', 'priceChanged'),
      inTurn(
        'getConference',
        (language) => answerResponse('getConference', openDates(fixturesFor(language).getConference)),
        never,
      ),
    ),
  play: async (stage) => {
    await pageActions(stage).press('register.submit')
  },
})

export const Repriced = meta.story({
  name: '报名 · 价格有变，确认后再提交 / The price has changed: agree to it first',
  parameters: { state: 'registration.editing.repriced' },
  beforeEach: ({ msw }) =>
    msw.use(
      refuse('placeOrder', 'priceChanged'),
      inTurn(
        'getConference',
        (language) => answerResponse('getConference', openDates(fixturesFor(language).getConference)),
        (language) => {
          const conference = openDates(fixturesFor(language).getConference)
          return answerResponse('getConference', { ...conference, ...dearer(conference) })
        },
      ),
    ),
  play: async (stage) => {
    const { press, see } = pageActions(stage)
    await press('register.submit')
    await see('button', 'register.confirm')
  },
})

export const SoldOut = meta.story({
  name: '报名 · 已报满，可候补 / Sold out: the waiting list',
  parameters: { state: 'registration.editing.soldOut' },
  beforeEach: ({ msw }) => msw.use(openConference(full)),
  play: async (stage) => {
    await pageActions(stage).see('button', 'register.wait')
  },
})

export const Joining = meta.story({
  name: '报名 · 正在加入候补 / Joining the waiting list',
  parameters: { state: 'registration.working.joining' },
  beforeEach: ({ msw }) => msw.use(openConference(full), fault('joinWaitlist', 'hang')),
  play: async (stage) => {
    await pageActions(stage).press('register.wait')
  },
})

export const Listed = meta.story({
  name: '报名 · 已在候补名单中 / On the waiting list',
  parameters: { state: 'registration.editing.listed' },
  beforeEach: ({ msw }) => msw.use(openConference(full), ...happily('joinWaitlist')),
  play: async (stage) => {
    const { press, read } = pageActions(stage)
    await press('register.wait')
    await read('register.listed')
  },
})

export const Placed = meta.story({
  name: '报名 · 已下单，前往支付 / The order is placed, on to the payment',
  parameters: { state: 'registration.placed' },
  beforeEach: ({ msw }) => msw.use(...happily('placeOrder')),
  play: async (stage) => {
    const { press, page } = pageActions(stage)
    await press('register.submit')
    await expect(await page.findByRole('note')).toHaveTextContent('/pay/17')
  },
})
