import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { certificates, tickets } from '../../../server/db/schema/admission.ts'
import { verificationsPerMinute } from '../../../server/handlers/admission.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { readPdf } from '../documents/readPdf.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

describeDatabase('certificates', (open) => {
  let shop: Shop
  let owner: Browser
  let organizer: Browser
  let id: number
  const row = async () => {
    const [found] = await shop.db
      .select()
      .from(certificates)
      .where(
        and(
          eq(certificates.userId, await shop.idOf('linmei')),
          eq(certificates.conferenceId, shop.conference.id),
        ),
      )
      .orderBy(certificates.id)
    if (found === undefined) throw new Error('there is no certificate')
    return found
  }
  const card = async (browser = owner) =>
    (await browser.call('listCertificates', {})).list.find((each) => each.id === id)
  const fire = (event: string, version: number, reason = '') => ({
    entity: 'certificate' as const,
    id,
    event,
    version,
    key: freshKey(),
    reason,
  })
  const scan = async (code: string) =>
    (await shop.signedIn('gate')).call('scanTicket', {
      conference_id: shop.conference.id,
      code,
      gate: 'East gate',
      nonce: freshKey(),
      scanned_at: new Date(shop.server.clock.now).toISOString(),
    })

  beforeAll(async () => {
    shop = await openShop(open)
    owner = await shop.signedIn('linmei')
    organizer = await shop.signedIn('organizer')
    const { code, id: ticketId } = await shop.of(tickets, await shop.buy('linmei', { name: 'Łukasz 林梅' }))
    id = (await row()).id
    shop.duringConference()
    expect(await owner.refused('fireRecord', fire('certificate.issue', 0))).toMatchObject({
      reason: 'notEligible',
    })
    await scan(code)
    await organizer.call('fireRecord', {
      entity: 'ticket',
      id: ticketId,
      event: 'ticket.undo',
      version: 1,
      key: freshKey(),
      reason: 'Wrong person',
    })
    // A sign-in that was undone has earned nothing.
    expect(await owner.refused('fireRecord', fire('certificate.issue', 1))).toMatchObject({
      reason: 'notEligible',
    })
    await scan(code)
  })

  it('[TKT-02] one life: earned at the gate, issued, checked by anybody, downloaded by its owner, revoked', async () => {
    expect(await card()).toMatchObject({
      kind: 'attendance',
      state: 'eligible',
      name: 'Łukasz 林梅',
      issued_at: null,
      verify_url: '',
      pdf_url: '',
    })
    const { code } = await row()
    const visitor = shop.server.browser()
    const pdf = `/files/certificate/${id}.pdf`
    // Nothing yet: nobody learns of it, not even its owner's file.
    expect(await visitor.call('verifyCertificate', { code })).toEqual({ result: 'unknown' })
    expect((await owner.request(pdf)).status).toBe(404)

    await owner.call('fireRecord', fire('certificate.issue', 1))
    const issuedAt = new Date(shop.server.clock.now).toISOString()
    expect(await card()).toMatchObject({ issued_at: issuedAt, verify_url: `/verify/${code}`, pdf_url: pdf })
    const genuine = {
      kind: 'attendance',
      name: 'Łukasz 林梅',
      conference: shop.conference.engTitle,
      issued_at: issuedAt,
    }
    expect(await visitor.call('verifyCertificate', { code })).toEqual({
      result: 'valid',
      ...genuine,
      revoked_at: null,
    })
    expect(await shop.server.browser({ lang: 'zh-CN' }).call('verifyCertificate', { code })).toMatchObject({
      conference: shop.conference.title,
    })

    const response = await owner.request(pdf)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const text = await readPdf(new Uint8Array(await response.arrayBuffer()))
    for (const part of [
      '参会证书',
      'Certificate of Attendance',
      'Łukasz 林梅',
      shop.conference.title,
      shop.conference.engTitle,
      '特此证明',
      '签发',
      `http://symposium.test/verify/${code}`,
    ]) {
      expect(text.replaceAll('\n', '')).toContain(part)
    }
    for (const browser of [organizer, await shop.signedIn('newcomer')]) {
      const foreign = await browser.request(pdf)
      const missing = await browser.request('/files/certificate/999999.pdf')
      expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()])
    }
    expect(await (await visitor.request(pdf)).json()).toMatchObject({ data: { reason: 'signedOut' } })

    shop.server.clock.now += 60_000
    await organizer.call('fireRecord', fire('certificate.revoke', 2, 'Name was wrong'))
    expect(await visitor.call('verifyCertificate', { code })).toEqual({
      result: 'revoked',
      ...genuine,
      revoked_at: new Date(shop.server.clock.now).toISOString(),
    })
    expect((await owner.request(pdf)).status).toBe(404)
    expect(await card()).toMatchObject({ state: 'revoked', pdf_url: '', verify_url: `/verify/${code}` })
  })

  it('[TKT-02] an invented code is unknown, and guessing is limited', async () => {
    const address = '203.0.113.9'
    const guesser = shop.server.browser({ address })
    for (let count = 0; count < verificationsPerMinute; count += 1) {
      expect(await guesser.call('verifyCertificate', { code: `guess-${count}` })).toEqual({
        result: 'unknown',
      })
    }
    expect(await guesser.refused('verifyCertificate', { code: 'guess' })).toMatchObject({
      reason: 'limited',
      retry_after: 60,
    })
    expect(await shop.server.browser().call('verifyCertificate', { code: 'x' })).toEqual({
      result: 'unknown',
    })
    expect(await shop.server.browser().refused('verifyCertificate', { code: '' })).toMatchObject({
      field: 'code',
    })
    expect((await (await shop.signedIn('newcomer')).call('listCertificates', {})).list).toEqual([])
  })
})
