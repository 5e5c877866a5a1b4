import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { scenes, users } from '../../../server/db/schema/accounts.ts'
import { demoPassword } from '../../../server/db/seed.ts'
import type { Wechat } from '../../../server/wechat/types.ts'
import { WechatError } from '../../../server/wechat/types.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness, signIn, testConfig, type Browser, type Harness } from './harness.ts'

describeDatabase('signing in by QR code', (open) => {
  let server: Harness
  let mobile: string
  let numbers = 0
  beforeAll(async () => {
    server = await createHarness(open)
  })
  beforeEach(() => {
    numbers += 1
    mobile = `137333${String(numbers).padStart(5, '0')}`
  })
  const ask = async (browser: Browser = server.browser()) => {
    const { wechat_data } = await browser.call('getScene', {})
    return { browser, scene_str: wechat_data.scene_value }
  }
  /** A phone that is signed in as the member with the full profile. */
  const signedInPhone = async () => {
    const phone = server.browser({ userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' })
    await phone.call('loginByPassword', { account: 'linmei', password: demoPassword })
    return phone
  }
  const unbound = async (scene_str: string, phone: Browser = server.browser()) => {
    await phone.call('openScene', { scene_str })
    await phone.call('confirmScene', { scene_str, as: 'unbound' })
    return phone
  }

  it('[SCAN-01] waiting → scanned → confirmed → collected; the poll follows each step', async () => {
    const { browser, scene_str } = await ask(
      server.browser({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36' }),
    )
    const status = async () => (await browser.call('checkScene', { scene_str })).status
    expect(await status()).toBe('waiting')
    const phone = await signedInPhone()
    expect(await phone.call('openScene', { scene_str })).toEqual({
      status: 'scanned',
      device: 'Chrome · Windows',
      purpose: 'login',
      requested_at: new Date(server.clock.now).toISOString(),
    })
    expect(await status()).toBe('scanned')
    await phone.call('confirmScene', { scene_str, as: 'session' })
    expect(await status()).toBe('confirmed')
    const session = await browser.call('loginByScene', { scene_str, akey: 'a', origin: 'o', tg: 't' })
    expect(session.loginauth).toBe(1)
    expect((await browser.call('getUserInfo', {})).nickname).toBe('林梅')
    expect(await status()).toBe('expired')
  })

  it('[SCAN-02] a confirmed account with a phone carries the masked number', async () => {
    const { browser, scene_str } = await ask()
    await (await signedInPhone()).call('confirmScene', { scene_str, as: 'session' })
    const answer = await browser.call('checkScene', { scene_str })
    expect(answer).toMatchObject({ status: 'confirmed', mobile: '154****0000' })
    expect(answer.openid).toMatch(/^[\w-]+$/)
    expect(answer.agreed).toBe(true)
  })

  it('[SCAN-02] an unknown identity carries its openid and no number, and cannot be collected without a phone', async () => {
    const { browser, scene_str } = await ask()
    await unbound(scene_str)
    const answer = await browser.call('checkScene', { scene_str })
    expect(answer.status).toBe('confirmed')
    expect(answer.openid).toMatch(/^o[\w-]{43}$/)
    expect(answer).not.toHaveProperty('mobile')
    expect(await browser.refused('loginByScene', { scene_str })).toMatchObject({ reason: 'openidUnknown' })
  })

  it('[SCAN-03] a scene dies at 300 s, alive a second before', async () => {
    const { browser, scene_str } = await ask()
    server.clock.now += 299_000
    expect((await browser.call('checkScene', { scene_str })).status).toBe('waiting')
    server.clock.now += 1000
    expect((await browser.call('checkScene', { scene_str })).status).toBe('expired')
    const phone = await signedInPhone()
    expect((await phone.call('openScene', { scene_str })).status).toBe('expired')
    expect(await phone.refused('confirmScene', { scene_str, as: 'session' })).toMatchObject({
      code: 410,
      reason: 'sceneExpired',
    })
  })

  it('[SCAN-03] a confirmed scene expires when no browser collects it', async () => {
    const { browser, scene_str } = await ask()
    await (await signedInPhone()).call('confirmScene', { scene_str, as: 'session' })
    server.clock.now += 300_000
    expect((await browser.call('checkScene', { scene_str })).status).toBe('expired')
    expect(await browser.refused('loginByScene', { scene_str })).toMatchObject({ reason: 'sceneExpired' })
  })

  it('class 12: another browser is answered as if the scene did not exist, byte for byte', async () => {
    const { scene_str } = await ask()
    await (await signedInPhone()).call('confirmScene', { scene_str, as: 'session' })
    const thief = server.browser()
    const withoutCookie = await thief.raw('checkScene', { scene_str })
    await thief.call('getScene', {})
    const foreign = await thief.raw('checkScene', { scene_str })
    const unknown = await thief.raw('checkScene', { scene_str: 'A'.repeat(22) })
    expect(foreign).toMatchObject({ code: 404, data: { reason: 'sceneUnknown' } })
    expect(JSON.stringify(foreign)).toBe(JSON.stringify(unknown))
    expect(JSON.stringify(withoutCookie)).toBe(JSON.stringify(unknown))
    const collect = await thief.raw('loginByScene', { scene_str })
    expect(JSON.stringify(collect)).toBe(
      JSON.stringify(await thief.raw('loginByScene', { scene_str: 'A'.repeat(22) })),
    )
    expect(collect.code).toBe(404)
  })

  it('class 12: a scene is collected once, also by 20 requests at once', async () => {
    const { browser, scene_str } = await ask()
    await (await signedInPhone()).call('confirmScene', { scene_str, as: 'session' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.raw('loginByScene', { scene_str })),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    const others = answers.filter(({ code }) => code !== 200)
    expect(others.every(({ data }) => (data as { reason: string }).reason === 'sceneUsed')).toBe(true)
  })

  it('class 12: a scene is confirmed once, also by two devices at once', async () => {
    const { scene_str } = await ask()
    const phones = [await signedInPhone(), await signedInPhone(), server.browser()]
    const answers = await Promise.all(
      phones.map((phone, index) =>
        phone.raw('confirmScene', { scene_str, as: index === 2 ? 'unbound' : 'session' }),
      ),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 410)).toHaveLength(2)
  })

  it('class 12: neither the scene nor the browser’s cookie is readable in the database or the log', async () => {
    const { browser, scene_str } = await ask()
    await browser.call('checkScene', { scene_str })
    await browser.request(`/scan/${scene_str}`)
    const rows = JSON.stringify(await server.database.db.select().from(scenes))
    const written = server.log.lines.join('\n')
    for (const secret of [scene_str, browser.cookies.get('scene') ?? '']) {
      expect(secret.length).toBeGreaterThan(20)
      expect(rows).not.toContain(secret)
      expect(written).not.toContain(secret)
    }
  })

  it('confirming with a session needs one', async () => {
    const { scene_str } = await ask()
    expect(await server.browser().refused('confirmScene', { scene_str, as: 'session' })).toMatchObject({
      code: 301,
    })
    const phone = await signedInPhone()
    await phone.call('logout', {})
    phone.cookies.clear()
    expect(await phone.refused('confirmScene', { scene_str, as: 'session' })).toMatchObject({ code: 300 })
  })

  it('[VAL-05] a signed-out device identifies by phone code; every fault is named', async () => {
    const { browser, scene_str } = await ask()
    const phone = server.browser()
    const confirm = { scene_str, as: 'phone' }
    expect(await phone.refused('sendSceneCode', { scene_str, mobile: '123' })).toMatchObject({
      reason: 'phoneWrong',
    })
    expect(await phone.refused('sendSceneCode', { scene_str: 'B'.repeat(22), mobile })).toMatchObject({
      reason: 'sceneUnknown',
    })
    await phone.call('sendSceneCode', { scene_str, mobile })
    const code = server.sender.codeFor(mobile)
    expect(await phone.refused('confirmScene', { ...confirm })).toMatchObject({
      reason: 'phoneEmpty',
      field: 'mobile',
    })
    expect(await phone.refused('confirmScene', { ...confirm, mobile })).toMatchObject({
      reason: 'codeEmpty',
      field: 'code',
    })
    expect(await phone.refused('confirmScene', { ...confirm, mobile, code: 'x' })).toMatchObject({
      reason: 'codeWrong',
    })
    expect(await phone.refused('confirmScene', { ...confirm, mobile, code, as: 'nobody' })).toMatchObject({
      reason: 'invalid',
      field: 'as',
    })
    await phone.call('confirmScene', { scene_str, as: 'phone', mobile, code })
    const known = await browser.call('checkScene', { scene_str })
    expect(known.mobile).toBe(`137****${mobile.slice(-4)}`)
    // A new account has agreed to nothing yet.
    expect(known).not.toHaveProperty('agreed')
    const session = await browser.call('loginByScene', { scene_str })
    expect(session.loginauth).toBe(0)
    expect(phone.credentials).toBeNull()
  })

  it('a code for signing in does not confirm a scene, nor the reverse', async () => {
    const { scene_str } = await ask()
    await server.browser().call('sendLoginCode', { mobile })
    const code = server.sender.codeFor(mobile)
    expect(
      await server.browser().refused('confirmScene', { scene_str, as: 'phone', mobile, code }),
    ).toMatchObject({ reason: 'codeWrong' })
    await server.browser().call('sendSceneCode', { scene_str, mobile })
    const sceneCode = server.sender.codeFor(mobile)
    if (sceneCode !== code) {
      expect(await server.browser().refused('loginByPhone', { mobile, code: sceneCode })).toMatchObject({
        reason: 'codeWrong',
      })
    }
  })

  it('[API-14] [BIND-01] an unknown identity binds a phone and is signed in; the next scan of that device needs none', async () => {
    const { browser, scene_str } = await ask()
    const phone = await unbound(scene_str)
    const { openid = '' } = await browser.call('checkScene', { scene_str })
    await browser.call('sendBindCode', { mobile, event: 'login' })
    const session = await browser.call('bindPhone', { mobile, openid, code: server.sender.codeFor(mobile) })
    expect((await browser.call('getUserInfo', {})).id).toBe(session.user_id)

    const next = await ask()
    await unbound(next.scene_str, phone)
    expect(await next.browser.call('checkScene', { scene_str: next.scene_str })).toMatchObject({
      openid,
      mobile: `137****${mobile.slice(-4)}`,
    })
    expect((await next.browser.call('loginByScene', { scene_str: next.scene_str })).user_id).toBe(
      session.user_id,
    )
  })

  it('[API-14] binds an existing account by its phone, and refuses a phone that has another identity', async () => {
    const existing = await signIn(server, server.browser(), mobile)
    server.clock.now += 61_000
    const bind = async () => {
      const { browser, scene_str } = await ask()
      await unbound(scene_str)
      const { openid = '' } = await browser.call('checkScene', { scene_str })
      server.clock.now += 61_000
      await browser.call('sendBindCode', { mobile })
      return { browser, scene_str, fields: { mobile, openid, code: server.sender.codeFor(mobile) } }
    }
    const first = await bind()
    expect((await first.browser.call('bindPhone', first.fields)).user_id).toBe(existing.user_id)
    const second = await bind()
    expect(await second.browser.refused('bindPhone', second.fields)).toMatchObject({
      code: 409,
      reason: 'alreadyBound',
      field: 'mobile',
    })
    // The scan is still good: another number can be bound with it.
    const other = mobile.replace('137', '136')
    await second.browser.call('sendBindCode', { mobile: other })
    const result = await second.browser.call('bindPhone', {
      ...second.fields,
      mobile: other,
      code: server.sender.codeFor(other),
    })
    expect(result.user_id).not.toBe(existing.user_id)
  })

  it('class 12: binding needs the scene of this browser: another browser with the same openid is refused', async () => {
    const { browser, scene_str } = await ask()
    await unbound(scene_str)
    const { openid = '' } = await browser.call('checkScene', { scene_str })
    const thief = server.browser()
    await thief.call('getScene', {})
    await thief.call('sendBindCode', { mobile })
    const code = server.sender.codeFor(mobile)
    expect(await thief.refused('bindPhone', { mobile, openid, code })).toMatchObject({
      code: 410,
      reason: 'openidUnknown',
    })
    expect(await browser.refused('bindPhone', { mobile, openid: 'o-invented', code })).toMatchObject({
      reason: 'openidUnknown',
    })
    expect((await browser.call('bindPhone', { mobile, openid, code })).user_id).toBeGreaterThan(0)
    server.clock.now += 61_000
    await browser.call('sendBindCode', { mobile })
    expect(
      await browser.refused('bindPhone', { mobile, openid, code: server.sender.codeFor(mobile) }),
    ).toMatchObject({ reason: 'openidUnknown' })
  })

  it('binding at once from 10 requests makes one account and one session', async () => {
    const { browser, scene_str } = await ask()
    await unbound(scene_str)
    const { openid = '' } = await browser.call('checkScene', { scene_str })
    await browser.call('sendBindCode', { mobile })
    const code = server.sender.codeFor(mobile)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.raw('bindPhone', { mobile, openid, code })),
    )
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
    expect(await server.database.db.select().from(users).where(eq(users.mobile, mobile))).toHaveLength(1)
  })

  it('an account without a phone that confirms by its session binds a free one', async () => {
    const email = `scan${mobile}@example.org`
    const phone = server.browser()
    await phone.call('sendEmailLoginCode', { email })
    const { user_id } = await phone.call('loginByEmail', { email, code: server.sender.codeFor(email) })
    const { browser, scene_str } = await ask()
    await phone.call('confirmScene', { scene_str, as: 'session' })
    const { openid = '', mobile: shown } = await browser.call('checkScene', { scene_str })
    expect(shown).toBeUndefined()
    await browser.call('sendBindCode', { mobile: '15400000002' })
    expect(
      await browser.refused('bindPhone', {
        mobile: '15400000002',
        openid,
        code: server.sender.codeFor('15400000002'),
      }),
    ).toMatchObject({ reason: 'alreadyBound' })
    server.clock.now += 200_000
    await browser.call('sendBindCode', { mobile })
    expect(
      await browser.call('bindPhone', { mobile, openid, code: server.sender.codeFor(mobile) }),
    ).toMatchObject({ user_id })
    const [row] = await server.database.db.select().from(users).where(eq(users.id, user_id))
    expect(row).toMatchObject({ mobile, countryCode: '86', email })
  })

  it('two tabs of one browser keep both their scenes', async () => {
    const browser = server.browser()
    const first = await ask(browser)
    const second = await ask(browser)
    expect((await browser.call('checkScene', { scene_str: first.scene_str })).status).toBe('waiting')
    expect((await browser.call('checkScene', { scene_str: second.scene_str })).status).toBe('waiting')
  })

  it('class 9: the QR code leads to the configured origin only', async () => {
    const browser = server.browser()
    const answer = await browser.raw(
      'getScene',
      {},
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
    )
    expect((answer.data as { wechat_data: { qr_code_url: string } }).wechat_data.qr_code_url).toMatch(
      /^http:\/\/symposium\.test\/scan\//,
    )
  })
})

describeDatabase('limits of scenes', (open) => {
  it('class 10: new scenes are limited per address, polls are not', async () => {
    const server = await createHarness(open, {
      seeded: false,
      config: { limits: { ...testConfig.limits, scenesPerIpMinute: 5 } },
    })
    const browser = server.browser()
    const { wechat_data } = await browser.call('getScene', {})
    const codes = []
    for (let index = 0; index < 6; index += 1)
      codes.push((await browser.raw('getScene', {}, { 'x-forwarded-for': `10.1.1.${index}` })).code)
    expect(codes).toEqual([1, 1, 1, 1, 429, 429])
    for (let poll = 0; poll < 20; poll += 1) {
      expect((await browser.raw('checkScene', { scene_str: wechat_data.scene_value })).code).toBe(1)
    }
    server.clock.now += 60_000
    expect((await browser.raw('getScene')).code).toBe(1)
  })
})

describeDatabase('signing in with WeChat', (open) => {
  const wechat = (known: Map<string, string>): Wechat => ({
    createScene: (value) => {
      known.set('value', value)
      return Promise.resolve({ url: `http://weixin.qq.com/q/${value}`, expiresIn: 300 })
    },
    echo: ({ signature, echostr }) => {
      if (signature !== 'good') throw new WechatError('signature', 'forged')
      return echostr ?? ''
    },
    readCallback: ({ signature }, body) => {
      if (signature !== 'good') throw new WechatError('signature', 'forged')
      return body === 'other' ? null : { sceneValue: known.get('value') ?? '', openid: body }
    },
  })

  it('[SCAN-02] the QR code is WeChat’s, and its callback confirms the scene', async () => {
    const known = new Map<string, string>()
    const server = await createHarness(open, { wechat: wechat(known) })
    const browser = server.browser()
    const { wechat_data } = await browser.call('getScene', {})
    expect(wechat_data.qr_code_url).toBe(`http://weixin.qq.com/q/${wechat_data.scene_value}`)
    const scene_str = wechat_data.scene_value
    const notify = (signature: string, body: string) =>
      server.app.request(`/wechat/callback?signature=${signature}&timestamp=1&nonce=n`, {
        method: 'POST',
        body,
        headers: { host: 'symposium.test', 'content-type': 'text/xml' },
      })
    expect((await notify('bad', 'openid-1')).status).toBe(400)
    expect(await (await notify('good', 'other')).text()).toBe('success')
    expect((await browser.call('checkScene', { scene_str })).status).toBe('waiting')
    expect(await (await notify('good', 'openid-1')).text()).toBe('success')
    expect(await browser.call('checkScene', { scene_str })).toEqual({
      status: 'confirmed',
      openid: 'openid-1',
    })
    // WeChat repeats callbacks; a repeated one changes nothing and is still answered.
    expect(await (await notify('good', 'openid-2')).text()).toBe('success')
    expect((await browser.call('checkScene', { scene_str })).openid).toBe('openid-1')

    await browser.call('sendBindCode', { mobile: '13700000001' })
    const session = await browser.call('bindPhone', {
      mobile: '13700000001',
      openid: 'openid-1',
      code: server.sender.codeFor('13700000001'),
    })
    const again = server.browser()
    const next = (await again.call('getScene', {})).wechat_data.scene_value
    await notify('good', 'openid-1')
    expect(await again.call('checkScene', { scene_str: next })).toMatchObject({ mobile: '137****0001' })
    expect((await again.call('loginByScene', { scene_str: next })).user_id).toBe(session.user_id)
  })

  it('the address check is echoed only with a good signature; an oversized callback is refused', async () => {
    const server = await createHarness(open, { seeded: false, wechat: wechat(new Map()) })
    const get = (signature: string) =>
      server.app.request(`/wechat/callback?signature=${signature}&timestamp=1&nonce=n&echostr=%3Cb%3E42`, {
        headers: { host: 'symposium.test' },
      })
    const good = await get('good')
    expect(await good.text()).toBe('<b>42')
    expect(good.headers.get('content-type')).toMatch(/^text\/plain/)
    expect((await get('bad')).status).toBe(400)
    const big = await server.app.request('/wechat/callback?signature=good', {
      method: 'POST',
      body: 'x'.repeat(100_000),
      headers: { host: 'symposium.test' },
    })
    expect(big.status).toBe(413)
  })
})
