import { words } from '../shared/words.ts'

export const operatorAct = words({
  area: 'commerce',
  rank: 23,
  title: ['管理员操作', 'Act of an administrator'],
  purpose: [
    '管理员对后台任务、停发邮箱或账号的一次操作：先确认并写明原因，只执行一次；不能执行时说明为什么。',
    'One act of an administrator on a job, a stopped address or an account: confirmed with a reason, done once; a refusal says why.',
  ],
  rules: ['OPS-01'],
  states: {
    'operatorAct.asking': ['正在确认', 'Asking'],
    'operatorAct.sending': ['正在提交', 'Sending'],
    'operatorAct.refused': ['不能办理', 'Not possible'],
    'operatorAct.done': ['已完成', 'Done'],
  },
  events: {
    'act.send': ['visitor', '管理员确认操作', 'The administrator confirms the act'],
    'act.close': ['visitor', '管理员关闭对话框', 'The administrator closes the dialog'],
  },
  actors: {
    sendAct: [
      'server',
      '提交操作，由服务器执行并记入审计日志，或说明为何拒绝',
      'Sends it; the server does it and writes it down, or refuses with a named reason',
    ],
  },
  guards: {
    isInTheWay: [
      '服务器因规则或对象的变化拒绝，改写内容也无济于事',
      'The server refuses because of a rule or of what became of the thing: other words would not help',
    ],
  },
})
