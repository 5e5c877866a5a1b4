import type { ExamplesOf } from './example.ts'
import type * as preview from './preview.ts'

export const previewExamples: ExamplesOf<typeof preview> = {
  getPreviewChoices: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      conference_id: 1,
      conference: say('能源材料与碳中和国际论坛', 'Forum on Energy Materials and Carbon Neutrality'),
      parts: ['organizer' as const],
      time_zone: 'Asia/Shanghai',
      publication: 'draft' as const,
      earliest: '2026-11-21T10:00',
      moments: [
        { name: 'closes' as const, at: '2026-12-03T20:00' },
        { name: 'during' as const, at: '2026-12-04T10:00' },
        { name: 'after' as const, at: '2026-12-06T18:00' },
      ],
      texts: [
        { kind: 'about' as const, title: say('会议介绍', 'About'), is_released: true },
        { kind: 'notice1' as const, title: say('首轮通知', 'First announcement'), is_released: false },
      ],
    }),
  },
  openPreview: {
    sample: {
      ...{ conference_id: 1, part: 'guest', language: 'zh-CN', texts: 'released', page: 'conference' },
      at: '2096-12-01T09:00',
    },
    answer: () => ({
      address: '/preview/1/zh-CN/guest/now/released/conferences/1',
      at: '2026-11-21T10:00',
    }),
  },
}
