import type { Words } from '../shared/words.ts'

export const operatorAct: Words = {
  area: 'commerce',
  rank: 23,
  title: { 'zh-CN': '管理员操作', en: 'Act of an administrator' },
  purpose: {
    'zh-CN':
      '管理员对后台任务、停发邮箱或账号的一次操作：先确认并写明原因，只执行一次；不能执行时说明为什么。',
    en: 'One act of an administrator on a job, a stopped address or an account: confirmed with a reason, done once; a refusal says why.',
  },
  rules: ['OPS-01'],
  states: {
    'operatorAct.asking': { 'zh-CN': '正在确认', en: 'Asking' },
    'operatorAct.sending': { 'zh-CN': '正在提交', en: 'Sending' },
    'operatorAct.refused': { 'zh-CN': '不能办理', en: 'Not possible' },
    'operatorAct.done': { 'zh-CN': '已完成', en: 'Done' },
    'operatorAct.closed': { 'zh-CN': '已关闭', en: 'Closed' },
  },
  events: {
    'act.send': {
      by: 'visitor',
      says: { 'zh-CN': '管理员确认操作', en: 'The administrator confirms the act' },
    },
    'act.close': {
      by: 'visitor',
      says: { 'zh-CN': '管理员关闭对话框', en: 'The administrator closes the dialog' },
    },
  },
  actors: {
    sendAct: {
      by: 'server',
      says: {
        'zh-CN': '提交操作，由服务器执行并记入审计日志，或说明为何拒绝',
        en: 'Sends it; the server does it and writes it down, or refuses with a named reason',
      },
    },
  },
  delays: {},
  guards: {
    isInTheWay: {
      'zh-CN': '服务器因规则或对象的变化拒绝，改写内容也无济于事',
      en: 'The server refuses because of a rule or of what became of the thing: other words would not help',
    },
  },
}
