import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { organizerApplications } from '../../../server/db/schema/organizers.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { saidAs } from '../support/saidAs.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { dataAddress, png } from '../files/pictures.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

describeDatabase('organizer applications', (open) => {
  let shop: Shop
  let admin: Browser
  let form: Record<string, string>
  beforeAll(async () => {
    shop = await openShop(open)
    admin = await shop.signedIn('admin')
  })
  /** An applicant, with pictures of their own in `form`. */
  const applicant = async (account: string, options: { lang?: string } = {}) => {
    const browser = await shop.signedIn(account, options)
    const content = dataAddress('image/png', png())
    const { url } = await browser.call('upload', { kind: 'organizer', content })
    form = {
      name: '前沿材料学会',
      tax_no: '91110000101623741K',
      contact: '林梅',
      mobile: '13900000000',
      email: 'a@example.org',
      address: '北京市海淀区',
      intro: '举办过多届论坛。',
      logo: url,
      licence: url,
    }
    return browser
  }
  const submit = (browser: Browser, version: number, more: object = {}) =>
    browser.call('submitApplication', { version, key: freshKey(), ...form, ...more } as never)
  const statusOf = async (account: string) => {
    const [row] = await shop.db.select().from(users).where(eq(users.account, account))
    return row?.sponsorApplyStatus
  }
  const fire = (browser: Browser, id: number, event: string, version: number, reason = '') =>
    browser.call('fireRecord', { entity: 'organizer', id, event, version, key: freshKey(), reason })
  const refused = (browser: Browser, id: number, event: string, version: number, reason = '') =>
    browser.refused('fireRecord', { entity: 'organizer', id, event, version, key: freshKey(), reason })

  it('[MSG-01] administrators are notified of an application that waits for them, with its name and where to decide', async () => {
    const member = await applicant('linmei')
    const { id } = await member.call('getApplication', {})
    await submit(member, 0)
    const [told] = (await admin.call('listMessages', {})).list
    expect(told).toMatchObject({
      title: 'An organizer waits to be approved',
      content: '“前沿材料学会” has handed in the organizer information. Please review it.',
      link: `/console/organizer/${id}`,
    })
    expect((await member.call('listMessages', {})).list.map(({ title }) => title)).not.toContain(told?.title)
  })

  it('[ORG-03] [ORG-01] submitted, rejected with a reason that the applicant reads, corrected, approved; the status follows', async () => {
    const member = await applicant('newcomer')
    const first = await member.call('getApplication', {})
    expect(first).toMatchObject({ state: 'not_completed', version: 0, sponsor_apply_status: 2, form: null })
    expect(await member.call('getApplication', {})).toEqual(first)
    const { id } = first
    expect(await submit(member, 0)).toMatchObject({
      id,
      state: 'under_review.waiting',
      version: 1,
      sponsor_apply_status: 3,
      form,
    })
    expect((await member.call('getUserInfo', {})).sponsor_apply_status).toBe(3)
    expect(await member.refused('submitApplication', { version: 1, key: freshKey(), ...form })).toMatchObject(
      {
        reason: 'organizerNotPickedUp',
      },
    )
    await fire(member, id, 'organizer.withdraw', 1)
    expect(await statusOf('newcomer')).toBe(2)
    await submit(member, 2)
    await fire(admin, id, 'organizer.pickUp', 3)
    expect(await refused(member, id, 'organizer.withdraw', 4)).toMatchObject({ reason: 'organizerPickedUp' })
    expect(await refused(admin, id, 'organizer.reject', 4)).toMatchObject({ reason: 'reasonEmpty' })
    await fire(admin, id, 'organizer.reject', 4, '营业执照不清晰')
    expect(await member.call('getApplication', {})).toMatchObject({
      state: 'rejected',
      sponsor_apply_status: 4,
      reason: '营业执照不清晰',
      form,
      revoked: false,
    })
    expect(await statusOf('newcomer')).toBe(4)
    expect(await submit(member, 5, { name: '前沿材料研究会' })).toMatchObject({
      sponsor_apply_status: 3,
      reason: null,
      form: { name: '前沿材料研究会' },
    })
    await fire(admin, id, 'organizer.pickUp', 6)
    await fire(admin, id, 'organizer.approve', 7)
    expect((await member.call('getUserInfo', {})).sponsor_apply_status).toBe(1)
    expect((await shop.historyOf('organizer', id)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('[ORG-03] a change of an approved organizer waits for review, while the old data and the approval hold', async () => {
    const member = await applicant('newcomer')
    const { id, version } = await member.call('getApplication', {})
    const changed = await submit(member, version, { name: '新名字' })
    expect(changed).toMatchObject({
      state: 'approved.changing',
      sponsor_apply_status: 1,
      form: { name: '前沿材料研究会' },
      change: { name: '新名字' },
    })
    expect(
      await member.refused('submitApplication', { version: changed.version, key: freshKey(), ...form }),
    ).toMatchObject({ reason: 'organizerChanging' })
    await fire(admin, id, 'organizer.reject', changed.version, '名称与执照不符')
    expect(await member.call('getApplication', {})).toMatchObject({
      state: 'approved.settled',
      change: null,
      reason: '名称与执照不符',
      form: { name: '前沿材料研究会' },
    })
    const again = await submit(member, changed.version + 1, { name: '更好的名字' })
    expect(again).toMatchObject({ reason: null })
    await fire(admin, id, 'organizer.approve', again.version)
    expect(await member.call('getApplication', {})).toMatchObject({
      state: 'approved.settled',
      change: null,
      form: { name: '更好的名字' },
    })
    expect(await statusOf('newcomer')).toBe(1)
  })

  it('[ORG-03] [ORG-06] an administrator sees the whole application, and beside each changed field what was decided about last', async () => {
    const detailOf = async (browser: Browser, id: number) =>
      (await browser.call('getRecord', { entity: 'organizer', id })).detail
    const changesOf = async (id: number) =>
      (await detailOf(admin, id)).flatMap(({ field, value, before }) =>
        before === undefined ? [] : [[field, before, value]],
      )
    const member = await applicant('finance')
    const { id } = await member.call('getApplication', {})
    expect(await detailOf(member, id)).toEqual([])
    await submit(member, 0)
    const detail = await detailOf(admin, id)
    expect(Object.fromEntries(detail.map(({ field, value }) => [field, value]))).toEqual(form)
    expect(detail.filter(({ kind }) => kind === 'image').map(({ field }) => field)).toEqual([
      'logo',
      'licence',
    ])
    // Nothing was decided before: nothing has changed.
    expect(await changesOf(id)).toEqual([])
    await fire(admin, id, 'organizer.pickUp', 1)
    await fire(admin, id, 'organizer.reject', 2, '执照不清晰')
    await submit(member, 3, { contact: '周舟', intro: '新的简介' })
    expect(await changesOf(id)).toEqual([
      ['contact', '林梅', '周舟'],
      ['intro', '举办过多届论坛。', '新的简介'],
    ])
    // Withdrawn and submitted again: still compared with the decided version, not with one that was never judged.
    await fire(member, id, 'organizer.withdraw', 4)
    await submit(member, 5, { contact: '王五' })
    expect(await changesOf(id)).toEqual([['contact', '林梅', '王五']])
    await fire(admin, id, 'organizer.pickUp', 6)
    await fire(admin, id, 'organizer.approve', 7)
    expect(await changesOf(id)).toEqual([])
    await submit(member, 8, { contact: '王五', address: '上海市' })
    expect(await changesOf(id)).toEqual([['address', '北京市海淀区', '上海市']])
    await fire(admin, id, 'organizer.reject', 9, '地址与执照不符')
    expect(await changesOf(id)).toEqual([])
    await submit(member, 10, { contact: '王五', address: '广州市' })
    expect(await changesOf(id)).toEqual([['address', '北京市海淀区', '广州市']])
  })

  it('[ORG-03] with paid conferences ahead a revocation needs two administrators', async () => {
    const organizer = await shop.signedIn('organizer')
    const { id, version } = await organizer.call('getApplication', {})
    // The approval of this account is older than its application.
    expect({ version, status: await statusOf('organizer') }).toEqual({ version: 0, status: 1 })
    await shop.db
      .update(conferences)
      .set({ organizerId: await shop.idOf('organizer') })
      .where(eq(conferences.id, shop.conference.id))
    await shop.buy('linmei')
    expect(await refused(admin, id, 'organizer.revoke', 0)).toMatchObject({ reason: 'reasonEmpty' })
    expect(await refused(admin, id, 'organizer.revoke', 0, '违规')).toMatchObject({
      reason: 'secondPersonNeeded',
    })
    // The same person twice is one person.
    expect(await refused(admin, id, 'organizer.revoke', 0, '违规')).toMatchObject({
      reason: 'secondPersonNeeded',
    })
    expect(await statusOf('organizer')).toBe(1)
    const second = await shop.secondAdmin()
    await fire(second, id, 'organizer.revoke', 0, '违规')
    expect(await organizer.call('getApplication', {})).toMatchObject({
      state: 'rejected',
      sponsor_apply_status: 4,
      reason: '违规',
      revoked: true,
    })
    const [row] = await shop.db.select().from(organizerApplications).where(eq(organizerApplications.id, id))
    expect(row?.secondedBy).toBeNull()
  })

  it('the same key submits once; another version is a conflict', async () => {
    const member = await applicant('rejected')
    const { version, form: kept, id } = await member.call('getApplication', {})
    // The demo's own pictures may stay.
    const input = { version, key: freshKey(), ...kept, name: '改名' } as never
    const first = await member.call('submitApplication', input)
    expect(first).toMatchObject({ state: 'under_review.waiting' })
    expect(await member.call('submitApplication', input)).toEqual(first)
    expect(await shop.historyOf('organizer', id)).toHaveLength(1)
    const stale = await applicant('linmei')
    expect(await stale.refused('submitApplication', { version: 5, key: freshKey(), ...form })).toMatchObject({
      reason: 'versionConflict',
    })
  })

  it('[ORG-03] wrong input is named field by field, in both languages, and changes nothing', async () => {
    const cases: ReadonlyArray<readonly [object, string, Reason]> = [
      [{ name: '' }, 'name', 'required'],
      [{ name: '长'.repeat(121) }, 'name', 'tooLong'],
      [{ tax_no: '' }, 'tax_no', 'taxNumberEmpty'],
      [{ tax_no: '12' }, 'tax_no', 'taxNumberWrong'],
      [{ contact: '' }, 'contact', 'required'],
      [{ mobile: '' }, 'mobile', 'phoneEmpty'],
      [{ email: 'a' }, 'email', 'emailFormat'],
      [{ address: '' }, 'address', 'required'],
      [{ intro: '' }, 'intro', 'required'],
      [{ intro: '长'.repeat(2001) }, 'intro', 'tooLong'],
      [{ logo: '' }, 'logo', 'required'],
      [{ logo: '/uploads/aaaaaaaaaaaaaaaaaaaaaa.png' }, 'logo', 'fileUnknown'],
      [{ licence: 'https://example.org/a.png' }, 'licence', 'fileUnknown'],
      [{ licence: '/uploads/../db' }, 'licence', 'fileUnknown'],
      [{ version: -1 }, 'version', 'invalid'],
      [{ key: '' }, 'key', 'required'],
    ]
    for (const [lang, language] of [
      ['en', 'en'],
      ['zh-CN', 'zh'],
    ] as const) {
      const member = await applicant('linmei', { lang })
      const before = await member.call('getApplication', {})
      for (const [fields, field, reason] of cases) {
        const input = { version: 0, key: freshKey(), ...form, ...fields }
        expect(await member.refused('submitApplication', input)).toMatchObject({
          field,
          reason,
          msg: saidAs(reason, language),
        })
      }
      expect(await member.call('getApplication', {})).toEqual(before)
    }
  })

  it('[ORG-03] pictures of an application are its owner’s and the administrators’; an avatar stays everybody’s', async () => {
    const picture = { content: dataAddress('image/png', png()) }
    const owner = await applicant('gate')
    const { url: licence } = await owner.call('upload', { kind: 'organizer', ...picture })
    const stranger = await shop.signedIn('newcomer')
    const { url: avatar } = await stranger.call('upload', { kind: 'avatar', ...picture })
    await shop.db.update(users).set({ avatar }).where(eq(users.account, 'newcomer'))
    const { version } = await owner.call('getApplication', {})
    const taking = { version, key: freshKey(), ...form, licence, logo: avatar }
    expect(await owner.refused('submitApplication', taking)).toMatchObject({
      ...{ reason: 'fileUnknown', field: 'logo' },
    })
    await submit(owner, version, { licence })
    const statuses = (address: string) =>
      Promise.all(
        [owner, admin, stranger, shop.server.browser()].map(
          async (browser) => (await browser.request(address)).status,
        ),
      )
    expect(await statuses(licence)).toEqual([200, 200, 404, 404])
    expect((await admin.request(licence)).headers.get('cache-control')).toBe('private, no-store')
    expect(await statuses(avatar)).toEqual([200, 200, 200, 200])
    // The licence of a decided application stays visible to the reviewer, and hidden from the others.
    await fire(owner, (await owner.call('getApplication', {})).id, 'organizer.withdraw', version + 1)
    expect(await statuses(licence)).toEqual([200, 200, 404, 404])
  })

  it('an application is visible to its owner and to administrators only', async () => {
    const { id } = await (await shop.signedIn('linmei')).call('getApplication', {})
    for (const account of ['newcomer', 'organizer', 'gate']) {
      const browser = await shop.signedIn(account)
      expect(await browser.refused('getRecord', { entity: 'organizer', id })).toEqual(
        await browser.refused('getRecord', { entity: 'organizer', id: 999_999 }),
      )
    }
    expect(await admin.call('getRecord', { entity: 'organizer', id })).toMatchObject({ roles: ['admin'] })
    expect(await shop.server.browser().refused('getApplication')).toMatchObject({ reason: 'signedOut' })
  })
})
