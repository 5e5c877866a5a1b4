import type { Meta, StoryObj } from '@storybook/react-vite'

import { refuse } from '../../mocks/handlers.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Console beside a page' } satisfies Meta
export default meta

const keeps = (at: string, section = true) =>
  visit({ at, signedIn: true }, ({ stage }) =>
    until(() => {
      const nav = element(`main nav[aria-label="${stage.say('console.queues')}"]`)
      expect(nav.querySelector('a[href="/console/papers"]')?.getAttribute('aria-current')).toBe(
        section ? 'page' : null,
      )
    }),
  )

export const Assignment: StoryObj = {
  name: '审稿人分配 · 保留控制台导航 / The assignment keeps the console beside it',
  play: keeps('/console/papers/1/assignment'),
}
export const Reviewers: StoryObj = {
  name: '论文审稿人 · 保留控制台导航 / The reviewers of a paper keep it',
  play: keeps('/console/paper/1/reviewers'),
}
export const Decision: StoryObj = {
  name: '评审决定 · 保留控制台导航 / The decision keeps it',
  play: keeps('/console/paper/1/decision'),
}
export const Settings: StoryObj = {
  name: '论文设置 · 保留控制台导航 / The settings of papers keep it',
  play: keeps('/console/papers/1/settings'),
}
export const Record: StoryObj = {
  name: '论文记录 · 保留控制台导航 / The record of a paper keeps it',
  play: keeps('/console/paper/1', false),
}
export const Owner: StoryObj = {
  name: '记录 · 无控制台权限的本人没有导航 / Whoever has no part sees the record alone',
  play: visit(
    {
      at: '/console/paper/1',
      signedIn: true,
      network: () => [altered('getConsole', (happy) => ({ ...happy, roles: [], queues: [] }))],
    },
    async ({ stage }) => {
      await until(() => element('main h1'))
      expect(document.querySelector(`main nav[aria-label="${stage.say('console.queues')}"]`)).toBeNull()
    },
  ),
}
export const Unknown: StoryObj = {
  name: '陌生人打开审稿人页：无此页面 / A stranger at the reviewers of a paper: no such page [NAV-07]',
  play: visit(
    {
      at: '/console/paper/1/reviewers',
      signedIn: true,
      network: () => [
        refuse('getPaperReviewers', 'notFound'),
        altered('getConsole', (happy) => ({ ...happy, roles: [], queues: [] })),
      ],
    },
    ({ read }) => read('page.404.title'),
  ),
}

const closed = () => altered('getConsole', (happy) => ({ ...happy, roles: [], queues: [] }))
const forbidden = (at: string) =>
  visit({ at, signedIn: true, network: () => [closed()] }, async ({ read }) => {
    await read('page.203.title')
    expect(document.querySelector('main form')).toBeNull()
  })
const foreign = (at: string) =>
  visit(
    {
      at,
      signedIn: true,
      network: () => [
        refuse('countDeskPapers', 'notFound', { field: 'conference_id' }),
        refuse('listDeskPapers', 'notFound', { field: 'conference_id' }),
      ],
    },
    async ({ read }) => {
      await read('page.404.title')
      expect(document.querySelector('main form')).toBeNull()
    },
  )

export const NoAccounts: StoryObj = {
  name: '陌生人打开账号管理：无权查看 / A stranger at the accounts: not for this account [NAV-07]',
  play: forbidden('/console/users'),
}
export const NoAudit: StoryObj = {
  name: '陌生人打开操作日志：无权查看 / A stranger at the audit: not for this account [NAV-07]',
  play: forbidden('/console/audit'),
}
export const ForeignDesk: StoryObj = {
  name: '他人会议的稿件：无此页面 / The papers of a foreign conference: no such page [NAV-07]',
  play: foreign('/console/papers/9'),
}
export const ForeignSheets: StoryObj = {
  name: '他人会议的表格：无此页面 / The sheets of a foreign conference: no such page [NAV-07]',
  play: foreign('/console/papers/9/sheets'),
}
