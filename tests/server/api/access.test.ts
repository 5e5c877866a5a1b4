// Deep, 0.75 min: every call is made by everybody.
import { mkdir, writeFile } from 'node:fs/promises'

import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { NoopLogger } from 'drizzle-orm/logger'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { builtIn } from '../../../src/contract/documents/builtIn.ts'
import { calls, type CallName } from '../../../src/contract/calls.ts'
import type { Access, ConferenceAccess, Endpoint } from '../../../src/contract/endpoint.ts'
import { samples } from '../../../src/contract/examples.ts'
import { toForm } from '../../../src/contract/form.ts'
import { entities } from '../../../src/contract/entity.ts'
import type { Entity } from '../../../src/contract/entity.ts'
import { eventsWithOwnCall, queues, type Queue } from '../../../src/contract/lifecycle.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { readers } from '../../../server/lifecycles/readers.ts'
import * as schema from '../../../server/db/schema.ts'
import type { Role } from '../../../src/contract/roles.ts'
import { queueTable } from '../../../server/lifecycles/queues.ts'
import { newAny } from '../../support/engines.ts'
import { failedRecipient, rowsOf } from '../lifecycles/rows.ts'
import { attach, pdf } from '../documents/officialDocuments.ts'
import { dataAddress, png } from '../files/pictures.ts'
import { soldType } from '../support/soldType.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'
import { testConfig, type Browser } from './harness.ts'

/**
 * Account by the part that it plays; the guest has none. `cashier` is finance of the conference alone, `elsewhere` is the
 * organizer of another one.
 */
const viewers = {
  guest: null,
  member: 'newcomer',
  organizer: 'organizer',
  secretary: 'secretary',
  programme: 'programme',
  gate: 'gate',
  finance: 'finance',
  cashier: 'cashier',
  admin: 'admin',
  elsewhere: 'approved',
} as const
type Viewer = keyof typeof viewers
const everybody = Object.keys(viewers) as Viewer[]
const members = everybody.filter((viewer) => viewer !== 'guest')

/** Viewers of a row besides its owner; the walks of its lifecycle prove their rights. */
const readable: Readonly<Record<Entity, readonly Viewer[]>> = {
  order: ['organizer', 'secretary', 'finance', 'cashier', 'admin'],
  payment: ['organizer', 'finance', 'cashier', 'admin'],
  refund: ['organizer', 'finance', 'cashier', 'admin'],
  invoice: ['finance', 'cashier', 'admin'],
  ticket: ['organizer', 'secretary', 'gate', 'admin'],
  mealVoucher: ['organizer', 'gate', 'admin'],
  certificate: ['organizer', 'secretary', 'admin'],
  organizer: ['admin'],
  conference: ['organizer', 'secretary', 'admin'],
  conferencePublication: ['organizer', 'admin'],
  waitlist: ['organizer', 'secretary', 'admin'],
  paper: ['organizer', 'programme'],
  review: ['organizer', 'programme'],
  decision: ['organizer', 'programme'],
  rebuttal: ['organizer', 'programme'],
  enquiry: ['admin'],
  comment: ['admin'],
  knock: [],
  accountDeletion: [],
  conferenceContent: ['organizer', 'secretary', 'admin'],
  teamInvitation: ['organizer'],
  liveStaff: ['organizer', 'programme'],
  studentProof: ['organizer', 'secretary', 'finance', 'cashier'],
  campaign: ['organizer', 'secretary'],
  documentBatch: ['organizer', 'secretary'],
  peopleImport: ['organizer', 'secretary'],
}
const nobody: readonly Viewer[] = []
/** Rows whose owner has no other part in them: no account decides about its own work. */
const authored: readonly Entity[] = ['paper', 'rebuttal', 'studentProof']

/** Viewers with the part that a call may be reserved for. */
const playing: Readonly<Record<Role, readonly Viewer[]>> = {
  owner: members,
  receiver: nobody,
  organizer: ['organizer', 'elsewhere'],
  secretary: ['secretary'],
  programme: ['programme'],
  staff: ['gate'],
  finance: ['finance', 'cashier'],
  admin: ['admin'],
  system: nobody,
}

/** A row that a call names: made again for the account of `owner`. */
interface Row {
  readonly make: (owner: string) => Promise<number>
  readonly fields: (id: number) => object
  readonly reach: readonly Viewer[]
  /** Viewers who may make the call about a row of their own. */
  readonly owns: readonly Viewer[]
  /** Answer for the others; absent: that they may not. */
  readonly otherwise?: 'absent'
}

const queueViewers: Readonly<Record<Queue, readonly Viewer[]>> = {
  organizers: ['admin'],
  invoices: ['finance', 'cashier'],
  refunds: ['organizer', 'finance', 'cashier', 'admin', 'elsewhere'],
  transfers: ['finance', 'cashier'],
  orders: ['organizer', 'secretary', 'admin', 'elsewhere'],
  studentProofs: ['organizer', 'secretary', 'elsewhere'],
  tickets: ['organizer', 'secretary', 'gate', 'elsewhere'],
  meals: ['organizer', 'gate', 'elsewhere'],
  certificates: ['organizer', 'secretary', 'admin', 'elsewhere'],
  conferences: ['organizer', 'secretary', 'elsewhere'],
  publications: ['organizer', 'admin', 'elsewhere'],
  papers: ['organizer', 'programme', 'elsewhere'],
  reviews: ['organizer', 'programme', 'elsewhere'],
  decisions: ['organizer', 'programme', 'elsewhere'],
  enquiries: ['admin'],
  comments: ['admin'],
}

/** Beyond every row, and still a number that the column takes. */
const none = 2_147_483_647

describe('classes 1, 2, 3: every call × part × own, other, none', () => {
  let shop: Shop
  let close: () => Promise<void>
  const browsers = new Map<Viewer, Browser>()
  beforeAll(async () => {
    const database = await newAny()
    close = database.close
    shop = await openShop(() => Promise.resolve(database))
    await shop.db
      .insert(schema.userRoles)
      .values({ userId: await shop.idOf('approved'), role: 'organizer', conferenceId: shop.other.id })
    await shop.recruit('secretary', 'secretary')
    await shop.recruit('programme', 'programme')
    await shop.recruit('cashier', 'finance')
    // A chair has used this key for something else: what is named beside a row is not looked for.
    await shop.db.insert(schema.auditEvents).values({
      actorId: await shop.idOf('programme'),
      key: 'access',
      entity: 'paper',
      entityId: '0',
      event: 'reviewer.none',
      at: new Date(),
    })
    for (const viewer of everybody) browsers.set(viewer, await visit(viewer))
  })
  afterAll(() => close())

  const visit = async (viewer: Viewer): Promise<Browser> => {
    const account = viewers[viewer]
    return account === null ? shop.server.browser() : shop.signedIn(account)
  }
  const browserOf = async (viewer: Viewer, name: CallName): Promise<Browser> =>
    // These begin or end the session of their caller.
    /^(?:login|logout|bindPhone)/.test(name) ? visit(viewer) : (browsers.get(viewer) ?? visit(viewer))

  /** The answer as it came over the wire, and what it comes to. */
  const ask = async (viewer: Viewer, name: CallName, fields: object) => {
    const { method, path } = calls[name]
    const form = toForm(fields as Record<string, unknown>).toString()
    const browser = await browserOf(viewer, name)
    const response = await (method === 'GET'
      ? browser.request(form === '' ? path : `${path}?${form}`)
      : browser.request(path, {
          method,
          body: form,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }))
    const text = await response.text()
    const { data } = JSON.parse(text) as { data: { reason?: string } | null }
    return { text, outcome: verdicts[data?.reason ?? ''] ?? 'reached' }
  }

  /** Queries to the database during the work, without values. */
  const asked = async <Result>(work: () => Promise<Result>) => {
    const log = vi.spyOn(NoopLogger.prototype, 'logQuery')
    try {
      const result = await work()
      return {
        result,
        statements: (log.mock.calls as ReadonlyArray<readonly unknown[]>).map(([statement]) =>
          String(statement),
        ),
      }
    } finally {
      log.mockRestore()
    }
  }

  const rowOf =
    (entity: Entity, wanted?: string) =>
    async (owner: string): Promise<number> => {
      const state = wanted ?? Object.keys(lifecycles[entity].reasons.states)[0] ?? ''
      if (entity === 'organizer') {
        const theirs = eq(schema.organizerApplications.userId, await shop.idOf(owner))
        await shop.db.delete(schema.organizerApplications).where(theirs)
      }
      const id = await rowsOf(shop)[entity](state)
      // The others of this entity belong to the conference of the shop.
      if (entity === 'conference')
        await shop.db
          .insert(schema.userRoles)
          .values({ userId: await shop.idOf('secretary'), role: 'secretary', conferenceId: id })
          .onConflictDoNothing()
      await give(shop, entity, id, await shop.idOf(owner))
      return id
    }
  const conferenceNamed = (name: CallName): ConferenceAccess | undefined => {
    const { access }: Endpoint = calls[name]
    return typeof access === 'object' && 'conference' in access ? access : undefined
  }

  /** The rows that a call may name, with a well-formed request about each. */
  const rowsNamed = (name: CallName): readonly Row[] => {
    const { access, input }: Endpoint = calls[name]
    const shape = Object.keys((input as { shape?: object }).shape ?? {})
    // A version that no row has: a call that reaches a row is refused there, and changes nothing.
    const given = Object.fromEntries(
      Object.entries({ version: 99, key: 'access' }).filter(([field]) => shape.includes(field)),
    )
    if (access === 'record')
      return entities.map((entity) => {
        const causes = Object.keys(lifecycles[entity].causes)
        const event = causes.find((each) => !eventsWithOwnCall.has(each))
        const about = shape.includes('event') ? { entity, event } : { entity }
        return {
          make: rowOf(entity),
          fields: (id) => ({ ...samples[name], ...about, ...given, id }),
          reach: readable[entity],
          // A record of a conference has no owner who reads it.
          ...(readers[entity].includes('owner')
            ? { owns: members }
            : { owns: readable[entity], otherwise: 'absent' as const }),
        }
      })
    if (typeof access === 'string' || 'conference' in access || 'platform' in access) return []
    const { row, by, readers: mayRead, parts, state } = access
    const isOfChairs = parts !== undefined && authored.includes(row)
    // A record of a conference has no owner who reads it.
    const isUnowned = !readers[row].includes('owner')
    return [
      {
        // A draft is its author's alone.
        make: rowOf(row, isOfChairs ? 'first_review.active' : state),
        fields: (id) => ({ ...samples[name], ...given, [by]: id }),
        reach: mayRead === true ? readable[row] : nobody,
        owns:
          parts === undefined
            ? isUnowned
              ? readable[row]
              : members
            : isOfChairs
              ? nobody
              : parts.flatMap((part) => playing[part]),
        ...(isOfChairs || isUnowned ? { otherwise: 'absent' } : {}),
      },
    ]
  }
  const names = Object.keys(calls) as CallName[]
  const isOwn = (access: Access) => access === 'anyone' || access === 'session' || access === 'member'
  const namesOf = (wanted: (access: Access) => boolean) => names.filter((name) => wanted(calls[name].access))

  it.each(namesOf(isOwn))('%s: open to guests, or refused to them only', async (name) => {
    const isClosed = calls[name].access !== 'anyone'
    for (const viewer of everybody) {
      const { outcome } = await ask(viewer, name, samples[name])
      const expected = isClosed && viewer === 'guest' ? 'signedOut' : outcome
      expect([viewer, outcome]).toEqual([viewer, expected])
      expect(['forbidden', ...(isClosed && viewer === 'guest' ? [] : ['signedOut'])]).not.toContain(outcome)
    }
  })

  /** A live is no record: for whom there is a rehearsal of it is proved with the rehearsals (`live/rehearsal.test.ts`). */
  const ofLives: readonly CallName[] = ['joinLiveRehearsal']
  /** Calls of members and guests that take the number of something, with the field. */
  const numbered = namesOf(isOwn)
    .filter((name) => !ofLives.includes(name))
    .flatMap((name) =>
      Object.entries(samples[name])
        .filter(([field, value]) => /^(?:id|.*_id)$/.test(field) && typeof value === 'number')
        .map(([field]) => ({ name, field })),
    )
  let ofLinmei: Promise<Set<number>> | undefined
  /**
   * The numbers of a row of each entity. Calls that are about none of them change none of them: one row serves all. No other
   * table has these numbers yet: what a call is about must not be there by chance.
   */
  const rowsOfLinmei = () =>
    (ofLinmei ??= (async () => {
      await shop.db.execute(
        sql`select setval(format('%I', sequencename)::regclass, 100000) from pg_sequences where schemaname = 'public'`,
      )
      const ids = new Set([shop.conference.id])
      for (const entity of entities) ids.add(await rowOf(entity)('linmei'))
      return ids
    })())
  // Finds a call about a user's row, or a conference's, that does not declare it.
  it.each(numbered)(
    '$name: its $field names no user’s row: all members get the same answer',
    async (call) => {
      const { name, field } = call
      const owner = await shop.signedIn('linmei')
      for (const id of await rowsOfLinmei()) {
        // A window that began earlier for one of them ends earlier: it would tell them apart.
        await shop.db.delete(schema.rateWindows)
        const answers = new Map<string, string>()
        for (const [viewer, browser] of [...browsers, ['owner', owner] as const]) {
          if (viewer === 'guest') continue
          // A key that the member used before answers for that request, whatever this one names.
          const fresh = 'key' in samples[name] ? { key: `access-${id}` } : {}
          const { data } = await browser.raw(name, { ...samples[name], ...fresh, [field]: id })
          answers.set(viewer, verdicts[(data as { reason?: string } | null)?.reason ?? ''] ?? 'reached')
        }
        expect([id, new Set(answers.values()).size, ...answers]).toEqual([id, 1, ...answers])
      }
    },
  )

  const platformOf = ({ access }: Endpoint): readonly Role[] =>
    typeof access === 'object' && 'platform' in access ? access.platform : []
  it.each(names.filter((name) => platformOf(calls[name]).length > 0))(
    '%s: for its parts of the platform',
    async (name) => {
      const allowed = platformOf(calls[name]).flatMap((role) => playing[role])
      for (const viewer of everybody) {
        const { outcome } = await ask(viewer, name, samples[name])
        if (viewer === 'guest') expect(outcome).toBe('signedOut')
        else expect([viewer, outcome === 'forbidden']).toEqual([viewer, !allowed.includes(viewer)])
      }
    },
  )

  describe.each(names.filter((name) => rowsNamed(name).length > 0))('%s', (name) => {
    const rows = rowsNamed(name)
    it('is refused to guests, whether there is such a row or not', async () => {
      for (const { make, fields } of rows) {
        const other = await ask('guest', name, fields(await make('linmei')))
        expect(other.outcome).toBe('signedOut')
        expect(other).toEqual(await ask('guest', name, fields(none)))
      }
    })
    it('reaches one’s own', async () => {
      for (const { make, fields, owns, otherwise = 'forbidden' } of rows) {
        for (const viewer of members) {
          const own = await ask(viewer, name, fields(await make(viewers[viewer] ?? '')))
          expect([viewer, JSON.stringify(fields(0)), own.outcome]).toEqual([
            viewer,
            JSON.stringify(fields(0)),
            owns.includes(viewer) ? 'reached' : otherwise,
          ])
        }
      }
    })
    it('answers another user’s byte for byte like a missing one, except to the parts that it concerns', async () => {
      for (const { make, fields, reach } of rows) {
        const theirs = fields(await make('linmei'))
        const before = await moves(shop)
        for (const viewer of members) {
          const other = await ask(viewer, name, theirs)
          const absent = await ask(viewer, name, fields(none))
          expect([viewer, absent.outcome]).toEqual([viewer, 'absent'])
          if (reach.includes(viewer)) {
            expect([viewer, JSON.stringify(theirs), other.outcome]).not.toContain('absent')
          } else expect([viewer, other.text]).toEqual([viewer, absent.text])
        }
        expect(await moves(shop)).toBe(before)
      }
    })
    it('asks the database the same for another user’s as for a missing one, so that no clock tells them apart', async () => {
      for (const { make, fields } of rows) {
        const theirs = fields(await make('linmei'))
        const other = await asked(() => ask('member', name, theirs))
        const absent = await asked(() => ask('member', name, fields(none)))
        expect([other.result.outcome, other.statements]).toEqual(['absent', absent.statements])
        expect(other.statements.length).toBeGreaterThan(0)
      }
    })
  })

  it.each(entities)(
    'a record of %s links to what its reader may open, and to nothing else',
    async (entity) => {
      const id = await rowOf(entity)('linmei')
      for (const viewer of readable[entity]) {
        const { related } = (await browsers.get(viewer)?.call('getRecord', { entity, id })) ?? {}
        for (const link of related ?? []) {
          const { outcome } = await ask(viewer, 'getRecord', { entity: link.entity, id: link.id })
          expect([viewer, link.entity, outcome]).toEqual([viewer, link.entity, 'reached'])
        }
        // Records related to an order are not hidden from the people concerned.
        if (entity === 'payment') expect(related?.map((link) => link.entity)).toEqual(['order'])
        if (viewer === 'gate') expect(related).toEqual([])
      }
    },
  )

  it('a person who moves a record, and one who finds it in a queue, may read it', () => {
    const parts: Readonly<Partial<Record<Viewer, Role>>> = {
      organizer: 'organizer',
      secretary: 'secretary',
      programme: 'programme',
      gate: 'staff',
      finance: 'finance',
      cashier: 'finance',
      admin: 'admin',
    }
    for (const entity of entities) {
      const causes = Object.values(lifecycles[entity].causes).flat()
      for (const [viewer, role] of Object.entries(parts) as Array<[Viewer, Role]>) {
        const isNeeded =
          causes.includes(role) ||
          queues.some((queue) => queueTable[queue].entity === entity && role in queueTable[queue].waiting)
        if (isNeeded) expect([entity, ...readable[entity]]).toContain(viewer)
      }
    }
  })

  /** Rows of the other conference that a call names, beside the conference itself. */
  const broughtThere = async () => {
    const wish = { ...samples.checkSheet, conference_id: shop.other.id }
    return { id: (await browsers.get('elsewhere')?.call('checkSheet', wish))?.id ?? 0 }
  }
  const firstOf = async (table: typeof schema.ticketTypes | typeof schema.meals, conferenceId: number) => {
    const { id } = table
    const [row] = await shop.db
      .select({ id })
      .from(table)
      .where(eq(table.conferenceId, conferenceId))
      .limit(1)
    return { id: row?.id ?? 0 }
  }
  const personCalls = ['correctPerson', 'notePerson', 'writeToPerson'] as const
  const fresh = ({ id }: { id: number }) => ({ id, key: freshKey() })
  const registered = async (at = shop.conference) => ({ id: await shop.buy('linmei', { at }) })
  /** Tags one registration that has no tag. */
  const tagging = async (at = shop.conference) => {
    const { id } = await registered(at)
    return { kind: 'tag', tag: '志愿者', ids: String(id), until: id, key: freshKey() }
  }
  const taggedBy = async (viewer: Viewer, at = shop.conference) => {
    const wish = { ...(await tagging(at)), conference_id: at.id }
    const answered = await browsers.get(viewer)?.raw('applyBulk', wish)
    return { id: (answered?.data as { id?: number } | null)?.id ?? 1, key: freshKey() }
  }
  /** A member without a registration, with a type that is sold. */
  const arriving = async (at = shop.conference) => {
    const { ticketTypeId } = await soldType(shop.db, at.id)
    const email = `${freshKey()}@guests.example`
    const where = { conference_id: at.id, ticket_type_id: ticketTypeId }
    return { ...samples.registerOnSite, ...where, mobile: '', email, key: freshKey() }
  }
  const viewOf = async (at = shop.conference) => {
    const name = freshKey()
    const [row] = await shop.db
      .insert(schema.savedViews)
      .values({ conferenceId: at.id, name, query: '' })
      .returning()
    return { id: row?.id ?? 0, key: freshKey() }
  }
  const templateOf = async (conferenceId: number) => {
    const [row] = await shop.db
      .insert(schema.documentTemplates)
      .values({ conferenceId, kind: 'badge', name: '胸卡', design: builtIn.badge, creationKey: freshKey() })
      .returning()
    return { id: row?.id ?? 0, version: 0 }
  }
  /** A sheet is read by who brought it. */
  const ownSheet = async (viewer: Viewer) => {
    const wish = { ...samples.checkSheet, conference_id: shop.conference.id }
    const answered = await browsers.get(viewer)?.raw('checkSheet', wish)
    return { id: (answered?.data as { id?: number } | null)?.id ?? 1 }
  }
  const unsold = {
    type: async () => {
      const rows = await shop.db
        .insert(schema.ticketTypes)
        .values({ conferenceId: shop.conference.id, name: '未售出', engName: 'Not sold' })
        .returning()
      return { id: rows[0]?.id ?? 0 }
    },
    meal: async () => {
      const times = { startsAt: new Date('2027-05-01T04:00:00Z'), endsAt: new Date('2027-05-01T06:00:00Z') }
      const rows = await shop.db
        .insert(schema.meals)
        .values({ conferenceId: shop.conference.id, name: '午餐', engName: 'Lunch', ...times })
        .returning()
      return { id: rows[0]?.id ?? 0 }
    },
  }
  const broughtBy: Readonly<Partial<Record<CallName, (viewer: Viewer) => Promise<object>>>> = {
    listSheetRows: ownSheet,
    applySheet: ownSheet,
    registerOnSite: () => arriving(),
    uploadPeopleImport: () => Promise.resolve({ key: freshKey() }),
    applyBulk: () => tagging(),
    getBulkAction: (viewer) => taggedBy(viewer),
    listBulkRows: (viewer) => taggedBy(viewer),
    undoBulk: (viewer) => taggedBy(viewer),
    savePeopleView: () => Promise.resolve({ name: freshKey(), key: freshKey() }),
    removePeopleView: () => viewOf(),
    removeFormField: () => fieldOf(shop.conference.id),
    // Retired once, it is not sold any more.
    retireTicketType: unsold.type,
    retireMeal: unsold.meal,
    retireDocumentTemplate: () => templateOf(shop.conference.id),
  }
  /** A conference with one line to look at since it was copied. */
  const copied = async (conferenceId: number) => {
    const { line } = samples.markCopySeen
    const copy = {
      ...{ from: null, title: '原会议', eng_title: 'The earlier one', first_day: null, request: '' },
      ...{ keys: [line], seen: [] },
    }
    await shop.db.update(schema.conferences).set({ copy }).where(eq(schema.conferences.id, conferenceId))
    return {}
  }
  /** A sent mail of a conference, with a recipient whose mail failed. */
  const campaignOf = async (conferenceId: number) => {
    const found = await failedRecipient(shop)
    const { campaigns } = schema
    await shop.db.update(campaigns).set({ conferenceId }).where(eq(campaigns.id, found.id))
    return { ...found, order_id: undefined }
  }
  const batchOf = async (conferenceId: number) => {
    const [row] = await shop.db
      .insert(schema.couponBatches)
      .values({
        ...{ conferenceId, name: '特邀', amount: 5000, isShared: false, ticketTypeIds: [] },
        ...{ validUntil: new Date(shop.server.clock.now + 86_400_000), creationKey: freshKey() },
      })
      .returning({ id: schema.couponBatches.id })
    return { ...row, state: 'free' }
  }
  const hostOf = async (conferenceId: number) => {
    const [row] = await shop.db
      .insert(schema.hostEntries)
      .values({ conferenceId, list: 'hosts', kind: 'host', name: '学会', position: 0 })
      .returning({ id: schema.hostEntries.id, version: schema.hostEntries.version })
    return { ...row }
  }
  /** A question of its form; with another one behind it. */
  const fieldOf = async (conferenceId: number) => {
    const [row] = await shop.db
      .insert(schema.formFields)
      .values({ conferenceId, kind: 'text', name: '问题', position: 0 })
      .returning({ id: schema.formFields.id, version: schema.formFields.version })
    return { ...row }
  }
  const fieldsInOrder = async (conferenceId: number) => {
    const rows = await shop.db
      .select({ id: schema.formFields.id })
      .from(schema.formFields)
      .where(eq(schema.formFields.conferenceId, conferenceId))
      .orderBy(schema.formFields.position, schema.formFields.id)
    const ids = rows.map(({ id }) => id).join(',')
    return { seen: ids, ids }
  }
  const forCampaigns = (conferenceId: () => number) =>
    Object.fromEntries(
      (
        [
          'getCampaign',
          'saveCampaign',
          'previewCampaign',
          'testCampaign',
          'listRecipients',
          'explainRecipient',
          'resendRecipient',
        ] as const
      ).map((name) => [name, () => campaignOf(conferenceId())]),
    )
  const ofOther: Readonly<Partial<Record<CallName, () => Promise<object>>>> = {
    listSheetRows: broughtThere,
    applySheet: broughtThere,
    // The part of a chair who stays: later calls need one.
    leaveTeam: () => Promise.resolve({ role: 'programme' }),
    retireTicketType: () => firstOf(schema.ticketTypes, shop.other.id),
    retireMeal: () => firstOf(schema.meals, shop.other.id),
    planOwnLive: () => liveOf(shop.other.id),
    askLiveStaff: () => liveOf(shop.other.id),
    saveLiveRecording: () => liveOf(shop.other.id),
    withdrawCoupons: () => batchOf(shop.other.id),
    listCouponCodes: () => batchOf(shop.other.id),
    removeHostEntry: () => hostOf(shop.other.id),
    retireHotelRoom: () => bookedAt(shop.other.id).then(({ room }) => ({ id: room, version: 0 })),
    listRoomBookings: () => Promise.resolve({ room: 1, beside: 0 }),
    cancelRoomBooking: () => bookedAt(shop.other.id),
    pairRoomBookings: () => bookedAt(shop.other.id),
    unpairRoomBooking: () => bookedAt(shop.other.id),
    orderHostEntries: () => Promise.resolve({ list: 'contacts', seen: '', ids: '' }),
    markCopySeen: () => copied(shop.other.id),
    getPerson: () => registered(shop.other),
    ...Object.fromEntries(personCalls.map((name) => [name, () => registered(shop.other).then(fresh)])),
    hideFormField: () => fieldOf(shop.other.id),
    removeFormField: () => fieldOf(shop.other.id),
    saveFormField: () => Promise.resolve({ key: freshKey() }),
    addFormTemplate: () => Promise.resolve({ key: freshKey() }),
    orderFormFields: () => fieldsInOrder(shop.other.id),
    registerOnSite: () => arriving(shop.other),
    uploadPeopleImport: () => Promise.resolve({ key: freshKey() }),
    applyBulk: () => tagging(shop.other),
    getBulkAction: () => taggedBy('elsewhere', shop.other),
    listBulkRows: () => taggedBy('elsewhere', shop.other),
    undoBulk: () => taggedBy('elsewhere', shop.other),
    savePeopleView: () => Promise.resolve({ name: freshKey(), key: freshKey() }),
    removePeopleView: () => viewOf(shop.other),
    ...forCampaigns(() => shop.other.id),
    getDocumentTemplate: () => templateOf(shop.other.id),
    saveDocumentTemplate: () => templateOf(shop.other.id),
    retireDocumentTemplate: () => templateOf(shop.other.id),
  }
  /** A kind of room that two members have booked for the same night, far ahead. */
  async function bookedAt(conferenceId: number) {
    const names = { hotel: '酒店', engHotel: 'Hotel', address: '东侧', engAddress: 'East' }
    const kind = { ...names, room: '大床房', engRoom: 'Double room' }
    const [room] = await shop.db
      .insert(schema.hotelRooms)
      .values({ ...kind, conferenceId, price: 50_000, quota: 9 })
      .returning({ id: schema.hotelRooms.id })
    const booked = { ...kind, conferenceId, roomId: room?.id ?? 0, amount: 50_000 }
    const nights = { checkIn: '2198-01-01', checkOut: '2198-01-02' }
    const rows = await shop.db
      .insert(schema.hotelBookings)
      .values([
        { ...booked, ...nights, userId: await shop.idOf('linmei') },
        { ...booked, ...nights, userId: await shop.idOf('newcomer') },
      ])
      .returning({ id: schema.hotelBookings.id })
    return { room: room?.id ?? 0, id: rows[0]?.id ?? 0, other: rows[1]?.id ?? 0 }
  }
  /** A live that is over, with a recording. */
  async function liveOf(conferenceId: number) {
    const texts = { title: '题', engTitle: 'T', speaker: '林', engSpeaker: 'Lin', cover: '' }
    const at = new Date(shop.server.clock.now)
    const [video] = await shop.db
      .insert(schema.videos)
      .values({ ...texts, duration: 60, publishedAt: at })
      .returning({ id: schema.videos.id })
    const ended = { conferenceId, startsAt: at, maxUser: 5, status: 'ended' as const }
    const [row] = await shop.db
      .insert(schema.lives)
      .values({ ...texts, ...ended, videoId: video?.id ?? null })
      .returning({ id: schema.lives.id })
    return { id: row?.id ?? 0 }
  }
  /** And of the organizer's own. */
  const ofOwn: Readonly<Partial<Record<CallName, () => Promise<object>>>> = {
    planOwnLive: () => liveOf(shop.conference.id),
    askLiveStaff: () => liveOf(shop.conference.id),
    saveLiveRecording: () => liveOf(shop.conference.id),
    withdrawCoupons: () => batchOf(shop.conference.id),
    listCouponCodes: () => batchOf(shop.conference.id),
    removeHostEntry: () => hostOf(shop.conference.id),
    retireHotelRoom: () => bookedAt(shop.conference.id).then(({ room }) => ({ id: room, version: 0 })),
    cancelRoomBooking: () => bookedAt(shop.conference.id),
    pairRoomBookings: () => bookedAt(shop.conference.id),
    unpairRoomBooking: () => bookedAt(shop.conference.id),
    orderHostEntries: () => Promise.resolve({ list: 'contacts', seen: '', ids: '' }),
    markCopySeen: () => copied(shop.conference.id),
    getPerson: () => registered(),
    ...Object.fromEntries(personCalls.map((name) => [name, () => registered().then(fresh)])),
    hideFormField: () => fieldOf(shop.conference.id),
    orderFormFields: () => fieldsInOrder(shop.conference.id),
    ...forCampaigns(() => shop.conference.id),
    getDocumentTemplate: () => templateOf(shop.conference.id),
    saveDocumentTemplate: () => templateOf(shop.conference.id),
  }

  it.each(names.filter((name) => conferenceNamed(name) !== undefined))(
    '%s: for the parts of its conference',
    async (name) => {
      const { conference = '', parts = [] } = conferenceNamed(name) ?? {}
      // Finance of the platform belongs to no conference.
      const reach: readonly Viewer[] = parts
        .flatMap((part) => playing[part])
        .filter((viewer) => viewer !== 'finance')
      const named = await ofOwn[name]?.()
      for (const viewer of everybody) {
        const brought = { ...named, ...(await broughtBy[name]?.(viewer)) }
        const fields = (id: number) => ({ ...samples[name], ...brought, [conference]: id })
        const absent = await ask(viewer, name, fields(none))
        const present = await ask(viewer, name, fields(shop.conference.id))
        if (viewer !== 'elsewhere' && reach.includes(viewer))
          expect([viewer, present.outcome]).toEqual([viewer, 'reached'])
        else expect([viewer, present.text]).toEqual([viewer, absent.text])
        expect([viewer, absent.outcome]).toEqual([viewer, viewer === 'guest' ? 'signedOut' : 'absent'])
      }
      // Class 2: one's own conference, not the other's.
      const elsewhere = await ask('elsewhere', name, {
        ...samples[name],
        [conference]: shop.other.id,
        ...(await ofOther[name]?.()),
      })
      expect(elsewhere.outcome).toBe(reach.includes('elsewhere') ? 'reached' : 'absent')
    },
  )

  /** Addresses of files, by their route: how one of linmei's comes to be, and who else may have it. */
  const files: Readonly<
    Record<string, { make: () => Promise<string>; none: string; reach: readonly Viewer[]; owner: 200 | 404 }>
  > = {
    '/files/voucher/:paymentId': {
      make: async () => {
        const owner = await shop.signedIn('linmei')
        const order_id = await rowsOf(shop).order('to_be_paid')
        const { id } = await owner.call('startPayment', { order_id, method: 'transfer', key: `v${order_id}` })
        const content = dataAddress('image/png', png())
        await owner.call('submitVoucher', { payment_id: id, version: 0, key: `w${order_id}`, content })
        return `/files/voucher/${id}`
      },
      none: `/files/voucher/${none}`,
      reach: ['finance', 'cashier'],
      owner: 200,
    },
    '/files/student-proof/:id': {
      make: async () => {
        const id = await rowsOf(shop).studentProof('submitted')
        const file = 'd'.repeat(22) + '.pdf'
        const folder = `${testConfig.filesRoot}/proofs`
        await mkdir(folder, { recursive: true })
        await writeFile(`${folder}/${file}`, pdf())
        await shop.db.update(schema.studentProofs).set({ file }).where(eq(schema.studentProofs.id, id))
        return `/files/student-proof/${id}`
      },
      none: `/files/student-proof/${none}`,
      reach: ['organizer', 'secretary', 'finance', 'cashier'],
      owner: 200,
    },
    '/files/invoice/:name': {
      make: async () => {
        const invoiceId = await rowsOf(shop).invoice('invoiced')
        const { invoiceDocuments: table } = schema
        const [row] = await shop.db.select().from(table).where(eq(table.invoiceId, invoiceId))
        return `/files/invoice/${row?.id}.pdf`
      },
      none: `/files/invoice/${none}.pdf`,
      reach: ['finance', 'cashier'],
      owner: 200,
    },
    '/files/invoice-official/:id': {
      make: async () => {
        const invoiceId = await rowsOf(shop).invoice('to_be_invoiced.picked_up')
        const finance = await shop.signedIn('finance')
        await attach(finance, invoiceId, 0)
        const issue = { entity: 'invoice', id: invoiceId, event: 'invoice.issue', version: 1 } as const
        await finance.call('fireRecord', { ...issue, key: `i${invoiceId}` })
        const { invoiceDocuments: table } = schema
        const [row] = await shop.db.select().from(table).where(eq(table.invoiceId, invoiceId))
        return `/files/invoice-official/${row?.id}`
      },
      none: `/files/invoice-official/${none}`,
      reach: ['finance', 'cashier'],
      owner: 200,
    },
    '/files/invoice-upload/:id': {
      make: async () => {
        const invoiceId = await rowsOf(shop).invoice('to_be_invoiced.picked_up')
        await attach(await shop.signedIn('finance'), invoiceId, 0)
        return `/files/invoice-upload/${invoiceId}`
      },
      none: `/files/invoice-upload/${none}`,
      reach: ['finance', 'cashier'],
      // Not issued yet.
      owner: 404,
    },
    '/files/account/:file': {
      make: async () => {
        const file = 'c'.repeat(22) + '.zip'
        const folder = `${testConfig.filesRoot}/exports`
        await mkdir(folder, { recursive: true })
        await writeFile(`${folder}/${file}`, 'archive')
        const readyAt = new Date(shop.server.clock.now)
        const userId = await shop.idOf('linmei')
        await shop.db
          .insert(schema.accountExports)
          .values({ userId, language: 'zh', file, bytes: 7, readyAt })
        return '/files/account/data.zip'
      },
      none: '/files/account/none.zip',
      reach: nobody,
      owner: 200,
    },
    '/files/paper/:id': {
      make: async () => {
        const paperId = await rowsOf(shop).paper('first_review.active')
        const { paperFiles: table } = schema
        const file = 'a'.repeat(22) + '.pdf'
        const folder = `${testConfig.filesRoot}/papers`
        await mkdir(folder, { recursive: true })
        await writeFile(`${folder}/${file}`, pdf())
        const [row] = await shop.db.update(table).set({ file }).where(eq(table.paperId, paperId)).returning()
        return `/files/paper/${row?.id}`
      },
      none: `/files/paper/${none}`,
      reach: ['organizer', 'programme'],
      owner: 200,
    },
    '/files/presentation/:id': {
      make: async () => {
        const paperId = await rowsOf(shop).paper('first_review.accepted')
        const { presentationFiles: table } = schema
        const file = 'b'.repeat(22) + '.pptx'
        const folder = `${testConfig.filesRoot}/papers`
        await mkdir(folder, { recursive: true })
        await writeFile(`${folder}/${file}`, 'slides')
        const [row] = await shop.db
          .insert(table)
          .values({ paperId, kind: 'oral', name: '报告.pptx', file, bytes: 6, isCurrent: true })
          .returning()
        return `/files/presentation/${row?.id}`
      },
      none: `/files/presentation/${none}`,
      reach: ['organizer', 'programme'],
      owner: 200,
    },
    '/files/documents/:name': {
      make: async () => {
        const folder = `${testConfig.filesRoot}/documents`
        await mkdir(folder, { recursive: true })
        await writeFile(`${folder}/${'a'.repeat(22)}.pdf`, pdf())
        return `/files/documents/${await rowsOf(shop).documentBatch('ready')}.pdf`
      },
      none: `/files/documents/${none}.pdf`,
      reach: ['organizer', 'secretary'],
      owner: 404,
    },
    '/files/badge/:name': {
      make: async () => `/files/badge/${await shop.buy('linmei')}.pdf`,
      none: `/files/badge/${none}.pdf`,
      reach: ['organizer', 'secretary'],
      // It is handed out at the desk.
      owner: 404,
    },
    '/files/certificate/:name': {
      make: async () => {
        const id = await rowsOf(shop).certificate('issued')
        const issuedAt = new Date(shop.server.clock.now)
        await shop.db.update(schema.certificates).set({ issuedAt }).where(eq(schema.certificates.id, id))
        return `/files/certificate/${id}.pdf`
      },
      none: `/files/certificate/${none}.pdf`,
      reach: nobody,
      owner: 200,
    },
  }

  it('files: every route below /files is in the table', () => {
    const routes = shop.server.app.routes
      .map(({ path }) => path)
      // The log has no owner: it is for administrators (tests/server/operators/auditLog).
      .filter((path) => path.startsWith('/files/') && !path.startsWith('/files/audit.'))
      // Files of a whole conference, for its chairs (tests/server/papers/sheets).
      .filter((path) => !/^\/files\/(?:papers|people|hotels)\//.test(path))
      // The same, for those who sell its tickets (tests/server/organizer/coupons).
      .filter((path) => !path.startsWith('/files/coupons/'))
      // The same (tests/server/organizer/conferenceCopy).
      .filter((path) => !path.startsWith('/files/conferences/'))
      // The same for everybody (tests/server/papers/templates).
      .filter((path) => !path.startsWith('/files/template/'))
    expect([...new Set(routes)].sort()).toEqual(Object.keys(files).sort())
  })

  it.each(Object.keys(files))(
    '%s: its owner, and those whom it concerns; for the others there is none',
    async (route) => {
      const file = files[route]
      if (file === undefined) throw new Error('not in the table')
      const path = await file.make()
      const get = async (browser: Browser | undefined, address: string) => {
        const response = await browser?.request(address)
        const isPlain = response?.headers.get('content-type')?.startsWith('application/json')
        return { status: response?.status, text: isPlain ? await response?.text() : '' }
      }
      expect((await get(await shop.signedIn('linmei'), path)).status).toBe(file.owner)
      for (const viewer of everybody) {
        const theirs = await get(browsers.get(viewer), path)
        const absent = await get(browsers.get(viewer), file.none)
        if (file.reach.includes(viewer)) expect([viewer, theirs.status]).toEqual([viewer, 200])
        else expect([viewer, theirs]).toEqual([viewer, absent])
        expect(absent.text).toContain(viewer === 'guest' ? '"signedOut"' : '"notFound"')
      }
      const other = await asked(() => get(browsers.get('member'), path))
      const absent = await asked(() => get(browsers.get('member'), file.none))
      expect(other.statements).toEqual(absent.statements)
    },
  )

  describe.each(namesOf((access) => access === 'queue'))('%s', (name) => {
    it.each(queues)('%s: for the parts that decide there', async (queue) => {
      for (const viewer of everybody) {
        const { outcome } = await ask(viewer, name, { ...samples[name], queue })
        const allowed = queueViewers[queue].includes(viewer) ? 'reached' : 'forbidden'
        expect([viewer, outcome]).toEqual([viewer, viewer === 'guest' ? 'signedOut' : allowed])
      }
    })
  })

  it('class 2: the queues of an organizer hold the rows of their own conferences only', async () => {
    const asked = async (at: Shop['conference']) => {
      const orderId = await shop.buy('linmei', { at })
      const refund = { orderId, amount: 160_000, cause: 'requested', state: 'requested' } as const
      const [row] = await shop.db.insert(schema.refunds).values(refund).returning()
      return row?.id
    }
    const mine = await asked(shop.conference)
    const theirs = await asked(shop.other)
    // The demo's organizer has a part in all of them.
    const userId = await shop.idOf('organizer')
    await shop.db.delete(schema.userRoles).where(eq(schema.userRoles.userId, userId))
    await shop.db
      .insert(schema.userRoles)
      .values({ userId, role: 'organizer', conferenceId: shop.conference.id })
    const seen = async (viewer: Viewer) => {
      const { text } = await ask(viewer, 'listQueue', { queue: 'refunds', page_size: 50 })
      return (JSON.parse(text) as { data: { list: Array<{ id: number }> } }).data.list.map(({ id }) => id)
    }
    expect(await seen('organizer')).toContain(mine)
    expect(await seen('organizer')).not.toContain(theirs)
    expect(await seen('elsewhere')).toContain(theirs)
    expect(await seen('elsewhere')).not.toContain(mine)
  })
})

/** Refusals about access; every other answer has reached the named row. */
const verdicts: Readonly<Record<string, 'signedOut' | 'forbidden' | 'absent'>> = {
  signedOut: 'signedOut',
  sessionExpired: 'signedOut',
  forbidden: 'forbidden',
  notFound: 'absent',
}

/** How many transitions were ever written. */
const moves = async ({ db }: Shop): Promise<number> => {
  const [row] = await db.select({ sum: count() }).from(schema.lifecycleEvents)
  return row?.sum ?? 0
}

/** Makes a row another user's. */
const give = async ({ db }: Shop, entity: Entity, id: number, userId: number): Promise<void> => {
  const { orders, payments, refunds, invoices, tickets, mealVouchers, certificates } = schema
  const { organizerApplications, waitlistEntries } = schema
  const owner = { userId }
  switch (entity) {
    case 'order':
      await db.update(orders).set(owner).where(eq(orders.id, id))
      return
    case 'payment':
    case 'refund':
    case 'invoice': {
      const table = { payment: payments, refund: refunds, invoice: invoices }[entity] as typeof payments
      const [found] = await db.select({ orderId: table.orderId }).from(table).where(eq(table.id, id))
      await db
        .update(orders)
        .set(owner)
        .where(eq(orders.id, found?.orderId ?? 0))
      return
    }
    case 'ticket':
      await db.update(tickets).set(owner).where(eq(tickets.id, id))
      return
    case 'mealVoucher':
      await db.update(mealVouchers).set(owner).where(eq(mealVouchers.id, id))
      return
    case 'certificate':
      // One at a time for each person and conference.
      await db
        .update(certificates)
        .set({ state: 'revoked' })
        .where(and(eq(certificates.userId, userId), ne(certificates.id, id)))
      await db.update(certificates).set(owner).where(eq(certificates.id, id))
      return
    case 'organizer':
      await db.update(organizerApplications).set(owner).where(eq(organizerApplications.id, id))
      return
    case 'conference':
      await db.update(schema.conferences).set({ organizerId: userId }).where(eq(schema.conferences.id, id))
      return
    case 'conferenceContent': {
      const { conferenceContents, conferences } = schema
      const { conferenceId } = conferenceContents
      const ofIt = db.select({ conferenceId }).from(conferenceContents).where(eq(conferenceContents.id, id))
      await db.update(conferences).set({ organizerId: userId }).where(inArray(conferences.id, ofIt))
      return
    }
    case 'conferencePublication':
    case 'campaign':
      // It is read by the parts of its conference alone.
      return
    case 'waitlist':
      await db.update(waitlistEntries).set(owner).where(eq(waitlistEntries.id, id))
      return
    case 'knock': {
      const { orderId } = schema.knocks
      await db.update(schema.knocks).set(owner).where(eq(schema.knocks.id, id))
      const ofIt = db.select({ orderId }).from(schema.knocks).where(eq(schema.knocks.id, id))
      await db.update(orders).set(owner).where(inArray(orders.id, ofIt))
      return
    }
    case 'paper':
      await db.update(schema.papers).set(owner).where(eq(schema.papers.id, id))
      return
    case 'review':
      await db.update(schema.reviews).set(owner).where(eq(schema.reviews.id, id))
      return
    case 'decision':
      await db.update(schema.paperDecisions).set(owner).where(eq(schema.paperDecisions.id, id))
      return
    case 'comment':
      await db.update(schema.comments).set(owner).where(eq(schema.comments.id, id))
      return
    case 'rebuttal': {
      const { paperId } = schema.paperRebuttals
      const ofIt = db.select({ paperId }).from(schema.paperRebuttals).where(eq(schema.paperRebuttals.id, id))
      await db.update(schema.papers).set(owner).where(inArray(schema.papers.id, ofIt))
      return
    }
    case 'accountDeletion':
      // One of each account.
      await db
        .delete(schema.accountDeletions)
        .where(and(eq(schema.accountDeletions.userId, userId), ne(schema.accountDeletions.id, id)))
      await db.update(schema.accountDeletions).set(owner).where(eq(schema.accountDeletions.id, id))
      return
    case 'studentProof':
      // One of each account.
      await db
        .delete(schema.studentProofs)
        .where(and(eq(schema.studentProofs.userId, userId), ne(schema.studentProofs.id, id)))
      await db.update(schema.studentProofs).set(owner).where(eq(schema.studentProofs.id, id))
      return
    case 'liveStaff':
      await db.update(schema.liveStaff).set(owner).where(eq(schema.liveStaff.id, id))
      return
    case 'teamInvitation':
      await db.update(schema.teamInvitations).set(owner).where(eq(schema.teamInvitations.id, id))
      return
    case 'documentBatch':
    case 'peopleImport':
      // It is the conference's.
      return
    case 'enquiry':
      await db.update(schema.enquiries).set(owner).where(eq(schema.enquiries.id, id))
  }
}
