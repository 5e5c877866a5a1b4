import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { certificates, tickets } from '../../../server/db/schema/admission.ts'
import { verificationsPerMinute } from '../../../server/handlers/admission.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { system } from '../../../server/lifecycles/system.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
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
    expect(await owner.refused('fireRecord', fire('certificate.collect', 0))).toMatchObject({
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
    await expect(
      shop.engine.fire(system(), { entity: 'certificate', id, event: { type: 'certificate.open' } }),
    ).rejects.toMatchObject({ reason: 'notEligible' })
    await scan(code)
  })
  const tick = () =>
    runScheduledTransitions({
      ...{ db: shop.db, engine: shop.engine, log: quietLog },
      now: () => shop.server.clock.now,
    })
  const told = async () => {
    const userId = await shop.idOf('linmei')
    const rows = await shop.db
      .select({ name: messages.name })
      .from(messages)
      .where(eq(messages.userId, userId))
    return rows.flatMap(({ name }) => (name?.startsWith('certificate') === true ? [name] : []))
  }
  const openAt = (certificatesAt: Date | null) =>
    shop.db.update(conferences).set({ certificatesAt }).where(eq(conferences.id, shop.conference.id))

  it('[TKT-02] a participant who came waits for the conference, which says from when, and hears of it then', async () => {
    await tick()
    const over = shop.conference.endsAt.toISOString()
    expect(await card()).toMatchObject({ state: 'earned', opens_at: over, pdf_url: '' })
    expect(await told()).toEqual([])
    expect(await owner.refused('fireRecord', fire('certificate.collect', 1))).toMatchObject({
      reason: 'certificatesNotYet',
    })
    const later = new Date(shop.server.clock.now + 3_600_000)
    await openAt(later)
    await tick()
    expect(await card()).toMatchObject({ state: 'earned', opens_at: later.toISOString() })
    shop.server.clock.now = later.getTime()
    await tick()
    await tick()
    expect(await card()).toMatchObject({ state: 'eligible', opens_at: null })
    expect(await told()).toEqual(['certificateReady'])
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
    // Not earned yet: no answer reveals it, not even its owner's file.
    expect(await visitor.call('verifyCertificate', { code })).toEqual({ result: 'unknown' })
    expect((await owner.request(pdf)).status).toBe(404)

    await owner.call('fireRecord', fire('certificate.collect', 2))
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
    await organizer.call('fireRecord', fire('certificate.revoke', 3, 'Name was wrong'))
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

  it('[TKT-02] a chair issues a certificate before its time, and its holder is notified; the holder cannot', async () => {
    await openAt(null)
    const other = await shop.signedIn('newcomer')
    const { code } = await shop.of(tickets, await shop.buy('newcomer'))
    await scan(code)
    const [mine] = (await other.call('listCertificates', {})).list
    const wish = { ...fire('certificate.collect', 1), id: mine?.id ?? 0 }
    expect(await other.refused('fireRecord', wish)).toMatchObject({ reason: 'certificatesNotYet' })
    await organizer.call('fireRecord', { ...wish, event: 'certificate.issue', key: freshKey() })
    expect((await other.call('listCertificates', {})).list).toMatchObject([{ state: 'issued' }])
    const [message] = await shop.db
      .select()
      .from(messages)
      .where(and(eq(messages.name, 'certificateIssued'), eq(messages.userId, await shop.idOf('newcomer'))))
    expect(message?.content).toContain(shop.conference.title)
  })
})
