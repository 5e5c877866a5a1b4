import { words } from '../shared/words.ts'

export const inbox = words({
  area: 'commerce',
  rank: 3,
  title: ['控制台待办', 'Console inbox'],
  purpose: [
    '按账号的角色打开审核、开票、退款、转账凭证等队列，并显示各有多少待办；没有角色的账号会得到说明。',
    'Opens the queues of the account’s parts (approvals, invoices, refunds, transfers …) with how much waits in each; an account without a part is told so.',
  ],
  rules: ['ORG-03', 'INV-02', 'ORD-05'],
  states: {
    'inbox.failed': ['加载失败', 'Could not be loaded'],
    'inbox.closed': ['账号没有角色', 'No part was given'],
    'inbox.open': ['已打开', 'Open'],
    'inbox.open.ready': ['可以办理', 'Ready to work'],
    'inbox.open.refreshing': ['正在更新数目', 'Counting anew'],
  },
  events: {
    'inbox.retry': ['visitor', '加载失败后重试', 'Tries again after a failure'],
    'inbox.refresh': ['visitor', '要求重新统计待办', 'Asks for the numbers anew'],
  },
  actors: {
    fetchInbox: ['server', '查询可办理的队列和待办数', 'Asks which queues are open and what waits in them'],
  },
  guards: {
    hasPart: ['账号至少可以办理一个队列', 'At least one queue is open to the account'],
  },
})
