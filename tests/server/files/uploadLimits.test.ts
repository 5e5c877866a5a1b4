import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql, type SQL } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { calls } from '../../../src/contract/calls.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { organizerApplications } from '../../../server/db/schema/organizers.ts'
import { tables } from '../../../server/db/tables.ts'
import { uploadStores } from '../../../server/files/store.ts'
import type { FileCallName } from '../../../server/handlers/table.ts'
import { createUploads, fileColumns } from '../../../server/files/uploads.ts'
import { describeDatabase } from '../../support/engines.ts'
import { longestHold, longestPause } from '../../support/longestPause.ts'
import type { Browser } from '../api/harness.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { dataAddress, png } from './pictures.ts'
import { openShop, type Shop } from '../support/shop.ts'

const filesRoot = join(tmpdir(), `symposium-upload-limits-${process.pid}`)
const megabyte = 1024 * 1024

describeDatabase('limits of uploads', (open) => {
  let shop: Shop
  let owner: Browser
  let userId: number
  beforeAll(async () => {
    shop = await openShop(open, { config: { filesRoot } })
    owner = await shop.signedIn('linmei')
    userId = await shop.idOf('linmei')
  })
  afterAll(() => rmSync(filesRoot, { recursive: true, force: true }))

  /** A form whose file is made piece by piece, and the number of pieces read. */
  const streamed = (
    fields: string,
    size: number,
    whilePulling: () => Promise<void> | void = () => undefined,
  ) => {
    const begin = new TextEncoder().encode(`${fields}&content=data%3Aimage%2Fpng%3Bbase64%2C`)
    const head = new TextEncoder().encode(encodeURIComponent(png(2).toString('base64').slice(0, 88)))
    const piece = new TextEncoder().encode('A'.repeat(64 * 1024))
    let sent = 0
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await whilePulling()
          if (sent === 0) controller.enqueue(Buffer.concat([begin, head]))
          else if (sent >= size) controller.close()
          else controller.enqueue(piece)
          sent += piece.byteLength
        },
      },
      { highWaterMark: 0 },
    )
    return { body, sent: () => sent }
  }
  const send = async (browser: Browser, name: FileCallName, body: ReadableStream) => {
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    const response = await browser.request(calls[name].path, init as RequestInit)
    return (await response.json()) as {
      code: number
      data: { reason?: string; field?: string; url?: string }
    }
  }

  it('[API-27] a closed kind, another user’s payment, an invoice for finance and a visitor are refused before the file is read', async () => {
    const invoiceId = await rowsOf(shop).invoice('to_be_invoiced.picked_up')
    const rest = 'version=0&key=k&number=12345678'
    const cases = [
      [owner, 'upload', 'kind=paper', 'notOpen'],
      [owner, 'upload', 'kind=film', 'invalid'],
      [owner, 'upload', 'name=a.png', 'invalid'],
      [owner, 'submitVoucher', 'payment_id=999999&version=0&key=k', 'notFound'],
      [owner, 'submitStudentProof', 'conference_id=999999&version=0&key=k', 'notFound'],
      [
        owner,
        'submitStudentProof',
        `conference_id=${shop.conference.id}&version=0&key=k`,
        'studentProofNotNeeded',
      ],
      [owner, 'uploadInvoice', `id=${invoiceId}&${rest}`, 'forbidden'],
      [owner, 'uploadInvoice', `id=999999&${rest}`, 'notFound'],
      [owner, 'uploadContentPicture', `conference_id=${shop.conference.id}`, 'notFound'],
      [shop.server.browser(), 'upload', 'kind=avatar', 'signedOut'],
    ] as const
    for (const [browser, name, fields, reason] of cases) {
      const { body, sent } = streamed(fields, 70 * megabyte)
      expect(await send(browser, name, body)).toMatchObject({ data: { reason } })
      expect({ reason, isRead: sent() > 256 * 1024 }).toEqual({ reason, isRead: false })
    }
  })

  it('[FILE-01] of a file that is too large no more is read than its kind may have', async () => {
    const { body, sent } = streamed('kind=avatar', 70 * megabyte)
    expect(await send(owner, 'upload', body)).toMatchObject({
      data: { reason: 'fileTooLarge', field: 'content' },
    })
    expect(sent()).toBeLessThan(5 * megabyte)
  })

  it('twelve large files at once are never in memory, block no one, and a fourth of one member waits', async () => {
    const members = [
      owner,
      await shop.signedIn('approved'),
      await shop.signedIn('finance'),
      await shop.signedIn('gate'),
    ]
    let most = 0
    const pause = await longestPause(async () => {
      const before = process.memoryUsage().arrayBuffers
      const answers = await Promise.all(
        members.flatMap((browser) =>
          Array.from({ length: 3 }, () =>
            send(
              browser,
              'upload',
              streamed('kind=organizer', 12 * megabyte, () => {
                most = Math.max(most, process.memoryUsage().arrayBuffers - before)
                return new Promise(setImmediate)
              }).body,
            ),
          ),
        ),
      )
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(12)
    }, 2)
    expect(pause).toBeLessThan(longestHold)
    expect(most).toBeLessThan(96 * megabyte)

    let release = () => {}
    const held = new Promise<void>((settle) => {
      release = settle
    })
    const begun: Array<Promise<void>> = []
    const waiting = Array.from({ length: 3 }, () => {
      let begin = () => {}
      begun.push(
        new Promise((settle) => {
          begin = settle
        }),
      )
      const wait = () => {
        begin()
        return held
      }
      return send(owner, 'upload', streamed('kind=avatar', 1, wait).body)
    })
    await Promise.all(begun)
    expect(await send(owner, 'upload', streamed('kind=avatar', 1).body)).toMatchObject({
      data: { reason: 'limited' },
    })
    release()
    await Promise.all(waiting)
    expect(await send(owner, 'upload', streamed('kind=avatar', 1).body)).toMatchObject({ code: 1 })
  })

  it('what a member uploads in an hour and what stays of it has a bound, said in both languages', async () => {
    const { db, server } = shop
    await db.delete(uploadedFiles)
    const row = {
      userId,
      place: 'pictures',
      bytes: 300 * megabyte,
      createdAt: new Date(server.clock.now),
    } as const
    await db.insert(uploadedFiles).values({ ...row, name: 'full' })
    const content = dataAddress('image/png', png())
    expect(await owner.refused('upload', { kind: 'avatar', content })).toMatchObject({
      reason: 'uploadQuota',
      retry_after: 3600,
      msg: expect.stringContaining('as much as is possible') as string,
    })
    const chinese = await shop.signedIn('linmei', { lang: 'zh-CN' })
    expect((await chinese.refused('upload', { kind: 'avatar', content })).msg).toContain('已达上限')
    server.clock.now += 3_700_000
    await owner.call('upload', { kind: 'avatar', content })
  })

  it('an upload that breaks off leaves nothing, and is no fault', async () => {
    const before = readdirSync(filesRoot).length
    const faults = shop.server.log.faults().length
    let pulls = 0
    const { body } = streamed('kind=avatar', megabyte, () => {
      pulls += 1
      if (pulls > 4) throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    })
    await send(owner, 'upload', body)
    expect(readdirSync(filesRoot)).toHaveLength(before)
    expect(shop.server.log.faults()).toHaveLength(faults)
  })

  it('an unused file goes after a day, with the rest of a killed server; a used one stays', async () => {
    const { db, server } = shop
    server.clock.now += 3_700_000
    const content = dataAddress('image/png', png())
    const used = await owner.call('upload', { kind: 'organizer', content })
    const unused = await owner.call('upload', { kind: 'organizer', content })
    const form = { logo: used.url, licence: '/brand/mark.svg' } as never
    await db
      .insert(organizerApplications)
      .values({ userId, form })
      .onConflictDoUpdate({ target: organizerApplications.userId, set: { form } })
    const left = join(filesRoot, 'aaaaaaaaaaaaaaaaaaaaaa.part')
    writeFileSync(left, 'half')
    utimesSync(left, new Date(server.clock.now), new Date(server.clock.now))
    const uploads = createUploads(db, uploadStores(filesRoot), () => server.clock.now)
    const statuses = async () =>
      [(await owner.request(used.url)).status, (await owner.request(unused.url)).status] as const
    await uploads.sweep()
    expect(await statuses()).toEqual([200, 200])
    server.clock.now += 86_500_000
    await uploads.sweep()
    expect(await statuses()).toEqual([200, 404])
    expect(readdirSync(filesRoot)).not.toContain('aaaaaaaaaaaaaaaaaaaaaa.part')
    expect(
      await db
        .select()
        .from(uploadedFiles)
        .where(eq(uploadedFiles.name, unused.url.slice(9))),
    ).toEqual([])
  })

  it('every column that names an uploaded file is one that the sweep asks', async () => {
    const rowsOf = async (query: SQL) => ((await shop.db.execute(query)) as { rows: unknown[] }).rows
    const rows = await rowsOf(
      sql`select table_name, column_name from information_schema.columns
          where table_schema = 'public' and data_type in ('text', 'jsonb')`,
    )
    const names = await shop.db.select({ name: uploadedFiles.name }).from(uploadedFiles)
    const known = new Set([
      'uploaded_files.name',
      ...fileColumns.map((column) => `${getTableConfig(column.table as never).name}.${column.name}`),
    ])
    expect(tables().length).toBeGreaterThan(20)
    for (const { table_name, column_name } of rows as Array<Record<'table_name' | 'column_name', string>>) {
      for (const { name } of names) {
        const found = await rowsOf(
          sql`select 1 from ${sql.identifier(table_name)} where ${sql.identifier(column_name)}::text like ${`%${name}%`} limit 1`,
        )
        const place = `${table_name}.${column_name}`
        if (found.length > 0) expect(known).toContain(place)
      }
    }
  })
})
