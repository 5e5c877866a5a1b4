import type { OrderDetails, PaymentCard } from '../../src/contract/order.ts'

export const payment: PaymentCard = {
  id: 5,
  method: 'sandbox',
  state: 'waiting',
  version: 0,
  amount: 120_000,
  pay_url: 'https://symposium.example/sandbox/pay/P5',
  reason: null,
  has_voucher: false,
}
export const transferPayment: PaymentCard = { ...payment, method: 'transfer', pay_url: '' }
export const reviewedPayment: PaymentCard = {
  ...transferPayment,
  state: 'reviewing',
  version: 1,
  has_voucher: true,
}
export const failedPayment: PaymentCard = {
  ...payment,
  state: 'failed',
  version: 1,
  pay_url: '',
  reason: '余额不足',
}

export const unpaidOrder: OrderDetails = {
  id: 17,
  no: '2026112100017',
  kind: 'conf',
  state: 'to_be_paid',
  version: 0,
  conference_id: 3,
  conference: '能源材料与碳中和国际论坛',
  item: '普通代表',
  starts_at: '2026-12-09T01:00:00.000Z',
  amount: 120_000,
  list_amount: 120_000,
  closed_reason: null,
  // Long over: the page looks again every half minute, whenever these tests are run.
  due_at: '2026-01-01T00:30:00.000Z',
  created_at: '2026-01-01T00:00:00.000Z',
  paid_at: null,
  payment: null,
  refund: null,
  invoice: null,
  refund_until: '2026-12-06T01:00:00.000Z',
  refund_refusal: 'orderNotPaid',
  cancel_until: '2026-12-06T01:00:00.000Z',
  time_zone: 'Asia/Shanghai',
  cancel_refusal: null,
  attendee: { name: '林梅', affiliation: '某大学', email: 'linmei@example.com' },
  payments: [],
  methods: ['sandbox', 'transfer'],
  transfer: {
    account_name: '会议服务有限公司',
    bank: '中国银行上海分行',
    account: '6222020200112233',
    remark: '2026112100017 林梅',
  },
  coupon: null,
}
export const paidOrder: OrderDetails = {
  ...unpaidOrder,
  state: 'paid',
  version: 1,
  paid_at: '2026-01-01T00:10:00.000Z',
  payment: 'confirmed',
}
export const closedOrder: OrderDetails = {
  ...unpaidOrder,
  state: 'closed',
  version: 1,
  closed_reason: 'expired',
}
/** `open`: an attempt that is under way. */
export const orderWith = (open: PaymentCard): OrderDetails => ({
  ...unpaidOrder,
  payment: open.state,
  payments: [open],
})
