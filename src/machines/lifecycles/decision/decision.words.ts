import type { Words } from '../../shared/words.ts'
import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'

export const decision: Words = {
  area: 'papers',
  rank: 3,
  title: { 'zh-CN': '评审决定', en: 'Decision' },
  purpose: {
    'zh-CN': '对论文某一轮的决定：先拟定，此时作者和审稿人看不到；再发布，论文随之变化，可多篇一起发布。',
    en: 'A decision on one round of a paper: prepared where authors and reviewers do not see it, then released, often together with others; the paper moves with it.',
  },
  rules: ['PAP-01'],
  states: {
    'decision.prepared': { 'zh-CN': '已拟定，尚未发布', en: 'Prepared, not released' },
    'decision.released': { 'zh-CN': '已发布', en: 'Released' },
    'decision.discarded': { 'zh-CN': '已作废', en: 'Discarded' },
  },
  events: {
    'facts.learned': factsLearned,
    'decision.release': {
      by: 'organizer',
      says: { 'zh-CN': '主办方发布决定', en: 'An organizer releases it' },
    },
    'decision.override': {
      by: 'organizer',
      says: {
        'zh-CN': '审稿意见不足，主办方说明理由后发布',
        en: 'An organizer releases it with too few reviews, and says why',
      },
    },
    'decision.discard': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方作废拟定的决定；论文撤回时由服务器作废',
        en: 'An organizer discards it; the server does when the paper is withdrawn',
      },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isPaperActive: {
      'zh-CN': '论文仍在等待这一轮的决定',
      en: 'The paper waits for a decision on this round',
    },
    isPossible: { 'zh-CN': '当前阶段和轮次允许这一决定', en: 'Its stage and round allow this decision' },
    hasEnoughReviews: { 'zh-CN': '审稿意见已足够', en: 'There are enough reviews' },
    hasReason,
  },
  excused: {
    deadEnd: {
      'decision.released': {
        'zh-CN': '发布后不再改动；要改变结果，须在论文上由另一人同意后恢复评审。',
        en: 'What is released stays; the paper itself can be taken up again, if another person agrees.',
      },
      'decision.discarded': {
        'zh-CN': '作废的决定留作记录，可另拟一份。',
        en: 'It stays on record; another one can be prepared.',
      },
    },
  },
}
