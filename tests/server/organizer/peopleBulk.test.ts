import { and, asc, eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { rateWindows } from '../../../server/db/schema/accounts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { bulkActions, bulkItems, orderTags, savedViews } from '../../../server/db/schema/people.ts'
import { priceTiers, orders, ticketTypes, waitlistEntries } from '../../../server/db/schema/registration.ts'
import { closeNext } from '../../../server/lifecycles/people/bulk/applyBulk.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

describeDatabase('[CONF-03] what is done to many registrations at once', (open) => {
  let shop: Shop
  let chair: Browser
  let secretary: Browser
  let conference_id: number
  let start: number
  let ids: number[] = []
  beforeAll(async () => {
    shop = await openShop(open)
    conference_id = shop.conference.id
    await shop.recruit('secretary', 'secretary')
    chair = await shop.signedIn('organizer', { lang: 'zh' })
    secretary = await shop.signedIn('secretary', { lang: 'en' })
    start = shop.server.clock.now
  })
  beforeEach(async () => {
    shop.server.clock.now = start
    const { db } = shop
    await db.delete(rateWindows)
    await db.delete(bulkItems)
    await db.delete(bulkActions)
    await db.delete(orderTags)
    await db.update(orders).set({ kind: 'paper' })
    ids = []
    for (const name of ['=cmd()', '李雷', '韩梅梅', '王五']) {
      const id = await shop.buy('linmei', { name })
      ids.push(id)
    }
  })

  const wish = (more: object = {}) => ({ conference_id, kind: 'tag', tag: '志愿者', ...more })
  const apply = async (more: object = {}, by = chair) => {
    const { until } = await by.call('previewBulk', wish(more) as never)
    return by.call('applyBulk', { ...wish(more), until, key: freshKey() } as never)
  }
  const tagged = async () =>
    (await shop.db.select().from(orderTags).orderBy(asc(orderTags.orderId))).map(({ orderId }) => orderId)
  const undo = (id: number, by = chair, key = freshKey()) => by.raw('undoBulk', { conference_id, id, key })
  const rows = (id: number, part: 'all' | 'exceptions' = 'all') =>
    chair.call('listBulkRows', { conference_id, id, part, page_size: 50 })
  /** Registrations that wait for their money. */
  const unpaid = async (number: number) => {
    const made: number[] = []
    for (let at = 0; at < number; at += 1) made.push(await rowsOf(shop).order('to_be_paid'))
    return made
  }

  describe('another ticket type', () => {
    // Registrations of four accounts, with one type: an account has one registration of each.
    beforeEach(async () => {
      const type = await typeWith(null)
      for (const [at, account] of ['linmei', 'newcomer', 'reviewing', 'approved'].entries())
        await shop.db
          .update(orders)
          .set({ userId: await shop.idOf(account), ticketTypeId: type })
          .where(eq(orders.id, ids[at] ?? 0))
    })
    /** A type that is on sale, with so many places (null: as many as come). */
    const typeWith = async (capacity: number | null, at = conference_id) => {
      const [made] = await shop.db
        .insert(ticketTypes)
        .values({ conferenceId: at, name: '嘉宾', engName: 'Guest of honour', capacity })
        .returning()
      await shop.db
        .insert(priceTiers)
        .values({ ticketTypeId: made?.id ?? 0, name: '标准价', engName: 'Regular price', amount: 100 })
      return made?.id ?? 0
    }
    const retype = (type: number, more: object = {}) => ({ kind: 'retype', tag: '', type, ...more })
    const typesOf = async () => {
      const found = await shop.db.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id))
      return found.map(({ ticketTypeId }) => ticketTypeId)
    }

    it('is given to what was paid, for the price that was paid, and taken back; the history says so', async () => {
      const before = await typesOf()
      const [waits = 0] = await unpaid(1)
      const type = await typeWith(null)
      const preview = await chair.call('previewBulk', wish(retype(type)) as never)
      expect(preview).toMatchObject({ total: 5, changes: 4, same: 0, is_undoable: true })
      expect(preview.exceptions).toMatchObject([{ reason: 'orderNotPaid', number: 1 }])
      const amounts = () =>
        shop.db
          .select({ id: orders.id, amount: orders.amount, state: orders.state })
          .from(orders)
          .orderBy(asc(orders.id))
      const kept = await amounts()
      const action = await apply(retype(type), secretary)
      expect(action).toMatchObject({
        kind: 'retype',
        tag: 'Guest of honour',
        done: 4,
        refused: 1,
        can_undo: true,
      })
      expect(await typesOf()).toEqual(ids.map(() => type))
      expect(await amounts()).toEqual(kept)
      expect((await rows(action.id, 'exceptions')).list).toMatchObject([{ id: waits, outcome: 'refused' }])
      const { history, type: name } = await chair.call('getPerson', { conference_id, id: ids[0] ?? 0 })
      expect(name).toBe('嘉宾')
      expect(history.map(({ event, tag }) => [event, tag])).toEqual([['people.retype', '嘉宾']])
      expect((await undo(action.id)).data).toMatchObject({ undone: 4, kept: 0, can_undo: false })
      expect(await typesOf()).toEqual(before)
      expect((await chair.call('previewBulk', wish(retype(type)) as never)).changes).toBe(4)
    })

    it('has its places: the earliest registrations have them, and what becomes free is offered to who waits', async () => {
      const [former] = await typesOf()
      const type = await typeWith(2)
      // The former type is full with them, and another member waits.
      const taken = await shop.db.$count(
        orders,
        and(eq(orders.ticketTypeId, former ?? 0), inArray(orders.state, ['to_be_paid', 'paid', 'completed'])),
      )
      const [known] = await shop.db
        .select()
        .from(ticketTypes)
        .where(eq(ticketTypes.id, former ?? 0))
      await shop.db
        .update(ticketTypes)
        .set({ capacity: taken })
        .where(eq(ticketTypes.id, former ?? 0))
      await shop.db.delete(waitlistEntries)
      await shop.db
        .insert(waitlistEntries)
        .values({ userId: await shop.idOf('gate'), ticketTypeId: former ?? 0, movedAt: new Date(start) })
      const preview = await chair.call('previewBulk', wish(retype(type)) as never)
      expect(preview).toMatchObject({ changes: 2, exceptions: [{ reason: 'soldOut', number: 2 }] })
      const action = await apply(retype(type))
      expect(action).toMatchObject({ done: 2, refused: 2 })
      expect(await typesOf()).toEqual([type, type, former, former])
      expect((await shop.db.select().from(waitlistEntries))[0]?.state).toBe('offered')
      // One of the two places is held by now: one registration cannot come back, and is named.
      expect((await undo(action.id)).data).toMatchObject({ undone: 1, kept: 1 })
      expect(await typesOf()).toEqual([former, type, former, former])
      expect(
        await chair.refused('applyBulk', {
          ...wish(retype(type, { ids: String(ids[1]) })),
          until: 2 ** 31 - 1,
          key: freshKey(),
        } as never),
      ).toMatchObject({ reason: 'bulkNobody' })
      await shop.db.delete(waitlistEntries)
      await shop.db
        .update(ticketTypes)
        .set({ capacity: known?.capacity ?? null })
        .where(eq(ticketTypes.id, former ?? 0))
    })

    it('is one of the conference that is on sale; what changed again since stays', async () => {
      const [first, second] = [await typeWith(null), await typeWith(null)]
      const elsewhere = await typeWith(null, shop.other.id)
      for (const [type, reason] of [
        [0, 'required'],
        [elsewhere, 'ticketTypeUnknown'],
        [999_999, 'ticketTypeUnknown'],
        [-1, 'invalid'],
      ] as const)
        for (const name of ['previewBulk', 'applyBulk'] as const)
          expect(
            await chair.refused(name, { ...wish(retype(type)), until: ids.at(-1), key: freshKey() } as never),
          ).toMatchObject({ reason, field: 'type' })
      const one = await apply(retype(first))
      await apply(retype(second, { ids: String(ids[0]) }))
      expect((await undo(one.id)).data).toMatchObject({ undone: 3, kept: 1 })
      expect((await typesOf())[0]).toBe(second)
      // A type that is gone brings nothing back, and is no fault.
      const last = await apply(retype(first, { ids: String(ids[0]) }))
      await shop.db.delete(priceTiers).where(eq(priceTiers.ticketTypeId, second))
      await shop.db.delete(ticketTypes).where(eq(ticketTypes.id, second))
      expect((await undo(last.id)).data).toMatchObject({ undone: 0, kept: 1 })
      expect((await chair.call('listBulkActions', { conference_id })).list).toHaveLength(3)
    })

    it('is given once to an account; those who have it already, or registered again since, are named', async () => {
      const [former] = await typesOf()
      const type = await typeWith(null)
      const again = await shop.buy('linmei')
      const preview = await chair.call('previewBulk', wish(retype(type)) as never)
      expect(preview).toMatchObject({ changes: 4, exceptions: [{ reason: 'alreadyRegistered', number: 1 }] })
      const action = await apply(retype(type))
      expect(action).toMatchObject({ done: 4, refused: 1 })
      expect((await rows(action.id, 'exceptions')).list).toMatchObject([{ id: again, outcome: 'refused' }])
      const next = await chair.call('previewBulk', wish(retype(type)) as never)
      expect(next).toMatchObject({
        changes: 0,
        same: 4,
        exceptions: [{ reason: 'alreadyRegistered', number: 1 }],
      })
      await shop.db.update(orders).set({ ticketTypeId: former }).where(eq(orders.id, again))
      expect((await undo(action.id)).data).toMatchObject({ undone: 3, kept: 1 })
      expect((await typesOf())[0]).toBe(type)
    })

    it('of ten requests at once one changes it, and no one is registered beyond the places', async () => {
      const type = await typeWith(3)
      const { until } = await chair.call('previewBulk', wish(retype(type)) as never)
      const ten = await Promise.all(
        Array.from({ length: 10 }, () =>
          chair.raw('applyBulk', { ...wish(retype(type)), until, key: freshKey() } as never),
        ),
      )
      expect(ten.filter(({ code }) => code === 1)).toHaveLength(1)
      expect((await typesOf()).filter((each) => each === type)).toHaveLength(3)
    })
  })

  describe('tags', () => {
    it('are put on all that a filter means, as the preview said, and taken off again', async () => {
      const [first = 0, second = 0] = ids
      await apply({ ids: String(first) })
      const preview = await secretary.call('previewBulk', wish() as never)
      expect(preview).toEqual({
        ...{ total: 4, changes: 3, same: 1, exceptions: [], is_undoable: true },
        until: ids.at(-1),
      })
      const action = await apply({}, secretary)
      expect(action).toMatchObject({ kind: 'tag', tag: '志愿者', total: 3, done: 3, left: 0, can_undo: true })
      expect(await tagged()).toEqual(ids)
      expect((await rows(action.id)).list.map(({ id }) => id)).not.toContain(first)
      const off = await apply({ kind: 'untag', tag: '志愿者', ids: `${first},${second}` })
      expect(off.done).toBe(2)
      expect(await tagged()).toEqual(ids.slice(2))
      // A registration that has changed again stays, and is named.
      const undone = await undo(action.id)
      expect(undone.data).toMatchObject({ undone: 2, kept: 1, can_undo: false })
      expect(await tagged()).toEqual([])
      expect((await rows(action.id, 'exceptions')).list).toEqual([
        expect.objectContaining({ id: second, outcome: 'kept' }),
      ])
      expect((await undo(off.id)).data).toMatchObject({ undone: 2, kept: 0 })
      expect(await tagged()).toEqual([first, second])
    })

    it('are the same in any case of letters, and are offered while they are in use', async () => {
      await apply({ tag: 'VIP', ids: String(ids[0]) })
      await apply({ tag: 'vip', ids: String(ids[1]) })
      const { tags } = await chair.call('getPeopleTools', { conference_id })
      expect(tags.map(({ name }) => name)).toEqual(['VIP'])
      await apply({ kind: 'untag', tag: 'Vip' })
      expect((await chair.call('getPeopleTools', { conference_id })).tags).toEqual([])
    })

    it('change no registration made after the preview, and no other conference', async () => {
      const { until } = await chair.call('previewBulk', wish() as never)
      const late = await shop.buy('linmei')
      const elsewhere = await shop.buy('linmei', { at: shop.other })
      await chair.call('applyBulk', { ...wish(), until, key: freshKey() } as never)
      expect(await tagged()).toEqual(ids)
      const chosen = await chair.raw('applyBulk', {
        ...wish({ ids: `${late},${elsewhere}` }),
        until: elsewhere,
        key: freshKey(),
      })
      expect(chosen.data).toMatchObject({ total: 1 })
      expect(await tagged()).toEqual([...ids, late])
    })

    it('are in the history of the person', async () => {
      const [first = 0] = ids
      const { id } = await apply({ ids: String(first) })
      await undo(id)
      const { history } = await chair.call('getPerson', { conference_id, id: first })
      expect(history.map(({ event, tag }) => [event, tag])).toEqual([
        ['people.tag', '志愿者'],
        ['people.undo', '志愿者'],
      ])
    })

    it('can be taken back for a day, once, by anybody of the work', async () => {
      const { id } = await apply()
      shop.server.clock.now = start + 86_400_000 - 1000
      const [again, other] = [freshKey(), freshKey()]
      expect((await undo(id, secretary, again)).code).toBe(1)
      expect((await undo(id, secretary, again)).code).toBe(1)
      expect((await undo(id, secretary, other)).data).toMatchObject({ reason: 'bulkUndone' })
      const late = await apply()
      shop.server.clock.now += 86_400_001
      expect((await undo(late.id)).data).toMatchObject({ reason: 'bulkUndoOver' })
      expect((await chair.call('getBulkAction', { conference_id, id: late.id })).can_undo).toBe(false)
    })

    it('are put on once by ten requests with one key, and by ten with ten keys', async () => {
      const { until } = await chair.call('previewBulk', wish() as never)
      const key = freshKey()
      const ten = Array.from({ length: 10 })
      const same = await Promise.all(ten.map(() => chair.raw('applyBulk', { ...wish(), until, key })))
      expect(new Set(same.map(({ data }) => JSON.stringify(data))).size).toBe(1)
      expect(await shop.db.$count(bulkActions)).toBe(1)
      const tag = '十次'
      const each = await Promise.all(
        ten.map(() => chair.raw('applyBulk', { ...wish({ tag }), until, key: freshKey() })),
      )
      expect(each.filter(({ code }) => code === 1)).toHaveLength(1)
      expect(each.find(({ code }) => code !== 1)?.data).toMatchObject({ reason: 'bulkNobody' })
    })
  })

  describe('closing', () => {
    it('closes what waits for money; the others are named before and after', async () => {
      const waiting = await unpaid(2)
      await shop.db
        .update(orders)
        .set({ state: 'completed' })
        .where(eq(orders.id, ids[0] ?? 0))
      const cancel = { kind: 'cancel', tag: '', reason: '名额已满' }
      const preview = await chair.call('previewBulk', wish(cancel) as never)
      expect(preview).toMatchObject({ total: 6, changes: 2, same: 0, is_undoable: false })
      expect(Object.fromEntries(preview.exceptions.map(({ reason, number }) => [reason, number]))).toEqual({
        orderPaid: 3,
        orderCompleted: 1,
      })
      expect(preview.exceptions[0]?.says.length).toBeGreaterThan(2)
      const action = await apply(cancel)
      expect(action).toMatchObject({ done: 2, refused: 4, left: 0, undo_until: null, can_undo: false })
      const closed = await shop.db.select().from(orders).where(inArray(orders.id, waiting))
      expect(closed.map(({ state, closedReason }) => [state, closedReason])).toEqual([
        ['closed', 'organizer'],
        ['closed', 'organizer'],
      ])
      const [event] = (await shop.historyOf('order', waiting[0] ?? 0)).slice(-1)
      expect(event).toMatchObject({ event: 'order.close', role: 'organizer', reason: '名额已满' })
      expect((await undo(action.id)).data).toMatchObject({ reason: 'bulkFinal' })
    })

    it('goes on after a crash, and closes none twice', async () => {
      const waiting = await unpaid(3)
      const { userId } = { userId: await shop.idOf('organizer') }
      const [made] = await shop.db
        .insert(bulkActions)
        .values({
          conferenceId: conference_id,
          userId,
          kind: 'cancel',
          query: '',
          key: freshKey(),
          reason: '满',
        })
        .returning()
      const actionId = made?.id ?? 0
      await shop.db.insert(bulkItems).values(waiting.map((orderId) => ({ actionId, orderId })))
      // One of them was paid since.
      await shop.db
        .update(orders)
        .set({ state: 'paid' })
        .where(eq(orders.id, waiting[0] ?? 0))
      const tools = { db: shop.db, engine: shop.engine, now: Date.now }
      await Promise.all([closeNext(tools), closeNext(tools)])
      expect(await closeNext(tools)).toBe(0)
      expect((await rows(actionId)).list.map(({ outcome, says }) => [outcome, says === ''])).toEqual([
        ['done', true],
        ['done', true],
        ['refused', false],
      ])
      for (const id of waiting.slice(1))
        expect(
          (await shop.historyOf('order', id)).filter(({ event }) => event === 'order.close'),
        ).toHaveLength(1)
    })

    it('is refused to a secretary, and row by row to a chair who has left', async () => {
      const [waiting = 0] = await unpaid(1)
      const cancel = wish({ kind: 'cancel', reason: '满' })
      for (const [call, more] of [
        ['previewBulk', {}],
        ['applyBulk', { until: waiting, key: freshKey() }],
      ] as const)
        expect((await secretary.raw(call, { ...cancel, ...more })).data).toMatchObject({
          reason: 'chairsOnly',
        })
      const userId = await shop.recruit(freshKey(), 'organizer')
      const [made] = await shop.db
        .insert(bulkActions)
        .values({
          conferenceId: conference_id,
          userId,
          kind: 'cancel',
          query: '',
          key: freshKey(),
          reason: '满',
        })
        .returning()
      const actionId = made?.id ?? 0
      await shop.db.insert(bulkItems).values({ actionId, orderId: waiting })
      await shop.db
        .delete(userRoles)
        .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'organizer')))
      await closeNext({ db: shop.db, engine: shop.engine, now: Date.now })
      expect((await rows(actionId)).list).toEqual([expect.objectContaining({ outcome: 'refused' })])
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, waiting))
      expect(order?.state).toBe('to_be_paid')
    })
  })

  it('what is wrong is named by its field, and another conference has none of it', async () => {
    const { id } = await apply()
    const wrong: Array<[string, object]> = [
      ['tag', { tag: '' }],
      ['tag', { tag: 'a\0' }],
      ['tag', { tag: 'x'.repeat(41) }],
      ['reason', { kind: 'cancel', reason: '' }],
      ['kind', { kind: 'delete' }],
      ['ids', { ids: '1,,2' }],
      ['ids', { ids: Array.from({ length: 201 }, (_, at) => at + 1).join(',') }],
      ['ids', { ids: '1'.repeat(3000) }],
    ]
    for (const [field, more] of wrong)
      expect([field, (await chair.raw('previewBulk', wish(more))).data]).toEqual([
        field,
        expect.objectContaining({ field }),
      ])
    const nobodys = await chair.raw('getBulkAction', { conference_id, id: 2_147_483_647 })
    for (const call of ['getBulkAction', 'listBulkRows', 'undoBulk'] as const) {
      const fields = { conference_id: shop.other.id, id, key: freshKey() }
      // The organizer of the demo chairs the other one, too.
      expect((await chair.raw(call, fields)).data).toEqual(nobodys.data)
    }
    const list = await chair.call('listBulkActions', { conference_id, page_size: 1 })
    expect([list.total, list.list.length]).toEqual([1, 1])
  })

  it('a filter is named for the whole team, once, and forgotten again', async () => {
    const view = { conference_id, state: 'paid', tags: '3', name: '已付款' } as const
    const key = freshKey()
    const saved = await chair.call('savePeopleView', { ...view, key })
    expect(saved).toMatchObject({ name: '已付款', query: 'state=paid&tags=3' })
    expect(await chair.call('savePeopleView', { ...view, key })).toEqual(saved)
    const twice = await secretary.raw('savePeopleView', { ...view, key: freshKey() })
    expect(twice.data).toMatchObject({ reason: 'viewNameTaken', field: 'name' })
    expect((await secretary.call('getPeopleTools', { conference_id })).views).toEqual([saved])
    const ten = await Promise.all(
      Array.from({ length: 10 }, () =>
        chair.raw('savePeopleView', { ...view, name: '同名', key: freshKey() }),
      ),
    )
    expect(ten.filter(({ code }) => code === 1)).toHaveLength(1)
    await secretary.call('removePeopleView', { conference_id, id: saved.id, key: freshKey() })
    const gone = await secretary.raw('removePeopleView', { conference_id, id: saved.id, key: freshKey() })
    expect(gone.data).toMatchObject({ reason: 'notFound' })
    await shop.db.delete(savedViews)
  })

  describe('as a spreadsheet', () => {
    const get = (query = '', by = chair, file = 'people.csv') =>
      by.request(`/files/people/${conference_id}/${file}${query}`)

    it('holds what the filter means, and no formula', async () => {
      await apply({ ids: String(ids[0]) })
      const bytes = new Uint8Array(await (await get()).arrayBuffer())
      expect(bytes.subarray(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
      const text = new TextDecoder().decode(bytes)
      expect(text.startsWith('订单号,姓名,')).toBe(true)
      expect(text.trim().split('\r\n')).toHaveLength(5)
      expect(text).toContain(`,'=cmd(),`)
      expect(text).not.toMatch(/(?:^|,)=cmd/m)
      expect(text).toContain('志愿者')
      const some = await (await get('?q=李雷&lang=en')).text()
      expect(some.trim().split('\r\n')).toHaveLength(2)
      expect(some).toContain(',Paid,1600,')
      const book = await get('', secretary, 'people.xlsx')
      expect(new Uint8Array(await book.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
      const written = await shop.db.select().from(auditEvents).where(eq(auditEvents.event, 'people.exported'))
      expect(written.map(({ data }) => data)).toContainEqual({ format: 'csv', isSearched: true })
    })

    it('is not there for others, and names a wrong filter', async () => {
      const outsider = await shop.signedIn('linmei')
      const absent = await secretary.request('/files/people/999999/people.csv')
      const text = await absent.text()
      for (const answer of [
        await get('', outsider),
        await secretary.request(`/files/people/${shop.other.id}/people.csv`),
        await get('', secretary, 'people.exe'),
        await get('', secretary, 'people.csv.csv'),
        await secretary.request('/files/people/0/people.csv'),
      ])
        expect([answer.status, await answer.text()]).toEqual([404, text])
      expect(await (await get('', shop.server.browser())).json()).toMatchObject({ code: 301 })
      expect(await (await get('?state=x')).json()).toMatchObject({ code: 400, data: { field: 'state' } })
    })
  })
})
