import type { Words } from '../shared/words.ts'

export const jobLanes: Words = {
  area: 'commerce',
  rank: 29,
  title: { 'zh-CN': '任务队列', en: 'Lanes of jobs' },
  purpose: {
    'zh-CN': '管理员查看各队列的等待、执行和失败情况，以及无法连接的服务何时再试；页面自动更新。',
    en: 'An administrator sees of each lane what waits, runs and was given up, and when a service that cannot be reached is tried again; the page looks again by itself.',
  },
  rules: ['OPS-01'],
  states: {
    'jobLanes.loading': { 'zh-CN': '正在加载', en: 'Loading' },
    'jobLanes.failed': { 'zh-CN': '加载失败', en: 'Could not be loaded' },
    'jobLanes.shown': { 'zh-CN': '已显示', en: 'Shown' },
    'jobLanes.shown.ready': { 'zh-CN': '可查看', en: 'Ready' },
    'jobLanes.shown.looking': { 'zh-CN': '自动查看有无变化', en: 'Looking by itself for what changed' },
  },
  events: {
    'lanes.retry': { by: 'visitor', says: { 'zh-CN': '加载失败后重试', en: 'Tries again after a failure' } },
    'page.aged': {
      by: 'browser',
      says: {
        'zh-CN': '页面重新可见，或可见时已过十秒',
        en: 'The page is shown again, or was visible for ten seconds',
      },
    },
  },
  actors: {
    fetchLanes: { by: 'server', says: { 'zh-CN': '查询各队列', en: 'Asks for the lanes' } },
    watchAge: {
      by: 'browser',
      says: {
        'zh-CN': '留意页面重新可见和每过十秒',
        en: 'Notices that the page is shown again, and each ten seconds',
      },
    },
  },
  delays: {},
  guards: {},
}
