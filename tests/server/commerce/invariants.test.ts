import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { accountDeletions } from '../../../server/db/schema/accountDeletions.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { certificates, meals, mealVouchers, tickets } from '../../../server/db/schema/admission.ts'
import { lifecycleEvents } from '../../../server/db/schema/audit.ts'
import { enquiries } from '../../../server/db/schema/butler.ts'
import { comments } from '../../../server/db/schema/comments.ts'
import {
  knockHits,
  knocks,
  pointAccounts,
  pointMovements,
  pointPostings,
  referralRewards,
  referrals,
} from '../../../server/db/schema/benefits.ts'
import { campaigns } from '../../../server/db/schema/campaigns.ts'
import { conferences, lives } from '../../../server/db/schema/catalogue.ts'
import { conferenceContents } from '../../../server/db/schema/contents.ts'
import { conferencePublications } from '../../../server/db/schema/conferencePublications.ts'
import { invoiceDocuments, invoices } from '../../../server/db/schema/invoices.ts'
import { liveEvents, liveMessages, liveRooms, liveStaff } from '../../../server/db/schema/live.ts'
import { organizerApplications } from '../../../server/db/schema/organizers.ts'
import { payments, refunds } from '../../../server/db/schema/payments.ts'
import { paperDecisions, paperRebuttals, papers, reviews } from '../../../server/db/schema/papers.ts'
import { coupons, orders, ticketTypes, waitlistEntries } from '../../../server/db/schema/registration.ts'
import { documentBatches } from '../../../server/db/schema/documents.ts'
import { peopleImports } from '../../../server/db/schema/peopleImports.ts'
import { studentProofs } from '../../../server/db/schema/studentProofs.ts'
import { teamInvitations } from '../../../server/db/schema/team.ts'
import type { Tx } from '../../../server/db/types.ts'
import { ruleNames, violationsIn } from '../../../server/invariants.ts'
import { entities } from '../../../src/contract/entity.ts'
import type { Entity } from '../../../src/contract/entity.ts'
import type { RoomFact } from '../../../src/contract/room/events.ts'
import { emptyPaper } from '../../../src/contract/paperForm.ts'
import { describeEngines } from '../../support/engines.ts'
import { createHarness, type Harness } from '../api/harness.ts'
import { blankState } from '../live/blankState.ts'
import { addConference, addCoupon, expectSound, newMember, registration } from './stage.ts'

/** Something that happened in the first live. */
const happened = (tx: Tx, seq: number, fact: RoomFact) =>
  tx.insert(liveEvents).values({ liveId: 1, seq, actor: null, fact, at: new Date(0) })

const message = (c: number): typeof liveMessages.$inferInsert => ({
  liveId: 1,
  c,
  userId: 'u_1',
  clientId: `message-${c}`,
  author: blankState.anchor,
  role: 'anchor',
  text: '',
  at: new Date(0),
})

/** Thrown to leave a transaction in which everything was broken on purpose. */
class Enough extends Error {}

describeEngines('invariants', (open) => {
  let server: Harness
  let paid = 0
  let unpaid = 0
  let userId = 0
  let conference = { id: 0, types: [0] }
  beforeAll(async () => {
    server = await createHarness(open)
    const member = await newMember(server)
    userId = member.id
    conference = await addConference(server, {
      types: [{ tiers: [{ amount: 0 }] }, { capacity: 2 }, { capacity: 1 }],
    })
    const { id: conferenceId } = conference
    const at = new Date(server.clock.now)
    await server.database.db
      .insert(meals)
      .values({ conferenceId, name: '午餐', engName: 'Lunch', startsAt: at, endsAt: at })
    const place = async (type: number, expected_amount: number) => {
      const ticket_type_id = conference.types[type] ?? 0
      const input = registration(conference, { ticket_type_id, expected_amount })
      return (await member.browser.call('placeOrder', input)).order_id
    }
    paid = await place(0, 0)
    unpaid = await place(1, 120_000)
  })

  it('finds nothing wrong where everything went its way', () => expectSound(server))

  /** A way to break each rule, stepping around the database's own guards: the rule must see it for itself. */
  const breaks: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
    paidOrdersCovered: (tx) => set(tx, orders, paid, sql`amount = 100, list_amount = 100`),
    noMoneyKept: (tx) => confirmed(tx, unpaid, 120_000),
    neverBelowNothing: (tx) =>
      tx.insert(refunds).values({ orderId: paid, amount: 5, cause: 'late', state: 'done' }),
    confirmedAsAsked: (tx) =>
      tx.insert(payments).values({
        orderId: unpaid,
        method: 'sandbox',
        outTradeNo: 'x',
        amount: 7,
        confirmedAmount: 8,
        state: 'confirmed',
      }),
    gaplessRooms: (tx) => happened(tx, 2, { t: 'screen', d: { on: true } }),
    gaplessChat: (tx) => tx.insert(liveMessages).values(message(2)),
    roomsBehindTheirEvents: (tx) =>
      tx.insert(liveRooms).values({ liveId: 1, seq: 3, state: { ...blankState, seq: 3 } }),
    stageOfItsRoom: (tx) => happened(tx, 1, { t: 'stage', d: { liveStage: 'ended', by: 'anchor' } }),
    nothingAfterTheEnd: async (tx) => {
      await tx.update(lives).set({ status: 'ended' }).where(eq(lives.id, 1))
      await happened(tx, 1, { t: 'stage', d: { liveStage: 'ended', by: 'anchor' } })
      await happened(tx, 2, { t: 'groupMute', d: { on: true } })
    },
    onePersonInAPart: async (tx) => {
      const accepted = { part: 'host', userId, state: 'accepted', expiresAt: new Date(0) } as const
      for (const askedBy of [userId, null])
        await tx.insert(liveStaff).values({ ...accepted, liveId: 1, conferenceId: conference.id, askedBy })
    },
    oneHostAtATime: (tx) =>
      happened(tx, 1, { t: 'anchor', d: { anchor: blankState.anchor, from: blankState.anchor, epoch: 3 } }),
    oneOpenPayment: async (tx) => {
      await tx.execute(sql`drop index payments_open`)
      for (const outTradeNo of ['a', 'b'])
        await tx.insert(payments).values({ orderId: unpaid, method: 'sandbox', outTradeNo, amount: 1 })
    },
    priceExplained: (tx) => set(tx, orders, unpaid, sql`amount = 1`),
    validTicketsPaid: (tx) =>
      tx.insert(tickets).values({ orderId: unpaid, userId, conferenceId: conference.id, code: 'x' }),
    paidOrdersHaveTickets: (tx) =>
      tx.execute(sql`update tickets set state = 'revoked' where order_id = ${paid}`),
    openMealsPaid: async (tx) => {
      const [meal] = await tx.select().from(meals).limit(1)
      await tx.insert(mealVouchers).values({ orderId: unpaid, mealId: meal?.id ?? 0, userId, code: 'x' })
    },
    documentsHaveAmounts: (tx) => document(tx, paid, 0),
    oneValidDocument: async (tx) => {
      await document(tx, paid, 5, 'a')
      await document(tx, paid, 5, 'b')
    },
    invoicedOrdersPaid: async (tx) => {
      await tx.insert(invoices).values({ orderId: unpaid, state: 'invoiced' })
      await document(tx, unpaid, 5)
    },
    placesGivenOnce: (tx) => set(tx, ticketTypes, conference.types[1] ?? 0, sql`capacity = 0`),
    couponOnOneOrder: async (tx) => {
      const { rows } = (await tx.execute(sql`select id from coupons limit 1`)) as unknown as {
        rows: Array<{ id: number }>
      }
      await tx.execute(sql`drop index orders_coupon`)
      for (const id of [paid, unpaid]) await set(tx, orders, id, sql`coupon_id = ${rows[0]?.id}`)
    },
    oneOrderPerType: async (tx) => {
      await tx.execute(sql`drop index orders_open`)
      await set(tx, orders, unpaid, sql`ticket_type_id = ${conference.types[0]}`)
    },
    movementsBalanced: async (tx) => {
      const id = await newMovement(tx, 'earned', 5)
      await tx.insert(pointPostings).values({ movementId: id, book: 'member', points: 5 })
    },
    pointsAsBooked: (tx) => tx.insert(pointAccounts).values({ userId, balance: 7 }),
    pointsOfAnAccount: async (tx) => {
      const id = await newMovement(tx, 'expired', 5)
      await tx.insert(pointPostings).values([
        { movementId: id, book: 'member', points: -5 },
        { movementId: id, book: 'expired', points: 5 },
      ])
    },
    redeemedForCoupons: (tx) => newMovement(tx, 'spent', 100),
    refundsReversed: async (tx) => {
      await newMovement(tx, 'earned', 10)
      await newMovement(tx, 'reversed', 4)
    },
    knocksAsHit: (tx) => newKnock(tx, { total: 7 }),
    knocksOfOthers: async (tx) => {
      const [knock] = await newKnock(tx)
      await tx.insert(knockHits).values({ knockId: knock?.id ?? 0, userId, amount: 1 })
    },
    knockCoupons: (tx) => newKnock(tx, { state: 'completed' }),
    couponsWhereTheyBelong: async (tx) => {
      const couponId = await newCoupon(tx, { onlyOrderId: paid })
      await set(tx, orders, unpaid, sql`coupon_id = ${couponId}`)
    },
    rewardsRevoked: async (tx) => {
      const couponId = await newCoupon(tx, { revokedAt: new Date(0) })
      const [friend] = await tx.insert(users).values({ nickname: 'f' }).returning()
      const [referral] = await tx
        .insert(referrals)
        .values({ inviterId: userId, friendId: friend?.id ?? 0 })
        .returning()
      const referralId = referral?.id ?? 0
      const reward = { kind: 'registration', state: 'rewarded', orderId: paid } as const
      await tx.insert(referralRewards).values({ ...reward, referralId, couponId })
    },
    ...Object.fromEntries(
      entities.flatMap((entity) => [
        [`gaplessHistory.${entity}`, async (tx: Tx) => insertHistory(tx, entity, await row(tx, entity), 2)],
        [
          `endingInItsState.${entity}`,
          async (tx: Tx) => {
            const id = await row(tx, entity)
            await insertHistory(tx, entity, id, 1, 'a', 'elsewhere')
            await set(tx, tableOf[entity], id, sql`version = 1`)
          },
        ],
        [
          `chainedHistory.${entity}`,
          async (tx: Tx) => {
            const id = await row(tx, entity)
            await insertHistory(tx, entity, id, 1, 'a', 'b')
            await insertHistory(tx, entity, id, 2, 'c', 'd')
          },
        ],
        [`historyOfARow.${entity}`, (tx: Tx) => insertHistory(tx, entity, 999_999, 1)],
      ]),
    ),
  }

  it('every rule sees what breaks it', async () => {
    await addCoupon(server, userId)
    const at = new Date(server.clock.now)
    const blind: string[] = []
    for (const [rule, spoil] of Object.entries(breaks)) {
      await server.database.db
        .transaction(async (tx) => {
          await spoil(tx)
          if ((await violationsIn(tx, { at, limit: 5, only: rule })).length === 0) blind.push(rule)
          throw new Enough()
        })
        .catch((error: unknown) => {
          if (!(error instanceof Enough)) throw new Error(`${rule} could not be broken`, { cause: error })
        })
    }
    expect(blind).toEqual([])
    await expectSound(server)
  })

  it('an open offer counts as a taken place; one that is over does not', async () => {
    const at = new Date(server.clock.now)
    for (const [offeredUntil, expected] of [
      [new Date(at.getTime() + 1), ['placesGivenOnce', 'placesGivenOnce']],
      [at, []],
    ] as const) {
      await server.database.db
        .transaction(async (tx) => {
          for (const type of [conference.types[1], conference.types[2]]) {
            const ticketTypeId = type ?? 0
            for (const waiting of [1, userId]) {
              await tx
                .insert(waitlistEntries)
                .values({ userId: waiting, ticketTypeId, state: 'offered', offeredUntil })
            }
          }
          const found = await violationsIn(tx, { at, limit: 5 })
          expect(found.map(({ rule }) => rule)).toEqual(expected)
          throw new Enough()
        })
        .catch((error: unknown) => {
          if (!(error instanceof Enough)) throw error
        })
    }
  })

  it('no rule is without something that breaks it', () => {
    expect(Object.keys(breaks).sort()).toEqual(ruleNames().sort())
  })

  const newMovement = async (tx: Tx, kind: 'earned' | 'spent' | 'expired' | 'reversed', points: number) => {
    const values = { userId, kind, cause: 'lot', causeKey: `${kind} x`, points, orderId: paid } as const
    const [row] = await tx.insert(pointMovements).values(values).returning()
    return row?.id ?? 0
  }
  const newCoupon = async (tx: Tx, values: Partial<typeof coupons.$inferInsert>) => {
    const coupon = { userId, code: 'x', kind: 'registration', amount: 1, expiresAt: new Date(0) } as const
    const [row] = await tx
      .insert(coupons)
      .values({ ...coupon, ...values })
      .returning()
    return row?.id ?? 0
  }
  const newKnock = (tx: Tx, values: Partial<typeof knocks.$inferInsert> = {}) =>
    tx
      .insert(knocks)
      .values({
        orderId: unpaid,
        userId,
        conferenceId: conference.id,
        code: 'x',
        limitAmount: 100,
        endsAt: new Date(0),
        ...values,
      })
      .returning()

  /** A row of the entity without any history yet. */
  const row = async (tx: Tx, entity: Entity): Promise<number> => {
    const [invoice] = await tx.select().from(invoices).limit(1)
    const [meal] = await tx.select().from(meals).limit(1)
    const orderId = unpaid
    const conferenceId = conference.id
    const paper = () => tx.insert(papers).values({ userId: 1, conferenceId, form: emptyPaper }).returning()
    const made: Readonly<Record<Entity, () => Promise<Array<{ id: number }>>>> = {
      order: () => Promise.resolve([{ id: unpaid }]),
      payment: () =>
        tx.insert(payments).values({ orderId, method: 'sandbox', outTradeNo: 'x', amount: 1 }).returning(),
      refund: () => tx.insert(refunds).values({ orderId: paid, amount: 0, cause: 'requested' }).returning(),
      invoice: () => Promise.resolve([{ id: invoice?.id ?? 0 }]),
      ticket: () => tx.select({ id: tickets.id }).from(tickets).limit(1),
      mealVoucher: () =>
        tx
          .insert(mealVouchers)
          .values({ orderId, mealId: meal?.id ?? 0, userId, code: 'x' })
          .returning(),
      certificate: () =>
        tx
          .insert(certificates)
          .values({ userId: 1, conferenceId, kind: 'review', code: 'x', name: 'x' })
          .returning(),
      organizer: () => tx.insert(organizerApplications).values({ userId }).returning(),
      conference: () => tx.select({ id: conferences.id }).from(conferences).limit(1),
      conferencePublication: () =>
        tx.select({ id: conferencePublications.id }).from(conferencePublications).limit(1),
      waitlist: () =>
        tx
          .insert(waitlistEntries)
          .values({ userId: 1, ticketTypeId: conference.types[0] ?? 0 })
          .returning(),
      paper,
      review: async () =>
        tx
          .insert(reviews)
          .values({ userId: 1, round: 1, responseDueAt: new Date(0), paperId: (await paper())[0]?.id ?? 0 })
          .returning(),
      decision: async () =>
        tx
          .insert(paperDecisions)
          .values({ userId: 1, round: 1, decision: 'accept', paperId: (await paper())[0]?.id ?? 0 })
          .returning(),
      rebuttal: async () =>
        tx
          .insert(paperRebuttals)
          .values({ round: 1, reviewIds: [], paperId: (await paper())[0]?.id ?? 0 })
          .returning(),
      enquiry: () =>
        tx
          .insert(enquiries)
          .values({ userId, contact: 'x', reach: 'x', question: 'x', creationKey: 'x' })
          .returning(),
      comment: () =>
        tx
          .insert(comments)
          .values({ place: 'news', targetId: 1, userId: 1, text: 'x', key: 'x' })
          .returning(),
      knock: () => newKnock(tx),
      accountDeletion: () => tx.insert(accountDeletions).values({ userId: 1 }).returning(),
      conferenceContent: () =>
        tx.insert(conferenceContents).values({ conferenceId: conference.id, kind: 'faq' }).returning(),
      peopleImport: () =>
        tx
          .insert(peopleImports)
          .values({ conferenceId, userId: 1, name: 'x.csv', headings: [], columns: [], creationKey: 'x' })
          .returning(),
      documentBatch: () =>
        tx
          .insert(documentBatches)
          .values({
            ...{ conferenceId, kind: 'badge', builtIn: 'badge', name: 'x', filter: {}, creationKey: 'x' },
          })
          .returning(),
      studentProof: () => tx.insert(studentProofs).values({ conferenceId, userId: 1 }).returning(),
      liveStaff: async () => {
        const [live] = await tx
          .insert(lives)
          .values({
            ...{ conferenceId, title: 'x', engTitle: 'x', speaker: 'x', engSpeaker: 'x', cover: '' },
            ...{ startsAt: new Date(0), maxUser: 1 },
          })
          .returning()
        return tx
          .insert(liveStaff)
          .values({ liveId: live?.id ?? 0, conferenceId, part: 'host', userId: 1, expiresAt: new Date(0) })
          .returning()
      },
      teamInvitation: () =>
        tx
          .insert(teamInvitations)
          .values({ conferenceId, role: 'staff', userId: 1, state: 'accepted', expiresAt: new Date(0) })
          .returning(),
      campaign: () =>
        tx
          .insert(campaigns)
          .values({
            ...{ conferenceId, audience: {}, hash: 'x', creationKey: 'x' },
            ...{ createdBy: 1, editedBy: 1, editedAt: new Date(0) },
          })
          .returning(),
    }
    const [found] = await made[entity]()
    if (found === undefined) throw new Error(`no row of ${entity}`)
    return found.id
  }
})

const tableOf = {
  order: orders,
  payment: payments,
  refund: refunds,
  invoice: invoices,
  ticket: tickets,
  mealVoucher: mealVouchers,
  certificate: certificates,
  organizer: organizerApplications,
  conference: conferences,
  conferencePublication: conferencePublications,
  waitlist: waitlistEntries,
  paper: papers,
  review: reviews,
  decision: paperDecisions,
  rebuttal: paperRebuttals,
  enquiry: enquiries,
  comment: comments,
  knock: knocks,
  accountDeletion: accountDeletions,
  conferenceContent: conferenceContents,
  teamInvitation: teamInvitations,
  campaign: campaigns,
  documentBatch: documentBatches,
  studentProof: studentProofs,
  liveStaff,
  peopleImport: peopleImports,
} as const satisfies Record<Entity, unknown>

const set = (
  tx: Tx,
  table: (typeof tableOf)[Entity] | typeof ticketTypes,
  id: number,
  values: ReturnType<typeof sql>,
) => tx.execute(sql`update ${table} set ${values} where id = ${id}`)

const insertHistory = (
  tx: Tx,
  entity: Entity,
  entityId: number,
  seq: number,
  fromState = 'a',
  toState = 'b',
) =>
  tx
    .insert(lifecycleEvents)
    .values({ entity, entityId, seq, event: 'x.y', fromState, toState, role: 'system' })

const confirmed = (tx: Tx, orderId: number, amount: number) =>
  tx.insert(payments).values({
    orderId,
    method: 'sandbox',
    outTradeNo: 'x',
    amount,
    confirmedAmount: amount,
    state: 'confirmed',
  })

const document = async (tx: Tx, orderId: number, amount: number, number = 'n') => {
  await tx.insert(invoices).values({ orderId }).onConflictDoNothing()
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(sql`order_id = ${orderId}`)
  await tx.insert(invoiceDocuments).values({
    invoiceId: invoice?.id ?? 0,
    kind: 'issue',
    number,
    amount,
    form: {
      invoice_type: 'ordinary',
      title_type: 'company',
      title: '某大学',
      tax_no: '',
      content: 'conference',
      email: 'a@example.org',
    },
  })
}
