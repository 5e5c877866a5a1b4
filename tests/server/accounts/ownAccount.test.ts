import { rmSync } from 'node:fs'

import { and, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import * as schema from '../../../server/db/schema.ts'
import { runJobs } from '../../../server/jobs/jobs.ts'
import { sendMessageMail } from '../../../server/notifications/sendMessageMail.ts'
import { sendMessageSms } from '../../../server/notifications/sendMessageSms.ts'
import { cheapPassword } from '../../support/cheapPassword.ts'
import { describeDatabase } from '../../support/engines.ts'
import { site, testConfig, type Browser } from '../api/harness.ts'
import { dataAddress, png } from '../files/pictures.ts'
import { photo } from '../files/photos.ts'
import { openShop, type Shop } from '../support/shop.ts'

const minute = 60_000
const both = (password: string) => ({ password, password_again: password })

describeDatabase('the own account', (open) => {
  let shop: Shop
  let subject = 0
  let others: number[] = []
  beforeAll(async () => {
    shop = await openShop(open)
    const rows = await shop.db.select().from(schema.subjects)
    others = rows.filter(({ parentId }) => parentId !== null).map(({ id }) => id)
    subject = others[0] ?? 0
  })
  afterAll(() => rmSync(testConfig.filesRoot, { recursive: true, force: true }))

  let people = 0
  const freshPhone = () => `1561000${String((people += 1)).padStart(4, '0')}`
  const later = (ms = 61_000) => {
    shop.server.clock.now += ms
  }
  const codeFor = (target: string) => shop.server.sender.codeFor(target)
  const signInTo = async (mobile: string, browser = shop.server.browser()) => {
    later()
    await browser.call('sendLoginCode', { mobile })
    await browser.call('loginByPhone', { mobile, code: codeFor(mobile) })
    return browser
  }
  const newcomer = async () => {
    const mobile = freshPhone()
    const browser = await signInTo(mobile)
    return { mobile, browser, userId: Number(browser.credentials?.uid) }
  }
  const rowOf = async (userId: number) => {
    const [row] = await shop.db.select().from(schema.users).where(eq(schema.users.id, userId))
    if (row === undefined) throw new Error('no such account')
    return row
  }
  const setPassword = async (browser: Browser, mobile: string, password = 'first-password') => {
    later()
    await browser.call('sendPasswordCode', { mobile })
    await browser.call('resetPassword', {
      mobile,
      code: codeFor(mobile),
      password,
      password_again: password,
      agreed: 1,
    })
    return password
  }
  const messagesOf = (userId: number, name: string) =>
    shop.db
      .select()
      .from(schema.messages)
      .where(and(eq(schema.messages.userId, userId), eq(schema.messages.name, name)))
  const deliver = async () => {
    const { db } = shop
    const { sender, log, clock } = shop.server
    const now = () => clock.now
    const nothing = () => Promise.resolve()
    const mail = sendMessageMail({
      db,
      sender,
      origin: site,
      unsubscribePath: () => '/unsubscribe',
      attachmentsOf: () => Promise.resolve([]),
      decisionText: () => Promise.resolve(''),
      now,
    })
    const idle = {
      attendees: nothing,
      invitation: nothing,
      author: nothing,
      teamInvitation: nothing,
      benefits: nothing,
      documents: nothing,
    }
    const works = { mail, sms: sendMessageSms({ db, sender, now }), ...idle }
    while ((await runJobs({ db, log, now, works })) > 0);
  }
  const proofOf = async (browser: Browser, kind: 'phone' | 'email', target: string) => {
    later()
    await browser.call('sendOldContactCode', { kind })
    return (await browser.call('proveOldContact', { kind, code: codeFor(target) })).proof
  }
  const codeToNew = async (browser: Browser, mobile: string) => {
    later()
    await browser.call('sendNewPhoneCode', { mobile })
    return codeFor(mobile)
  }

  describe('profile', () => {
    it('[MEM-03] nickname and one to three subjects are kept, in one way of writing', async () => {
      const { browser, userId } = await newcomer()
      const saved = await browser.call('saveOwnProfile', {
        nickname: '  Jose\u0301  Lin ',
        search_field: others.slice(0, 3).join(','),
        need_submission_service: 1,
      })
      expect(saved).toMatchObject({ nickname: 'José Lin', need_submission_service: 1 })
      expect(saved.subjects).toEqual(others.slice(0, 3).toSorted((a, b) => a - b))
      expect(await browser.call('getOwnAccount', {})).toEqual(saved)
      expect((await browser.call('getUserInfo', {})).nickname).toBe('José Lin')
      expect((await rowOf(userId)).nickname).toBe('José Lin')
    })

    it.each(['Lin\u202EMei', 'Lin\u2066Mei', 'Lin\u200BMei'])(
      '[MEM-03] the nickname %j is kept without what nobody sees',
      async (nickname) => {
        const browser = await shop.signedIn('linmei')
        const saved = await browser.call('saveOwnProfile', { nickname, search_field: String(subject) })
        expect(saved.nickname).toBe('LinMei')
      },
    )

    it.each([
      ['', 'nicknameEmpty'],
      ['   ', 'nicknameEmpty'],
      ['…', 'nicknameEmpty'],
      ['字'.repeat(31), 'nicknameLong'],
      ['𠮷'.repeat(31), 'nicknameLong'],
      ['a'.repeat(201), 'tooLong'],
      ['Lin\u0000Mei', 'invalidCharacter'],
      ['Lin\nMei', 'invalidCharacter'],
      ['Lin\uE000', 'invalidCharacter'],
    ])('[MEM-03] the nickname %j is refused with %s', async (nickname, reason) => {
      const browser = await shop.signedIn('linmei')
      expect(
        await browser.refused('saveOwnProfile', { nickname, search_field: String(subject) }),
      ).toMatchObject({ reason, field: 'nickname' })
    })

    it('[MEM-03] a nickname of thirty signs is kept, also of those that take two units each', async () => {
      const { browser } = await newcomer()
      const nickname = '𠮷'.repeat(30)
      const input = { nickname, search_field: String(subject) }
      expect((await browser.call('saveOwnProfile', input)).nickname).toBe(nickname)
    })

    it.each([
      ['', 'subjectNone'],
      ['999999', 'subjectUnknown'],
      ['1,1,99999999999', 'invalid'],
    ])('[MEM-03] the subjects %j are refused with %s, and nothing changes', async (search_field, reason) => {
      const { browser } = await newcomer()
      const before = await browser.call('getOwnAccount', {})
      expect(await browser.refused('saveOwnProfile', { nickname: 'Other', search_field })).toMatchObject({
        reason,
        field: 'search_field',
      })
      expect(await browser.call('getOwnAccount', {})).toEqual(before)
    })

    it('[MEM-03] four subjects are one too many', async () => {
      const { browser } = await newcomer()
      const search_field = others.slice(0, 4).join(',')
      expect(await browser.refused('saveOwnProfile', { nickname: 'Lin', search_field })).toMatchObject({
        reason: 'subjectTooMany',
      })
    })
  })

  describe('avatar', () => {
    const upload = (browser: Browser, bytes: Buffer, type = 'image/jpeg') =>
      browser.call('upload', { kind: 'avatar', content: dataAddress(type, bytes) })

    it.each(['jpeg', 'png'] as const)(
      '[MEM-03] [FILE-01] a %s becomes a square without what the camera wrote, served for ever, and can be removed',
      async (kind) => {
        const { browser } = await newcomer()
        const bytes = await photo(kind)
        expect((await sharp(bytes).metadata()).exif?.includes('SECRET PLACE')).toBe(true)
        const { url } = await upload(browser, bytes, `image/${kind}`)
        expect((await browser.call('setAvatar', { avatar: url })).avatar).toBe(url)
        expect((await browser.call('getUserInfo', {})).avatar).toBe(url)
        const response = await shop.server.browser().request(url)
        expect(response.headers.get('content-type')).toBe('image/webp')
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        const served = Buffer.from(await response.arrayBuffer())
        const drawn = await sharp(served).metadata()
        expect([drawn.width, drawn.height, drawn.format]).toEqual([480, 480, 'webp'])
        expect(drawn.exif).toBeUndefined()
        expect(served.includes('SECRET PLACE')).toBe(false)
        expect((await browser.call('setAvatar', { avatar: '' })).avatar).toBe('')
      },
    )

    it('[FILE-02] what lies about its type, is cut off, or is no picture is refused by name', async () => {
      const { browser } = await newcomer()
      const whole = await photo()
      const lies: ReadonlyArray<readonly [string, Buffer]> = [
        ['image/png', whole],
        ['image/jpeg', whole.subarray(0, 300)],
        ['image/jpeg', Buffer.concat([whole.subarray(0, 20), Buffer.from('<script>alert(1)</script>')])],
        ['image/png', Buffer.concat([png().subarray(0, 33), Buffer.from('PK\u0003\u0004')])],
      ]
      for (const [type, bytes] of lies)
        expect(
          await browser.refused('upload', { kind: 'avatar', content: dataAddress(type, bytes) }),
        ).toMatchObject({ reason: 'fileContentWrong', field: 'content' })
    })

    it('[FILE-02] a small file of a huge picture is refused before it is drawn', async () => {
      const { browser } = await newcomer()
      const bomb = await photo('png', 12_000, 12_000)
      expect(bomb.byteLength).toBeLessThan(3 * 1024 * 1024)
      expect(
        await browser.refused('upload', { kind: 'avatar', content: dataAddress('image/png', bomb) }),
      ).toMatchObject({ reason: 'imageTooLarge', field: 'content' })
    })

    it('[FILE-01] nothing but one’s own picture, drawn by the server, becomes an avatar', async () => {
      const { browser } = await newcomer()
      const { browser: other } = await newcomer()
      const { url } = await upload(other, await photo())
      const { url: raw } = await browser.call('upload', {
        kind: 'organizer',
        content: dataAddress('image/png', png()),
      })
      for (const avatar of [
        url,
        raw,
        '/brand/mark.svg',
        'https://evil.example/a.webp',
        '/uploads/../uploads/a.webp',
        `/uploads/${'a'.repeat(22)}.webp`,
      ])
        expect(await browser.refused('setAvatar', { avatar })).toMatchObject({
          reason: 'fileUnknown',
          field: 'avatar',
        })
    })
  })

  describe('phone and e-mail', () => {
    it('[ACC-02] [MEM-03] a phone changes by a code to the old and one to the new; both are notified', async () => {
      const { browser, mobile, userId } = await newcomer()
      const elsewhere = await signInTo(mobile)
      const next = freshPhone()
      const proof = await proofOf(browser, 'phone', mobile)
      const code = await codeToNew(browser, next)
      const changed = await browser.call('changePhone', { mobile: next, code, proof })
      expect(changed.phone).toBe(`+86 ${next.slice(0, 3)}****${next.slice(-4)}`)
      // Others stay, and read of it.
      expect((await elsewhere.call('getUserInfo', {})).id).toBe(userId)
      expect(await messagesOf(userId, 'contactChanged')).toHaveLength(1)
      shop.server.sender.notices.length = 0
      await deliver()
      expect(shop.server.sender.notices.map((notice) => notice.mobile).sort()).toEqual([mobile, next].sort())
      expect((await (await signInTo(next)).call('getUserInfo', {})).id).toBe(userId)
      // The old number is free: signing in with it makes a new account.
      expect((await (await signInTo(mobile)).call('getUserInfo', {})).id).not.toBe(userId)
    })

    it('[ACC-02] a first address needs the code of the new one alone; a change tells both by mail', async () => {
      const { browser, userId } = await newcomer()
      later()
      await browser.call('sendEmailCode', { email: 'First@Example.org', event: 'change' })
      await browser.call('changeEmail', { email: 'First@example.org', code: codeFor('first@example.org') })
      expect((await rowOf(userId)).email).toBe('first@example.org')
      const proof = await proofOf(browser, 'email', 'first@example.org')
      await browser.call('sendEmailCode', { email: 'second@example.org', event: 'change' })
      shop.server.sender.mails.length = 0
      await shop.db.delete(schema.jobs)
      later()
      await browser.call('sendEmailCode', { email: 'second@example.org', event: 'change' })
      const code = codeFor('second@example.org')
      await browser.call('changeEmail', { email: 'second@example.org', code, proof })
      await deliver()
      const told = shop.server.sender.mails.filter(({ subject }) => !subject.includes('code'))
      expect(new Set(told.map(({ to }) => to))).toEqual(new Set(['first@example.org', 'second@example.org']))
    })

    it('[ACC-02] without the old code, with another’s, with one that has run out or served, nothing changes', async () => {
      const { browser, mobile, userId } = await newcomer()
      const { browser: other, mobile: otherMobile } = await newcomer()
      const sameElsewhere = await signInTo(mobile)
      const next = freshPhone()
      const foreign = await proofOf(other, 'phone', otherMobile)
      const beside = await proofOf(sameElsewhere, 'phone', mobile)
      const own = await proofOf(browser, 'phone', mobile)
      // Judged before the code is looked at: a wrong proof costs no code.
      const refusedWith = (proof: string | undefined) =>
        browser.refused('changePhone', {
          mobile: next,
          code: '000000',
          ...(proof === undefined ? {} : { proof }),
        })
      for (const proof of [undefined, '', 'x', foreign, beside, `9${own}`, own.replace('.', ',')])
        expect(await refusedWith(proof)).toMatchObject({ reason: 'contactUnproven', field: 'proof' })
      later(10 * minute)
      expect(await refusedWith(own)).toMatchObject({ reason: 'contactUnproven' })
      const fresh = await proofOf(browser, 'phone', mobile)
      await browser.call('changePhone', { mobile: next, code: await codeToNew(browser, next), proof: fresh })
      // The repeated request is about a phone that the account no longer has.
      const third = freshPhone()
      expect(
        await browser.refused('changePhone', { mobile: third, code: '000000', proof: fresh }),
      ).toMatchObject({ reason: 'contactUnproven' })
      expect((await rowOf(userId)).mobile).toBe(next)
    })

    it('[ACC-02] codes for another purpose, another phone or another’s account are wrong', async () => {
      const { browser, mobile } = await newcomer()
      const { browser: other } = await newcomer()
      const next = freshPhone()
      const proof = await proofOf(browser, 'phone', mobile)
      later()
      await browser.call('sendLoginCode', { mobile: next })
      const login = codeFor(next)
      expect(await browser.refused('changePhone', { mobile: next, code: login, proof })).toMatchObject({
        reason: 'codeWrong',
        field: 'code',
      })
      const forOther = await codeToNew(other, freshPhone())
      expect(await browser.refused('changePhone', { mobile: next, code: forOther, proof })).toMatchObject({
        reason: 'codeWrong',
      })
      expect(await browser.refused('proveOldContact', { kind: 'phone', code: '000000' })).toMatchObject({
        reason: 'codeWrong',
        field: 'code',
      })
      expect(await browser.refused('sendOldContactCode', { kind: 'email' })).toMatchObject({
        reason: 'contactMissing',
      })
    })

    it('[ACC-02] whose a phone is, only its holder learns: it is refused by name after its code', async () => {
      const { browser, mobile } = await newcomer()
      const { mobile: taken } = await newcomer()
      const proof = await proofOf(browser, 'phone', mobile)
      const code = await codeToNew(browser, taken)
      expect(await browser.refused('changePhone', { mobile: taken, code: '000000', proof })).toMatchObject({
        reason: 'codeWrong',
      })
      expect(await browser.refused('changePhone', { mobile: taken, code, proof })).toMatchObject({
        reason: 'contactTaken',
        field: 'mobile',
      })
      const same = await codeToNew(browser, mobile)
      expect(await browser.refused('changePhone', { mobile, code: same, proof })).toMatchObject({
        reason: 'contactSame',
      })
    })

    it('[ACC-02] of ten who want one address at the same moment, one gets it', async () => {
      const email = 'wanted@example.org'
      const persons = await Promise.all([1, 2, 3, 4].map(() => newcomer()))
      // Each of them has a code that was right when it was sent; only the newest counts.
      later()
      await shop.server.browser().call('sendEmailCode', { email, event: 'change' })
      const code = codeFor(email)
      const answers = await Promise.all(
        persons.map(({ browser }) => browser.raw('changeEmail', { email, code })),
      )
      expect(answers.filter(({ code: envelope }) => envelope === 1)).toHaveLength(1)
      const rows = await shop.db.select().from(schema.users).where(eq(schema.users.email, email))
      expect(rows).toHaveLength(1)
    })

    it('[CODE-01] a second code within a minute is refused, and one to nothing that is a phone', async () => {
      const { browser } = await newcomer()
      later()
      await browser.call('sendOldContactCode', { kind: 'phone' })
      expect(await browser.refused('sendOldContactCode', { kind: 'phone' })).toMatchObject({
        reason: 'codeTooSoon',
      })
      expect(await browser.refused('sendNewPhoneCode', { mobile: '12345' })).toMatchObject({
        reason: 'phoneWrong',
        field: 'mobile',
      })
      expect(
        await browser.refused('sendNewPhoneCode', { mobile: '123456', country_code: '999' }),
      ).toMatchObject({ reason: 'countryUnknown' })
    })
  })

  describe('password', () => {
    it('[ACC-01] a member without one sets it by a phone code, and stays signed in here alone', async () => {
      const { browser, mobile, userId } = await newcomer()
      const elsewhere = await signInTo(mobile)
      const password = await setPassword(browser, mobile)
      expect((await browser.call('getOwnAccount', {})).has_password).toBe(true)
      expect(await elsewhere.refused('getOwnAccount')).toMatchObject({ reason: 'sessionExpired' })
      expect(await messagesOf(userId, 'passwordChanged')).toHaveLength(1)
      const guest = shop.server.browser()
      await guest.call('loginByPassword', { account: mobile, password })
      expect(guest.credentials?.uid).toBe(String(userId))
    })

    it('[ACC-01] a forgotten one is reset by a guest; every session ends', async () => {
      const { browser, mobile } = await newcomer()
      await setPassword(browser, mobile, 'forgotten-one')
      const guest = shop.server.browser()
      await setPassword(guest, mobile, 'remembered-one')
      expect(await browser.refused('getOwnAccount')).toMatchObject({ reason: 'sessionExpired' })
      expect(
        await guest.refused('loginByPassword', { account: mobile, password: 'forgotten-one' }),
      ).toMatchObject({ reason: 'accountOrPasswordWrong' })
      await guest.call('loginByPassword', { account: mobile, password: 'remembered-one' })
    })

    it.each([
      [{ mobile: '' }, 'mobile', 'phoneEmpty'],
      [{ mobile: '12345678901' }, 'mobile', 'phoneWrong'],
      [{ code: '' }, 'code', 'codeEmpty'],
      [{ code: '000000' }, 'code', 'codeWrong'],
      [{ password: '', password_again: '' }, 'password', 'passwordEmpty'],
      [{ password: 'short', password_again: 'short' }, 'password', 'passwordShort'],
      [both('Password1!'), 'password', 'passwordCommon'],
      [{ password_again: 'another-one' }, 'password_again', 'passwordsDiffer'],
      [{ agreed: 0 }, 'agreed', 'termsNotAccepted'],
    ])('[ACC-01] [VAL-02] [VAL-03] %j is refused at %s with %s', async (fields, field, reason) => {
      const mobile = freshPhone()
      const guest = shop.server.browser()
      later()
      await guest.call('sendPasswordCode', { mobile })
      const good = {
        mobile,
        code: codeFor(mobile),
        password: 'good-password',
        password_again: 'good-password',
        agreed: 1,
      }
      expect(await guest.refused('resetPassword', { ...good, ...fields })).toMatchObject({ reason, field })
    })

    it('[ACC-01] a phone without an account is named to who holds it, and makes none', async () => {
      const mobile = freshPhone()
      const guest = shop.server.browser()
      await guest.call('sendPasswordCode', { mobile })
      const input = { mobile, password: 'good-password', password_again: 'good-password', agreed: 1 }
      expect(await guest.refused('resetPassword', { ...input, code: codeFor(mobile) })).toMatchObject({
        reason: 'phoneUnknown',
      })
      expect(await shop.db.select().from(schema.users).where(eq(schema.users.mobile, mobile))).toEqual([])
    })

    it('[MEM-03] [ACC-04] it changes by the present one; the two new ones match, and others are signed out', async () => {
      const { browser, mobile, userId } = await newcomer()
      const change = { current: 'first-password', password: 'next-password', password_again: 'next-password' }
      expect(await browser.refused('changePassword', change)).toMatchObject({ reason: 'passwordNone' })
      await setPassword(browser, mobile)
      const elsewhere = await signInTo(mobile)
      for (const [fields, field, reason] of [
        [{ current: '' }, 'current', 'passwordEmpty'],
        [{ current: 'wrong-password' }, 'current', 'passwordWrong'],
        [{ password: 'tiny', password_again: 'tiny' }, 'password', 'passwordShort'],
        [both('12345678'), 'password', 'passwordCommon'],
        [both('1qaz2WSX'), 'password', 'passwordCommon'],
        [both(mobile), 'password', 'passwordPersonal'],
        [both('Symposium-27'), 'password', 'passwordPersonal'],
        [{ password_again: 'next-passwort' }, 'password_again', 'passwordsDiffer'],
        [{ password: 'first-password', password_again: 'first-password' }, 'password', 'passwordSame'],
      ] as const)
        expect(await browser.refused('changePassword', { ...change, ...fields })).toMatchObject({
          field,
          reason,
        })
      await browser.call('changePassword', change)
      expect(await elsewhere.refused('getOwnAccount')).toMatchObject({ reason: 'sessionExpired' })
      expect(await messagesOf(userId, 'passwordChanged')).toHaveLength(2)
    })

    it('[ACC-01] [ACC-04] one that is known of the account is refused behind the code, and an old weak one goes on opening', async () => {
      const { mobile, userId } = await newcomer()
      await shop.db
        .update(schema.users)
        .set({ email: 'lantern@example.org', passwordHash: await cheapPassword('12345678') })
        .where(eq(schema.users.id, userId))
      const guest = shop.server.browser()
      await guest.call('loginByPassword', { account: mobile, password: '12345678' })
      later()
      await guest.call('sendPasswordCode', { mobile })
      const input = { mobile, code: codeFor(mobile), agreed: 1, ...both('Lantern.2026') }
      expect(await guest.refused('resetPassword', input)).toMatchObject({
        field: 'password',
        reason: 'passwordPersonal',
      })
    })

    it('[MEM-03] of two changes at the same moment by the same present one, one counts', async () => {
      const { browser, mobile } = await newcomer()
      await setPassword(browser, mobile)
      const answers = await Promise.all(
        ['next-password-1', 'next-password-2', 'next-password-3'].map((password) =>
          browser.raw('changePassword', { current: 'first-password', password, password_again: password }),
        ),
      )
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    })
  })

  describe('WeChat', () => {
    const scanned = async (browser: Browser, device: Browser, purpose: 'bind' | 'login' = 'bind') => {
      const { wechat_data } = await browser.call('getLoginQrCode', { purpose })
      const scene_str = wechat_data.scene_value
      expect((await device.call('openScene', { scene_str })).purpose).toBe(purpose)
      await device.call('confirmScene', { scene_str, as: 'unbound' })
      return scene_str
    }

    it('[ACC-02] [API-07] a scan binds, signs in afterwards, and unbinding ends that', async () => {
      const { browser, userId } = await newcomer()
      const device = shop.server.browser()
      const scene_str = await scanned(browser, device)
      // It is no sign-in, not even in its own browser.
      expect(await browser.refused('loginByScene', { scene_str })).toMatchObject({ reason: 'sceneUnknown' })
      expect((await browser.call('bindWechat', { scene_str })).has_wechat).toBe(true)
      expect(await browser.refused('bindWechat', { scene_str })).toMatchObject({ reason: 'wechatBound' })
      const desk = shop.server.browser()
      const login = await scanned(desk, device, 'login')
      expect((await desk.call('loginByScene', { scene_str: login })).user_id).toBe(userId)
      expect((await browser.call('unbindWechat', {})).has_wechat).toBe(false)
      expect(await browser.refused('unbindWechat')).toMatchObject({ reason: 'wechatNone' })
      expect(await messagesOf(userId, 'wechatChanged')).toHaveLength(2)
    })

    it('[ACC-02] another’s WeChat, another browser’s scan, one for signing in and one not confirmed bind nothing', async () => {
      const { browser } = await newcomer()
      const { browser: other } = await newcomer()
      const device = shop.server.browser()
      await other.call('bindWechat', { scene_str: await scanned(other, device) })
      const taken = await scanned(browser, device)
      expect(await browser.refused('bindWechat', { scene_str: taken })).toMatchObject({
        reason: 'wechatTaken',
      })
      const foreign = await scanned(other, shop.server.browser())
      expect(await browser.refused('bindWechat', { scene_str: foreign })).toMatchObject({
        reason: 'sceneUnknown',
      })
      const login = await scanned(browser, shop.server.browser(), 'login')
      expect(await browser.refused('bindWechat', { scene_str: login })).toMatchObject({
        reason: 'sceneUnknown',
      })
      const { wechat_data } = await browser.call('getLoginQrCode', { purpose: 'bind' })
      expect(await browser.refused('bindWechat', { scene_str: wechat_data.scene_value })).toMatchObject({
        reason: 'sceneNotConfirmed',
      })
    })

    it('[ACC-02] no account is left without a way to sign in', async () => {
      const { browser, userId } = await newcomer()
      await browser.call('bindWechat', { scene_str: await scanned(browser, shop.server.browser()) })
      await shop.db
        .update(schema.users)
        .set({ mobile: null, countryCode: null })
        .where(eq(schema.users.id, userId))
      expect(await browser.refused('unbindWechat')).toMatchObject({ reason: 'lastWayIn' })
    })
  })

  describe('devices', () => {
    it('[ACC-02] each is listed, this one marked; one is signed out, or all others', async () => {
      const { browser, mobile, userId } = await newcomer()
      const phone = await signInTo(mobile)
      const tablet = await signInTo(mobile)
      const { sessions } = await browser.call('getOwnAccount', {})
      expect(sessions).toHaveLength(3)
      expect(sessions.filter(({ is_own }) => is_own)).toHaveLength(1)
      const own = sessions.find(({ is_own }) => is_own)
      const [newest] = sessions
      expect(await browser.refused('endOwnSession', { session_id: own?.id })).toMatchObject({
        reason: 'sessionOwn',
      })
      await browser.call('endOwnSession', { session_id: newest?.id ?? 0 })
      expect(await tablet.refused('getUserInfo')).toMatchObject({ reason: 'sessionExpired' })
      expect(await browser.refused('endOwnSession', { session_id: newest?.id })).toMatchObject({
        reason: 'sessionGone',
      })
      expect((await browser.call('endOwnSession', {})).sessions).toHaveLength(1)
      expect(await phone.refused('getUserInfo')).toMatchObject({ reason: 'sessionExpired' })
      const open = await shop.db
        .select()
        .from(schema.sessions)
        .where(and(eq(schema.sessions.userId, userId), isNull(schema.sessions.revokedAt)))
      expect(open).toHaveLength(1)
    })

    it('[ACC-02] another user’s session does not exist', async () => {
      const { browser } = await newcomer()
      const { browser: other } = await newcomer()
      const [session] = (await other.call('getOwnAccount', {})).sessions
      for (const session_id of [session?.id, 2_147_483_647])
        expect(await browser.refused('endOwnSession', { session_id })).toMatchObject({
          reason: 'sessionGone',
          field: 'session_id',
        })
      await other.call('getUserInfo', {})
    })
  })
})
