import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import * as schema from '../../../server/db/schema.ts'
import { takeDown } from '../../../server/lifecycles/campaigns/takeDown.ts'
import { describeDatabase } from '../../support/engines.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

interface Somebody {
  /** Registered so many milliseconds after the campaign began. */
  readonly registered?: number
  /** State of the address. */
  readonly address?: 'stopped' | 'allowed'
  readonly isUnwanted?: boolean
  readonly isEssential?: boolean
}

describeDatabase('[MSG-01] whom a campaign reaches', (open) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(open)
  })

  /** Result for a person that the filter matches; null: no row is written. */
  const becomesOf = async ({ registered = -1000, address, isUnwanted, isEssential = false }: Somebody) => {
    const { db } = shop
    const { campaigns, campaignRecipients, orders, refusedAddresses, unwantedMail, users } = schema
    const email = `${freshKey()}@reached.example`
    const userId = await shop.recruit(freshKey(), 'staff', shop.other.id)
    await db.update(users).set({ email }).where(eq(users.id, userId))
    const orderId = await shop.buy('linmei')
    const id = await rowsOf(shop).campaign('sending')
    const begunAt = new Date(shop.server.clock.now)
    const createdAt = new Date(begunAt.getTime() + registered)
    await db.update(orders).set({ userId, createdAt }).where(eq(orders.id, orderId))
    await db.update(campaigns).set({ begunAt, takenAt: null, isEssential }).where(eq(campaigns.id, id))
    const allowedAt = address === 'allowed' ? begunAt : null
    if (address !== undefined)
      await db.insert(refusedAddresses).values({ address: email, cause: 'bounced', allowedAt })
    if (isUnwanted === true) await db.insert(unwantedMail).values({ userId, type: 'conference' })
    await takeDown({ db, now: () => shop.server.clock.now + 3_600_000 })
    const rows = await db.select().from(campaignRecipients).where(eq(campaignRecipients.campaignId, id))
    const own = rows.find((row) => row.orderId === orderId)
    return own === undefined ? null : (own.skipped ?? own.state)
  }

  it.each([-1, 1])('a text is tested as it was seen: not with %i saved since', async (distance) => {
    const { campaigns } = schema
    const id = await rowsOf(shop).campaign('draft')
    await shop.db.update(campaigns).set({ revision: 3 }).where(eq(campaigns.id, id))
    const chair = await shop.signedIn('organizer')
    const wish = { conference_id: shop.conference.id, id, revision: 3 + distance, key: freshKey() }
    expect(await chair.refused('testCampaign', wish)).toMatchObject({
      reason: 'versionConflict',
      field: 'revision',
    })
  })

  it.each<[string, Somebody, string | null]>([
    ['who registered before it began', {}, 'pending'],
    ['who registered in the moment in which it began', { registered: 0 }, 'pending'],
    ['who registered after it began', { registered: 1 }, null],
    ['whose address is stopped', { address: 'stopped' }, 'stopped'],
    ['whose address was allowed again', { address: 'allowed' }, 'pending'],
    ['who wants no such mail', { isUnwanted: true }, 'optedOut'],
    [
      'who wants no such mail, of a mail about the registration',
      { isUnwanted: true, isEssential: true },
      'pending',
    ],
    [
      'whose address is stopped, of a mail about the registration',
      { address: 'stopped', isEssential: true },
      'stopped',
    ],
  ])('%s', async (_name, somebody, expected) => {
    expect(await becomesOf(somebody)).toBe(expected)
  })
})
