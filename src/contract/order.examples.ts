import { conference, onePage, type ExamplesOf, type Say } from './example.ts'
import type * as orders from './order.ts'

export const orderExamples: ExamplesOf<typeof orders> = {
  placeOrder: {
    sample: {
      conference_id: 1,
      ticket_type_id: 1,
      name: '林梅',
      affiliation: '某大学',
      position: '教授',
      email: 'a@example.org',
      mobile: '13900000000',
      student_no: '1',
      coupon: 'C',
      answers: '{"q1":"o1"}',
      expected_amount: 0,
      key: 'k',
    },
    answer: () => ({ order_id: 17, state: 'to_be_paid' }),
  },
  getDraft: {
    sample: { conference_id: 1 },
    answer: (say) => ({ draft: { name: say('林梅', 'Lin Mei') }, known: {} }),
  },
  saveDraft: {
    sample: {
      conference_id: 1,
      ticket_type_id: '1',
      name: '林梅',
      affiliation: '某大学',
      position: '教授',
      email: 'a@example.org',
      mobile: '13900000000',
      student_no: '1',
      coupon: 'C',
      answers: '{"q1":"o1"}',
    },
    answer: () => null,
  },
  joinWaitlist: {
    sample: { ticket_type_id: 1 },
    answer: () => ({ id: 4, state: 'waiting', version: 0, offered_until: null }),
  },
  listOrders: {
    sample: { kind: 'conf', state: 'paid', page: 1, page_size: 12 },
    answer: (say) => ({ list: [order(say)], ...onePage(1) }),
  },
  getOrder: {
    sample: { id: 1 },
    answer: (say) => ({
      ...order(say),
      attendee: {
        name: say('林梅', 'Lin Mei'),
        affiliation: say('某大学', 'A University'),
        email: 'linmei@example.com',
      },
      payments: [],
      methods: ['sandbox', 'transfer'],
      transfer: {
        account_name: say('会议服务有限公司', 'Conference Services Ltd.'),
        bank: say('中国银行上海分行', 'Bank of China, Shanghai'),
        account: '6222020200112233',
        remark: say('2026112100017 林梅', '2026112100017 Lin Mei'),
      },
      coupon: null,
    }),
  },
  startPayment: {
    sample: { order_id: 1, method: 'sandbox', key: 'k' },
    answer: () => payment(),
  },
  getPayment: {
    sample: { id: 1 },
    answer: () => ({ ...payment(), order_state: 'to_be_paid' }),
  },
  submitVoucher: {
    sample: { payment_id: 1, version: 0, key: 'k', content: 'data:image/png;base64,iVBORw0KGgo=' },
    answer: () => ({
      ...payment(),
      method: 'transfer',
      state: 'reviewing',
      version: 1,
      pay_url: '',
      has_voucher: true,
    }),
  },
  setCoupon: {
    sample: { order_id: 1, code: 'C', version: 0, key: 'k' },
    answer: () => ({ amount: 115_000, state: 'to_be_paid', version: 1 }),
  },
  requestRefund: {
    sample: { order_id: 1, version: 1, reason: 'r', key: 'k' },
    answer: () => ({ id: 2, state: 'requested', version: 1 }),
  },
  listCoupons: {
    sample: { state: 'available', page: 1, page_size: 12 },
    answer: () => ({
      list: [
        {
          id: 1,
          code: 'FRIEND50',
          kind: 'registration',
          amount: 5000,
          expires_at: '2027-03-31T15:59:59.000Z',
          state: 'available',
          source: 'granted',
          order_id: null,
          conference: null,
        },
      ],
      ...onePage(1),
    }),
  },
  listHotels: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 1,
          conference: conference.title(say),
          hotel: say('滨江大酒店', 'Riverside Hotel'),
          address: say('上海市浦东新区', 'Pudong, Shanghai'),
          room: say('大床房', 'Double room'),
          check_in: '2026-12-08',
          check_out: '2026-12-11',
          amount: 156_000,
          is_cancelled: false,
          can_cancel: true,
          cancel_reason: '',
          phone: '021-5888 0000',
          sharing: 'named',
          companion: say('王立（复旦大学）', 'Wang Li, Fudan University'),
          shares_with: null,
          can_change: true,
        },
      ],
      ...onePage(1),
    }),
  },
}

/** An order that waits for its money. */
const order = (say: Say) => ({
  id: 17,
  no: '2026112100017',
  kind: 'conf' as const,
  state: 'to_be_paid' as const,
  version: 0,
  conference_id: 3,
  conference: conference.title(say),
  item: say('普通代表', 'Regular participant'),
  starts_at: conference.times.starts_at,
  amount: 120_000,
  list_amount: 120_000,
  closed_reason: null,
  due_at: '2026-11-21T02:30:00.000Z',
  created_at: '2026-11-21T02:00:00.000Z',
  paid_at: null,
  payment: null,
  refund: null,
  invoice: null,
  refund_until: '2026-12-06T01:00:00.000Z',
  refund_refusal: 'orderNotPaid',
  cancel_until: '2026-12-06T01:00:00.000Z',
  time_zone: 'Asia/Shanghai',
  cancel_refusal: null,
})

const payment = () => ({
  id: 5,
  method: 'sandbox' as const,
  state: 'waiting' as const,
  version: 0,
  amount: 120_000,
  pay_url: 'https://symposium.example/sandbox/pay/P2026112100005',
  reason: null,
  has_voucher: false,
})
