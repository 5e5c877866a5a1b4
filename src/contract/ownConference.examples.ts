import { onePage, type ExamplesOf } from './example.ts'
import type * as ownConference from './ownConference.ts'

export const ownConferenceExamples: ExamplesOf<typeof ownConference> = {
  listOwnConferences: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        draft(),
        {
          ...draft(),
          id: 3,
          title: '能源材料与碳中和国际论坛',
          eng_title: 'Forum on Energy Materials and Carbon Neutrality',
          place: say('杭州', 'Hangzhou'),
          publication: 'published' as const,
        },
      ],
      ...onePage(2),
      refusal: null,
    }),
  },
  getOwnConference: {
    sample: { id: 1 },
    answer: () => draft(),
  },
  createConference: {
    sample: {
      key: 'k',
      title: '某会议',
      eng_title: 'Some conference',
      starts_on: '2027-05-01',
      ends_on: '2027-05-03',
      time_zone: 'Asia/Tokyo',
      subject_id: 0,
      place: '某市',
      eng_place: 'Some city',
    },
    answer: () => draft(),
  },
}

const draft = () => ({
  id: 41,
  title: '量子信息前沿论坛',
  eng_title: 'Forum on Quantum Information',
  place: '',
  starts_at: '2027-04-30T16:00:00.000Z',
  ends_at: '2027-05-03T15:59:59.000Z',
  time_zone: 'Asia/Shanghai',
  publication: 'draft' as const,
  parts: ['organizer' as const],
  status: 'not_started' as const,
})
