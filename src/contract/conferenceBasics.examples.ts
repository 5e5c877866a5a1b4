import type * as conferenceBasics from './conferenceBasics.ts'
import type { ExamplesOf } from './example.ts'
import { readinessFields, type ReadinessField, type ReadinessState } from './readiness.ts'

const kept = {
  conference_id: 1,
  version: 2,
  title: '能源材料与碳中和国际论坛',
  eng_title: 'Forum on Energy Materials and Carbon Neutrality',
  subject_id: 2,
  place: '杭州',
  eng_place: 'Hangzhou',
  venue: '杭州国际博览中心 3 层',
  eng_venue: 'Hangzhou International Expo Center, level 3',
  map_point: '30.2287, 120.2418',
  summary: '面向能源材料与碳中和的年度论坛。',
  eng_summary: 'The annual forum on energy materials and carbon neutrality.',
  cover: '/covers/network.svg',
  cover_alt: '',
  eng_cover_alt: '',
  starts_at: '2026-12-04T09:00',
  ends_at: '2026-12-06T17:00',
  time_zone: 'Asia/Shanghai',
}

export const conferenceBasicsExamples: ExamplesOf<typeof conferenceBasics> = {
  getConferenceBasics: {
    sample: { conference_id: 1 },
    answer: () => ({ ...kept, stale: ['eng_venue' as const], publication: 'draft' as const }),
  },
  saveConferenceBasics: {
    sample: { ...kept, confirmed: 'eng_venue', tells: 1 },
    answer: () => ({ ...kept, version: 3, stale: [], publication: 'draft' as const }),
  },
  getReadiness: {
    sample: { id: 1 },
    answer: (say) => ({
      list: readinessFields.map((field) => ({
        count: field === 'copied' ? 14 : 0,
        field,
        state: lacking[field] ?? ('done' as const),
        is_required: !field.startsWith('eng_') && !['refund', 'about', 'copied'].includes(field),
        note: field === 'venue' ? say('请写明楼层', 'Please name the floor') : '',
      })),
    }),
  },
}

const lacking: Partial<Record<ReadinessField, ReadinessState>> = {
  eng_venue: 'stale',
  eng_summary: 'missing',
  about: 'missing',
  copied: 'wrong',
  tickets: 'missing',
  refund: 'missing',
}
