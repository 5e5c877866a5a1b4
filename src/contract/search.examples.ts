import { type ExamplesOf } from './example.ts'
import type * as search from './search.ts'

const plain = (text: string) => [{ text, hit: false }]
const found = (before: string, hit: string, after: string) =>
  [
    { text: before, hit: false },
    { text: hit, hit: true },
    { text: after, hit: false },
  ].filter(({ text }) => text !== '')

export const searchExamples: ExamplesOf<typeof search> = {
  searchSite: {
    sample: { q: '人工智能', kind: 'talk', page: 1, page_size: 10 },
    answer: (say) => ({
      list: [
        {
          kind: 'talk',
          href: '/conferences/1?entry=4',
          title: found(
            say('', 'Proofs found by '),
            say('人工智能', 'artificial intelligence'),
            say('发现的证明', ''),
          ),
          lang: say('zh-CN', 'en') as 'en',
          people: plain(say('林梅', 'Mei Lin')),
          of: say(
            '第十二届人工智能与科学发现国际会议',
            '12th International Conference on AI for Scientific Discovery',
          ),
          excerpt: [],
          excerpt_lang: say('zh-CN', 'en') as 'en',
          at: '2026-12-09T01:00:00.000Z',
        },
        {
          kind: 'conference',
          href: '/conferences/1',
          title: found(
            say('第十二届', '12th International Conference on '),
            say('人工智能', 'Artificial Intelligence'),
            say('与科学发现国际会议', ' for Scientific Discovery'),
          ),
          lang: say('zh-CN', 'en') as 'en',
          people: [],
          of: say('北京 · 国家会议中心', 'Beijing · China National Convention Center'),
          excerpt: plain(
            say(
              '聚焦大模型在数学、材料与生命科学中的应用。',
              'Large models at work in mathematics and the life sciences.',
            ),
          ),
          excerpt_lang: say('zh-CN', 'en') as 'en',
          at: '2026-12-09T01:00:00.000Z',
        },
      ],
      total: 2,
      page: 1,
      page_size: 10,
      counts: [
        { kind: 'conference', count: 1 },
        { kind: 'talk', count: 1 },
      ],
      meant: null,
    }),
  },
  suggestSearch: {
    sample: { q: 'rgzn' },
    answer: (say) => ({
      list: [
        {
          kind: 'conference',
          href: '/conferences/1',
          title: found(
            say('第十二届', '12th International Conference on '),
            say('人工智能', 'Artificial Intelligence'),
            say('与科学发现国际会议', ' for Scientific Discovery'),
          ),
          lang: say('zh-CN', 'en') as 'en',
          people: [],
        },
        {
          kind: 'talk',
          href: '/conferences/1?entry=4',
          title: found(
            say('', 'Proofs found by '),
            say('人工智能', 'artificial intelligence'),
            say('发现的证明', ''),
          ),
          lang: say('zh-CN', 'en') as 'en',
          people: plain(say('林梅', 'Mei Lin')),
        },
      ],
      total: 2,
    }),
  },
}
