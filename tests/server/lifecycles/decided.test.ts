import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import * as schema from '../../../server/db/schema.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import type { LifecycleRecord } from '../../../src/contract/lifecycle.ts'
import en from '../../../src/i18n/en.json'
import zh from '../../../src/i18n/zh-CN.json'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { attach } from '../documents/officialDocuments.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'
import { rowsOf } from './rows.ts'

const form = {
  invoice_type: 'special',
  title_type: 'company',
  title: '北京某某科技有限公司',
  tax_no: '91110000101623741K',
  content: 'registration',
  email: 'a@example.org',
  mobile: '13900000000',
  reg_address: '北京市海淀区某路 1 号',
  reg_phone: '010-12345678',
  bank_name: '某银行海淀支行',
  bank_account: '6222020200112233',
} as const

const asked = { order: expect.stringMatching(/^T\d{8}$/), attendee: '林梅', account: '林梅' }

describeDatabase('an account that decides about money sees what it is about', (open) => {
  let shop: Shop
  let owner: Browser
  let finance: Browser
  let organizer: Browser
  beforeAll(async () => {
    shop = await openShop(open)
    owner = await shop.signedIn('linmei')
    finance = await shop.signedIn('finance')
    organizer = await shop.signedIn('organizer')
    await shop.db
      .update(conferences)
      .set({ refundUntil: shop.conference.endsAt })
      .where(eq(conferences.id, shop.conference.id))
  })
  const seen = async (browser: Browser, entity: LifecycleRecord['entity'], id: number) => {
    const { detail } = await browser.call('getRecord', { entity, id })
    for (const { field, kind, value } of detail) {
      const name = `record.detail.${entity}.${field}`
      expect(zh, 'every line has its name').toHaveProperty([name])
      if (kind === 'choice' && value !== '') expect(en).toHaveProperty([`${name}.${value}`])
    }
    return detail
  }
  const valuesOf = (detail: LifecycleRecord['detail']) =>
    Object.fromEntries(detail.map(({ field, value }) => [field, value]))

  it('[ORG-06] [INV-02] finance sees the whole request for an invoice and what was paid for; the organizer does not see bank numbers', async () => {
    const { id } = await shop.of(schema.invoices, await shop.buy('linmei'))
    await owner.call('saveInvoice', { id, version: 0, key: freshKey(), ...form })
    expect(valuesOf(await seen(finance, 'invoice', id))).toMatchObject({
      ...form,
      ...asked,
      conference: shop.conference.engTitle,
      item: 'Regular participant',
      amount: 160_000,
      paid_by: 'sandbox',
    })
    const others = await organizer.raw('getRecord', { entity: 'invoice', id })
    expect(JSON.stringify(others)).not.toContain(form.bank_account)
    // After a reversal, a second request is beside the document that was reversed.
    const wish = { entity: 'invoice', id, reason: '抬头有误' } as const
    await finance.call('fireRecord', { ...wish, event: 'invoice.pickUp', version: 1, key: freshKey() })
    await attach(finance, id, 2)
    await finance.call('fireRecord', { ...wish, event: 'invoice.issue', version: 3, key: freshKey() })
    await attach(finance, id, 4)
    await finance.call('fireRecord', { ...wish, event: 'invoice.reverse', version: 5, key: freshKey() })
    await owner.call('saveInvoice', { id, version: 6, key: freshKey(), ...form, title: '新的公司' })
    const changes = (await seen(finance, 'invoice', id)).filter(({ before }) => before !== undefined)
    expect(changes).toMatchObject([{ field: 'title', before: form.title, value: '新的公司' }])
  })

  it('[ORG-06] finance sees the voucher of a transfer, who paid, what for and how much is due', async () => {
    const id = await rowsOf(shop).payment('reviewing')
    const detail = await seen(finance, 'payment', id)
    expect(detail[0]).toEqual({ field: 'voucher', kind: 'image', value: `/files/voucher/${id}` })
    expect(valuesOf(detail)).toMatchObject({
      ...asked,
      asked: 160_000,
      remark: expect.stringContaining('林梅'),
    })
    const others = await organizer.raw('getRecord', { entity: 'payment', id })
    expect(JSON.stringify(others)).not.toContain('/files/voucher')
  })

  it('[ORG-06] the organizer sees why a refund is requested, how it was paid, and what of the order was used', async () => {
    const order_id = await shop.buy('linmei')
    const ask = (reason: string) =>
      owner.call('requestRefund', { order_id, version: 1, reason, key: freshKey() })
    const { id } = await ask('生病了')
    await shop.db
      .update(schema.invoices)
      .set({ state: 'invoiced' })
      .where(eq(schema.invoices.orderId, order_id))
    const [voucher] = await shop.db
      .select()
      .from(schema.mealVouchers)
      .where(and(eq(schema.mealVouchers.orderId, order_id)))
    await shop.db
      .update(schema.mealVouchers)
      .set({ state: 'used', usedAt: new Date(shop.server.clock.now) })
      .where(eq(schema.mealVouchers.id, voucher?.id ?? 0))
    expect(valuesOf(await seen(organizer, 'refund', id))).toMatchObject({
      ...asked,
      why: '生病了',
      ticket: 'valid.not_signed',
      meals: expect.stringMatching(/^1 \/ \d+$/),
      invoice: 'invoiced',
      paid_by: 'sandbox',
    })
    await shop.db
      .update(schema.mealVouchers)
      .set({ state: 'available', usedAt: null })
      .where(eq(schema.mealVouchers.id, voucher?.id ?? 0))
    const wish = { entity: 'refund', id, event: 'refund.reject', reason: '请补充说明' } as const
    await organizer.call('fireRecord', { ...wish, version: 1, key: freshKey() })
    await ask('住院，附证明')
    const [why] = await seen(organizer, 'refund', id)
    expect(why).toMatchObject({ field: 'why', value: '住院，附证明', before: '生病了' })
  })

  it('[ORG-06] the issuer of a certificate sees what it was earned by', async () => {
    const id = await rowsOf(shop).certificate('eligible')
    expect(valuesOf(await seen(organizer, 'certificate', id))).toMatchObject({
      kind: 'attendance',
      name: '林梅',
      account: '林梅',
      attendee: '林梅',
    })
  })

  it('every state that a line may name has a text', () => {
    const states = (entity: 'ticket' | 'invoice') => Object.keys(lifecycles[entity].reasons.states)
    for (const entity of ['ticket', 'invoice'] as const) {
      for (const state of states(entity)) {
        expect(zh).toHaveProperty([`record.detail.refund.${entity}.${state}`])
        expect(en).toHaveProperty([`record.detail.refund.${entity}.${state}`])
      }
    }
  })
})
