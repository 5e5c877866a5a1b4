import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { payments } from '../../../server/db/schema/payments.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { voucherFile } from '../../../src/contract/voucherFile.ts'
import { describeDatabase } from '../../support/engines.ts'
import { openStage, type Stage } from './stage.ts'

const day = 86_400_000

describeDatabase('bank transfers', (open) => {
  let stage: Stage
  let finance: Awaited<ReturnType<Stage['signedIn']>>
  beforeEach(async () => {
    stage = await openStage(open)
    finance = await stage.signedIn('finance')
  })

  const begun = async () => {
    const orderId = await stage.order()
    return { orderId, attempt: await stage.start(orderId, 'transfer') }
  }
  const submit = (id: number, version: number, content = dataAddress('image/png', png), key = stage.key()) =>
    stage.member.raw('submitVoucher', { payment_id: id, version, key, content })
  const tick = () =>
    runScheduledTransitions({
      db: stage.db,
      engine: stage.tools.engine,
      log: stage.log,
      now: stage.tools.now,
    })
  const sound = async (orderId: number) => {
    expect(await stage.check(orderId)).toEqual([])
    expect(stage.log.faults()).toEqual([])
  }

  it('[ORD-01] a voucher, accepted by finance, pays the order', async () => {
    const { orderId, attempt } = await begun()
    expect(attempt).toMatchObject({ method: 'transfer', state: 'waiting', pay_url: '', has_voucher: false })
    expect(await submit(attempt.id, 0)).toMatchObject({
      data: { state: 'reviewing', version: 1, has_voucher: true },
    })
    const [told] = (await finance.call('listMessages', {})).list
    expect(told).toMatchObject({
      title: 'The voucher of a transfer waits for you',
      link: `/console/payment/${attempt.id}`,
    })
    const queue = await finance.call('listQueue', { queue: 'transfers' })
    expect(queue.list).toMatchObject([{ id: attempt.id, entity: 'payment', state: 'reviewing' }])
    expect((await stage.fire(finance, 'payment', attempt.id, 'payment.accept')).code).toBe(1)
    expect(await stage.see(orderId)).toMatchObject({ order: 'paid', payments: ['confirmed'], tickets: 1 })
    await sound(orderId)
  })

  it('an order is kept for two weeks once its owner transfers, until the conference starts at the latest, and is not closed while finance looks', async () => {
    const start = stage.clock.now
    const startsAt = start + 20 * day
    await stage.db
      .update(conferences)
      .set({ startsAt: new Date(startsAt), endsAt: new Date(startsAt + day) })
      .where(eq(conferences.id, stage.type.conferenceId))
    const { orderId, attempt } = await begun()
    const due = async () => Date.parse((await stage.member.call('getOrder', { id: orderId })).due_at)
    expect(await due()).toBe(start + 14 * day)
    stage.wait(13 * day)
    await submit(attempt.id, 0)
    stage.wait(2 * day)
    expect(await tick()).toMatchObject({ 'order.expire': 0 })
    // Its owner can hand in another voucher: the deadline is counted from the return.
    expect((await stage.fire(finance, 'payment', attempt.id, 'payment.return', 'unreadable')).code).toBe(1)
    expect(await due()).toBe(startsAt)
    await sound(orderId)
  })

  it('returned with a reason, sent again with another voucher, accepted', async () => {
    const { orderId, attempt } = await begun()
    await submit(attempt.id, 0)
    expect(await stage.fire(finance, 'payment', attempt.id, 'payment.return', '')).toMatchObject({
      data: { reason: 'reasonEmpty' },
    })
    await stage.fire(finance, 'payment', attempt.id, 'payment.return', 'unreadable')
    expect(await stage.member.call('getPayment', { id: attempt.id })).toMatchObject({
      state: 'waiting',
      reason: 'unreadable',
      order_state: 'to_be_paid',
    })
    expect(await submit(attempt.id, 2, dataAddress('application/pdf', pdf))).toMatchObject({
      data: { state: 'reviewing', version: 3 },
    })
    const file = await finance.request(`/files/voucher/${attempt.id}`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    await stage.fire(finance, 'payment', attempt.id, 'payment.accept')
    await sound(orderId)
  })

  it('classes 1, 7: only owner and finance can read the file, and never as a page', async () => {
    const { attempt } = await begun()
    await submit(attempt.id, 0)
    for (const browser of [stage.member, finance]) {
      const response = await browser.request(`/files/voucher/${attempt.id}`)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-length': String(png.byteLength),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename="voucher-${attempt.id}.png"`,
      })
      expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true)
    }
    const answers = []
    for (const [browser, id] of [
      [await stage.signedIn('newcomer'), attempt.id],
      [await stage.signedIn('organizer'), attempt.id],
      [await stage.signedIn('admin'), attempt.id],
      [stage.member, 2_147_483_647],
      [stage.member, '99999999999'],
      [stage.member, '..%2f..%2fetc%2fpasswd'],
    ] as const) {
      answers.push(await (await browser.request(`/files/voucher/${id}`)).text())
    }
    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ data: { reason: 'notFound' } })
    expect(await (await stage.browser().request(`/files/voucher/${attempt.id}`)).json()).toMatchObject({
      data: { reason: 'signedOut' },
    })
  })

  it('[FILE-02] class 7: a file that lies, is too large or is no file is refused by name, and nothing is kept', async () => {
    const { attempt } = await begun()
    const picture = dataAddress('image/png', png)
    const cases: ReadonlyArray<readonly [string, string, string]> = [
      ['html', 'fileTypeWrong', dataAddress('text/html', Buffer.from('<script>'))],
      ['svg', 'fileTypeWrong', dataAddress('image/svg+xml', Buffer.from('<svg/>'))],
      ['no data address', 'fileTypeWrong', 'https://evil.example/voucher.png'],
      ['html as png', 'fileContentWrong', dataAddress('image/png', Buffer.from('<script>alert(1)</script>'))],
      ['pdf as png', 'fileContentWrong', dataAddress('image/png', pdf)],
      ['png as jpeg', 'fileContentWrong', dataAddress('image/jpeg', png)],
      [
        'zip as pdf',
        'fileContentWrong',
        dataAddress('application/pdf', Buffer.from('PK\u0003\u0004' + '0'.repeat(60))),
      ],
      ['not base64', 'fileContentWrong', 'data:image/png;base64,%%%%'],
      ['base64 with holes', 'fileContentWrong', `${picture.slice(0, 40)} ${picture.slice(40)}`],
      ['empty file', 'fileContentWrong', 'data:image/png;base64,'],
    ]
    for (const [name, reason, content] of cases) {
      const answer = await submit(attempt.id, 0, content)
      expect({ name, data: answer.data }).toMatchObject({ name, data: { reason, field: 'content' } })
    }
    const huge = dataAddress('image/png', Buffer.concat([png, Buffer.alloc(voucherFile.limit)]))
    expect(await submit(attempt.id, 0, huge)).toMatchObject({
      data: { reason: 'fileTooLarge', field: 'content' },
    })
    expect(await submit(attempt.id, 0, '')).toMatchObject({ data: { reason: 'required', field: 'content' } })
    const [row] = await stage.db.select().from(payments).where(eq(payments.id, attempt.id))
    expect(row).toMatchObject({ state: 'waiting', version: 0, voucher: null })
  })

  it('exactly ten megabytes pass, also as a form with every sign escaped', { timeout: 180_000 }, async () => {
    const { attempt } = await begun()
    const full = Buffer.concat([png, Buffer.alloc(voucherFile.limit - png.byteLength, 0xff)])
    expect(await submit(attempt.id, 0, dataAddress('image/png', full))).toMatchObject({ code: 1 })
    const [row] = await stage.db.select().from(payments).where(eq(payments.id, attempt.id))
    expect(row?.voucher).toMatch(/^[\w-]{22}\.png$/)
  })

  it('the same key again changes nothing, another version or an online payment is refused', async () => {
    const { attempt } = await begun()
    await submit(attempt.id, 0, undefined, 'once')
    const [before] = await stage.db.select().from(payments).where(eq(payments.id, attempt.id))
    expect(await submit(attempt.id, 0, dataAddress('application/pdf', pdf), 'once')).toMatchObject({
      code: 1,
    })
    expect((await stage.db.select().from(payments).where(eq(payments.id, attempt.id)))[0]).toEqual(before)
    expect(await submit(attempt.id, 0)).toMatchObject({ data: { reason: 'versionConflict' } })
    expect(await submit(attempt.id, 1)).toMatchObject({ data: { reason: 'paymentUnderReview' } })
    const online = await stage.start(await stage.order({ kind: 'paper', ticketTypeId: null }))
    expect(await submit(online.id, 0)).toMatchObject({ data: { reason: 'onlyForTransfers' } })
    const stranger = await stage.signedIn('newcomer')
    const foreign = { payment_id: attempt.id, version: 1, key: 'k', content: dataAddress('image/png', png) }
    expect((await stranger.refused('submitVoucher', foreign)).reason).toBe('notFound')
    // Finance may accept, but not submit for an owner.
    expect((await finance.refused('submitVoucher', foreign)).reason).toBe('notFound')
  })

  it('a transfer goes back by hand: finance is notified, and confirms by sending the refund round again', async () => {
    const { orderId, attempt } = await begun()
    await submit(attempt.id, 0)
    await stage.fire(finance, 'payment', attempt.id, 'payment.accept')
    const refundId = await stage.requestRefund(orderId, attempt.id)
    await stage.refunds()
    expect(await finance.call('getRecord', { entity: 'refund', id: refundId })).toMatchObject({
      state: 'failed',
      facts: { reason: expect.stringContaining('by hand') },
    })
    expect(await stage.see(orderId)).toMatchObject({ order: 'paid' })
    stage.wait(1)
    await stage.fire(finance, 'refund', refundId, 'refund.retry')
    await stage.refunds()
    expect(await stage.see(orderId)).toMatchObject({ order: 'closed', closedReason: 'refunded', tickets: 0 })
    await sound(orderId)
  })
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const dataAddress = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
