import type { Words } from '../shared/words.ts'

export const assignmentProposal: Words = {
  area: 'papers',
  rank: 12,
  title: { 'zh-CN': '自动分配审稿人', en: 'Automatic assignment' },
  purpose: {
    'zh-CN': '为全部在审论文一次性推荐审稿人：先看推荐和理由，再发出邀请，每条邀请各有结果。',
    en: 'Reviewers for all papers under review at once: proposed with reasons, looked at, and only then invited, each with its own result.',
  },
  rules: ['REV-01'],
  states: {
    'assignmentProposal.none': { 'zh-CN': '尚无推荐', en: 'No proposal' },
    'assignmentProposal.making': { 'zh-CN': '正在计算', en: 'Computing' },
    'assignmentProposal.proposed': { 'zh-CN': '推荐待确认', en: 'Proposed, to be looked at' },
    'assignmentProposal.applying': { 'zh-CN': '正在发出邀请', en: 'Sending the invitations' },
    'assignmentProposal.applied': { 'zh-CN': '邀请已发出，逐条有结果', en: 'Sent, with a result for each' },
  },
  events: {
    'proposal.make': {
      by: 'visitor',
      says: { 'zh-CN': '主席要求推荐', en: 'The chair asks for a proposal' },
    },
    'proposal.apply': {
      by: 'visitor',
      says: { 'zh-CN': '主席确认并发出邀请', en: 'The chair sends the invitations' },
    },
    'proposal.drop': { by: 'visitor', says: { 'zh-CN': '主席放弃推荐', en: 'The chair drops the proposal' } },
  },
  actors: {
    proposeAssignment: {
      by: 'server',
      says: {
        'zh-CN': '按专长、负荷和利益冲突求最优分配，不写入数据',
        en: 'Finds the best assignment by expertise, load and conflicts, and writes nothing',
      },
    },
    applyAssignment: {
      by: 'server',
      says: { 'zh-CN': '逐条发出邀请', en: 'Sends the invitations one by one' },
    },
  },
  delays: {},
  guards: {},
}
