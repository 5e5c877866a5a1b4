import type { Words } from '../shared/words.ts'

export const inbox: Words = {
  area: 'commerce',
  rank: 3,
  title: { 'zh-CN': '控制台待办', en: 'Console inbox' },
  purpose: {
    'zh-CN':
      '按账号的角色打开审核、开票、退款、转账凭证等队列，并显示各有多少待办；没有角色的账号会得到说明。',
    en: 'Opens the queues of the account’s parts (approvals, invoices, refunds, transfers …) with how much waits in each; an account without a part is told so.',
  },
  rules: ['ORG-03', 'INV-02', 'ORD-05'],
  states: {
    'inbox.loading': { 'zh-CN': '正在加载', en: 'Loading' },
    'inbox.failed': { 'zh-CN': '加载失败', en: 'Could not be loaded' },
    'inbox.closed': { 'zh-CN': '账号没有角色', en: 'No part was given' },
    'inbox.open': { 'zh-CN': '已打开', en: 'Open' },
    'inbox.open.ready': { 'zh-CN': '可以办理', en: 'Ready to work' },
    'inbox.open.refreshing': { 'zh-CN': '正在更新数目', en: 'Counting anew' },
  },
  events: {
    'inbox.retry': {
      by: 'visitor',
      says: { 'zh-CN': '加载失败后重试', en: 'Tries again after a failure' },
    },
    'inbox.refresh': {
      by: 'visitor',
      says: { 'zh-CN': '要求重新统计待办', en: 'Asks for the numbers anew' },
    },
  },
  actors: {
    fetchInbox: {
      by: 'server',
      says: { 'zh-CN': '查询可办理的队列和待办数', en: 'Asks which queues are open and what waits in them' },
    },
  },
  delays: {},
  guards: {
    hasPart: {
      'zh-CN': '账号至少可以办理一个队列',
      en: 'At least one queue is open to the account',
    },
  },
}
