import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { certificates, tickets } from '../../../server/db/schema/admission.ts'
import { auditEvents, lifecycleEvents } from '../../../server/db/schema/audit.ts'
import { documentBatches, documentItems, documentTemplates } from '../../../server/db/schema/documents.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { orders } from '../../../server/db/schema/registration.ts'
import { designedFile, type DesignedSheet } from '../../../server/documents/designedPdf.ts'
import { makeBatches, sweepDocuments } from '../../../server/documents/makeBatches.ts'
import { createFileStore } from '../../../server/files/store.ts'
import { GiveUp, runJobs, type Work } from '../../../server/jobs/jobs.ts'
import { countAudience } from '../../../server/lifecycles/documents/audience.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { system } from '../../../server/lifecycles/system.ts'
import type { Wish } from '../../../server/lifecycles/types.ts'
import { builtIn } from '../../../src/contract/documents/builtIn.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import type { PageDesign } from '../../../src/contract/documents/design.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import { site, testConfig, type Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const badge = builtIn.badge as PageDesign

describeDatabase('[CONF-03] badges, certificates and lists of a conference', (open) => {
  let shop: Shop
  let folder: string
  let chair: Browser
  let secretary: Browser
  let drawn: DesignedSheet[]
  const conferenceId = () => shop.conference.id
  const about = () => ({ conference_id: conferenceId() })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documents-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  beforeEach(async () => {
    shop = await openShop(open, { config: { filesRoot: folder } })
    await shop.recruit('office', 'secretary')
    chair = await shop.signedIn('organizer')
    secretary = await shop.signedIn('office')
    drawn = []
  })

  const tools = () => {
    const now = () => shop.server.clock.now
    const engine = createEngine(shop.db, now)
    const store = createFileStore(join(folder, 'documents'))
    const draw = (sheet: DesignedSheet, path: string) => {
      drawn.push(sheet)
      return designedFile(sheet, path)
    }
    return { db: shop.db, engine, store, origin: site, draw, now, piece: 2 }
  }
  const work = async (documents: Work = makeBatches(tools())) => {
    const idle = () => Promise.resolve()
    const works = {
      ...{ mail: idle, sms: idle, attendees: idle, invitation: idle, teamInvitation: idle, benefits: idle },
      documents,
    }
    const run = () => runJobs({ db: shop.db, log: quietLog, now: () => shop.server.clock.now, works })
    while ((await run()) > 0);
  }
  /** People who have paid, and came. */
  const attend = async (...names: string[]) => {
    const ids: number[] = []
    for (const name of names) {
      const userId = await shop.recruit(`guest ${name} ${freshKey()}`, 'staff', shop.other.id)
      await shop.db.delete(userRoles).where(eq(userRoles.userId, userId))
      const orderId = await shop.buy('linmei', { name })
      await shop.db.update(orders).set({ userId }).where(eq(orders.id, orderId))
      await shop.db.update(tickets).set({ userId }).where(eq(tickets.orderId, orderId))
      ids.push(orderId)
    }
    return ids
  }
  const come = async (orderId: number) => {
    const ticket = await shop.of(tickets, orderId)
    const at = new Date(shop.server.clock.now)
    await shop.db
      .update(tickets)
      .set({ state: 'valid.signed_in', signedAt: at })
      .where(eq(tickets.id, ticket.id))
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
    const owner = { userId: order?.userId ?? 0, conferenceId: conferenceId() }
    const code = `code${orderId}`.padEnd(22, 'x')
    const name = order?.attendee.name ?? ''
    await shop.db
      .insert(certificates)
      .values({ ...owner, kind: 'attendance', name, code })
      .onConflictDoNothing()
    const [certificate] = await shop.db
      .select()
      .from(certificates)
      .where(and(eq(certificates.userId, owner.userId), eq(certificates.conferenceId, owner.conferenceId)))
    const wish = {
      entity: 'certificate',
      id: certificate?.id ?? 0,
      event: { type: 'certificate.earn' },
    } as const
    await shop.engine.fire(system(), wish)
    return certificate?.id ?? 0
  }
  const begin = (browser: Browser, built_in: keyof typeof builtIn, filter: object = {}, template_id = 0) =>
    browser.call('createDocumentBatch', {
      ...{ ...about(), template_id, built_in, ...filter, key: freshKey() },
    })
  const fire = async (browser: Browser, id: number, event: string, key = freshKey()) => {
    const [row] = await shop.db.select().from(documentBatches).where(eq(documentBatches.id, id))
    return browser.raw('fireRecord', { entity: 'documentBatch', id, event, version: row?.version ?? 0, key })
  }
  const generated = async (built_in: keyof typeof builtIn, filter: object = {}) => {
    const id = await begin(secretary, built_in, filter)
    expect((await fire(secretary, id, 'batch.generate')).code).toBe(1)
    await work()
    return id
  }
  const stateOf = async (id: number) => {
    const [row] = await shop.db.select().from(documentBatches).where(eq(documentBatches.id, id))
    return row?.state
  }
  const itemsOf = (id: number) =>
    shop.db.select().from(documentItems).where(eq(documentItems.batchId, id)).orderBy(asc(documentItems.seq))
  const namesIn = (sheet: DesignedSheet | undefined) => sheet?.people.map(({ name }) => name)

  it('[CONF-03] a badge needs no design: a secretary makes them for everybody with a place, in the order of pinyin', async () => {
    await attend('赵一', '安二', '王三', '李四', '陈五')
    const id = await generated('badge')
    expect(await stateOf(id)).toBe('ready')
    expect(namesIn(drawn[0])).toEqual(['安二', '陈五', '李四', '王三', '赵一'])
    const [first] = await itemsOf(id)
    const ticket = await shop.of(tickets, first?.orderId ?? 0)
    expect(first?.person).toMatchObject({ name: '安二', qr: ticket.code, mobile: '' })
    const { batches } = await secretary.call('listDocuments', about())
    expect(batches[0]).toMatchObject({ id, people: 5, done: 5, failed: 0, has_file: true, state: 'ready' })
    const answer = await secretary.request(`/files/documents/${id}.pdf`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(new TextDecoder('latin1').decode(await answer.arrayBuffer()).slice(0, 5)).toBe('%PDF-')
    const written = await shop.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.event, 'documents.downloaded'))
    expect(written).toHaveLength(1)
  })

  it('[CONF-03] the number of the audience is the number of documents: one filter, and no closed orders', async () => {
    const [gone = 0] = await attend('甲', '乙', '丙')
    await shop.db.update(orders).set({ state: 'closed', closedReason: 'refunded' }).where(eq(orders.id, gone))
    const filter = { q: '乙' }
    const ask = (what: object) =>
      secretary.call('getDocumentAudience', {
        ...{ ...about(), template_id: 0, built_in: 'badge', ...what },
      })
    expect(await ask({})).toMatchObject({ total: 2, kind: 'badge' })
    expect((await ask(filter)).people.map(({ name }) => name)).toEqual(['乙'])
    const id = await generated('list', filter)
    expect(await itemsOf(id)).toHaveLength(await countAudience(shop.db, 'list', conferenceId(), filter))
    expect(namesIn(drawn[0])).toEqual(['乙'])
  })

  it('[CONF-03] only those who work on its people have them: for all others there is no such conference, batch or file', async () => {
    const [orderId = 0] = await attend('林一')
    const id = await generated('badge')
    const template = await chair.call('createDocumentTemplate', {
      ...{ ...about(), built_in: 'badge', name: '胸卡', key: freshKey() },
    })
    await shop.recruit('gatekeeper', 'staff')
    await shop.recruit('elsewhere', 'organizer', shop.other.id)
    for (const account of ['gatekeeper', 'elsewhere', 'linmei', 'admin']) {
      const browser = await shop.signedIn(account)
      const nowhere = await browser.raw('listDocuments', { conference_id: 999_999 })
      expect([account, await browser.raw('listDocuments', about())]).toEqual([account, nowhere])
      expect((await browser.refused('getDocumentTemplate', { ...about(), id: template })).reason).toBe(
        'notFound',
      )
      expect((await browser.refused('listDocumentItems', { id })).reason).toBe('notFound')
      expect((await fire(browser, id, 'batch.discard')).data).toMatchObject({ reason: 'notFound' })
      for (const path of [`documents/${id}.pdf`, `badge/${orderId}.pdf`]) {
        const none = await browser.request(`/files/${path.replace(/\d+/, '999999')}`)
        const theirs = await browser.request(`/files/${path}`)
        expect([account, path, theirs.status]).toEqual([account, path, 404])
        expect(await theirs.text()).toBe(await none.text())
      }
    }
  })

  it.each(['of another conference', 'that was retired'])(
    '[CONF-03] a template %s is none here: neither read, nor saved, nor printed by',
    async (which) => {
      await attend('林一')
      const isForeign = which === 'of another conference'
      const conference = isForeign ? shop.other.id : conferenceId()
      const retiredAt = isForeign ? null : new Date(shop.server.clock.now)
      const made = { kind: 'badge', name: '他会', design: badge, creationKey: freshKey() } as const
      const [template] = await shop.db
        .insert(documentTemplates)
        .values({ ...made, conferenceId: conference, retiredAt })
        .returning()
      const id = template?.id ?? 0
      const design = JSON.stringify(badge)
      const wishes = [
        ['getDocumentTemplate', { ...about(), id }],
        ['saveDocumentTemplate', { ...about(), id, version: 0, name: '改', design }],
        ['retireDocumentTemplate', { ...about(), id, version: 0 }],
        ['createDocumentBatch', { ...about(), template_id: id, built_in: 'badge', key: freshKey() }],
        ['getDocumentAudience', { ...about(), template_id: id, built_in: 'badge' }],
      ] as const
      expect((await chair.call('listDocuments', about())).templates).toEqual([])
      for (const [name, fields] of wishes)
        expect([name, (await chair.refused(name, fields)).reason]).toEqual([name, 'notFound'])
    },
  )

  it('[CONF-03] documents are made for registrations with a place; an order in another state gets no document', async () => {
    const [order = 0] = await attend('甲')
    for (const state of Object.keys(lifecycles.order.reasons.states)) {
      const closedReason = state === 'closed' ? ('expired' as const) : null
      await shop.db.update(orders).set({ state, closedReason }).where(eq(orders.id, order))
      const number = await countAudience(shop.db, 'badge', conferenceId(), {})
      expect([state, number]).toEqual([state, state === 'paid' || state === 'completed' ? 1 : 0])
    }
  })

  it('[CONF-03] hostile designs are refused with the field at fault', async () => {
    const id = await chair.call('createDocumentTemplate', {
      ...{ ...about(), built_in: 'badge', name: '胸卡', key: freshKey() },
    })
    const save = (design: unknown) =>
      chair.refused('saveDocumentTemplate', {
        ...about(),
        id,
        version: 0,
        name: '胸卡',
        design: JSON.stringify(design),
      })
    const [first, ...rest] = badge.blocks
    const text = badge.blocks[4]
    const cases: ReadonlyArray<readonly [unknown, string, string]> = [
      [{ ...badge, blocks: [{ ...text, text: '{password}' }] }, 'design.blocks.0.text', 'placeholderUnknown'],
      [{ ...badge, blocks: [{ ...text, text: '{code}' }] }, 'design.blocks.0.text', 'placeholderUnknown'],
      [{ ...badge, blocks: [{ ...text, text: 'a\u0000b' }] }, 'design.blocks.0.text', 'invalidCharacter'],
      [{ ...badge, blocks: [{ ...text, text: 'x'.repeat(401) }] }, 'design.blocks.0.text', 'tooLong'],
      [
        { ...badge, blocks: [{ ...first, x: 80, width: 20 }, ...rest] },
        'design.blocks.0.width',
        'blockOutside',
      ],
      [{ ...badge, blocks: [{ ...first, y: -1 }, ...rest] }, 'design.blocks.0.y', 'invalid'],
      [{ ...badge, blocks: [{ ...first, x: 1.25 }] }, 'design.blocks.0.x', 'invalid'],
      [{ ...badge, blocks: [{ ...first, color: 'url(x)' }] }, 'design.blocks.0.color', 'invalid'],
      [{ ...badge, blocks: Array.from({ length: 41 }, () => first) }, 'design.blocks', 'tooMany'],
      [{ ...badge, blocks: [] }, 'design.blocks', 'blockNone'],
      [{ ...badge, width: 300, height: 300, sheet: 'A4' }, 'design.sheet', 'sheetTooSmall'],
      [{ ...badge, kind: 'passport' }, 'design.kind', 'invalid'],
      [builtIn.list, 'design.kind', 'invalid'],
      [null, 'design', 'invalid'],
    ]
    for (const [design, field, reason] of cases)
      expect([reason, await save(design)]).toEqual([reason, expect.objectContaining({ field, reason })])
    const oversized = { ...about(), id, version: 0, name: '胸卡', design: `"${'x'.repeat(40_001)}"` }
    expect(await chair.refused('saveDocumentTemplate', oversized)).toMatchObject({ reason: 'tooLong' })
  })

  it('[CONF-03] of two who save a template the second keeps what was typed: it is refused, and the first stands', async () => {
    const id = await chair.call('createDocumentTemplate', {
      ...{ ...about(), built_in: 'badge', name: '胸卡', key: freshKey() },
    })
    const wish = { ...about(), id, version: 0, design: JSON.stringify(badge) }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        chair.raw('saveDocumentTemplate', { ...wish, name: `第${index}` }),
      ),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.find(({ code }) => code !== 1)?.data).toMatchObject({ reason: 'versionConflict' })
    expect((await chair.call('getDocumentTemplate', { ...about(), id })).version).toBe(1)
  })

  it('[CONF-03] people and design are those of the moment of generating; a retired template generates nothing', async () => {
    await attend('林一')
    const template = await chair.call('createDocumentTemplate', {
      ...{ ...about(), built_in: 'badge', name: '旧名', key: freshKey() },
    })
    const id = await begin(secretary, 'badge', {}, template)
    const retired = await begin(secretary, 'badge', {}, template)
    await attend('林二')
    await chair.call('saveDocumentTemplate', {
      ...{ ...about(), id: template, version: 0, name: '新名' },
      design: JSON.stringify({ ...badge, width: 100 }),
    })
    await fire(secretary, id, 'batch.generate')
    await attend('林三')
    await chair.call('retireDocumentTemplate', { ...about(), id: template, version: 1 })
    await work()
    expect(drawn[0]).toMatchObject({ title: '新名', design: { width: 100 } })
    expect(namesIn(drawn[0])).toEqual(['林二', '林一'])
    expect((await fire(secretary, retired, 'batch.generate')).data).toMatchObject({
      reason: 'templateRetired',
    })
  })

  it('[CONF-03] an empty filter generates nothing, and pressing twice or with the same key makes one batch', async () => {
    const nobody = await begin(secretary, 'badge', { q: '查无此人' })
    expect((await fire(secretary, nobody, 'batch.generate')).data).toMatchObject({ reason: 'batchEmpty' })
    const key = freshKey()
    const wish = { ...about(), template_id: 0, built_in: 'badge', key } as const
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => secretary.call('createDocumentBatch', wish)),
    )
    expect(new Set(ids).size).toBe(1)
    expect((await secretary.refused('createDocumentBatch', { ...wish, built_in: 'list' })).reason).toBe(
      'keyReused',
    )
  })

  it('[TKT-02] a chair issues certificates, once, however often and by however many it is pressed', async () => {
    const [one = 0, two = 0, away = 0] = await attend('林一', '王二', '赵三')
    await come(one)
    await come(two)
    const id = await generated('attendance')
    const items = await itemsOf(id)
    expect(items.map(({ orderId, state, reason }) => [orderId, state, reason])).toEqual([
      [one, 'done', null],
      [two, 'done', null],
      [away, 'failed', 'notEligible'],
    ])
    expect((await fire(secretary, id, 'batch.issue')).data).toMatchObject({ reason: 'forbidden' })
    await shop.recruit('chair2', 'organizer')
    const second = await shop.signedIn('chair2')
    const key = freshKey()
    const pressed = await Promise.all([
      fire(chair, id, 'batch.issue', key),
      fire(chair, id, 'batch.issue', key),
      fire(second, id, 'batch.issue'),
    ])
    expect(pressed.filter(({ code }) => code === 1).length).toBeGreaterThan(0)
    await work()
    await work()
    const issued = await shop.db
      .select()
      .from(lifecycleEvents)
      .where(and(eq(lifecycleEvents.entity, 'certificate'), eq(lifecycleEvents.event, 'certificate.issue')))
    expect(issued.map(({ entityId }) => entityId).toSorted()).toEqual(
      items.flatMap(({ certificateId }) => certificateId ?? []).toSorted(),
    )
    const events = await shop.historyOf('documentBatch', id)
    expect(events.map(({ event }) => event)).toEqual(['batch.generate', 'batch.finish', 'batch.issue'])
    const { batches } = await chair.call('listDocuments', about())
    expect(batches[0]).toMatchObject({ state: 'issued', issued: 2, failed: 1, revoked: 0 })
    // The file says what was issued.
    expect(namesIn(drawn.at(-1))).toEqual(['林一', '王二'])
  })

  it('[TKT-02] a revoked certificate verifies as revoked, and its batch counts it', async () => {
    const [one = 0] = await attend('林一', '王二')
    const certificate = await come(one)
    const id = await generated('attendance')
    await fire(chair, id, 'batch.issue')
    await work()
    const { code } = (await itemsOf(id))[0]?.person ?? { code: '' }
    const guest = shop.server.browser()
    expect(await guest.call('verifyCertificate', { code })).toMatchObject({ result: 'valid', name: '林一' })
    const reason = '姓名有误'
    const wish = {
      entity: 'certificate',
      id: certificate,
      event: 'certificate.revoke',
      key: freshKey(),
      reason,
    }
    const { version } =
      (await shop.db.select().from(certificates).where(eq(certificates.id, certificate)))[0] ?? {}
    await secretary.call('fireRecord', { ...wish, version: version ?? 0 } as never)
    expect(await guest.call('verifyCertificate', { code })).toMatchObject({ result: 'revoked' })
    expect((await chair.call('listDocuments', about())).batches[0]).toMatchObject({ issued: 1, revoked: 1 })
    const { list } = await chair.call('listDocumentItems', { id, only: 'revoked' })
    expect(list).toMatchObject([{ name: '林一', is_revoked: true, certificate_id: certificate }])
  })

  it('[TKT-02] whose sign-in was undone before the issue gets none, and the others get theirs', async () => {
    const [one = 0, two = 0] = await attend('林一', '王二')
    await come(one)
    await come(two)
    const id = await generated('attendance')
    await shop.db
      .update(tickets)
      .set({ state: 'valid.not_signed', signedAt: null })
      .where(eq(tickets.orderId, one))
    await fire(chair, id, 'batch.issue')
    await work()
    expect(
      (await itemsOf(id)).map(({ state, reason, issuedAt }) => [state, reason, issuedAt !== null]),
    ).toEqual([
      ['failed', 'notEligible', false],
      ['done', null, true],
    ])
  })

  it('[TKT-02] what its holder collected before the issue is issued once, and counts as issued', async () => {
    const certificate = await come(await shop.buy('linmei'))
    const id = await generated('attendance')
    const linmei = await shop.signedIn('linmei')
    const ofShop = eq(conferences.id, shop.conference.id)
    await shop.db
      .update(conferences)
      .set({ certificatesAt: new Date(0) })
      .where(ofShop)
    const event = { type: 'certificate.open' }
    await shop.engine.fire(system(), { entity: 'certificate', id: certificate, event })
    await shop.db.update(conferences).set({ certificatesAt: null }).where(ofShop)
    await linmei.call('fireRecord', {
      ...{
        entity: 'certificate',
        id: certificate,
        event: 'certificate.collect',
        version: 2,
        key: freshKey(),
      },
    })
    await fire(chair, id, 'batch.issue')
    await work()
    expect((await itemsOf(id)).map(({ state, issuedAt }) => [state, issuedAt !== null])).toEqual([
      ['done', true],
    ])
    const events = (await shop.historyOf('certificate', certificate)).map(({ event }) => event)
    expect(events.filter((event) => /collect|issue/.test(event))).toEqual(['certificate.collect'])
  })

  it('[TKT-02] the holder downloads what was issued by the design of the conference', async () => {
    const orderId = await shop.buy('linmei')
    const certificate = await come(orderId)
    const linmei = await shop.signedIn('linmei')
    const download = async () => {
      const answer = await linmei.request(`/files/certificate/${certificate}.pdf`)
      return answer.status === 200 ? (await answer.arrayBuffer()).byteLength : 0
    }
    const template = await chair.call('createDocumentTemplate', {
      ...{ ...about(), built_in: 'attendance', name: '证书', key: freshKey() },
    })
    const id = await begin(secretary, 'attendance', {}, template)
    await fire(secretary, id, 'batch.generate')
    await work()
    expect(await download()).toBe(0)
    await fire(chair, id, 'batch.issue')
    await work()
    const designed = await download()
    await shop.db.update(documentItems).set({ issuedAt: null }).where(eq(documentItems.batchId, id))
    const plain = await download()
    expect(designed).toBeGreaterThan(1000)
    expect(plain).toBeGreaterThan(1000)
    expect(designed).not.toBe(plain)
  })

  describe('after a server was killed', () => {
    /** As if the process ended there: what was committed stays, and the claim of the job runs out. */
    const revive = async () => {
      shop.server.clock.now += 600_000
      await shop.db
        .update(jobs)
        .set({ deadAt: null, claimedUntil: null, dueAt: new Date(0) })
        .where(eq(jobs.kind, 'documents'))
    }
    const killed = () => Promise.reject(new GiveUp('killed'))

    it('[CONF-03] generating goes on where it was, and prints no one twice', async () => {
      await attend('甲', '乙', '丙', '丁', '戊')
      const id = await begin(secretary, 'badge')
      await fire(secretary, id, 'batch.generate')
      const make = makeBatches(tools())
      let pieces = 0
      await work((data, job) => ((pieces += 1) > 2 ? killed() : make(data, job)))
      expect(await stateOf(id)).toBe('generating')
      expect((await itemsOf(id)).filter(({ state }) => state === 'done')).toHaveLength(4)
      await revive()
      await work(makeBatches({ ...tools(), draw: () => killed() }))
      expect(await stateOf(id)).toBe('generating')
      await revive()
      await work()
      expect(await stateOf(id)).toBe('ready')
      expect(drawn).toHaveLength(1)
      expect(drawn[0]?.people).toHaveLength(5)
    })

    it('[TKT-02] issuing goes on, and issues each certificate once', async () => {
      for (const orderId of await attend('甲', '乙', '丙')) await come(orderId)
      const id = await generated('attendance')
      await fire(chair, id, 'batch.issue')
      const { engine, ...others } = tools()
      let fired = 0
      const dying = {
        fire: async (actor: Parameters<typeof engine.fire>[0], wish: Wish) => {
          const moved = await engine.fire(actor, wish)
          // The certificate is issued, but the batch has not recorded it.
          if ((fired += 1) === 2) throw new GiveUp('killed')
          return moved
        },
      }
      await work(makeBatches({ ...others, engine: dying }))
      expect((await itemsOf(id)).filter(({ issuedAt }) => issuedAt !== null)).toHaveLength(1)
      await revive()
      await work()
      expect((await itemsOf(id)).map(({ state, issuedAt }) => [state, issuedAt !== null])).toEqual(
        Array.from({ length: 3 }, () => ['done', true]),
      )
      const issued = await shop.db
        .select()
        .from(lifecycleEvents)
        .where(eq(lifecycleEvents.event, 'certificate.issue'))
      expect(issued).toHaveLength(3)
    })
  })

  it('[CONF-03] a batch that is discarded while it is generated is left alone, and its file goes', async () => {
    await attend('甲', '乙', '丙')
    const id = await begin(secretary, 'badge')
    await fire(secretary, id, 'batch.generate')
    await fire(secretary, id, 'batch.discard')
    await work()
    expect([await stateOf(id), drawn.length]).toEqual(['discarded', 0])
    const other = await generated('badge')
    await fire(chair, other, 'batch.discard')
    expect((await secretary.request(`/files/documents/${other}.pdf`)).status).toBe(404)
    const [row] = await shop.db.select().from(documentBatches).where(eq(documentBatches.id, other))
    const { store } = tools()
    expect(await store.find(row?.file ?? '')).not.toBeNull()
    await sweepDocuments(tools())
    expect(await store.find(row?.file ?? '')).toBeNull()
  })

  it('[ACC-03] who leaves the site leaves the printed documents, too', async () => {
    const [orderId = 0] = await attend('甲', '乙')
    const id = await generated('badge')
    await shop.db.update(documentItems).set({ person: null }).where(eq(documentItems.orderId, orderId))
    await sweepDocuments(tools())
    expect((await secretary.call('listDocuments', about())).batches[0]).toMatchObject({ id, has_file: false })
  })

  it('[CONF-03] one late badge is printed at once, by a design of the conference; without a ticket it is refused', async () => {
    const [orderId = 0] = await attend('林一')
    const answer = await secretary.request(`/files/badge/${orderId}.pdf`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await secretary.request(`/files/badge/${orderId}.pdf?template=attendance`)).status).toBe(404)
    await shop.db.update(tickets).set({ state: 'revoked' }).where(eq(tickets.orderId, orderId))
    expect(await (await secretary.request(`/files/badge/${orderId}.pdf`)).text()).toContain('ticketNone')
  })

  it('[CONF-03] names that a design cuts off are listed before printing', async () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff Maximilian Alexander von'
    await attend('林一', long)
    const id = await chair.call('createDocumentTemplate', {
      ...{ ...about(), built_in: 'badge', name: '小胸卡', key: freshKey() },
    })
    const [, , , , name] = badge.blocks
    const narrow = { ...badge, blocks: [{ ...name, width: 30, height: 15 }] }
    const saved = await chair.call('saveDocumentTemplate', {
      ...{ ...about(), id, version: 0, name: '小胸卡', design: JSON.stringify(narrow) },
    })
    expect([saved.misfits, saved.misfit_total]).toEqual([[long], 1])
    expect(JSON.stringify(saved.people)).not.toContain(
      (await shop.of(tickets, (await itemOrder()) ?? 0)).code,
    )
  })
  it('[CONF-03] names with signs that no font has are listed before printing, and found in the batch after', async () => {
    await attend('林一', '김철수', '陈𪚥', 'བོད')
    const audience = await secretary.call('getDocumentAudience', {
      ...{ ...about(), template_id: 0, built_in: 'badge' },
    })
    expect(audience.unprintable.toSorted()).toEqual(['陈𪚥', 'བོད'].toSorted())
    expect(audience.unprintable_total).toBe(2)
    const id = await generated('badge')
    const { list, total } = await secretary.call('listDocumentItems', { id, only: 'unprintable' })
    expect(total).toBe(2)
    expect(list.map(({ name }) => name).toSorted()).toEqual(audience.unprintable.toSorted())
    expect(list.every(({ is_printable, state }) => !is_printable && state === 'done')).toBe(true)
    const all = await secretary.call('listDocumentItems', { id, page_size: 50 })
    expect(all.list.filter(({ is_printable }) => !is_printable)).toHaveLength(2)
  })
  const itemOrder = async () => {
    const [row] = await shop.db.select({ id: tickets.orderId }).from(tickets).limit(1)
    return row?.id
  }

  it('[REV-01] an author under review at the conference makes no certificates of reviewing', async () => {
    expect(testConfig.secondFactor).toBe('offered')
    await attend('甲')
    const id = await begin(chair, 'review')
    const { papers, reviews } = await import('../../../server/db/schema/papers.ts')
    const { writtenPaper } = await import('../../support/papers.ts')
    const [paper] = await shop.db
      .insert(papers)
      .values({ userId: await shop.idOf('office'), conferenceId: conferenceId(), form: writtenPaper })
      .returning()
    await shop.db.insert(reviews).values({
      paperId: paper?.id ?? 0,
      ...{ userId: await shop.idOf('linmei'), round: 1, responseDueAt: new Date(0) },
    } as never)
    expect((await secretary.refused('listDocumentItems', { id })).reason).toBe('notFound')
    expect((await secretary.call('listDocuments', about())).batches).toEqual([])
    expect((await chair.call('listDocuments', about())).batches).toHaveLength(1)
    const wish = { ...about(), template_id: 0, built_in: 'review', key: freshKey() }
    expect((await secretary.refused('createDocumentBatch', wish)).reason).toBe('forbidden')
  })
})
