import type { ConferenceDetails, TicketType } from '../../src/contract/conference.ts'
import type { Attempt, Present, UsableCoupon } from '../../src/machines/registration/registration.types.ts'

const regular = { name: '标准价', until: null, amount: 160_000 }

export const ticket = (id: number, change: Partial<TicketType> = {}): TicketType => ({
  id,
  name: `票种 ${id}`,
  audience: 'anyone',
  tiers: [regular],
  current: regular,
  left: 40,
  waiting: null,
  ...change,
})

export const waiting = { id: 4, state: 'waiting', version: 0, offered_until: null }

/** Open for as long as these tests are run. Ticket 31 is available, 33 is full, and for 34 the visitor is on the waiting list. */
export const openConference: ConferenceDetails = {
  id: 3,
  title: '能源材料与碳中和国际论坛',
  subject: '能源材料',
  place: '上海',
  starts_at: '2098-12-09T01:00:00.000Z',
  ends_at: '2098-12-11T10:00:00.000Z',
  submission_deadline: null,
  submission_grace: 30,
  status: 'not_started',
  cover: '',
  cover_alt: '',
  summary: '',
  content: '',
  venue: '上海国际会议中心',
  time_zone: 'Asia/Shanghai',
  organizer: '能源材料学会',
  registration_opens_at: '2020-01-01T00:00:00.000Z',
  registration_closes_at: '2098-12-08T16:00:00.000Z',
  refund_until: null,
  ways_to_pay: ['alipay', 'transfer'],
  ticket_types: [
    ticket(31),
    ticket(32, { audience: 'student' }),
    ticket(33, { left: 0 }),
    ticket(34, { left: 0, waiting }),
  ],
  has_proceedings: false,
  texts: [],
  rooms: [],
  maps: [],
  hosts: [],
  committees: [],
  contacts: [],
  cancelled: null,
  rescheduled_from: null,
  ended_at: '2098-12-11T10:00:00.000Z',
  collected: false,
  order_id: null,
  free_as_author: false,
  student_proof: null,
  group: null,
}

export const present = (change: Partial<ConferenceDetails> = {}): Present => ({
  conference: { ...openConference, ...change },
  coupons: [{ code: 'FRIEND50', amount: 5000 }],
  questions: [],
  at: Date.parse('2026-11-21T08:00:00.000Z'),
})

/** The same conference after the early price is over. */
export const dearer = present({
  ticket_types: openConference.ticket_types.map((type) =>
    type.id === 31 ? { ...type, current: { ...regular, amount: 200_000 } } : type,
  ),
})

/** A place of each ticket that was full is held for the member. */
export const withOffers: ConferenceDetails = {
  ...openConference,
  ticket_types: openConference.ticket_types.map((type) =>
    type.left === 0
      ? {
          ...type,
          left: 1,
          waiting: { ...waiting, state: 'offered', offered_until: '2098-12-01T00:00:00.000Z' },
        }
      : type,
  ),
}

export const form: Attempt['form'] = {
  ticket_type_id: 31,
  name: '林梅',
  affiliation: '某大学',
  position: '',
  email: 'linmei@example.com',
  mobile: '',
  coupon: '',
}

/** The list from which these coupons come. */
export const couponList = (coupons: readonly UsableCoupon[]) => ({
  list: coupons.map((coupon, index) => ({
    ...coupon,
    id: index + 1,
    kind: 'registration' as const,
    expires_at: '2098-12-31T15:59:59.000Z',
    state: 'available' as const,
    source: 'granted' as const,
    order_id: null,
    conference: null,
  })),
  total: coupons.length,
  page: 1,
  page_size: 50,
})
