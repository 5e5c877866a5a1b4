import { and, eq, isNotNull } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { calls, type CallName } from '../../../src/contract/calls.ts'
import { samples } from '../../../src/contract/examples.ts'
import { movesMoney } from '../../../src/machines/lifecycles/moneyEvents.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { entities } from '../../../src/contract/entity.ts'
import { resetSecondFactor } from '../../../server/accounts/secondFactor/resetSecondFactor.ts'
import { mustHaveStepped } from '../../../server/accounts/secondFactor/mustHaveProof.ts'
import { seal, unseal } from '../../../server/accounts/seal.ts'
import * as schema from '../../../server/db/schema.ts'
import { newMemory } from '../../support/engines.ts'
import { dataAddress, png } from '../files/pictures.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'
import { testConfig, type Browser } from '../api/harness.ts'
import { softwareAuthenticator } from './softwareAuthenticator.ts'

const minute = 60_000

describe('the second factor', () => {
  let shop: Shop
  let close: () => Promise<void>
  beforeAll(async () => {
    const database = await newMemory()
    close = database.close
    shop = await openShop(() => Promise.resolve(database), {
      config: { secondFactor: 'required', limits: { ...testConfig.limits, factorFailures: 5 } },
    })
  })
  afterAll(() => close())

  const codeAt = (secret: string, at = shop.server.clock.now) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at })
  /** The next period, so that a code was not used yet. */
  const later = (ms = 30_000) => {
    shop.server.clock.now += ms
  }

  /** Number of new members, each signed in a moment ago. */
  let people = 0
  const newcomer = async (): Promise<{
    browser: Browser
    userId: number
    signIn: () => Promise<Browser>
  }> => {
    const mobile = `1541000${String((people += 1)).padStart(4, '0')}`
    // One code a minute.
    const signIn = async (browser = shop.server.browser()) => {
      later(61_000)
      await browser.call('sendLoginCode', { mobile })
      await browser.call('loginByPhone', { mobile, code: shop.server.sender.codeFor(mobile) })
      return browser
    }
    const browser = await signIn()
    return { browser, userId: Number(browser.credentials?.uid), signIn: () => signIn() }
  }
  const withTotp = async () => {
    const person = await newcomer()
    const { secret } = await person.browser.call('beginTotp', {})
    const { recovery_codes } = await person.browser.call('confirmTotp', { code: codeAt(secret) })
    later()
    return { ...person, secret, codes: recovery_codes ?? [] }
  }
  const addPasskey = async (browser: Browser, authenticator = softwareAuthenticator()) => {
    const { options } = await browser.call('beginPasskey', {})
    const added = await browser.call('addPasskey', { name: 'Key', answer: authenticator.create(options) })
    return { authenticator, ...added }
  }
  const withPasskey = async (counts = true) => {
    const person = await newcomer()
    const { authenticator, id } = await addPasskey(person.browser, softwareAuthenticator({ counts }))
    return { ...person, authenticator, id }
  }
  const answerBy = async (browser: Browser, { get }: Pick<ReturnType<typeof softwareAuthenticator>, 'get'>) =>
    get((await browser.call('askPasskey', {})).options)

  describe('codes by time', () => {
    it('[ACC-02] a secret counts once a code of it was given, and is sealed in the database', async () => {
      const { browser, userId } = await newcomer()
      const { secret, address } = await browser.call('beginTotp', {})
      expect(address).toContain(`secret=${secret}`)
      expect(await browser.call('getFactorWays', {})).toEqual({ passkeys: 0, totp: false, recovery_left: 0 })
      expect(await browser.refused('confirmTotp', { code: '000000' })).toMatchObject({
        reason: 'codeWrong',
        field: 'code',
      })
      const { recovery_codes } = await browser.call('confirmTotp', { code: codeAt(secret) })
      expect(new Set(recovery_codes).size).toBe(10)
      expect(await browser.call('getFactorWays', {})).toEqual({ passkeys: 0, totp: true, recovery_left: 10 })
      const [row] = await shop.db
        .select()
        .from(schema.totpSecrets)
        .where(eq(schema.totpSecrets.userId, userId))
      expect(JSON.stringify(row)).not.toContain(secret)
      const codes = await shop.db
        .select()
        .from(schema.recoveryCodes)
        .where(eq(schema.recoveryCodes.userId, userId))
      for (const code of recovery_codes ?? []) expect(JSON.stringify(codes)).not.toContain(code)
    })

    it('a seal opens for its key and account only', () => {
      const key = new Uint8Array(32).fill(1)
      const sealed = seal(key, { user: 7 }, new Uint8Array([1, 2, 3]))
      expect(unseal(key, { user: 7 }, sealed)).toEqual(new Uint8Array([1, 2, 3]))
      expect(unseal(key, { user: 8 }, sealed)).toBeNull()
      expect(unseal(new Uint8Array(32).fill(2), { user: 7 }, sealed)).toBeNull()
      expect(unseal(key, { user: 7 }, sealed.slice(0, -2))).toBeNull()
      expect(unseal(key, { user: 7 }, '')).toBeNull()
    })

    it('[ACC-02] one code works once, also of those that are sent at the same moment', async () => {
      const { secret, signIn } = await withTotp()
      const one = await signIn()
      const proof = codeAt(secret)
      const others = [await signIn(), await signIn(), await signIn()]
      // All of them within one period.
      shop.server.clock.now = Math.ceil(shop.server.clock.now / 30_000) * 30_000
      const now = codeAt(secret)
      const answers = await Promise.all(
        [one, ...others].map((each) => each.raw('verifyFactor', { way: 'totp', proof: now })),
      )
      expect(answers.filter(({ code }) => code === 1).length).toBe(1)
      expect(await one.refused('verifyFactor', { way: 'totp', proof })).toMatchObject({ reason: 'codeWrong' })
    })

    it('[ACC-02] a clock one period off is forgiven, two are not; what was passed over is gone', async () => {
      const { secret, signIn } = await withTotp()
      later(10 * minute)
      const browser = await signIn()
      const now = shop.server.clock.now
      for (const off of [-60_000, 60_000])
        expect(
          await browser.refused('verifyFactor', { way: 'totp', proof: codeAt(secret, now + off) }),
        ).toMatchObject({
          reason: 'codeWrong',
        })
      await browser.call('verifyFactor', { way: 'totp', proof: codeAt(secret, now + 30_000) })
      for (const off of [-30_000, 0, 30_000])
        expect(
          (await browser.refused('verifyFactor', { way: 'totp', proof: codeAt(secret, now + off) })).reason,
        ).toBe('codeWrong')
      const late = await withTotp()
      later(10 * minute)
      await (
        await late.signIn()
      ).call('verifyFactor', {
        way: 'totp',
        proof: codeAt(late.secret, shop.server.clock.now - 30_000),
      })
    })

    it('another app takes the place of the first once a code of it was given', async () => {
      const { browser, secret } = await withTotp()
      const { secret: next } = await browser.call('beginTotp', {})
      await browser.call('verifyFactor', { way: 'totp', proof: codeAt(secret) })
      later()
      expect(await browser.call('confirmTotp', { code: codeAt(next) })).toEqual({ recovery_codes: null })
      later()
      await browser.refused('verifyFactor', { way: 'totp', proof: codeAt(secret) })
      await browser.call('verifyFactor', { way: 'totp', proof: codeAt(next) })
      expect((await browser.refused('confirmTotp', { code: codeAt(next) })).reason).toBe('totpNotBegun')
    })
  })

  describe('recovery codes', () => {
    it('[ACC-02] each works once, however it was written down, and the owner is notified', async () => {
      const { signIn, codes, userId } = await withTotp()
      const [first = '', second = ''] = codes
      const browser = await signIn()
      const written = first.toUpperCase().replace('-', ' ')
      const answers = await Promise.all(
        [1, 2, 3].map(() => browser.raw('verifyFactor', { way: 'recovery', proof: written })),
      )
      expect(answers.filter(({ code }) => code === 1)).toMatchObject([{ data: { recovery_left: 9 } }])
      expect(await browser.refused('verifyFactor', { way: 'recovery', proof: first })).toMatchObject({
        reason: 'recoveryCodeWrong',
        field: 'proof',
      })
      const { messages } = schema
      const told = await shop.db
        .select({ content: messages.engContent })
        .from(messages)
        .where(and(eq(messages.userId, userId), eq(messages.name, 'secondFactorChanged')))
      expect(told.map(({ content }) => content)).toEqual([
        expect.stringContaining('An authenticator app was set up'),
        expect.stringContaining('A recovery code was used'),
      ])
      const { recovery_codes } = await browser.call('renewRecoveryCodes', {})
      expect(recovery_codes).not.toContain(second)
      expect((await browser.refused('verifyFactor', { way: 'recovery', proof: second })).reason).toBe(
        'recoveryCodeWrong',
      )
    })
    it('are nobody else’s', async () => {
      const { codes } = await withTotp()
      const { signIn } = await withTotp()
      expect(
        (await (await signIn()).refused('verifyFactor', { way: 'recovery', proof: codes[0] })).reason,
      ).toBe('recoveryCodeWrong')
    })
  })

  it('[ACC-02] five wrong proofs and then a wait, ten at once as one after the other; the owner’s known device has its own', async () => {
    const { secret, signIn } = await withTotp()
    const owner = await signIn()
    await owner.call('verifyFactor', { way: 'totp', proof: codeAt(secret) })
    later()
    const thief = await signIn()
    const ten = await Promise.all(
      Array.from({ length: 10 }, () => thief.refused('verifyFactor', { way: 'totp', proof: '000000' })),
    )
    expect(ten.map(({ reason }) => reason).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'codeWrong'),
      ...Array.from({ length: 5 }, () => 'limited'),
    ])
    expect(ten.find(({ reason }) => reason === 'limited')?.retry_after).toBeGreaterThan(0)
    const again = await signIn()
    expect((await again.refused('verifyFactor', { way: 'totp', proof: codeAt(secret) })).reason).toBe(
      'limited',
    )
    await owner.call('verifyFactor', { way: 'totp', proof: codeAt(secret) })
    later(16 * minute)
    await again.call('verifyFactor', { way: 'totp', proof: codeAt(secret) })
  })

  describe('passkeys', () => {
    it('[ACC-02] a passkey is made and signed by; its counter goes on', async () => {
      const { signIn, authenticator } = await withPasskey()
      const browser = await signIn()
      expect(await browser.call('getFactorWays', {})).toEqual({ passkeys: 1, totp: false, recovery_left: 10 })
      await browser.call('verifyFactor', { way: 'passkey', proof: await answerBy(browser, authenticator) })
      const { passkeys } = await browser.call('getFactors', {})
      expect(passkeys).toMatchObject([
        { name: 'Key', last_used_at: new Date(shop.server.clock.now).toISOString() },
      ])
    })
    it('[ACC-02] an answer works once, for the session that asked, and for five minutes', async () => {
      const { signIn, authenticator } = await withPasskey(false)
      const [mine, other] = [await signIn(), await signIn()]
      const proof = await answerBy(mine, authenticator)
      expect((await other.refused('verifyFactor', { way: 'passkey', proof })).reason).toBe('passkeyWrong')
      const answers = await Promise.all(
        [1, 2, 3].map(() => mine.raw('verifyFactor', { way: 'passkey', proof })),
      )
      expect(answers.filter(({ code }) => code === 1).length).toBe(1)
      const old = await answerBy(mine, authenticator)
      later(5 * minute)
      expect((await mine.refused('verifyFactor', { way: 'passkey', proof: old })).reason).toBe('passkeyWrong')
    })
    it('[ACC-02] a counter that goes back is refused, and so is one that stays', async () => {
      const { browser, authenticator } = await withPasskey()
      authenticator.setCounter(9)
      await browser.call('verifyFactor', { way: 'passkey', proof: await answerBy(browser, authenticator) })
      for (const value of [9, 3]) {
        authenticator.setCounter(value)
        expect(
          (
            await browser.refused('verifyFactor', {
              way: 'passkey',
              proof: await answerBy(browser, authenticator),
            })
          ).reason,
        ).toBe('passkeyWrong')
      }
      authenticator.setCounter(10)
      await browser.call('verifyFactor', { way: 'passkey', proof: await answerBy(browser, authenticator) })
    })
    it('[ACC-02] an answer for another site is refused, and so are one that is no answer and another key’s', async () => {
      const { browser } = await newcomer()
      const elsewhere = softwareAuthenticator({ origin: 'http://symposium.test.evil' })
      const { options } = await browser.call('beginPasskey', {})
      expect(
        (await browser.refused('addPasskey', { name: 'Key', answer: elsewhere.create(options) })).reason,
      ).toBe('passkeyWrong')
      for (const answer of ['{}', 'null', '"x"', '[', '{"id":1}', '{"id":"a","response":{}}'])
        expect((await browser.refused('addPasskey', { name: 'Key', answer })).reason).toBe('passkeyWrong')

      const mine = await withPasskey()
      const forged = softwareAuthenticator()
      const { options: request } = await mine.browser.call('askPasskey', {})
      const answer = forged.get(request).replaceAll(forged.id, mine.authenticator.id)
      expect((await mine.browser.refused('verifyFactor', { way: 'passkey', proof: answer })).reason).toBe(
        'passkeyWrong',
      )
      expect((await mine.browser.refused('verifyFactor', { way: 'passkey', proof: '{' })).reason).toBe(
        'passkeyWrong',
      )
      expect(shop.server.log.faults()).toEqual([])
    })
    it('[ACC-02] another user’s passkey proves nothing, and their number is unknown', async () => {
      const theirs = await withPasskey()
      const mine = await withPasskey()
      const proof = await answerBy(mine.browser, theirs.authenticator)
      expect((await mine.browser.refused('verifyFactor', { way: 'passkey', proof })).reason).toBe(
        'passkeyWrong',
      )
      for (const passkey_id of [theirs.id, 2_147_483_647]) {
        expect((await mine.browser.refused('removePasskey', { passkey_id })).reason).toBe('notFound')
        expect((await mine.browser.refused('renamePasskey', { passkey_id, name: 'Mine' })).reason).toBe(
          'notFound',
        )
      }
      const { options } = await mine.browser.call('beginPasskey', {})
      expect(
        (
          await mine.browser.refused('addPasskey', {
            name: 'Key',
            answer: theirs.authenticator.create(options),
          })
        ).reason,
      ).toBe('passkeyTaken')
      await mine.browser.call('renamePasskey', { passkey_id: mine.id, name: '钥匙' })
      expect(await mine.browser.call('getFactors', {})).toMatchObject({ passkeys: [{ name: '钥匙' }] })
    })
    it('there are ten at most, also of those that are added at the same moment', async () => {
      const { browser } = await newcomer()
      const begun = []
      for (let each = 0; each < 12; each += 1) begun.push((await browser.call('beginPasskey', {})).options)
      const answers = await Promise.all(
        begun.map((options) =>
          browser.raw('addPasskey', { name: 'Key', answer: softwareAuthenticator().create(options) }),
        ),
      )
      expect(answers.filter(({ code }) => code === 1).length).toBe(10)
      expect((await browser.refused('beginPasskey', {})).reason).toBe('passkeysFull')
    })
  })

  describe('a session that waits for the factor', () => {
    const closed = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access !== 'anyone')
    let waiting: Browser
    let person: Awaited<ReturnType<typeof withTotp>>
    beforeAll(async () => {
      person = await withTotp()
      waiting = await person.signIn()
    })

    it.each(closed)('[ACC-02] %s', async (name) => {
      const answer = await waiting.raw(name, samples[name])
      const reason = (answer.data as { reason?: string } | null)?.reason
      if (calls[name].access === 'session') expect(reason).not.toBe('secondFactorNeeded')
      else expect([name, reason]).toEqual([name, 'secondFactorNeeded'])
    })
    it('[ACC-02] gets no file, no recording, no entrance of a member, and lets no one else in', async () => {
      for (const path of [
        '/files/invoice/1.pdf',
        '/files/voucher/1',
        '/files/invoice-upload/1',
        '/recordings/x/index.m3u8',
      ]) {
        const answer = await waiting.request(path)
        expect([path, await answer.json()]).toEqual([
          path,
          expect.objectContaining({ data: expect.objectContaining({ reason: 'secondFactorNeeded' }) }),
        ])
      }
      const navigation = await waiting.request('/files/invoice/1.pdf', {
        headers: { 'sec-fetch-dest': 'document' },
      })
      expect([navigation.status, navigation.headers.get('location')]).toEqual([
        302,
        expect.stringContaining('/login?url='),
      ])
      const [live] = await shop.db
        .select()
        .from(schema.lives)
        .where(isNotNull(schema.lives.anchorId))
        .limit(1)
      const { guest, room } = await waiting.call('joinLiveRoom', { live_id: live?.id ?? 0 })
      expect([guest, room.userInfo.userId]).toEqual([expect.any(String), expect.stringMatching(/^g/)])
      const scene = await shop.server.browser().call('getScene', {})
      expect(
        (
          await waiting.refused('confirmScene', {
            scene_str: scene.wechat_data.scene_value,
            as: 'session',
          })
        ).reason,
      ).toBe('secondFactorNeeded')
    })
    it('[ACC-02] opens everything once the factor was brought, and ends by signing out', async () => {
      expect((await waiting.refused('getUserInfo', {})).reason).toBe('secondFactorNeeded')
      later()
      await waiting.call('verifyFactor', { way: 'totp', proof: codeAt(person.secret) })
      expect((await waiting.call('getUserInfo', {})).id).toBe(person.userId)
      const other = await person.signIn()
      await other.call('logout', {})
      expect((await other.refused('getFactorWays', {})).reason).toBe('sessionExpired')
    })
    it('after thirty days it is over, too', async () => {
      const { signIn } = await withTotp()
      const browser = await signIn()
      const after = async (days: number) => {
        const same = shop.server.browserBeside(days * 86_400_000)
        same.credentials = browser.credentials
        for (const [name, value] of browser.cookies) same.cookies.set(name, value)
        return (await same.refused('getUserInfo')).reason
      }
      expect([await after(29), await after(31)]).toEqual(['secondFactorNeeded', 'sessionExpired'])
    })
    it('[ACC-02] the first factor asks every other session of the account for it', async () => {
      const { browser, signIn } = await newcomer()
      const other = await signIn()
      await other.call('getUserInfo', {})
      await addPasskey(browser)
      expect((await other.refused('getUserInfo', {})).reason).toBe('secondFactorNeeded')
      await browser.call('getUserInfo', {})
    })
  })

  describe('changes', () => {
    it('[ACC-02] need a sign-in or a proof of the last ten minutes', async () => {
      const { browser, signIn } = await newcomer()
      later(11 * minute)
      for (const name of ['beginTotp', 'beginPasskey', 'renewRecoveryCodes', 'removeTotp'] as const)
        expect([name, (await browser.refused(name)).reason]).toEqual([name, 'freshSignInNeeded'])
      const fresh = await signIn()
      const { authenticator } = await addPasskey(fresh)
      later(11 * minute)
      expect((await fresh.refused('beginTotp')).reason).toBe('stepUpNeeded')
      await fresh.call('verifyFactor', { way: 'passkey', proof: await answerBy(fresh, authenticator) })
      await fresh.call('beginTotp', {})
    })
    it('[ACC-02] are written down, and the owner is notified of each', async () => {
      const { browser, userId } = await newcomer()
      const { id } = await addPasskey(browser)
      await browser.call('renamePasskey', { passkey_id: id, name: 'Other' })
      await browser.call('renewRecoveryCodes', {})
      await browser.call('removePasskey', { passkey_id: id })
      const events = await shop.db
        .select({ event: schema.auditEvents.event })
        .from(schema.auditEvents)
        .where(and(eq(schema.auditEvents.entity, 'user'), eq(schema.auditEvents.entityId, String(userId))))
      const names = ['passkeyAdded', 'passkeyRenamed', 'codesRenewed', 'passkeyRemoved']
      expect(events.map(({ event }) => event).filter((event) => event.startsWith('factor.'))).toEqual(
        names.map((name) => `factor.${name}`),
      )
      expect(
        await shop.db.$count(
          schema.messages,
          and(eq(schema.messages.userId, userId), eq(schema.messages.name, 'secondFactorChanged')),
        ),
      ).toBe(names.length)
    })
    it('without a factor there is nothing to bring: codes go with the last one, and sessions that wait for it end', async () => {
      const { browser, id, signIn } = await withPasskey()
      const waiting = await signIn()
      await browser.call('removePasskey', { passkey_id: id })
      expect((await waiting.refused('getFactorWays')).reason).toBe('sessionExpired')
      expect(await browser.call('getFactorWays', {})).toEqual({ passkeys: 0, totp: false, recovery_left: 0 })
      expect((await browser.refused('renewRecoveryCodes')).reason).toBe('factorNone')
      expect((await browser.refused('askPasskey')).reason).toBe('passkeyNone')
      await (await signIn()).call('getUserInfo', {})
    })
    it('[ACC-02] an administrator’s reset takes everything and ends every session', async () => {
      const { browser, userId, signIn } = await withTotp()
      await addPasskey(browser)
      const at = new Date(shop.server.clock.now)
      const by = await shop.idOf('admin')
      const exchange = { id: 'r-1', userAgent: '', maskedAddress: '' }
      const ended = await shop.db.transaction((tx) => resetSecondFactor(tx, exchange, userId, by, at))
      expect(ended.length).toBe(1)
      expect((await browser.refused('getUserInfo')).reason).toBe('sessionExpired')
      const anew = await signIn()
      expect(await anew.call('getFactors', {})).toEqual({
        passkeys: [],
        totp_since: null,
        recovery_left: 0,
        required: false,
      })
    })
  })

  describe('required of finance and administrators', () => {
    const voucherOf = async (owner: Browser) => {
      const order_id = await rowsOf(shop).order('to_be_paid')
      const { id } = await owner.call('startPayment', { order_id, method: 'transfer', key: freshKey() })
      const content = dataAddress('image/png', png())
      await owner.call('submitVoucher', { payment_id: id, version: 0, key: freshKey(), content })
      return `/files/voucher/${id}`
    }
    it.each(['finance', 'admin'])(
      '[ACC-02] %s without one is refused at the console and in each event',
      async (account) => {
        const browser = await shop.signedIn(account)
        expect((await browser.refused('getConsole')).reason).toBe('secondFactorMissing')
        expect((await browser.refused('listQueue', { queue: 'refunds' })).reason).toBe('secondFactorMissing')
        for (const entity of entities) {
          const { causes, reasons } = lifecycles[entity]
          for (const [event, roles] of Object.entries(causes)) {
            if (!roles.some((role) => role === account)) continue
            for (const state of Object.keys(reasons.states).slice(0, 2)) {
              const id = await rowsOf(shop)[entity](state)
              const answer = await browser.refused('fireRecord', {
                entity,
                id,
                event,
                version: 0,
                key: freshKey(),
              })
              expect([event, answer.reason]).toEqual([
                event,
                answer.reason === 'eventUnknown' ? 'eventUnknown' : 'secondFactorMissing',
              ])
            }
          }
        }
        const linmei = await shop.signedIn('linmei')
        const path = await voucherOf(linmei)
        expect((await linmei.request(path)).status).toBe(200)
        expect((await browser.request(path)).status).toBe(404)
        const order = await shop.buy('linmei')
        expect((await browser.refused('getRecord', { entity: 'order', id: order })).reason).toBe(
          'secondFactorMissing',
        )
      },
    )
    it('[ACC-02] a member who enrols goes on at once, and keeps the last one', async () => {
      const browser = await shop.signedIn('finance')
      const { id } = await addPasskey(browser)
      await browser.call('getConsole', {})
      expect((await browser.request(await voucherOf(await shop.signedIn('linmei')))).status).toBe(200)
      expect((await browser.refused('removePasskey', { passkey_id: id })).reason).toBe('factorLast')
      const { secret } = await browser.call('beginTotp', {})
      await browser.call('confirmTotp', { code: codeAt(secret) })
      await browser.call('removePasskey', { passkey_id: id })
      expect(await browser.call('getFactors', {})).toMatchObject({ required: true, passkeys: [] })
      expect((await browser.refused('removeTotp')).reason).toBe('factorLast')
    })
    it('an organizer and a member need none', async () => {
      const organizer = await shop.signedIn('organizer')
      expect((await organizer.call('getConsole', {})).roles).toContain('organizer')
      const id = await rowsOf(shop).refund('requested')
      await organizer.call('fireRecord', {
        entity: 'refund',
        id,
        event: 'refund.reject',
        version: 0,
        key: freshKey(),
        reason: 'r',
      })
    })
  })

  describe('before money moves', () => {
    it('[ACC-02] the events that move it are these', () => {
      const moving = entities.flatMap((entity) =>
        Object.keys(lifecycles[entity].causes).filter((event) => movesMoney(entity, event)),
      )
      expect(moving).toEqual(['payment.accept', 'refund.approve', 'refund.retry'])
    })
    it('[ACC-02] a member with a factor brings it again after ten minutes; the request is done then, once', async () => {
      const browser = await shop.signedIn('organizer')
      const { authenticator } = await addPasskey(browser)
      const id = await rowsOf(shop).refund('requested')
      const approve = { entity: 'refund', id, event: 'refund.approve', version: 0, key: freshKey() } as const
      later(11 * minute)
      expect((await browser.refused('fireRecord', approve)).reason).toBe('stepUpNeeded')
      const rejected = { ...approve, event: 'refund.reject', key: freshKey() }
      expect((await browser.refused('fireRecord', rejected)).reason).toBe('reasonEmpty')
      await browser.call('verifyFactor', { way: 'passkey', proof: await answerBy(browser, authenticator) })
      const done = await browser.call('fireRecord', approve)
      expect(done.state).toBe('processing')
      later(11 * minute)
      expect((await browser.call('fireRecord', approve)).version).toBe(done.version)
    })
    it('[ACC-02] a proof of one session does not count in another', async () => {
      const { authenticator, signIn } = await withPasskey()
      const [mine, other] = [await signIn(), await signIn()]
      for (const each of [mine, other])
        await each.call('verifyFactor', { way: 'passkey', proof: await answerBy(each, authenticator) })
      later(11 * minute)
      await mine.call('verifyFactor', { way: 'passkey', proof: await answerBy(mine, authenticator) })
      await mine.call('renewRecoveryCodes', {})
      expect((await other.refused('renewRecoveryCodes')).reason).toBe('stepUpNeeded')
    })
    it('an actor without a session has proved nothing', async () => {
      const { userId } = await withPasskey()
      const at = new Date(shop.server.clock.now)
      await expect(mustHaveStepped(shop.db, { userId }, at)).rejects.toMatchObject({ reason: 'stepUpNeeded' })
    })
  })
})

it('where it is offered, finance and administrators work without one', async () => {
  const database = await newMemory()
  const shop = await openShop(() => Promise.resolve(database))
  expect(testConfig.secondFactor).toBe('offered')
  await (await shop.signedIn('finance')).call('getConsole', {})
  const id = await rowsOf(shop).refund('requested')
  const approve = { entity: 'refund', id, event: 'refund.approve', version: 0, key: freshKey() } as const
  await (await shop.signedIn('admin')).call('fireRecord', approve)
  await database.close()
})
