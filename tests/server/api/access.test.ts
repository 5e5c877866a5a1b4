import { and, count, eq, ne } from 'drizzle-orm'
import { NoopLogger } from 'drizzle-orm/logger'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { calls, type CallName } from '../../../src/contract/calls.ts'
import { toForm } from '../../../src/contract/form.ts'
import {
  entities,
  eventsWithOwnCall,
  queues,
  type Entity,
  type Queue,
} from '../../../src/contract/lifecycle.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import * as schema from '../../../server/db/schema.ts'
import type { Role } from '../../../src/contract/roles.ts'
import { queueTable } from '../../../server/lifecycles/queues.ts'
import { newMemory } from '../../support/engines.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { attach, pdf } from '../documents/officialDocuments.ts'
import { dataAddress, png } from '../files/pictures.ts'
import { openShop, type Shop } from '../support/shop.ts'
import type { Browser } from './harness.ts'
import { samples } from './samples.ts'

/** Account by the part that it plays; the guest has none. `elsewhere` is the organizer of another conference. */
const viewers = {
  guest: null,
  member: 'newcomer',
  organizer: 'organizer',
  gate: 'gate',
  finance: 'finance',
  admin: 'admin',
  elsewhere: 'approved',
} as const
type Viewer = keyof typeof viewers
const everybody = Object.keys(viewers) as Viewer[]
const members = everybody.filter((viewer) => viewer !== 'guest')

/** For whom a row exists besides its owner; what they may do with it, the walks of its lifecycle say. */
const readable: Readonly<Record<Entity, readonly Viewer[]>> = {
  order: ['organizer', 'finance', 'admin'],
  payment: ['organizer', 'finance', 'admin'],
  refund: ['organizer', 'finance', 'admin'],
  invoice: ['finance', 'admin'],
  ticket: ['organizer', 'gate', 'admin'],
  mealVoucher: ['organizer', 'gate', 'admin'],
  certificate: ['organizer', 'admin'],
  organizer: ['admin'],
  waitlist: ['organizer', 'admin'],
}
const nobody: readonly Viewer[] = []

/** A row that a call names: made anew for the account of `owner`. */
interface Row {
  readonly make: (owner: string) => Promise<number>
  readonly fields: (id: number) => object
  readonly reach: readonly Viewer[]
  /** Who may make the call about a row of their own; absent: every member. */
  readonly owns?: readonly Viewer[]
}

/**
 * `open`: for guests, too · `self`: for members, about nothing but themselves or what is public · `rows`: names a row of
 * somebody · `conference`: for whoever has a part in the conference that it names · `queue`: for the parts of each queue
 */
type Access = 'open' | 'self' | 'conference' | 'queue' | { readonly rows: readonly Row[] }

const queueViewers: Readonly<Record<Queue, readonly Viewer[]>> = {
  organizers: ['admin'],
  invoices: ['finance'],
  refunds: ['organizer', 'finance', 'admin', 'elsewhere'],
  transfers: ['finance'],
  orders: ['organizer', 'admin', 'elsewhere'],
  tickets: ['organizer', 'gate', 'elsewhere'],
  meals: ['organizer', 'gate', 'elsewhere'],
  certificates: ['organizer', 'admin', 'elsewhere'],
}

/** Beyond every row, and still a number that the column takes. */
const none = 2_147_483_647

describe('classes 1, 2, 3: every call × part × own, other, none', () => {
  let shop: Shop
  let close: () => Promise<void>
  const browsers = new Map<Viewer, Browser>()
  beforeAll(async () => {
    const database = await newMemory()
    close = database.close
    shop = await openShop(() => Promise.resolve(database))
    await shop.db
      .insert(schema.userRoles)
      .values({ userId: await shop.idOf('approved'), role: 'organizer', conferenceId: shop.other.id })
    for (const viewer of everybody) browsers.set(viewer, await visit(viewer))
  })
  afterAll(() => close())

  const visit = async (viewer: Viewer): Promise<Browser> => {
    const account = viewers[viewer]
    return account === null ? shop.server.browser() : shop.signedIn(account)
  }
  const browserOf = async (viewer: Viewer, name: CallName): Promise<Browser> =>
    // These begin or end the session of whoever makes them.
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

  /** What the database is asked meanwhile, without values. */
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
    (entity: Entity) =>
    async (owner: string): Promise<number> => {
      const state = Object.keys(lifecycles[entity].reasons.states)[0] ?? ''
      if (entity === 'organizer') {
        const theirs = eq(schema.organizerApplications.userId, await shop.idOf(owner))
        await shop.db.delete(schema.organizerApplications).where(theirs)
      }
      const id = await rowsOf(shop)[entity](state)
      await give(shop, entity, id, await shop.idOf(owner))
      return id
    }
  const row = (entity: Entity, reach: readonly Viewer[], fields: (id: number) => object): Row => ({
    make: rowOf(entity),
    fields,
    reach,
  })
  const recordRows = (fields: (entity: Entity, id: number) => object) => ({
    rows: entities.map((entity) => row(entity, readable[entity], (id) => fields(entity, id))),
  })
  // Of a version that no row has: what reaches a row is refused there, and changes nothing.
  const version = 99
  const key = 'access'

  /** A call that is missing here does not compile. */
  const table: { readonly [K in CallName]: Access } = {
    countUnread: 'self',
    getNavHeader: 'open',
    countCoupon: 'open',
    logout: 'self',
    getScene: 'open',
    checkScene: 'open',
    getLoginQrCode: 'open',
    sendLoginCode: 'open',
    loginByPhone: 'open',
    loginByPassword: 'open',
    sendEmailLoginCode: 'open',
    loginByEmail: 'open',
    sendBindCode: 'open',
    bindPhone: 'open',
    getCountries: 'open',
    getSubjects: 'open',
    saveProfile: 'self',
    getSiteBase: 'open',
    getNavFooter: 'open',
    getLinks: 'open',
    getPrivacyPolicy: 'open',
    getAgreement: 'open',
    getUserInfo: 'self',
    getLiveInfo: 'open',
    sendEmailCode: 'open',
    getMessageTypes: 'self',
    upload: 'self',
    getHelp: 'open',
    shareMeal: { rows: [row('mealVoucher', readable.mealVoucher, (meal_id) => ({ meal_id }))] },
    claimMeal: 'self',
    listVideoHistory: 'self',
    listLiveHistory: 'self',
    getUserSig: 'open',
    joinLiveRoom: 'open',
    updateLiveAnchor: 'self',
    removeUser: 'self',
    updateLiveStatus: 'self',
    updateSetStatus: 'self',
    getMp3: 'open',
    loginByScene: 'open',
    openScene: 'open',
    sendSceneCode: 'open',
    confirmScene: 'open',
    issueTicket: 'self',
    listConferences: 'open',
    listLives: 'open',
    listVideos: 'open',
    listNews: 'open',
    getVideo: 'open',
    openVideo: 'self',
    saveVideoPosition: 'self',
    getConference: 'open',
    collect: 'self',
    placeOrder: 'self',
    getDraft: 'self',
    saveDraft: 'self',
    joinWaitlist: 'self',
    listOrders: 'self',
    getOrder: { rows: [row('order', nobody, (id) => ({ id }))] },
    setCoupon: { rows: [row('order', nobody, (order_id) => ({ order_id, code: '', version, key }))] },
    requestRefund: {
      rows: [row('order', nobody, (order_id) => ({ order_id, version, reason: 'r', key }))],
    },
    startPayment: { rows: [row('order', nobody, (order_id) => ({ order_id, method: 'alipay', key }))] },
    getPayment: { rows: [row('payment', nobody, (id) => ({ id }))] },
    submitVoucher: {
      rows: [
        row('payment', nobody, (payment_id) => ({
          payment_id,
          version,
          key,
          content: dataAddress('image/png', png()),
        })),
      ],
    },
    listCoupons: 'self',
    listHotels: 'self',
    listInvoices: 'self',
    saveInvoice: {
      rows: [row('invoice', readable.invoice, (id) => ({ ...samples.saveInvoice, id, version, key }))],
    },
    uploadInvoice: {
      rows: [
        {
          make: rowOf('invoice'),
          fields: (id) => ({
            ...samples.uploadInvoice,
            id,
            version,
            key,
            content: dataAddress('application/pdf', pdf()),
          }),
          reach: readable.invoice,
          owns: ['finance'],
        },
      ],
    },
    listTickets: 'self',
    listMeals: 'self',
    listCertificates: 'self',
    verifyCertificate: 'open',
    scanTicket: 'conference',
    listGateConferences: 'self',
    listGate: 'conference',
    getApplication: 'self',
    submitApplication: 'self',
    listOwnConferences: 'self',
    getOwnConference: 'self',
    createConference: 'self',
    getRecord: recordRows((entity, id) => ({ entity, id })),
    fireRecord: recordRows((entity, id) => ({
      entity,
      id,
      event: Object.keys(lifecycles[entity].causes).find((event) => !eventsWithOwnCall.has(event)),
      version,
      key,
      reason: 'r',
    })),
    listQueue: 'queue',
    getConsole: 'self',
  }
  const names = Object.keys(calls) as CallName[]
  const namesOf = (wanted: (access: Access, name: CallName) => boolean) =>
    names.filter((name) => wanted(table[name], name))

  it('says of each call what the contract says: open to guests, or for members only', () => {
    const open = namesOf((access) => access === 'open')
    expect(open.filter((name) => calls[name].access !== 'anyone')).toEqual([])
    const closed = namesOf((access) => access !== 'open')
    // Signing out twice is no mistake.
    expect(closed.filter((name) => calls[name].access !== 'member')).toEqual(['logout'])
  })

  it.each(namesOf((access) => access === 'open' || access === 'self'))(
    '%s: open to guests, or refused to them and to nobody else',
    async (name) => {
      const isClosed = calls[name].access === 'member'
      for (const viewer of everybody) {
        const { outcome } = await ask(viewer, name, samples[name])
        const expected = isClosed && viewer === 'guest' ? 'signedOut' : outcome
        expect([viewer, outcome]).toEqual([viewer, expected])
        expect(['forbidden', ...(isClosed && viewer === 'guest' ? [] : ['signedOut'])]).not.toContain(outcome)
      }
    },
  )

  describe.each(namesOf((access) => typeof access === 'object'))('%s', (name) => {
    const access = table[name]
    const rows = typeof access === 'object' ? access.rows : []
    it('is refused to guests, whether there is such a row or not', async () => {
      for (const { make, fields } of rows) {
        const other = await ask('guest', name, fields(await make('linmei')))
        expect(other.outcome).toBe('signedOut')
        expect(other).toEqual(await ask('guest', name, fields(none)))
      }
    })
    it('reaches one’s own', async () => {
      for (const { make, fields, owns = members } of rows) {
        for (const viewer of members) {
          const own = await ask(viewer, name, fields(await make(viewers[viewer] ?? '')))
          expect([viewer, JSON.stringify(fields(0)), own.outcome]).toEqual([
            viewer,
            JSON.stringify(fields(0)),
            owns.includes(viewer) ? 'reached' : 'forbidden',
          ])
        }
      }
    })
    it('answers somebody else’s byte for byte like none, except to the parts that it concerns', async () => {
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
    it('asks the database the same for somebody else’s as for none, so that no clock tells them apart', async () => {
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
        // What hangs together with an order is not hidden from whom it concerns.
        if (entity === 'payment') expect(related?.map((link) => link.entity)).toEqual(['order'])
        if (viewer === 'gate') expect(related).toEqual([])
      }
    },
  )

  it('whoever moves a record, and whoever finds it in a queue, may read it', () => {
    const parts: Readonly<Partial<Record<Viewer, Role>>> = {
      organizer: 'organizer',
      gate: 'staff',
      finance: 'finance',
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

  it.each(namesOf((access) => access === 'conference'))(
    '%s: whoever has a part in the conference',
    async (name) => {
      const reach: readonly Viewer[] = ['organizer', 'gate']
      for (const viewer of everybody) {
        const fields = (conference_id: number) => ({ ...samples[name], conference_id })
        const absent = await ask(viewer, name, fields(none))
        const present = await ask(viewer, name, fields(shop.conference.id))
        if (reach.includes(viewer)) expect([viewer, present.outcome]).toEqual([viewer, 'reached'])
        else expect([viewer, present.text]).toEqual([viewer, absent.text])
        expect([viewer, absent.outcome]).toEqual([viewer, viewer === 'guest' ? 'signedOut' : 'absent'])
      }
      // Class 2: one's own conference, not the other's.
      expect((await ask('elsewhere', name, { ...samples[name], conference_id: shop.other.id })).outcome).toBe(
        'reached',
      )
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
      reach: ['finance'],
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
      reach: ['finance'],
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
      reach: ['finance'],
      owner: 200,
    },
    '/files/invoice-upload/:id': {
      make: async () => {
        const invoiceId = await rowsOf(shop).invoice('to_be_invoiced.picked_up')
        await attach(await shop.signedIn('finance'), invoiceId, 0)
        return `/files/invoice-upload/${invoiceId}`
      },
      none: `/files/invoice-upload/${none}`,
      reach: ['finance'],
      // Not issued yet.
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
    const routes = shop.server.app.routes.map(({ path }) => path).filter((path) => path.startsWith('/files/'))
    expect([...new Set(routes)].sort()).toEqual(Object.keys(files).sort())
  })

  it.each(Object.keys(files))(
    '%s: its owner, and whoever it concerns; for the others there is none',
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

  it.each(queues)('listQueue %s: for the parts that decide there', async (queue) => {
    for (const viewer of everybody) {
      const { outcome } = await ask(viewer, 'listQueue', { queue })
      const allowed = queueViewers[queue].includes(viewer) ? 'reached' : 'forbidden'
      expect([viewer, outcome]).toEqual([viewer, viewer === 'guest' ? 'signedOut' : allowed])
    }
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

/** What a refusal says about access; every other answer has reached what it named. */
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

/** Makes a row somebody else's. */
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
    case 'waitlist':
      await db.update(waitlistEntries).set(owner).where(eq(waitlistEntries.id, id))
  }
}
