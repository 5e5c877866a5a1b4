import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { fault, refuse } from '../../mocks/handlers.ts'
import type { Campaign } from '../../src/contract/campaign.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Mail campaigns' } satisfies Meta
export default meta

const list = { at: '/organizer/1/mail', signedIn: true }
const fresh = { at: '/organizer/1/mail/new?state=to_be_paid', signedIn: true }
const one = { at: '/organizer/1/mail/1', signedIn: true }
const as = (change: Partial<Campaign>) => ({
  ...one,
  network: () => [altered('getCampaign', (happy) => ({ ...happy, ...change }))],
})
const counts = {
  pending: 3,
  claimed: 1,
  retry: 1,
  accepted: 410,
  bounced: 2,
  complained: 1,
  failed: 2,
  uncertain: 1,
  skipped: 7,
}
const settled = { ...counts, pending: 0, claimed: 0, retry: 0 }

export const List: StoryObj = {
  name: '群发邮件 · 列表：状态与结果 / The list: where each stands, and its outcome [CONF-03]',
  play: visit(list, async ({ see, read }) => {
    await see('link', 'campaign.new')
    await read('record.state.campaign.sent')
  }),
}
export const None: StoryObj = {
  name: '群发邮件 · 还没有 / None yet',
  play: visit(
    { ...list, network: () => [altered('listCampaigns', (happy) => ({ ...happy, list: [] }))] },
    ({ read }) => read('campaign.none'),
  ),
}
export const ListFailed: StoryObj = {
  name: '群发邮件 · 列表没有打开，可重试 / The list could not be opened: retry',
  play: visit({ ...list, network: () => [fault('listCampaigns', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const NotTheirs: StoryObj = {
  name: '群发邮件 · 不负责参会人：不存在 / Not who works with the people: it does not exist',
  play: visit({ ...list, network: () => [refuse('listCampaigns', 'notFound')] }, async () => {
    await until(() => expect(element('main h1')).toBeVisible())
  }),
}
export const New: StoryObj = {
  name: '新建邮件 · 地址里的筛选、实时人数和样例 / A new one: the filter of the address, how many, the first of them [CONF-03]',
  play: visit(fresh, async ({ see }) => {
    await until(() => expect(element('[data-matching="128"]')).toBeVisible())
    await see('button', 'campaign.begin')
  }),
}
export const NewMany: StoryObj = {
  name: '新建邮件 · 超过 500 人须第二人确认 / More than 500: a second person',
  play: visit(
    {
      ...fresh,
      network: () => [
        altered('measureAudience', (happy) => ({ ...happy, matching: 640, needs_second: true })),
      ],
    },
    ({ read }) => read('campaign.many'),
  ),
}
export const NewUncounted: StoryObj = {
  name: '新建邮件 · 人数没有读到，可重试 / How many could not be counted: retry',
  play: visit({ ...fresh, network: () => [fault('measureAudience', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const NewRefused: StoryObj = {
  name: '新建邮件 · 没有建立，可再试 / It could not be begun: again',
  play: visit({ ...fresh, network: () => [fault('createCampaign', '500')] }, async ({ press, read }) => {
    await press('campaign.begin')
    await read('error.kind.server')
  }),
}
export const Draft: StoryObj = {
  name: '草稿 · 中英文并排、发送时间与发送前的步骤 / A draft: both languages, when, and what comes before [CONF-03]',
  play: visit(one, async ({ see, read }) => {
    await see('heading', 'campaign.steps')
    await read('campaign.step.test')
    await see('heading', 'campaign.preview')
  }),
}
export const Unsaved: StoryObj = {
  name: '草稿 · 有未保存的修改：先保存，再测试和发送 / Changes that are not saved come before testing and sending',
  play: visit(one, async ({ fill, read }) => {
    await fill('campaign.field.title', '{{name}}，请尽快缴费')
    await read('campaign.steps.unsaved')
  }),
}
export const PlaceholderWrong: StoryObj = {
  name: '草稿 · 无法识别的占位符，已填内容保留 / A placeholder that nobody knows: what was typed stays',
  play: visit(one, async ({ stage, fill, press, read }) => {
    await fill('campaign.field.title', 'x')
    const field = element<HTMLInputElement>('[name="title"]')
    await stage.user.clear(field)
    await stage.user.paste('{{adress}}')
    await press('campaign.save')
    await read('error.placeholderUnknown')
    await expect(field.value).toBe('{{adress}}')
  }),
}
export const Conflict: StoryObj = {
  name: '草稿 · 他人已保存：先看对方的，再决定 / Somebody else has saved: seen first, then decided',
  play: visit(
    { ...one, network: () => [refuse('saveCampaign', 'versionConflict')] },
    async ({ fill, press, see }) => {
      await fill('campaign.field.title', '{{name}}，请尽快缴费')
      await press('campaign.save')
      await see('button', 'campaign.conflict.keep')
      await see('button', 'campaign.conflict.drop')
    },
  ),
}
export const Tested: StoryObj = {
  name: '草稿 · 测试邮件已发，等待确认无误 / The test mail was sent and waits to be read',
  play: visit(as({ was_tested: true }), ({ see }) => see('button', 'record.do.campaign.see')),
}
export const SecondAsked: StoryObj = {
  name: '草稿 · 撰写人：已请第二人确认 / Its author has asked a second person',
  play: visit(
    as({ was_tested: true, is_seen: true, needs_second: true, is_asked: true, matching: 640 }),
    ({ read }) => read('campaign.step.asked'),
  ),
}
export const SecondConfirms: StoryObj = {
  name: '草稿 · 另一位成员：确认可以发送 / Somebody else confirms it [CONF-03]',
  play: visit(
    as({ was_tested: true, is_seen: true, needs_second: true, is_own: false, matching: 640 }),
    async ({ press, read }) => {
      await press('record.do.campaign.confirm')
      await dialog()
      await read('shell.close')
    },
  ),
}
export const NotYet: StoryObj = {
  name: '草稿 · 还不能发送：服务器说明缺什么 / Not yet: the server says what is missing',
  play: visit(
    {
      ...as({ timing: 'now', due_at: null }),
      network: () => [
        altered('getCampaign', (happy) => ({ ...happy, timing: 'now' as const, due_at: null })),
        refuse('fireRecord', 'campaignNotSeen'),
      ],
    },
    async ({ stage, press, read }) => {
      await press('record.do.campaign.send')
      const box = await dialog()
      const label = stage.say('record.do.campaign.send')
      const button = [...box.querySelectorAll('button')].find((each) => each.textContent === label)
      if (button === undefined) throw new Error('there is no button')
      await stage.user.click(button)
      await read('shell.understood')
    },
  ),
}
export const Scheduled: StoryObj = {
  name: '已定时 · 何时发送、现在多少人 / Scheduled: when, and how many match now',
  play: visit(as({ state: 'scheduled', version: 4 }), ({ see }) =>
    see('button', 'record.do.campaign.unschedule'),
  ),
}
export const Sending: StoryObj = {
  name: '发送中 · 每个数字打开它的名单 / Being sent: each number opens its list [MSG-01]',
  play: visit(as({ state: 'sending', version: 5, counts }), async ({ stage, see }) => {
    await see('button', 'record.do.campaign.pause')
    await stage.user.click(await until(() => element<HTMLElement>('[data-count="failed"]')))
    await until(() => expect(element('[data-count="failed"]').getAttribute('aria-pressed')).toBe('true'))
  }),
}
export const Paused: StoryObj = {
  name: '已暂停 / Paused',
  play: visit(as({ state: 'paused', version: 6, counts }), ({ see }) =>
    see('button', 'record.do.campaign.resume'),
  ),
}
export const Sent: StoryObj = {
  name: '已发送 · 失败和无法确认的可以重新发送 / Sent: what failed or is uncertain can be sent again [MSG-01]',
  play: visit(as({ state: 'sent', version: 6, counts: settled }), async ({ stage, read }) => {
    await until(() => expect(element('[data-state="uncertain"]')).toBeVisible())
    await stage.user.click(await until(() => element<HTMLElement>('[data-state="uncertain"] button')))
    await dialog()
    await read('shell.close')
  }),
}
export const RecipientsFailed: StoryObj = {
  name: '已发送 · 名单没有读到，可重试 / Its list could not be read: retry',
  play: visit(
    {
      ...one,
      network: () => [
        altered('getCampaign', (happy) => ({ ...happy, state: 'sent' as const, counts: settled })),
        fault('listRecipients', '500'),
      ],
    },
    ({ see }) => see('button', 'state.retry'),
  ),
}
export const Cancelled: StoryObj = {
  name: '已取消 / Cancelled',
  play: visit(as({ state: 'cancelled', version: 2 }), ({ read }) => read('record.state.campaign.cancelled')),
}
export const Why: StoryObj = {
  name: '某人为什么收不到：不符合筛选条件 / Why somebody gets nothing: the filter does not mean them [CONF-03]',
  play: visit(one, async ({ stage, fill, press }) => {
    await fill('campaign.why.field', '林梅')
    await press('campaign.why.search')
    const row = await until(() => element<HTMLElement>('[data-why="filtered"]'))
    await expect(row.textContent).toContain(stage.say('campaign.filter.state'))
  }),
}
export const WhyNobody: StoryObj = {
  name: '某人为什么收不到：没有报名 / Why somebody gets nothing: nobody like that has registered',
  play: visit(
    { ...one, network: () => [altered('explainRecipient', () => ({ list: [], total: 0 }))] },
    async ({ fill, press, read }) => {
      await fill('campaign.why.field', '张三')
      await press('campaign.why.search')
      await read('campaign.why.nobody')
    },
  ),
}
export const Gone: StoryObj = {
  name: '邮件 · 不存在 / No such mail',
  play: visit({ ...one, network: () => [refuse('getCampaign', 'notFound')] }, async () => {
    await until(() => expect(element('main h1')).toBeVisible())
  }),
}
