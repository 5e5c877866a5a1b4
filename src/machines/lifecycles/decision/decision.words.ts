import { words } from '../../shared/words.ts'

export const decision = words({
  area: 'papers',
  rank: 3,
  title: ['评审决定', 'Decision'],
  purpose: [
    '对论文某一轮的决定：先拟定，此时作者和审稿人看不到；再发布，论文随之变化，可多篇一起发布。',
    'A decision on one round of a paper: prepared where authors and reviewers do not see it, then released, often together with others; the paper moves with it.',
  ],
  rules: ['PAP-01'],
  states: {
    'decision.prepared': ['已拟定，尚未发布', 'Prepared, not released'],
    'decision.released': ['已发布', 'Released'],
    'decision.discarded': ['已作废', 'Discarded'],
  },
  events: {
    'decision.release': ['organizer', '主办方发布决定', 'An organizer releases it'],
    'decision.override': [
      'organizer',
      '审稿意见不足，主办方说明理由后发布',
      'An organizer releases it with too few reviews, and says why',
    ],
    'decision.discard': [
      'organizer',
      '主办方作废拟定的决定；论文撤回时由服务器作废',
      'An organizer discards it; the server does when the paper is withdrawn',
    ],
  },
  guards: {
    isPaperActive: ['论文仍在等待这一轮的决定', 'The paper waits for a decision on this round'],
    isPossible: ['当前阶段和轮次允许这一决定', 'Its stage and round allow this decision'],
    hasEnoughReviews: ['审稿意见已足够', 'There are enough reviews'],
  },
  excused: {
    deadEnd: {
      'decision.released': [
        '发布后不再改动；要改变结果，须在论文上由另一人同意后恢复评审。',
        'What is released stays; the paper itself can be taken up again, if another person agrees.',
      ],
      'decision.discarded': [
        '作废的决定留作记录，可另拟一份。',
        'It stays on record; another one can be prepared.',
      ],
    },
  },
})
