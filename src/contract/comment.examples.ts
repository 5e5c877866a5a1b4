import type * as comments from './comment.ts'
import type { MemberComment } from './comment.ts'
import type { ExamplesOf, Say } from './example.ts'

export const commentExamples: ExamplesOf<typeof comments> = {
  listComments: {
    sample: { place: 'news', target_id: 1, order: 'newest', after: '1795600000000000.1', linked: 2 },
    answer: (say) => ({
      threads: [thread(say), { ...removed(), replies: [], replies_left: 0 }],
      next: null,
      total: 3,
      linked: null,
    }),
  },
  listReplies: {
    sample: { id: 1, after: 2 },
    answer: (say) => ({ replies: [{ ...answered(say), id: 7 }], replies_left: 0 }),
  },
  postComment: {
    sample: {
      ...{ place: 'news', target_id: 1, answers_id: 1, text: '期待大会的开放数据环节。' },
      ...{ mentions: '', key: 'k' },
    },
    answer: (say) => own(say),
  },
  amendComment: {
    sample: { id: 3, version: 0, text: '期待大会的开放数据环节和工作坊。' },
    answer: (say) => ({ ...own(say), version: 1, edited_at: '2026-11-23T04:05:00.000Z' }),
  },
  removeComment: { sample: { id: 3 }, answer: () => ({ ...removed(), id: 3, is_own: true }) },
  reportComment: {
    sample: { id: 1, reason: 'other', text: '与新闻无关的广告。' },
    answer: (say) => ({ ...begun(say), is_reported: true }),
  },
  listOwnComments: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({ list: [{ ...own(say), ...standing(say) }], total: 1, page: 1, page_size: 12 }),
  },
  listCommentNotices: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 2,
          kind: 'answer' as const,
          is_read: false,
          comment: { ...answered(say), ...standing(say) },
        },
      ],
      total: 1,
      page: 1,
      page_size: 12,
    }),
  },
  readCommentNotice: { sample: { id: 2 }, answer: () => 0 },
  readCommentNotices: { sample: { before: 2 }, answer: () => 0 },
}

const standing = (say: Say) => ({
  place: 'news' as const,
  target_id: 1,
  title: say('平台上线会议日程订阅', 'Subscribe to conference programmes'),
})

const begun = (say: Say): MemberComment => ({
  id: 1,
  version: 0,
  root_id: null,
  name: say('陈立', 'Chen Li'),
  is_own: false,
  state: 'shown',
  text: say('日程订阅很实用，希望也能导出到手机日历。', 'Handy. Could it also feed my phone’s calendar?'),
  mentions: [],
  answers: null,
  created_at: '2026-11-23T02:00:00.000Z',
  edited_at: null,
  editable_until: null,
  reason: null,
  is_reported: false,
})

const answered = (say: Say): MemberComment => ({
  ...begun(say),
  id: 2,
  root_id: 1,
  name: say('苏文', 'Su Wen'),
  text: say(
    '@陈立 订阅地址可以直接添加到手机日历。',
    '@Chen Li The address can be added to a phone’s calendar.',
  ),
  mentions: [say('陈立', 'Chen Li')],
  created_at: '2026-11-23T03:00:00.000Z',
  edited_at: '2026-11-23T03:04:00.000Z',
})

const own = (say: Say): MemberComment => ({
  ...begun(say),
  id: 3,
  name: say('林梅', 'Lin Mei'),
  is_own: true,
  text: say('期待大会的开放数据环节。', 'Looking forward to the open data session.'),
  created_at: '2026-11-23T04:00:00.000Z',
  editable_until: '2026-11-23T04:10:00.000Z',
})

const removed = (): MemberComment => ({
  id: 4,
  version: 0,
  root_id: null,
  name: '',
  is_own: false,
  state: 'deleted',
  text: '',
  mentions: [],
  answers: null,
  created_at: '2026-11-22T04:00:00.000Z',
  edited_at: null,
  editable_until: null,
  reason: null,
  is_reported: false,
})

const thread = (say: Say) => ({ ...begun(say), replies: [answered(say)], replies_left: 0 })
