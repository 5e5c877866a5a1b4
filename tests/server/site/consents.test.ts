import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { calls, type CallName } from '../../../src/contract/calls.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { samples } from '../../../src/contract/examples.ts'
import type { ConsentDocument } from '../../../src/contract/consentDocuments.ts'
import { consents } from '../../../server/db/schema/site.ts'
import { messages } from '../../../server/shared/sentences/messages.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { openShop, type Shop } from '../support/shop.ts'

const notes = { note: '新增退款时限', eng_note: 'A time limit for refunds was added' }
const draft = { conference_id: 1, form: '{}' }

describeDatabase('[OPS-01] consent after a material change', (open) => {
  let shop: Shop
  let admin: Browser
  let member: Browser
  let changes = 0
  beforeAll(async () => {
    shop = await openShop(open)
    admin = await shop.signedIn('admin')
    member = await shop.signedIn('linmei')
  })
  const change = async (part: ConsentDocument, more: object) => {
    const { no, content } = await admin.call('getSitePart', { part })
    const fields = { ...content.fields, content: `<p>第 ${(changes += 1)} 次修改</p>` }
    return admin.call('saveSitePart', { part, no, content: JSON.stringify({ ...content, fields }), ...more })
  }
  const material = (part: ConsentDocument) => change(part, { ...notes, material: 1 })
  const act = (browser: Browser) =>
    browser.raw('collect', { kind: 'conf', id: shop.conference.id, collected: 1 })
  const reasonOf = async (browser: Browser) =>
    ((await act(browser)).data as { reason?: string } | null)?.reason

  it('[LOGIN-04] signing in agrees to both documents as they hold then', async () => {
    const rows = await shop.db
      .select()
      .from(consents)
      .where(eq(consents.userId, await shop.idOf('linmei')))
    expect(rows.map(({ document, version }) => [document, version]).toSorted()).toEqual([
      ['agreement', 1],
      ['private', 1],
    ])
  })

  it('an editorial change needs no consent', async () => {
    await change('agreement', {})
    expect(await member.call('getConsents', {})).toEqual([])
    expect(await reasonOf(member)).toBeUndefined()
  })

  it('after a material one a member reads, and acts again once it is accepted: on this device and every other', async () => {
    const other = await shop.signedIn('linmei', { lang: 'zh-CN' })
    const { no } = await material('agreement')
    expect(await member.call('getConsents', {})).toMatchObject([
      { document: 'agreement', version: no, title: 'User Agreement', note: notes.eng_note },
    ])
    expect(await other.call('getConsents', {})).toMatchObject([{ title: '用户协议', note: notes.note }])
    expect((await member.call('listConferences', {})).total).toBeGreaterThan(0)
    expect(await member.call('countUnread', {})).toBeGreaterThanOrEqual(0)
    for (const [browser, language] of [
      [member, 'en'],
      [other, 'zh'],
    ] as const)
      expect(await act(browser)).toMatchObject({
        code: 403,
        msg: messages.consentNeeded[language],
        data: { reason: 'consentNeeded', field: null },
      })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => member.call('giveConsent', { agreement: no })),
    )
    expect(answers).toEqual(Array.from({ length: 10 }, () => []))
    expect([await reasonOf(member), await reasonOf(other)]).toEqual([undefined, undefined])
    const mine = and(eq(consents.userId, await shop.idOf('linmei')), eq(consents.version, no))
    expect(await shop.db.select().from(consents).where(mine)).toHaveLength(1)
  })

  it('who publishes has agreed; who signs in afterwards, too; a guest is not asked', async () => {
    await material('private')
    expect(await admin.call('getConsents', {})).toEqual([])
    expect(await (await shop.signedIn('newcomer')).call('getConsents', {})).toEqual([])
    expect(await shop.server.browser().refused('getConsents', {})).toMatchObject({ reason: 'signedOut' })
  })

  it('every call that acts for a member is refused until then, and those that only read are not', async () => {
    await material('private')
    const reading: CallName[] = []
    for (const name of Object.keys(calls) as CallName[]) {
      const call: Endpoint = calls[name]
      if (call.access === 'anyone' || (typeof call.access === 'object' && 'platform' in call.access)) continue
      const { data } = await member.raw(name, name === 'saveDraft' ? draft : samples[name])
      const isRefused = (data as { reason?: string } | null)?.reason === 'consentNeeded'
      expect([name, isRefused]).toEqual([name, call.method === 'POST' && call.needsConsent !== false])
      if (!isRefused) reading.push(name)
    }
    expect(reading).toEqual(
      expect.arrayContaining(['getOrder', 'listVideoHistory', 'readMessage', 'scanTicket']),
    )
    // Signing out is always possible.
    const leaving = await shop.signedIn('finance')
    await material('private')
    await leaving.call('logout', {})
    expect(await leaving.refused('getUserInfo', {})).toMatchObject({
      reason: expect.stringMatching(/signedOut|sessionExpired/) as string,
    })
  })

  it('an older version is not enough, one that does not exist is refused, both documents are given at once', async () => {
    await material('agreement')
    const pending = await member.call('getConsents', {})
    expect(pending.map(({ document }) => document).toSorted()).toEqual(['agreement', 'private'])
    expect(await member.call('giveConsent', { agreement: 1 })).toHaveLength(2)
    expect(await member.refused('giveConsent', { agreement: 9999 })).toMatchObject({
      reason: 'notFound',
      field: 'agreement',
    })
    const versions = Object.fromEntries(pending.map(({ document, version }) => [document, version]))
    expect(await member.call('giveConsent', versions)).toEqual([])
    expect(await reasonOf(member)).toBeUndefined()
  })

  it('a version published during reading is requested next', async () => {
    const { no: read } = await material('agreement')
    const { no } = await material('agreement')
    expect(await member.call('giveConsent', { agreement: read })).toMatchObject([{ version: no }])
    expect(await member.call('giveConsent', { agreement: no })).toEqual([])
  })

  it('a material change that is undone is no longer requested', async () => {
    const { no } = await material('agreement')
    expect(await reasonOf(member)).toBe('consentNeeded')
    const undone = await admin.call('restoreSitePart', { part: 'agreement', no, wanted: no - 1 })
    expect(undone.is_material).toBe(false)
    expect(await reasonOf(member)).toBeUndefined()
  })

  it('an editorial change after a material one asks only those who have not answered', async () => {
    await material('agreement')
    const { no } = await change('agreement', {})
    expect(await member.call('getConsents', {})).toMatchObject([{ version: no }])
    await member.call('giveConsent', { agreement: no })
    await change('agreement', {})
    expect(await member.call('getConsents', {})).toEqual([])
  })

  it('a material change says in both languages what changed, and only documents are agreed to', async () => {
    const { no, content } = await admin.call('getSitePart', { part: 'agreement' })
    const wish = { part: 'agreement', no, content: JSON.stringify(content), material: 1 } as const
    expect(await admin.refused('saveSitePart', wish)).toMatchObject({ reason: 'required', field: 'note' })
    expect(await admin.refused('saveSitePart', { ...wish, note: '改' })).toMatchObject({ field: 'eng_note' })
    const links = await admin.call('getSitePart', { part: 'links' })
    const odd = {
      part: 'links',
      no: links.no,
      content: JSON.stringify(links.content),
      ...notes,
      material: 1,
    } as const
    expect(await admin.refused('saveSitePart', odd)).toMatchObject({ reason: 'invalid', field: 'material' })
  })

  it('every version of a document stays readable by its number, and says which one holds', async () => {
    const guest = shop.server.browser()
    const newest = await guest.call('getAgreement', {})
    expect(newest.version).toBe(newest.newest)
    const first = await guest.call('getAgreement', { version: 1 })
    expect(first).toMatchObject({ version: 1, newest: newest.version, title: 'User Agreement' })
    expect(first.content).toContain('Welcome to Symposium')
    expect(await guest.refused('getAgreement', { version: 9999 })).toMatchObject({
      reason: 'notFound',
      field: 'version',
    })
  })
})
