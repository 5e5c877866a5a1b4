import { words } from '../../shared/words.ts'

export const review = words({
  area: 'papers',
  rank: 2,
  title: ['审稿', 'Review'],
  purpose: [
    '一位审稿人对一篇论文一轮的审稿：先答复邀请，接受后才能看到全文，在期限内撰写、提交，决定拟定前可修改。',
    'One reviewer’s work on one paper in one round: the request is answered first, the full paper opens once it is accepted, and the review is written, submitted and amended until a decision is prepared.',
  ],
  rules: ['REV-01', 'REV-02'],
  states: {
    'review.pending': ['待答复', 'Pending'],
    'review.pending.waiting': ['等待审稿人答复', 'The reviewer has not answered'],
    'review.pending.expired': ['逾期未答复，论文不可见', 'Not answered in time: the paper is hidden'],
    'review.pending.cancelled': ['邀请已取消', 'The invitation is cancelled'],
    'review.accepted': ['已接受', 'Accepted'],
    'review.accepted.reading': ['可以阅读全文', 'The full paper is open'],
    'review.accepted.drafting': ['撰写中，草稿已保存', 'Being written, the draft is kept'],
    'review.accepted.submitted': ['已提交', 'Submitted'],
    'review.accepted.acknowledged': ['会务组已确认', 'Acknowledged by the organizers'],
    'review.accepted.expired': [
      '逾期未提交，草稿保留，论文不可见',
      'Not submitted in time: the draft is kept, the paper is hidden',
    ],
    'review.rejected': ['已谢绝，论文不可见', 'Declined: the paper is hidden'],
  },
  events: {
    'review.accept': [
      'owner',
      '审稿人接受邀请，确认无利益冲突并承诺保密',
      'The reviewer accepts, denies a conflict of interest and promises confidentiality',
    ],
    'review.reject': [
      'owner',
      '审稿人谢绝或中途退出，并说明原因',
      'The reviewer declines or steps down, and says why',
    ],
    'review.expire': ['clock', '期限已过', 'The time is over'],
    'review.extend': ['organizer', '主办方延长期限', 'An organizer gives more time'],
    'review.resend': ['organizer', '主办方重新邀请', 'An organizer invites again'],
    'review.draft': ['owner', '审稿人撰写，草稿保存', 'The reviewer writes, the draft is kept'],
    'review.submit': ['owner', '审稿人提交意见', 'The reviewer submits'],
    'review.amend': [
      'owner',
      '审稿人在决定拟定前修改意见',
      'The reviewer amends it before a decision is prepared',
    ],
    'review.acknowledge': ['organizer', '主办方确认审稿意见', 'An organizer acknowledges it'],
    'review.cancel': ['organizer', '主办方取消审稿，并说明原因', 'An organizer cancels it and says why'],
    'review.close': ['server', '论文已有决定或已撤回', 'The paper is decided or withdrawn'],
  },
  guards: {
    isResponseOpen: ['仍在答复期限内', 'The time to answer is not over'],
    isResponseOver: ['答复期限已过', 'The time to answer is over'],
    isReviewOpen: ['仍在审稿期限内', 'The time to review is not over'],
    isReviewOver: ['审稿期限已过', 'The time to review is over'],
    isFree: ['确认没有利益冲突', 'No conflict of interest'],
    isConfidential: ['已承诺保密', 'Confidentiality is promised'],
    isComplete: ['有推荐意见和给作者的评语', 'A recommendation and comments to the authors are there'],
    isUndecided: ['尚未拟定决定', 'No decision is prepared'],
    hasDraft: ['已写过内容', 'Something was written'],
  },
  excused: {
    deadEnd: {
      'review.pending.cancelled': ['取消的邀请留作记录。', 'A cancelled invitation stays on record.'],
      'review.accepted.acknowledged': ['审稿到此完成。', 'The work is done.'],
      'review.accepted.cancelled': ['取消的审稿留作记录。', 'A cancelled review stays on record.'],
    },
  },
})
