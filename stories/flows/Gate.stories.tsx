import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import type { ScanAnswer } from '../../src/contract/notes.ts'
import { standAtGate } from '../../workbench/harness/stage/gate.ts'
import { visit } from '../../workbench/harness/story/visit.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Check-in' } satisfies Meta
export default meta

/** A scan that the server answers so. */
const scanned = (change: (language: 'zh' | 'en') => Partial<ScanAnswer>, said: string) =>
  visit(
    {
      at: '/console/gate',
      signedIn: true,
      before: standAtGate,
      network: (language) => [
        answer('scanTicket', { ...fixturesFor(language).scanTicket, ...change(language) }),
      ],
    },
    async ({ fill, read, stage }) => {
      await fill('gate.code', 'tK3vX0cQz8Lr2kWb6yPj1A')
      await stage.user.keyboard('{Enter}')
      await read(said)
    },
  )
/** Unknown fields of a ticket of another conference. */
const nothing = {
  kind: null,
  name: '',
  account: null,
  item: '',
  signed_at: null,
  gate: null,
  signed_by: null,
}

export const Loading: StoryObj = {
  name: '现场签到 · 正在读取会议 / Reading the conferences',
  ...reach('gate.loading'),
}
export const Failed: StoryObj = {
  name: '现场签到 · 读取失败，可重试 / Reading failed: retry',
  ...reach('gate.failed'),
}
export const Choosing: StoryObj = {
  name: '现场签到 · 选择验票口 / Choosing a gate',
  ...reach('gate.choosing'),
}
export const NotStaff: StoryObj = {
  name: '现场签到 · 没有可以验票的会议 / No conference to check in at',
  parameters: { state: 'gate.choosing' },
  play: visit(
    {
      at: '/console/gate',
      signedIn: true,
      network: () => [answer('listGateConferences', { list: [] })],
    },
    ({ read }) => read('gate.empty'),
  ),
}
export const Ready: StoryObj = {
  name: '现场签到 · 等待扫码，输入框已就绪 / Ready to scan, the field has the focus',
  ...reach('gate.open.ready'),
}
export const Checking: StoryObj = {
  name: '现场签到 · 正在核对 / Checking',
  ...reach('gate.open.checking'),
}
export const Admitted: StoryObj = { name: '现场签到 · 放行 / Admitted', ...reach('gate.open.admitted') }
export const Refused: StoryObj = {
  name: '现场签到 · 已签到过：何时、何地、何人 / Already signed in: when, where, by whom',
  ...reach('gate.open.refused'),
}
export const MealUsed: StoryObj = {
  name: '现场签到 · 餐券已使用：何时、何地、何人 / Meal voucher used: when, where, by whom [TKT-02]',
  parameters: { state: 'gate.open.refused' },
  play: scanned(
    (language) => ({
      result: 'mealUsed',
      kind: 'meal',
      item: language === 'en' ? 'Lunch, 9 December' : '12 月 9 日午餐',
      account: language === 'en' ? 'Anna M.' : '安娜',
    }),
    'gate.result.mealUsed',
  ),
}
export const WrongConference: StoryObj = {
  name: '现场签到 · 不是本会议的票 / Ticket of another conference',
  parameters: { state: 'gate.open.refused' },
  play: scanned(() => ({ result: 'wrongGate', ...nothing }), 'gate.result.wrongGate'),
}
export const Doubtful: StoryObj = {
  name: '现场签到 · 离线，名单中没有：由人决定 / Offline and not on the list: a person decides',
  ...reach('gate.open.doubtful'),
}
export const Unanswered: StoryObj = {
  name: '现场签到 · 未能核对，没有放行 / Could not be checked: nobody was let in',
  ...reach('gate.open.unanswered'),
}
