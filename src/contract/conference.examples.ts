import { roomExample } from './hotelRoom.examples.ts'
import { mapsExample } from './mapPoint.examples.ts'
import { conference, type ExamplesOf } from './example.ts'
import type * as conferences from './conference.ts'

export const conferenceExamples: ExamplesOf<typeof conferences> = {
  getConference: {
    sample: { id: 1 },
    answer: (say) => {
      const early = { name: say('早鸟价', 'Early bird'), until: '2026-11-30T16:00:00.000Z', amount: 120_000 }
      const regular = { name: say('标准价', 'Regular'), until: null, amount: 160_000 }
      return {
        id: 3,
        title: conference.title(say),
        subject: say('能源材料', 'Energy materials'),
        place: say('上海', 'Shanghai'),
        ...conference.times,
        submission_deadline: '2026-11-25T15:59:00.000Z',
        submission_grace: 30,
        status: 'not_started',
        cover: '',
        cover_alt: '',
        summary: say(
          '电池、光伏与氢能材料从实验室走向工程。',
          'Battery, solar and hydrogen materials on the way to plant.',
        ),
        content: say(
          '<h2>会议主题</h2><p>能源转换与存储。</p>',
          '<h2>Topics</h2><p>Energy conversion and storage.</p>',
        ),
        venue: say('上海国际会议中心', 'Shanghai International Convention Center'),
        maps: mapsExample,
        time_zone: 'Asia/Shanghai',
        organizer: say('能源材料学会', 'Society for Energy Materials'),
        registration_opens_at: '2026-09-01T00:00:00.000Z',
        registration_closes_at: '2026-12-08T16:00:00.000Z',
        refund_until: '2026-12-01T16:00:00.000Z',
        ways_to_pay: ['sandbox', 'transfer'],
        ticket_types: [
          {
            id: 31,
            name: say('普通代表', 'Regular participant'),
            audience: 'anyone',
            tiers: [early, regular],
            current: early,
            left: 40,
            waiting: null,
          },
          {
            id: 32,
            name: say('学生代表', 'Student'),
            audience: 'student',
            tiers: [{ ...regular, amount: 80_000 }],
            current: { ...regular, amount: 80_000 },
            left: 3,
            waiting: null,
          },
          {
            id: 33,
            name: say('论文作者', 'Author of a paper'),
            audience: 'author',
            tiers: [{ ...regular, amount: 100_000 }],
            current: { ...regular, amount: 100_000 },
            left: null,
            waiting: null,
          },
        ],
        has_proceedings: false,
        texts: [],
        rooms: [
          roomExample(1, say('高级大床房', 'Superior double room'), 52_000, say, [8, 3, 3, 0, 5, 9, 9]),
          {
            ...roomExample(2, say('标准双床房', 'Standard twin room'), 46_000, say, [0, 0, 0, 0, 0, 0, 0]),
            closed: 'full',
          },
        ],
        hosts: [
          {
            kind: 'host',
            name: say('能源材料学会', 'Society for Energy Materials'),
            only: null,
            url: 'https://www.example.org/',
          },
          {
            kind: 'undertake',
            name: '东湖大学材料学院',
            only: say('', 'zh') === 'zh' ? 'zh' : null,
            url: '',
          },
        ],
        committees: [
          {
            name: say('组织委员会', 'Organizing committee'),
            only: null,
            members: [
              {
                ...{ name: say('林梅', 'Lin Mei'), only: null, duty: say('主席', 'Chair') },
                affiliation: say('东湖大学', 'Donghu University'),
              },
            ],
          },
        ],
        contacts: [
          {
            ...{ kind: 'general', name: say('会务组', 'Conference office'), only: null },
            ...{ phone: '+86 21 5555 0000', email: 'office@energy.example', wechat: '' },
          },
        ],
        cancelled: null,
        rescheduled_from: null,
        ended_at: conference.times.ends_at,
        collected: false,
        order_id: null,
        free_as_author: false,
        student_proof: null,
        group: null,
      }
    },
  },
  collect: {
    sample: { kind: 'conf', id: 1, collected: 1 },
    answer: () => ({ collected: true }),
  },
}
