import type * as butler from './butler.ts'
import type { ExamplesOf, Say } from './example.ts'
import { roomExample } from './hotelRoom.examples.ts'

export const butlerExamples: ExamplesOf<typeof butler> = {
  getButler: {
    sample: {},
    answer: (say) => ({
      intro: say(
        '从选址、搭建到现场签到，一位管家全程负责。',
        'One butler for all of it, from the choice of the venue to the check-in at the door.',
      ),
      services: [
        service(1, say('会议全案', 'Full service'), null, say('', '')),
        service(2, say('同声传译', 'Simultaneous interpreting'), 980_000, say('场', 'session')),
        service(3, say('现场签到', 'Check-in on site'), 240_000, say('天', 'day')),
        service(4, say('会议直播', 'Live broadcast'), 680_000, say('天', 'day')),
      ],
      hotels: [
        {
          id: 3,
          conference: say(
            '能源材料与碳中和国际论坛',
            'International Forum on Energy Materials and Carbon Neutrality',
          ),
          starts_at: '2026-12-04T01:00:00.000Z',
          ends_at: '2026-12-06T10:00:00.000Z',
          time_zone: 'Asia/Shanghai',
          rooms: [
            roomExample(1, say('高级大床房', 'Superior double room'), 52_000, say, [8, 3, 3, 0, 5, 9, 9]),
            roomExample(2, say('标准双床房', 'Standard twin room'), 46_000, say, [12, 12, 11, 9, 9, 12, 12]),
          ],
        },
      ],
    }),
  },
  sendEnquiry: {
    sample: { service_id: '2', contact: '林梅', reach: '13900000000', question: '两场怎么收费？', key: 'k' },
    answer: (say) => ({
      ...asked(say),
      id: 2,
      state: 'received' as const,
      version: 0,
      turns: [question(say)],
    }),
  },
  listEnquiries: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({
      list: [asked(say)],
      total: 1,
      page: 1,
      page_size: 12,
      contact: say('林梅', 'Lin Mei'),
      reach: '13800138000',
    }),
  },
  bookRoom: {
    sample: {
      room_id: 1,
      check_in: '2026-12-03',
      check_out: '2026-12-06',
      sharing: 'named',
      companion: '王立 13900000001',
      key: 'k',
    },
    answer: () => ({ id: 1, amount: 156_000 }),
  },
  cancelRoom: { sample: { id: 1 }, answer: () => ({ id: 1 }) },
  changeSharing: { sample: { id: 1, sharing: 'women', companion: '' }, answer: () => ({ id: 1 }) },
}

const service = (id: number, name: string, price: number | null, unit: string) => ({
  id,
  name,
  summary: '',
  price,
  unit,
})

const question = (say: Say) => ({
  by: 'member' as const,
  text: say('12 月 4 日两场大会报告需要同传，怎么收费？', 'What do two plenaries on 4 December cost?'),
  at: '2026-11-21T02:00:00.000Z',
})

const asked = (say: Say) => ({
  id: 1,
  service: say('同声传译', 'Simultaneous interpreting'),
  state: 'answered' as const,
  version: 1,
  turns: [
    question(say),
    {
      by: 'staff' as const,
      text: say(
        '每场 9,800 元，含 3 位译员和设备。',
        '¥9,800 a session, with three interpreters and equipment.',
      ),
      at: '2026-11-21T06:30:00.000Z',
    },
  ],
})
