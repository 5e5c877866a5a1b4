import * as z from 'zod/mini'

import { attendee } from './attendee.ts'
import { answersBody, answersField } from './conferenceForm.ts'
import { endpoint } from './endpoint.ts'
import { line, optionalLine, page, paged, positiveId, version } from './fields.ts'
import { sharings } from './hotelRoom.ts'
import { payMethods } from './payMethods.ts'
import { waitlistEntry } from './waitlist.ts'
import { integerField } from './numbers.ts'
import { fileAddress, codeLine } from './text.ts'
import { phoneLine } from './phone.ts'
import { typedEmail } from './email.ts'

export const orderStates = ['to_be_paid', 'paid', 'completed', 'closed'] as const
export const paymentStates = ['waiting', 'reviewing', 'confirmed', 'failed', 'abandoned'] as const
export const refundStates = ['none', 'requested', 'processing', 'failed', 'rejected', 'done'] as const

/** Next page of an order for its owner: the payment while it is unpaid, else its details. */
export const ownOrderPath = ({ id, state }: { id: number; state: string }): string =>
  state === 'to_be_paid' ? `/pay/${id}` : `/console/order/${id}`

/** An order as lists show it. Amounts are whole fen (0.01 CNY). */
export const orderCard = z.object({
  id: z.int(),
  no: z.string(),
  kind: z.literal(['conf', 'paper']),
  state: z.literal(orderStates),
  version: z.int(),
  conference_id: z.int(),
  conference: z.string(),
  /** Name of the ticket type, or subject of a paper's order. */
  item: z.string(),
  starts_at: z.string(),
  amount: z.int(),
  list_amount: z.int(),
  closed_reason: z.nullable(z.literal(['user_cancelled', 'expired', 'organizer', 'refunded'])),
  due_at: z.string(),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  /** Newest payment and refund, the two axes beside the state; null where there is none. */
  payment: z.nullable(z.literal(paymentStates)),
  refund: z.nullable(z.literal(refundStates)),
  invoice: z.nullable(z.string()),
  /** Deadline of refund requests at the conference; null: it takes none. */
  refund_until: z.nullable(z.string()),
  /** Reason that the owner cannot request a refund now; null: they can. */
  refund_refusal: z.nullable(z.string()),
  /** Deadline for cancelling a free registration. */
  cancel_until: z.string(),
  /** IANA name: the clocks of the conference. */
  time_zone: z.string(),
  /**
   * Reason that the owner cannot cancel now; null: they can. A case that waits for a payment under way is refused when
   * the button is pressed.
   */
  cancel_refusal: z.nullable(z.string()),
})
export type OrderCard = z.infer<typeof orderCard>

export const paymentCard = z.object({
  id: z.int(),
  method: z.literal(payMethods),
  state: z.literal(paymentStates),
  version: z.int(),
  amount: z.int(),
  /** Address that the payer scans or opens; empty for a transfer. */
  pay_url: z.string(),
  /** Reason of the failure, or of returning the voucher. */
  reason: z.nullable(z.string()),
  has_voucher: z.boolean(),
})
export type PaymentCard = z.infer<typeof paymentCard>

export const orderDetails = z.object({
  ...orderCard.shape,
  attendee: z.object({
    name: z.string(),
    affiliation: z.string(),
    position: z.optional(z.string()),
    email: z.string(),
    mobile: z.optional(z.string()),
    student_no: z.optional(z.string()),
  }),
  payments: z.array(paymentCard),
  /** Available methods, in the order in which they are offered; the sandbox only where no provider is configured. */
  methods: z.array(z.literal(payMethods)),
  /** Account for a transfer, and the remark by which it is recognised; null where transfers are not possible. */
  transfer: z.nullable(
    z.object({ account_name: z.string(), bank: z.string(), account: z.string(), remark: z.string() }),
  ),
  coupon: z.nullable(z.object({ code: z.string(), amount: z.int() })),
})
export type OrderDetails = z.infer<typeof orderDetails>

export const placeOrder = endpoint({
  summary:
    'Registers for a conference: holds a place and opens an order, paid at once where it costs nothing',
  method: 'POST',
  path: '/apic/order/place',
  access: 'member',
  bodyLimit: answersBody,
  input: z.object({
    conference_id: positiveId,
    ticket_type_id: positiveId,
    ...attendee,
    /** To the questions of the organizer; absent: none. */
    answers: z.optional(answersField),
    coupon: z.optional(codeLine(40)),
    /** Price that the page showed, in fen: if it has changed, the call is refused with `priceChanged`. */
    expected_amount: integerField(),
    key: line(64),
  }),
  output: z.object({ order_id: z.int(), state: z.literal(orderStates) }),
})

export const getDraft = endpoint({
  summary: 'Where the registration of a conference was left',
  method: 'GET',
  path: '/apic/order/draft',
  access: 'member',
  input: z.object({ conference_id: positiveId }),
  output: z.object({
    draft: z.record(z.string(), z.string()),
    /** Known values for the form: from the account's last registration, else from the account itself. */
    known: z.record(z.string(), z.string()),
  }),
})

export const saveDraft = endpoint({
  summary: 'Keeps what was typed into a registration so far',
  method: 'POST',
  path: '/apic/order/draft/save',
  access: 'member',
  bodyLimit: answersBody,
  input: z.object({
    conference_id: positiveId,
    ticket_type_id: optionalLine(12),
    name: optionalLine(60),
    affiliation: optionalLine(120),
    position: optionalLine(60),
    email: z.optional(typedEmail),
    mobile: z.optional(phoneLine(20)),
    student_no: optionalLine(40),
    coupon: z.optional(codeLine(40)),
    /** As `placeOrder` takes them, finished or not. */
    answers: z.optional(answersField),
  }),
  output: z.null(),
})

export const joinWaitlist = endpoint({
  summary: 'Waits for a place of a ticket type',
  method: 'POST',
  path: '/apic/waitlist/join',
  access: 'member',
  input: z.object({ ticket_type_id: positiveId }),
  output: waitlistEntry,
})

export const listOrders = endpoint({
  summary: 'Orders of the account, newest first',
  method: 'GET',
  path: '/apic/order/list',
  access: 'member',
  input: z.object({
    kind: z.literal(['conf', 'paper'], 'invalid'),
    state: z.optional(z.literal(orderStates, 'invalid')),
    ...page,
  }),
  output: paged(orderCard),
})

export const getOrder = endpoint({
  summary: 'One order of the account, with its payments',
  method: 'GET',
  path: '/apic/order/get',
  access: { row: 'order', by: 'id' },
  input: z.object({ id: positiveId }),
  output: orderDetails,
})

export const startPayment = endpoint({
  summary: 'Opens an attempt to pay; the same key again answers the same attempt',
  method: 'POST',
  path: '/apic/pay/start',
  access: { row: 'order', by: 'order_id' },
  input: z.object({ order_id: positiveId, method: z.literal(payMethods, 'invalid'), key: line(64) }),
  output: paymentCard,
})

export const getPayment = endpoint({
  summary: 'Where an attempt stands; asks the provider if it has been silent',
  method: 'GET',
  path: '/apic/pay/get',
  access: { row: 'payment', by: 'id' },
  input: z.object({ id: positiveId }),
  output: z.object({ ...paymentCard.shape, order_state: z.literal(orderStates) }),
})

/** `payment.submit`. */
export const submitVoucher = endpoint({
  summary: 'Puts the voucher of a bank transfer before finance: jpg, png or pdf, at most 10 MB',
  method: 'POST',
  path: '/apic/pay/voucher',
  access: { row: 'payment', by: 'payment_id' },
  input: z.object({
    payment_id: positiveId,
    version,
    key: line(64),
    /** The file as a data address. */
    content: fileAddress(),
  }),
  output: paymentCard,
})

export const setCoupon = endpoint({
  summary: 'Puts a coupon on an order, or takes it off (empty code)',
  method: 'POST',
  path: '/apic/order/coupon',
  access: { row: 'order', by: 'order_id' },
  input: z.object({
    order_id: positiveId,
    code: z.optional(codeLine(40)),
    version,
    key: line(64),
  }),
  output: z.object({ amount: z.int(), state: z.literal(orderStates), version: z.int() }),
})

export const requestRefund = endpoint({
  summary: 'Asks for the money of a paid order back, also again after a refusal',
  method: 'POST',
  path: '/apic/order/refund',
  access: { row: 'order', by: 'order_id' },
  input: z.object({
    order_id: positiveId,
    /** Version of the order, as the sender saw it. */
    version,
    reason: line(500, 'reasonEmpty'),
    key: line(64),
  }),
  /** The refund, a record of its own. */
  output: z.object({ id: z.int(), state: z.literal(refundStates), version: z.int() }),
})

/** Filters for coupons; `used` are those on an order. */
export const couponFilters = ['available', 'used', 'expired'] as const

export const listCoupons = endpoint({
  summary: 'Coupons of the account',
  method: 'GET',
  path: '/apic/coupon/list',
  access: 'member',
  input: z.object({
    /** Absent: all. */
    state: z.optional(z.literal(couponFilters, 'invalid')),
    ...page,
  }),
  output: paged(
    z.object({
      id: z.int(),
      code: z.string(),
      kind: z.literal(['registration', 'submission']),
      amount: z.int(),
      expires_at: z.string(),
      /** `available`, `held` by an open order, `used`, `expired`, `revoked`: withdrawn. */
      state: z.literal(['available', 'held', 'used', 'expired', 'revoked']),
      /** Origin of the coupon. */
      source: z.literal(['granted', 'points', 'invited', 'referral', 'knock', 'organizer']),
      /** The only order it can be used on; null: it is not bound to one. */
      order_id: z.nullable(z.int()),
      /** The only conference it can be used for; null: it is not bound to one. */
      conference: z.nullable(z.object({ id: z.int(), title: z.string() })),
    }),
  ),
})

export const listHotels = endpoint({
  summary: 'Hotel bookings of the account',
  method: 'GET',
  path: '/apic/hotel/list',
  access: 'member',
  input: z.object(page),
  output: paged(
    z.object({
      id: z.int(),
      conference: z.string(),
      hotel: z.string(),
      address: z.string(),
      room: z.string(),
      /** Days, `2026-12-03`. */
      check_in: z.string(),
      check_out: z.string(),
      amount: z.int(),
      is_cancelled: z.boolean(),
      /** It can be given back now. */
      can_cancel: z.boolean(),
      /** Organizer's reason for cancelling it; empty: not cancelled by one. */
      cancel_reason: z.string(),
      /** Phone of the hotel; may be empty. */
      phone: z.string(),
      sharing: z.literal(sharings),
      companion: z.string(),
      /** The guest who shares the room; null: none. */
      shares_with: z.nullable(z.string()),
      /** The preference can still be changed. */
      can_change: z.boolean(),
    }),
  ),
})
