import { eq, ne } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { beforeAll, expect, it } from 'vitest'

import { tickets } from '../../../server/db/schema/admission.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { papers, reviews } from '../../../server/db/schema/papers.ts'
import { peopleImportRows, peopleImports } from '../../../server/db/schema/peopleImports.ts'
import { hotelBookings, orders, ticketTypes } from '../../../server/db/schema/registration.ts'
import { runImports } from '../../../server/orders/imports/runImports.ts'
import { serialOf } from '../../../server/shared/cells.ts'
import { sheetFormats, sheetTypes } from '../../../src/contract/paperSheetWords.ts'
import { describeDatabase } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import type { Browser } from '../api/harness.ts'
import { dataAddress } from '../files/pictures.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

/** In New York the evening of the day before. */
const moment = new Date('2026-11-29T02:45:30.213Z')
const there = '2026-11-28 21:45:30'
const zone = 'America/New_York'

describeDatabase('times in the spreadsheets of a conference', (open) => {
  let shop: Shop
  let chair: Browser
  let conference_id: number
  beforeAll(async () => {
    shop = await openShop(open)
    const { db } = shop
    conference_id = shop.conference.id
    chair = await shop.signedIn('organizer', { lang: 'zh' })
    await db.update(conferences).set({ timeZone: zone }).where(eq(conferences.id, conference_id))
    // The demo contains closed ones, too.
    await db.update(orders).set({ kind: 'paper' })
    const order = await shop.buy('linmei', { name: '林梅' })
    const [bought] = await db.select().from(orders).where(eq(orders.id, order))
    // The demo contains another one of its name.
    await db
      .update(ticketTypes)
      .set({ retiredAt: moment, conferenceId: shop.other.id })
      .where(ne(ticketTypes.id, bought?.ticketTypeId ?? 0))
    await db.update(orders).set({ createdAt: moment, paidAt: moment }).where(eq(orders.id, order))
    await db
      .update(tickets)
      .set({ state: 'valid.signed_in', signedAt: moment, gate: '东门' })
      .where(eq(tickets.orderId, order))
    const userId = await shop.idOf('linmei')
    await db.delete(hotelBookings)
    const texts = { hotel: '甲', engHotel: 'A', address: '', engAddress: '', room: '双床', engRoom: 'Twin' }
    await db.insert(hotelBookings).values({
      ...{ userId, conferenceId: conference_id, ...texts, amount: 52_000, createdAt: moment },
      ...{ checkIn: '2026-12-08', checkOut: '2026-12-10' },
    })
    const [paper] = await db
      .insert(papers)
      .values({
        ...{
          userId,
          conferenceId: conference_id,
          form: writtenPaper,
          state: 'first_review.active',
          round: 1,
        },
        ...{ movedAt: moment, revisionDueAt: moment },
      })
      .returning()
    await db.insert(reviews).values({
      ...{ paperId: paper?.id ?? 0, userId: await shop.idOf('newcomer'), round: 1 },
      ...{ state: 'accepted.submitted', recommendation: 'accept', comments: '好' },
      ...{ responseDueAt: moment, reviewDueAt: moment, submittedAt: moment },
    })
  })

  const taken = async (path: string) => {
    const answer = await chair.request(`/files/${path}`)
    expect(answer.status).toBe(200)
    return { bytes: Buffer.from(await answer.arrayBuffer()), name: answer.headers.get('content-disposition') }
  }

  it.each([
    ['people', `people/%/people`, ['报名时间', '支付时间', '签到时间'], ['Registered', 'Paid', 'Signed in']],
    ['bookings', `hotels/%/bookings`, ['预订时间'], ['Booked']],
    ['papers', `papers/%/papers`, ['修改截止时间', '更新时间'], ['Revision due', 'Last change']],
    ['assignments', `papers/%/assignments`, ['截止时间'], ['Due']],
    ['reviews', `papers/%/reviews`, ['提交时间'], ['Submitted']],
  ] as const)(
    '[CONF-03] %s: times are those of the conference, the heading names its zone, and a program sorts them',
    async (_, path, zh, en) => {
      for (const [language, headings] of [
        ['zh', zh.map((heading) => `${heading}（${zone}）`)],
        ['en', en.map((heading) => `${heading} (${zone})`)],
      ] as const) {
        const at = path.replace('%', String(conference_id))
        const text = await taken(`${at}.csv?lang=${language}`)
        const rows = Papa.parse<string[]>(text.bytes.toString('utf8').slice(1)).data
        const columns = headings.map((heading) => rows[0]?.indexOf(heading) ?? -1)
        expect([headings, columns.includes(-1)]).toEqual([headings, false])
        const lines = rows.filter((row) => columns.every((column) => row[column] === there))
        expect(lines).toHaveLength(1)
        // No time is in UTC.
        expect(text.bytes.toString('utf8')).not.toMatch(/UTC|\dT\d\d:|T02:45|02:45/)

        const { bytes } = await taken(`${at}.xlsx?lang=${language}`)
        const sheet = await readSheet(new Uint8Array(bytes).buffer)
        // Values that the library returns for a date cell: the numbers of the clock, without a zone.
        const dates = sheet
          .flatMap((row) => columns.map((column) => row[column]))
          .filter((cell) => cell instanceof Date)
        const wanted = `${there.replace(' ', 'T')}Z`
        expect(dates.filter((date) => Math.abs(date.getTime() - Date.parse(wanted)) < 500)).toHaveLength(
          headings.length,
        )
        const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
        expect(xml).toContain(` s="1"><v>${serialOf({ wall: wanted.slice(0, -1) })}</v>`)
      }
    },
  )

  it('nights are days, of no zone', async () => {
    const { bytes } = await taken(`hotels/${conference_id}/bookings.xlsx`)
    const [, row] = await readSheet(new Uint8Array(bytes).buffer)
    expect(row?.slice(6, 8)).toEqual([new Date('2026-12-08'), new Date('2026-12-10')])
    const text = await taken(`hotels/${conference_id}/bookings.csv`)
    expect(text.bytes.toString('utf8')).toContain(',2026-12-08,2026-12-10,')
  })

  it('a file is called by the day at the conference', async () => {
    const { now } = shop.server.clock
    // An hour after midnight in Greenwich.
    shop.server.clock.now = Math.ceil(now / 86_400_000) * 86_400_000 + 3_600_000
    const day = new Date(Math.floor(now / 86_400_000) * 86_400_000).toISOString().slice(0, 10)
    const { name } = await taken(`people/${conference_id}/people.csv`)
    expect(name).toContain(`people-${conference_id}-${day}.csv`)
    shop.server.clock.now = now
  })

  it.each(sheetFormats.flatMap((format) => ['zh', 'en'].map((language) => [format, language] as const)))(
    '[CONF-03] the people taken out as %s in %s and brought back change nothing',
    async (format, language) => {
      const { bytes } = await taken(`people/${conference_id}/people.${format}?lang=${language}`)
      await shop.db.delete(peopleImportRows)
      await shop.db.delete(peopleImports)
      const id = await chair.call('uploadPeopleImport', {
        ...{ conference_id, name: `people.${format}`, key: freshKey() },
        content: dataAddress(sheetTypes[format], bytes),
      })
      const { version, columns } = await chair.call('getPeopleImport', { id })
      const mapped = { id, version, columns: JSON.stringify(columns), key: freshKey() }
      await chair.call('mapPeopleImport', mapped)
      for (let some = -1; some !== 0;)
        some = await runImports({ db: shop.db, engine: shop.engine, now: Date.now })
      const { counts } = await chair.call('getPeopleImport', { id })
      const { list } = await chair.call('listImportRows', { id, part: 'error', page_size: 50 } as never)
      expect(list).toEqual([])
      expect(counts).toMatchObject({ update: 0, error: 0 })
      expect(counts.same).toBeGreaterThan(0)
    },
  )

  it.each([
    ['1900-03-01', 61],
    ['2026-11-28T12:00:00', 46_354.5],
    // Programs do not agree on what was before, or cannot count it at all.
    ['1900-02-28', null],
    ['0000-01-01T00:00:00', null],
    ['nothing', null],
  ])('%s is day %s of a spreadsheet', (wall, wanted) => {
    expect(serialOf({ wall })).toBe(wanted)
  })
})
