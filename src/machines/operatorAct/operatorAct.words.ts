import { dialogWords } from '../../kinds/command/command.words.ts'
import type { Words } from '../shared/words.ts'

export const operatorAct: Words = {
  ...dialogWords('operatorAct'),
  area: 'commerce',
  rank: 23,
  title: { 'zh-CN': '管理员操作', en: 'Act of an administrator' },
  purpose: {
    'zh-CN':
      '管理员对后台任务、停发邮箱或账号的一次操作：先确认并写明原因，只执行一次；不能执行时说明为什么。',
    en: 'One act of an administrator on a job, a stopped address or an account: confirmed with a reason, done once; a refusal says why.',
  },
  rules: ['OPS-01'],
}
