import type { Meta, StoryObj } from '@storybook/react-vite'

import { visit } from '../../workbench/harness/story/visit.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Console inbox' } satisfies Meta
export default meta

export const Loading: StoryObj = { name: '控制台 · 正在加载 / Loading', ...reach('inbox.loading') }
export const Failed: StoryObj = {
  name: '控制台 · 加载失败，可重试 / Failed: retry',
  ...reach('inbox.failed'),
}
export const Closed: StoryObj = {
  name: '控制台 · 账号没有角色 / No part was given',
  ...reach('inbox.closed'),
}
export const Ready: StoryObj = {
  name: '控制台 · 队列与待办 / Queues and what waits',
  ...reach('inbox.open.ready'),
}
export const Refreshing: StoryObj = {
  name: '控制台 · 正在更新数目，已有的还在 / Counting anew, what is known stays',
  ...reach('inbox.open.refreshing'),
}
export const NothingWaits: StoryObj = {
  name: '控制台 · 队列中没有待办 / Nothing waits',
  parameters: { state: 'inbox.open.ready' },
  play: visit(
    {
      at: '/console',
      signedIn: true,
      network: () => [altered('listQueue', () => ({ list: [], total: 0 }))],
    },
    ({ read }) => read('console.empty.orders'),
  ),
}
