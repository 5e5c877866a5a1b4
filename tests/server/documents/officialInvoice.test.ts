import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { invoiceFile } from '../../../src/contract/invoiceFile.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { invoices } from '../../../server/db/schema/invoices.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { uploadStores } from '../../../server/files/store.ts'
import { createUploads } from '../../../server/files/uploads.ts'
import { messages } from '../../../server/shared/sentences/messages.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { saidAs } from '../support/saidAs.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { attach, freshNumber, ofd, pdf, zip } from './officialDocuments.ts'
import { dataAddress, jpeg } from '../files/pictures.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const filesRoot = join(tmpdir(), `symposium-official-invoices-${process.pid}`)
const none = 2_147_483_647

describeDatabase('the official document of an invoice', (open) => {
  let shop: Shop
  let owner: Browser
  let finance: Browser
  beforeAll(async () => {
    shop = await openShop(open, { config: { filesRoot } })
    owner = await shop.signedIn('linmei')
    finance = await shop.signedIn('finance')
  })
  afterAll(() => rmSync(filesRoot, { recursive: true, force: true }))

  const pdfContent = dataAddress('application/pdf', pdf())
  /** Picked up by finance, without a document; at version 0. */
  const pickedUp = async () => {
    const id = await rowsOf(shop).invoice('to_be_invoiced.picked_up')
    await shop.db
      .update(invoices)
      .set({ documentNumber: null, documentFile: null })
      .where(eq(invoices.id, id))
    return id
  }
  const wish = (id: number, more: object = {}) => ({
    id,
    version: 0,
    key: freshKey(),
    number: freshNumber(),
    content: pdfContent,
    ...more,
  })
  const fire = (id: number, event: string, version: number, more: object = {}) =>
    finance.raw('fireRecord', { entity: 'invoice', id, event, version, key: freshKey(), ...more })
  const documentsOf = async (id: number) => {
    const { list } = await owner.call('listInvoices', { page_size: 50 })
    return list.find((card) => card.id === id)?.documents ?? []
  }
  const rowOf = async (id: number) => (await shop.db.select().from(invoices).where(eq(invoices.id, id)))[0]
  const stored = () => readdirSync(join(filesRoot, 'invoices'))

  it.each([
    ['application/pdf', pdf(300), 'pdf'],
    ['application/ofd', ofd(), 'ofd'],
  ] as const)(
    '[INV-01] [FILE-01] of %s: brought by finance, issued with its number, and had byte for byte by the owner',
    async (type, bytes, ending) => {
      const id = await pickedUp()
      expect((await fire(id, 'invoice.issue', 0)).data).toMatchObject({ reason: 'documentMissing' })
      const number = freshNumber()
      const record = await finance.call(
        'uploadInvoice',
        wish(id, { number, content: dataAddress(type, bytes) }),
      )
      expect(record).toMatchObject({
        entity: 'invoice',
        state: 'to_be_invoiced.picked_up',
        version: 1,
        facts: { document: number, number: null },
      })
      expect(record.history.at(-1)).toMatchObject({ event: 'invoice.attach', role: 'finance' })
      const draft = await finance.request(`/files/invoice-upload/${id}`)
      expect(Buffer.from(await draft.arrayBuffer()).equals(bytes)).toBe(true)
      expect(await documentsOf(id)).toEqual([])

      expect(await fire(id, 'invoice.issue', 1)).toMatchObject({
        code: 1,
        data: { state: 'invoiced', facts: { document: null, number } },
      })
      const [document] = await documentsOf(id)
      expect(document?.number).toBe(number)
      for (const browser of [owner, finance]) {
        const response = await browser.request(document?.official_url ?? '')
        expect(response.status).toBe(200)
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': type,
          'content-length': String(bytes.byteLength),
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'content-disposition': `attachment; filename="${number}.${ending}"`,
        })
        expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
      }
      expect((await finance.request(`/files/invoice-upload/${id}`)).status).toBe(404)
      const { detail } = await owner.call('getRecord', { entity: 'invoice', id })
      expect(detail[0]).toEqual({ field: 'official', kind: 'file', value: document?.official_url })
    },
  )

  it('[INV-02] the issued document is delivered to the address of the form, and what returns the form is not', async () => {
    const mailsOf = async (id: number) => {
      const rows = await shop.db.select().from(jobs).where(eq(jobs.kind, 'mail'))
      return rows.map(({ data }) => data).filter(({ attach, of }) => attach === 'invoice' && of === id)
    }
    const asked = async () => {
      const id = await pickedUp()
      const form = (await rowOf(id))?.form
      if (form === null || form === undefined) throw new Error('the invoice has no form')
      await shop.db
        .update(invoices)
        .set({ form: { ...form, email: 'accounts@example.org' } })
        .where(eq(invoices.id, id))
      return id
    }
    const issued = await asked()
    await attach(finance, issued, 0)
    await fire(issued, 'invoice.issue', 1)
    expect(await mailsOf(issued)).toMatchObject([{ deliver: 'accounts@example.org' }])

    const before = await shop.db.$count(jobs)
    const returned = await asked()
    expect(await fire(returned, 'invoice.return', 0, { reason: '税号有误' })).toMatchObject({ code: 1 })
    const added = await shop.db.select().from(jobs).orderBy(asc(jobs.id)).offset(before)
    expect(added.length).toBeGreaterThan(0)
    expect(JSON.stringify(added)).not.toContain('accounts@example.org')
  })

  it('[INV-01] a reversal needs the red-letter document, and both are available afterwards', async () => {
    const id = await pickedUp()
    const first = await attach(finance, id, 0)
    await fire(id, 'invoice.issue', 1)
    const reverse = { reason: '抬头有误' }
    expect((await fire(id, 'invoice.reverse', 2, reverse)).data).toMatchObject({ reason: 'documentMissing' })
    const red = pdf(17)
    const number = await attach(finance, id, 2, { content: dataAddress('application/pdf', red) })
    // It is not valid before it is issued.
    expect((await documentsOf(id)).map((document) => document.number)).toEqual([first])
    expect(await fire(id, 'invoice.reverse', 3, reverse)).toMatchObject({ data: { state: 'not_invoiced' } })
    const documents = await documentsOf(id)
    expect(documents).toMatchObject([
      { kind: 'issue', number: first },
      { kind: 'reversal', number, refers_to: first },
    ])
    const bodies = []
    for (const { official_url } of documents) {
      bodies.push(Buffer.from(await (await owner.request(official_url ?? '')).arrayBuffer()))
    }
    expect(bodies).toEqual([pdf(), red])
  })

  it('[INV-01] a second one replaces the first, whose bytes go after a day; what was issued stays', async () => {
    const id = await pickedUp()
    await attach(finance, id, 0)
    const replaced = (await rowOf(id))?.documentFile ?? ''
    const number = await attach(finance, id, 1, { content: dataAddress('application/ofd', ofd()) })
    const kept = (await rowOf(id))?.documentFile ?? ''
    expect(await rowOf(id)).toMatchObject({ documentNumber: number, version: 2 })
    const waiting = await pickedUp()
    await attach(finance, waiting, 0)
    const pending = (await rowOf(waiting))?.documentFile ?? ''
    await fire(id, 'invoice.issue', 2)
    expect(stored()).toEqual(expect.arrayContaining([replaced, kept, pending]))
    const uploads = createUploads(shop.db, uploadStores(filesRoot), () => shop.server.clock.now + 86_500_000)
    await uploads.sweep()
    expect(stored()).toEqual(expect.arrayContaining([kept, pending]))
    expect(stored()).not.toContain(replaced)
  })

  it('[INV-01] sent back: the document is forgotten, and its number is free again', async () => {
    const id = await pickedUp()
    const number = await attach(finance, id, 0)
    await fire(id, 'invoice.return', 1, { reason: '抬头不完整' })
    expect(await rowOf(id)).toMatchObject({ documentNumber: null, documentFile: null })
    await attach(finance, await pickedUp(), 0, { number })
  })

  it('[INV-01] a number is on one document: on no other that waits, and on none that was issued', async () => {
    const [id, other] = [await pickedUp(), await pickedUp()]
    const number = await attach(finance, id, 0)
    const chinese = await shop.signedIn('finance', { lang: 'zh-CN' })
    const before = stored()
    const refused = async () => {
      for (const [browser, language] of [
        [finance, 'en'],
        [chinese, 'zh'],
      ] as const) {
        expect(await browser.refused('uploadInvoice', wish(other, { number }))).toMatchObject({
          reason: 'numberTaken',
          field: 'number',
          msg: messages.numberTaken[language],
        })
      }
      expect(await rowOf(other)).toMatchObject({ documentNumber: null, version: 0 })
    }
    await refused()
    await fire(id, 'invoice.issue', 1)
    await refused()
    expect(stored()).toEqual(before)
  })

  it('class 10: ten at once with one number: one has it, and nothing is left of the others', async () => {
    const ids: number[] = []
    while (ids.length < 10) ids.push(await pickedUp())
    const number = freshNumber()
    const before = stored().length
    // Three of one member at a time.
    const members = [finance]
    for (const account of ['newcomer', 'approved', 'gate']) {
      await shop.db
        .insert(userRoles)
        .values({ userId: await shop.idOf(account), role: 'finance' })
        .onConflictDoNothing()
      members.push(await shop.signedIn(account))
    }
    const answers = await Promise.all(
      ids.map((id, index) =>
        (members[index % 4] ?? finance).raw('uploadInvoice', wish(id, { number, key: freshKey() })),
      ),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    const reasons = answers.flatMap(({ code, data }) =>
      code === 1 ? [] : [(data as { reason: string }).reason],
    )
    expect(new Set(reasons)).toEqual(new Set(['numberTaken']))
    expect(stored()).toHaveLength(before + 1)
    expect(shop.server.log.faults()).toEqual([])
  })

  it('[FILE-01] [FILE-02] number, size and content have their limits, named in both languages, and nothing is kept', async () => {
    const id = await pickedUp()
    const chinese = await shop.signedIn('finance', { lang: 'zh-CN' })
    const before = stored()
    const cases: ReadonlyArray<readonly [object, string, Reason]> = [
      [{ content: dataAddress('application/pdf', pdf(invoiceFile.limit)) }, 'content', 'fileTooLarge'],
      [{ content: dataAddress('image/jpeg', jpeg()) }, 'content', 'fileTypeWrong'],
      [{ content: dataAddress('application/zip', ofd()) }, 'content', 'fileTypeWrong'],
      [{ content: dataAddress('application/pdf', jpeg()) }, 'content', 'fileContentWrong'],
      [{ content: dataAddress('application/pdf', ofd()) }, 'content', 'fileContentWrong'],
      [{ content: dataAddress('application/ofd', pdf()) }, 'content', 'fileContentWrong'],
      [{ content: dataAddress('application/ofd', zip('word/document.xml')) }, 'content', 'fileContentWrong'],
      [{ content: dataAddress('application/ofd', zip('a/OFD.xml')) }, 'content', 'fileContentWrong'],
      [{ content: dataAddress('application/ofd', ofd().subarray(0, 60)) }, 'content', 'fileContentWrong'],
      [{ content: 'data:application/pdf;base64,' }, 'content', 'fileContentWrong'],
      [{ content: '' }, 'content', 'required'],
      [{ number: '' }, 'number', 'numberEmpty'],
      [{ number: '1234567' }, 'number', 'numberWrong'],
      [{ number: '1'.repeat(21) }, 'number', 'tooLong'],
      [{ number: '2611700000001234567A' }, 'number', 'numberWrong'],
      [{ number: '12345678\0' }, 'number', 'invalidCharacter'],
      [{ number: '١٢٣٤٥٦٧٨' }, 'number', 'numberWrong'],
    ]
    for (const [more, field, reason] of cases) {
      for (const [browser, language] of [
        [finance, 'en'],
        [chinese, 'zh'],
      ] as const) {
        expect(await browser.refused('uploadInvoice', wish(id, more))).toMatchObject({
          field,
          reason,
          msg: saidAs(reason, language),
        })
      }
    }
    expect(stored()).toEqual(before)
    expect(await rowOf(id)).toMatchObject({ documentNumber: null, version: 0 })
    const largest = dataAddress('application/pdf', pdf(invoiceFile.limit - pdf().length))
    await finance.call('uploadInvoice', wish(id, { content: largest }))
  })

  it('[INV-01] only finance, only while it works on it; to others it does not exist', async () => {
    const id = await pickedUp()
    expect((await owner.refused('uploadInvoice', wish(id))).reason).toBe('forbidden')
    expect((await (await shop.signedIn('admin')).refused('uploadInvoice', wish(id))).reason).toBe('forbidden')
    const stranger = await shop.signedIn('organizer')
    expect(await stranger.refused('uploadInvoice', wish(id))).toEqual(
      await stranger.refused('uploadInvoice', wish(none)),
    )
    expect(await shop.server.browser().refused('uploadInvoice', wish(id))).toMatchObject({
      reason: 'signedOut',
    })
    for (const [state, reason] of [
      ['not_invoiced', 'invoiceNotRequested'],
      ['to_be_invoiced.waiting', 'invoiceRequested'],
    ] as const) {
      const early = await rowsOf(shop).invoice(state)
      expect((await finance.refused('uploadInvoice', wish(early))).reason).toBe(reason)
    }
    expect((await finance.refused('uploadInvoice', wish(id, { version: 3 }))).reason).toBe('versionConflict')
    // Not by the call for events without a file.
    expect((await fire(id, 'invoice.attach', 0, { number: freshNumber() })).data).toMatchObject({
      reason: 'eventUnknown',
    })
    expect(await rowOf(id)).toMatchObject({ documentNumber: null, version: 0 })
  })

  it('the same key brings one document, and again answers the same', async () => {
    const id = await pickedUp()
    const input = wish(id)
    const first = await finance.call('uploadInvoice', input)
    const before = stored()
    const again = { ...input, content: dataAddress('application/ofd', ofd()) }
    expect(await finance.call('uploadInvoice', again)).toEqual(first)
    expect(stored()).toEqual(before)
  })

  it('what finance has issued over the years does not block the next one', async () => {
    const userId = await shop.idOf('finance')
    await shop.db.insert(uploadedFiles).values(
      [1, 2].map((year) => ({
        name: `year-${year}`,
        userId,
        place: 'invoices' as const,
        bytes: 1024 * 1024 * 1024,
        createdAt: new Date(shop.server.clock.now - year * 31_536_000_000),
      })),
    )
    await attach(finance, await pickedUp(), 0)
  })
})
