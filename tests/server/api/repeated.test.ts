// Deep, 0.5 min: every call with a key is made again with each field changed.
import { and, count, eq, like } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'

import { calls, type CallName } from '../../../src/contract/calls.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { toForm } from '../../../src/contract/form.ts'
import { richDocument } from '../../../src/contract/richText.ts'
import { samples } from '../../../src/contract/examples.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { digest } from '../../../server/accounts/secrets.ts'
import * as schema from '../../../server/db/schema.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { translatedAt } from '../../../server/lifecycles/entities/conferenceContent.ts'
import { earnPoints } from '../../../server/lifecycles/benefits/points.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { fileCalls } from '../../../server/handlers/table.ts'
import { describeDatabase, describePostgres } from '../../support/engines.ts'
import { failedRecipient, rowsOf } from '../lifecycles/rows.ts'
import { freshNumber, pdf } from '../documents/officialDocuments.ts'
import { dataAddress, png } from '../files/pictures.ts'
import { operated } from '../support/operators.ts'
import { soldType } from '../support/soldType.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'
import { changedSince, stateOf } from '../support/stateOf.ts'
import type { Browser } from './harness.ts'

/** Field that makes a repeated call harmless. */
const keyOf = (name: CallName) => ['key', 'nonce'].find((field) => field in calls[name].input.shape)
const isFileCall = (name: CallName) => (fileCalls as readonly CallName[]).includes(name)
const names = (Object.keys(calls) as CallName[]).filter((name) => keyOf(name) !== undefined)

type Fields = Readonly<Record<string, unknown>>
const refused = expect.objectContaining({ reason: expect.any(String) }) as unknown

/** Parts of a schema of the contract that are needed to find other values of a field. */
interface Kind {
  readonly _zod: {
    readonly def: {
      readonly innerType?: Kind
      readonly in?: Kind
      readonly out?: Kind
      readonly values?: readonly unknown[]
      readonly entries?: Readonly<Record<string, unknown>>
    }
  }
}
const choicesOf = ({ _zod: { def } }: Kind): unknown[] => [
  ...(def.values ?? []),
  ...Object.values(def.entries ?? {}),
  ...[def.innerType, def.in, def.out].flatMap((part) => (part === undefined ? [] : choicesOf(part))),
]

/** Each field but the key with a value that the contract allows beside the others, where there is one. */
const othersOf = (name: CallName, fields: object): Array<readonly [field: string, value: unknown]> => {
  const { input } = calls[name] as unknown as {
    input: {
      shape: Record<string, Kind>
      safeParse: (given: unknown) => { success: boolean; data?: unknown }
    }
  }
  const read = (given: object) => {
    const wire = Object.fromEntries(toForm(given as Record<string, unknown>))
    const { success, data } = input.safeParse(wire)
    return success ? JSON.stringify(data) : null
  }
  const said = read(fields)
  return Object.entries(input.shape).flatMap(([field, kind]) => {
    if (field === keyOf(name)) return []
    const value = (fields as Fields)[field] ?? ''
    const moment = typeof value === 'string' && /^\d{4}-/.test(value) ? Date.parse(value) : Number.NaN
    const others = [
      ...choicesOf(kind),
      ...(Number.isNaN(moment) ? [] : [new Date(moment + 86_400_000).toISOString()]),
      ...(Number.isNaN(moment) ? [] : [new Date(moment + 86_400_000).toISOString().slice(0, 10)]),
      ...(typeof value === 'number' ? [value + 1, value - 1] : [`${String(value)}x`, `${String(value)}1`]),
      ...(typeof value === 'string' && value.startsWith('["')
        ? [JSON.stringify((JSON.parse(value) as unknown[]).toReversed())]
        : []),
      ...['', '1', '0', '另一个', 'other@example.org', '13911112222', '["name"]', '["","name"]'],
    ]
    const other = others.find((each) => {
      const heard = read({ ...fields, [field]: each })
      return heard !== null && heard !== said
    })
    return other === undefined ? [] : [[field, other] as const]
  })
}

/** Fields by which a call names a row, beside its conference. */
const rowFields = (name: CallName): string[] =>
  Object.keys(calls[name].input.shape).filter(
    (field) => field !== 'conference_id' && /^(?:id|ids|.*_ids?)$/.test(field),
  )

/** Fields that are part of the key: the key of one conference, or of one order, says nothing about another. */
const ofKey: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['saveHostEntry', 'saveHotelRoom', 'createDocumentTemplate', 'createDocumentBatch', 'saveOwnLive'],
      ...['saveFormField', 'addFormTemplate', 'issueCoupons', 'saveTicketType', 'saveMeal'],
    ].map((name) => [`${name} conference_id`, 'what is made is kept once for each conference and key']),
  ),
  ...Object.fromEntries(
    ['saveHostEntry', 'saveHotelRoom', 'saveOwnLive', 'saveFormField', 'saveTicketType', 'saveMeal'].map(
      (name) => [`${name} id`, 'of a row that is there already the version decides, and no key'],
    ),
  ),
  'startPayment order_id': 'an attempt is kept once for each order and key',
}
/** State that the sender had seen, and its reason: a used key does not compare these. */
const seenBySender: ReadonlySet<string> = new Set([
  ...['version', 'draft_version', 'form_version', 'revision', 'no', 'replaces', 'reason'],
  ...['seen_name', 'seen_affiliation'],
])
/** Fields of which the key is not compared: what was done with it is answered, whatever they say. Any other one is refused. */
const answeredFirst: { readonly [K in CallName]?: readonly string[] } = {
  placeOrder: [
    ...['conference_id', 'name', 'affiliation', 'position', 'email', 'mobile', 'student_no', 'coupon'],
    'expected_amount',
  ],
  bookRoom: ['room_id', 'check_in', 'check_out', 'sharing', 'companion'],
  saveInvoice: [
    ...['invoice_type', 'title_type', 'title', 'tax_no', 'content', 'email', 'mobile', 'reg_address'],
    ...['reg_phone', 'bank_name', 'bank_account'],
  ],
  uploadInvoice: ['number'],
  submitApplication: [
    ...['name', 'tax_no', 'contact', 'mobile', 'email', 'address', 'intro', 'logo', 'licence'],
  ],
  fireRecord: ['gate', 'eng_reason', 'confirmation', 'notes'],
  grantRole: ['role', 'conference_id'],
  takeRole: ['role', 'conference_id'],
  endSession: ['session_id'],
  resubmitPaper: ['response'],
  submitReview: ['recommendation', 'comments', 'remarks'],
  submitRebuttal: ['text'],
  acceptReview: ['is_free', 'is_confidential'],
  declineReview: ['cause', 'text', 'suggested_name', 'suggested_email'],
  inviteByContact: ['name'],
  postComment: ['text', 'mentions'],
  writeComment: ['text'],
  writeDeskComment: ['text'],
  sendEnquiry: ['service_id', 'contact', 'reach', 'question'],
  createGroup: ['name'],
  mapPeopleImport: ['columns'],
  createDocumentTemplate: ['built_in', 'name'],
  createDocumentBatch: [
    ...['built_in', 'q', 'state', 'types', 'tags', 'signed_in', 'signed_on', 'paper', 'answer'],
  ],
  applyBulk: ['kind', 'tag', 'type', 'until', 'q', 'state', 'types', 'tags', 'signed_in', 'paper'],
  createCampaign: ['audience'],
  testCampaign: ['order_id'],
  // A live that is open to everyone has no ticket types.
  saveOwnLive: ['access_types'],
  scanTicket: ['gate', 'scanned_at'],
}
/** Calls that do several things, each with a key made of theirs and its row: the answer says of each what became of it. */
const byItem: Readonly<Partial<Record<CallName, string>>> = {
  releaseDecisions: 'each decision by itself',
  openRebuttals: 'each paper by itself',
  passPapers: 'each paper by itself',
  inviteToTeam: 'each contact by itself',
  applyAssignment: 'each pair by itself',
}

/** Calls that are made about one row of the shop only. */
const ofOne: Readonly<Partial<Record<CallName, string>>> = {
  inviteAgain: 'a paper, and whoever reviewed it in the round before',
  endSession: 'the account, which is answered as it stands with the sessions that are open',
}

const isAboutRows = (name: CallName) => rowFields(name).length > 0 && !(name in byItem) && !(name in ofOne)

interface Wish {
  readonly account?: string
  readonly fields: object
}

describeDatabase('ten equal calls with one key at once, at two servers', (open) => {
  let shop: Shop
  const browsers = new Map<string, readonly [Browser, Browser]>()
  beforeAll(async () => {
    shop = await openShop(open)
    shop.duringConference()
    await shop.db
      .update(conferences)
      .set({ refundUntil: shop.conference.endsAt, registrationClosesAt: shop.conference.endsAt })
      .where(eq(conferences.id, shop.conference.id))
    for (const account of ['linmei', 'newcomer', 'gate', 'approved', 'finance', 'admin', 'organizer']) {
      browsers.set(account, [await shop.signedIn(account), await shop.signedIn(account, { ahead: 3 })])
    }
  })
  const browserOf = (account: string): Browser => {
    const [browser] = browsers.get(account) ?? []
    if (browser === undefined) throw new Error(`${account} is not signed in`)
    return browser
  }

  let comments = 0
  const things = () => operated(shop.db, () => shop.server.clock.now)
  /** Acts of the administrator on something that is made again. */
  const acts = (fields: { readonly [K in CallName]?: () => Promise<object> }) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, make]) => [
        name,
        async (): Promise<Wish> => ({
          account: 'admin',
          fields: { version: 0, reason: '有事', ...(await make()) },
        }),
      ]),
    )
  /** Fields besides the key, for an account for which the call succeeds, if the sample and a fresh row do not suffice. */
  const wishes: { readonly [K in CallName]?: () => Promise<Wish> } = {
    placeOrder: async () => {
      const { db, conference } = shop
      const type = { conferenceId: conference.id, name: '新', engName: 'New', capacity: 5 }
      const [row] = await db.insert(schema.ticketTypes).values(type).returning()
      const ticket_type_id = row?.id ?? 0
      // Its accepted author takes part for nothing, whatever is expected.
      await db.delete(schema.acceptedAuthors).where(eq(schema.acceptedAuthors.conferenceId, conference.id))
      await db
        .insert(schema.priceTiers)
        .values({ ticketTypeId: ticket_type_id, name: '', engName: '', amount: 100 })
      const { coupon: _, ...rest } = samples.placeOrder
      return { fields: { ...rest, conference_id: conference.id, ticket_type_id, expected_amount: 100 } }
    },
    redeemPoints: async () => {
      const userId = await shop.idOf('linmei')
      const earned = { userId, cause: 'profile', causeKey: freshKey(), points: 100 } as const
      const at = new Date(shop.server.clock.now)
      await shop.db.transaction((tx) => earnPoints(tx, { ...earned, at }))
      return { fields: { kind: 'registration' } }
    },
    hitKnock: async () => {
      const id = await rowsOf(shop).knock('open')
      const [knock] = await shop.db.select().from(schema.knocks).where(eq(schema.knocks.id, id))
      return { account: 'newcomer', fields: { code: knock?.code } }
    },
    setCoupon: async () => {
      const order_id = await rowsOf(shop).order('to_be_paid')
      return { fields: { order_id, code: '', version: await versionOf(schema.orders, order_id) } }
    },
    moveContent: async () => {
      const conferenceId = shop.conference.id
      const { no: _, ...wish } = samples.moveContent
      const { body, eng_body, title, eng_title: engTitle } = samples.saveContent
      const source = { title, body: richDocument.parse(JSON.parse(body)) }
      const { conferenceContents } = schema
      await shop.db.insert(conferenceContents).values({
        ...{ conferenceId, kind: wish.kind, ...source, engTitle },
        engBody: richDocument.parse(JSON.parse(eng_body)),
        ...translatedAt(source),
        revision: Number(wish.revision),
      })
      return { account: 'organizer', fields: { ...wish, conference_id: conferenceId } }
    },
    requestRefund: async () => {
      const order_id = await shop.buy('linmei')
      return { fields: { order_id, version: await versionOf(schema.orders, order_id), reason: '有事' } }
    },
    startPayment: async () => ({
      fields: { order_id: await rowsOf(shop).order('to_be_paid'), method: 'transfer' },
    }),
    submitVoucher: async () => {
      const order_id = await rowsOf(shop).order('to_be_paid')
      const started = { order_id, method: 'transfer', key: freshKey() } as const
      const { id, version } = await browserOf('linmei').call('startPayment', started)
      return { fields: { payment_id: id, version, content: dataAddress('image/png', png()) } }
    },
    submitStudentProof: async () => {
      const conference_id = shop.conference.id
      await shop.db
        .update(schema.ticketTypes)
        .set({ audience: 'provenStudent' })
        .where(
          and(eq(schema.ticketTypes.conferenceId, conference_id), eq(schema.ticketTypes.audience, 'student')),
        )
      await shop.db.delete(schema.studentProofs)
      return { fields: { conference_id, version: 0, content: dataAddress('image/png', png()) } }
    },
    createGroup: async () => {
      const conference_id = shop.conference.id
      const type = { conferenceId: conference_id, name: '团体', engName: 'Groups' }
      await shop.db.insert(schema.ticketTypes).values({ ...type, audience: 'group' })
      return { fields: { conference_id, name: '材料学院' } }
    },
    saveInvoice: async () => ({
      fields: { ...samples.saveInvoice, id: await rowsOf(shop).invoice('not_invoiced'), version: 0 },
    }),
    uploadInvoice: async () => ({
      account: 'finance',
      fields: {
        id: await rowsOf(shop).invoice('to_be_invoiced.picked_up'),
        version: 0,
        number: freshNumber(),
        content: dataAddress('application/pdf', pdf()),
      },
    }),
    submitApplication: async () => {
      const content = dataAddress('image/png', png())
      const { url } = await browserOf('newcomer').call('upload', { kind: 'organizer', content })
      return { account: 'newcomer', fields: { ...samples.submitApplication, logo: url, licence: url } }
    },
    fireRecord: async () => {
      const id = await rowsOf(shop).order('to_be_paid')
      const version = await versionOf(schema.orders, id)
      return { fields: { entity: 'order', id, event: 'order.cancel', version, reason: '有事' } }
    },
    ...acts({
      grantRole: async () => ({ id: await things().account(), role: 'finance' }),
      takeRole: async () => ({ id: await things().withRole(), role: 'finance' }),
      lockAccount: async () => ({ id: await things().account() }),
      unlockAccount: async () => ({ id: await things().account({ lockedAt: new Date() }) }),
      endSession: () => things().withSession(),
      resetSignIn: async () => ({ id: await things().account({ passwordHash: 'x' }) }),
      retryJob: async () => ({ id: await things().deadJob() }),
      retryJobs: async () => ({ id: await things().deadJob(), kind: 'mail' }),
      retryLane: async () => ({ id: await things().deadJob(), lane: 'mail' }),
      tryLane: () => Promise.resolve({ lane: 'mail' }),
      discardJob: async () => ({ id: await things().deadJob() }),
      allowAddress: async () => ({ id: await things().stoppedAddress() }),
    }),
    // By turns, under one headline and under another.
    postComment: async () => {
      const rows = await shop.db.select({ id: schema.news.id }).from(schema.news).orderBy(schema.news.id)
      const { answers_id: _, mentions: __, ...sample } = samples.postComment
      return { fields: { ...sample, place: 'news', target_id: rows[(comments += 1) % 2]?.id ?? 0 } }
    },
    submitReview: async () => ({
      fields: {
        ...samples.submitReview,
        id: await rowsOf(shop).review('accepted.drafting'),
        draft_version: 0,
      },
    }),
    submitRebuttal: async () => {
      const id = await rowsOf(shop).rebuttal('awaited')
      return { fields: { ...samples.submitRebuttal, id } }
    },
    passPapers: async () => {
      const id = await rowsOf(shop).paper('administrator_review.active')
      return { account: 'organizer', fields: { conference_id: shop.conference.id, ids: String(id) } }
    },
    openRebuttals: async () => {
      const { paperRebuttals } = schema
      const id = await rowsOf(shop).rebuttal('unasked')
      const [row] = await shop.db.select().from(paperRebuttals).where(eq(paperRebuttals.id, id))
      const fields = { conference_id: shop.conference.id, ids: String(row?.paperId) }
      return { account: 'organizer', fields }
    },
    ...ofAssignment(),
    beginPaper: async () => {
      await rowsOf(shop).paper('draft')
      return { fields: { conference_id: shop.conference.id } }
    },
    submitPaper: async () => ({
      fields: { ...samples.submitPaper, id: await rowsOf(shop).paper('draft') },
    }),
    amendPaper: async () => {
      await shop.db
        .update(conferences)
        .set({ submissionDeadline: new Date(shop.server.clock.now + 86_400_000) })
        .where(eq(conferences.id, shop.conference.id))
      const fields = { ...samples.amendPaper, version: 0, form_version: 0 }
      return { fields: { ...fields, id: await rowsOf(shop).paper('administrator_review.active') } }
    },
    resubmitPaper: async () => ({
      fields: {
        ...samples.resubmitPaper,
        id: await rowsOf(shop).paper('first_review.awaiting_revision'),
      },
    }),
    finalizePaper: async () => {
      const id = await rowsOf(shop).paper('first_review.accepted')
      await shop.db.update(schema.papers).set({ finalAt: null }).where(eq(schema.papers.id, id))
      return { fields: { id, version: 0 } }
    },
    prepareDecision: async () => ({
      account: 'organizer',
      fields: { ...samples.prepareDecision, id: await rowsOf(shop).paper('first_review.active'), version: 0 },
    }),
    releaseDecisions: async () => {
      const id = await rowsOf(shop).decision('prepared')
      const fields = { conference_id: shop.conference.id, ids: String(id), reason: '审稿人逾期' }
      return { account: 'organizer', fields }
    },
    withdrawPaper: async () => ({
      fields: { ...samples.withdrawPaper, id: await rowsOf(shop).paper('first_review.active'), version: 0 },
    }),
    revivePaper: async () => {
      const id = await rowsOf(shop).paper('first_review.withdrawn')
      return { fields: { id, version: 0 } }
    },
    writeComment: async () => {
      const { review } = await discussed()
      return { account: 'newcomer', fields: { ...samples.writeComment, id: review } }
    },
    writeDeskComment: async () => {
      const { paper } = await discussed()
      return { account: 'organizer', fields: { ...samples.writeDeskComment, id: paper } }
    },
    bookRoom: async () => {
      const { hotels } = await shop.server.browser().call('getButler', {})
      const room = hotels[0]?.rooms[0]
      const [check_in, check_out] = room?.nights.map(({ day }) => day) ?? []
      return { fields: { room_id: room?.id, check_in, check_out } }
    },
    ...ofSale(),
    createDocumentTemplate: () => ofDocuments(samples.createDocumentTemplate),
    createDocumentBatch: () => ofDocuments(samples.createDocumentBatch),
    createConference: () => Promise.resolve({ account: 'approved', fields: samples.createConference }),
    importConference: () => Promise.resolve({ account: 'approved', fields: samples.importConference }),
    cloneConference: async () => ({
      account: 'approved',
      fields: {
        ...samples.cloneConference,
        conference_id: (
          await browserOf('approved').call('createConference', {
            ...samples.createConference,
            key: freshKey(),
          })
        ).id,
      },
    }),
    ...ofPeople(),
    inviteToTeam: () => {
      const contacts = JSON.stringify([`${freshKey()}@example.org`])
      return Promise.resolve({
        account: 'organizer',
        fields: { ...samples.inviteToTeam, conference_id: shop.conference.id, contacts },
      })
    },
    resendTeamInvitation: async () => ({
      account: 'organizer',
      fields: { id: await rowsOf(shop).teamInvitation('open'), version: 0 },
    }),
    removeFromTeam: async () => {
      const user_id = await shop.recruit(freshKey(), 'secretary')
      const { id: conference_id } = shop.conference
      return { account: 'organizer', fields: { conference_id, user_id, role: 'secretary' } }
    },
    leaveTeam: async () => {
      await rowsOf(shop).teamInvitation('accepted')
      return { fields: { conference_id: shop.conference.id, role: 'secretary' } }
    },
    answerTeamInvitation: async () => {
      const token = freshKey()
      const id = await rowsOf(shop).teamInvitation('open')
      const { teamInvitations } = schema
      await shop.db
        .update(teamInvitations)
        .set({ tokenHash: digest(token) })
        .where(eq(teamInvitations.id, id))
      return { fields: { token, answer: 'accept' } }
    },
    createCampaign: () =>
      Promise.resolve({
        account: 'organizer',
        fields: { ...samples.createCampaign, conference_id: shop.conference.id },
      }),
    testCampaign: async () => ({
      account: 'organizer',
      fields: { conference_id: shop.conference.id, id: await rowsOf(shop).campaign('draft'), revision: 0 },
    }),
    resendRecipient: async () => ({
      account: 'organizer',
      fields: { conference_id: shop.conference.id, ...(await failedRecipient(shop)) },
    }),
    scanTicket: async () => {
      const { code } = await shop.of(schema.tickets, await shop.buy('linmei'))
      return { account: 'gate', fields: { conference_id: shop.conference.id, code, gate: 'East' } }
    },
  }

  const versionOf = async (table: typeof schema.orders, id: number): Promise<number> => {
    const [row] = await shop.db.select({ version: table.version }).from(table).where(eq(table.id, id))
    return row?.version ?? 0
  }

  /** A paper of linmei whose reviewers discuss. */
  const discussed = async () => {
    const { papers, paperSettings, reviews } = schema
    const paper = await rowsOf(shop).paper('first_review.active')
    await shop.db.update(papers).set({ round: 1 }).where(eq(papers.id, paper))
    const ids: number[] = []
    for (const account of ['newcomer', 'approved']) {
      const [row] = await shop.db
        .insert(reviews)
        .values({
          ...{ paperId: paper, userId: await shop.idOf(account), round: 1, state: 'accepted.submitted' },
          ...{ recommendation: 'accept', comments: '结论可信。' },
          responseDueAt: new Date(shop.server.clock.now + 86_400_000),
        })
        .returning()
      ids.push(row?.id ?? 0)
    }
    await shop.db
      .insert(paperSettings)
      .values({ conferenceId: shop.conference.id, ...paperDefaults, discussion: 'on' })
      .onConflictDoUpdate({ target: paperSettings.conferenceId, set: { discussion: 'on' } })
    await browserOf('organizer').call('openDiscussion', { id: paper })
    return { paper, review: ids[0] ?? 0 }
  }

  /** Documents of the organizer. */
  const ofDocuments = (sample: object) =>
    Promise.resolve({ account: 'organizer', fields: { ...sample, conference_id: shop.conference.id } })

  /** Sale of the organizer. */
  function ofSale() {
    const conference_id = () => shop.conference.id
    return {
      saveTicketType: async () => {
        const fields = { ...samples.saveTicketType, conference_id: conference_id() }
        // Rows that other calls needed may fill the conference: this one makes room for its own.
        await shop.db
          .update(schema.ticketTypes)
          .set({ retiredAt: new Date() })
          .where(eq(schema.ticketTypes.conferenceId, conference_id()))
        return { account: 'organizer', fields }
      },
      saveOwnLive: () => {
        const fields = { ...samples.saveOwnLive, conference_id: conference_id() }
        return Promise.resolve({ account: 'organizer', fields })
      },
      issueCoupons: () => {
        const valid_until = new Date(shop.server.clock.now + 86_400_000).toISOString()
        const fields = { ...samples.issueCoupons, conference_id: conference_id(), valid_until }
        return Promise.resolve({ account: 'organizer', fields })
      },
      saveHostEntry: () => {
        const fields = { ...samples.saveHostEntry, conference_id: conference_id() }
        return Promise.resolve({ account: 'organizer', fields })
      },
      saveHotelRoom: () => {
        const fields = { ...samples.saveHotelRoom, conference_id: conference_id() }
        return Promise.resolve({ account: 'organizer', fields })
      },
      saveMeal: () => {
        const fields = { ...samples.saveMeal, conference_id: conference_id() }
        return Promise.resolve({ account: 'organizer', fields })
      },
    }
  }

  /** Registrations of the conference that the organizer chairs. */
  function ofPeople() {
    const account = 'organizer'
    const tagging = async () => {
      const id = await shop.buy('linmei')
      const about = { conference_id: shop.conference.id, ids: String(id), tag: freshKey() }
      return { ...about, kind: 'tag' as const, until: id }
    }
    const view = () => ({ conference_id: shop.conference.id, state: 'paid' as const, name: freshKey() })
    const onPerson = async (more: object) => ({
      account,
      fields: { conference_id: shop.conference.id, id: await shop.buy('linmei'), ...more },
    })
    return {
      applyBulk: async () => ({ account, fields: await tagging() }),
      undoBulk: async () => {
        const { id } = await browserOf(account).call('applyBulk', { ...(await tagging()), key: freshKey() })
        return { account, fields: { conference_id: shop.conference.id, id } }
      },
      uploadPeopleImport: () => {
        const { key: _key, ...fields } = samples.uploadPeopleImport
        return Promise.resolve({ account, fields: { ...fields, conference_id: shop.conference.id } })
      },
      mapPeopleImport: async () => {
        const id = await rowsOf(shop).peopleImport('uploaded')
        const columns = JSON.stringify(['name', 'mobile'])
        return { account, fields: { id, version: 0, columns } }
      },
      registerOnSite: async () => {
        const { ticketTypeId } = await soldType(shop.db, shop.conference.id)
        const { key: _key, ...fields } = samples.registerOnSite
        const who = { mobile: '', email: `${freshKey()}@guests.example` }
        const where = { conference_id: shop.conference.id, ticket_type_id: ticketTypeId }
        return { account, fields: { ...fields, ...who, ...where } }
      },
      correctPerson: () => onPerson({ name: '林玫', affiliation: '东海大学' }),
      notePerson: () => onPerson({ text: '需要轮椅通道' }),
      writeToPerson: () => onPerson({ text: '请带学生证' }),
      savePeopleView: () => Promise.resolve({ account, fields: view() }),
      saveFormField: () =>
        Promise.resolve({ account, fields: { ...samples.saveFormField, conference_id: shop.conference.id } }),
      addFormTemplate: () =>
        Promise.resolve({
          account,
          fields: { ...samples.addFormTemplate, conference_id: shop.conference.id },
        }),
      removePeopleView: async () => {
        const { id } = await browserOf(account).call('savePeopleView', { ...view(), key: freshKey() })
        return { account, fields: { conference_id: shop.conference.id, id } }
      },
    }
  }

  /** The chair’s side of reviews: the paper is linmei’s, and the organizer asks. */
  function ofAssignment() {
    const account = 'organizer'
    const chaired = async () => {
      const id = await rowsOf(shop).paper('first_review.active')
      await shop.db.update(schema.papers).set({ round: 1 }).where(eq(schema.papers.id, id))
      const name = '周启'
      const line = { conferenceId: shop.conference.id, name, loadCap: 6, email: `${id}@uni-a.example` }
      const [row] = await shop.db.insert(schema.paperReviewers).values(line).returning()
      return { id, reviewer_id: row?.id ?? 0, reason: '' }
    }
    return {
      inviteReviewer: async () => ({ account, fields: await chaired() }),
      inviteByContact: async () => {
        const { id } = await chaired()
        return { account, fields: { ...samples.inviteByContact, id } }
      },
      inviteAgain: async () => {
        const { id, reviewer_id } = await chaired()
        const { papers, paperReviewers, reviews } = schema
        const userId = await shop.idOf('newcomer')
        const responseDueAt = new Date(shop.server.clock.now + 86_400_000)
        await shop.db.update(papers).set({ round: 2 }).where(eq(papers.id, id))
        await shop.db.delete(paperReviewers).where(eq(paperReviewers.userId, userId))
        await shop.db.update(paperReviewers).set({ userId }).where(eq(paperReviewers.id, reviewer_id))
        await shop.db
          .insert(reviews)
          .values({ paperId: id, userId, round: 1, responseDueAt, state: 'accepted.submitted' })
        return { account, fields: { id } }
      },
      changeInvitation: async () => {
        const { id, reviewer_id } = await chaired()
        const wish = { id, reviewer_id, reason: '', key: freshKey() }
        const { invitations } = await browserOf(account).call('inviteReviewer', wish)
        return { account, fields: { id, invitation_id: invitations[0]?.id ?? 0, act: 'resend' } }
      },
      applyAssignment: async () => {
        const { id, reviewer_id } = await chaired()
        const rows = JSON.stringify([[id, reviewer_id]])
        return { account, fields: { conference_id: shop.conference.id, rows } }
      },
    }
  }

  /** How many things a key has done. */
  const effectsOf = async (key: string): Promise<number> => {
    const { auditEvents, lifecycleEvents, orders, payments, scans } = schema
    // Each decision of a batch has the key with its number behind.
    let sum = await shop.db.$count(lifecycleEvents, like(lifecycleEvents.key, `${key}:%`))
    // Each person of several who are invited likewise.
    sum += await shop.db.$count(auditEvents, like(auditEvents.key, `${key}:%`))
    const { causeKey } = schema.pointMovements
    sum += await shop.db.$count(schema.pointMovements, like(causeKey, `redeem % ${key}`))
    for (const [table, column] of [
      [lifecycleEvents, lifecycleEvents.key],
      [orders, orders.key],
      [payments, payments.key],
      [scans, scans.nonce],
      [conferences, conferences.creationKey],
      [schema.ticketTypes, schema.ticketTypes.creationKey],
      [schema.registrationGroups, schema.registrationGroups.creationKey],
      [schema.meals, schema.meals.creationKey],
      [schema.lives, schema.lives.creationKey],
      [schema.hostEntries, schema.hostEntries.creationKey],
      [schema.formFields, schema.formFields.creationKey],
      [schema.couponBatches, schema.couponBatches.creationKey],
      [schema.campaigns, schema.campaigns.creationKey],
      [schema.documentTemplates, schema.documentTemplates.creationKey],
      [schema.peopleImports, schema.peopleImports.creationKey],
      [schema.personActs, schema.personActs.key],
      [schema.documentBatches, schema.documentBatches.creationKey],
      [schema.comments, schema.comments.key],
      [schema.enquiries, schema.enquiries.creationKey],
      [schema.hotelBookings, schema.hotelBookings.creationKey],
      [schema.hotelRooms, schema.hotelRooms.creationKey],
      [schema.papers, schema.papers.key],
      [schema.paperDecisions, schema.paperDecisions.key],
      [schema.paperComments, schema.paperComments.key],
      [auditEvents, auditEvents.key],
    ] as const) {
      const [row] = await shop.db
        .select({ sum: count() })
        .from(table)
        .where(and(eq(column, key)))
      sum += row?.sum ?? 0
    }
    return sum
  }

  /** The sample, about a fresh row of linmei's where the call names one. */
  const sampled = async (name: CallName) => {
    const { access }: Endpoint = calls[name]
    if (typeof access === 'string' || !('row' in access)) return { fields: samples[name] }
    const [state = ''] = Object.keys(lifecycles[access.row].reasons.states)
    return { fields: { ...samples[name], [access.by]: await rowsOf(shop)[access.row](state) } }
  }

  it('there are calls that take a key', () => {
    expect(names.length).toBeGreaterThan(9)
    expect(names).toEqual(expect.arrayContaining(Object.keys(wishes)))
  })

  it.each(names)('%s: ten equal answers, one effect', async (name) => {
    const wish: Wish = await (wishes[name]?.() ?? sampled(name))
    const two = browsers.get(wish.account ?? 'linmei') ?? []
    const key = freshKey()
    const keyField = keyOf(name) ?? ''
    // Named twice: what is behind a file in a form is not read, and a sample has a key of its own.
    const fields = { [keyField]: '', ...wish.fields, [keyField]: key }
    // More files of one member at once are refused before they are read.
    const times = isFileCall(name) ? 2 : 10
    const answers = await Promise.all(
      Array.from({ length: times }, (_, at) => two[at % 2]?.raw(name, fields)),
    )
    expect(answers[0]).toMatchObject({ code: 1 })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await effectsOf(key)).toBe(1)
    // Repeated long after: no column is written again, neither a moment nor a version.
    const before = await stateOf(shop.db)
    shop.server.clock.now += 1000
    expect(await two[1]?.raw(name, fields)).toEqual(answers[0])
    expect(await changedSince(shop.db, before)).toEqual([])

    // The key with other content: refused, or answered by what was done, and never half of each.
    for (const [field, value] of othersOf(name, fields)) {
      await shop.db.delete(schema.rateWindows)
      if (`${name} ${field}` in ofKey || name in byItem) continue
      const answer = await two[0]?.raw(name, { ...fields, [field]: value })
      if (answer?.code !== 1) expect([field, answer?.data]).toEqual([field, refused])
      else {
        const isAnswered = seenBySender.has(field) || answeredFirst[name]?.includes(field) === true
        expect([field, value, isAnswered, answer]).toEqual([field, value, true, answers[0]])
      }
    }
    expect(await changedSince(shop.db, before)).toEqual([])
  })

  // An answer to the first request would hide that nothing was done about the second.
  it.each(names.filter(isAboutRows))(
    '%s: a key that was used about one row is refused about another',
    async (name) => {
      const make = async (): Promise<Wish & { account: string }> => ({
        account: 'linmei',
        ...(await (wishes[name]?.() ?? sampled(name))),
      })
      const { account, fields } = await make()
      const keyField = keyOf(name) ?? ''
      const key = { [keyField]: freshKey() }
      expect(await browserOf(account).raw(name, { [keyField]: '', ...fields, ...key })).toMatchObject({
        code: 1,
      })
      const another = await make()
      const differ = rowFields(name).filter(
        (field) => (fields as Fields)[field] !== (another.fields as Fields)[field],
      )
      if (differ.length === 0) return
      const before = await stateOf(shop.db)
      // Another row as a whole, and another one within the same.
      const changes = differ.map((field) => ({ ...fields, [field]: (another.fields as Fields)[field] }))
      for (const other of [another.fields, ...changes]) {
        if (differ.some((field) => `${name} ${field}` in ofKey)) continue
        await shop.db.delete(schema.rateWindows)
        const { code, data } = await browserOf(account).raw(name, { [keyField]: '', ...other, ...key })
        expect([other, code === 1, data]).toEqual([other, false, refused])
      }
      expect(await changedSince(shop.db, before)).toEqual([])
    },
  )
})

describePostgres('a call that meets itself', (open) => {
  it('[INV-02] saveInvoice: whatever the other has done between two questions, the answers are equal', async () => {
    const shop = await openShop(open)
    const browser = await shop.signedIn('linmei')
    const id = await rowsOf(shop).invoice('not_invoiced')
    const fields = { ...samples.saveInvoice, id, version: 0, key: freshKey() }
    const { query } = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
    let tell: () => void = () => undefined
    const isDone = new Promise<void>((resolve) => (tell = resolve))
    let looks = 0
    const slow = function (this: pg.Client, ...given: unknown[]) {
      const { text = '' } = (given[0] ?? {}) as { text?: string }
      if (text.startsWith('select "state" from "invoices"')) looks += 1
      else return query.apply(this, given)
      // The second request looks at the state when the first has left.
      return looks === 2 ? isDone.then(() => query.apply(this, given)) : query.apply(this, given)
    }
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(slow as never)
    const both = [browser.raw('saveInvoice', fields), browser.raw('saveInvoice', fields)] as const
    void Promise.race(both).then(tell)
    const [first, second] = await Promise.all(both)
    spy.mockRestore()
    expect(first).toMatchObject({ code: 1 })
    expect(second).toEqual(first)
    expect(looks).toBe(2)
  })
})
