import { words } from '../../shared/words.ts'

export const rebuttal = words({
  area: 'papers',
  rank: 16,
  title: ['作者答复', 'Rebuttal'],
  purpose: [
    '审稿意见齐全后、决定发布前，会务组可请通讯作者书面答复审稿意见：一份文字，截止前可修改；逾期或有决定后关闭。',
    'Once the reviews are in and before a decision, the organizers can ask the corresponding author for one written answer to them; it can be changed until its date, and ends with the decision.',
  ],
  rules: ['PAP-01'],
  states: {
    'rebuttal.unasked': ['尚未开启', 'Not asked for'],
    'rebuttal.awaited': ['待作者答复', 'Waiting for the author'],
    'rebuttal.answered': ['作者已答复', 'Answered'],
    'rebuttal.lapsed': ['逾期未答复', 'Not answered in time'],
  },
  events: {
    'rebuttal.open': [
      'organizer',
      '主办方开放作者答复，作者可看到审稿意见',
      'An organizer asks for it; the author sees the reviews',
    ],
    'rebuttal.submit': ['owner', '作者提交答复', 'The author submits the answer'],
    'rebuttal.amend': ['owner', '作者在截止前修改答复', 'The author changes it before its date'],
    'rebuttal.lapse': ['clock', '期限和宽限都已过', 'Its date and the grace are over'],
    'rebuttal.close': [
      'server',
      '论文已有决定或已撤回，作者答复随之关闭',
      'The paper is decided or withdrawn, and the rebuttal ends with it',
    ],
  },
  guards: {
    isAllowed: ['会议允许作者答复', 'The conference allows rebuttals'],
    isPaperActive: ['论文仍在等待这一轮的决定', 'The paper waits for a decision on this round'],
    hasReviews: ['审稿意见已齐全', 'The reviews are in'],
    isOpen: ['期限和宽限未过', 'Its date and the grace are not over'],
    isOver: ['期限和宽限已过', 'Its date and the grace are over'],
    isWritten: ['已填写答复', 'Something is written'],
    isShort: ['未超过字数上限', 'It is not longer than allowed'],
  },
})
