import { desc, eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { invoiceDocuments, invoices } from '../../../server/db/schema/invoices.ts'
import { orders } from '../../../server/db/schema/registration.ts'
import { sqlState } from '../../../server/db/errors.ts'
import { messages as memberMessages } from '../../../server/db/schema/members.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { saidAs } from '../support/saidAs.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { attach, pdf } from './officialDocuments.ts'
import { dataAddress } from '../files/pictures.ts'
import { readPdf } from './readPdf.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const form = {
  invoice_type: 'ordinary',
  title_type: 'company',
  title: '北京某某科技有限公司',
  tax_no: '91110000101623741K',
  content: 'registration',
  email: 'a@example.org',
} as const

describeDatabase('invoices', (open) => {
  let shop: Shop
  let owner: Browser
  let finance: Browser
  let stranger: Browser
  beforeAll(async () => {
    shop = await openShop(open)
    owner = await shop.signedIn('linmei')
    finance = await shop.signedIn('finance')
    stranger = await shop.signedIn('newcomer')
  })
  /** An invoice that can be requested. */
  const fresh = async (amount = 160_000) => shop.of(invoices, await shop.buy('linmei', { amount }))
  const ask = (id: number, version = 0) =>
    owner.call('saveInvoice', { id, version, key: freshKey(), ...form })
  const fire = (browser: Browser, id: number, event: string, version: number, more: object = {}) =>
    browser.call('fireRecord', { entity: 'invoice', id, event, version, key: freshKey(), ...more })
  /** At version 4. */
  const issued = async () => {
    const { id } = await fresh()
    await ask(id)
    await fire(finance, id, 'invoice.pickUp', 1)
    await attach(finance, id, 2)
    await fire(finance, id, 'invoice.issue', 3)
    return id
  }
  const cardOf = async (id: number, browser = owner) => {
    const { list } = await browser.call('listInvoices', { page_size: 50 })
    return list.find((card) => card.id === id)
  }

  it('[INV-01] the list has the paid orders above 0 of the account, newest first, by label, in both languages', async () => {
    const { id } = await fresh()
    const free = await fresh(0)
    const card = await cardOf(id)
    expect(card).toMatchObject({
      amount: 160_000,
      amount_in_words: '壹仟陆佰元整',
      label: 'not_invoiced',
      state: 'not_invoiced',
      version: 0,
      form: null,
      documents: [],
      conference: shop.conference.engTitle,
    })
    expect(await cardOf(free.id)).toBeUndefined()
    const chinese = await shop.signedIn('linmei', { lang: 'zh-CN' })
    expect(await cardOf(id, chinese)).toMatchObject({ conference: shop.conference.title })
    const { list } = await owner.call('listInvoices', { page_size: 50 })
    expect(list.map(({ order_id }) => order_id)).toEqual(
      list.map(({ order_id }) => order_id).toSorted((a, b) => b - a),
    )
    await ask(id)
    const labelled = async (label: 'not_invoiced' | 'to_be_invoiced' | 'invoiced') =>
      (await owner.call('listInvoices', { label, page_size: 50 })).list.map((each) => each.id)
    expect(await labelled('to_be_invoiced')).toContain(id)
    expect(await labelled('not_invoiced')).not.toContain(id)
    expect(await labelled('invoiced')).not.toContain(id)
    expect((await stranger.call('listInvoices', {})).list).toEqual([])
    expect(await owner.refused('listInvoices', { label: 'x' })).toMatchObject({ field: 'label' })
  })

  it('[INV-01] requested, changed, withdrawn before it is picked up; afterwards neither', async () => {
    const { id } = await fresh()
    expect(await ask(id)).toMatchObject({
      label: 'to_be_invoiced',
      state: 'to_be_invoiced.waiting',
      version: 1,
    })
    const changed = { id, key: freshKey(), ...form, title: '另一家公司', version: 1 }
    expect(await owner.call('saveInvoice', changed)).toMatchObject({
      version: 2,
      form: { title: '另一家公司' },
    })
    await fire(owner, id, 'invoice.withdraw', 2)
    expect(await cardOf(id)).toMatchObject({ label: 'not_invoiced', version: 3 })
    await ask(id, 3)
    await fire(finance, id, 'invoice.pickUp', 4)
    const before = await cardOf(id)
    expect(await owner.refused('saveInvoice', { ...changed, key: freshKey(), version: 5 })).toMatchObject({
      reason: 'invoicePickedUp',
    })
    expect(
      await owner.refused('fireRecord', {
        entity: 'invoice',
        id,
        event: 'invoice.withdraw',
        version: 5,
        key: freshKey(),
      }),
    ).toMatchObject({ reason: 'invoicePickedUp' })
    expect(await cardOf(id)).toEqual(before)
    await fire(finance, id, 'invoice.return', 5, { reason: '抬头不完整' })
    expect(await cardOf(id)).toMatchObject({ label: 'not_invoiced', return_reason: '抬头不完整' })
    expect(await ask(id, 6)).toMatchObject({ return_reason: null })
  })

  it('the same key asks once, and again answers the same, although it could now only be changed', async () => {
    const { id } = await fresh()
    const input = { id, version: 0, key: freshKey(), ...form }
    const first = await owner.call('saveInvoice', input)
    expect(await owner.call('saveInvoice', input)).toEqual(first)
    expect(await shop.historyOf('invoice', id)).toHaveLength(1)
    expect(await owner.refused('saveInvoice', { ...input, key: freshKey() })).toMatchObject({
      reason: 'versionConflict',
    })
  })

  it('[INV-01] only for the member’s own paid order above 0', async () => {
    const free = await fresh(0)
    expect(
      await owner.refused('saveInvoice', { id: free.id, version: 0, key: freshKey(), ...form }),
    ).toMatchObject({
      reason: 'nothingToInvoice',
    })
    const { id, orderId } = await fresh()
    expect(await stranger.refused('saveInvoice', { id, version: 0, key: freshKey(), ...form })).toEqual(
      await stranger.refused('saveInvoice', { id: 999_999, version: 0, key: freshKey(), ...form }),
    )
    expect(await finance.refused('saveInvoice', { id, version: 0, key: freshKey(), ...form })).toMatchObject({
      reason: 'forbidden',
    })
    await shop.db
      .update(orders)
      .set({ state: 'closed', closedReason: 'organizer' })
      .where(eq(orders.id, orderId))
    expect(await owner.refused('saveInvoice', { id, version: 0, key: freshKey(), ...form })).toMatchObject({
      reason: 'orderNotPaid',
    })
  })

  it('[INV-01] an order that closed after the request gets no invoice', async () => {
    const { id, orderId } = await fresh()
    await ask(id)
    await fire(finance, id, 'invoice.pickUp', 1)
    await attach(finance, id, 2)
    await shop.db
      .update(orders)
      .set({ state: 'closed', closedReason: 'refunded' })
      .where(eq(orders.id, orderId))
    expect(
      await finance.refused('fireRecord', {
        entity: 'invoice',
        id,
        event: 'invoice.issue',
        version: 3,
        key: freshKey(),
      }),
    ).toMatchObject({ reason: 'orderNotPaid' })
    expect(await shop.db.select().from(invoiceDocuments).where(eq(invoiceDocuments.invoiceId, id))).toEqual(
      [],
    )
  })

  it('[INV-02] wrong input is named field by field, in both languages', async () => {
    const { id } = await fresh()
    const special = {
      ...form,
      invoice_type: 'special',
      reg_address: '北京市海淀区',
      reg_phone: '010-1234567',
      bank_name: '中国银行',
      bank_account: '12345678',
    }
    const cases: ReadonlyArray<readonly [object, string, Reason]> = [
      [{ ...form, invoice_type: 'paper' }, 'invoice_type', 'invalid'],
      [{ ...form, title_type: 'nobody' }, 'title_type', 'invalid'],
      [{ ...form, title: ' ' }, 'title', 'required'],
      [{ ...form, title: '长'.repeat(121) }, 'title', 'tooLong'],
      [{ ...form, tax_no: '' }, 'tax_no', 'taxNumberEmpty'],
      [{ ...form, tax_no: '123' }, 'tax_no', 'taxNumberWrong'],
      [{ ...form, tax_no: '9111000010162374IK' }, 'tax_no', 'taxNumberWrong'],
      [{ ...form, content: 'wine' }, 'content', 'invalid'],
      [{ ...form, email: 'a@' }, 'email', 'emailFormat'],
      [{ ...form, title_type: 'personal', invoice_type: 'special' }, 'invoice_type', 'specialForUnitsOnly'],
      [{ ...special, reg_address: '' }, 'reg_address', 'required'],
      [{ ...special, reg_phone: '' }, 'reg_phone', 'required'],
      [{ ...special, bank_name: '' }, 'bank_name', 'required'],
      [{ ...special, bank_account: '' }, 'bank_account', 'required'],
      [{ ...special, bank_account: '1234' }, 'bank_account', 'bankAccountWrong'],
    ]
    const chinese = await shop.signedIn('linmei', { lang: 'zh-CN' })
    for (const [fields, field, reason] of cases) {
      for (const [browser, language] of [
        [owner, 'en'],
        [chinese, 'zh'],
      ] as const) {
        const input = { id, version: 0, key: freshKey(), ...fields }
        expect(await browser.refused('saveInvoice', input)).toMatchObject({
          field,
          reason,
          msg: saidAs(reason, language),
        })
      }
    }
    // A wrong check digit is no error: numbers of real companies are known that fail it.
    const warned = { id, version: 0, key: freshKey(), ...form, tax_no: '91350211M0000XUF46' }
    expect(await owner.call('saveInvoice', warned)).toMatchObject({ form: { tax_no: '91350211M0000XUF46' } })
    expect(await shop.historyOf('invoice', id)).toHaveLength(1)
  })

  it('[INV-01] after issuing nothing changes: only a second, red document takes it back, and then a new one can follow', async () => {
    const id = await issued()
    const issue = await cardOf(id)
    expect(issue).toMatchObject({
      label: 'invoiced',
      version: 4,
      documents: [{ kind: 'issue', refers_to: null }],
    })
    expect(await owner.refused('saveInvoice', { id, version: 4, key: freshKey(), ...form })).toMatchObject({
      reason: 'invoiceIssued',
    })
    const reverse = {
      entity: 'invoice',
      id,
      event: 'invoice.reverse',
      version: 4,
      reason: '抬头有误',
    } as const
    expect(await finance.refused('fireRecord', { ...reverse, key: freshKey(), reason: '' })).toMatchObject({
      reason: 'reasonEmpty',
    })
    expect(await finance.refused('fireRecord', { ...reverse, key: freshKey() })).toMatchObject({
      reason: 'documentMissing',
    })
    const first = issue?.documents[0]?.number ?? ''
    const content = dataAddress('application/pdf', pdf())
    expect(
      await finance.refused('uploadInvoice', { id, version: 4, key: freshKey(), number: first, content }),
    ).toMatchObject({ reason: 'numberTaken', field: 'number' })
    expect(await cardOf(id)).toEqual(issue)
    await attach(finance, id, 4)
    await fire(finance, id, 'invoice.reverse', 5, { reason: '抬头有误' })
    await ask(id, 6)
    await fire(finance, id, 'invoice.pickUp', 7)
    await attach(finance, id, 8)
    await fire(finance, id, 'invoice.issue', 9)
    const after = await cardOf(id)
    expect(after?.documents.map(({ kind, refers_to }) => [kind, refers_to])).toEqual([
      ['issue', null],
      ['reversal', first],
      ['issue', null],
    ])
    expect(after?.documents[0]).toEqual(issue?.documents[0])
    // Books know an invoice by its official number: the message names that of the document which it is about.
    const told = await shop.db
      .select({ name: memberMessages.name, text: memberMessages.content, eng: memberMessages.engContent })
      .from(memberMessages)
      .where(inArray(memberMessages.name, ['invoiceIssued', 'invoiceReversed']))
      .orderBy(desc(memberMessages.id))
      .limit(3)
    const last = after?.documents[2]?.number ?? ''
    expect(told.map(({ name }) => name)).toEqual(['invoiceIssued', 'invoiceReversed', 'invoiceIssued'])
    for (const [at, number] of [last, first, first].entries()) {
      expect(told[at]?.text).toContain(number)
      expect(told[at]?.eng).toContain(number)
    }
  })

  it('[INV-01] documents cannot be changed or removed, not even in the database', async () => {
    const id = await issued()
    for (const statement of [
      sql`update invoice_documents set amount = 1 where invoice_id = ${id}`,
      sql`delete from invoice_documents where invoice_id = ${id}`,
      sql`truncate invoice_documents cascade`,
    ]) {
      const code = await shop.db.execute(statement).then(
        () => null,
        (error: unknown) => sqlState(error),
      )
      expect(code).toBe('42501')
    }
  })

  it('[INV-01] each document has a statement, a private PDF that stays the same; the red one looks different', async () => {
    const id = await issued()
    await attach(finance, id, 4)
    await fire(finance, id, 'invoice.reverse', 5, { reason: '抬头有误' })
    const [issue, reversal] = (await cardOf(id))?.documents ?? []
    if (issue === undefined || reversal === undefined) throw new Error('two documents were expected')
    const response = await owner.request(issue.url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': `attachment; filename="invoice-statement-${issue.number}.pdf"`,
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = await readPdf(bytes)
    for (const part of [
      '开票信息单（普通发票）',
      'Invoice statement (not a tax document)',
      issue.number,
      '北京某某科技有限公司',
      '91110000101623741K',
      '*会议展览服务*注册费',
      '壹仟陆佰元整',
      '¥1,600.00',
      shop.conference.title,
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('红')
    const red = await readPdf(Buffer.from(await (await finance.request(reversal.url)).arrayBuffer()))
    for (const part of [
      '红字开票信息单',
      '（负数）壹仟陆佰元整',
      '-¥1,600.00',
      issue.number,
      reversal.number,
      '抬头有误',
    ]) {
      expect(red).toContain(part)
    }
    shop.server.clock.now += 86_400_000
    expect(Buffer.from(await (await owner.request(issue.url)).arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('a document of another user answers like one that does not exist', async () => {
    const id = await issued()
    const url = (await cardOf(id))?.documents[0]?.url ?? ''
    for (const account of ['newcomer', 'organizer', 'gate', 'admin']) {
      const browser = await shop.signedIn(account)
      const foreign = await browser.request(url)
      const missing = await browser.request('/files/invoice/999999.pdf')
      expect([foreign.status, await foreign.text()]).toEqual([missing.status, await missing.text()])
      expect(foreign.status).toBe(404)
    }
    for (const path of [
      '/files/invoice/0.pdf',
      '/files/invoice/1',
      '/files/invoice/99999999999.pdf',
      '/files/invoice/..%2f1.pdf',
    ]) {
      expect((await owner.request(path)).status).toBe(404)
    }
    const visitor = shop.server.browser()
    expect(await (await visitor.request(url)).json()).toMatchObject({ data: { reason: 'signedOut' } })
    // A link that is opened has only the cookies.
    const { token = '', sign = '', uid = '' } = owner.credentials ?? {}
    const opened = shop.server.browser()
    for (const [name, value] of owner.cookies) opened.cookies.set(name, value)
    for (const [name, value] of Object.entries({ token, sign, uid })) opened.cookies.set(name, value)
    expect((await opened.request(url)).headers.get('content-type')).toBe('application/pdf')
    // For everything else cookies alone are not enough.
    expect(await opened.refused('listInvoices')).toMatchObject({ reason: 'signedOut' })
  })
})
