import type * as discussions from './discussion.ts'
import type { ExamplesOf, Say } from './example.ts'

export const discussionExamples: ExamplesOf<typeof discussions> = {
  getDiscussion: { sample: { id: 1, before: 99 }, answer: (say) => asReviewer(say) },
  writeComment: {
    sample: { id: 1, text: '同意补充对照实验。', key: 'k' },
    answer: (say) => asReviewer(say),
  },
  editComment: {
    sample: { id: 1, comment_id: 2, version: 0, text: '同意补充对照实验和误差棒。' },
    answer: (say) => asReviewer(say),
  },
  deleteComment: { sample: { id: 1, comment_id: 2, version: 0 }, answer: (say) => asReviewer(say) },
  getDeskDiscussion: { sample: { id: 1, before: 99 }, answer: (say) => asChair(say) },
  openDiscussion: { sample: { id: 1 }, answer: (say) => ({ ...asChair(say), comments: [] }) },
  closeDiscussion: {
    sample: { id: 1 },
    answer: (say) => ({
      ...asChair(say),
      state: 'closed' as const,
      closed_at: '2026-11-24T02:00:00.000Z',
      comments: asChair(say).comments.map((each) => ({ ...each, editable_until: null })),
    }),
  },
  writeDeskComment: {
    sample: { id: 1, text: '请两位就图 3 交换意见。', key: 'k' },
    answer: (say) => asChair(say),
  },
  editDeskComment: {
    sample: { id: 1, comment_id: 1, version: 0, text: '请两位就图 3 和图 4 交换意见。' },
    answer: (say) => asChair(say),
  },
  deleteDeskComment: { sample: { id: 1, comment_id: 1, version: 0 }, answer: (say) => asChair(say) },
}

const asked = (say: Say) => ({
  id: 1,
  version: 0,
  part: 'chair' as const,
  number: null,
  name: null,
  is_own: false,
  text: say(
    '两位的推荐意见不同，请就图 3 交换意见。',
    'Your recommendations differ; please discuss figure 3.',
  ),
  is_deleted: false,
  created_at: '2026-11-23T02:00:00.000Z',
  edited_at: null,
  editable_until: null,
})

const answered = (say: Say) => ({
  ...asked(say),
  id: 2,
  version: 1,
  part: 'reviewer' as const,
  number: 1,
  is_own: true,
  text: say('补上误差棒后，结论仍然成立。', 'With error bars the conclusion still holds.'),
  created_at: '2026-11-23T03:00:00.000Z',
  edited_at: '2026-11-23T03:04:00.000Z',
  editable_until: '2026-11-23T03:10:00.000Z',
})

const deleted = (say: Say) => ({
  ...asked(say),
  id: 3,
  version: 1,
  part: 'reviewer' as const,
  number: 2,
  text: '',
  is_deleted: true,
  created_at: '2026-11-23T04:00:00.000Z',
})

const asReviewer = (say: Say) => ({
  state: 'open' as const,
  round: 1,
  part: 'reviewer' as const,
  obstacle: null,
  opened_at: '2026-11-23T01:00:00.000Z',
  closed_at: null,
  reviews: [
    {
      number: 1,
      is_own: true,
      name: null,
      recommendation: 'minor_revision' as const,
      comments: say('结论可信，图 3 缺少误差棒。', 'Sound; figure 3 lacks error bars.'),
    },
    {
      number: 2,
      is_own: false,
      name: null,
      recommendation: 'major_revision' as const,
      comments: say('缺少对照实验。', 'A control experiment is missing.'),
    },
  ],
  comments: [asked(say), answered(say), deleted(say)],
  has_older: false,
})

const asChair = (say: Say) => {
  const seen = asReviewer(say)
  const named = [say('周宁', 'Zhou Ning'), say('何敏', 'He Min')]
  return {
    ...seen,
    part: 'chair' as const,
    reviews: seen.reviews.map((review, at) => ({ ...review, is_own: false, name: named[at] ?? '' })),
    comments: [
      {
        ...asked(say),
        name: say('会务组', 'Chair'),
        is_own: true,
        editable_until: '2026-11-23T02:10:00.000Z',
      },
      { ...answered(say), name: named[0] ?? '', is_own: false, editable_until: null },
      { ...deleted(say), name: named[1] ?? '' },
    ],
  }
}
