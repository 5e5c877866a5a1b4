import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { tickets } from '../../../server/db/schema/admission.ts'
import { invoices } from '../../../server/db/schema/invoices.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const form = {
  invoice_type: 'ordinary',
  title_type: 'company',
  title: '北京某某科技有限公司',
  tax_no: '91110000101623741K',
  content: 'registration',
  email: 'a@example.org',
} as const

describeDatabase('the queues of the console', (open) => {
  let shop: Shop
  let owner: Browser
  let finance: Browser
  /** Ids in the order of the requests, a second after each other. */
  const asked: number[] = []
  beforeAll(async () => {
    shop = await openShop(open)
    owner = await shop.signedIn('linmei')
    finance = await shop.signedIn('finance')
    for (const name of ['林梅', '100%_Chen', "王 O'Brien"]) {
      const { id } = await shop.of(invoices, await shop.buy('linmei', { name }))
      shop.server.clock.now += 1000
      await owner.call('saveInvoice', { id, version: 0, key: freshKey(), ...form })
      asked.push(id)
    }
  })

  it('[INV-02] go on behind the last card that was shown, although records before it were decided', async () => {
    const first = await finance.call('listQueue', { queue: 'invoices', page_size: 2 })
    expect(first.list.map(({ id }) => id)).toEqual(asked.slice(0, 2))
    expect(first.total).toBe(3)
    for (const id of asked.slice(0, 2)) {
      const wish = { entity: 'invoice', id, reason: '抬头有误' } as const
      await finance.call('fireRecord', { ...wish, event: 'invoice.pickUp', version: 1, key: freshKey() })
      await finance.call('fireRecord', { ...wish, event: 'invoice.return', version: 2, key: freshKey() })
    }
    const after = first.list.at(-1)?.place ?? ''
    const rest = await finance.call('listQueue', { queue: 'invoices', after, page_size: 2 })
    expect(rest.list.map(({ id }) => id)).toEqual(asked.slice(2))
    expect(rest.total).toBe(1)
    const last = await finance.call('listQueue', { queue: 'invoices', after: rest.list[0]?.place ?? '' })
    expect(last).toEqual({ list: [], total: 0 })
  })

  it('[INV-02] say of each record what it is, whose, how much and since when', async () => {
    const { list } = await finance.call('listQueue', { queue: 'invoices' })
    expect(list).toMatchObject([{ entity: 'invoice', state: 'to_be_invoiced.waiting', who: "王 O'Brien" }])
    expect(list[0]?.subtitle).toBe(`${shop.conference.engTitle} · ${form.title}`)
    expect(list[0]).toMatchObject({ amount: 160_000, title: expect.stringMatching(/^T\d{8}$/) })
  })

  it('find by number and name, and take the typed words literally', async () => {
    const organizer = await shop.signedIn('organizer')
    const settled = { queue: 'orders', settled: 1 } as const
    const names = async (q: string) =>
      (await organizer.call('listQueue', { ...settled, q })).list.map(({ who }) => who)
    expect(await names("o'brien")).toEqual(["王 O'Brien"])
    expect(await names('100%_')).toEqual(['100%_Chen'])
    expect(await names('%')).toEqual(['100%_Chen'])
    expect(await names('\\')).toEqual([])
    const { list } = await organizer.call('listQueue', settled)
    expect(
      list.map(({ id }) => id),
      'settled: newest first',
    ).toEqual(list.map(({ id }) => id).sort((a, b) => b - a))
    expect(await names(list[1]?.title ?? '')).toEqual([list[1]?.who])
  })

  it('[I18N-02] name the conference in the language of the reader', async () => {
    const reader = await shop.signedIn('organizer', { lang: 'en' })
    // Before the conference no ticket waits for the gate: they are looked up.
    const { list } = await reader.call('listQueue', { queue: 'tickets', settled: 1 })
    expect(list[0]?.subtitle).toBe(shop.conference.engTitle)
    const [ticket] = await shop.db
      .select()
      .from(tickets)
      .where(eq(tickets.id, list[0]?.id ?? 0))
    expect(list[0]?.title, 'the code itself stays with its owner').toBe(ticket?.code.slice(0, 8))
  })

  it('show what the roles of the account may see, and refuse the rest by name', async () => {
    const opened = async (account: string) => {
      const browser = await shop.signedIn(account)
      const { queues } = await browser.call('getConsole', {})
      const { has_console } = await browser.call('getUserInfo', {})
      return [has_console, ...queues.map(({ queue }) => queue)]
    }
    expect(await opened('finance')).toEqual([true, 'invoices', 'refunds', 'transfers'])
    const ofAdmin = [
      'organizers',
      'refunds',
      'orders',
      'certificates',
      'publications',
      'enquiries',
      'comments',
    ]
    expect(await opened('admin')).toEqual([true, ...ofAdmin])
    expect(await opened('organizer')).toEqual([
      true,
      ...[
        'refunds',
        'orders',
        'studentProofs',
        'tickets',
        'meals',
        'certificates',
        'conferences',
        'publications',
        'papers',
        'reviews',
        'decisions',
      ],
    ])
    expect(await opened('gate')).toEqual([true, 'tickets', 'meals'])
    expect(await opened('linmei')).toEqual([false])
    for (const queue of ['organizers', 'orders', 'tickets', 'certificates'] as const) {
      expect(await finance.refused('listQueue', { queue })).toMatchObject({ reason: 'forbidden' })
    }
  })

  it('show an organizer the conferences of their own and no other', async () => {
    const elsewhere = await shop.buy('linmei', { at: shop.other, name: '别处' })
    const userId = await shop.idOf('newcomer')
    await shop.db.insert(userRoles).values({ userId, role: 'organizer', conferenceId: shop.other.id })
    const other = await shop.signedIn('newcomer')
    const { list, total } = await other.call('listQueue', { queue: 'orders', settled: 1 })
    expect([total, list.map(({ id }) => id)]).toEqual([1, [elsewhere]])
    const { queues } = await other.call('getConsole', {})
    expect(queues).toContainEqual({ queue: 'tickets', waiting: 0 })
  })

  it.each(['x', '1', '.5', '1.', '-1.5', '1.5.6', '99999999999999999.1', "1.1'"])(
    'a place that is none is refused: %s',
    async (after) => {
      expect(await finance.refused('listQueue', { queue: 'invoices', after })).toMatchObject({
        reason: 'invalid',
        field: 'after',
      })
    },
  )

  it('the farthest places are places', async () => {
    for (const after of ['0.0', '9999999999999999.999999999']) {
      await finance.call('listQueue', { queue: 'invoices', after })
    }
  })
})
