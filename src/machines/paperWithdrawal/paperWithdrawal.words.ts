import { words } from '../shared/words.ts'

export const paperWithdrawal = words({
  area: 'papers',
  rank: 9,
  title: ['撤回论文', 'Withdrawal'],
  purpose: [
    '作者查看论文进展，输入确认文字并说明原因后撤回论文；截止前可以取消撤回。',
    'An author follows a paper, withdraws it by typing a word or its title with a reason, and takes that back before the deadline.',
  ],
  rules: ['PAP-01', 'PAP-03'],
  states: {
    'paperWithdrawal.loading': ['正在打开论文', 'Opening the paper'],
    'paperWithdrawal.failed': ['打不开，可重试', 'Could not be opened: retry'],
    'paperWithdrawal.shown': ['查看论文进展', 'The paper is shown'],
    'paperWithdrawal.asking': ['等待确认撤回', 'Waiting for the confirmation'],
    'paperWithdrawal.withdrawing': ['正在撤回', 'Withdrawing'],
    'paperWithdrawal.reviving': ['正在取消撤回', 'Undoing the withdrawal'],
    'paperWithdrawal.rereading': ['被拒绝，正在取最新状态', 'Refused: asking how the paper is now'],
  },
  events: {
    'paper.retry': ['visitor', '作者要求重试', 'The author tries again'],
    'withdrawal.ask': ['visitor', '作者要撤回论文', 'The author wants to withdraw it'],
    'withdrawal.send': [
      'visitor',
      '作者输入确认文字和原因',
      'The author types the confirmation and the reason',
    ],
    'withdrawal.dismiss': ['visitor', '作者关闭对话框', 'The author closes the dialog'],
    'paper.revive': ['visitor', '作者取消撤回', 'The author undoes the withdrawal'],
  },
  actors: {
    readPaper: ['server', '取论文', 'Asks for the paper'],
    rereadPaper: ['server', '取论文的最新状态', 'Asks how the paper is now'],
    withdrawPaper: ['server', '核对确认文字，撤回论文', 'Checks the confirmation and withdraws the paper'],
    revivePaper: ['server', '取消撤回', 'Takes the withdrawal back'],
  },
  guards: {
    canWithdraw: ['论文已提交且未出版', 'The paper was submitted and is not published'],
    canRevive: ['论文已撤回，投稿未截止', 'The paper is withdrawn and submissions are open'],
    isInTheWay: [
      '论文的状态已变，或期限已过，换文字无济于事',
      'The paper moved on or its time is over: other words would not help',
    ],
  },
})
