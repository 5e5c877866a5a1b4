import type { Words } from '../shared/words.ts'

export const paperWithdrawal: Words = {
  area: 'papers',
  rank: 9,
  title: { 'zh-CN': '撤回论文', en: 'Withdrawal' },
  purpose: {
    'zh-CN': '作者查看论文进展，输入确认文字并说明原因后撤回论文；截止前可以取消撤回。',
    en: 'An author follows a paper, withdraws it by typing a word or its title with a reason, and takes that back before the deadline.',
  },
  rules: ['PAP-01', 'PAP-03'],
  states: {
    'paperWithdrawal.loading': { 'zh-CN': '正在打开论文', en: 'Opening the paper' },
    'paperWithdrawal.failed': { 'zh-CN': '打不开，可重试', en: 'Could not be opened: retry' },
    'paperWithdrawal.shown': { 'zh-CN': '查看论文进展', en: 'The paper is shown' },
    'paperWithdrawal.asking': { 'zh-CN': '等待确认撤回', en: 'Waiting for the confirmation' },
    'paperWithdrawal.withdrawing': { 'zh-CN': '正在撤回', en: 'Withdrawing' },
    'paperWithdrawal.reviving': { 'zh-CN': '正在取消撤回', en: 'Undoing the withdrawal' },
    'paperWithdrawal.rereading': {
      'zh-CN': '被拒绝，正在取最新状态',
      en: 'Refused: asking how the paper is now',
    },
  },
  events: {
    'paper.retry': { by: 'visitor', says: { 'zh-CN': '作者要求重试', en: 'The author tries again' } },
    'withdrawal.ask': {
      by: 'visitor',
      says: { 'zh-CN': '作者要撤回论文', en: 'The author wants to withdraw it' },
    },
    'withdrawal.send': {
      by: 'visitor',
      says: { 'zh-CN': '作者输入确认文字和原因', en: 'The author types the confirmation and the reason' },
    },
    'withdrawal.dismiss': {
      by: 'visitor',
      says: { 'zh-CN': '作者关闭对话框', en: 'The author closes the dialog' },
    },
    'paper.revive': {
      by: 'visitor',
      says: { 'zh-CN': '作者取消撤回', en: 'The author undoes the withdrawal' },
    },
  },
  actors: {
    readPaper: { by: 'server', says: { 'zh-CN': '取论文', en: 'Asks for the paper' } },
    rereadPaper: { by: 'server', says: { 'zh-CN': '取论文的最新状态', en: 'Asks how the paper is now' } },
    withdrawPaper: {
      by: 'server',
      says: { 'zh-CN': '核对确认文字，撤回论文', en: 'Checks the confirmation and withdraws the paper' },
    },
    revivePaper: { by: 'server', says: { 'zh-CN': '取消撤回', en: 'Takes the withdrawal back' } },
  },
  delays: {},
  guards: {
    canWithdraw: { 'zh-CN': '论文已提交且未出版', en: 'The paper was submitted and is not published' },
    canRevive: {
      'zh-CN': '论文已撤回，投稿未截止',
      en: 'The paper is withdrawn and submissions are open',
    },
    isInTheWay: {
      'zh-CN': '论文的状态已变，或期限已过，换文字无济于事',
      en: 'The paper moved on or its time is over: other words would not help',
    },
  },
}
