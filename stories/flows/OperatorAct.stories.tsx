import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { operators } from '../../workbench/harness/stage/operators.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'
import { dialog } from '../../workbench/harness/stage/pageActions.ts'

const meta = { title: 'Flows/Act of an administrator' } satisfies Meta
export default meta

export const Asking: StoryObj = { name: '恢复发送 · 填写原因 / Asking', ...reach('operatorAct.asking') }
export const Sending: StoryObj = { name: '恢复发送 · 正在提交 / Sending', ...reach('operatorAct.sending') }
export const Refused: StoryObj = {
  name: '恢复发送 · 不能办理 / Not possible',
  ...reach('operatorAct.refused'),
}
export const Done: StoryObj = { name: '恢复发送 · 已完成 / Done', ...reach('operatorAct.done') }
export const Closed: StoryObj = {
  name: '恢复发送 · 什么也没有改变 / Closed, nothing changed',
  ...reach('operatorAct.closed'),
}

const dead = { at: '/console/jobs', signedIn: true, network: operators } as const

export const GivenUp: StoryObj = {
  name: '后台任务 · 待处理 / Jobs that were given up',
  parameters: { state: 'inbox.open.ready' },
  play: visit(dead, ({ read }) => read('operators.act.retryJobs')),
}
export const RetryAll: StoryObj = {
  name: '后台任务 · 全部重试 / Try all again',
  parameters: { state: 'operatorAct.asking' },
  play: visit(dead, async ({ press }) => {
    await press('operators.act.retryJobs')
    await dialog()
  }),
}
export const NothingGivenUp: StoryObj = {
  name: '后台任务 · 没有待处理的 / Nothing was given up',
  parameters: { state: 'inbox.open.ready' },
  play: visit(
    { ...dead, network: () => [...operators(), altered('listJobs', () => ({ list: [], total: 0 }))] },
    ({ read }) => read('operators.empty.dead'),
  ),
}
export const Stopped: StoryObj = {
  name: '后台任务 · 停发邮箱 / Stopped addresses',
  parameters: { state: 'inbox.open.ready' },
  play: visit({ ...dead, at: '/console/jobs?side=stopped' }, ({ read }) => read('operators.stopped.smtp')),
}
export const Accounts: StoryObj = {
  name: '账号 · 列表 / Accounts',
  parameters: { state: 'inbox.open.ready' },
  play: visit({ ...dead, at: '/console/users?role=organizer' }, ({ read }) =>
    read('operators.account.since'),
  ),
}
export const NoAccounts: StoryObj = {
  name: '账号 · 没有找到 / No account fits',
  parameters: { state: 'inbox.open.ready' },
  play: visit(
    {
      ...dead,
      at: '/console/users?q=nobody',
      network: () => [...operators(), altered('findAccounts', () => ({ list: [], total: 0 }))],
    },
    ({ read }) => read('operators.empty.accounts'),
  ),
}
export const GrantRole: StoryObj = {
  name: '账号 · 授予角色 / Give a role',
  parameters: { state: 'operatorAct.asking' },
  play: visit({ ...dead, at: '/console/users/8' }, async ({ press }) => {
    await press('operators.act.grantRole')
    await dialog()
  }),
}
export const Locked: StoryObj = {
  name: '账号 · 已锁定 / A locked account',
  parameters: { state: 'accountRecord.open.status.locked' },
  play: visit(
    {
      ...dead,
      at: '/console/users/8',
      network: (language) => [...operators(), altered('getAccount', () => fixturesFor(language).lockAccount)],
    },
    ({ read }) => read('operators.act.unlockAccount'),
  ),
}
export const Audit: StoryObj = {
  name: '审计日志 / Audit log',
  parameters: { state: 'inbox.open.ready' },
  play: visit({ ...dead, at: '/console/audit?entity=user&entity_id=8' }, ({ read }) =>
    read('operators.audit.count', { total: 2 }),
  ),
}
