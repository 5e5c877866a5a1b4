import { generateKeyPairSync } from 'node:crypto'
import net from 'node:net'
import type { AddressInfo } from 'node:net'

import { desc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'

import type { Delivery as DeliveryAnswer } from '../../../src/contract/delivery.ts'
import { deliveryFields, isSecret } from '../../../src/contract/deliveryParts.ts'
import { deliveryParts, type DeliveryPart } from '../../../src/contract/deliveryPlaces.ts'
import { loadKey } from '../../../server/accounts/signingKey.ts'
import { openSecrets, readRows, sealSecrets } from '../../../server/delivery/storedSettings.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { sessions, users } from '../../../server/db/schema/accounts.ts'
import { payments } from '../../../server/db/schema/payments.ts'
import { deliverySettings } from '../../../server/db/schema/site.ts'
import { tryFolder, tryMail } from '../../../server/delivery/tryDelivery.ts'
import { createDelivery, type Delivery } from '../../../server/delivery/createDelivery.ts'
import { readReadiness } from '../../../server/lifecycles/readReadiness.ts'
import type { Environment } from '../../../server/shared/config.ts'
import { describeDatabase } from '../../support/engines.ts'
import { startMailServer, type MailServerOptions } from '../../support/mailServer.ts'
import { FakeLog, testConfig, type Browser } from '../api/harness.ts'
import { openShop, type Shop } from '../support/shop.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = {
  private: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  public: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
}
const password = 'p%:@/ssé wörd 0'
const filled = {
  mail: {
    ...{ host: '127.0.0.1', port: '2525', security: 'none', user: 'o@ffice:1', password },
    ...{ from_name: 'Society "E"', from_address: 'office@example.org' },
  },
  sms: {
    ...{ secret_id: 'id', secret_key: 'sms-secret-key', app_id: '1400', sign: '学会' },
    ...{ template_zh: '1', template_en: '2', notice_zh: '', notice_en: '', region: '' },
  },
  transfer: {
    ...{
      account_name: '学会',
      eng_account_name: 'Society',
      bank: '银行',
      eng_bank: 'Bank',
      account: '6222 0000',
    },
  },
  wechat: {
    ...{ app_id: 'wx1', merchant_id: '1900000001', serial: 'ABC', private_key: pem.private },
    ...{ api_key: 'k'.repeat(32), public_key_id: 'PUB_KEY_ID_1', public_key: pem.public },
  },
  alipay: { app_id: '2021', private_key: pem.private, public_key: pem.public },
} as const

const cleanups: Array<() => Promise<unknown> | void> = []
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
})

describeDatabase('[OPS-01] settings in the browser', (open) => {
  let shop: Shop
  let admin: Browser
  let delivery: Delivery
  let log: FakeLog
  const start = async (env: Environment = { NODE_ENV: 'production' }, isDemo = false) => {
    log = new FakeLog()
    shop = await openShop(open, {
      delivery: ({ db, now }) =>
        (delivery = createDelivery({ env, db, key: testConfig.key, now, log, isDemo })),
    })
    await delivery.reload()
    admin = await shop.signedIn('admin')
  }
  beforeEach(() => start())

  const stateOf = (answer: DeliveryAnswer, part: DeliveryPart) => {
    const found = answer.parts.find((each) => each.part === part)
    if (found === undefined) throw new Error(`there is no ${part}`)
    return found
  }
  const read = async (part: DeliveryPart) => stateOf(await admin.call('getDelivery', {}), part)
  const wish = async (part: DeliveryPart, change: object = {}) => ({
    part,
    version: (await read(part)).version,
    values: JSON.stringify({ ...filled[part], ...change }),
  })
  const save = async (part: DeliveryPart, change: object = {}) =>
    stateOf(await admin.call('saveDelivery', await wish(part, change)), part)
  const refusal = async (part: DeliveryPart, change: object = {}) => {
    const { reason, field } = await admin.refused('saveDelivery', await wish(part, change))
    return [reason, field]
  }
  const mailServer = async (options?: MailServerOptions) => {
    const server = await startMailServer(options)
    cleanups.push(server.close)
    return server
  }
  const dump = async () => {
    const rows = await readRows(shop.db)
    const events = await shop.db.select({ data: auditEvents.data }).from(auditEvents)
    return JSON.stringify([rows, events, log.lines, shop.server.log.lines])
  }

  it('keeps every part, and its secrets nowhere in the clear: not in the table, the audit log, the log or an answer', async () => {
    for (const part of deliveryParts) {
      const state = await save(part)
      expect(state).toMatchObject({ part, source: 'stored', version: 1, variables: [] })
      const hidden = deliveryFields[part].filter(isSecret).map(({ name }) => name)
      expect(Object.keys(state.secrets).sort()).toEqual([...hidden].sort())
      for (const name of hidden) expect(state.values).not.toHaveProperty(name)
    }
    const kept = (await dump()) + JSON.stringify(await admin.call('getDelivery', {}))
    const middle = pem.private.split('\n')[5] ?? ''
    for (const secret of [password, encodeURIComponent(password), 'sms-secret-key', 'k'.repeat(32), middle])
      for (const form of [
        secret,
        Buffer.from(secret).toString('base64'),
        Buffer.from(secret).toString('hex'),
      ])
        expect(kept).not.toContain(form)
    expect(kept).toContain('1900000001')
    const [event] = await shop.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.event, 'delivery.saved'))
      .orderBy(auditEvents.id)
    expect(event).toMatchObject({ actorId: await shop.idOf('admin'), entity: 'site' })
    expect(event?.data).toEqual({
      part: 'mail',
      fields: [...deliveryFields.mail]
        .map(({ name }) => name)
        .filter((name) => name !== 'password')
        .concat('password'),
    })
  })

  it('holds at once, without a restart: mail goes out, an order can be paid, and the readiness of the first run follows', async () => {
    const server = await mailServer({ auth: '235 ok' })
    const { carriers } = delivery.sender
    expect([carriers.mail, delivery.readiness().mail.is_ready]).toEqual(['outbox', false])
    const conferenceWays = async () =>
      (await shop.server.browser().call('getConference', { id: shop.conference.id })).ways_to_pay
    const isPayable = () =>
      shop.db
        .transaction((tx) =>
          readReadiness(tx, shop.conference, {
            at: new Date(shop.server.clock.now),
            ways: delivery.paymentMethods.methods,
          }),
        )
        .then((lines) => lines.find(({ field }) => field === 'payment')?.state)
    expect([await conferenceWays(), await isPayable()]).toEqual([[], 'missing'])
    await save('mail', { port: String(server.port) })
    await save('transfer')
    expect(delivery.sender.carriers.mail).toBe('smtp')
    const { mail, payment } = delivery.readiness()
    expect(mail).toEqual({ name: 'smtp', is_ready: true, missing: [] })
    expect(payment.filter(({ is_ready }) => is_ready).map(({ name }) => name)).toEqual(['transfer'])
    expect([await conferenceWays(), await isPayable()]).toEqual([['transfer'], 'done'])
    await delivery.sender.sendMail({ to: 'lin@example.org', subject: 'x', text: 'x', lang: 'en' })
    const login = Buffer.from(`\0${filled.mail.user}\0${password}`).toString('base64')
    expect(server.commands).toContain(`AUTH PLAIN ${login}`)
    expect(server.messages[0]).toMatch(/^From: "Society \\"E\\"" <office@example\.org>/m)
    await admin.call('clearDelivery', { part: 'transfer', version: 1 })
    expect([await conferenceWays(), await isPayable()]).toEqual([[], 'missing'])
    expect(delivery.paymentMethods.transfer).toBeNull()
  })

  it('is taken over by another server when its clock looks, and by a restart', async () => {
    const db = shop.db
    const other = createDelivery({
      ...{ env: { NODE_ENV: 'production' }, db, key: testConfig.key, now: Date.now, log },
    })
    await save('transfer')
    expect(other.paymentMethods.methods).toEqual([])
    await other.reload()
    expect(other.paymentMethods.methods).toEqual(['transfer'])
    expect(other.paymentMethods.transfer).toMatchObject({ account: '6222 0000', eng_bank: 'Bank' })
  })

  it('variables of the environment win, are named, and cannot be written over', async () => {
    await save('mail')
    await start({
      NODE_ENV: 'production',
      SMTP_URL: 'smtps://a%40b:geheim@mail.example.org',
      SMTP_FROM: 'Site <no-reply@example.org>',
    })
    const state = await read('mail')
    expect(state).toMatchObject({
      source: 'environment',
      variables: ['SMTP_URL', 'SMTP_FROM'],
      values: {
        ...{ host: 'mail.example.org', port: '465', security: 'tls', user: 'a@b' },
        ...{ from_name: 'Site', from_address: 'no-reply@example.org' },
      },
      secrets: { password: null },
    })
    expect(JSON.stringify(await admin.call('getDelivery', {}))).not.toContain('geheim')
    expect(await refusal('mail')).toEqual(['setByEnvironment', 'part'])
    const { version } = state
    expect(await admin.refused('clearDelivery', { part: 'mail', version })).toMatchObject({
      reason: 'setByEnvironment',
    })
    expect(await save('transfer')).toMatchObject({ source: 'stored' })
  })

  it('an empty secret stays what it was, and never follows to another server', async () => {
    await save('mail')
    const kept = await save('mail', { password: '', from_name: 'Other' })
    expect(kept).toMatchObject({ version: 2, values: { from_name: 'Other' } })
    expect(kept.secrets['password']?.by).toBe((await accountOf('admin')).nickname)
    for (const change of [{ host: 'evil.example' }, { port: '25' }, { security: 'tls' }, { user: 'x' }])
      expect(await refusal('mail', { ...change, password: '' })).toEqual(['secretAgain', 'password'])
    await save('mail', { user: '', password: '' })
    expect(await read('mail')).toMatchObject({ secrets: {} })
    const [row] = await shop.db.select().from(deliverySettings)
    expect(row?.sealed).toBeNull()
    expect(await refusal('wechat', { private_key: '' })).toEqual(['required', 'private_key'])
  })

  it.each([
    ['mail', 'mailHostWrong', 'host', { host: 'http://a/' }],
    ['mail', 'mailHostWrong', 'host', { host: 'a b' }],
    ['mail', 'mailHostWrong', 'host', { host: 'user@host' }],
    ['mail', 'required', 'host', { host: '' }],
    ['mail', 'mailPortWrong', 'port', { port: '0' }],
    ['mail', 'mailPortWrong', 'port', { port: '65536' }],
    ['mail', 'required', 'security', { security: 'x' }],
    ['mail', 'emailFormat', 'from_address', { from_address: 'x' }],
    ['mail', 'required', 'user', { user: '', password }],
    ['mail', 'invalidCharacter', 'values.from_name', { from_name: 'a\u0000b' }],
    ['mail', 'tooLong', 'from_name', { from_name: '\u{20000}'.repeat(61) }],
    ['sms', 'noticeTemplateHalf', 'notice_en', { notice_zh: '1' }],
    ['wechat', 'apiKeyWrong', 'api_key', { api_key: 'short' }],
    ['wechat', 'keyUnreadable', 'public_key', { public_key: 'nonsense' }],
    ['alipay', 'keyUnreadable', 'private_key', { private_key: pem.public }],
    ['transfer', 'required', 'account', { account: '' }],
  ] as const)('refuses %s by name: %s at %s', async (part, reason, field, change) => {
    expect(await refusal(part, change)).toEqual([reason, field])
    expect(await shop.db.select().from(deliverySettings)).toEqual([])
  })

  it('on a site of the world a mail server is on a port of mail servers', async () => {
    log = new FakeLog()
    shop = await openShop(open, {
      config: { production: true },
      delivery: ({ db, now }) => (delivery = createDelivery({ env: {}, db, key: testConfig.key, now, log })),
    })
    admin = await shop.signedIn('admin')
    expect(await refusal('mail', { port: '6379' })).toEqual(['mailPortOther', 'port'])
    expect(await save('mail', { host: '10.0.0.7' })).toMatchObject({ source: 'stored' })
  })

  it('two administrators: the second learns of the first; a repeated change is answered and logged once', async () => {
    const stale = await wish('transfer')
    await save('transfer', { account: '1' })
    expect(await admin.refused('saveDelivery', stale)).toMatchObject({ reason: 'versionConflict' })
    const again = { ...stale, values: JSON.stringify({ ...filled.transfer, account: '1' }) }
    expect(stateOf(await admin.call('saveDelivery', again), 'transfer').version).toBe(1)
    // Both have seen the same version before either saves.
    const wishes = [await wish('transfer', { account: 'a' }), await wish('transfer', { account: 'b' })]
    const both = await Promise.all(wishes.map((each) => admin.raw('saveDelivery', each)))
    expect(both.map(({ code }) => code === 1).sort()).toEqual([false, true])
    await admin.call('clearDelivery', { part: 'transfer', version: 2 })
    await admin.call('clearDelivery', { part: 'transfer', version: 2 })
    const events = await shop.db
      .select({ event: auditEvents.event })
      .from(auditEvents)
      .where(sql`${auditEvents.event} like 'delivery.%'`)
      .orderBy(auditEvents.id)
    expect(events.map(({ event }) => event)).toEqual(['delivery.saved', 'delivery.saved', 'delivery.cleared'])
  })

  it('needs a sign-in or a second factor of the last ten minutes, and the part of an administrator', async () => {
    await shop.db
      .update(sessions)
      .set({ createdAt: new Date(shop.server.clock.now - 11 * 60_000) })
      .where(eq(sessions.userId, await shop.idOf('admin')))
    expect(await refusal('transfer')).toEqual(['freshSignInNeeded', null])
    expect(await admin.refused('clearDelivery', { part: 'mail', version: 0 })).toMatchObject({
      reason: 'freshSignInNeeded',
    })
    const sample = await wish('transfer')
    for (const account of ['linmei', 'finance', 'organizer', 'gate']) {
      const other = await shop.signedIn(account)
      expect(await other.refused('getDelivery')).toMatchObject({ reason: 'forbidden' })
      expect(await other.refused('saveDelivery', sample)).toMatchObject({ reason: 'forbidden' })
      expect(await other.refused('testDelivery', { place: 'storage' })).toMatchObject({ reason: 'forbidden' })
    }
  })

  it('is allowed neither beside demo content nor beside a sandbox, and no merchant leaves while money is under way', async () => {
    await start({ NODE_ENV: 'production' }, true)
    expect(await refusal('mail')).toEqual(['besideDemo', 'part'])
    expect(await save('transfer')).toMatchObject({ source: 'stored' })
    await start({ NODE_ENV: 'production', PAY_SANDBOX: 'on' })
    expect(await refusal('alipay')).toEqual(['besideSandbox', 'part'])
    await start()
    await save('alipay')
    const orderId = await shop.buy('linmei')
    await shop.db.insert(payments).values({ orderId, method: 'alipay', outTradeNo: 'T1', amount: 1 })
    expect(await refusal('alipay', { app_id: '2022' })).toEqual(['paymentsOpen', 'part'])
    expect(await admin.refused('clearDelivery', { part: 'alipay', version: 1 })).toMatchObject({
      reason: 'paymentsOpen',
    })
    expect(
      await save('alipay', { public_key: pem.public.replaceAll(/-----[^-]+-----|\s/g, ''), private_key: '' }),
    ).toMatchObject({ version: 2 })
  })

  it('a changed key seals again; a lost one counts as not configured, and says so', async () => {
    await save('mail')
    await save('transfer')
    const [next, lost] = ['n'.repeat(40), 'l'.repeat(40)]
    const db = shop.db
    await loadKey({ secret: 'o'.repeat(40), keyFile: null }, db, log)
    const stored = { env: { NODE_ENV: 'production' }, db, now: Date.now, log }
    const first = Buffer.from('o'.repeat(40))
    // As if it had been written under the first of these keys.
    const sealed = sealSecrets(first, 'mail', { password })
    await db.update(deliverySettings).set({ sealed }).where(eq(deliverySettings.part, 'mail'))
    await loadKey({ secret: `${next},${'o'.repeat(40)}`, keyFile: null }, db, log)
    const [row] = (await readRows(db)).filter(({ part }) => part === 'mail')
    expect(row?.sealed).not.toBe(sealed)
    expect(row && openSecrets(Buffer.from(next), row)).toEqual({ password })
    const present = createDelivery({ ...stored, key: Buffer.from(next) })
    await present.reload()
    expect(present.readiness().mail.is_ready).toBe(true)
    const other = createDelivery({ ...stored, key: Buffer.from(lost) })
    await other.reload()
    expect(other.faults().get('mail')).toBe('locked')
    expect(other.readiness().mail.is_ready).toBe(false)
    expect(other.paymentMethods.methods).toEqual(['transfer'])
    expect(log.faults().filter((line) => line.includes('cannot be opened'))).toHaveLength(1)
  })

  const accountOf = async (account: string) => {
    const [user] = await shop.db.select().from(users).where(eq(users.account, account))
    if (user === undefined) throw new Error(`there is no ${account}`)
    return user
  }
  const ownMail = async () => {
    await shop.db.update(users).set({ email: 'admin@example.org' }).where(eq(users.account, 'admin'))
  }
  const silent = async () => {
    const server = net.createServer(() => undefined)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    cleanups.push(() => new Promise((done) => server.close(() => done(undefined))))
    return (server.address() as AddressInfo).port
  }

  it('the test sends a mail to the administrator alone, and tells what the server said', async () => {
    const server = await mailServer({ auth: '235 ok' })
    expect(await admin.refused('testDelivery', { place: 'sms' })).toMatchObject({
      reason: 'partNotConfigured',
    })
    await shop.db.update(users).set({ email: null }).where(eq(users.account, 'admin'))
    expect(await admin.refused('testDelivery', { place: 'mail' })).toMatchObject({
      reason: 'ownEmailMissing',
    })
    await ownMail()
    await save('mail', { port: String(server.port) })
    expect(await admin.call('testDelivery', { place: 'mail' })).toEqual({
      place: 'mail',
      fault: null,
      answer: '250 kept',
    })
    expect(server.commands).toContain('RCPT TO:<admin@example.org>')
    const [event] = await shop.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.event, 'delivery.tested'))
      .orderBy(desc(auditEvents.id))
    expect(event?.data).toEqual({ part: 'mail', fault: null })
  })

  it.each([
    ['login', { auth: '535 no' }, {}, /^535 no/],
    ['sender', { auth: '235 ok', mail: '550 not you' }, {}, /^550 not you/],
    ['recipient', { auth: '235 ok', rcpt: '550 nobody' }, {}, /^550 nobody/],
    ['tls', { auth: '235 ok' }, { security: 'starttls' }, /./],
    ['tls', { auth: '235 ok' }, { security: 'tls' }, /./],
    ['hostUnknown', {}, { host: 'nobody.invalid' }, /./],
    ['connectionRefused', {}, { port: '1' }, /ECONNREFUSED/],
  ] as const)('a mail that is not sent says why: %s', async (fault, options, change, answer) => {
    await ownMail()
    const server = await mailServer(options)
    await save('mail', { port: String(server.port), ...change })
    const trial = await admin.call('testDelivery', { place: 'mail' })
    expect(trial.fault).toBe(fault)
    expect(trial.answer).toMatch(answer)
    expect(trial.answer).not.toContain(password)
  })

  it('a server that says nothing is waited for no longer than it was said, and repeats nothing that is no mail server’s', async () => {
    const env = (port: number) => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_FROM: 'a@example.org' })
    expect(await tryMail(env(await silent()), 'lin@example.org', 'en', 50)).toEqual({
      fault: 'timeout',
      answer: 'ETIMEDOUT',
    })
    const other = net.createServer((socket) => void socket.end('-ERR secret of another service\r\n'))
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    cleanups.push(() => new Promise((done) => other.close(() => done(undefined))))
    const { port } = other.address() as AddressInfo
    const trial = await tryMail(env(port), 'lin@example.org', 'en')
    expect(trial?.fault).not.toBeNull()
    expect(trial?.answer).not.toContain('secret')
  })

  it('writes, reads and removes a file, and says why not; ten tests in ten minutes', async () => {
    expect(await admin.call('testDelivery', { place: 'storage' })).toMatchObject({ fault: null })
    const { storage } = await admin.call('getDelivery', {})
    expect(storage.folder).toBe(testConfig.filesRoot)
    expect(storage.free).toBeGreaterThan(0)
    expect(await tryFolder('/dev/null/files')).toEqual({ fault: 'folder', answer: 'ENOTDIR' })
    for (let spent = 1; spent < 10; spent += 1) await admin.call('testDelivery', { place: 'storage' })
    expect(await admin.refused('testDelivery', { place: 'storage' })).toMatchObject({ reason: 'limited' })
  })
})
