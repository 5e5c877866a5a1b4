import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag, idList, idOrNew, key, line, positiveId, version } from './fields.ts'
import { jsonField } from './jsonField.ts'
import { integerField } from './numbers.ts'
import { publications } from './ownConference.ts'
import type { Reason } from './reasons.ts'
import { takesRegistrations } from './registrationOf.ts'
import { teamParts, workOf } from './teamParts.ts'
import { plainLine } from './text.ts'
import { audiences } from './ticketAudience.ts'
import { instant, optionalInstant } from './times.ts'
import { yuan } from './yuan.ts'

/** Sale of a conference: ticket types with their prices, the dates of registration, meals (CONF-03). */

const says = (reason: Reason) => reason

/** Amounts in whole fen. */
export const saleLimits = {
  name: 80,
  amount: 10_000_000,
  capacity: 1_000_000,
  tiers: 10,
  ticketTypes: 20,
  meals: 100,
} as const

/** The empty text: as many as come. */
const capacity = z.pipe(
  plainLine(10).check(
    z.regex(/^\d*$/, { error: says('invalid'), abort: true }),
    z.refine((text) => Number(text) <= saleLimits.capacity, says('invalid')),
  ),
  z.transform((text: string) => (text === '' ? null : Number(text))),
)

const names = { name: line(saleLimits.name), eng_name: line(saleLimits.name) }

/** End and name of a price. */
export interface TierTerms {
  readonly name: string
  readonly eng_name: string
  /** ISO 8601, UTC; null: it has no end. */
  readonly until: string | null
}

export interface TierFault {
  readonly index: number
  readonly field: 'name' | 'eng_name' | 'until'
  readonly reason: Reason
}

/** Faults of successive prices; the first one of each price. */
export const tierFaults = (tiers: readonly TierTerms[]): TierFault[] =>
  tiers.flatMap((tier, index): TierFault[] => {
    const earlier = tiers.slice(0, index)
    const before = earlier.at(-1)?.until ?? null
    if (earlier.some(({ name }) => name === tier.name))
      return [{ index, field: 'name', reason: 'tierNameTwice' }]
    if (earlier.some(({ eng_name }) => eng_name === tier.eng_name))
      return [{ index, field: 'eng_name', reason: 'tierNameTwice' }]
    if (tier.until === null && index < tiers.length - 1)
      return [{ index, field: 'until', reason: 'tierNotLast' }]
    if (before !== null && tier.until !== null && Date.parse(tier.until) <= Date.parse(before))
      return [{ index, field: 'until', reason: 'tierOrder' }]
    return []
  })

/** Whether a price holds as long as people register: the last one ends with the registration, or never. */
export const coversRegistration = (
  tiers: ReadonlyArray<Pick<TierTerms, 'until'>>,
  closesAt: string | null,
): boolean => {
  const last = tiers.at(-1)
  if (last === undefined) return false
  if (last.until === null) return true
  return closesAt !== null && Date.parse(last.until) >= Date.parse(closesAt)
}

const inTime = z.check<readonly TierTerms[]>(({ value, issues }) => {
  for (const { index, field, reason } of tierFaults(value))
    issues.push({ code: 'custom', message: reason, path: [index, field], input: value })
})
const tierField = { ...names, until: optionalInstant }
const fen = integerField(0, saleLimits.amount)
const tierList = z
  .array(z.object({ ...tierField, amount: fen }, says('invalid')), says('invalid'))
  .check(
    z.minLength(1, { error: says('tierNone'), abort: true }),
    z.maxLength(saleLimits.tiers, { error: says('tooMany'), abort: true }),
    inTime,
  )

const typeFields = { ...names, audience: z.literal(audiences, says('invalid')), capacity }
type Texts = Readonly<Record<string, string>>

/**
 * A ticket type as its form has it: a text for each field, `tiers.0.amount` in yuan, `tiers.0.until` by the clocks that `instantOf` knows.
 * Transformed to the request.
 */
export const ticketTypeForm = (instantOf: (wall: string) => string) =>
  z.pipe(
    z.transform(({ name, eng_name, audience, capacity: places, ...texts }: Texts) => ({
      ...{ name, eng_name, audience, capacity: places },
      tiers: tiersOf(texts, instantOf),
    })),
    z.object({
      ...typeFields,
      tiers: z
        .array(z.object({ ...tierField, amount: yuan }))
        .check(z.minLength(1, { error: says('tierNone'), abort: true }), inTime),
    }),
  )

const tiersOf = (texts: Texts, instantOf: (wall: string) => string) => {
  const rows: Record<string, string>[] = []
  for (const [path, text] of Object.entries(texts)) {
    const [list, index = '', field = ''] = path.split('.')
    if (list !== 'tiers') continue
    const row = (rows[Number(index)] ??= {})
    row[field] = field === 'until' && text !== '' ? instantOf(text) : text
  }
  return rows
}

const windowFields = {
  registration_opens_at: optionalInstant,
  registration_closes_at: optionalInstant,
  refund_until: optionalInstant,
  /** Time from which attendees get their certificates; null: once the conference is over. */
  certificates_at: optionalInstant,
}
const windowInOrder = z.check<{
  registration_opens_at: string | null
  registration_closes_at: string | null
}>(({ value, issues }) => {
  const { registration_opens_at: opens, registration_closes_at: closes } = value
  if (opens === null || closes === null || Date.parse(closes) > Date.parse(opens)) return
  const path = ['registration_closes_at']
  issues.push({ code: 'custom', message: says('closesBeforeOpens'), path, input: value })
})
/** The dates as their form has them, by the clocks that `instantOf` knows. */
export const windowForm = (instantOf: (wall: string) => string) =>
  z.pipe(
    z.transform((texts: Texts) => withInstants(texts, instantOf)),
    z.object(windowFields).check(windowInOrder),
  )

const withInstants = (texts: Texts, instantOf: (wall: string) => string) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text !== '' && /_(?:at|until)$/.test(name) ? instantOf(text) : text,
    ]),
  )

const mealTime = instant('required')
const mealFields = { ...names, starts_at: mealTime, ends_at: mealTime }
const mealInOrder = z.check<{ starts_at: string; ends_at: string }>(({ value, issues }) => {
  if (Date.parse(value.ends_at) > Date.parse(value.starts_at)) return
  issues.push({ code: 'custom', message: says('mealEndsFirst'), path: ['ends_at'], input: value })
})
/** A meal as its form has it, by the clocks that `instantOf` knows. */
export const mealForm = (instantOf: (wall: string) => string) =>
  z.pipe(
    z.transform((texts: Texts) => withInstants(texts, instantOf)),
    z.object(mealFields).check(mealInOrder),
  )

const saleTier = z.object({
  name: z.string(),
  eng_name: z.string(),
  /** ISO 8601, UTC; it holds before this. Null: as long as people register. */
  until: z.nullable(z.string()),
  /** In whole fen. */
  amount: z.int(),
})

const saleTicketType = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  eng_name: z.string(),
  audience: z.literal(audiences),
  /** Null: as many as come. */
  capacity: z.nullable(z.int()),
  /** It is not sold any more, and no visitor sees it. */
  retired: z.boolean(),
  /** Orders that are paid. */
  sold: z.int(),
  /** Orders that can still be paid, and places that are offered to members on the waiting list. */
  held: z.int(),
  waiting: z.int(),
  tiers: z.array(saleTier),
})
export type SaleTicketType = z.infer<typeof saleTicketType>

const saleMeal = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  eng_name: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** New vouchers for it are no longer issued. */
  retired: z.boolean(),
  /** Vouchers that are good or were used. */
  vouchers: z.int(),
})
export type SaleMeal = z.infer<typeof saleMeal>

export const ticketSale = z.object({
  conference_id: z.int(),
  /** In the language of the request. */
  conference: z.string(),
  publication: z.literal(publications),
  /** Roles of the requesting account. */
  parts: z.array(z.literal(teamParts)),
  /** IANA name, `Asia/Shanghai`: the clock of every time on the page. */
  time_zone: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Version of the dates of registration and of the order of the ticket types. */
  version: z.int(),
  /** ISO 8601, UTC. */
  registration_opens_at: z.nullable(z.string()),
  registration_closes_at: z.nullable(z.string()),
  refund_until: z.nullable(z.string()),
  certificates_at: z.nullable(z.string()),
  /** In the order in which visitors see them; the retired ones last. */
  ticket_types: z.array(saleTicketType),
  meals: z.array(saleMeal),
})
export type TicketSale = z.infer<typeof ticketSale>

export const saleGaps = ['registrationWindow', 'ticketType', 'price'] as const
export type SaleGap = (typeof saleGaps)[number]

/** Missing requirements of registration; empty: none. */
export const saleFaults = (
  sale: Pick<TicketSale, 'registration_opens_at' | 'registration_closes_at' | 'ticket_types'>,
): SaleGap[] => {
  const { registration_opens_at: opens, registration_closes_at: closes, ticket_types } = sale
  const sold = ticket_types.filter(({ retired }) => !retired)
  return [
    ...(takesRegistrations({ opensAt: opens, closesAt: closes }) ? [] : (['registrationWindow'] as const)),
    ...(sold.length === 0 ? (['ticketType'] as const) : []),
    ...(sold.some(({ tiers }) => !coversRegistration(tiers, closes)) ? (['price'] as const) : []),
  ]
}

const ofConference = { conference: 'conference_id', parts: workOf.sale } as const
const conference_id = positiveId

export const getTicketSale = endpoint({
  summary: 'What a conference sells: ticket types with prices and counts, dates of registration, meals',
  method: 'GET',
  path: '/apic/organizer/sale/get',
  access: ofConference,
  input: z.object({ conference_id }),
  output: ticketSale,
})

export const saveTicketType = endpoint({
  summary:
    'Saves a ticket type with its prices, or makes one; orders keep their prices. Refused with `versionConflict` where somebody saved it since',
  method: 'POST',
  path: '/apic/organizer/sale/type/save',
  access: ofConference,
  input: z.object({
    conference_id,
    id: idOrNew,
    version,
    key,
    ...typeFields,
    tiers: jsonField(tierList, 5000),
  }),
  output: ticketSale,
})

export const retireTicketType = endpoint({
  summary: 'Takes a ticket type from sale or puts it back; one that nobody ordered or waited for is deleted',
  method: 'POST',
  path: '/apic/organizer/sale/type/retire',
  access: ofConference,
  input: z.object({ conference_id, id: positiveId, version, retired: flag }),
  output: ticketSale,
})

export const orderTicketTypes = endpoint({
  summary: 'Puts the ticket types in the order in which visitors see them',
  method: 'POST',
  path: '/apic/organizer/sale/type/order',
  access: ofConference,
  input: z.object({ conference_id, version, ids: idList }),
  output: ticketSale,
})

export const saveRegistrationWindow = endpoint({
  summary: 'Sets when people register and until when they can ask for their money back',
  method: 'POST',
  path: '/apic/organizer/sale/window/save',
  access: ofConference,
  input: z.object({ conference_id, version, ...windowFields }).check(windowInOrder),
  output: ticketSale,
})

export const saveMeal = endpoint({
  summary: 'Saves a meal, or makes one, for which every paid order gets a voucher',
  method: 'POST',
  path: '/apic/organizer/sale/meal/save',
  access: ofConference,
  input: z.object({ conference_id, id: idOrNew, version, key, ...mealFields }).check(mealInOrder),
  output: ticketSale,
})

export const retireMeal = endpoint({
  summary: 'Gives no more vouchers for a meal, or gives them again; one without vouchers is deleted',
  method: 'POST',
  path: '/apic/organizer/sale/meal/retire',
  access: ofConference,
  input: z.object({ conference_id, id: positiveId, version, retired: flag }),
  output: ticketSale,
})
