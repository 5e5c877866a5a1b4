import { and, eq, ne } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import * as schema from '../../../server/db/schema.ts'
import { readAudience } from '../../../server/lifecycles/documents/audience.ts'
import { makePersons } from '../../../server/lifecycles/documents/persons.ts'
import { planRows } from '../../../server/orders/imports/planRows.ts'
import { applyRow, undoRow } from '../../../server/orders/imports/workRow.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'
import { soldType } from '../support/soldType.ts'

/**
 * The same person takes part in two conferences: events of one of them are hidden in the other, if no call
 * names a row by its number.
 */
describeDatabase('[CONF-03] who takes part in two conferences', (open) => {
  let shop: Shop
  let chair: Browser
  let here: number
  let there: number
  beforeAll(async () => {
    shop = await openShop(open)
    chair = await shop.signedIn('organizer')
    here = shop.conference.id
    there = shop.other.id
  })
  const linmei = () => shop.idOf('linmei')
  const tagsOf = async (orderId: number) =>
    shop.db
      .select({ id: schema.peopleTags.id, name: schema.peopleTags.name, at: schema.peopleTags.conferenceId })
      .from(schema.orderTags)
      .innerJoin(schema.peopleTags, eq(schema.peopleTags.id, schema.orderTags.tagId))
      .where(eq(schema.orderTags.orderId, orderId))
  /** A tag of this name that the other conference has. */
  const tagThere = async () => {
    const name = freshKey()
    await shop.db.insert(schema.peopleTags).values({ conferenceId: there, name })
    return name
  }
  /** A row of a sheet that gives a registration these tags. */
  const manner = { isQuiet: false, language: 'zh' } as const

  const tagging = async (orderId: number, tags: readonly string[]) => {
    const importId = await rowsOf(shop).peopleImport('applying')
    const [order] = await shop.db.select().from(schema.orders).where(eq(schema.orders.id, orderId))
    const attendee = order?.attendee ?? { name: '', affiliation: '', email: '' }
    const plan = { attendee, ticketTypeId: order?.ticketTypeId ?? 0, tags }
    const line = { importId, line: 9, cells: [], change: 'update', plan, orderId, before: attendee } as const
    const [row] = await shop.db.insert(schema.peopleImportRows).values(line).returning()
    if (row === undefined) throw new Error('the row was not written')
    return row
  }

  it('has the paper mark of each by the papers that were handed in there', async () => {
    const orderId = await shop.buy('linmei')
    const paperId = await rowsOf(shop).paper('first_review.accepted')
    await shop.db.update(schema.papers).set({ conferenceId: there }).where(eq(schema.papers.id, paperId))
    const find = async (paper: 'accepted' | 'none') =>
      (await chair.call('listPeople', { conference_id: here, paper, page_size: 50 })).list.map(({ id }) => id)
    expect(await find('none')).toContain(orderId)
    expect(await find('accepted')).not.toContain(orderId)
  })

  it.each([
    ['2027-05-01T15:59:59Z', '2027-05-01'],
    ['2027-05-01T16:00:00Z', '2027-05-02'],
    ['2027-05-01T23:59:00Z', '2027-05-02'],
  ])('came in on the day that it was there: %s on %s', async (moment, day) => {
    const orderId = await shop.buy('linmei')
    const signed = { state: 'valid.signed_in', signedAt: new Date(moment) }
    await shop.db.update(schema.tickets).set(signed).where(eq(schema.tickets.orderId, orderId))
    const cameOn = async (signed_on: string) =>
      (await chair.call('listPeople', { conference_id: here, signed_on, page_size: 50 })).list.map(
        ({ id }) => id,
      )
    expect(await cameOn(day)).toContain(orderId)
    expect(await cameOn(day === '2027-05-01' ? '2027-05-02' : '2027-05-01')).not.toContain(orderId)
  })

  it('is promised the ticket of an author only where the paper was accepted', async () => {
    const { db } = shop
    const userId = await linmei()
    const email = 'author@two.example'
    await db.update(schema.users).set({ email }).where(eq(schema.users.id, userId))
    await soldType(db, here, { audience: 'author', name: '作者' })
    const judged = () =>
      db.transaction((tx) =>
        planRows(
          tx,
          here,
          ['name', 'email', 'type'],
          [{ line: 2, cells: ['林梅', email, '作者'] }],
          new Date(shop.server.clock.now),
        ),
      )
    await db.delete(schema.acceptedAuthors).where(eq(schema.acceptedAuthors.userId, userId))
    await db.update(schema.orders).set({ kind: 'paper' }).where(eq(schema.orders.userId, userId))
    await db.insert(schema.acceptedAuthors).values({ userId, conferenceId: there })
    expect(await judged()).toMatchObject([{ change: 'error', fault: 'authorsOnly' }])
    await db.insert(schema.acceptedAuthors).values({ userId, conferenceId: here })
    expect(await judged()).toMatchObject([{ change: 'create' }])
  })

  it('[TKT-02] has no document by the certificate of the other one', async () => {
    const { db } = shop
    const id = await rowsOf(shop).certificate('issued')
    await db.delete(schema.certificates).where(ne(schema.certificates.id, id))
    const [conference] = await db.select().from(conferences).where(eq(conferences.id, here))
    if (conference === undefined) throw new Error('the conference is gone')
    const userId = await linmei()
    const [wanted] = (await readAudience(db, 'attendance', here, {})).filter((each) => each.userId === userId)
    if (wanted === undefined) throw new Error('nobody takes part')
    const made = async () => {
      const at = new Date(shop.server.clock.now)
      const about = {
        conference,
        kind: 'attendance',
        origin: 'https://a.example',
        at,
        hasMobile: false,
      } as const
      return (await makePersons(db, about, [wanted])).get(wanted.orderId)
    }
    // The day of its issue is that of the conference, where it was early in the morning.
    const issuedAt = new Date('2027-02-28T17:30:00Z')
    await db.update(schema.certificates).set({ issuedAt }).where(eq(schema.certificates.id, id))
    expect(await made()).toMatchObject({
      certificateId: id,
      person: { issued: { zh: '2027年3月1日', en: '1 March 2027' } },
    })
    await db.update(schema.certificates).set({ conferenceId: there }).where(eq(schema.certificates.id, id))
    expect(await made()).toEqual({ reason: 'notEligible' })
  })

  it('has a tag of each conference, whatever the other one calls its own', async () => {
    const [one, two] = [await shop.buy('linmei'), await shop.buy('linmei')]
    const [byHand, bySheet] = [await tagThere(), await tagThere()]
    const wish = { conference_id: here, kind: 'tag', tag: byHand, ids: String(one), until: one } as const
    await chair.call('applyBulk', { ...wish, key: freshKey() })
    expect(await tagsOf(one)).toMatchObject([{ name: byHand, at: here }])
    const row = await tagging(two, [bySheet])
    await shop.engine.run((scope) => applyRow(scope, row, { ...manner, conferenceId: here }))
    expect(await tagsOf(two)).toMatchObject([{ name: bySheet, at: here }])
  })

  it('keeps the tags that somebody else gave when an import is taken back', async () => {
    const orderId = await shop.buy('linmei')
    const mine = freshKey()
    const wish = {
      conference_id: here,
      kind: 'tag',
      tag: mine,
      ids: String(orderId),
      until: orderId,
    } as const
    await chair.call('applyBulk', { ...wish, key: freshKey() })
    const row = await tagging(orderId, [freshKey()])
    await shop.engine.run((scope) => applyRow(scope, row, { ...manner, conferenceId: here }))
    expect(await tagsOf(orderId)).toHaveLength(2)
    const { peopleImportRows: rows } = schema
    const own = and(eq(rows.importId, row.importId), eq(rows.line, row.line))
    const [done] = await shop.db.select().from(rows).where(own)
    if (done === undefined) throw new Error('the row is gone')
    expect(await shop.engine.run((scope) => undoRow(scope, done, manner))).toBeNull()
    expect(await tagsOf(orderId)).toMatchObject([{ name: mine }])
  })
})
