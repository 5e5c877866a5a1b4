import { conference, type ExamplesOf, type Say } from './example.ts'
import type * as people from './people.ts'

const tag = (say: Say) => ({ id: 3, name: say('特邀报告', 'Invited speaker') })
const delegate = (say: Say) => say('普通代表', 'Delegate')
const student = (say: Say) => say('学生代表', 'Student')

const card = (say: Say) => ({
  id: 21,
  no: '2026110800021',
  name: say('林梅', 'Lin Mei'),
  affiliation: say('江南大学材料学院', 'School of Materials, Jiangnan University'),
  state: 'paid' as const,
  type: delegate(say),
  signed_in: true,
  paper: 'accepted' as const,
  tags: [tag(say)],
  at: '2026-11-08T02:00:00.000Z',
})

export const peopleExamples: ExamplesOf<typeof people> = {
  listPeople: {
    sample: {
      conference_id: 1,
      q: 'linmei',
      state: 'paid',
      types: '1,2',
      tags: '3',
      signed_in: 'yes',
      paper: 'accepted',
      after: 99,
      page_size: 12,
    },
    answer: (say) => ({
      list: [
        card(say),
        {
          ...card(say),
          id: 20,
          no: '2026110700020',
          name: say('周宁', 'Zhou Ning'),
          affiliation: say('滨海理工大学', 'Binhai University of Technology'),
          state: 'to_be_paid' as const,
          type: student(say),
          signed_in: false,
          paper: 'none' as const,
          tags: [],
        },
      ],
      total: 2,
    }),
  },
  getPeopleTools: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      conference: conference.title(say),
      parts: ['organizer' as const],
      types: [
        { id: 1, name: delegate(say) },
        { id: 2, name: student(say) },
      ],
      tags: [tag(say), { id: 4, name: say('需接机', 'To be met at the airport') }],
    }),
  },
}
