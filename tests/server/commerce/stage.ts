import { expect } from 'vitest'

import { conferences, subjects } from '../../../server/db/schema/catalogue.ts'
import { acceptedAuthors, coupons, priceTiers, ticketTypes } from '../../../server/db/schema/registration.ts'
import type { Db } from '../../../server/db/types.ts'
import { findViolations } from '../../../server/invariants.ts'
import type { CallInput } from '../../../src/contract/endpoint.ts'
import type { placeOrder } from '../../../src/contract/order.ts'
import { signIn, type Browser, type BrowserOptions, type Harness } from '../api/harness.ts'

export const hour = 3_600_000
export const day = 24 * hour

/** A member with a session, and the id of the account. */
export interface Member {
  readonly browser: Browser
  readonly id: number
}

let numbers = 0

export const newMember = async (server: Harness, options?: BrowserOptions): Promise<Member> => {
  numbers += 1
  const browser = server.browser(options)
  const { user_id } = await signIn(server, browser, `1370000${String(numbers).padStart(4, '0')}`)
  return { browser, id: user_id }
}

export interface NewConference {
  conference?: Partial<typeof conferences.$inferInsert>
  types?: ReadonlyArray<
    Partial<typeof ticketTypes.$inferInsert> & {
      /** Amounts in fen; `until` in hours from now, absent for the last. */
      tiers?: ReadonlyArray<{ until?: number; amount: number }>
    }
  >
}

/** A conference in thirty days that takes registrations now, by default with one unlimited ticket for 1200 CNY. */
export const addConference = async (
  { database: { db }, clock }: Pick<Harness, 'database' | 'clock'>,
  { conference = {}, types = [{}] }: NewConference = {},
): Promise<{ id: number; types: number[] }> => {
  const [known] = await db.select({ id: subjects.id }).from(subjects).limit(1)
  const [subject] =
    known === undefined
      ? await db.insert(subjects).values({ name: '学科', engName: 'Subject' }).returning({ id: subjects.id })
      : [known]
  const after = (ms: number) => new Date(clock.now + ms)
  const [row] = await db
    .insert(conferences)
    .values({
      title: '能源论坛',
      engTitle: 'Energy Forum',
      subjectId: subject?.id ?? 0,
      place: '上海',
      engPlace: 'Shanghai',
      summary: '简介',
      engSummary: 'Summary',
      startsAt: after(30 * day),
      endsAt: after(32 * day),
      registrationOpensAt: after(-10 * day),
      registrationClosesAt: after(29 * day),
      refundUntil: after(20 * day),
      cover: '',
      ...conference,
    })
    .returning({ id: conferences.id })
  const id = row?.id ?? 0
  const ids: number[] = []
  for (const [position, { tiers = [{ amount: 120_000 }], ...type }] of types.entries()) {
    const [added] = await db
      .insert(ticketTypes)
      .values({ conferenceId: id, name: '普通代表', engName: 'Regular', position, ...type })
      .returning({ id: ticketTypes.id })
    const ticketTypeId = added?.id ?? 0
    ids.push(ticketTypeId)
    await db.insert(priceTiers).values(
      tiers.map(({ until, amount }) => ({
        ticketTypeId,
        name: '标准价',
        engName: 'Regular price',
        until: until === undefined ? null : after(until * hour),
        amount,
      })),
    )
  }
  return { id, types: ids }
}

let keys = 0

/** A registration as the page sends it. */
export const registration = (
  conference: { id: number; types: number[] },
  rest: Partial<CallInput<typeof placeOrder>> = {},
): CallInput<typeof placeOrder> => {
  keys += 1
  return {
    conference_id: conference.id,
    ticket_type_id: conference.types[0] ?? 0,
    name: '林梅',
    affiliation: '某大学',
    email: 'linmei@example.org',
    expected_amount: 120_000,
    key: `place-${keys}`,
    ...rest,
  }
}

export const addCoupon = async (
  { database: { db }, clock }: Harness,
  userId: number,
  values: Partial<typeof coupons.$inferInsert> = {},
): Promise<string> => {
  keys += 1
  const code = `C${keys}`
  await db.insert(coupons).values({
    userId,
    code,
    kind: 'registration',
    amount: 5000,
    expiresAt: new Date(clock.now + 90 * day),
    ...values,
  })
  return values.code ?? code
}

export const acceptAuthor = (db: Db, userId: number, conferenceId: number) =>
  db.insert(acceptedAuthors).values({ userId, conferenceId })

/** After every test: nothing is broken, whatever happened. */
export const expectSound = async ({ database: { db }, clock }: Harness): Promise<void> => {
  expect(await findViolations(db, { at: new Date(clock.now) })).toEqual([])
}
