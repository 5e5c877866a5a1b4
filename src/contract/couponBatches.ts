import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { idList, key, line, page, positiveId } from './fields.ts'
import { integerField } from './numbers.ts'
import type { Reason } from './reasons.ts'
import { teamParts, workOf } from './teamParts.ts'
import { couponCaps } from './ticketPrice.ts'
import { instant } from './times.ts'
import { yuan } from './yuan.ts'

/** Coupons that an organizer issues in bulk for registrations of one conference (CONF-03). */

const says = (reason: Reason) => reason

/** Amounts in whole fen (TKT-03). */
export const couponLimits = {
  name: 80,
  amount: couponCaps.registration,
  number: 2000,
  batches: 100,
} as const

/** One code for each person, or one code for a number of accounts, each once. */
export const couponWays = ['codes', 'shared'] as const

/** State of one use of a batch: unused, on an order that is not closed, returned to its account, or withdrawn. */
export const couponUses = ['free', 'used', 'returned', 'withdrawn'] as const
export type CouponUse = (typeof couponUses)[number]

const amountReason = says('couponAmountOut')
const names = { name: line(couponLimits.name), way: z.literal(couponWays, says('invalid')) }
const number = integerField(1, couponLimits.number, says('couponNumberOut'))
const validUntil = instant('required')
const amount = integerField(1, couponLimits.amount, amountReason)

/** A batch as its form has it: `amount` in yuan, `valid_until` by the clocks that `instantOf` knows. */
export const couponBatchForm = (instantOf: (wall: string) => string) =>
  z.pipe(
    z.transform(({ valid_until: until = '', ...texts }: Readonly<Record<string, string>>) => ({
      ...texts,
      valid_until: until === '' ? '' : instantOf(until),
    })),
    z.object({
      ...names,
      amount: z.pipe(
        yuan,
        z.int(amountReason).check(z.gte(1, amountReason), z.lte(couponLimits.amount, amountReason)),
      ),
      number,
      valid_until: validUntil,
      ticket_type_ids: idList,
    }),
  )

const couponBatch = z.object({
  id: z.int(),
  name: z.string(),
  way: z.literal(couponWays),
  /** Discount on a registration, in whole fen. */
  amount: z.int(),
  /** ISO 8601, UTC. */
  valid_until: z.string(),
  is_over: z.boolean(),
  withdrawn: z.boolean(),
  /** The code that all use; null: each has its own. */
  code: z.nullable(z.string()),
  /** Empty: all ticket types. */
  ticket_type_ids: z.array(z.int()),
  /** Total number of uses, and number by state. */
  issued: z.int(),
  counts: z.object({ free: z.int(), used: z.int(), returned: z.int(), withdrawn: z.int() }),
})
export type CouponBatch = z.infer<typeof couponBatch>

export const couponBatches = z.object({
  conference_id: z.int(),
  /** In the language of the request. */
  conference: z.string(),
  /** Roles of the requesting account. */
  parts: z.array(z.literal(teamParts)),
  /** IANA name: the clock of every time on the page. */
  time_zone: z.string(),
  ticket_types: z.array(
    z.object({ id: z.int(), name: z.string(), eng_name: z.string(), retired: z.boolean() }),
  ),
  /** The newest first, at most `couponLimits.batches`. */
  batches: z.array(couponBatch),
})
export type CouponBatches = z.infer<typeof couponBatches>

const couponCode = z.object({
  /** Id of the use. */
  id: z.int(),
  code: z.string(),
  state: z.literal(couponUses),
  /** Name of the account that has it; empty: none. */
  member: z.string(),
  /** The last order that used it; null: none. */
  order: z.nullable(z.object({ id: z.int(), no: z.string(), attendee: z.string() })),
})
export type CouponCode = z.infer<typeof couponCode>

const conference_id = positiveId
const ofConference = { conference: 'conference_id', parts: workOf.sale } as const

export const listCouponBatches = endpoint({
  summary: 'Coupons that a conference has issued, by batch, with what became of them',
  method: 'GET',
  path: '/apic/organizer/coupons/list',
  access: ofConference,
  input: z.object({ conference_id }),
  output: couponBatches,
})

export const issueCoupons = endpoint({
  summary: 'Issues up to 2 000 codes, or one code for so many accounts; the same key again issues nothing',
  method: 'POST',
  path: '/apic/organizer/coupons/issue',
  access: ofConference,
  input: z.object({
    conference_id,
    key,
    ...names,
    amount,
    number,
    valid_until: validUntil,
    ticket_type_ids: idList,
  }),
  output: couponBatches,
})

export const withdrawCoupons = endpoint({
  summary: 'Takes back what nobody uses of a batch; orders on which a coupon stands keep their price',
  method: 'POST',
  path: '/apic/organizer/coupons/withdraw',
  access: ofConference,
  input: z.object({ conference_id, id: positiveId }),
  output: couponBatches,
})

export const listCouponCodes = endpoint({
  summary: 'Codes of a batch in the order of issue; `after` is the number of the last one that is known',
  method: 'GET',
  path: '/apic/organizer/coupons/codes',
  access: ofConference,
  input: z.object({
    conference_id,
    id: positiveId,
    /** Absent: all. */
    state: z.optional(z.literal(couponUses, says('invalid'))),
    after: z.optional(positiveId),
    page_size: page.page_size,
  }),
  /** `total`: how many there are behind `after`. */
  output: z.object({ list: z.array(couponCode), total: z.int() }),
})

/** The codes of a batch as a sheet, for those who distribute them. */
export const codesHref = (conferenceId: number, batchId: number, format: 'csv' | 'xlsx', lang: string) =>
  `/files/coupons/${conferenceId}/batch-${batchId}.${format}?lang=${lang}`
