import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { refunds } from '../../../server/db/schema/payments.ts'
import { orders, ticketTypes } from '../../../server/db/schema/registration.ts'
import type { Dashboard } from '../../../src/contract/dashboard.ts'
import { queues } from '../../../src/contract/lifecycle.ts'
import { peopleFields, peopleFilterIn } from '../../../src/contract/peopleFilter.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

describeDatabase('[CONF-03] the first page of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  beforeAll(async () => {
    shop = await openShop(open)
    chair = await shop.signedIn('organizer')
    for (const name of ['林梅', '王芳', '李雷']) await shop.buy('linmei', { name })
    await rowsOf(shop).refund('requested')
    await rowsOf(shop).order('to_be_paid')
    await rowsOf(shop).ticket('valid.signed_in')
    // The chair runs this one, too: nothing of it may be counted.
    await shop.buy('linmei', { at: shop.other })
  })
  const read = (browser = chair, conference_id = shop.conference.id): Promise<Dashboard> =>
    browser.call('getDashboard', { conference_id })

  /** How many records the list of an address has for the same account. */
  const countAt = async (browser: Browser, href: string): Promise<number> => {
    const { pathname, searchParams, search, hash } = new URL(href, 'https://site.example')
    const id = Number(/\/(\d+)/.exec(pathname)?.[1])
    if (pathname.endsWith('/people')) {
      const filter = peopleFields(peopleFilterIn(search))
      return (await browser.call('listPeople', { conference_id: id, ...filter })).total
    }
    if (pathname.endsWith('/content')) {
      const { list } = await browser.call('listContents', { conference_id: id })
      return list.filter(({ translation }) => translation === 'missing' || translation === 'stale').length
    }
    if (hash === '#copy-review') {
      const { list } = await browser.call('getCopyReview', { conference_id: id })
      return list.filter(({ is_seen }) => !is_seen).length
    }
    if (pathname.startsWith('/console/conferencePublication/')) {
      const { list } = await browser.call('getReadiness', { id })
      return list.filter(({ is_required, state }) => is_required && state !== 'done').length
    }
    expect(pathname).toBe('/console')
    return (await allOf(browser, searchParams)).length
  }
  const allOf = async (browser: Browser, query: URLSearchParams) => {
    const queue = queues.find((name) => name === query.get('queue'))
    if (queue === undefined) throw new Error(`no queue ${String(query)}`)
    const { list, total } = await browser.call('listQueue', {
      queue,
      settled: query.get('settled') === '1' ? 1 : 0,
      conference_id: Number(query.get('conference')),
      page_size: 50,
    })
    expect(list).toHaveLength(total)
    return list
  }

  it('every number is that of the list to which it leads', async () => {
    const { todos, people, places, income, sign_ins: days } = await read()
    expect(days).not.toEqual([])
    const counted = [...todos, ...(people ?? []), ...(places ?? []), ...(days ?? [])]
    expect(counted.length).toBeGreaterThan(8)
    for (const { href, count } of counted)
      expect({ href, count: await countAt(chair, href) }).toEqual({ href, count })
    expect(todos.map(({ name }) => name)).toContain('refunds')
    const sum = async (href: string, states: readonly string[]) =>
      (await allOf(chair, new URL(href, 'https://site.example').searchParams))
        .filter(({ state }) => states.includes(state))
        .reduce((total, { amount }) => total + (amount ?? 0), 0)
    expect(income?.paid).toBeGreaterThan(0)
    expect(await sum(income?.href ?? '', ['paid', 'completed'])).toBe(income?.paid)
    expect(await sum(income?.refunded_href ?? '', ['done'])).toBe(income?.refunded)
  })

  it('money that went back is counted by itself', async () => {
    const before = (await read()).income
    const orderId = await shop.buy('linmei', { amount: 70_000 })
    await shop.db
      .insert(refunds)
      .values({ orderId, amount: 70_000, cause: 'requested', reason: '有事', state: 'done' })
    const after = (await read()).income
    expect((after?.paid ?? 0) - (before?.paid ?? 0)).toBe(70_000)
    expect((after?.refunded ?? 0) - (before?.refunded ?? 0)).toBe(70_000)
  })

  it('[CONF-01] once the conference is over, impossible tasks do not wait, and places count who came', async () => {
    const { db } = shop
    const own = eq(conferences.id, shop.conference.id)
    const orderId = await shop.buy('linmei')
    const [completed] = await db
      .update(orders)
      .set({ state: 'completed' })
      .where(eq(orders.id, orderId))
      .returning()
    const unpaid = async () => (await read()).todos.find(({ name }) => name === 'orders')?.count ?? 0
    expect(await unpaid()).toBeGreaterThan(0)
    const [before] = await db.select().from(conferences).where(own)
    await db.update(conferences).set({ state: 'ended' }).where(own)
    try {
      const names = (await read()).todos.map(({ name }) => name)
      expect(names).not.toContain('orders')
      expect(names).not.toContain('tickets')
      expect(names).not.toContain('translation')
      const place = (await read()).places?.find(({ id }) => id === completed?.ticketTypeId)
      expect(place?.count).toBeGreaterThan(0)
      expect(await countAt(chair, place?.href ?? '')).toBe(place?.count)
    } finally {
      await db
        .update(conferences)
        .set({ state: before?.state ?? 'not_started' })
        .where(own)
    }
  })

  it('a draft says what is missing, and what has to be looked at since it was copied', async () => {
    await shop.db
      .insert(userRoles)
      .values({ userId: await shop.idOf('approved'), role: 'organizer', conferenceId: shop.conference.id })
    const approved = await shop.signedIn('approved')
    const { id } = await approved.call('cloneConference', {
      ...{ conference_id: shop.conference.id, key: freshKey(), title: '下一届', eng_title: '' },
      ...{ starts_on: '2028-05-01', parts: 'tickets' },
    })
    const { todos, curve } = await read(approved, id)
    expect(todos.map(({ name }) => name)).toEqual(expect.arrayContaining(['copy']))
    for (const { href, count } of todos)
      expect({ href, count: await countAt(approved, href) }).toEqual({ href, count })
    // Last year's registrations by days before its own first day.
    const source = await read(approved)
    expect(curve?.own).toEqual([])
    expect(curve?.earlier?.days).toEqual(source.curve?.own)
    const total = (source.curve?.own ?? []).reduce((sum, day) => sum + day.count, 0)
    const [unpaid, paid, completed] = source.people ?? []
    expect(total).toBe((unpaid?.count ?? 0) + (paid?.count ?? 0) + (completed?.count ?? 0))
    // A conference that is no longer theirs is hidden.
    await shop.db.delete(userRoles).where(eq(userRoles.conferenceId, shop.conference.id))
    expect((await read(approved, id)).curve?.earlier).toBeNull()
    for (const account of ['organizer'])
      await shop.db
        .insert(userRoles)
        .values({ userId: await shop.idOf(account), role: 'organizer', conferenceId: shop.conference.id })
  })

  it('counts days by the clocks of the conference', async () => {
    const draft = await (
      await shop.signedIn('approved')
    ).call('createConference', {
      ...{ key: freshKey(), title: '时区', starts_on: '2027-05-01', ends_on: '2027-05-02' },
    })
    await shop.db
      .update(conferences)
      .set({ timeZone: 'America/New_York', startsAt: new Date('2027-05-01T13:00:00Z') })
      .where(eq(conferences.id, draft.id))
    const [type] = await shop.db
      .insert(ticketTypes)
      .values({ conferenceId: draft.id, name: '普通', engName: 'Regular' })
      .returning()
    const userId = await shop.idOf('linmei')
    // In Shanghai the first one is of the next day already.
    for (const [at, no] of [
      ['2027-04-29T23:30:00Z', 'TZ1'],
      ['2027-04-30T12:00:00Z', 'TZ2'],
      ['2027-05-01T05:00:00Z', 'TZ3'],
    ] as const)
      await shop.db.insert(orders).values({
        ...{
          no,
          kind: 'conf',
          userId,
          conferenceId: draft.id,
          ticketTypeId: no === 'TZ1' ? (type?.id ?? 0) : null,
        },
        ...{ listAmount: 1, amount: 1, attendee: { name: 'a', affiliation: 'b', email: 'a@example.org' } },
        ...{ dueAt: new Date(at), createdAt: new Date(at) },
      })
    const { curve } = await read(await shop.signedIn('approved'), draft.id)
    expect(curve?.own).toEqual([
      { before: 2, count: 1 },
      { before: 1, count: 1 },
      { before: 0, count: 1 },
    ])
  })

  it.each([
    ['secretary', { people: true, income: false }],
    ['finance', { people: false, income: false }],
    ['programme', { people: false, income: false }],
    ['staff', { people: false, income: false }],
  ] as const)('shows %s no number that is not their work', async (role, sees) => {
    await shop.recruit(`dash-${role}`, role)
    const answer = await read(await shop.signedIn(`dash-${role}`))
    expect({ people: answer.people !== null, income: answer.income !== null }).toEqual(sees)
    expect({ places: answer.places !== null, curve: answer.curve !== null }).toEqual({
      places: sees.people,
      curve: sees.people,
    })
    expect(answer.todos.map(({ name }) => name)).not.toContain('readiness')
    const newcomer = await shop.signedIn('newcomer')
    expect(await newcomer.refused('getDashboard', { conference_id: shop.conference.id })).toEqual(
      await newcomer.refused('getDashboard', { conference_id: 999_999 }),
    )
  })
})
