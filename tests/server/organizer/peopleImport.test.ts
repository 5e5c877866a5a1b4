import { and, asc, eq, inArray, like } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { sheetTypes } from '../../../src/contract/paperSheetWords.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { rateWindows, users } from '../../../server/db/schema/accounts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { tickets } from '../../../server/db/schema/admission.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { orderTags } from '../../../server/db/schema/people.ts'
import { peopleImportRows, peopleImports } from '../../../server/db/schema/peopleImports.ts'
import { orders, ticketTypes } from '../../../server/db/schema/registration.ts'
import { forgetImports, runImports } from '../../../server/orders/imports/runImports.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { dataAddress } from '../files/pictures.ts'
import { rowsOf as anyRow } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'
import { soldType } from '../support/soldType.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'

describeDatabase('[CONF-03] people who are brought by a sheet', (open) => {
  let shop: Shop
  let secretary: Browser
  let conference_id: number
  let start: number
  let free = 0
  let dear = 0
  beforeAll(async () => {
    shop = await openShop(open)
    conference_id = shop.conference.id
    await shop.recruit('secretary', 'secretary')
    secretary = await shop.signedIn('secretary', { lang: 'en' })
    start = shop.server.clock.now
  })
  beforeEach(async () => {
    shop.server.clock.now = start
    const { db } = shop
    await db.delete(rateWindows)
    await db.delete(peopleImportRows)
    await db.delete(peopleImports)
    await db.delete(orderTags)
    await db.update(orders).set({ kind: 'paper' })
    await db
      .update(ticketTypes)
      .set({ retiredAt: new Date(start), conferenceId: shop.other.id })
      .where(eq(ticketTypes.conferenceId, conference_id))
    free = (await soldType(db, conference_id, { name: '嘉宾' })).ticketTypeId
    dear = (await soldType(db, conference_id, { name: '代表', amount: 80_000 })).ticketTypeId
  })

  const wish = (content: string | Buffer, name = 'people.csv') => ({
    ...{ conference_id, name, key: freshKey() },
    content: dataAddress(sheetTypes.csv, typeof content === 'string' ? Buffer.from(content) : content),
  })
  const upload = (content: string | Buffer, by = secretary) => by.call('uploadPeopleImport', wish(content))
  const sheetOf = (id: number, by = secretary) => by.call('getPeopleImport', { id })
  const rowsOf = async (id: number, part = 'all', by = secretary) =>
    (await by.call('listImportRows', { id, part, page_size: 50 } as never)).list
  const map = async (id: number, columns?: readonly unknown[], by = secretary) => {
    const sheet = await sheetOf(id, by)
    const wanted = JSON.stringify(columns ?? sheet.columns)
    return by.raw('mapPeopleImport', { id, version: sheet.version, columns: wanted, key: freshKey() })
  }
  const work = async (piece?: number) => {
    const tools = {
      db: shop.db,
      engine: shop.engine,
      now: Date.now,
      ...(piece === undefined ? {} : { piece }),
    }
    let tried = 0
    for (let some = -1; some !== 0; tried += some) some = await runImports(tools)
    return tried
  }
  const fire = async (id: number, event: string, by = secretary, key = freshKey()) => {
    const { version } = await sheetOf(id, by)
    return by.raw('fireRecord', { entity: 'peopleImport', id, event, version, key })
  }
  const factsOf = async (id: number) =>
    ((await secretary.call('getRecord', { entity: 'peopleImport', id })) as { facts: object }).facts
  const stateOf = async (id: number) => (await sheetOf(id)).state
  /** A sheet that is checked. */
  const checked = async (content: string | Buffer) => {
    const id = await upload(content)
    expect((await map(id)).code).toBe(1)
    await work()
    return id
  }
  const applied = async (content: string) => {
    const id = await checked(content)
    const { error } = (await sheetOf(id)).counts
    expect((await fire(id, error === 0 ? 'import.apply' : 'import.applyRest')).code).toBe(1)
    await work()
    expect(await stateOf(id)).toBe('applied')
    return id
  }
  const undone = async (id: number) => {
    expect((await fire(id, 'import.undo')).code).toBe(1)
    await work()
    expect(await stateOf(id)).toBe('undone')
  }
  const orderOf = async (id: number, line: number) => {
    const at = and(eq(peopleImportRows.importId, id), eq(peopleImportRows.line, line))
    const [row] = await shop.db.select().from(peopleImportRows).where(at)
    const [order] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, row?.orderId ?? 0))
    if (order === undefined) throw new Error(`line ${line} has no registration`)
    return order
  }
  it.each(Object.keys(lifecycles.peopleImport.reasons.states))(
    'a month after it moved last, what stood in the sheet is forgotten, unless the server still works on it: %s',
    async (state) => {
      const { db } = shop
      const id = await anyRow(shop).peopleImport(state)
      const movedAt = new Date(start - 31 * 86_400_000)
      await db.update(peopleImports).set({ movedAt }).where(eq(peopleImports.id, id))
      await forgetImports({ db, now: () => start })
      const [row] = await db.select().from(peopleImports).where(eq(peopleImports.id, id))
      expect(row?.forgottenAt === null).toBe(state === 'applying' || state === 'undoing')
    },
  )

  const registered = () =>
    shop.db
      .select()
      .from(orders)
      .where(and(eq(orders.conferenceId, conference_id), eq(orders.kind, 'conf')))
      .orderBy(asc(orders.id))
  const reasonOf = ({ data }: { data: unknown }) => (data as { reason?: string }).reason

  describe('are checked', () => {
    it('by columns that are guessed in both languages, in UTF-8 and GB18030, and by corrected ones', async () => {
      const zh = await sheetOf(
        await upload('姓名*,手机号码,电子邮箱,工作单位,票种,备注\n林一,13900000201,,复旦,嘉宾,x\n'),
      )
      expect(zh.columns).toEqual(['name', 'mobile', 'email', 'affiliation', 'type', null])
      const en = await sheetOf(
        await upload('Full Name,E-mail,Organization,Title,Tag,name\nLin,a@b.example,,,,\n'),
      )
      expect(en.columns).toEqual(['name', 'email', 'affiliation', 'position', 'tags', null])
      // 姓名,手机 and 林一 as Excel in China writes them.
      const gb = Buffer.concat([
        Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xca, 0xd6, 0xbb, 0xfa, 0x0a, 0xc1, 0xd6, 0xd2, 0xbb]),
        Buffer.from(',13900000202\n'),
      ])
      const id = await upload(gb)
      expect((await sheetOf(id)).headings).toEqual(['姓名', '手机'])
      expect(reasonOf(await map(id, ['name', null]))).toBe('importColumnsMissing')
      expect((await sheetOf(id)).columns).toEqual(['name', 'mobile'])
      expect(reasonOf(await map(id, ['name', 'name']))).toBe('columnTwice')
      expect(reasonOf(await map(id, ['name']))).toBe('invalid')
      expect((await map(id, ['affiliation', 'mobile'])).data).toMatchObject({
        reason: 'importColumnsMissing',
      })
      await map(id)
      await work()
      expect((await sheetOf(id)).counts).toMatchObject({ all: 1, error: 1 })
    })

    it('[ORG-05] and say before they are applied how many people are notified of what', async () => {
      const known = await shop.buy('linmei', { name: '林梅' })
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, known))
      const id = await checked(
        [
          'order,name,email,organization,ticket',
          ',A,s6a@x.example,,嘉宾',
          ',B,s6b@x.example,,代表',
          ',C,s6c@x.example,,代表',
          ',D,nobody,,代表',
          `${order?.no},林梅,,新单位,`,
        ].join('\n'),
      )
      expect(await factsOf(id)).toMatchObject({
        creates: 3,
        updates: 1,
        unpaid: 2,
        complete: 1,
        isQuiet: false,
      })
    })

    it('row by row, with the reason and the column of what cannot be done', async () => {
      const [known] = [await shop.buy('linmei', { name: '林梅' })]
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, known))
      const id = await checked(
        [
          'order,name,phone,email,organization,ticket,student no',
          ',新来,13900000211,,复旦,嘉宾,',
          ',,13900000212,,,嘉宾,',
          ',无联系,,,,嘉宾,',
          ',错号,1390000,,,嘉宾,',
          ',科学记数,1.39E+10,,,嘉宾,',
          ',错邮箱,,nobody,,嘉宾,',
          ',没这票,13900000213,,,贵宾,',
          ',没写票,13900000214,,,,',
          ',新来,+86 139-0000-0211,,,嘉宾,',
          'X1,谁,13900000215,,,,',
          `${order?.no},林梅,,,新单位,,`,
          `${order?.no},林梅,,,,嘉宾,`,
          ',"=HYPERLINK(""http://x"")",13900000216,,,嘉宾,',
          `,${'长'.repeat(61)},13900000217,,,嘉宾,`,
        ].join('\n'),
      )
      expect((await rowsOf(id)).map((row) => [row.id, row.change, row.column])).toEqual([
        [2, 'create', null],
        [3, 'error', 'name'],
        [4, 'error', 'mobile'],
        [5, 'error', 'mobile'],
        [6, 'error', 'mobile'],
        [7, 'error', 'email'],
        [8, 'error', 'type'],
        [9, 'error', 'type'],
        [10, 'error', null],
        [11, 'error', 'no'],
        [12, 'update', null],
        [13, 'error', 'type'],
        [14, 'create', null],
        [15, 'error', 'name'],
      ])
      expect((await rowsOf(id, 'error')).every(({ says }) => says !== '')).toBe(true)
      expect(await stateOf(id)).toBe('checked')
      expect(reasonOf(await fire(id, 'import.apply'))).toBe('importErrors')
      // Nothing was registered by looking.
      expect((await registered()).map((each) => each.id)).toEqual([known])
      const csv = await secretary.request(`/files/people/${conference_id}/import-${id}.csv?lang=zh`)
      const text = await csv.text()
      expect(csv.status).toBe(200)
      expect(text).toContain('此人')
      expect(text.split('\r\n').filter((line) => line !== '')).toHaveLength(12)
    })

    it('with errors of formulas and rounded numbers named, which are no texts', async () => {
      const id = await checked(
        [
          '订单号,姓名,手机,邮箱,单位,学号,票种',
          '2.02611E+12,林,13900000241,,,,',
          ',周,8.61391E+12,z@x.example,,,嘉宾',
          ',吴,,w@x.example,,1.2E+15,嘉宾',
          ',#N/A,,n@x.example,,,嘉宾',
          ',郑,,q@x.example,#REF!,,嘉宾',
          ',王,,k@x.example,#CALC!,,嘉宾',
          ',#N/A University Press,,u@x.example,,,嘉宾',
        ].join('\n'),
      )
      const rows = await rowsOf(id)
      expect(rows.map(({ change, column }) => [change, column])).toEqual([
        ['error', 'no'],
        ['error', 'mobile'],
        ['error', 'student_no'],
        ['error', 'name'],
        ['error', 'affiliation'],
        ['error', 'affiliation'],
        ['create', null],
      ])
      expect(rows.map(({ says }) => /rounded/.test(says)).slice(0, 3)).toEqual([true, true, true])
      expect(rows.map(({ says }) => /#N\/A/.test(says)).slice(3, 6)).toEqual([true, true, true])
    })

    it('not before the encoding of its text is certain', async () => {
      const western = Buffer.from('name,email\nGarcía Peña,g@x.example\n', 'latin1')
      const refused = await secretary.raw('uploadPeopleImport', wish(western) as never)
      expect(refused.data).toMatchObject({ reason: 'sheetEncodingUnclear', field: 'content' })
      const german = Buffer.from('Name;E-mail\nJürgen Müller;j@x.example\n', 'latin1')
      expect((await sheetOf(await upload(german))).first).toMatchObject([
        { cells: ['Jürgen Müller', 'j@x.example'] },
      ])
    })

    it('by the rules of audience, places and price', async () => {
      await soldType(shop.db, conference_id, { name: '学生', audience: 'student' })
      await soldType(shop.db, conference_id, { name: '作者', audience: 'author' })
      await soldType(shop.db, conference_id, { name: '小班', capacity: 1 })
      const id = await checked(
        [
          'name,email,ticket,student no',
          'A,a1@x.example,学生,',
          'B,b1@x.example,学生,S1',
          'C,c1@x.example,作者,',
          'D,d1@x.example,小班,',
          'E,e1@x.example,小班,',
        ].join('\n'),
      )
      const rows = await shop.db
        .select()
        .from(peopleImportRows)
        .where(eq(peopleImportRows.importId, id))
        .orderBy(asc(peopleImportRows.line))
      expect(rows.map(({ fault }) => fault)).toEqual([
        'studentNumberEmpty',
        null,
        'authorsOnly',
        null,
        'soldOut',
      ])
    })
  })

  describe('are registered', () => {
    it('as if by themselves: free ones with a ticket, others unpaid, owned by who has the phone or address', async () => {
      const linmei = await shop.idOf('linmei')
      const [account] = await shop.db.select().from(users).where(eq(users.id, linmei))
      const id = await applied(
        [
          'name,phone,email,ticket,tags',
          `林梅,${account?.mobile},,嘉宾,VIP；讲者`,
          '新人,13900000221,new@x.example,代表,',
        ].join('\n'),
      )
      const [own, other] = [await orderOf(id, 2), await orderOf(id, 3)]
      expect(own).toMatchObject({ userId: linmei, state: 'paid', amount: 0, ticketTypeId: free })
      expect((await shop.of(tickets, own.id)).state).toBe('valid.not_signed')
      expect(await shop.db.$count(orderTags, eq(orderTags.orderId, own.id))).toBe(2)
      expect(other).toMatchObject({ state: 'to_be_paid', amount: 80_000, ticketTypeId: dear })
      expect(other.attendee).toMatchObject({ name: '新人', mobile: '13900000221', email: 'new@x.example' })
      // A new account keeps only one of them: it is not proved that both belong to the same person.
      const [made] = await shop.db.select().from(users).where(eq(users.id, other.userId))
      expect(made).toMatchObject({
        countryCode: '86',
        mobile: '13900000221',
        email: null,
        passwordHash: null,
      })
      // A week, and not half an hour.
      expect(other.dueAt.getTime() - shop.server.clock.now).toBe(7 * 86_400_000)
    })

    it('or changed, where only what is written changes, and never the ticket or the money', async () => {
      const order = await shop.buy('linmei', { name: '林梅' })
      const [before] = await shop.db.select().from(orders).where(eq(orders.id, order))
      const id = await applied(`order,name,organization,tags\n${before?.no},林玫,,VIP\n`)
      const [after] = await shop.db.select().from(orders).where(eq(orders.id, order))
      expect(after).toEqual({ ...before, attendee: { ...before?.attendee, name: '林玫' } })
      // The second time there is nothing to do.
      const again = await checked(`order,name,tags\n${before?.no},林玫,vip\n`)
      expect((await sheetOf(again)).counts).toMatchObject({ same: 1, update: 0 })
      expect(reasonOf(await fire(again, 'import.apply'))).toBe('importNothing')
      await undone(id)
      const [back] = await shop.db.select().from(orders).where(eq(orders.id, order))
      expect(back).toEqual(before)
      expect(await shop.db.$count(orderTags)).toBe(0)
    })

    it('once by ten requests at once and three servers, and where one of them stops in the middle', async () => {
      const lines = Array.from({ length: 12 }, (_, at) => `P${at},p${at}@ten.example,嘉宾`)
      const id = await checked(['name,email,ticket', ...lines].join('\n'))
      const { version } = await sheetOf(id)
      const ten = await Promise.all(
        Array.from({ length: 10 }, () =>
          secretary.raw('fireRecord', {
            ...{ entity: 'peopleImport', id, event: 'import.apply', version, key: freshKey() },
          } as never),
        ),
      )
      expect(ten.filter(({ code }) => code === 1)).toHaveLength(1)
      // A process that dies in a row leaves it as it was: its transaction is gone.
      let left = 5
      const dying = {
        run: <T>(task: Parameters<typeof shop.engine.run<T>>[0]) =>
          shop.engine.run<T>(async (scope) => {
            const done = await task(scope)
            left -= 1
            if (left < 0) throw new Error('killed')
            return done
          }),
      }
      await runImports({ db: shop.db, engine: dying, now: Date.now })
      // One that died has no time to set it aside.
      expect(await shop.db.delete(jobs).where(eq(jobs.kind, 'row')).returning()).toHaveLength(1)
      expect(await shop.db.$count(peopleImportRows, eq(peopleImportRows.outcome, 'done'))).toBe(5)
      expect(await registered()).toHaveLength(5)
      const tools = { db: shop.db, engine: shop.engine, now: Date.now, piece: 3 }
      for (let round = 0; round < 4; round += 1)
        await Promise.all([runImports(tools), runImports(tools), runImports(tools)])
      await work()
      expect(await stateOf(id)).toBe('applied')
      expect(await registered()).toHaveLength(12)
      expect(await shop.db.$count(users, like(users.email, 'p%@ten.example'))).toBe(12)
    })

    it('while another sheet fails: one holds up no other one', async () => {
      const broken = await checked('name,email,ticket\nB,broken@one.example,嘉宾')
      const whole = await checked('name,email,ticket\nW,whole@one.example,嘉宾')
      for (const id of [broken, whole]) expect((await fire(id, 'import.apply')).code).toBe(1)
      await shop.db.update(peopleImportRows).set({ plan: null }).where(eq(peopleImportRows.importId, broken))
      await runImports({ db: shop.db, engine: shop.engine, now: Date.now })
      expect(await shop.db.select({ key: jobs.key }).from(jobs).where(eq(jobs.kind, 'row'))).toEqual([
        { key: `imports ${broken}` },
      ])
      expect([await stateOf(broken), await stateOf(whole)]).toEqual(['applying', 'applied'])
    })

    it('or refused one by one, where the world has moved since the check', async () => {
      const { ticketTypeId } = await soldType(shop.db, conference_id, { name: '小班', capacity: 2 })
      const id = await checked('name,email,ticket\nA,a3@x.example,小班\nB,b3@x.example,小班\n')
      await shop.db.update(ticketTypes).set({ capacity: 1 }).where(eq(ticketTypes.id, ticketTypeId))
      await fire(id, 'import.apply')
      await work()
      expect((await rowsOf(id)).map(({ outcome }) => outcome)).toEqual(['done', 'refused'])
      const order = await shop.buy('linmei', { name: '林梅' })
      const [bought] = await shop.db.select().from(orders).where(eq(orders.id, order))
      const late = await checked(`order,name\n${bought?.no},林玫\n`)
      await shop.db
        .update(orders)
        .set({ attendee: { name: '别人', affiliation: '', email: '' } })
        .where(eq(orders.id, order))
      await fire(late, 'import.apply')
      await work()
      expect(await rowsOf(late, 'exceptions')).toMatchObject([{ outcome: 'refused' }])
    })

    it('not for a conference that is cancelled, over or not published', async () => {
      for (const publication of ['cancelled', 'draft'] as const) {
        await shop.db.update(conferences).set({ publication }).where(eq(conferences.id, conference_id))
        try {
          const id = await checked('name,email,ticket\nA,a4@x.example,嘉宾\n')
          expect((await sheetOf(id)).counts).toMatchObject({ error: 1, create: 0 })
        } finally {
          await shop.db
            .update(conferences)
            .set({ publication: 'published', isCancelled: false })
            .where(eq(conferences.id, conference_id))
        }
      }
    })
  })

  describe('are notified only by an act that says so', () => {
    const rows = 'name,email,ticket\nA,q1@x.example,嘉宾\nB,q2@x.example,代表\n'
    const toldOf = async (id: number) => {
      const owners = (await Promise.all([orderOf(id, 2), orderOf(id, 3)])).map(({ userId }) => userId)
      const told = await shop.db.select().from(messages).where(inArray(messages.userId, owners))
      return told.map(({ name }) => name).toSorted()
    }
    const forget = async (emails: readonly string[]) => {
      const { db } = shop
      const own = (
        await db
          .select()
          .from(users)
          .where(inArray(users.email, [...emails]))
      ).map((user) => user.id)
      await db.delete(messages).where(inArray(messages.userId, own))
    }

    it('[ORG-05] no one is notified of registrations that were imported quietly, nor that they were taken back', async () => {
      const id = await checked(rows)
      expect((await fire(id, 'import.applyQuietly')).code).toBe(1)
      await work()
      expect(await stateOf(id)).toBe('applied')
      expect(await factsOf(id)).toMatchObject({ isQuiet: true, done: 2 })
      expect([(await orderOf(id, 2)).state, (await orderOf(id, 3)).state]).toEqual(['paid', 'to_be_paid'])
      expect(await toldOf(id)).toEqual([])
      await undone(id)
      expect(await toldOf(id)).toEqual([])
    })

    it('[ORG-05] each hears of it where the team chose so, in the language of the team where the account is new', async () => {
      await forget(['q1@x.example', 'q2@x.example'])
      const team = await shop.idOf('secretary')
      await shop.db.update(users).set({ language: 'en' }).where(eq(users.id, team))
      const id = await applied(`${rows}C,q3@x.example,嘉宾\n`)
      expect(await toldOf(id)).toEqual(['orderPaid', 'orderPlaced'])
      const [made] = await shop.db.select().from(users).where(eq(users.email, 'q3@x.example'))
      expect(made?.language).toBe('en')
      await undone(id)
      expect(await toldOf(id)).toEqual(['orderClosed', 'orderClosed', 'orderPaid', 'orderPlaced'])
    })
  })

  describe('are taken back', () => {
    it('but for those that were paid, scanned or edited since, which are named', async () => {
      const id = await applied(
        [
          'name,email,ticket',
          ...['A,a5,代表', 'B,b5,代表', 'C,c5,嘉宾', 'D,d5,嘉宾', 'E,e5,嘉宾'].map((row) =>
            row.replace(/(\w5)/, '$1@x.example'),
          ),
        ].join('\n'),
      )
      const [, paid, scanned, edited, plain] = await Promise.all(
        [2, 3, 4, 5, 6].map((line) => orderOf(id, line)),
      )
      await shop.db
        .update(orders)
        .set({ state: 'paid', paidAt: new Date(start) })
        .where(eq(orders.id, paid?.id ?? 0))
      await shop.db
        .update(tickets)
        .set({ state: 'valid.signed_in', signedAt: new Date(start), gate: '东门' })
        .where(eq(tickets.orderId, scanned?.id ?? 0))
      await shop.db
        .update(orders)
        .set({ attendee: { name: '改了', affiliation: '', email: 'd5@x.example' } })
        .where(eq(orders.id, edited?.id ?? 0))
      await undone(id)
      const rows = await shop.db
        .select()
        .from(peopleImportRows)
        .where(eq(peopleImportRows.importId, id))
        .orderBy(asc(peopleImportRows.line))
      expect(rows.map(({ outcome, refusal }) => [outcome, refusal])).toEqual([
        ['undone', null],
        ['kept', 'importPaid'],
        ['kept', 'importScanned'],
        ['kept', 'importEdited'],
        ['undone', null],
      ])
      expect((await rowsOf(id, 'exceptions')).map((row) => row.id)).toEqual([3, 4, 5])
      const states = await Promise.all([2, 3, 4, 5, 6].map(async (line) => (await orderOf(id, line)).state))
      expect(states).toEqual(['closed', 'paid', 'paid', 'paid', 'closed'])
      expect((await shop.of(tickets, plain?.id ?? 0)).state).toBe('revoked')
      expect((await orderOf(id, 6)).closedReason).toBe('organizer')
    })

    it('for a day, once', async () => {
      const id = await applied('name,email,ticket\nA,a6@x.example,嘉宾\n')
      shop.server.clock.now += 86_400_000
      expect(reasonOf(await fire(id, 'import.undo'))).toBe('importUndoOver')
      shop.server.clock.now -= 1
      await undone(id)
      expect(reasonOf(await fire(id, 'import.undo'))).toBe('importUndone')
      expect((await orderOf(id, 2)).state).toBe('closed')
    })

    it('and what the sheet said is forgotten after a month', async () => {
      const id = await applied('name,email,ticket\nA,a7@x.example,嘉宾\n')
      const [gone] = [await upload('name,email\nA,a8@x.example\n')]
      await fire(gone, 'import.discard')
      const tools = { db: shop.db, now: () => shop.server.clock.now }
      await forgetImports(tools)
      const cells = async (importId: number) =>
        (await shop.db.select().from(peopleImportRows).where(eq(peopleImportRows.importId, importId)))[0]
          ?.cells
      expect(await cells(gone)).toEqual([])
      expect(await cells(id)).not.toEqual([])
      shop.server.clock.now += 31 * 86_400_000
      await forgetImports(tools)
      expect(await cells(id)).toEqual([])
    })
  })

  describe('are hidden from others', () => {
    it('a sheet of another conference does not exist, for reading, naming columns and moving on', async () => {
      const id = await upload('name,email\nA,a9@x.example\n')
      await shop.db
        .insert(userRoles)
        .values({ userId: await shop.idOf('approved'), role: 'organizer', conferenceId: shop.other.id })
        .onConflictDoNothing()
      const stranger = await shop.signedIn('approved')
      const asked = async (wanted: number) => [
        await stranger.raw('getPeopleImport', { id: wanted }),
        await stranger.raw('listImportRows', { id: wanted } as never),
        await stranger.raw('mapPeopleImport', {
          ...{ id: wanted, version: 0, columns: '["name","email"]', key: freshKey() },
        }),
        await stranger.raw('fireRecord', {
          ...{ entity: 'peopleImport', id: wanted, event: 'import.discard', version: 0, key: freshKey() },
        } as never),
      ]
      expect(await asked(id)).toEqual(await asked(id + 100_000))
      const file = async (name: string) => (await stranger.request(`/files/people/${name}`)).status
      expect(await file(`${conference_id}/import-${id}.csv`)).toBe(404)
      // The sheet of another conference, under a conference of theirs.
      expect(await file(`${shop.other.id}/import-${id}.csv`)).toBe(404)
      expect(await stateOf(id)).toBe('uploaded')
    })

    it('invalid files, and a key that brought another sheet, are refused by name', async () => {
      const bad = (more: object) =>
        secretary.raw('uploadPeopleImport', { ...wish('name\n'), ...more } as never)
      expect(reasonOf(await bad({}))).toBe('sheetEmpty')
      expect(reasonOf(await bad({ name: 'people.exe' }))).toBe('fileTypeWrong')
      expect(reasonOf(await bad({ name: 'a\u0000.csv' }))).toBe('invalidCharacter')
      expect(
        reasonOf(await bad({ content: dataAddress(sheetTypes.csv, Buffer.from('PK\u0003\u0004')) })),
      ).toBe('fileContentWrong')
      const key = freshKey()
      const once = { ...wish('name,email\nA,b9@x.example\n'), key }
      const ten = await Promise.all(
        Array.from({ length: 10 }, () => secretary.raw('uploadPeopleImport', once as never)),
      )
      const made = ten.filter(({ code }) => code === 1).map(({ data }) => data)
      expect(new Set(made).size).toBe(1)
      // So many files at once are too many for one account.
      expect(ten.every(({ code }) => code === 1 || code === 429)).toBe(true)
      expect((await secretary.call('listPeopleImports', { conference_id })).list).toHaveLength(1)
    })
  })

  describe('on site', () => {
    const arriving = (more: object = {}) => ({
      ...{ conference_id, name: '现场', mobile: '13900000231', ticket_type_id: free, key: freshKey() },
      ...more,
    })

    it('are registered while registration is closed for members, with a ticket where it costs nothing', async () => {
      await shop.db
        .update(conferences)
        .set({ registrationOpensAt: null, registrationClosesAt: null })
        .where(eq(conferences.id, conference_id))
      const answer = await secretary.call('registerOnSite', arriving())
      expect(answer).toMatchObject({ state: 'paid' })
      expect((await shop.of(tickets, answer.order_id)).id).toBe(answer.ticket_id)
      const dearOne = await secretary.call('registerOnSite', arriving({ ticket_type_id: dear }))
      expect(dearOne).toMatchObject({ state: 'to_be_paid', ticket_id: null })
      expect(await shop.db.$count(auditEvents, eq(auditEvents.event, 'people.registered'))).toBeGreaterThan(1)
    })

    it('are registered once by ten presses, and not twice with one type', async () => {
      const wanted = arriving({ mobile: '', email: 'once@x.example' })
      const ten = await Promise.all(
        Array.from({ length: 10 }, () => secretary.call('registerOnSite', wanted)),
      )
      expect(new Set(ten.map(({ order_id }) => order_id)).size).toBe(1)
      const again = await secretary.raw('registerOnSite', { ...wanted, key: freshKey() })
      expect(again.data).toMatchObject({ reason: 'alreadyRegistered', field: 'ticket_type_id' })
    })

    it('are refused with the field at fault', async () => {
      const refused = async (more: object) => (await secretary.raw('registerOnSite', arriving(more))).data
      expect(await refused({ mobile: '' })).toMatchObject({ reason: 'contactEmpty', field: 'mobile' })
      expect(await refused({ mobile: '12' })).toMatchObject({ reason: 'phoneWrong', field: 'mobile' })
      expect(await refused({ name: 'a\u0000' })).toMatchObject({ reason: 'invalidCharacter', field: 'name' })
      const { ticketTypeId } = await soldType(shop.db, shop.other.id, { name: '外' })
      expect(await refused({ ticket_type_id: ticketTypeId })).toMatchObject({ reason: 'ticketTypeUnknown' })
      expect(await refused({ ticket_type_id: 2_147_483_647 })).toMatchObject({ reason: 'ticketTypeUnknown' })
    })
  })
})
