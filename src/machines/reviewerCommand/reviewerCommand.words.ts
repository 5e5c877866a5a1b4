import { commandWords } from '../../kinds/command/command.words.ts'
import type { Words } from '../shared/words.ts'

export const reviewerCommand: Words = {
  ...commandWords,
  area: 'papers',
  rank: 11,
  title: { 'zh-CN': '审稿人安排', en: 'Arranging reviewers' },
  purpose: {
    'zh-CN':
      '会议主席对审稿人的一次操作：邀请、延期、重新邀请、取消，或维护审稿人库；被拒绝时说明原因，内容保留。',
    en: 'One command of a chair about reviewers: asking, giving more time, asking again, cancelling, or changing the pool. A refusal says why, and what was typed stays.',
  },
  rules: ['REV-01'],
  states: {
    'reviewerCommand.resting': { 'zh-CN': '等待操作', en: 'Waiting for a command' },
    'reviewerCommand.sending': { 'zh-CN': '正在提交', en: 'Sending' },
    'reviewerCommand.failed': { 'zh-CN': '未成功，说明原因', en: 'Not done, with the reason' },
  },
}
