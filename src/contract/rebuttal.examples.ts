import type { ExamplesOf, Say } from './example.ts'
import type * as rebuttals from './rebuttal.ts'

export const rebuttalExamples: ExamplesOf<typeof rebuttals> = {
  saveRebuttal: {
    sample: { id: 1, text: '图 3 已补误差棒。', draft_version: 0 },
    answer: () => ({ draft_version: 1 }),
  },
  submitRebuttal: {
    sample: { id: 1, text: '图 3 已补误差棒。', draft_version: 0, key: 'k' },
    answer: (say) => ({
      ...awaited(say),
      state: 'answered' as const,
      draft: answer(say),
      draft_version: 2,
      text: answer(say),
      answered_at: '2026-11-24T02:00:00.000Z',
    }),
  },
  listRebuttalCandidates: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      list: [
        {
          id: 1,
          title: say('钙钛矿薄膜的缺陷钝化', 'Passivation of Defects in Perovskite Films'),
          round: 1,
          reviews: 2,
        },
      ],
      is_allowed: true,
      days: 7,
    }),
  },
  openRebuttals: {
    sample: { conference_id: 1, ids: '1', key: 'k' },
    answer: () => ({ results: [{ id: 1, outcome: 'opened' as const, reason: null, says: '' }] }),
  },
}

const answer = (say: Say) => say('审稿人 1：图 3 已补误差棒。', 'Reviewer 1: figure 3 has error bars now.')

const awaited = (say: Say) => ({
  id: 1,
  state: 'awaited' as const,
  round: 1,
  due_at: '2026-12-12T15:59:59.000Z',
  is_open: true,
  max_length: 5000,
  reviews: [
    {
      number: 1,
      recommendation: 'minor_revision' as const,
      comments: say('结论可信，图 3 缺少误差棒。', 'Sound; figure 3 lacks error bars.'),
    },
    {
      number: 2,
      recommendation: 'major_revision' as const,
      comments: say('缺少不加钝化层的对照组。', 'There is no control without the layer.'),
    },
  ],
  draft: '',
  draft_version: 0,
  text: '',
  answered_at: null,
})
