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
      signed_on: '2026-12-09',
      answer: '17:o2',
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
        { id: 1, name: delegate(say), is_sold: true },
        { id: 2, name: student(say), is_sold: true },
      ],
      tags: [tag(say), { id: 4, name: say('需接机', 'To be met at the airport') }],
      questions: [
        {
          ...{
            id: 4,
            kind: 'yes_no' as const,
            label: say('是否参加欢迎晚宴？', 'Do you come to the dinner?'),
          },
          options: [],
        },
        {
          ...{ id: 3, kind: 'several' as const, label: say('饮食要求', 'Diet') },
          options: [
            { key: 'o1', label: say('清真', 'Halal') },
            { key: 'o2', label: say('素食', 'Vegetarian') },
          ],
        },
      ],
      views: [{ id: 5, name: say('未签到的作者', 'Authors to come'), query: 'signed_in=no&paper=accepted' }],
    }),
  },
  correctPerson: {
    sample: {
      ...{ conference_id: 1, id: 21, key: 'k', name: '林梅', affiliation: '东海大学', reason: '' },
      ...{ seen_name: '林梅', seen_affiliation: '东海大学' },
    },
    answer: () => null,
  },
  notePerson: { sample: { conference_id: 1, id: 21, key: 'k', text: '需要轮椅通道' }, answer: () => null },
  writeToPerson: { sample: { conference_id: 1, id: 21, key: 'k', text: '请带学生证' }, answer: () => null },
  getPerson: {
    sample: { conference_id: 1, id: 21 },
    answer: (say) => ({
      conference_id: 1,
      conference: conference.title(say),
      parts: ['organizer' as const],
      id: 21,
      no: card(say).no,
      state: 'paid' as const,
      closed_reason: null,
      attendee: {
        name: card(say).name,
        affiliation: card(say).affiliation,
        position: say('副教授', 'Associate professor'),
        email: 'linmei@example.org',
        mobile: '13800138000',
        student_no: '',
      },
      answers: [
        { id: 3, kind: 'several', label: say('饮食要求', 'Diet'), answer: say('素食', 'Vegetarian') },
        {
          id: 4,
          kind: 'yes_no',
          label: say('是否参加欢迎晚宴？', 'Do you come to the dinner?'),
          answer: 'yes',
        },
      ],
      type: delegate(say),
      amount: 160_000,
      at: card(say).at,
      paid_at: '2026-11-08T02:05:00.000Z',
      tags: card(say).tags,
      ticket: {
        id: 31,
        state: 'valid.signed_in',
        signed_at: '2026-12-09T00:40:00.000Z',
        gate: say('东门', 'East gate'),
      },
      papers: [
        {
          id: 41,
          title: say('钙钛矿薄膜的缺陷钝化', 'Passivation of Defects in Perovskite Films'),
          mark: 'accepted' as const,
          opens: true,
        },
      ],
      stays: [
        {
          id: 51,
          hotel: say('湖滨饭店', 'Lakeside Hotel'),
          room: say('大床房', 'Double room'),
          check_in: '2026-12-08',
          check_out: '2026-12-11',
          is_cancelled: false,
        },
      ],
      certificates: [{ id: 61, kind: 'attendance' as const, state: 'eligible' }],
      meals: [{ id: 71, name: say('欢迎晚宴', 'Welcome dinner'), state: 'available' }],
      invoice: null,
      history: [
        {
          id: 1,
          event: 'people.tag',
          tag: tag(say).name,
          role: null,
          by: say('陈立', 'Chen Li'),
          reason: '',
          at: '2026-11-20T02:00:00.000Z',
        },
        {
          id: 2,
          event: 'ticket.scan',
          tag: '',
          role: 'staff' as const,
          by: say('周宁', 'Zhou Ning'),
          reason: '',
          at: '2026-12-09T00:40:00.000Z',
        },
      ],
    }),
  },
}
