import { dialogWords } from '../../kinds/command/command.words.ts'
import { words } from '../shared/words.ts'

export const operatorAct = words({
  ...dialogWords('operatorAct'),
  area: 'commerce',
  rank: 23,
  title: ['管理员操作', 'Act of an administrator'],
  purpose: [
    '管理员对后台任务、停发邮箱或账号的一次操作：先确认并写明原因，只执行一次；不能执行时说明为什么。',
    'One act of an administrator on a job, a stopped address or an account: confirmed with a reason, done once; a refusal says why.',
  ],
  rules: ['OPS-01'],
})
