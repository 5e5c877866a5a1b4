import { words } from '../shared/words.ts'

export const jobLanes = words({
  area: 'commerce',
  rank: 29,
  title: ['任务队列', 'Lanes of jobs'],
  purpose: [
    '管理员查看各队列的等待、执行和失败情况，以及无法连接的服务何时再试；页面自动更新。',
    'An administrator sees of each lane what waits, runs and was given up, and when a service that cannot be reached is tried again; the page looks again by itself.',
  ],
  rules: ['OPS-01'],
  states: {
    'jobLanes.failed': ['加载失败', 'Could not be loaded'],
    'jobLanes.shown': ['已显示', 'Shown'],
    'jobLanes.shown.ready': ['可查看', 'Ready'],
    'jobLanes.shown.looking': ['自动查看有无变化', 'Looking by itself for what changed'],
  },
  events: {
    'lanes.retry': ['visitor', '加载失败后重试', 'Tries again after a failure'],
    'page.aged': [
      'browser',
      '页面重新可见，或可见时已过十秒',
      'The page is shown again, or was visible for ten seconds',
    ],
  },
  actors: {
    fetchLanes: ['server', '查询各队列', 'Asks for the lanes'],
    watchAge: [
      'browser',
      '留意页面重新可见和每过十秒',
      'Notices that the page is shown again, and each ten seconds',
    ],
  },
})
