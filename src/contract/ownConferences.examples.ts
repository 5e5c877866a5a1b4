import type { ExamplesOf } from './example.ts'
import type * as ownConferences from './ownConferences.ts'

export const ownConferencesExamples: ExamplesOf<typeof ownConferences> = {
  listMyConferences: {
    sample: { part: 'author', page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 3,
          title: say(
            '能源材料与碳中和国际论坛',
            'International Forum on Energy Materials and Carbon Neutrality',
          ),
          place: say('上海 · 上海国际会议中心', 'Shanghai · Shanghai International Convention Center'),
          starts_at: '2026-12-04T01:00:00.000Z',
          ends_at: '2026-12-06T10:00:00.000Z',
          time_zone: 'Asia/Shanghai',
          status: 'not_started' as const,
          is_draft: false,
          parts: ['participant' as const, 'author' as const],
          next: { name: 'pay' as const, at: '2026-11-21T02:30:00.000Z', href: '/pay/17' },
        },
        {
          id: 4,
          title: say('全国量子信息学术年会', 'National Symposium on Quantum Information'),
          place: say('合肥', 'Hefei'),
          starts_at: '2026-12-20T01:00:00.000Z',
          ends_at: '2026-12-22T10:00:00.000Z',
          time_zone: 'Asia/Shanghai',
          status: 'not_started' as const,
          is_draft: false,
          parts: ['reviewer' as const],
          next: {
            name: 'review' as const,
            at: '2026-12-01T15:59:00.000Z',
            href: '/onlinereview?review_id=1',
          },
        },
        {
          id: 1,
          title: say('人工智能与科学发现国际会议', 'Conference on AI for Scientific Discovery'),
          place: say('北京', 'Beijing'),
          starts_at: '2026-05-04T01:00:00.000Z',
          ends_at: '2026-05-06T10:00:00.000Z',
          time_zone: 'Asia/Shanghai',
          status: 'ended' as const,
          is_draft: false,
          parts: ['participant' as const],
          next: null,
        },
      ],
      total: 3,
      page: 1,
      page_size: 12,
    }),
  },
}
