import type { SigningKey } from '../../../server/shared/config.ts'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { knownDevice, rememberDevice } from '../../../server/accounts/devices.ts'
import { seal, unseal } from '../../../server/accounts/seal.ts'
import { keysOf, withFormer } from '../../../server/accounts/secrets.ts'
import {
  carryKey,
  chooseKey,
  fingerprintOf,
  forgetFingerprint,
  loadKey,
} from '../../../server/accounts/signingKey.ts'
import { readSubscription, unsubscribePath } from '../../../server/accounts/unsubscription.ts'
import { newLink, teamPath } from '../../../server/lifecycles/team/link.ts'
import { createGuests } from '../../../server/live/room/tickets.ts'
import { countries, users } from '../../../server/db/schema/accounts.ts'
import { totpSecrets } from '../../../server/db/schema/factors.ts'
import { keyRows, serverSettings } from '../../../server/db/schema/site.ts'
import type { OpenedDatabase } from '../../../server/db/types.ts'
import type { Exchange } from '../../../server/shared/exchange.ts'
import { emptyTables, newAny, quietLog } from '../../support/engines.ts'
import { createHarness, FakeLog, signIn, type Browser, type Harness } from '../api/harness.ts'

const text = (secret: string): Uint8Array => Buffer.from(secret)
const bytes = (secret: string): Uint8Array => Buffer.from(secret, 'base64url')
const [kept, other] = ['A', 'B'].map((sign) => Buffer.alloc(32, sign).toString('base64url')) as [
  string,
  string,
]
const phrase = 'a pass phrase of more than 32 characters'
const commas = 'a phrase, with commas, of more than 32 characters'

describe('which key signs', () => {
  const nothing = { secret: null, kept: null, fingerprint: null, isUsed: false, opens: () => null }
  const by = (key: Uint8Array) => (each: Uint8Array) => fingerprintOf(each) === fingerprintOf(key)
  /** Existing key, chosen source, expected key, and other accepted keys. */
  it.each<
    [
      string,
      Partial<Parameters<typeof chooseKey>[0]>,
      ReturnType<typeof chooseKey>['kind'],
      Uint8Array?,
      Uint8Array[]?,
    ]
  >([
    ['nothing', {}, 'none'],
    ['the file', { kept }, 'first', bytes(kept), []],
    [
      'the file that wrote the data',
      { kept, fingerprint: fingerprintOf(bytes(kept)) },
      'same',
      bytes(kept),
      [],
    ],
    ['another file', { kept: other, fingerprint: fingerprintOf(bytes(kept)) }, 'other'],
    ['data without its file', { fingerprint: fingerprintOf(bytes(kept)) }, 'other'],
    [
      'SECRET with the content of the file',
      { secret: kept, kept, isUsed: true },
      'first',
      bytes(kept),
      [text(kept)],
    ],
    [
      'SECRET instead of the file',
      { secret: kept, fingerprint: fingerprintOf(bytes(kept)) },
      'same',
      bytes(kept),
      [text(kept)],
    ],
    [
      'SECRET, read as text by an older program',
      { secret: kept, isUsed: true },
      'first',
      text(kept),
      [bytes(kept)],
    ],
    [
      'the same with its fingerprint',
      { secret: kept, fingerprint: fingerprintOf(text(kept)) },
      'same',
      text(kept),
      [bytes(kept)],
    ],
    [
      'the same by what it sealed',
      { secret: kept, isUsed: true, opens: by(text(kept)) },
      'first',
      text(kept),
      [bytes(kept)],
    ],
    [
      'SECRET that sealed as the file',
      { secret: kept, isUsed: true, opens: by(bytes(kept)) },
      'first',
      bytes(kept),
      [text(kept)],
    ],
    ['SECRET of a new site', { secret: kept }, 'first', bytes(kept), [text(kept)]],
    ['a phrase', { secret: phrase, isUsed: true }, 'first', text(phrase), []],
    ['a phrase with commas', { secret: commas, isUsed: true }, 'first', text(commas), []],
    ['another phrase', { secret: phrase, fingerprint: fingerprintOf(text(commas)) }, 'other'],
    [
      'a phrase beside the file that sealed',
      { secret: phrase, kept, isUsed: true, opens: by(bytes(kept)) },
      'other',
    ],
    [
      'a new one before the old',
      { secret: `${other},${kept}`, fingerprint: fingerprintOf(bytes(kept)) },
      'rotated',
      bytes(other),
    ],
    [
      'the same at the next start',
      { secret: `${other},${kept}`, fingerprint: fingerprintOf(bytes(other)) },
      'same',
      bytes(other),
    ],
    [
      'the new one alone',
      { secret: other, fingerprint: fingerprintOf(bytes(other)) },
      'same',
      bytes(other),
      [text(other)],
    ],
    [
      'a phrase before a phrase',
      { secret: `${phrase} new, ${phrase}`, fingerprint: fingerprintOf(text(phrase)) },
      'rotated',
      text(`${phrase} new`),
    ],
  ])('%s', (_, sources, kind, key, former) => {
    const chosen = chooseKey({ ...nothing, ...sources })
    expect(chosen.kind).toBe(kind)
    if (!('key' in chosen)) return
    const [present, ...before] = keysOf(chosen.key).map((each) => Buffer.from(each).toString('hex'))
    expect(present).toBe(Buffer.from(key ?? []).toString('hex'))
    if (former !== undefined) expect(before).toEqual(former.map((each) => Buffer.from(each).toString('hex')))
  })
})

describe('a key that is changed', () => {
  const old = bytes(kept)
  const rotated: SigningKey = withFormer(bytes(other), [text(other), old, text(kept)])
  const alone: SigningKey = withFormer(bytes(other), [])
  let database: OpenedDatabase
  let before: Harness
  beforeAll(async () => {
    database = await newAny()
    before = await createHarness(() => Promise.resolve(database), { seeded: false, config: { key: old } })
    await database.db
      .insert(countries)
      .values({ iso: 'CN', code: '86', name: '中国', engName: 'China', position: 0 })
  })
  afterAll(() => database.close())

  const after = async (key: SigningKey): Promise<Harness> => {
    const server = await createHarness(() => Promise.resolve(database), { seeded: false, config: { key } })
    server.clock.now = before.clock.now
    return server
  }
  const moved = (browser: Browser, to: Harness): Browser => {
    const same = to.browser()
    for (const [name, value] of browser.cookies) same.cookies.set(name, value)
    same.credentials = browser.credentials
    return same
  }
  const codeAt = (secret: string) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: before.clock.now })
  let people = 0
  const member = async () => {
    const browser = before.browser()
    await signIn(before, browser, `1541100${String((people += 1)).padStart(4, '0')}`)
    return browser
  }
  /** With an app and recovery codes; `again`: signs in again, and owes the second proof. */
  const twice = async () => {
    const browser = await member()
    const mobile = `1541100${String(people).padStart(4, '0')}`
    const { secret } = await browser.call('beginTotp', {})
    const { recovery_codes } = await browser.call('confirmTotp', { code: codeAt(secret) })
    const again = async (key: SigningKey) => {
      // One code a minute.
      before.clock.now += 61_000
      const server = await after(key)
      const there = server.browser()
      await signIn(server, there, mobile)
      return { server, there }
    }
    return { secret, code: recovery_codes?.[0] ?? '', again }
  }
  const exchange = (cookie?: string) => {
    const jar = new Map(cookie === undefined ? [] : [['known', cookie]])
    return {
      jar,
      cookie: (name: string) => jar.get(name),
      keep: (name: string, value: string) => jar.set(name, value),
    } as unknown as Exchange & { jar: Map<string, string> }
  }

  /** Credentials of earlier times, and whether they still work under the key. */
  const possessions: Readonly<Record<string, () => Promise<(key: SigningKey) => Promise<boolean>>>> = {
    'a session': async () => {
      const browser = await member()
      return async (key) => (await moved(browser, await after(key)).raw('getUserInfo')).code === 1
    },
    'a code by phone that was just sent': async () => {
      const mobile = '15411990001'
      await before.browser().call('sendLoginCode', { mobile })
      const code = before.sender.codeFor(mobile)
      return async (key) =>
        (await (await after(key)).browser().raw('loginByPhone', { mobile, code })).code === 200
    },
    'an authenticator app': async () => {
      const { secret, again } = await twice()
      return async (key) => {
        const { server, there } = await again(key)
        const answer = await there.raw('verifyFactor', { way: 'totp', proof: codeAt(secret) })
        const says = server.log.lines.filter((line) => line.includes('sealed by another key'))
        expect(says).toHaveLength(answer.code === 1 ? 0 : 1)
        expect(says.join('')).not.toContain(secret)
        return answer.code === 1
      }
    },
    'a recovery code': async () => {
      const { code, again } = await twice()
      return async (key) =>
        (await (await again(key)).there.raw('verifyFactor', { way: 'recovery', proof: code })).code === 1
    },
    'a known browser': async () => {
      const jar = exchange()
      rememberDevice(jar, old, 7)
      return (key) => Promise.resolve(knownDevice(exchange(jar.jar.get('known')), key, 7) !== null)
    },
    'a link to unsubscribe': () => {
      const [, , account = '', kind = '', sign = ''] = unsubscribePath(old, {
        userId: 7,
        type: 'order',
      }).split('/')
      return Promise.resolve((key) =>
        Promise.resolve(readSubscription(key, { account, kind, sign }) !== null),
      )
    },
    'a link of an invitation that is shown again': () => {
      const link = newLink(old, new Date())
      const path = teamPath(old, link.nonce, link.tokenHash)
      return Promise.resolve((key) => Promise.resolve(teamPath(key, link.nonce, link.tokenHash) === path))
    },
    'the name of a guest in a live': () => {
      const { proof, userId } = createGuests(old).admit(undefined)
      return Promise.resolve((key) => Promise.resolve(createGuests(key).admit(proof).userId === userId))
    },
    'what is sealed': () => {
      const sealed = seal(old, { user: 7 }, text('secret'))
      return Promise.resolve((key) => Promise.resolve(unseal(key, { user: 7 }, sealed) !== null))
    },
  }

  it.each(Object.entries(possessions))(
    '[ACC-02] %s goes on with SECRET=new,old, and ends without the old one',
    async (_, make) => {
      const works = await make()
      expect(await works(alone)).toBe(false)
      expect(await works(rotated)).toBe(true)
    },
  )
})

describe('the key of a site', () => {
  const folder = () => {
    const directory = mkdtempSync(join(tmpdir(), 'symposium-key-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    return join(directory, 'db.key')
  }
  let database: OpenedDatabase
  beforeAll(async () => {
    database = await newAny()
  })
  afterAll(() => database.close())
  const load = (secret: string | null, keyFile: string | null, log = quietLog) =>
    loadKey({ secret, keyFile }, database.db, log)
  const hex = (key: Uint8Array) => Buffer.from(key).toString('hex')

  it('starts only with the key that wrote the data, says what to do, and takes over at a change', async () => {
    await emptyTables(database.db)
    const file = folder()
    const first = await load(null, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const content = readFileSync(file, 'utf8')
    expect(hex(await load(null, file))).toBe(hex(first))
    expect(hex(await load(content, null))).toBe(hex(first))
    // Without the file no new key is made over the data of the old one.
    await expect(load(null, folder())).rejects.toThrow(
      /^The data was signed and sealed with another key.*SECRET=<new>,<old>/s,
    )
    await expect(load(phrase, file)).rejects.toThrow(/--forget-key$/)
    const rotated = await load(`${other},${content}`, file)
    expect(hex(rotated)).toBe(hex(bytes(other)))
    expect(hex(await load(other, file))).toBe(hex(bytes(other)))
    await expect(load(null, file)).rejects.toThrow(/another key/)
    expect(await forgetFingerprint(database.db)).toBe(true)
    expect(hex(await load(null, file))).toBe(hex(first))
  })

  it('seals again with the new key, and names accounts whose secrets it cannot open', async () => {
    await emptyTables(database.db)
    const [one, two] = await database.db
      .insert(users)
      .values([{ nickname: 'a' }, { nickname: 'b' }])
      .returning({ id: users.id })
    const ids = [one?.id ?? 0, two?.id ?? 0] as const
    const file = folder()
    const first = await load(null, file)
    await database.db.insert(totpSecrets).values([
      {
        userId: ids[0],
        sealed: seal(first, { user: ids[0] }, text('mine')),
        pending: seal(first, { user: ids[0] }, text('next')),
        createdAt: new Date(),
      },
      { userId: ids[1], sealed: seal(bytes(other), { user: ids[1] }, text('lost')), createdAt: new Date() },
    ])
    await load(`${phrase},${readFileSync(file, 'utf8')}`, null)
    const log = new FakeLog()
    const present = await load(phrase, null, log)
    const rows = await database.db.select().from(totpSecrets).where(eq(totpSecrets.userId, ids[0]))
    expect(Buffer.from(unseal(present, { user: ids[0] }, rows[0]?.sealed ?? '') ?? []).toString()).toBe(
      'mine',
    )
    expect(Buffer.from(unseal(present, { user: ids[0] }, rows[0]?.pending ?? '') ?? []).toString()).toBe(
      'next',
    )
    expect(log.lines).toEqual([expect.stringContaining(`cannot be opened with this key`)])
    expect(log.lines[0]).toContain(`"accounts":[${ids[1]}]`)
  })

  it('goes along with a copy in both directions; a key in SECRET is named, not guessed', async () => {
    const target = await newAny()
    try {
      await emptyTables(database.db)
      const [from, to] = [folder(), folder()]
      expect(await carryKey({ db: database.db, keyFile: from }, { db: target.db, keyFile: null })).toBe(
        'none',
      )
      const first = await load(null, from)
      const row = async () =>
        (await target.db.select().from(serverSettings).where(eq(serverSettings.name, keyRows.key)))[0]?.value
      expect(await carryKey({ db: database.db, keyFile: from }, { db: target.db, keyFile: null })).toBe(
        'carried',
      )
      expect(hex(bytes((await row()) ?? ''))).toBe(hex(first))
      writeFileSync(to, other)
      expect(await carryKey({ db: target.db, keyFile: null }, { db: database.db, keyFile: to })).toBe(
        'carried',
      )
      expect(readFileSync(to, 'utf8')).toBe(readFileSync(from, 'utf8'))
      expect(readFileSync(`${to}.before`, 'utf8')).toBe(other)
      await forgetFingerprint(database.db)
      await load(phrase, null)
      const third = folder()
      expect(await carryKey({ db: database.db, keyFile: from }, { db: target.db, keyFile: third })).toBe(
        'elsewhere',
      )
      expect(existsSync(third)).toBe(false)
    } finally {
      await target.close()
    }
  })
})
