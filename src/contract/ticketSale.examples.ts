import type { ExamplesOf } from './example.ts'
import type * as ticketSale from './ticketSale.ts'

const sale: ticketSale.TicketSale = {
  conference_id: 41,
  conference: '量子信息前沿论坛',
  publication: 'draft',
  time_zone: 'Asia/Shanghai',
  starts_at: '2027-04-30T16:00:00.000Z',
  ends_at: '2027-05-03T15:59:59.000Z',
  version: 2,
  registration_opens_at: '2026-12-31T16:00:00.000Z',
  registration_closes_at: '2027-04-25T15:59:00.000Z',
  refund_until: '2027-04-20T15:59:00.000Z',
  ticket_types: [
    {
      id: 7,
      version: 3,
      name: '普通代表',
      eng_name: 'Regular participant',
      audience: 'anyone',
      capacity: 300,
      retired: false,
      sold: 118,
      held: 6,
      waiting: 0,
      tiers: [
        { name: '早鸟价', eng_name: 'Early bird', until: '2027-02-28T16:00:00.000Z', amount: 160_000 },
        { name: '标准价', eng_name: 'Regular price', until: null, amount: 200_000 },
      ],
    },
    {
      id: 8,
      version: 0,
      name: '学生',
      eng_name: 'Student',
      audience: 'student',
      capacity: null,
      retired: false,
      sold: 41,
      held: 0,
      waiting: 0,
      tiers: [{ name: '学生价', eng_name: 'Student price', until: null, amount: 80_050 }],
    },
    {
      id: 9,
      version: 1,
      name: '晚宴嘉宾',
      eng_name: 'Dinner guest',
      audience: 'anyone',
      capacity: 20,
      retired: true,
      sold: 2,
      held: 0,
      waiting: 1,
      tiers: [{ name: '标准价', eng_name: 'Regular price', until: null, amount: 0 }],
    },
  ],
  meals: [
    {
      id: 5,
      version: 0,
      name: '第 1 天午餐',
      eng_name: 'Lunch, day 1',
      starts_at: '2027-05-01T04:00:00.000Z',
      ends_at: '2027-05-01T05:30:00.000Z',
      retired: false,
      vouchers: 159,
    },
  ],
}
const answer = (say: (zh: string, en: string) => string): ticketSale.TicketSale => ({
  ...sale,
  conference: say(sale.conference, 'Forum on Quantum Information'),
})

export const ticketSaleExamples: ExamplesOf<typeof ticketSale> = {
  getTicketSale: { sample: { conference_id: 1 }, answer },
  saveTicketType: {
    sample: {
      conference_id: 1,
      id: 0,
      version: 0,
      key: 'k',
      name: '普通代表',
      eng_name: 'Regular participant',
      audience: 'anyone',
      capacity: '300',
      tiers: JSON.stringify([{ name: '标准价', eng_name: 'Regular price', until: '', amount: 200_000 }]),
    },
    answer,
  },
  retireTicketType: { sample: { conference_id: 1, id: 7, version: 0, retired: 1 }, answer },
  orderTicketTypes: { sample: { conference_id: 1, version: 0, ids: '1' }, answer },
  saveRegistrationWindow: {
    sample: {
      conference_id: 1,
      version: 0,
      registration_opens_at: '2026-01-01T00:00:00.000Z',
      registration_closes_at: '2026-12-01T00:00:00.000Z',
      refund_until: '',
    },
    answer,
  },
  saveMeal: {
    sample: {
      conference_id: 1,
      id: 0,
      version: 0,
      key: 'k',
      name: '欢迎晚宴',
      eng_name: 'Welcome dinner',
      starts_at: '2027-05-01T10:00:00.000Z',
      ends_at: '2027-05-01T12:00:00.000Z',
    },
    answer,
  },
  retireMeal: { sample: { conference_id: 1, id: 5, version: 0, retired: 1 }, answer },
}
