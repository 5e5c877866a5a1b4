import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { fault, refuse } from '../../mocks/handlers.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/People' } satisfies Meta
export default meta

const people = { at: '/organizer/1/people', signedIn: true }
const nobody = altered('listPeople', () => ({ list: [], total: 0 }))

export const List: StoryObj = {
  name: '报名人员 · 名单：票种、状态、签到、论文、标签 / The list: type, state, who has signed in, paper, tags [CONF-03]',
  play: visit(people, ({ read }) => read('people.count', { total: 2 })),
}
export const Filtered: StoryObj = {
  name: '报名人员 · 筛选条件写在地址里 / The filter stands in the address [CONF-03]',
  play: visit(
    { ...people, at: '/organizer/1/people?q=linmei&state=paid&types=1&tags=3&signed_in=yes&paper=accepted' },
    async ({ see }) => {
      await see('button', 'people.filter.clear')
      await until(() => expect(element<HTMLInputElement>('main input[name=q]').value).toBe('linmei'))
      await until(() => expect(element<HTMLDetailsElement>('main details').open).toBe(true))
    },
  ),
}
export const Filtering: StoryObj = {
  name: '报名人员 · 选择条件后筛选，没有符合的人 / Filtered: nobody matches [CONF-03]',
  play: visit({ ...people, network: () => [nobody] }, async ({ stage, fill, press, read, see }) => {
    await fill('people.filter.q', 'zhouning')
    await press('people.filter.show')
    await read('people.empty.filtered')
    await until(() => expect(stage.address()).toBe('/organizer/1/people?q=zhouning'))
    await see('button', 'people.filter.clear')
  }),
}
export const Empty: StoryObj = {
  name: '报名人员 · 还没有人报名 / Nobody has registered',
  play: visit({ ...people, network: () => [nobody] }, ({ read }) => read('people.empty')),
}
export const LongTexts: StoryObj = {
  name: '报名人员 · 很长的姓名、单位和标签 / Long names, affiliations and tags',
  play: visit(
    {
      ...people,
      network: () => [
        altered('listPeople', ({ list, total }) => ({
          total,
          list: list.map((each) => ({
            ...each,
            name: 'Maximiliane-Friederike von und zu Hohenstein-Wittelsbach',
            affiliation: '国家重点基础研究发展计划新能源材料与器件联合实验室（筹）'.repeat(3),
            type: '提前注册的境外普通代表（含晚宴与参观）',
            tags: [1, 2, 3, 4].map((id) => ({ id, name: '需要安排轮椅与同声传译设备'.repeat(2) + id })),
          })),
        })),
      ],
    },
    ({ read }) => read('people.count', { total: 2 }),
  ),
}
export const Failed: StoryObj = {
  name: '报名人员 · 没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...people, network: () => [fault('getPeopleTools', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const ListFailed: StoryObj = {
  name: '报名人员 · 名单没有打开，条件还在 / The list could not be opened; the filter stays',
  play: visit({ ...people, network: () => [fault('listPeople', '500')] }, async ({ see }) => {
    await see('button', 'state.retry')
    await see('button', 'people.filter.show')
  }),
}
export const Limited: StoryObj = {
  name: '报名人员 · 查询太频繁，请稍候 / Asked too often',
  play: visit(
    { ...people, network: () => [refuse('listPeople', 'limited', { retryAfter: 30 })] },
    ({ see }) => see('button', 'state.retry'),
  ),
}
export const NotTheirs: StoryObj = {
  name: '报名人员 · 不在团队中：不存在 / Not in the team: it does not exist',
  play: visit({ ...people, network: () => [refuse('getPeopleTools', 'notFound')] }),
}

const person = { at: '/organizer/1/people/21', signedIn: true }

export const Person: StoryObj = {
  name: '报名信息 · 订单、签到、论文、酒店、证书、餐券、办理记录 / One person: order, ticket, papers, hotel, certificates, meals, history [CONF-03]',
  play: visit(person, async ({ read }) => {
    await read('people.history')
    await read('people.field.no')
  }),
}
export const PersonForSecretary: StoryObj = {
  name: '报名信息 · 会务组：看不到论文题目、餐券和发票 / For a secretary: no titles of papers, no meals, no invoice [CONF-03]',
  play: visit(
    {
      ...person,
      network: () => [
        altered('getPerson', (happy) => ({
          ...happy,
          parts: ['secretary' as const],
          meals: null,
          papers: happy.papers.map((each) => ({ ...each, title: '', opens: false })),
        })),
      ],
    },
    ({ read }) => read('people.papers'),
  ),
}
export const PersonClosed: StoryObj = {
  name: '报名信息 · 已关闭，什么都没有 / Closed, with nothing of their own',
  play: visit(
    {
      ...person,
      network: () => [
        altered('getPerson', (happy) => ({
          ...happy,
          state: 'closed' as const,
          closed_reason: 'organizer' as const,
          paid_at: null,
          invoice: 'to_be_invoiced.waiting',
          ticket: null,
          tags: [],
          papers: [],
          stays: [],
          certificates: [],
          meals: [],
          history: [],
        })),
      ],
    },
    ({ read }) => read('people.history.none'),
  ),
}
export const PersonFailed: StoryObj = {
  name: '报名信息 · 没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...person, network: () => [fault('getPerson', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const PersonUnknown: StoryObj = {
  name: '报名信息 · 不存在 / No such registration',
  play: visit({ ...person, network: () => [refuse('getPerson', 'notFound')] }),
}
