import { commandWords } from '../../kinds/command/command.words.ts'
import { words } from '../shared/words.ts'

export const reviewerCommand = words({
  ...commandWords,
  area: 'papers',
  rank: 11,
  title: ['审稿人安排', 'Arranging reviewers'],
  purpose: [
    '会议主席对审稿人的一次操作：邀请、延期、重新邀请、取消，或维护审稿人库；被拒绝时说明原因，内容保留。',
    'One command of a chair about reviewers: asking, giving more time, asking again, cancelling, or changing the pool. A refusal says why, and what was typed stays.',
  ],
  rules: ['REV-01'],
  states: {
    'reviewerCommand.resting': ['等待操作', 'Waiting for a command'],
    'reviewerCommand.sending': ['正在提交', 'Sending'],
    'reviewerCommand.failed': ['未成功，说明原因', 'Not done, with the reason'],
  },
})
