import { conference, onePage, type ExamplesOf } from './example.ts'
import type * as collection from './collection.ts'

export const collectionExamples: ExamplesOf<typeof collection> = {
  listCollected: {
    sample: { kind: 'conf', page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 3,
          title: conference.title(say),
          about: say('上海', 'Shanghai'),
          at: conference.times.starts_at,
          collected_at: '2026-11-20T02:00:00.000Z',
        },
        {
          id: 1,
          title: say('青年学者学术写作工作坊', 'Workshop on academic writing for young scholars'),
          about: say('线上', 'Online'),
          at: '2026-12-15T01:00:00.000Z',
          collected_at: '2026-11-18T02:00:00.000Z',
        },
      ],
      ...onePage(2),
    }),
  },
}
