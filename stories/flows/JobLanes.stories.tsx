import type { Meta, StoryObj } from '@storybook/react-vite'

import type { LaneCard } from '../../src/contract/jobs.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { operators } from '../../workbench/harness/stage/operators.ts'
import { dialog } from '../../workbench/harness/stage/pageActions.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Lanes of jobs' } satisfies Meta
export default meta

export const Loading: StoryObj = { name: '任务队列 · 正在加载 / Loading', ...reach('jobLanes.loading') }
export const Failed: StoryObj = { name: '任务队列 · 加载失败 / Failed: retry', ...reach('jobLanes.failed') }
export const Ready: StoryObj = { name: '任务队列 · 可查看 / Ready', ...reach('jobLanes.shown.ready') }
export const Looking: StoryObj = {
  name: '任务队列 · 自动查看有无变化 / Looking by itself',
  ...reach('jobLanes.shown.looking'),
}

const at = (change: Partial<LaneCard>, others: Partial<LaneCard> = {}) =>
  ({
    at: '/console/jobs',
    signedIn: true,
    network: () => [
      ...operators(),
      altered('getLanes', ({ lanes }) => ({
        lanes: lanes.map((card) => ({ ...card, ...(card.lane === 'mail' ? change : others) })),
      })),
    ],
  }) as const
const nothing = { waiting: 0, running: 0, dead: 0, oldest_seconds: null, breaker: null }
const held = {
  waiting: 64,
  running: 0,
  dead: 0,
  oldest_seconds: 5400,
  breaker: { since: '2026-11-21T01:30:00.000Z', next_try_seconds: 40, failures: 7, fault: 'unreachable' },
}

export const Empty: StoryObj = {
  name: '任务队列 · 没有待办 / Nothing waits',
  parameters: { state: 'jobLanes.shown.ready' },
  play: visit(at(nothing, nothing), ({ read }) => read('operators.lane.nothing')),
}
export const Healthy: StoryObj = {
  name: '任务队列 · 正常执行 / Healthy',
  parameters: { state: 'jobLanes.shown.ready' },
  play: visit(at({ waiting: 12, running: 3, dead: 0, oldest_seconds: 6 }), ({ read }) =>
    read('operators.lane.age.seconds', { n: 6 }),
  ),
}
export const Held: StoryObj = {
  name: '任务队列 · 邮件服务器无法连接 / The mail server cannot be reached',
  parameters: { state: 'jobLanes.shown.ready' },
  play: visit(at(held), ({ read }) => read('operators.lane.next', { seconds: 40 })),
}
export const TryNow: StoryObj = {
  name: '任务队列 · 立即再试 / Try now',
  parameters: { state: 'operatorAct.asking' },
  play: visit(at(held), async ({ press }) => {
    await press('operators.act.tryLane')
    await dialog()
  }),
}
export const Dead: StoryObj = {
  name: '任务队列 · 有失败的任务 / Failed jobs',
  parameters: { state: 'operatorAct.asking' },
  play: visit(at({ ...nothing, dead: 4 }), async ({ press }) => {
    await press('operators.act.retryLane')
    await dialog()
  }),
}
