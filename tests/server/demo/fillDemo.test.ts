import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { papers } from '../../../server/db/schema/papers.ts'
import { tickets } from '../../../server/db/schema/admission.ts'
import { seedOrders } from '../../../server/demo/seedOrders.ts'
import { seedPapers } from '../../../server/demo/seedPapers.ts'
import { uploadStores } from '../../../server/files/store.ts'
import { paperForm } from '../../../src/contract/paperForm.ts'
import { testConfig } from '../api/harness.ts'
import { describeDatabase } from '../../support/engines.ts'
import { openShop, type Shop } from '../support/shop.ts'

/** States of papers after a conference with one round of reviews. */
const stages = [
  'draft',
  'administrator_review.active',
  'administrator_review.awaiting_revision',
  'administrator_review.rejected',
  'administrator_review.withdrawn',
  'first_review.active',
  'first_review.awaiting_revision',
  'first_review.accepted',
  'first_review.rejected',
  'published.accepted',
  'published.retracted',
  'indexed.accepted',
]

describeDatabase('the registrations of the demo', (open) => {
  it('[ORD-01] are paid, to be paid, and of a conference that was attended', async () => {
    const shop = await openShop(open)
    const now = () => new Date(shop.server.clock.now)
    expect(await seedOrders(shop.db, { now })).toBe(true)
    expect(await seedOrders(shop.db, { now })).toBe(false)
    const approved = await shop.signedIn('approved')
    const { list } = await approved.call('listOrders', { kind: 'conf' })
    expect(list.map(({ state }) => state)).toEqual(['paid', 'paid'])
    const reviewing = await shop.signedIn('reviewing')
    const theirs = await reviewing.call('listOrders', { kind: 'conf' })
    expect(theirs.list.map(({ state }) => state).toSorted()).toEqual(['paid', 'to_be_paid'])
    const attended = await shop.db.select().from(tickets).where(eq(tickets.state, 'valid.signed_in'))
    expect(attended).toHaveLength(2)
  })
})

describeDatabase('the papers of the demo', (open) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop(open)
    const seeding = {
      files: uploadStores(testConfig.filesRoot).papers,
      now: () => new Date(shop.server.clock.now),
    }
    expect(await seedPapers(shop.db, seeding)).toBe(true)
    expect(await seedPapers(shop.db, seeding)).toBe(false)
  })

  it('[PAP-01] are in every stage, and each opens for its author and for the chair', async () => {
    const rows = await shop.db.select().from(papers).orderBy(papers.id)
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(stages))
    const chair = await shop.signedIn('organizer')
    const linmei = await shop.signedIn('linmei')
    const idOfLinmei = await shop.idOf('linmei')
    for (const { id, state, userId, form } of rows) {
      if (userId === idOfLinmei) expect((await linmei.call('getPaper', { id })).state).toBe(state)
      if (state === 'draft') continue
      expect(await chair.call('getDeskPaper', { id })).toMatchObject({ state })
      expect((await chair.call('getRecord', { entity: 'paper', id })).state).toBe(state)
      if (!state.startsWith('administrator_review'))
        expect(paperForm.safeParse(form).success, form.title).toBe(true)
    }
  })

  it('[PAP-01] make proceedings that everybody reads, each with its PDF', async () => {
    const guest = shop.server.browser()
    const [one] = await shop.db.select().from(papers).where(eq(papers.state, 'indexed.accepted'))
    const { list } = await guest.call('listPublications', { conference_id: one?.conferenceId ?? 0 })
    expect(list).toHaveLength(4)
    for (const { id } of list) {
      expect((await guest.call('getPublication', { id })).has_pdf).toBe(true)
      const pdf = await guest.request(`/papers/${id}.pdf`)
      expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
    }
  })

  it('[REV-01] leave something to do for the reviewer and for the chair', async () => {
    const linmei = await shop.signedIn('linmei')
    const { list } = await linmei.call('listReviews', {})
    expect(list.map(({ state }) => state)).toContain('pending.waiting')
  })
})
