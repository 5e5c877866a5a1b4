import { words } from '../shared/words.ts'

export const assignmentProposal = words({
  area: 'papers',
  rank: 12,
  title: ['自动分配审稿人', 'Automatic assignment'],
  purpose: [
    '为全部在审论文一次性推荐审稿人：先看推荐和理由，再发出邀请，每条邀请各有结果。',
    'Reviewers for all papers under review at once: proposed with reasons, looked at, and only then invited, each with its own result.',
  ],
  rules: ['REV-01'],
  states: {
    'assignmentProposal.none': ['尚无推荐', 'No proposal'],
    'assignmentProposal.making': ['正在计算', 'Computing'],
    'assignmentProposal.proposed': ['推荐待确认', 'Proposed, to be looked at'],
    'assignmentProposal.applying': ['正在发出邀请', 'Sending the invitations'],
    'assignmentProposal.applied': ['邀请已发出，逐条有结果', 'Sent, with a result for each'],
  },
  events: {
    'proposal.make': ['visitor', '主席要求推荐', 'The chair asks for a proposal'],
    'proposal.apply': ['visitor', '主席确认并发出邀请', 'The chair sends the invitations'],
    'proposal.drop': ['visitor', '主席放弃推荐', 'The chair drops the proposal'],
  },
  actors: {
    proposeAssignment: [
      'server',
      '按专长、负荷和利益冲突求最优分配，不写入数据',
      'Finds the best assignment by expertise, load and conflicts, and writes nothing',
    ],
    applyAssignment: ['server', '逐条发出邀请', 'Sends the invitations one by one'],
  },
})
