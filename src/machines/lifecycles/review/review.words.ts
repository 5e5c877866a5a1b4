import type { Words } from '../../shared/words.ts'
import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'

export const review: Words = {
  area: 'papers',
  rank: 2,
  title: { 'zh-CN': '审稿', en: 'Review' },
  purpose: {
    'zh-CN':
      '一位审稿人对一篇论文一轮的审稿：先答复邀请，接受后才能看到全文，在期限内撰写、提交，决定拟定前可修改。',
    en: 'One reviewer’s work on one paper in one round: the request is answered first, the full paper opens once it is accepted, and the review is written, submitted and amended until a decision is prepared.',
  },
  rules: ['REV-01', 'REV-02'],
  states: {
    'review.pending': { 'zh-CN': '待答复', en: 'Pending' },
    'review.pending.waiting': { 'zh-CN': '等待审稿人答复', en: 'The reviewer has not answered' },
    'review.pending.expired': {
      'zh-CN': '逾期未答复，论文不可见',
      en: 'Not answered in time: the paper is hidden',
    },
    'review.pending.cancelled': { 'zh-CN': '邀请已取消', en: 'The invitation is cancelled' },
    'review.accepted': { 'zh-CN': '已接受', en: 'Accepted' },
    'review.accepted.reading': { 'zh-CN': '可以阅读全文', en: 'The full paper is open' },
    'review.accepted.drafting': { 'zh-CN': '撰写中，草稿已保存', en: 'Being written, the draft is kept' },
    'review.accepted.submitted': { 'zh-CN': '已提交', en: 'Submitted' },
    'review.accepted.acknowledged': { 'zh-CN': '会务组已确认', en: 'Acknowledged by the organizers' },
    'review.accepted.expired': {
      'zh-CN': '逾期未提交，草稿保留，论文不可见',
      en: 'Not submitted in time: the draft is kept, the paper is hidden',
    },
    'review.accepted.cancelled': { 'zh-CN': '已取消', en: 'Cancelled' },
    'review.rejected': { 'zh-CN': '已谢绝，论文不可见', en: 'Declined: the paper is hidden' },
  },
  events: {
    'facts.learned': factsLearned,
    'review.accept': {
      by: 'owner',
      says: {
        'zh-CN': '审稿人接受邀请，确认无利益冲突并承诺保密',
        en: 'The reviewer accepts, denies a conflict of interest and promises confidentiality',
      },
    },
    'review.reject': {
      by: 'owner',
      says: {
        'zh-CN': '审稿人谢绝或中途退出，并说明原因',
        en: 'The reviewer declines or steps down, and says why',
      },
    },
    'review.expire': { by: 'clock', says: { 'zh-CN': '期限已过', en: 'The time is over' } },
    'review.extend': {
      by: 'organizer',
      says: { 'zh-CN': '主办方延长期限', en: 'An organizer gives more time' },
    },
    'review.resend': {
      by: 'organizer',
      says: { 'zh-CN': '主办方重新邀请', en: 'An organizer invites again' },
    },
    'review.draft': {
      by: 'owner',
      says: { 'zh-CN': '审稿人撰写，草稿保存', en: 'The reviewer writes, the draft is kept' },
    },
    'review.submit': { by: 'owner', says: { 'zh-CN': '审稿人提交意见', en: 'The reviewer submits' } },
    'review.amend': {
      by: 'owner',
      says: {
        'zh-CN': '审稿人在决定拟定前修改意见',
        en: 'The reviewer amends it before a decision is prepared',
      },
    },
    'review.acknowledge': {
      by: 'organizer',
      says: { 'zh-CN': '主办方确认审稿意见', en: 'An organizer acknowledges it' },
    },
    'review.cancel': {
      by: 'organizer',
      says: { 'zh-CN': '主办方取消审稿，并说明原因', en: 'An organizer cancels it and says why' },
    },
    'review.close': {
      by: 'server',
      says: { 'zh-CN': '论文已有决定或已撤回', en: 'The paper is decided or withdrawn' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isResponseOpen: { 'zh-CN': '仍在答复期限内', en: 'The time to answer is not over' },
    isResponseOver: { 'zh-CN': '答复期限已过', en: 'The time to answer is over' },
    isReviewOpen: { 'zh-CN': '仍在审稿期限内', en: 'The time to review is not over' },
    isReviewOver: { 'zh-CN': '审稿期限已过', en: 'The time to review is over' },
    isFree: { 'zh-CN': '确认没有利益冲突', en: 'No conflict of interest' },
    isConfidential: { 'zh-CN': '已承诺保密', en: 'Confidentiality is promised' },
    hasReason,
    isComplete: {
      'zh-CN': '有推荐意见和给作者的评语',
      en: 'A recommendation and comments to the authors are there',
    },
    isUndecided: { 'zh-CN': '尚未拟定决定', en: 'No decision is prepared' },
    hasDraft: { 'zh-CN': '已写过内容', en: 'Something was written' },
  },
  excused: {
    deadEnd: {
      'review.pending.cancelled': {
        'zh-CN': '取消的邀请留作记录。',
        en: 'A cancelled invitation stays on record.',
      },
      'review.accepted.acknowledged': {
        'zh-CN': '审稿到此完成。',
        en: 'The work is done.',
      },
      'review.accepted.cancelled': {
        'zh-CN': '取消的审稿留作记录。',
        en: 'A cancelled review stays on record.',
      },
    },
  },
}
