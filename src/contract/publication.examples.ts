import { conference, onePage, type ExamplesOf } from './example.ts'
import type * as publications from './publication.ts'

const title = {
  title: '钙钛矿薄膜的缺陷钝化',
  eng_title: 'Defect passivation of perovskite films',
}
const authors = [
  {
    name: '林梅',
    eng_name: 'Mei Lin',
    affiliation: '华东材料大学能源材料学院',
    eng_affiliation: 'School of Energy Materials, East China University of Materials',
    orcid: '0000-0002-1825-0097',
  },
  {
    name: '欧阳子轩',
    eng_name: 'Zixuan Ouyang',
    affiliation: '上海光电研究所',
    eng_affiliation: 'Shanghai Institute of Photoelectronics',
    orcid: '',
  },
]

export const publicationExamples: ExamplesOf<typeof publications> = {
  getPublication: {
    sample: { id: 1 },
    answer: () => ({
      id: 1,
      url: 'https://symposium.example/papers/1',
      ...title,
      abstract:
        '报道一种适用于大面积薄膜的钝化方法，器件效率达到 24.6%，在连续光照 1000 小时后保持初始效率的 95%。',
      eng_abstract:
        'We report a passivation method for large-area films. Devices reach an efficiency of 24.6% and keep 95% of it after 1000 hours of illumination.',
      keywords: ['钙钛矿', '缺陷钝化', '太阳能电池'],
      eng_keywords: ['perovskite', 'defect passivation', 'solar cells'],
      authors,
      corresponding: 0,
      conference: {
        id: 3,
        title: conference.title((zh) => zh),
        eng_title: conference.title((_zh, en) => en),
        place: '上海',
        eng_place: 'Shanghai',
        ...conference.times,
        time_zone: 'Asia/Shanghai',
      },
      received_at: '2026-08-20T03:00:00.000Z',
      published_at: '2026-12-12T02:00:00.000Z',
      indexed_in: null,
      retraction: null,
      has_pdf: true,
      doi: '10.12345/symposium.2026.012',
      pages: '12–18',
    }),
  },
  listPublications: {
    sample: { conference_id: 1, q: '钙钛矿', page: 1, page_size: 12 },
    answer: () => ({
      list: [
        {
          id: 1,
          ...title,
          authors: authors.map(({ name, eng_name }) => ({ name, eng_name })),
          author_count: 2,
          published_at: '2026-12-12T02:00:00.000Z',
          is_retracted: false,
        },
      ],
      ...onePage(1),
    }),
  },
}
