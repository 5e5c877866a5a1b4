import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { invoiceDocuments, invoices } from '../../../server/db/schema/invoices.ts'
import { PoolBusy } from '../../../server/documents/documentPool.ts'
import { createDocuments } from '../../../server/documents/documents.ts'
import type { DocumentOrder } from '../../../server/documents/documentWorker.ts'
import { describeDatabase } from '../../support/engines.ts'
import { longestHold, longestPause } from '../../support/longestPause.ts'
import { site, type Browser } from '../api/harness.ts'
import { readPdf } from './readPdf.ts'
import { openShop, type Shop } from '../support/shop.ts'

const form = {
  invoice_type: 'ordinary',
  title_type: 'company',
  title: '北京某某科技有限公司',
  tax_no: '91110000101623741K',
  content: 'registration',
  email: 'a@example.org',
  reg_address: '',
  reg_phone: '',
  bank_name: '',
  bank_account: '',
} as const

describeDatabase('documents', (open) => {
  let shop: Shop
  let owner: Browser
  beforeAll(async () => {
    shop = await openShop(open)
    owner = await shop.signedIn('linmei')
  })
  let numbers = 0
  /** Address of an invoice that was issued. */
  const invoice = async () => {
    const { id } = await shop.of(invoices, await shop.buy('linmei', {}))
    numbers += 1
    const [row] = await shop.db
      .insert(invoiceDocuments)
      .values({
        invoiceId: id,
        kind: 'issue',
        number: String(numbers).padStart(20, '0'),
        amount: 160_000,
        form,
        reason: '',
      })
      .returning()
    return `/files/invoice/${row?.id}.pdf`
  }
  const nextMinute = () => {
    shop.server.clock.now += 61_000
  }

  it('sixty PDFs of one invoice at once are one piece of work, and other requests do not wait', async () => {
    let document = new Uint8Array()
    const pause = await longestPause(async () => {
      nextMinute()
      const address = await invoice()
      const answers = await Promise.all(Array.from({ length: 60 }, () => owner.request(address)))
      const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200))
      expect(bodies.every((body) => body.equals(bodies[0] ?? Buffer.alloc(0)))).toBe(true)
      document = new Uint8Array(bodies[0] ?? [])
    })
    expect(pause).toBeLessThan(longestHold)
    // Reading one takes longer than that.
    expect(await readPdf(document)).toContain('北京某某科技有限公司')
  })

  it('twenty different ones at once: eight are made, the others learn when to retry, and no request waits', async () => {
    const pause = await longestPause(async () => {
      nextMinute()
      const addresses: string[] = []
      for (let count = 0; count < 20; count += 1) addresses.push(await invoice())
      const answers = await Promise.all(addresses.map((address) => owner.request(address)))
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(8)
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(12)
      expect(refused[0]?.headers.get('retry-after')).toBe('2')
    })
    expect(pause).toBeLessThan(longestHold)
  })

  it('a visitor who follows a link to a document without a session is led to the login and back to the page of the link', async () => {
    const address = await invoice()
    const visitor = shop.server.browser()
    const opened = {
      accept: 'text/html,*/*;q=0.8',
      'sec-fetch-dest': 'document',
      'sec-fetch-site': 'same-origin',
    }
    const cases = [
      [address, opened, '/personal/notes/invoice'],
      ['/files/certificate/1.pdf', opened, '/personal/notes/certificate'],
      // A browser that does not say where an answer goes.
      [address, { accept: 'text/html' }, '/personal/notes/invoice'],
      [
        address,
        { ...opened, referer: `${site}/console/invoice/7?queue=done` },
        '/console/invoice/7?queue=done',
      ],
      [address, { ...opened, referer: 'https://evil.example/console' }, '/personal/notes/invoice'],
      [address, { ...opened, referer: `${site}/login?url=x` }, '/personal/notes/invoice'],
    ] as const
    for (const [path, headers, back] of cases) {
      const response = await visitor.request(path, { headers })
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(`/login?url=${encodeURIComponent(back)}`)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    for (const headers of [
      {},
      { accept: 'application/json' },
      { accept: '*/*', 'sec-fetch-dest': 'empty' },
    ]) {
      const response = await visitor.request(address, { headers })
      expect(await response.json()).toMatchObject({
        code: expect.any(Number) as number,
        data: { reason: 'signedOut' },
      })
    }
  })

  it('[TXT-01] a refused link opens a page in the language of the site, not data', async () => {
    nextMinute()
    for (const [locale, title, why] of [
      ['en', 'Error', 'We could not find what you asked for.'],
      ['zh-CN', '下载失败', '没有找到您要的内容'],
    ] as const) {
      owner.cookies.set('locale', locale)
      const response = await owner.request('/files/invoice/999999.pdf', {
        headers: { accept: 'text/html', 'sec-fetch-dest': 'document' },
      })
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      const html = await response.text()
      expect(html).toContain(`<html lang="${locale}">`)
      expect(html).toContain(`<h1>${title}</h1><p>${why}</p>`)
      expect(html).toContain('href="/personal/notes/invoice"')
    }
    owner.cookies.delete('locale')
  })

  it('a changed document is made again', async () => {
    nextMinute()
    const address = await invoice()
    const first = await readPdf(new Uint8Array(await (await owner.request(address)).arrayBuffer()))
    await shop.db
      .update(conferences)
      .set({ title: '改名后的会议' })
      .where(eq(conferences.id, shop.conference.id))
    const second = await readPdf(new Uint8Array(await (await owner.request(address)).arrayBuffer()))
    expect(second).toContain('改名后的会议')
    expect(first).not.toContain('改名后的会议')
  })
})

describe('documents that are kept', () => {
  const orderOf = (number: number) =>
    ({ kind: 'invoice', sheet: { number: String(number) } }) as unknown as DocumentOrder
  const numberOf = (order: DocumentOrder) => Number((order.sheet as { number: string }).number)

  it('a member with many waiting does not delay another', async () => {
    const begun: number[] = []
    let finish = () => {}
    const gate = new Promise<void>((settle) => {
      finish = settle
    })
    const documents = createDocuments(async (order) => {
      begun.push(numberOf(order))
      await gate
      return new Uint8Array(1)
    })
    const mine = [1, 2, 3].map((number) => documents.of(1, orderOf(number)))
    const other = documents.of(2, orderOf(4))
    await new Promise(setImmediate)
    expect(begun).toEqual([1, 4])
    finish()
    await Promise.all([...mine, other])
    expect(begun).toEqual([1, 4, 2, 3])
  })

  it('the least recently used document is dropped first, and memory has a bound', async () => {
    let made = 0
    const documents = createDocuments(() => {
      made += 1
      return Promise.resolve(new Uint8Array(10 * 1024 * 1024))
    })
    for (const number of [1, 2, 3, 1]) await documents.of(1, orderOf(number))
    expect(made).toBe(3)
    await documents.of(1, orderOf(4))
    await documents.of(1, orderOf(1))
    expect(made).toBe(4)
    await documents.of(1, orderOf(2))
    expect(made).toBe(5)
  })

  it('a failed one is not kept, the next of its member is made, and a full pool is said with a time', async () => {
    const faults: Error[] = [new Error('broken'), new PoolBusy('full')]
    const documents = createDocuments(() => {
      const fault = faults.shift()
      return fault === undefined ? Promise.resolve(new Uint8Array(1)) : Promise.reject(fault)
    })
    await expect(documents.of(1, orderOf(1))).rejects.toThrow('broken')
    await expect(documents.of(1, orderOf(1))).rejects.toMatchObject({ reason: 'limited', retryAfter: 5 })
    expect(await documents.of(1, orderOf(1))).toHaveLength(1)
  })
})
