import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { calls, type CallName } from '../../../src/contract/calls.ts'
import { builtIn } from '../../../src/contract/documents/builtIn.ts'
import type { Access, Endpoint } from '../../../src/contract/endpoint.ts'
import { samples } from '../../../src/contract/examples.ts'
import { toForm } from '../../../src/contract/form.ts'
import * as schema from '../../../server/db/schema.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import { newAny } from '../../support/engines.ts'
import { failedRecipient, rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'
import { soldType } from '../support/soldType.ts'
import { changedSince, stateOf } from '../support/stateOf.ts'
import type { Browser } from './harness.ts'

type Fields = Readonly<Record<string, unknown>>

/** The field that names the conference, or the row, to which a call belongs, or null. */
const parentOf = (name: CallName): string | null => {
  const { access, input }: { access: Access; input: Endpoint['input'] } = calls[name]
  if (typeof access === 'object' && 'conference' in access) return access.conference
  if (typeof access === 'object' && 'row' in access) return access.by
  return 'conference_id' in ((input as { shape?: object }).shape ?? {}) ? 'conference_id' : null
}

interface Parsed {
  safeParse: (value: unknown) => { success: boolean }
}
/** Whether a field takes numbers of rows: one, several, or pairs of them. No word is one. */
const takesNumbers = (field: Parsed): boolean =>
  ['7', '7,8', '[[7,8]]'].some((text) => field.safeParse(text).success) && !field.safeParse('seven').success

/** Numbers that count and measure; a field of any other name that takes a number is taken to name a row. */
const measures: ReadonlySet<string> = new Set([
  ...['version', 'form_version', 'draft_version', 'revision', 'page', 'page_size', 'no', 'size', 'offset'],
  ...['price', 'quota', 'amount', 'number', 'capacity', 'expected_amount', 'max_user', 'link_mic_wait'],
  ...['hours', 'distance', 'load_cap', 'epoch'],
  ...['rounds', 'max_rounds', 'grace_minutes', 'reviews_needed', 'response_days', 'review_days'],
  ...['revision_days', 'fee', 'rebuttal_days', 'rebuttal_length', 'map_point'],
  // Cursors of a list: the next entries are of the conference for any number.
  ...['after', 'before'],
])

const names = Object.keys(calls) as CallName[]
/** Fields of a call that name a child, beside the conference or row that it belongs to. */
const children = names.flatMap((name) => {
  const parent = parentOf(name)
  if (parent === null) return []
  const shape = (calls[name].input as unknown as { shape?: Record<string, Parsed> }).shape ?? {}
  return Object.entries(shape).flatMap(([field, type]) =>
    field === parent || measures.has(field) || !takesNumbers(type) ? [] : [{ name, field }],
  )
})

/** Beyond every row, and still a number that the column takes. */
const none = 2_147_483_647

/** Why a child of another conference is not tried there. */
const untried: Readonly<Record<string, string>> = {
  'grantRole id': 'an administrator names any account',
  'takeRole id': 'an administrator names any account',
  'saveConferenceBasics subject_id': 'subjects are the platform’s',
  'askLiveStaff user_id': 'whoever has an account may be asked',
  'applyBulk until': 'a bound: the registrations of the conference up to that number are taken',
  'createDocumentBatch types': 'the filter is kept, and asked by what getDocumentAudience asks it',
  'createDocumentBatch tags': 'the filter is kept, and asked by what getDocumentAudience asks it',
  'savePaperIdentifiers pages': 'pages of a volume, which are no rows',
  'savePeopleView types': 'the filter is kept as an address, and asked by listPeople',
  'savePeopleView tags': 'the filter is kept as an address, and asked by listPeople',
}

describe('classes 2, 3: a child of another conference, by way of one’s own', () => {
  let shop: Shop
  let close: () => Promise<void>
  const browsers = new Map<string, Browser>()
  beforeAll(async () => {
    const database = await newAny()
    close = database.close
    shop = await openShop(() => Promise.resolve(database))
    const { id: own } = shop.conference
    // No number is by chance that of a row of another table, or is in an answer for something else.
    await shop.db.execute(
      sql`select setval(format('%I', sequencename)::regclass, 100000 + row_number() over () * 1000) from pg_sequences where schemaname = 'public'`,
    )
    await shop.recruit('chair', 'organizer', own)
    await shop.recruit('neighbour', 'organizer', shop.other.id)
    const both = await shop.recruit('both', 'organizer', own)
    await shop.db
      .insert(schema.userRoles)
      .values({ userId: both, role: 'organizer', conferenceId: shop.other.id })
    for (const account of ['chair', 'neighbour', 'both', 'linmei', 'newcomer'])
      browsers.set(account, await shop.signedIn(account))
  })
  afterAll(() => close())

  /** The shop as it is seen from the other conference. */
  const elsewhere = (): Shop => ({
    ...shop,
    conference: shop.other,
    other: shop.conference,
    buy: (account, bought) => shop.buy(account, { at: shop.other, ...bought }),
  })
  const browserOf = (account: string): Browser => {
    const browser = browsers.get(account)
    if (browser === undefined) throw new Error(`${account} is not signed in`)
    return browser
  }
  const only = <Row>([row]: readonly Row[]): Row => {
    if (row === undefined) throw new Error('nothing was written')
    return row
  }

  /** Rows of a conference, made again. */
  const make = (at: Shop) => {
    const { db } = at
    const conferenceId = at.conference.id
    const soon = () => new Date(at.server.clock.now + 86_400_000)
    const texts = { title: '题', engTitle: 'T', speaker: '林', engSpeaker: 'Lin', cover: '' }
    const live = async () => {
      const [video] = await db
        .insert(schema.videos)
        .values({ ...texts, duration: 60, publishedAt: new Date(at.server.clock.now) })
        .returning()
      const ended = { startsAt: new Date(at.server.clock.now), maxUser: 5, status: 'ended' as const }
      return only(
        await db
          .insert(schema.lives)
          .values({ ...texts, ...ended, conferenceId, videoId: video?.id ?? null })
          .returning(),
      ).id
    }
    const host = async (list: 'hosts' | 'committees' = 'hosts') => {
      const kind = list === 'hosts' ? 'host' : ''
      const values = { conferenceId, list, kind, name: '学会', position: 0 } as const
      return only(await db.insert(schema.hostEntries).values(values).returning()).id
    }
    const booked = async () => {
      const kind = {
        ...{ hotel: '酒店', engHotel: 'Hotel', address: '东侧', engAddress: 'East' },
        ...{ room: '大床房', engRoom: 'Double room', conferenceId },
      }
      const room = only(
        await db
          .insert(schema.hotelRooms)
          .values({ ...kind, price: 50_000, quota: 9 })
          .returning(),
      )
      const nights = { checkIn: '2198-01-01', checkOut: '2198-01-02', roomId: room.id, amount: 50_000 }
      const two = await Promise.all(['linmei', 'newcomer'].map((account) => at.idOf(account)))
      const rows = await db
        .insert(schema.hotelBookings)
        .values(two.map((userId) => ({ ...kind, ...nights, userId })))
        .returning()
      return { room: room.id, id: rows[0]?.id ?? 0, other: rows[1]?.id ?? 0 }
    }
    const template = async () => {
      const values = { conferenceId, kind: 'badge', name: '胸卡', design: builtIn.badge } as const
      return only(
        await db
          .insert(schema.documentTemplates)
          .values({ ...values, creationKey: freshKey() })
          .returning(),
      ).id
    }
    const field = async () =>
      only(
        await db
          .insert(schema.formFields)
          .values({ conferenceId, kind: 'yes_no', name: '问题', position: 0 })
          .returning(),
      ).id
    const batch = async () =>
      only(
        await db
          .insert(schema.couponBatches)
          .values({
            ...{ conferenceId, name: '特邀', amount: 5000, isShared: false, ticketTypeIds: [] },
            ...{ validUntil: soon(), creationKey: freshKey() },
          })
          .returning(),
      ).id
    const type = async () => (await soldType(db, conferenceId)).ticketTypeId
    const meal = async () => {
      const times = { startsAt: new Date('2027-05-01T04:00:00Z'), endsAt: new Date('2027-05-01T06:00:00Z') }
      const values = { conferenceId, name: '午餐', engName: 'Lunch', ...times }
      return only(await db.insert(schema.meals).values(values).returning()).id
    }
    const view = async () =>
      only(
        await db.insert(schema.savedViews).values({ conferenceId, name: freshKey(), query: '' }).returning(),
      ).id
    const tag = async () =>
      only(await db.insert(schema.peopleTags).values({ conferenceId, name: freshKey() }).returning()).id
    const reviewer = async () => {
      const line = { conferenceId, name: '周启', loadCap: 6, email: `${freshKey()}@uni-a.example` }
      return only(await db.insert(schema.paperReviewers).values(line).returning()).id
    }
    const paper = () => rowsOf(at).paper('first_review.active')
    const decision = () => rowsOf(at).decision('prepared')
    const bulk = async () => {
      const order = await at.buy('linmei')
      const wish = {
        kind: 'tag',
        tag: freshKey(),
        ids: String(order),
        until: order,
        key: freshKey(),
      } as const
      return (await browserOf('both').call('applyBulk', { ...wish, conference_id: conferenceId })).id
    }
    /** A paper with an invitation that waits. */
    const invited = async () => {
      const [id, reviewer_id] = [await paper(), await reviewer()]
      const wish = { id, reviewer_id, reason: '', key: freshKey() }
      const { invitations } = await browserOf('both').call('inviteReviewer', wish)
      return { id, invitation_id: invitations[0]?.id ?? 0 }
    }
    /** A paper whose reviewers and chairs talk, with a comment of each of these accounts. */
    const discussed = async () => {
      const id = await paper()
      const [review] = await db
        .insert(schema.reviews)
        .values({
          ...{ paperId: id, userId: await at.idOf('newcomer'), round: 1, state: 'accepted.submitted' },
          ...{ recommendation: 'accept', comments: '结论可信。', responseDueAt: soon() },
        })
        .returning()
      await db
        .insert(schema.paperSettings)
        .values({ conferenceId, ...paperDefaults, reviewsNeeded: 1, discussion: 'on' })
        .onConflictDoUpdate({ target: schema.paperSettings.conferenceId, set: { discussion: 'on' } })
      const opened = { state: 'open', openedBy: await at.idOf('both'), openedAt: soon() } as const
      const discussion = only(
        await db
          .insert(schema.paperDiscussions)
          .values({ paperId: id, round: 1, ...opened })
          .returning(),
      )
      const say = async (account: string, part: 'reviewer' | 'chair') =>
        only(
          await db
            .insert(schema.paperComments)
            .values({
              ...{ discussionId: discussion.id, userId: await at.idOf(account), part },
              ...{ text: '同意。', key: freshKey(), createdAt: new Date(at.server.clock.now) },
            })
            .returning(),
        ).id
      return { id, review: review?.id ?? 0, say }
    }
    const ofReviewer = async () => {
      const { review, say } = await discussed()
      return { id: review, comment_id: await say('newcomer', 'reviewer'), version: 0 }
    }
    const ofChair = async () => {
      const { id, say } = await discussed()
      return { id, comment_id: await say('both', 'chair'), version: 0 }
    }
    const presented = async () => {
      const paperId = await rowsOf(at).paper('first_review.accepted')
      const values = { paperId, kind: 'oral', name: '报告.pptx', bytes: 6 } as const
      const add = async (isCurrent: boolean) =>
        only(
          await db
            .insert(schema.presentationFiles)
            .values({ ...values, file: `${freshKey()}.pptx`, isCurrent })
            .returning(),
        ).id
      return { id: paperId, add }
    }
    const member = async () => {
      const [contactId, userId] = [await at.idOf('linmei'), await at.idOf('newcomer')]
      await db
        .delete(schema.registrationGroups)
        .where(eq(schema.registrationGroups.conferenceId, conferenceId))
      const values = { conferenceId, contactId, name: freshKey(), code: freshKey(), creationKey: freshKey() }
      const group = only(await db.insert(schema.registrationGroups).values(values).returning())
      const joined = { groupId: group.id, conferenceId, joinedAt: new Date(at.server.clock.now) }
      const rows = await db
        .insert(schema.groupMembers)
        .values([
          { ...joined, userId: contactId },
          { ...joined, userId },
        ])
        .returning()
      return rows[1]?.id ?? 0
    }
    const sheet = async () =>
      (await browserOf('both').call('checkSheet', { ...samples.checkSheet, conference_id: conferenceId })).id
    return {
      ...{ live, host, booked, template, field, batch, type, meal, view, tag, reviewer, paper, decision },
      ...{ bulk, invited, ofReviewer, ofChair, presented, member, sheet },
      conferenceId,
    }
  }
  type Made = ReturnType<typeof make>

  interface Child {
    /** The fields of a request about a row of this conference, beside the sample. */
    readonly fields: (rows: Made, at: Shop) => Promise<Fields>
    /** Account that makes the request, if it is not a chair. */
    readonly by?: string
    /** Tables in which a request that did nothing leaves a trace all the same. */
    readonly writes?: readonly string[]
  }
  const ofId =
    (child: (rows: Made, at: Shop) => Promise<number>, more: Fields = {}): Child['fields'] =>
    async (rows, at) => ({ ...more, id: await child(rows, at) })
  const fresh = { version: 0 }
  const inCampaign: Child['fields'] = async (_rows, at) => ({
    id: await rowsOf(at).campaign('draft'),
    revision: 0,
    order_id: await at.buy('linmei'),
  })
  const campaignOnly: Child['fields'] = async (rows, at) => ({
    ...(await inCampaign(rows, at)),
    order_id: undefined,
  })
  const pair: Child['fields'] = (rows) => rows.booked()
  const retyped: Child['fields'] = async (rows, at) => {
    const id = await at.buy('linmei')
    return { kind: 'retype', type: await rows.type(), tag: '', ids: String(id), until: id }
  }
  /** A filter that leaves no one out. */
  const everybody: Fields = {
    ...{ q: undefined, state: undefined, types: undefined, tags: undefined, signed_in: undefined },
    ...{ signed_on: undefined, paper: undefined, answer: undefined, after: undefined },
  }
  const tagged: Child['fields'] = async (_rows, at) => {
    const id = await at.buy('linmei')
    return { ...everybody, kind: 'tag', tag: freshKey(), ids: String(id), until: id }
  }
  /** A tag of a registration. */
  const ofTag: Child['fields'] = async (_rows, at) => {
    const { orderTags } = schema
    const id = await at.buy('linmei')
    const conference_id = at.conference.id
    const wish = { kind: 'tag', tag: freshKey(), ids: String(id), until: id, key: freshKey() } as const
    await browserOf('both').call('applyBulk', { ...wish, conference_id })
    const [row] = await at.db.select().from(orderTags).where(eq(orderTags.orderId, id))
    return { ...everybody, tags: String(row?.tagId) }
  }
  /** A ticket type of a registration. */
  const ofType: Child['fields'] = async (_rows, at) => {
    const id = await at.buy('linmei')
    const [row] = await at.db.select().from(schema.orders).where(eq(schema.orders.id, id))
    return { ...everybody, types: String(row?.ticketTypeId) }
  }
  const ofAll =
    (filter: Child['fields']): Child['fields'] =>
    async (rows, at) => ({ ...(await filter(rows, at)), ids: undefined, tag: freshKey(), until: none })
  /** Another list of ids than is in the conference, or the one that is there. */
  const ordered =
    (list: (at: Shop) => Promise<readonly number[]>, more: Fields = {}): Child['fields'] =>
    async (_rows, at) => {
      const ids = await list(at)
      return { ...more, seen: ids.join(','), ids: ids.toReversed().join(',') }
    }
  const questions = async (at: Shop) => {
    await make(at).field()
    await make(at).field()
    const { formFields } = schema
    const rows = await at.db
      .select({ id: formFields.id })
      .from(formFields)
      .where(eq(formFields.conferenceId, at.conference.id))
      .orderBy(formFields.position, formFields.id)
    return rows.map(({ id }) => id)
  }
  const hosts = async (at: Shop) => {
    const { hostEntries } = schema
    await at.db.delete(hostEntries).where(eq(hostEntries.conferenceId, at.conference.id))
    return [await make(at).host(), await make(at).host()]
  }
  const types = async (at: Shop) => {
    const { ticketTypes } = schema
    // Rows that other calls needed may be more than a list takes.
    await at.db
      .update(ticketTypes)
      .set({ retiredAt: new Date(at.server.clock.now) })
      .where(eq(ticketTypes.conferenceId, at.conference.id))
    return [await make(at).type(), await make(at).type()]
  }
  const anyBooking: Fields = {
    ...{ state: undefined, room: undefined, night: undefined, sharing: undefined, beside: 0 },
  }
  const assigned: Child['fields'] = async (rows) => ({
    rows: JSON.stringify([[await rows.paper(), await rows.reviewer()]]),
  })

  /** By call and field. */
  const table: Readonly<Record<string, Child>> = {
    'saveHostEntry id': { fields: ofId((rows) => rows.host(), { ...fresh, name: '新名' }) },
    'saveHostEntry committee_id': {
      fields: async (rows) => ({
        ...{ list: 'members', kind: '', committee_id: await rows.host('committees') },
      }),
    },
    'removeHostEntry id': { fields: ofId((rows) => rows.host(), fresh) },
    'orderHostEntries committee_id': {
      fields: async (rows) => ({
        ...{ list: 'members', committee_id: await rows.host('committees'), seen: '', ids: '' },
      }),
    },
    'orderHostEntries seen': { fields: ordered(hosts, { list: 'hosts', committee_id: 0 }) },
    'orderHostEntries ids': { fields: ordered(hosts, { list: 'hosts', committee_id: 0 }) },
    'saveHotelRoom id': {
      fields: ofId(async (rows) => (await rows.booked()).room, { ...fresh, price: 777 }),
    },
    'retireHotelRoom id': { fields: ofId(async (rows) => (await rows.booked()).room, fresh) },
    'listRoomBookings room': {
      fields: async (rows) => ({ ...anyBooking, room: (await rows.booked()).room }),
    },
    'listRoomBookings beside': {
      fields: async (rows) => ({ ...anyBooking, beside: (await rows.booked()).id }),
    },
    'cancelRoomBooking id': { fields: pair },
    'pairRoomBookings id': { fields: pair },
    'pairRoomBookings other': { fields: pair },
    'unpairRoomBooking id': { fields: pair },
    'getDocumentAudience template_id': {
      fields: async (rows) => ({ template_id: await rows.template() }),
    },
    'getDocumentAudience types': { fields: ofType },
    'getDocumentAudience tags': { fields: ofTag },
    'listPeople types': { fields: ofType },
    'listPeople tags': { fields: ofTag },
    'previewBulk types': { fields: async (rows, at) => ({ ...(await ofType(rows, at)), ids: undefined }) },
    'previewBulk tags': { fields: async (rows, at) => ({ ...(await ofTag(rows, at)), ids: undefined }) },
    'applyBulk types': { fields: ofAll(ofType) },
    'applyBulk tags': { fields: ofAll(ofTag) },
    'getDocumentTemplate id': { fields: ofId((rows) => rows.template()) },
    'saveDocumentTemplate id': { fields: ofId((rows) => rows.template(), fresh) },
    'retireDocumentTemplate id': { fields: ofId((rows) => rows.template(), fresh) },
    'createDocumentBatch template_id': {
      fields: async (rows) => ({ template_id: await rows.template() }),
    },
    'saveOwnLive id': { fields: ofId((rows) => rows.live(), fresh) },
    'saveOwnLive access_types': {
      fields: async (rows) => ({ id: 0, access: 'ticket', access_types: String(await rows.type()) }),
    },
    'planOwnLive id': { fields: ofId((rows) => rows.live()) },
    'askLiveStaff id': { fields: ofId((rows) => rows.live()) },
    'saveLiveRecording id': { fields: ofId((rows) => rows.live()) },
    'previewDecisions ids': { fields: async (rows) => ({ ids: String(await rows.decision()) }) },
    'releaseDecisions ids': {
      fields: async (rows) => ({ ids: String(await rows.decision()), reason: '审稿人逾期' }),
    },
    'prepareDecision replaces': {
      fields: async (rows, at) => {
        const replaces = await rows.decision()
        const [row] = await at.db
          .select()
          .from(schema.paperDecisions)
          .where(eq(schema.paperDecisions.id, replaces))
        return { id: row?.paperId, version: 0, replaces }
      },
    },
    'listSheetRows id': { fields: ofId((rows) => rows.sheet()), by: 'both' },
    'applySheet id': { fields: ofId((rows) => rows.sheet()), by: 'both' },
    'getPerson id': { fields: ofId((_rows, at) => at.buy('linmei')) },
    'correctPerson id': { fields: ofId((_rows, at) => at.buy('linmei')) },
    'notePerson id': { fields: ofId((_rows, at) => at.buy('linmei')) },
    'writeToPerson id': { fields: ofId((_rows, at) => at.buy('linmei')) },
    'saveFormField id': { fields: ofId((rows) => rows.field(), fresh) },
    'saveFormField condition_field': {
      fields: async (rows) => ({ id: 0, condition_field: await rows.field(), condition_values: 'yes' }),
    },
    'orderFormFields seen': { fields: ordered(questions) },
    'orderFormFields ids': { fields: ordered(questions) },
    'hideFormField id': { fields: ofId((rows) => rows.field(), { ...fresh, hidden: 1 }) },
    'removeFormField id': { fields: ofId((rows) => rows.field(), fresh) },
    'previewBulk ids': { fields: tagged },
    'previewBulk type': { fields: retyped },
    'applyBulk ids': { fields: tagged },
    'applyBulk type': { fields: retyped },
    'getBulkAction id': { fields: ofId((rows) => rows.bulk()) },
    'listBulkRows id': { fields: ofId((rows) => rows.bulk()) },
    'undoBulk id': { fields: ofId((rows) => rows.bulk()) },
    'removePeopleView id': { fields: ofId((rows) => rows.view()) },
    'registerOnSite ticket_type_id': {
      fields: async (rows) => ({
        ...{ ticket_type_id: await rows.type(), mobile: '', email: `${freshKey()}@guests.example` },
      }),
    },
    'passPapers ids': { fields: async (rows) => ({ ids: String(await rows.paper()) }) },
    'openRebuttals ids': { fields: async (rows) => ({ ids: String(await rows.paper()) }) },
    'removePoolMember reviewer_id': { fields: async (rows) => ({ reviewer_id: await rows.reviewer() }) },
    // The submission of a plan is logged with its key, even if none of its rows was applied.
    'applyAssignment rows': { fields: assigned, writes: ['audit_events'] },
    'inviteReviewer reviewer_id': {
      fields: async (rows) => ({ id: await rows.paper(), reviewer_id: await rows.reviewer() }),
    },
    'changeInvitation invitation_id': { fields: (rows) => rows.invited() },
    'editDeskComment comment_id': { fields: (rows) => rows.ofChair(), by: 'both' },
    'deleteDeskComment comment_id': { fields: (rows) => rows.ofChair(), by: 'both' },
    'editComment comment_id': { fields: (rows) => rows.ofReviewer(), by: 'newcomer' },
    'deleteComment comment_id': { fields: (rows) => rows.ofReviewer(), by: 'newcomer' },
    'removePresentation file_id': {
      fields: async (rows) => {
        const { id, add } = await rows.presented()
        return { id, kind: 'oral', file_id: await add(true) }
      },
      by: 'linmei',
    },
    'restorePresentation file_id': {
      fields: async (rows) => {
        const { id, add } = await rows.presented()
        return { id, kind: 'oral', file_id: await add(false) }
      },
      by: 'linmei',
    },
    'removeFromTeam user_id': {
      fields: async (_rows, at) => ({
        user_id: await shop.recruit(freshKey(), 'secretary', at.conference.id),
        role: 'secretary',
      }),
    },
    'getCampaign id': { fields: campaignOnly },
    'saveCampaign id': { fields: campaignOnly },
    'previewCampaign id': { fields: campaignOnly },
    'previewCampaign order_id': { fields: inCampaign },
    'testCampaign id': { fields: campaignOnly },
    'testCampaign order_id': { fields: inCampaign },
    'listRecipients id': { fields: campaignOnly },
    'explainRecipient id': { fields: campaignOnly },
    'resendRecipient id': { fields: (_rows, at) => failedRecipient(at).then((found) => ({ ...found })) },
    'resendRecipient recipient_id': {
      fields: (_rows, at) => failedRecipient(at).then((found) => ({ ...found })),
    },
    'issueCoupons ticket_type_ids': {
      fields: async (rows, at) => ({
        ticket_type_ids: String(await rows.type()),
        valid_until: new Date(at.server.clock.now + 86_400_000).toISOString(),
      }),
    },
    'withdrawCoupons id': { fields: ofId((rows) => rows.batch()) },
    'listCouponCodes id': { fields: ofId((rows) => rows.batch()) },
    'saveTicketType id': { fields: ofId((rows) => rows.type(), fresh) },
    'retireTicketType id': { fields: ofId((rows) => rows.type()) },
    'orderTicketTypes ids': {
      fields: async (_rows, at) => {
        const [row] = await at.db
          .select()
          .from(schema.conferences)
          .where(eq(schema.conferences.id, at.conference.id))
        return { version: row?.version, ids: (await types(at)).toReversed().join(',') }
      },
    },
    'placeOrder ticket_type_id': {
      fields: async (rows) => ({ ticket_type_id: await rows.type(), coupon: undefined, expected_amount: 0 }),
      by: 'linmei',
    },
    'saveMeal id': { fields: ofId((rows) => rows.meal(), fresh) },
    'retireMeal id': { fields: ofId((rows) => rows.meal()) },
    'removeGroupMember member_id': {
      fields: async (rows) => ({ member_id: await rows.member() }),
      by: 'linmei',
    },
  }

  it('every child that a call names is in the table, or is left out for a reason', () => {
    const wanted = children.map(({ name, field }) => `${name} ${field}`)
    expect(wanted.filter((each) => !(each in table) && !(each in untried))).toEqual([])
    expect([...Object.keys(table), ...Object.keys(untried)].filter((each) => !wanted.includes(each))).toEqual(
      [],
    )
  })

  /** The answer as it came over the wire. */
  const ask = async (account: string, name: CallName, fields: Fields): Promise<string> => {
    const { method, path } = calls[name]
    const given = 'key' in samples[name] ? { key: freshKey() } : {}
    const form = toForm({ ...samples[name], ...fields, ...given }).toString()
    await shop.db.delete(schema.rateWindows)
    const browser = browserOf(account)
    const response = await (method === 'GET'
      ? browser.request(`${path}?${form}`)
      : browser.request(path, {
          method,
          body: form,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }))
    return response.text()
  }
  const numbersOf = (value: unknown): string[] => String(value).match(/\d+/g) ?? []
  const noneOf = (value: unknown) =>
    typeof value === 'number' ? none : String(value).replaceAll(/\d+/g, String(none))
  /** Text without the requested numbers. */
  const plain = (text: string, value: unknown): string =>
    [...numbersOf(value), String(none)].reduce(
      (rest, number) => rest.replaceAll(new RegExp(String.raw`\b${number}\b`, 'g'), '#'),
      text,
    )

  it.each(Object.keys(table))(
    '%s: one of another conference is answered like none, and changes nothing',
    async (label) => {
      const [name, field] = label.split(' ') as [CallName, string]
      const { fields, by, writes = [] } = table[label] as Child
      const parent = parentOf(name) ?? ''
      const requestAt = async (at: Shop): Promise<Fields> => {
        const found = await fields(make(at), at)
        return parent === 'conference_id' ? { conference_id: at.conference.id, ...found } : found
      }
      const [here, there] = [shop, elsewhere()]
      const own = await requestAt(here)
      const foreign = (await requestAt(there))[field]
      const theirs = await requestAt(there)
      // The chair of the conference; the chair of the other one, the other way round; and who chairs both.
      const attempts =
        by === undefined
          ? ([
              ['chair', own, foreign],
              ['neighbour', theirs, own[field]],
              ['both', own, foreign],
            ] as const)
          : ([[by, own, foreign]] as const)
      const before = await stateOf(shop.db)
      for (const [account, request, child] of attempts) {
        const absent = await ask(account, name, { ...request, [field]: noneOf(child) })
        const other = await ask(account, name, { ...request, [field]: child })
        expect([account, plain(other, child)]).toEqual([account, plain(absent, child)])
      }
      const changed = await changedSince(shop.db, before)
      expect(changed.filter((each) => !writes.includes(each))).toEqual([])
      // So that this says something: a child of the conference itself is answered otherwise, or changed.
      const account = by ?? 'chair'
      const absent = await ask(account, name, { ...own, [field]: noneOf(own[field]) })
      const reached = await ask(account, name, own)
      const isTold = plain(reached, own[field]) !== plain(absent, own[field])
      expect([reached, isTold || (await changedSince(shop.db, before)).length > 0]).toEqual([reached, true])
    },
  )
})
