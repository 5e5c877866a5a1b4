import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import type { ConferencePart } from '../../../src/contract/ownConferences.ts'
import * as schema from '../../../server/db/schema.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { openShop, type Shop } from '../support/shop.ts'

describeDatabase('[MEM-01] my conferences', (open) => {
  let shop: Shop
  let member: Browser
  beforeEach(async () => {
    shop = await openShop(open)
    member = await shop.signedIn('linmei')
    await shop.db.delete(schema.userRoles).where(eq(schema.userRoles.userId, await shop.idOf('linmei')))
  })

  const list = async (part?: ConferencePart) =>
    (await member.call('listMyConferences', part === undefined ? {} : { part })).list
  const grant = async (role: 'organizer' | 'staff', conferenceId = shop.conference.id) =>
    shop.db.insert(schema.userRoles).values({ userId: await shop.idOf('linmei'), role, conferenceId })

  it('a member without a part has none, and reads so', async () => {
    expect(await list()).toEqual([])
  })

  it('names every part, and lists a conference once however many there are', async () => {
    await shop.buy('linmei')
    await rowsOf(shop).paper('first_review.active')
    await grant('organizer')
    await grant('staff')
    const [only, ...others] = await list()
    expect(others).toEqual([])
    expect(only).toMatchObject({
      id: shop.conference.id,
      parts: ['participant', 'author', 'organizer', 'staff'],
    })
    for (const part of ['participant', 'author', 'organizer', 'staff'] as const)
      expect([part, await list(part)]).toMatchObject([part, [{ id: shop.conference.id }]])
    expect(await list('reviewer')).toEqual([])
  })

  it('what falls due first comes next', async () => {
    const order = await rowsOf(shop).order('to_be_paid')
    const [before] = await list()
    expect(before?.next).toMatchObject({ name: 'pay', href: `/pay/${order}` })
    const paper = await rowsOf(shop).paper('first_review.awaiting_revision')
    await shop.db
      .update(schema.papers)
      .set({ revisionDueAt: new Date(shop.server.clock.now) })
      .where(eq(schema.papers.id, paper))
    const [now] = await list()
    expect(now?.next).toMatchObject({
      name: 'revise',
      at: new Date(shop.server.clock.now).toISOString(),
      href: `/personal/paper/postedby?paper_id=${paper}`,
    })
  })

  it('a ticket comes next until it is signed in; then nothing does', async () => {
    const order = await shop.buy('linmei')
    expect((await list())[0]?.next).toMatchObject({ name: 'signIn', href: '/personal/notes/tickets' })
    const { id } = await shop.of(schema.tickets, order)
    await shop.db
      .update(schema.tickets)
      .set({ state: 'valid.signed_in', signedAt: new Date(shop.server.clock.now), gate: '东门' })
      .where(eq(schema.tickets.id, id))
    expect((await list())[0]?.next).toBeNull()
  })

  it('an invitation to review is answered, then the review is written', async () => {
    const review = await rowsOf(shop).review('pending.waiting')
    expect(await list('reviewer')).toMatchObject([
      { parts: ['reviewer'], next: { name: 'answerReview', href: `/onlinereview?review_id=${review}` } },
    ])
    await shop.db
      .update(schema.reviews)
      .set({ state: 'accepted.reading', reviewDueAt: new Date(shop.server.clock.now + 86_400_000) })
      .where(eq(schema.reviews.id, review))
    expect((await list('reviewer'))[0]?.next?.name).toBe('review')
    await shop.db.update(schema.reviews).set({ state: 'rejected' }).where(eq(schema.reviews.id, review))
    expect(await list('reviewer')).toEqual([])
  })

  it('a draft is shown to its organizer, and to no one else', async () => {
    await shop.buy('linmei')
    await shop.db
      .update(schema.conferences)
      .set({ publication: 'draft' })
      .where(eq(schema.conferences.id, shop.conference.id))
    expect(await list()).toEqual([])
    await grant('organizer')
    expect(await list()).toMatchObject([{ is_draft: true, parts: ['organizer'] }])
  })

  it('those to come are first, soonest first; pages do not overlap', async () => {
    await grant('staff', shop.other.id)
    await grant('staff', shop.conference.id)
    const both = await list()
    expect(both.map(({ id }) => id)).toEqual([shop.conference.id, shop.other.id])
    const page = (of: number) => member.call('listMyConferences', { page: of, page_size: 1 })
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect([first.list[0]?.id, second.list[0]?.id]).toEqual([shop.conference.id, shop.other.id])
    expect(third).toMatchObject({ list: [], total: 2 })
  })
})
