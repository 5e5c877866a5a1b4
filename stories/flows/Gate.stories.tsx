import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, fault, refuse } from '../../mocks/handlers.ts'
import type { ScanAnswer } from '../../src/contract/notes.ts'
import { happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { standAtGate } from '../../workbench/harness/scene/gate.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Check-in',
  component: Scene,
  args: { address: '/console/gate' },
  beforeEach: ({ msw }) => {
    signedIn()
    standAtGate()
    msw.use(
      ...siteFrame(),
      ...visitor(),
      ...happily('listGateConferences', 'scanTicket'),
      // A list that never comes: its time would look different each time, and no code is known offline.
      fault('listGate', 'hang'),
    )
  },
})

const answering = (change: Partial<ScanAnswer>) =>
  answer('scanTicket', ({ language }) => ({ ...fixturesFor(language).scanTicket, ...change }))

const scan = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.fill('gate.code', 'tK3vX0cQz8Lr2kWb6yPj1A')
  await stage.userEvent.keyboard('{Enter}')
  return hands
}

export const Loading = meta.story({
  name: '现场签到 · 正在读取会议 / Reading the conferences',
  parameters: { state: 'gate.loading' },
  beforeEach: ({ msw }) => msw.use(fault('listGateConferences', 'hang')),
})

export const Failed = meta.story({
  name: '现场签到 · 读取失败，可重试 / Reading failed: retry',
  parameters: { state: 'gate.failed' },
  beforeEach: ({ msw }) => msw.use(fault('listGateConferences', '500')),
  play: async (stage) => {
    await pageActions(stage).see('button', 'state.retry')
  },
})

export const Choosing = meta.story({
  name: '现场签到 · 选择验票口 / Choosing a gate',
  parameters: { state: 'gate.choosing' },
  play: async (stage) => {
    const { press, see } = pageActions(stage)
    await press('gate.change')
    await see('button', 'gate.start')
  },
})

export const NotStaff = meta.story({
  name: '现场签到 · 没有可以验票的会议 / No conference to check in at',
  parameters: { state: 'gate.choosing' },
  beforeEach: ({ msw }) => msw.use(answer('listGateConferences', { list: [] })),
  play: async (stage) => {
    await pageActions(stage).read('gate.empty')
  },
})

export const Ready = meta.story({
  name: '现场签到 · 等待扫码，输入框已就绪 / Ready to scan, the field has the focus',
  parameters: { state: 'gate.standing.ready' },
  play: async (stage) => {
    const { page, say } = pageActions(stage)
    const field = await page.findByRole('textbox', { name: say('gate.code') })
    await waitFor(() => expect(field).toHaveFocus())
  },
})

export const Checking = meta.story({
  name: '现场签到 · 正在核对 / Checking',
  parameters: { state: 'gate.standing.checking' },
  beforeEach: ({ msw }) => msw.use(fault('scanTicket', 'hang')),
  play: async (stage) => {
    const { read } = await scan(stage)
    await read('gate.answer.checking')
  },
})

export const Admitted = meta.story({
  name: '现场签到 · 放行 / Admitted',
  parameters: { state: 'gate.standing.admitted' },
  play: async (stage) => {
    const { read } = await scan(stage)
    await read('gate.answer.admitted')
  },
})

export const Refused = meta.story({
  name: '现场签到 · 已签到过：何时、何地、何人 / Already signed in: when, where, by whom',
  parameters: { state: 'gate.standing.refused' },
  beforeEach: ({ msw }) => msw.use(answering({ result: 'alreadySignedIn' })),
  play: async (stage) => {
    const { read } = await scan(stage)
    await read('gate.result.alreadySignedIn')
  },
})

export const MealUsed = meta.story({
  name: '现场签到 · 餐券已使用：何时、何地、何人 / Meal voucher used: when, where, by whom [TKT-02]',
  parameters: { state: 'gate.standing.refused' },
  beforeEach: ({ msw, globals }) =>
    msw.use(
      answering({
        result: 'mealUsed',
        kind: 'meal',
        item: globals['locale'] === 'en' ? 'Lunch, 9 December' : '12 月 9 日午餐',
        account: globals['locale'] === 'en' ? 'Anna M.' : '安娜',
      }),
    ),
  play: async (stage) => {
    const { read, page } = await scan(stage)
    await read('gate.result.mealUsed')
    const en = stage.globals['locale'] === 'en'
    await expect(await page.findByText(en ? /^Used: / : /^已使用：/)).toBeVisible()
    await expect(page.queryByText(en ? /First check-in/ : /首次签到/)).toBeNull()
  },
})

export const WrongConference = meta.story({
  name: '现场签到 · 不是本会议的票 / Ticket of another conference',
  parameters: { state: 'gate.standing.refused' },
  beforeEach: ({ msw }) =>
    msw.use(
      answering({
        result: 'wrongGate',
        kind: null,
        name: '',
        account: null,
        item: '',
        signed_at: null,
        gate: null,
        signed_by: null,
      }),
    ),
  play: async (stage) => {
    const { read } = await scan(stage)
    await read('gate.result.wrongGate')
  },
})

export const Doubtful = meta.story({
  name: '现场签到 · 离线，名单中没有：由人决定 / Offline and not on the list: a person decides',
  parameters: { state: 'gate.standing.doubtful' },
  beforeEach: ({ msw }) => msw.use(fault('scanTicket', 'offline')),
  play: async (stage) => {
    const { see } = await scan(stage)
    await see('button', 'gate.admit')
  },
})

export const Unanswered = meta.story({
  name: '现场签到 · 未能核对，没有放行 / Could not be checked: nobody was let in',
  parameters: { state: 'gate.standing.unanswered' },
  beforeEach: ({ msw }) => msw.use(refuse('scanTicket', 'notFound')),
  play: async (stage) => {
    const { read } = await scan(stage)
    await read('gate.answer.unanswered')
  },
})
