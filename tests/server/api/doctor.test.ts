import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { keptCluster } from '../../../server/db/madeCluster.ts'
import { sealSecrets } from '../../../server/delivery/storedSettings.ts'
import { noteBackupBeside } from '../../../server/backup/lastBackup.ts'
import { fingerprintOf } from '../../../server/accounts/signingKey.ts'
import { deliverySettings, keyRows, serverSettings } from '../../../server/db/schema/site.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { examine } from '../../../server/doctor/checks.ts'
import { quietLog } from '../../support/engines.ts'

describe('[OPS-01] npm run doctor', () => {
  let folder = ''
  const closings: Array<() => Promise<unknown> | void> = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'doctor-'))
    mkdirSync(join(folder, 'dist/ssr'), { recursive: true })
    writeFileSync(join(folder, 'dist/ssr/entry-server.js'), '')
  })
  afterEach(async () => {
    for (const close of closings.splice(0)) await close()
    rmSync(folder, { recursive: true })
  })

  const healthy = () => ({
    DATABASE_URL: join(folder, 'db'),
    FILES: join(folder, 'files'),
    PORT: '0',
    LIVE_UDP_PORT: '0',
  })
  const production = () => ({
    ...healthy(),
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://conf.example.org',
    TRUST_PROXY: '1',
    SECRET: 'x'.repeat(40),
  })
  const find = async (env: Record<string, string>, now = Date.now) => {
    const findings = await examine({ env, now, dist: join(folder, 'dist') })
    return Object.fromEntries(findings.map((finding) => [finding.check, finding]))
  }
  /** A port with a listener that is not the site. */
  const taken = async () => {
    const server = createServer((socket) => socket.destroy())
    await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
    closings.push(() => new Promise((done) => server.close(done)))
    return String((server.address() as AddressInfo).port)
  }

  it('finds nothing wrong with a fresh folder, and makes nothing in it', async () => {
    const findings = await find(healthy())
    expect(Object.values(findings).filter(({ status }) => status === 'fault')).toEqual([])
    expect(findings['database']?.says).toContain('made at the first start')
  })

  it('[OPS-03] names a second server on the same database, and counts none that is silent', async () => {
    const { db, close } = await openDatabase(healthy().DATABASE_URL, quietLog, {
      cluster: await keptCluster(resolve('.cache')),
    })
    const row = (name: string, at: number) => ({ name: `server.${name}`, value: new Date(at).toISOString() })
    await db
      .insert(serverSettings)
      .values([row('here', Date.now()), row('there', Date.now()), row('killed', Date.now() - 3_600_000)])
    await close()
    expect((await find(healthy()))['servers']).toMatchObject({
      status: 'fault',
      says: '2 work on this database',
    })
  })

  it('looks into a database that is there', async () => {
    const { db, close } = await openDatabase(healthy().DATABASE_URL, quietLog, {
      cluster: await keptCluster(resolve('.cache')),
    })
    closings.push(close)
    // The lock is ours: to the doctor we are some other process that is not the site.
    expect((await find(healthy()))['database']).toMatchObject({
      status: 'fault',
      remedy: expect.stringContaining('Stop that process'),
    })
    const secret = 'the one that wrote this data, long enough'
    await db
      .insert(serverSettings)
      .values({ name: keyRows.fingerprint, value: fingerprintOf(Buffer.from(secret)) })
    const transfer = { account_name: 'A', bank: 'B', account: '1' }
    const mail = { host: '127.0.0.1', port: '1', security: 'none', user: 'a', from_address: 'a@example.org' }
    const sealed = sealSecrets(Buffer.from(secret), 'mail', { password: 'geheim' })
    const set = { version: 1, by: 1, at: new Date() }
    await db.insert(deliverySettings).values([
      { part: 'transfer', content: transfer, ...set },
      { part: 'mail', content: mail, sealed, ...set },
      { part: 'sms', content: { sign: 'A' }, sealed, ...set },
    ])
    await close()
    closings.length = 0
    const found = await find({ ...production(), SECRET: secret })
    // Settings of the console count, and are tried like those of the environment.
    expect(found['payment']).toMatchObject({ status: 'ok', says: 'transfer' })
    expect(found['mail']).toMatchObject({ status: 'fault' })
    expect(found['sms']).toMatchObject({
      status: 'warning',
      says: expect.stringContaining('the key does not open it'),
    })
    expect(JSON.stringify(found)).not.toContain('geheim')
    expect(found['database']).toMatchObject({ status: 'ok', says: expect.stringContaining('complete') })
    expect(found['key']).toMatchObject({ status: 'ok', says: 'from SECRET' })
    expect((await find(production()))['key']).toMatchObject({
      status: 'fault',
      says: expect.stringContaining('another key'),
      remedy: expect.stringContaining('SECRET=<new>,<old>'),
    })
  })

  it('[OPS-03] says in production how old the last backup is, also while a server has the database open', async () => {
    const { DATABASE_URL } = healthy()
    const { close } = await openDatabase(DATABASE_URL, quietLog, {
      cluster: await keptCluster(resolve('.cache')),
    })
    closings.push(close)
    const [now, hour] = [Date.UTC(2026, 11, 1), 3_600_000]
    const cases = [
      [null, 'warning', /none was made yet/],
      [49 * hour, 'warning', /2 days ago/],
      [hour / 30, 'ok', /0 h ago/],
      [30 * hour, 'ok', /30 h ago/],
    ] as const
    for (const [ago, status, says] of cases) {
      if (ago !== null) noteBackupBeside(DATABASE_URL, new Date(now - ago))
      const finding = (await find(production(), () => now))['backup']
      expect(finding).toMatchObject({ status, says: expect.stringMatching(says) })
      if (status === 'warning') expect(finding?.remedy).toMatch(/npm run backup every night/)
      expect((await find(healthy(), () => now))['backup']?.status).toBe('ok')
    }
  })

  const key = 'no key'
  const faults: ReadonlyArray<readonly [string, Record<string, string>, RegExp, RegExp]> = [
    ['configuration', { PORT: 'many' }, /PORT: must be a whole number/, /Set the variable/],
    [
      'proxy',
      { PUBLIC_ORIGIN: 'https://conf.example.org', TRUST_PROXY: '0' },
      /share one limit/,
      /TRUST_PROXY/,
    ],
    ['database', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /ECONNREFUSED/, /DATABASE_URL/],
    ['mail', { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'a@example.org' }, /ESOCKET|ECONN/, /SMTP_URL/],
    ['mail', { SMTP_URL: 'smtp://127.0.0.1:1' }, /SMTP_FROM/, /take them all out/],
    ['sms', { TENCENT_SMS_SIGN: 'x' }, /TENCENT_SMS_SECRET_ID/, /take them all out/],
    [
      'payment',
      { ALIPAY_APP_ID: 'x', ALIPAY_PRIVATE_KEY: key, ALIPAY_PUBLIC_KEY: key },
      /ALIPAY_PRIVATE_KEY/,
      /Set/,
    ],
  ]
  it.each(faults)('%s: %o is a fault with a remedy', async (check, env, says, remedy) => {
    const finding = (await find({ ...healthy(), ...env }))[check]
    expect(finding?.status).toBe('fault')
    expect(finding?.says).toMatch(says)
    expect(finding?.remedy).toMatch(remedy)
    // Never the key itself.
    expect(JSON.stringify(finding)).not.toContain(key)
  })

  it('a clock that differs from the database is a fault; the time that an examination takes is not', async () => {
    const env = healthy()
    const cluster = await keptCluster(resolve('.cache'))
    await (await openDatabase(env.DATABASE_URL, quietLog, { cluster })).close()
    const ahead = await find(env, () => Date.now() + 60_000)
    expect(ahead['database']).toMatchObject({
      status: 'fault',
      says: expect.stringContaining('differ by 60 s'),
    })
    // As if closing the database had taken a minute.
    const closing = vi.spyOn(PGlite.prototype, 'close')
    const slow = await find(env, () => Date.now() + (closing.mock.calls.length === 0 ? 0 : 60_000))
    expect(closing).toHaveBeenCalled()
    expect(slow['database']).toMatchObject({ status: 'ok' })
  })

  it('a port that another program has is a fault; a wrong clock and a site that is not built, too', async () => {
    expect((await find({ ...healthy(), PORT: await taken() }))['port']).toMatchObject({ status: 'fault' })
    expect((await find(healthy(), () => Date.UTC(2001, 0, 1)))['clock']).toMatchObject({ status: 'fault' })
    rmSync(join(folder, 'dist'), { recursive: true })
    expect((await find(healthy()))['site']).toMatchObject({ status: 'fault' })
  })

  it('what production does without is a warning, in words', async () => {
    const findings = await find(production())
    const warnings = Object.values(findings).filter(({ status }) => status === 'warning')
    expect(warnings.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['udp', 'mail', 'sms', 'payment']),
    )
    for (const { remedy } of warnings) expect(remedy).toMatch(/^[A-Z].*\.$/)
    expect(Object.values(findings).filter(({ status }) => status === 'fault')).toEqual([])
  })

  it('[ACC-02] warns of production where a second factor is only offered, and refuses other words', async () => {
    expect((await find(production()))['second factor']).toMatchObject({ status: 'ok', says: 'required' })
    expect((await find({ ...production(), SEED: 'demo' }))['second factor']).toMatchObject({
      status: 'warning',
      remedy: expect.stringContaining('SECOND_FACTOR'),
    })
    expect((await find(healthy()))['second factor']).toMatchObject({ status: 'ok', says: 'offered' })
    const strict = { ...production(), SEED: 'demo', SECOND_FACTOR: 'required' }
    expect((await find(strict))['second factor']?.status).toBe('ok')
    expect((await find({ ...healthy(), SECOND_FACTOR: 'yes' }))['configuration']).toMatchObject({
      status: 'fault',
      says: 'SECOND_FACTOR: must be required or offered',
    })
  })
})
