import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { userRoles } from '../../../server/db/schema/organizers.ts'
import { papers, paperSettings } from '../../../server/db/schema/papers.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { orders, waitlistEntries } from '../../../server/db/schema/registration.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { offerNext } from '../../../server/lifecycles/offerNext.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { lockPlaces } from '../../../server/lifecycles/places.ts'
import type { PaymentMethods } from '../../../server/pay/paymentMethods.ts'
import { getConference, type ConferenceDetails } from '../../../src/contract/conference.ts'
import { papersOf } from '../../../src/contract/papersOf.ts'
import { previewPrefix } from '../../../src/contract/previewAddress.ts'
import { registrationOf, type Registration } from '../../../src/contract/registrationOf.ts'
import { closureOf, priceOf } from '../../../src/machines/registration/registration.prices.ts'
import { describeDatabase } from '../../support/engines.ts'
import { emptyPaper } from '../../../src/contract/paperForm.ts'
import { createGroup } from '../../../server/orders/groups.ts'
import { Refused } from '../../../server/shared/refused.ts'
import { createHarness, type Harness } from '../api/harness.ts'
import { paidOrder } from '../support/paidOrder.ts'
import { freshKey } from '../support/shop.ts'
import {
  acceptAuthor,
  addConference,
  addCoupon,
  day,
  expectSound,
  hour,
  newMember,
  registration,
  type Member,
  type NewConference,
} from './stage.ts'

type Row = NonNullable<NewConference['conference']>
type Tiers = NonNullable<NonNullable<NewConference['types']>[number]['tiers']>

/** Dates of the registration by hours from now; null: empty. */
const windows = {
  'opened, closes later': [-1, 48],
  'opened, never closes': [-1, null],
  'opened from the beginning, closes later': [null, 48],
  'opens later': [1, 48],
  'opens later, never closes': [1, null],
  closed: [-48, -1],
  'closed, opened from the beginning': [null, -1],
  'no dates': [null, null],
} as const
const inEveryLife = new Set(['opened, never closes', 'opens later, never closes', 'closed', 'no dates'])
const lives: Readonly<Record<string, (now: number) => Row>> = {
  'to come': () => ({}),
  running: (now) => ({ state: 'ongoing', startsAt: new Date(now - hour) }),
  paused: (now) => ({ state: 'paused', startsAt: new Date(now - hour) }),
  ended: () => ({ state: 'ended' }),
  'over, not yet ended': (now) => ({ startsAt: new Date(now - 2 * day), endsAt: new Date(now - hour) }),
  cancelled: () => ({ publication: 'cancelled' }),
  'cancelled long ago': () => ({ publication: 'archived', isCancelled: true }),
}
const free: Tiers = [{ amount: 0 }]
const sales: Readonly<Record<string, Tiers>> = {
  'a price': [{ until: 24, amount: 80_000 }, { amount: 120_000 }],
  'a price that is over': [{ until: -1, amount: 80_000 }],
}

describeDatabase('[ONE-01] what is open, and what it costs', (open) => {
  let server: Harness
  let member: Member
  let chair: Member
  const begin = async (pay?: PaymentMethods) => {
    server = await createHarness(open, { ...(pay === undefined ? {} : { pay }) })
    member = await newMember(server)
    chair = await newMember(server)
    for (const [name, value] of Object.entries(chair.browser.credentials ?? {}))
      chair.browser.cookies.set(name, value)
  }
  const db = () => server.database.db
  const add = async (more: NewConference) => {
    const conference = await addConference(server, more)
    const role = { userId: chair.id, role: 'organizer', conferenceId: conference.id } as const
    await db().insert(userRoles).values(role)
    return conference
  }
  const previewed = async (id: number): Promise<ConferenceDetails> => {
    const shown = { conferenceId: id, language: 'en', part: 'guest', at: null, texts: 'released' } as const
    const answer = await chair.browser.request(`${previewPrefix(shown)}${getConference.path}?id=${id}`)
    return ((await answer.json()) as { data: ConferenceDetails }).data
  }
  const lineOf = async (id: number, field: string) =>
    (await chair.browser.call('getReadiness', { id })).list.find((line) => line.field === field)
  /** Offer to a member on the waiting list when a place is free. */
  const offered = async (ticketTypeId: number) => {
    const at = new Date(server.clock.now)
    const [entry] = await db()
      .insert(waitlistEntries)
      .values({ userId: chair.id, ticketTypeId, createdAt: at, movedAt: at })
      .returning()
    await createEngine(db(), () => server.clock.now).run(async (scope) => {
      await lockPlaces(scope.tx, ticketTypeId)
      await offerNext(scope, ticketTypeId)
    })
    const [row] = await db()
      .select()
      .from(waitlistEntries)
      .where(eq(waitlistEntries.id, entry?.id ?? 0))
    return row?.state === 'offered'
  }
  /** The reason of a refusal; null: it was done. */
  const reasonOf = async (name: 'placeOrder' | 'joinWaitlist', input: object): Promise<string | null> =>
    member.browser.refused(name, input as never).then(
      ({ reason }) => reason,
      () => null,
    )

  /** Directly: the call may be made a few times an hour. */
  const groupReason = (conferenceId: number): Promise<string | null> =>
    db()
      .transaction((tx) =>
        createGroup(tx, {
          ...{ userId: member.id, conferenceId, name: '甲组', key: 'group' },
          at: new Date(server.clock.now),
        }),
      )
      .then(
        () => null,
        (error: unknown) => (error instanceof Refused ? error.reason : String(error)),
      )

  it('is the same for server, page, preview, checklist, waiting list and groups, whatever the dates and the tickets', async () => {
    await begin()
    const at = server.clock.now
    const said: Record<string, unknown> = {}
    const wanted: Record<string, unknown> = {}
    for (const [dates, [opens, closes]] of Object.entries(windows))
      for (const [life, rowOf] of Object.entries(lives))
        for (const [sale, tiers] of Object.entries(sales)) {
          // If the conference itself decides, four windows and one sale are enough.
          if (life !== 'to come' && (sale !== 'a price' || !inEveryLife.has(dates))) continue
          const name = `${dates} · ${life} · ${sale}`
          const after = (hours: number | null) => (hours === null ? null : new Date(at + hours * hour))
          const conference = await add({
            conference: {
              registrationOpensAt: after(opens),
              registrationClosesAt: after(closes),
              ...rowOf(at),
            },
            types: [{ tiers }, { tiers, capacity: 0 }, { tiers, capacity: 1 }, { tiers, audience: 'group' }],
          })
          const [one = 0, full = 0, last = 0] = conference.types
          const { id } = conference
          const details = await member.browser.call('getConference', { id })
          const seen = await previewed(id)
          const order = registration(conference, { ticket_type_id: one, expected_amount: 80_000 })
          const placed = await reasonOf('placeOrder', order)
          said[name] = {
            server: placed,
            page: registrationOf(details, at),
            form: closureOf({ conference: details, at }),
            preview: registrationOf(seen, at),
            waits: (await reasonOf('joinWaitlist', { ticket_type_id: full })) === null,
            isOffered: await offered(last),
            groups: await groupReason(id),
            checklist: (await lineOf(id, 'registration'))?.state,
          }
          const expected = expectedOf(dates as keyof typeof windows, life, sale)
          const isOpen = expected === 'open'
          const byDates = expectedOf(dates as keyof typeof windows, life, 'a price')
          wanted[name] = {
            server: isOpen ? null : reasonFor(expected, life),
            page: expected,
            form: isOpen ? null : expected,
            preview: expected,
            waits: isOpen,
            isOffered: isOpen,
            groups: byDates === 'open' ? null : reasonFor(byDates, life),
            checklist: checklistFor(dates as keyof typeof windows, life),
          }
        }
    expect(Object.keys(said).length).toBeGreaterThanOrEqual(40)
    expect(said).toEqual(wanted)
    await expectSound(server)
  })

  it('tickets that cannot be paid are not sold, published or charged, and free ones need no way to pay', async () => {
    await begin({ methods: [], providers: new Map(), sandbox: null, transfer: null })
    const said: Record<string, unknown> = {}
    const paid: Tiers = [{ amount: 120_000 }]
    for (const [name, types] of Object.entries({
      'all cost something': [{ tiers: paid }],
      'one is free': [{ tiers: free }, { tiers: paid }],
      'all are free': [{ tiers: free }],
    })) {
      const conference = await add({ types })
      const { id } = conference
      const details = await member.browser.call('getConference', { id })
      const buy = (type: number, expected_amount: number) =>
        reasonOf(
          'placeOrder',
          registration(conference, { ticket_type_id: conference.types[type] ?? 0, expected_amount }),
        )
      said[name] = {
        page: registrationOf(details, server.clock.now),
        preview: registrationOf(await previewed(id), server.clock.now),
        checklist: await lineOf(id, 'payment'),
        dear: await buy(types.length - 1, types.at(-1)?.tiers === paid ? 120_000 : 0),
        first: types.length > 1 ? await buy(0, 0) : undefined,
      }
    }
    const required = { field: 'payment', is_required: true, count: 0, note: '' }
    expect(said).toEqual({
      'all cost something': {
        page: 'unpayable',
        preview: 'unpayable',
        checklist: { ...required, state: 'missing' },
        dear: 'payNowhere',
        first: undefined,
      },
      'one is free': {
        page: 'open',
        preview: 'open',
        checklist: { ...required, state: 'missing' },
        dear: 'payNowhere',
        first: null,
      },
      'all are free': {
        page: 'open',
        preview: 'open',
        checklist: { ...required, state: 'done' },
        dear: null,
        first: undefined,
      },
    })
    // An order from a time when there was a way to pay.
    const conference = await add({ types: [{ tiers: paid }] })
    const [order] = await db()
      .insert(orders)
      .values({
        ...{
          no: 'P1',
          kind: 'conf',
          userId: member.id,
          conferenceId: conference.id,
          amount: 100,
          listAmount: 100,
        },
        ticketTypeId: conference.types[0] ?? 0,
        attendee: { name: '林梅', affiliation: '', email: '' },
        dueAt: new Date(server.clock.now + hour),
      })
      .returning()
    expect(
      await member.browser.refused('startPayment', {
        order_id: order?.id ?? 0,
        method: 'transfer',
        key: 'k',
      }),
    ).toMatchObject({ reason: 'payNowhere', code: 409 })
    // A conference with prices is not published: the same function is the guard.
    const record = { entity: 'conferencePublication', id: conference.id } as const
    await db().update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, conference.id))
    const { facts } = await chair.browser.call('getRecord', record)
    expect(facts).toMatchObject({ isReady: false })
  })

  it('a ticket costs what the page says, whatever coupon or paper its buyer has', async () => {
    await begin()
    const said: unknown[] = []
    const wanted: unknown[] = []
    for (const list of [0, 3000, 5000, 80_000])
      for (const isAuthor of [false, true])
        for (const worth of [null, 1000, 5000]) {
          const conference = await add({
            types: [{ tiers: [{ until: 24, amount: list }, { amount: list + 1 }] }],
          })
          if (isAuthor) await acceptAuthor(db(), member.id, conference.id)
          const code = worth === null ? '' : await addCoupon(server, member.id, { amount: worth })
          const details = await member.browser.call('getConference', { id: conference.id })
          const coupons = (
            await member.browser.call('listCoupons', { page: 1, page_size: 50, state: 'available' })
          ).list
          const [type] = details.ticket_types
          if (type === undefined) throw new Error('the conference sells nothing')
          const price = priceOf({ conference: details, coupons }, type, code)
          const due = isAuthor ? 0 : list
          // If nothing has to be paid, the page sends no coupon.
          const sent = due === 0 ? '' : code
          const { order_id } = await member.browser.call(
            'placeOrder',
            registration(conference, { expected_amount: price?.total ?? -1, coupon: sent }),
          )
          const order = await member.browser.call('getOrder', { id: order_id })
          said.push([list, isAuthor, worth, price?.total, order.amount, order.coupon?.amount ?? 0])
          const off = Math.min(due, worth ?? 0, 5000)
          wanted.push([list, isAuthor, worth, due - off, due - off, off])
        }
    expect(said).toEqual(wanted)
    await expectSound(server)
  })

  it('papers are taken by page, lists, server, own papers and next steps alike, the grace included', async () => {
    await begin()
    const at = server.clock.now
    const minute = 60_000
    const said: Record<string, unknown> = {}
    const wanted: Record<string, unknown> = {}
    for (const [deadline, minutes] of Object.entries({
      ahead: 60,
      'in its grace': -29,
      over: -31,
      none: null,
    }))
      for (const [life, rowOf] of Object.entries(lives))
        for (const grace of deadline === 'in its grace' ? [30, 10] : [30]) {
          const name = `${deadline} · ${life} · ${grace}`
          const submissionDeadline = minutes === null ? null : new Date(at + minutes * minute)
          const { id } = await add({ conference: { submissionDeadline, ...rowOf(at) } })
          if (grace !== 30)
            await db()
              .insert(paperSettings)
              .values({ ...paperDefaults, conferenceId: id, graceMinutes: grace, updatedAt: new Date(at) })
          const [draft] = await db()
            .insert(papers)
            .values({ userId: member.id, conferenceId: id, form: emptyPaper, createdAt: new Date(at) })
            .returning()
          const { browser } = member
          const details = await browser.call('getConference', { id })
          const listed = (await browser.call('listConferences', { page: 1, page_size: 50 })).list.find(
            (one) => one.id === id,
          )
          const next = (
            await browser.call('listMyConferences', { page: 1, page_size: 50, part: 'author' })
          ).list.find((one) => one.id === id)
          const record = await browser.call('getRecord', { entity: 'paper', id: draft?.id ?? 0 })
          const refusal = (await browser.call('getSubmission', { conference_id: id })).refusal
          said[name] = {
            page: papersOf(details, at),
            preview: papersOf(await previewed(id), at),
            list:
              listed === undefined || life === 'cancelled long ago' ? null : papersOf(listed, at) === 'open',
            refusal,
            isOpen: (await browser.call('getPaper', { id: draft?.id ?? 0 })).is_open,
            record: record.entity === 'paper' && record.facts.isOpen,
            next: next?.next?.name === 'submit',
          }
          const isCancelled = life.startsWith('cancelled')
          const isOver = life === 'ended' || life === 'over, not yet ended' || isCancelled
          const isOpen = minutes !== null && minutes + grace >= 0 && !isOver
          const page = minutes === null ? 'none' : isOpen ? 'open' : 'over'
          wanted[name] = {
            page,
            preview: page,
            list: isCancelled ? null : isOpen,
            refusal: isOpen ? null : 'submissionOver',
            isOpen,
            record: isOpen,
            next: isOpen,
          }
          await db()
            .delete(papers)
            .where(and(eq(papers.conferenceId, id), eq(papers.userId, member.id)))
        }
    expect(Object.keys(said).length).toBe(35)
    expect(said).toEqual(wanted)
  })

  it('money goes back, and a free place is given up, as the card of the order says, also after a cancelled one is archived', async () => {
    await begin()
    const at = server.clock.now
    const said: Record<string, unknown> = {}
    const wanted: Record<string, unknown> = {}
    for (const [deadline, hours] of Object.entries({ ahead: 1, over: -1, none: null }))
      for (const [life, rowOf] of Object.entries(lives)) {
        const refundUntil = hours === null ? null : new Date(at + hours * hour)
        const { id } = await add({ conference: { refundUntil, ...rowOf(at) } })
        const order = (amount: number) =>
          paidOrder(db(), () => server.clock.now, member.id, { amount, at: { id }, name: '林梅' })
        const [paid, free] = [await order(80_000), await order(0)]
        const { list } = await member.browser.call('listOrders', { kind: 'conf', page: 1, page_size: 50 })
        const cardOf = (orderId: number) => list.find((card) => card.id === orderId)
        const refused = async (name: 'requestRefund' | 'fireRecord', fields: object) => {
          const answer = await member.browser.raw(name, {
            version: 1,
            key: freshKey(),
            reason: '有事',
            ...fields,
          })
          return answer.code === 1 ? null : (answer.data as { reason: string }).reason
        }
        const name = `${deadline} · ${life}`
        said[name] = {
          refundCard: cardOf(paid)?.refund_refusal,
          refund: await refused('requestRefund', { order_id: paid }),
          cancelCard: cardOf(free)?.cancel_refusal,
          cancel: await refused('fireRecord', { entity: 'order', id: free, event: 'order.cancel' }),
        }
        const isCancelled = life.startsWith('cancelled')
        const isOver = deadline === 'over' && !isCancelled
        const hasBegun = ['running', 'paused', 'over, not yet ended'].includes(life)
        const refund = isOver || (deadline === 'none' && !isCancelled) ? 'refundWindowOver' : null
        const cancel = isOver || (deadline === 'none' && hasBegun) ? 'cancellingOver' : null
        wanted[name] = { refundCard: refund, refund, cancelCard: cancel, cancel }
      }
    expect(said).toEqual(wanted)
  })
})

/** Answer expected from every caller. */
const expectedOf = (dates: keyof typeof windows, life: string, sale: string): Registration => {
  if (life.startsWith('cancelled')) return 'cancelled'
  if (dates === 'no dates') return 'none'
  if (life === 'ended' || life === 'over, not yet ended' || dates.startsWith('closed')) return 'closed'
  if (life === 'paused') return 'paused'
  if (dates.startsWith('opens later')) return 'early'
  return sale === 'a price' ? 'open' : 'closed'
}

const reasonFor = (registration: Registration, life: string): string => {
  if (registration === 'cancelled') return 'conferenceCancelled'
  if (life === 'ended') return 'conferenceEnded'
  return registration === 'paused' ? 'conferencePaused' : 'registrationClosed'
}

/** Whether the conference runs is another line of it. */
const checklistFor = (dates: keyof typeof windows, life: string) => {
  if (dates === 'no dates') return 'missing'
  return dates.startsWith('closed') || life === 'over, not yet ended' ? 'wrong' : 'done'
}
