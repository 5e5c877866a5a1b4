import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import * as schema from '../../../server/db/schema.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { queueTable } from '../../../server/lifecycles/queues.ts'
import { queues, type LifecycleRecord } from '../../../src/contract/lifecycle.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { offersOf, snapshotOf } from '../../../src/machines/lifecycles/shared/decide.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { rowsOf } from './rows.ts'

const accounts = ['organizer', 'gate', 'finance', 'admin'] as const

describeDatabase('what waits in a queue waits for those who look at it', (open) => {
  let shop: Shop
  let mealTime = 0
  const browsers = new Map<string, Browser>()

  beforeAll(async () => {
    shop = await openShop(open)
    for (const account of accounts) browsers.set(account, await shop.signedIn(account))
    const make = rowsOf(shop)
    // A record of every entity that has a queue, in every state of its lifecycle.
    for (const entity of new Set(queues.map((queue) => queueTable[queue].entity))) {
      for (const state of Object.keys(lifecycles[entity].reasons.states)) {
        // Each account has one application: those of the demo are in the other states.
        if (entity !== 'organizer') await make[entity](state)
      }
    }
    await make.organizer('under_review.picked_up')
    // One at a time for each person and conference: the others were revoked by the last.
    await make.certificate('eligible')
    const [meal] = await shop.db
      .select()
      .from(schema.meals)
      .where(eq(schema.meals.conferenceId, shop.conference.id))
      .orderBy(asc(schema.meals.startsAt))
    mealTime = (meal?.startsAt.getTime() ?? 0) + 60_000
  })

  /** Records in a queue of the account that its parts cannot move. */
  const idleFor = async (account: string): Promise<{ seen: string[]; idle: string[] }> => {
    const browser = browsers.get(account)
    if (browser === undefined) throw new Error(`${account} is not signed in`)
    const seen: string[] = []
    const idle: string[] = []
    for (const { queue, waiting } of (await browser.call('getConsole', {})).queues) {
      const { list, total } = await browser.call('listQueue', { queue, page_size: 50 })
      expect(total, `${queue} counts what it lists`).toBe(waiting)
      // Two of each state: paid orders give many vouchers, and they are all alike.
      const some = list.filter(
        ({ state }, at) => list.slice(0, at).filter((card) => card.state === state).length < 2,
      )
      for (const { entity, id, state } of some) {
        const record: LifecycleRecord = await browser.call('getRecord', { entity, id })
        const lifecycle = lifecycles[entity]
        const offers = offersOf(lifecycle, snapshotOf(lifecycle.machine, record), record.roles)
        seen.push(`${queue} ${state}`)
        if (!offers.some(({ refusal }) => refusal === null)) idle.push(`${queue} ${state}`)
      }
    }
    return { seen: [...new Set(seen)].sort(), idle }
  }

  it('[ORD-01] before the conference: each part has something to do about every record that waits for it', async () => {
    for (const account of accounts) expect((await idleFor(account)).idle, account).toEqual([])
    expect((await idleFor('finance')).seen).toEqual([
      'invoices to_be_invoiced.picked_up',
      'invoices to_be_invoiced.waiting',
      'refunds failed',
      'transfers reviewing',
    ])
    const { seen } = await idleFor('organizer')
    expect(seen).toEqual(expect.arrayContaining(['conferences ongoing', 'conferences paused']))
    // Which of the demo's conferences begin within a day depends on the day of the test.
    expect(seen.filter((each) => !each.startsWith('conferences'))).toEqual([
      'certificates eligible',
      'decisions prepared',
      'orders to_be_paid',
      'papers administrator_review.active',
      'papers first_review.accepted',
      'papers second_review.accepted',
      'publications draft',
      'refunds requested',
      'reviews accepted.expired',
      'reviews accepted.submitted',
      'reviews pending.expired',
      'reviews rejected',
    ])
  })

  it('[TKT-01] [TKT-02] at a meal of the conference: tickets and vouchers wait for the gate', async () => {
    shop.server.clock.now = mealTime
    for (const account of accounts) expect((await idleFor(account)).idle, account).toEqual([])
    expect((await idleFor('gate')).seen).toEqual(['meals available', 'tickets valid.not_signed'])
  })

  it('[TKT-01] [TKT-02] after the conference unused tickets and vouchers expire', async () => {
    shop.server.clock.now = shop.conference.endsAt.getTime() + 3_600_000 * 24
    for (const account of accounts) expect((await idleFor(account)).idle, account).toEqual([])
    expect((await idleFor('gate')).seen).toEqual([])
  })

  it('[ORD-01] whatever does not wait for a part can be looked up by it', async () => {
    const finance = browsers.get('finance')
    const { list } = (await finance?.call('listQueue', { queue: 'refunds', settled: 1, page_size: 50 })) ?? {}
    expect(new Set(list?.map(({ state }) => state))).toEqual(
      new Set(['done', 'rejected', 'processing', 'requested']),
    )
  })

  it('[INV-01] an invoice that a refund waits for is finance’s to reverse', async () => {
    const { id } = await shop.of(schema.invoices, await shop.buy('linmei', { name: '待冲红' }))
    const [invoice] = await shop.db
      .update(schema.invoices)
      .set({ state: 'invoiced' })
      .where(eq(schema.invoices.id, id))
      .returning()
    const finance = browsers.get('finance')
    const waits = async () =>
      (await finance?.call('listQueue', { queue: 'invoices', q: '待冲红' }))?.list.map((card) => card.id)
    expect(await waits()).toEqual([])
    await shop.db
      .insert(schema.refunds)
      .values({ orderId: invoice?.orderId ?? 0, amount: 1, cause: 'requested', state: 'requested' })
    expect(await waits()).toEqual([id])
  })

  it('[ORD-01] [I18N-02] a refund names person, conference and amount, on its card and on its page', async () => {
    for (const lang of ['', 'en']) {
      const organizer = await shop.signedIn('organizer', { lang })
      const { list } = await organizer.call('listQueue', { queue: 'refunds' })
      const [card] = list
      const [conference] = await shop.db
        .select()
        .from(conferences)
        .where(eq(conferences.id, shop.conference.id))
      const named = lang === 'en' ? conference?.engTitle : conference?.title
      expect(card).toMatchObject({ who: '林梅', amount: 160_000 })
      expect(card?.subtitle).toContain(named)
      const record = await organizer.call('getRecord', { entity: 'refund', id: card?.id ?? 0 })
      expect(record.title).toContain('林梅')
      expect(record.title).toContain(lang === 'en' ? 'CNY 1,600.00' : '¥1,600.00')
      expect(record.subtitle).toContain(named)
    }
  })

  it('[ORD-01] finance reads why it cannot decide a refund that was only requested', async () => {
    const finance = browsers.get('finance')
    const { list } = (await finance?.call('listQueue', { queue: 'refunds', settled: 1 })) ?? { list: [] }
    const asked = list.find(({ state }) => state === 'requested')
    const wish = {
      entity: 'refund',
      id: asked?.id ?? 0,
      event: 'refund.retry',
      version: 0,
      key: 'k',
    } as const
    expect(await finance?.refused('fireRecord', wish)).toMatchObject({ reason: 'refundUndecided' })
  })
})
