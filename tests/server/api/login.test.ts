import { and, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { hashPassword } from '../../../server/accounts/passwords.ts'
import { oneTimeCodes, sessions, users } from '../../../server/db/schema/accounts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { demoPassword } from '../../../server/db/seed.ts'
import { SendError } from '../../../server/senders/sender.ts'
import { describeDatabase } from '../../support/engines.ts'
import { rounds } from '../../support/rounds.ts'
import { createHarness, signIn, testConfig, type Browser, type Harness } from './harness.ts'

describeDatabase('signing in', (open) => {
  let server: Harness
  let mobile: string
  let numbers = 0
  beforeAll(async () => {
    server = await createHarness(open, { hashPassword })
  })
  beforeEach(() => {
    // A number of its own for every test: limits are per number.
    numbers += 1
    mobile = `139222${String(numbers).padStart(5, '0')}`
    server.sender.failing = null
  })
  const codeRow = async () => {
    const rows = await server.database.db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.target, `+86 ${mobile}`))
    return rows.at(-1)
  }
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const sendCode = async (browser: Browser = server.browser()) => {
    await browser.call('sendLoginCode', { mobile })
    return server.sender.codeFor(mobile)
  }

  it('[LOGIN-05] [SES-02] a login gives token, sign and uid that last 30 days to the second, and no longer', async () => {
    const browser = server.browser()
    await signIn(server, browser, mobile)
    const start = server.clock.now
    server.clock.now = start + 30 * 86_400_000 - 1000
    expect((await browser.call('getUserInfo', {})).id).toBeGreaterThan(0)
    server.clock.now = start + 30 * 86_400_000
    expect(await browser.refused('getUserInfo')).toMatchObject({ code: 300, reason: 'sessionExpired' })
    server.clock.now = start
  })

  it('[SES-02] the cookie of the session is HttpOnly, SameSite=Lax and 30 days long, and on https Secure and bound to the host', async () => {
    const browser = server.browser()
    const code = await sendCode(browser)
    const answer = await browser.request('/apic/login/code/check', {
      method: 'POST',
      body: `mobile=${mobile}&code=${code}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const [sid] = answer.headers.getSetCookie()
    expect(sid).toMatch(/^sid=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/)
  })

  it('[LOGIN-09] [LOGIN-10] codes are trimmed, the country is 86 unless said, and full-width digits count', async () => {
    const code = await sendCode()
    const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    const result = await server.browser().call('loginByPhone', { mobile, code: `  ${wide} ` })
    expect(result.user_id).toBeGreaterThan(0)
  })

  it('[LOGIN-06] loginauth is 0 for a new account', async () => {
    expect((await signIn(server, server.browser(), mobile)).loginauth).toBe(0)
  })

  it('[LOGIN-11] a refused login answers another code and a sentence in the language of the request', async () => {
    await sendCode()
    const en = await server.browser({ lang: 'en' }).refused('loginByPhone', { mobile, code: '12' })
    const zh = await server.browser({ lang: 'zh-CN' }).refused('loginByPhone', { mobile, code: '12' })
    expect(en).toMatchObject({ code: 400, reason: 'codeWrong', field: 'code' })
    expect(en.msg).toMatch(/^[\x20-\x7e]+$/)
    expect(zh.msg).toMatch(/\p{Script=Han}/u)
  })

  it('[VAL-01] [VAL-02] [VAL-03] [VAL-04] [VAL-05] [BIND-02] the server names each fault by itself', async () => {
    const browser = server.browser()
    const expected: Array<[Parameters<Browser['refused']>[0], Record<string, unknown>, string, string]> = [
      ['sendLoginCode', {}, 'phoneEmpty', 'mobile'],
      ['sendLoginCode', { mobile: ' ' }, 'phoneEmpty', 'mobile'],
      ['sendLoginCode', { mobile: '12812345678' }, 'phoneWrong', 'mobile'],
      ['sendLoginCode', { mobile: '1391234567' }, 'phoneWrong', 'mobile'],
      ['sendLoginCode', { mobile: '12345', country_code: '1' }, 'phoneLength', 'mobile'],
      ['sendLoginCode', { mobile: '123456', country_code: '999' }, 'countryUnknown', 'country_code'],
      ['sendLoginCode', { mobile: '123456', country_code: 'x' }, 'countryUnknown', 'country_code'],
      ['loginByPhone', { mobile }, 'codeEmpty', 'code'],
      ['loginByPhone', { mobile, code: ' ' }, 'codeEmpty', 'code'],
      ['loginByPhone', { mobile, code: '1', quick_login_type: 3 }, 'invalid', 'quick_login_type'],
      ['sendEmailLoginCode', { email: '' }, 'emailEmpty', 'email'],
      ['sendEmailLoginCode', { email: 'a@b' }, 'emailFormat', 'email'],
      ['sendEmailLoginCode', { email: 'a b@example.org' }, 'emailFormat', 'email'],
      ['loginByEmail', { email: 'a@example.org' }, 'codeEmpty', 'code'],
      ['loginByPassword', { password: 'x' }, 'accountEmpty', 'account'],
      ['loginByPassword', { account: 'x' }, 'passwordEmpty', 'password'],
      ['loginByPassword', { account: 'x', password: 'p'.repeat(200) }, 'tooLong', 'password'],
      ['sendBindCode', { mobile: '' }, 'phoneEmpty', 'mobile'],
      ['bindPhone', { mobile, openid: 'o', code: '' }, 'codeEmpty', 'code'],
      ['bindPhone', { mobile: '', openid: 'o', code: '1' }, 'phoneEmpty', 'mobile'],
    ]
    for (const [name, fields, reason, field] of expected) {
      expect({ name, ...(await browser.refused(name, fields)) }).toMatchObject({
        name,
        code: 400,
        reason,
        field,
      })
    }
    expect(server.sender.sms.some(({ country }) => country === '999')).toBe(false)
  })

  it('[CODE-01] a second code within 60 s is refused with the seconds left; at 60 s it is sent', async () => {
    await sendCode()
    server.clock.now += 20_000
    expect(await server.browser().refused('sendLoginCode', { mobile })).toMatchObject({
      code: 429,
      reason: 'codeTooSoon',
      retry_after: 40,
    })
    server.clock.now += 40_000
    await sendCode()
    expect(server.sender.sms.filter((sms) => sms.mobile === mobile)).toHaveLength(2)
  })

  it('[CODE-01] of many requests at the same moment exactly one sends', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server.browser().raw('sendLoginCode', { mobile })),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(server.sender.sms.filter((sms) => sms.mobile === mobile)).toHaveLength(1)
  })

  it('[CODE-01] a failed sending starts no countdown and counts for nothing', async () => {
    server.sender.failing = new SendError('unreachable', 'no route')
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect(await server.browser().refused('sendLoginCode', { mobile })).toMatchObject({
        reason: 'sendFailed',
      })
    }
    server.sender.failing = null
    const code = await sendCode()
    expect((await server.browser().call('loginByPhone', { mobile, code })).user_id).toBeGreaterThan(0)
  })

  it('class 11: at most 5 codes per hour and 10 per day for one number and purpose', async () => {
    const start = server.clock.now
    const sent = { sendLoginCode: [] as number[], sendBindCode: [] as number[] }
    let refusals = 0
    // Every five minutes while codes are left, then once an hour, each purpose in turn.
    const often = Array.from({ length: 30 }, (_, at) => at * 5)
    const seldom = Array.from({ length: 21 }, (_, at) => 180 + at * 60).flatMap((at) => [at, at + 5])
    for (const minute of [...often, ...seldom]) {
      server.clock.now = start + minute * 60_000
      const name = minute % 10 === 0 ? 'sendLoginCode' : 'sendBindCode'
      const answer = await server.browser().raw(name, { mobile })
      if (answer.code === 1) sent[name].push(minute)
      else {
        refusals += 1
        expect(answer).toMatchObject({ code: 429, data: { reason: 'codeDailyLimit' } })
      }
    }
    for (const minutes of Object.values(sent)) {
      expect(minutes).toHaveLength(10)
      expect(minutes.filter((minute) => minute < 60)).toHaveLength(5)
    }
    expect(refusals).toBe(often.length + seldom.length - 20)
    server.clock.now = start + 24 * 3600_000
    expect((await server.browser().raw('sendLoginCode', { mobile })).code).toBe(1)
  })

  it('class 11: a code dies after five wrong attempts, also for its owner', async () => {
    const code = await sendCode()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await server.browser().refused('loginByPhone', { mobile, code: wrong(code) })).toMatchObject({
        reason: 'codeWrong',
      })
    }
    expect(await server.browser().refused('loginByPhone', { mobile, code })).toMatchObject({
      reason: 'codeWrong',
    })
    expect((await codeRow())?.attempts).toBe(5)
  })

  it('class 11: guesses at the same moment count five times together, and no one gets in', async () => {
    const code = await sendCode()
    // The embedded engine takes one after the other: more of them only take longer there.
    const count = server.database.kind === 'postgresql' ? rounds(500, 10_000) : rounds(20, 1000)
    let inside = 0
    const together = Math.min(500, count)
    for (let at = 0; at < count; at += together) {
      const answers = await Promise.all(
        Array.from({ length: together }, (_, offset) => {
          // Everything but the right code, and the right one at the end: by then it is dead.
          const guess =
            at + offset === count - 1
              ? code
              : String((Number(code) + 1 + at + offset) % 1_000_000).padStart(6, '0')
          return server.browser().raw('loginByPhone', { mobile, code: guess })
        }),
      )
      inside += answers.filter((answer) => answer.code === 200).length
    }
    expect(inside).toBe(0)
    expect(await codeRow()).toMatchObject({ attempts: 5, usedAt: null })
  }, 240_000)

  it('class 11: a right code works once, also when it is sent 20 times at once', async () => {
    const code = await sendCode()
    // One account first, so that only the code decides.
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.browser().raw('loginByPhone', { mobile, code })),
    )
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
    expect(await server.browser().refused('loginByPhone', { mobile, code })).toMatchObject({
      reason: 'codeWrong',
    })
    const rows = await server.database.db.select().from(users).where(eq(users.mobile, mobile))
    expect(rows).toHaveLength(1)
  })

  it('class 11: a code is dead at 300 s, alive a second before', async () => {
    const first = await sendCode()
    server.clock.now += 299_000
    expect((await server.browser().call('loginByPhone', { mobile, code: first })).user_id).toBeGreaterThan(0)
    const second = await sendCode()
    server.clock.now += 300_000
    expect(await server.browser().refused('loginByPhone', { mobile, code: second })).toMatchObject({
      reason: 'codeWrong',
    })
  })

  it('class 11: a newer code replaces the older one, and a code belongs to its number and purpose', async () => {
    const older = await sendCode()
    server.clock.now += 60_000
    const newer = await sendCode()
    if (older !== newer) {
      expect(await server.browser().refused('loginByPhone', { mobile, code: older })).toMatchObject({
        reason: 'codeWrong',
      })
    }
    expect(
      await server.browser().refused('loginByPhone', { mobile: '13922299999', code: newer }),
    ).toMatchObject({ reason: 'codeWrong' })
    await server.browser().call('sendBindCode', { mobile })
    const bindCode = server.sender.codeFor(mobile)
    if (bindCode !== newer) {
      expect(await server.browser().refused('loginByPhone', { mobile, code: bindCode })).toMatchObject({
        reason: 'codeWrong',
      })
    }
    expect((await server.browser().call('loginByPhone', { mobile, code: newer })).user_id).toBeGreaterThan(0)
  })

  it('codes and secrets are not readable in the database, nor anything personal in the log', async () => {
    const browser = server.browser({ address: '203.0.113.77' })
    const code = await sendCode(browser)
    const session = await browser.call('loginByPhone', { mobile, code })
    const sid = browser.cookies.get('sid') ?? ''
    const [row] = await server.database.db.select().from(sessions).where(eq(sessions.userId, session.user_id))
    const stored = JSON.stringify([await codeRow(), row])
    for (const secret of [session.token, session.sign, sid]) expect(stored).not.toContain(secret)
    expect((await codeRow())?.codeHash).not.toContain(code)
    expect(stored).not.toContain('203.0.113.77')
    const written = server.log.lines.join('\n')
    expect(written).toContain('/apic/login/code/check')
    for (const secret of [session.token, session.sign, sid, mobile, '203.0.113.77', `"${code}"`]) {
      expect(written).not.toContain(secret)
    }
  })

  it('passwords are kept as argon2id of 19 MiB, two passes', async () => {
    const [user] = await server.database.db.select().from(users).where(eq(users.account, 'linmei'))
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(user)).not.toContain(demoPassword)
  })

  it('[LOGIN-10] passwords are trimmed at checking as at setting; case and inner spaces count', async () => {
    await server.database.db
      .insert(users)
      .values({ nickname: 'spaces', account: 'spaces', passwordHash: await hashPassword('two Words') })
    const log = (password: string) => server.browser().raw('loginByPassword', { account: 'spaces', password })
    expect((await log(' two Words ')).code).toBe(200)
    expect((await log('two words')).code).toBe(400)
    expect((await log('twoWords')).code).toBe(400)
  })

  it('class 5: an unknown account is answered as a wrong password is, byte for byte', async () => {
    const answer = (account: string) =>
      server.browser().raw('loginByPassword', { account, password: 'not this one' })
    // `noPassword` exists, but signs in by codes only.
    await signIn(server, server.browser(), mobile)
    const known = JSON.stringify(await answer('linmei'))
    for (const account of ['nobody', 'nobody@example.org', '13900000000', mobile]) {
      expect(JSON.stringify(await answer(account))).toBe(known)
    }
    expect(known).toContain('accountOrPasswordWrong')
  })

  it('class 5: and it takes the same time', async () => {
    const samples = { known: [] as number[], unknown: [] as number[] }
    const measure = async (account: string) => {
      const start = performance.now()
      await server.browser().raw('loginByPassword', { account, password: 'not this one' })
      return performance.now() - start
    }
    for (let round = 0; round < 25; round += 1) {
      samples.known.push(await measure('linmei'))
      samples.unknown.push(await measure(`nobody${round}`))
    }
    // Without the decoy the unknown account answers at least five times faster.
    const ratio = median(samples.known) / median(samples.unknown)
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.6)
  })

  it('class 5: asking for a code says the same about known and unknown people', async () => {
    const known = await server.browser().raw('sendLoginCode', { mobile: '15400000003' })
    const unknown = await server.browser().raw('sendLoginCode', { mobile })
    expect(JSON.stringify(unknown)).toBe(JSON.stringify(known))
    const knownMail = await server
      .browser()
      .raw('sendEmailLoginCode', { email: 'someone-unknown@example.org' })
    expect(JSON.stringify(knownMail)).toBe(JSON.stringify(known))
  })

  it('class 14: each login makes new secrets, ends the browser’s former session, and writes an audit event', async () => {
    const browser = server.browser()
    const first = await signIn(server, browser, mobile)
    const before = { credentials: browser.credentials, sid: browser.cookies.get('sid') }
    server.clock.now += 61_000
    const second = await signIn(server, browser, mobile)
    expect(second.token).not.toBe(first.token)
    expect(second.sign).not.toBe(first.sign)
    expect(browser.cookies.get('sid')).not.toBe(before.sid)
    const old = server.browser()
    old.credentials = before.credentials
    old.cookies.set('sid', before.sid ?? '')
    expect(await old.refused('getUserInfo')).toMatchObject({ code: 300 })
    const events = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.actorId, first.user_id), eq(auditEvents.event, 'session.opened')))
    expect(events).toHaveLength(2)
  })

  it('class 14: a session id planted before the login is not the one after it', async () => {
    const browser = server.browser()
    browser.cookies.set('sid', 'A'.repeat(43))
    await signIn(server, browser, mobile)
    expect(browser.cookies.get('sid')).not.toBe('A'.repeat(43))
    browser.cookies.set('sid', 'A'.repeat(43))
    expect(await browser.refused('getUserInfo')).toMatchObject({ code: 301 })
  })

  it('class 14: logout kills the session for everybody who holds it, but not another of the same member', async () => {
    const one = server.browser()
    await signIn(server, one, mobile)
    server.clock.now += 61_000
    const two = server.browser()
    await signIn(server, two, mobile)
    const copy = server.browser()
    copy.credentials = one.credentials
    for (const [name, value] of one.cookies) copy.cookies.set(name, value)
    expect((await copy.call('getUserInfo', {})).id).toBeGreaterThan(0)
    await one.call('logout', {})
    expect(await copy.refused('getUserInfo')).toMatchObject({ code: 300 })
    expect((await two.call('getUserInfo', {})).id).toBeGreaterThan(0)
  })

  it('class 21: every forged combination of token, sign, uid and cookie is refused', async () => {
    const mine = server.browser()
    const other = server.browser()
    await mine.call('loginByPassword', { account: 'linmei', password: demoPassword })
    await other.call('loginByPassword', { account: 'organizer', password: demoPassword })
    const a = mine.credentials
    const b = other.credentials
    if (a === null || b === null) throw new Error('not signed in')
    const sidA = mine.cookies.get('sid') ?? ''
    const sidB = other.cookies.get('sid') ?? ''
    const flipped = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
    const forged: Array<[string, { token: string; sign: string; uid: string }, string | null]> = [
      ['other uid with own sign', { ...a, uid: b.uid }, sidA],
      ['other uid with that one’s sign', { ...a, uid: b.uid, sign: b.sign }, sidA],
      ['own uid with somebody else’s sign', { ...a, sign: b.sign }, sidA],
      ['somebody else’s token', { ...a, token: b.token }, sidA],
      ['everything of the other but the cookie', b, sidA],
      ['no cookie', a, null],
      ['the cookie of the other', a, sidB],
      ['changed sign', { ...a, sign: flipped(a.sign) }, sidA],
      ['changed token', { ...a, token: flipped(a.token) }, sidA],
      ['shortened sign', { ...a, sign: a.sign.slice(0, -1) }, sidA],
      ['lengthened sign', { ...a, sign: `${a.sign}A` }, sidA],
      ['empty', { token: '', sign: '', uid: '' }, sidA],
      ['uid with a space', { ...a, uid: ` ${a.uid}0` }, sidA],
    ]
    for (const [what, credentials, sid] of forged) {
      const thief = server.browser()
      thief.credentials = credentials
      if (sid !== null) thief.cookies.set('sid', sid)
      expect({ what, ...(await thief.refused('getUserInfo')) }).toMatchObject({ what, code: 301 })
    }
    expect((await mine.call('getUserInfo', {})).id).toBe(Number(a.uid))
  })

  it('class 14: sessions interleaved at random never see each other’s data', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const number = `1393300${String(index).padStart(4, '0')}`
        const browser = server.browser()
        const { user_id } = await signIn(server, browser, number)
        return { browser, user_id }
      }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat(people.length - 1), { minLength: 4, maxLength: 40 }),
        async (scheduler, order) => {
          const seen = order.map((index) => {
            const person = people[index]
            if (person === undefined) throw new Error('out of range')
            const asked = scheduler
              .schedule(Promise.resolve())
              .then(() => person.browser.call('getUserInfo', {}))
            return asked.then(({ id }) => [id, person.user_id] as const)
          })
          await scheduler.waitAll()
          for (const [id, expected] of await Promise.all(seen)) expect(id).toBe(expected)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('class 14: parallel requests of 20 sessions by the hundred, a logout among them, never swap data', async () => {
    const count = rounds(400, 2000)
    const people = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const browser = server.browser()
        const { user_id } = await signIn(server, browser, `1393400${String(index).padStart(4, '0')}`)
        return { browser, user_id }
      }),
    )
    const asked = Array.from({ length: count }, async (_, index) => {
      const person = people[index % people.length]
      if (person === undefined) throw new Error('out of range')
      if (index === count / 2) await person.browser.raw('logout')
      const answer = await person.browser.raw('getUserInfo')
      return answer.code === 1
        ? (answer.data as { id: number }).id === person.user_id
        : answer.code === 300 || answer.code === 301
    })
    expect((await Promise.all(asked)).every(Boolean)).toBe(true)
  })

  it('class 13: login needs no session of a foreign page: a POST from elsewhere is refused before it is read', async () => {
    const code = await sendCode()
    const answer = await server
      .browser()
      .refused('loginByPhone', { mobile, code }, { origin: 'https://evil.example' })
    expect(answer).toMatchObject({ code: 403, reason: 'foreignOrigin' })
    expect((await codeRow())?.attempts).toBe(0)
  })

  it('a one-time ticket hands over the session without its token, and only to a member', async () => {
    const browser = server.browser()
    const session = await signIn(server, browser, mobile)
    const { ticket, expires_in } = await browser.call('issueTicket', {})
    expect(expires_in).toBe(60)
    expect(ticket).toMatch(/^[\w-]{43}$/)
    expect(ticket).not.toBe(session.token)
    expect(await server.browser().refused('issueTicket')).toMatchObject({ code: 301 })
  })
})

describeDatabase('limits of signing in', (open) => {
  it('class 10: failures are limited per address, whatever X-Forwarded-For says, and successes are not', async () => {
    const server = await createHarness(open, {
      config: { limits: { ...testConfig.limits, failuresPerIp: 3, codesPerIpHour: 3 } },
    })
    const attacker = server.browser({ address: '203.0.113.5' })
    let limited = 0
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await attacker.raw(
        'loginByPassword',
        { account: `name${attempt}`, password: 'x' },
        {
          'x-forwarded-for': `10.0.0.${attempt}`,
          'x-real-ip': `10.0.1.${attempt}`,
          forwarded: `for=10.0.2.${attempt}`,
        },
      )
      if (answer.code === 429) limited += 1
    }
    expect(limited).toBe(2)
    const response = await attacker.request('/apic/login/account', {
      method: 'POST',
      body: 'account=linmei&password=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)

    const neighbour = server.browser({ address: '203.0.113.6' })
    for (let login = 0; login < 5; login += 1) {
      await neighbour.call('loginByPassword', { account: 'linmei', password: demoPassword })
    }
    server.clock.now += 900_000
    await attacker.call('loginByPassword', { account: 'linmei', password: demoPassword })

    const codes = []
    for (let index = 0; index < 5; index += 1) {
      const answer = await server
        .browser({ address: '203.0.113.8' })
        .raw('sendLoginCode', { mobile: `1397000000${index}` }, { 'x-forwarded-for': `10.9.9.${index}` })
      codes.push(answer.code)
    }
    expect(codes).toEqual([1, 1, 1, 429, 429])
  })

  it('class 10: codes are also limited per address and day, however they are spread over the hours', async () => {
    const server = await createHarness(open, {
      config: { limits: { ...testConfig.limits, codesPerIpHour: 2, codesPerIpDay: 3 } },
    })
    const codes = []
    for (let index = 0; index < 5; index += 1) {
      const browser = server.browser({ address: '203.0.113.9' })
      codes.push((await browser.raw('sendLoginCode', { mobile: `1397000010${index}` })).code)
      server.clock.now += 3_600_000
    }
    expect(codes).toEqual([1, 1, 1, 429, 429])
    server.clock.now += 86_400_000
    await server.browser({ address: '203.0.113.9' }).call('sendLoginCode', { mobile: '13970000110' })
  })

  it('class 10: with n trusted proxies the n-th address from the right counts, and an IPv6 customer is one', async () => {
    const server = await createHarness(open, {
      config: { trustProxy: 1, limits: { ...testConfig.limits, failuresPerIp: 3 } },
    })
    const attempt = async (forwarded: string) =>
      (
        await server
          .browser({ address: '10.0.0.1' })
          .raw('loginByPassword', { account: forwarded, password: 'x' }, { 'x-forwarded-for': forwarded })
      ).code
    const same = []
    for (let index = 0; index < 5; index += 1) same.push(await attempt(`1.1.1.${index}, 192.0.2.9`))
    expect(same).toEqual([400, 400, 400, 429, 429])
    expect(await attempt('192.0.2.9, 192.0.2.10')).toBe(400)
    const v6 = []
    for (let index = 0; index < 5; index += 1) v6.push(await attempt(`2001:db8:1:2::${index}`))
    expect(v6).toEqual([400, 400, 400, 429, 429])
  })

  it('class 11: one account is limited from everywhere, however its name is written, and the right password then waits, too', async () => {
    const server = await createHarness(open, {
      config: { limits: { ...testConfig.limits, failuresPerAccount: 4 } },
    })
    const attempt = async (index: number, account: string, password: string, country_code = '86') =>
      (
        await server
          .browser({ address: `198.51.100.${index}` })
          .raw('loginByPassword', { account, password, country_code })
      ).code
    const names = ['linmei', 'LINMEI', 'ｌｉｎｍｅｉ', 'lin mei', 'linmei', 'Linmei']
    const answers = []
    for (const [index, name] of names.entries())
      answers.push(await attempt(index, name, 'x', String(index + 1)))
    expect(answers).toEqual([400, 400, 400, 400, 429, 429])
    expect(await attempt(99, 'linmei', demoPassword)).toBe(429)
    expect(await attempt(99, 'organizer', demoPassword)).toBe(200)
    server.clock.now += 900_000
    expect(await attempt(99, 'linmei', demoPassword)).toBe(200)
  })

  it('the limit holds for parallel attempts', async () => {
    const server = await createHarness(open, {
      config: { limits: { ...testConfig.limits, failuresPerAccount: 5 } },
    })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.browser().raw('loginByPassword', { account: 'linmei', password: 'x' }),
      ),
    )
    expect(answers.filter(({ code }) => code === 400)).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(5)
  })
})

describeDatabase('locking people out', (open) => {
  const limits = { ...testConfig.limits, failuresPerAccount: 10 }

  it('class 11: strangers who use up the codes of a number, for any purpose, leave its owner theirs', async () => {
    const server = await createHarness(open)
    const mobile = '13970000201'
    const owner = server.browser()
    await signIn(server, owner, mobile)
    await owner.call('logout', {})
    owner.credentials = null
    server.clock.now += 60_000
    const codes: number[] = []
    for (let index = 0; index < 40; index += 1) {
      const stranger = server.browser({ address: `203.0.113.${index}` })
      const name = index % 2 === 0 ? 'sendBindCode' : 'sendLoginCode'
      codes.push((await stranger.raw(name, { mobile })).code)
    }
    // However many they are, the phone does not ring without end.
    expect(codes.filter((code) => code === 1)).toHaveLength(14)
    await signIn(server, owner, mobile)
    // Nor does the owner's device send without end.
    const own = []
    for (let index = 0; index < 8; index += 1) {
      server.clock.now += 61_000
      own.push((await owner.raw('sendLoginCode', { mobile })).code)
    }
    expect(own.filter((code) => code === 1)).toHaveLength(4)
  })

  it('class 11: wrong codes typed by strangers leave the owner’s code good, and strangers have five guesses together', async () => {
    const server = await createHarness(open)
    const form = { mobile: '13970000203' }
    const owner = server.browser()
    await owner.call('sendLoginCode', { mobile: form.mobile })
    const code = server.sender.codeFor(form.mobile)
    const wrong = code === '000000' ? '000001' : '000000'
    const guess = (index: number, typed: string) =>
      server.browser({ address: `203.0.113.${index}` }).raw('loginByPhone', { ...form, code: typed })
    await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index, wrong)))
    // The answer says only that it was wrong: not even the guesser of the code learns more.
    expect(await guess(13, code)).toMatchObject({ code: 400, data: { reason: 'codeWrong', field: 'code' } })
    for (let index = 0; index < 4; index += 1) await owner.raw('loginByPhone', { ...form, code: wrong })
    expect(await owner.raw('loginByPhone', { ...form, code })).toMatchObject({ code: 200 })
    expect(await owner.raw('loginByPhone', { ...form, code })).toMatchObject({ code: 400 })
  })

  it('class 11: five bind codes of a neighbour in the same network leave the login codes', async () => {
    const server = await createHarness(open)
    const mobile = '13970000202'
    for (let index = 0; index < 5; index += 1) {
      await server.browser().call('sendBindCode', { mobile })
      server.clock.now += 61_000
    }
    await signIn(server, server.browser(), mobile)
  })

  it('class 11: wrong passwords of strangers block strangers; the device of the owner signs in, and has a limit of its own', async () => {
    const server = await createHarness(open, { config: { limits } })
    const right = { account: 'linmei', password: demoPassword }
    const owner = server.browser()
    await owner.call('loginByPassword', right)
    const device = new Map(owner.cookies)
    const asOwner = () => {
      const browser = server.browser()
      for (const [name, value] of device) if (name === 'known') browser.cookies.set(name, value)
      return browser
    }
    const wrong = async (browser: Browser) =>
      (await browser.raw('loginByPassword', { ...right, password: 'x' })).code
    const strangers = []
    for (let index = 0; index < 12; index += 1) strangers.push(await wrong(server.browser()))
    expect(strangers).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    expect((await server.browser().raw('loginByPassword', right)).code).toBe(429)
    expect((await asOwner().raw('loginByPassword', right)).code).toBe(200)
    // Ten at once share one count.
    const own = await Promise.all(Array.from({ length: 15 }, () => wrong(asOwner())))
    expect(own.filter((code) => code === 400)).toHaveLength(10)
    expect((await asOwner().raw('loginByPassword', right)).code).toBe(429)
    server.clock.now += 900_000
    expect((await asOwner().raw('loginByPassword', right)).code).toBe(200)
  })

  it('class 11: a device is known to its own accounts only; an invented or foreign cookie is worth nothing', async () => {
    const server = await createHarness(open, { config: { limits } })
    const attacker = server.browser()
    await attacker.call('loginByPassword', { account: 'organizer', password: demoPassword })
    const [cookie] = [...attacker.cookies].filter(([name]) => name === 'known')
    expect(cookie?.[1]).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    const [number = '', mark = ''] = cookie?.[1].split('.') ?? []
    for (let index = 0; index < 10; index += 1) {
      await server.browser().raw('loginByPassword', { account: 'linmei', password: 'x' })
    }
    for (const value of [
      `${number}.${mark}`,
      `${number}.${'A'.repeat(43)}`,
      number,
      '..',
      'x'.repeat(4000),
    ]) {
      const browser = server.browser()
      browser.cookies.set('known', value)
      expect((await browser.raw('loginByPassword', { account: 'linmei', password: demoPassword })).code).toBe(
        429,
      )
    }
    // Several accounts on one device: each is remembered.
    await attacker.call('loginByPassword', { account: 'finance', password: demoPassword })
    expect(attacker.cookies.get('known')?.split('.')).toHaveLength(3)
    expect(attacker.cookies.get('known')).not.toMatch(/linmei|organizer|finance/)
  })
})

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
