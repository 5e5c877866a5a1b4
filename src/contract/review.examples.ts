import { conference, onePage, type ExamplesOf, type Say } from './example.ts'
import type * as reviews from './review.ts'

export const reviewExamples: ExamplesOf<typeof reviews> = {
  listReviews: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({ list: [card(say)], ...onePage(1) }),
  },
  getReview: { sample: { id: 1 }, answer: (say) => asked(say) },
  acceptReview: {
    sample: { id: 1, version: 0, key: 'k', is_free: 1, is_confidential: 1 },
    answer: (say) => accepted(say),
  },
  declineReview: {
    sample: {
      id: 1,
      version: 0,
      key: 'k',
      cause: 'expertise',
      text: '不熟悉这一方向',
      suggested_name: '周望舒',
      suggested_email: 'wangshu@example.org',
    },
    answer: (say) => ({
      ...asked(say),
      state: 'rejected',
      version: 1,
      moved_at: '2026-11-19T02:00:00.000Z',
      readable: 'nothing',
      abstract: null,
      keywords: [],
      reason: say('不熟悉这一方向', 'Not my field'),
    }),
  },
  saveReview: {
    sample: {
      id: 1,
      recommendation: 'minor_revision',
      comments: '请补充对照实验。',
      remarks: '',
      draft_version: 0,
    },
    answer: () => ({ draft_version: 1, state: 'accepted.drafting', version: 2 }),
  },
  submitReview: {
    sample: {
      id: 1,
      recommendation: 'minor_revision',
      comments: '请补充对照实验。',
      remarks: '',
      draft_version: 1,
      key: 'k',
    },
    answer: (say) => ({
      ...accepted(say),
      state: 'accepted.submitted',
      version: 3,
      recommendation: 'minor_revision',
      submitted_at: '2026-11-20T02:00:00.000Z',
      moved_at: '2026-11-20T02:00:00.000Z',
      draft: {
        recommendation: 'minor_revision',
        comments: say('请补充对照实验。', 'Please add a control experiment.'),
        remarks: '',
        version: 2,
      },
      written: {
        recommendation: 'minor_revision' as const,
        comments: say('请补充对照实验。', 'Please add a control experiment.'),
        remarks: '',
      },
      can_amend: true,
    }),
  },
}

const card = (say: Say) => ({
  id: 1,
  state: 'pending.waiting' as const,
  version: 0,
  round: 1,
  conference: conference.title(say),
  title: say('钙钛矿薄膜的缺陷钝化', 'Passivation of Defects in Perovskite Films'),
  recommendation: null,
  response_due_at: '2026-11-29T15:59:00.000Z',
  review_due_at: null,
  submitted_at: null,
  moved_at: '2026-11-18T02:00:00.000Z',
  readable: 'abstract' as const,
})

/** Nothing is answered yet. */
const asked = (say: Say) => ({
  ...card(say),
  ...conference.times,
  abstract: say(
    '报道一种适用于大面积薄膜的钝化方法。',
    'We report a passivation method that is suited to films of large area.',
  ),
  keywords: say('钙钛矿 缺陷', 'perovskite defects').split(' '),
  authors: null,
  files: [],
  response: '',
  draft: null,
  written: null,
  outcome: null,
  can_amend: false,
  rebuttal: null,
  reason: null,
})

const accepted = (say: Say) => ({
  ...asked(say),
  state: 'accepted.reading' as const,
  version: 1,
  review_due_at: '2026-12-13T15:59:00.000Z',
  moved_at: '2026-11-19T02:00:00.000Z',
  readable: 'paper' as const,
  files: [
    {
      id: 31,
      kind: 'pdf' as const,
      bytes: 1_482_310,
      name: 'paper-12-round-1.pdf',
      url: '/files/paper/31',
    },
    {
      id: 32,
      kind: 'doc' as const,
      bytes: 684_021,
      name: 'paper-12-round-1.docx',
      url: '/files/paper/32',
    },
  ],
  draft: { recommendation: null, comments: '', remarks: '', version: 0 },
})
