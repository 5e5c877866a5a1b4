import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { digest } from '../../../server/accounts/secrets.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { meals, mealVouchers, scans, tickets } from '../../../server/db/schema/admission.ts'
import { system } from '../../../server/lifecycles/system.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000

describeDatabase('meal vouchers', (open) => {
  let shop: Shop
  let owner: Browser
  let friend: Browser
  let staff: Browser
  let meal: typeof meals.$inferSelect
  beforeAll(async () => {
    shop = await openShop(open)
    owner = await shop.signedIn('linmei')
    friend = await shop.signedIn('newcomer')
    staff = await shop.signedIn('gate')
    const [first] = await shop.db
      .select()
      .from(meals)
      .where(eq(meals.conferenceId, shop.conference.id))
      .orderBy(asc(meals.startsAt))
    if (first === undefined) throw new Error('the conference serves no meals')
    meal = first
  })
  beforeEach(() => {
    shop.server.clock.now = meal.startsAt.getTime() - day
  })
  /** The voucher of the first meal. */
  const fresh = async () => {
    const orderId = await shop.buy('linmei')
    const [row] = await shop.db
      .select()
      .from(mealVouchers)
      .where(and(eq(mealVouchers.orderId, orderId), eq(mealVouchers.mealId, meal.id)))
    if (row === undefined) throw new Error('the order has no voucher')
    return row
  }
  const rowOf = async (id: number) => {
    const [row] = await shop.db.select().from(mealVouchers).where(eq(mealVouchers.id, id))
    if (row === undefined) throw new Error(`voucher ${id} is gone`)
    return row
  }
  const served = () => {
    shop.server.clock.now = meal.startsAt.getTime() + 60_000
  }
  const scan = (code: string, more: object = {}, browser = staff) =>
    browser.call('scanTicket', {
      conference_id: shop.conference.id,
      code,
      gate: 'Canteen',
      nonce: freshKey(),
      scanned_at: new Date(shop.server.clock.now).toISOString(),
      ...more,
    })
  const takeBack = (id: number, version: number) => ({
    entity: 'mealVoucher' as const,
    id,
    event: 'meal.takeBack',
    version,
    key: freshKey(),
  })

  it('[TKT-02] a paid registration has a voucher for each meal, soonest first, in both languages', async () => {
    await fresh()
    const { list } = await owner.call('listMeals', { page_size: 50 })
    const times = list.map(({ starts_at }) => starts_at)
    expect(times).toEqual(times.toSorted())
    expect(list[0]).toMatchObject({
      meal: meal.engName,
      conference: shop.conference.engTitle,
      state: 'available',
      used_at: null,
      share_expires_at: null,
    })
    const chinese = await shop.signedIn('linmei', { lang: 'zh-CN' })
    expect((await chinese.call('listMeals', {})).list[0]).toMatchObject({ meal: meal.name })
    expect((await staff.call('listMeals', {})).list).toEqual([])
  })

  it('[TKT-02] [API-29] [API-30] shared by a link that one other person uses once; the old code is worth nothing then', async () => {
    const { id, code } = await fresh()
    const { share_code, expires_at } = await owner.call('shareMeal', { meal_id: id })
    expect(expires_at).toBe(new Date(shop.server.clock.now + day).toISOString())
    expect(Buffer.from(share_code, 'base64url')).toHaveLength(16)
    const shared = await rowOf(id)
    expect(shared).toMatchObject({ state: 'shared', shareHash: digest(share_code) })
    expect(JSON.stringify(shared)).not.toContain(share_code)
    expect(await owner.refused('shareMeal', { meal_id: id })).toMatchObject({ reason: 'mealShared' })
    expect(await owner.refused('claimMeal', { share_code })).toMatchObject({ reason: 'ownShare' })
    expect(await friend.call('claimMeal', { share_code })).toEqual({ meal_id: id })
    expect(await staff.refused('claimMeal', { share_code })).toMatchObject({ reason: 'shareExpired' })
    expect(await friend.refused('claimMeal', { share_code })).toMatchObject({ reason: 'shareExpired' })
    const claimed = (await friend.call('listMeals', {})).list.find((card) => card.id === id)
    expect(claimed).toMatchObject({ state: 'available', version: 2, share_expires_at: null })
    expect((await owner.call('listMeals', { page_size: 50 })).list.some((card) => card.id === id)).toBe(false)
    expect(await owner.refused('getRecord', { entity: 'mealVoucher', id })).toMatchObject({
      reason: 'notFound',
    })
    expect((await shop.historyOf('mealVoucher', id)).map(({ event, role }) => [event, role])).toEqual([
      ['meal.share', 'owner'],
      ['meal.claim', 'receiver'],
    ])
    served()
    expect(await scan(code)).toMatchObject({ result: 'ticketUnknown' })
    expect(await scan(claimed?.code ?? '')).toMatchObject({ result: 'accepted', item: meal.engName })
  })

  it('[TKT-02] asked again with the same key, the answer that was lost is given again; without one, or with another, not', async () => {
    const { id } = await fresh()
    const first = await owner.call('shareMeal', { meal_id: id, key: `lost-${id}` })
    shop.server.clock.now += 60_000
    expect(await owner.call('shareMeal', { meal_id: id, key: `lost-${id}` })).toEqual(first)
    for (const key of ['', `other-${id}`]) {
      expect(await owner.refused('shareMeal', { meal_id: id, key })).toMatchObject({ reason: 'mealShared' })
    }
    expect(await shop.historyOf('mealVoucher', id)).toHaveLength(1)
    const again = await fresh()
    expect(await owner.refused('shareMeal', { meal_id: again.id, key: `lost-${id}` })).toMatchObject({
      reason: 'keyReused',
    })
    expect(await friend.call('claimMeal', { share_code: first.share_code })).toEqual({ meal_id: id })
  })

  it('[TKT-02] two people open the same link at once: one has the meal', async () => {
    const { id } = await fresh()
    const { share_code } = await owner.call('shareMeal', { meal_id: id })
    const answers = await Promise.all(
      [friend, staff, friend, staff].map((browser) => browser.raw('claimMeal', { share_code })),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await shop.historyOf('mealVoucher', id)).toHaveLength(2)
  })

  it('[TKT-02] a link runs out after 24 hours, and can be taken back before', async () => {
    shop.server.clock.now -= 2 * day
    const { id } = await fresh()
    const first = await owner.call('shareMeal', { meal_id: id })
    shop.server.clock.now += day + 1
    expect(await friend.refused('claimMeal', { share_code: first.share_code })).toMatchObject({
      reason: 'shareExpired',
    })
    expect(await friend.refused('fireRecord', takeBack(id, 1))).toMatchObject({ reason: 'notFound' })
    expect(await owner.call('fireRecord', takeBack(id, 1))).toMatchObject({ state: 'available' })
    const second = await owner.call('shareMeal', { meal_id: id })
    expect(second.share_code).not.toBe(first.share_code)
    await owner.call('fireRecord', takeBack(id, 3))
    expect(await friend.refused('claimMeal', { share_code: second.share_code })).toMatchObject({
      reason: 'shareExpired',
    })
    expect(await rowOf(id)).toMatchObject({ state: 'available', shareHash: null, shareExpiresAt: null })
  })

  it('[TKT-02] eaten once, at its time, unless it is shared; every scan is written down', async () => {
    const { id, code } = await fresh()
    expect(await scan(code)).toMatchObject({ result: 'notMealTime', name: '林梅' })
    served()
    await owner.call('shareMeal', { meal_id: id })
    expect(await scan(code)).toMatchObject({ result: 'mealShared' })
    await owner.call('fireRecord', takeBack(id, 1))
    const at = new Date(shop.server.clock.now).toISOString()
    expect(await scan(code)).toEqual({
      result: 'accepted',
      kind: 'meal',
      name: '林梅',
      account: null,
      item: meal.engName,
      signed_at: at,
      gate: 'Canteen',
      signed_by: '吴志愿',
    })
    shop.server.clock.now += 60_000
    expect(await scan(code)).toMatchObject({ result: 'mealUsed', signed_at: at, gate: 'Canteen' })
    shop.server.clock.now += 3_600_000
    const late = { scanned_at: new Date(Date.parse(at) + 1000).toISOString(), gate: 'Terrace' }
    expect(await scan(code, late)).toMatchObject({ result: 'conflict', signed_at: at, gate: 'Canteen' })
    expect(await owner.refused('shareMeal', { meal_id: id })).toMatchObject({ reason: 'mealUsed' })
    const log = await shop.db.select().from(scans).where(eq(scans.code, code)).orderBy(scans.id)
    expect(log.map(({ result }) => result)).toEqual([
      'notMealTime',
      'mealShared',
      'accepted',
      'mealUsed',
      'conflict',
    ])
    expect((await rowOf(id)).state).toBe('used')
  })

  it('[TKT-02] a meal that is over can be neither shared nor eaten, but what was scanned in time counts', async () => {
    const { id, code } = await fresh()
    const other = await fresh()
    shop.server.clock.now = meal.endsAt.getTime() + 60_000
    expect(await owner.refused('shareMeal', { meal_id: id })).toMatchObject({ reason: 'mealOver' })
    expect(await scan(code)).toMatchObject({ result: 'mealOver' })
    const states = async () =>
      (await owner.call('listMeals', { page_size: 50 })).list
        .filter((card) => card.id === id || card.id === other.id)
        .map(({ state }) => state)
    expect(await states(), 'nobody is offered to share or to show it').toEqual(['expired', 'expired'])
    const inTime = new Date(meal.endsAt.getTime() - 60_000).toISOString()
    expect(await scan(code, { scanned_at: inTime })).toMatchObject({ result: 'accepted', signed_at: inTime })
    const expire = () =>
      shop.engine.fire(system(), { entity: 'mealVoucher', id: other.id, event: { type: 'meal.expire' } })
    await expect(expire()).rejects.toMatchObject({ reason: 'mealNotOver' })
    shop.server.clock.now += day
    expect((await expire()).state).toBe('expired')
    expect(await scan(other.code)).toMatchObject({ result: 'mealOver' })
  })

  it('[TKT-02] the gate names who eats by the badge, of a ticket and of a meal alike, and the account where it differs', async () => {
    const orderId = await shop.buy('linmei', { name: 'Anna Guest' })
    const [voucher] = await shop.db
      .select()
      .from(mealVouchers)
      .where(and(eq(mealVouchers.orderId, orderId), eq(mealVouchers.mealId, meal.id)))
    const ticket = await shop.of(tickets, orderId)
    served()
    for (const [code, kind] of [
      [ticket.code, 'ticket'],
      [voucher?.code ?? '', 'meal'],
    ] as const) {
      expect(await scan(code)).toMatchObject({
        result: 'accepted',
        kind,
        name: 'Anna Guest',
        account: '林梅',
      })
    }
    const staffed = await staff.call('getRecord', { entity: 'mealVoucher', id: voucher?.id ?? 0 })
    expect(staffed.title).toContain('Anna Guest')
    expect(staffed.subtitle).toBe(shop.conference.engTitle)
  })

  it('[TKT-02] the receiver of a voucher is named by their badge, or by their account where they have none', async () => {
    const { id } = await fresh()
    const { share_code } = await owner.call('shareMeal', { meal_id: id })
    await friend.call('claimMeal', { share_code })
    const [account] = await shop.db
      .select()
      .from(users)
      .where(eq(users.id, await shop.idOf('newcomer')))
    served()
    const first = await scan((await rowOf(id)).code)
    expect(first).toMatchObject({ result: 'accepted', name: account?.nickname, account: null })
    await shop.buy('newcomer', { name: 'Newcomer Badge' })
    const again = await scan((await rowOf(id)).code)
    expect(again).toMatchObject({ result: 'mealUsed', name: 'Newcomer Badge', account: account?.nickname })
  })

  it('[TKT-02] a voucher used at the console tells time and staff, and no gate', async () => {
    const { id, code } = await fresh()
    served()
    const use = { entity: 'mealVoucher', id, event: 'meal.scan', version: 0, key: freshKey() } as const
    await staff.call('fireRecord', use)
    expect(await scan(code)).toMatchObject({
      result: 'mealUsed',
      kind: 'meal',
      signed_at: new Date(shop.server.clock.now).toISOString(),
      gate: null,
      signed_by: '吴志愿',
    })
  })

  it('[TKT-02] past meals are neither issued to late buyers nor given by a link', async () => {
    shop.server.clock.now = meal.startsAt.getTime() + 60_000
    const { id } = await fresh()
    const { share_code, expires_at } = await owner.call('shareMeal', { meal_id: id })
    expect(expires_at, 'a link ends with its meal').toBe(meal.endsAt.toISOString())
    expect((await rowOf(id)).shareExpiresAt).toEqual(meal.endsAt)
    shop.server.clock.now = meal.endsAt.getTime() + 1
    expect(await friend.refused('claimMeal', { share_code })).toMatchObject({ reason: 'mealOver' })
    const late = await shop.buy('newcomer')
    const given = await shop.db.select().from(mealVouchers).where(eq(mealVouchers.orderId, late))
    const served = await shop.db.select().from(meals).where(eq(meals.conferenceId, shop.conference.id))
    expect(given.map(({ mealId }) => mealId).sort((a, b) => a - b)).toEqual(
      served
        .filter(({ endsAt }) => endsAt > meal.endsAt)
        .map((one) => one.id)
        .sort((a, b) => a - b),
    )
  })

  it('vouchers of another user answer like those that do not exist', async () => {
    const { id } = await fresh()
    for (const browser of [friend, shop.server.browser()]) {
      expect(await browser.refused('shareMeal', { meal_id: id })).toEqual(
        await browser.refused('shareMeal', { meal_id: 2_147_483_647 }),
      )
    }
    expect(await friend.refused('shareMeal', { meal_id: 99_999_999_999 })).toMatchObject({
      reason: 'notFound',
    })
    expect(await friend.refused('claimMeal', { share_code: '' })).toMatchObject({ field: 'share_code' })
    expect(await rowOf(id)).toMatchObject({ state: 'available', version: 0 })
  })
})
