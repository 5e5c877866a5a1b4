import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { loadKey } from '../../../server/accounts/signingKey.ts'
import { cannotConnect } from '../../../server/db/cannotConnect.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { chooseSender } from '../../../server/senders/choose.ts'
import { checkFolder } from '../../../server/shared/checkFolder.ts'
import { readConfig } from '../../../server/shared/config.ts'
import { cannotListen, whyNotStarted } from '../../../server/shared/whyNotStarted.ts'
import { makeDatabase, quietLog, sayAbsent } from '../../support/engines.ts'

const folder = mkdtempSync(join(tmpdir(), 'symposium-settings-'))
const place = (name: string) => join(folder, name)
let taken: Server

beforeAll(async () => {
  writeFileSync(place('file'), '')
  for (const [name, files] of [
    ['foreign', ['pg/something']],
    ['major', ['database.ready', 'pg/PG_VERSION']],
  ] as const)
    for (const file of files) {
      mkdirSync(join(place(name), 'pg'), { recursive: true })
      writeFileSync(join(place(name), file), '19\n')
    }
  taken = createServer()
  await new Promise<void>((settle) => taken.listen(0, '127.0.0.1', settle))
})
afterAll(async () => {
  await new Promise((settle) => taken.close(settle))
  rmSync(folder, { recursive: true })
})

/** The checks of `main.ts`, in its order, as far as they need no site. */
const start = async (env: Record<string, string>) => {
  const settings = readConfig({ DATABASE_URL: place('unused'), FILES: place('files'), ...env })
  checkFolder('FILES', settings.filesRoot)
  if ('DATABASE_URL' in env) await (await openDatabase(settings.databaseUrl, quietLog)).close()
  const none = {} as never
  chooseSender(env, none, quietLog)
  await new Promise<void>((settle, fail) => {
    const server = createServer()
    server.on('error', (error) => fail(cannotListen(error, settings)))
    server.listen(settings.port, settings.hostname, () => server.close(() => settle()))
  })
}
const sentenceOf = (work: Promise<unknown>): Promise<string | null> => work.then(() => null, whyNotStarted)

const port = () => String((taken.address() as AddressInfo).port)
const site = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://conf.example.org' }

/** Settings, and words of the sentence: the variable or the place, and the remedy. */
const table: ReadonlyArray<
  readonly [string, () => Record<string, string> | Promise<Record<string, string>>, RegExp]
> = [
  [
    'a database on a port where nothing is',
    () => ({ DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b' }),
    /127\.0\.0\.1:1 \(ECONNREFUSED\): check host and port/,
  ],
  [
    'a database on a host that is not',
    () => ({ DATABASE_URL: 'postgres://a:secret@nowhere.invalid/b' }),
    /nowhere\.invalid:5432 \(E\w+\): check host/,
  ],
  [
    'a password with signs',
    () => ({ DATABASE_URL: 'postgres://a:secret#1@host:x/b' }),
    /^DATABASE_URL: use postgres:.*%40/,
  ],
  [
    'another kind of database',
    () => ({ DATABASE_URL: 'mysql://a:secret@host/b' }),
    /^DATABASE_URL: use postgres:/,
  ],
  [
    'a file as database',
    () => ({ DATABASE_URL: place('file') }),
    /^DATABASE_URL: .*file is a file; name a folder/,
  ],
  [
    'a database below a file',
    () => ({ DATABASE_URL: place('file/db') }),
    /^DATABASE_URL: .*file is a file; name a folder/,
  ],
  [
    'a database in /proc',
    () => ({ DATABASE_URL: '/proc/x' }),
    /^DATABASE_URL: \/proc\/x is no place on a disk; name/,
  ],
  ['a database in /sys', () => ({ DATABASE_URL: '/sys/x' }), /^DATABASE_URL: \/sys\/?x? is .*; name/],
  [
    'a database with a NUL',
    () => ({ DATABASE_URL: `${place('x')}\0` }),
    /^DATABASE_URL: this user cannot write in/,
  ],
  [
    'a folder of another program',
    () => ({ DATABASE_URL: place('foreign') }),
    /foreign\/pg exists and was not made by this program; name/,
  ],
  [
    'data of another major version',
    () => ({ DATABASE_URL: place('major') }),
    /written by PostgreSQL 19; .* Copy it/,
  ],
  ['a file as FILES', () => ({ FILES: place('file') }), /^FILES: .*file is a file; name a folder/],
  ['FILES in /proc', () => ({ FILES: '/proc/files' }), /^FILES: \/proc\/files is no place on a disk; name/],
  ['a short SECRET', () => ({ SECRET: 'short' }), /^SECRET: use at least 32/],
  [
    'an origin without a scheme',
    () => ({ PUBLIC_ORIGIN: 'conf.example.org' }),
    /^PUBLIC_ORIGIN: must be an address like/,
  ],
  [
    'an origin with a path',
    () => ({ PUBLIC_ORIGIN: 'https://conf.example.org/a' }),
    /^PUBLIC_ORIGIN: must be .* without a path/,
  ],
  ['no origin in production', () => ({ NODE_ENV: 'production' }), /^PUBLIC_ORIGIN: set it/],
  ['a port in words', () => ({ PORT: 'many' }), /^PORT: must be a whole number/],
  ['a port that is taken', () => ({ PORT: port(), HOST: '127.0.0.1' }), /^PORT: \d+ is in use; stop/],
  [
    'a host that is elsewhere',
    () => ({ PORT: '0', HOST: '203.0.113.1' }),
    /^HOST: 203\.0\.113\.1 is no address of this machine/,
  ],
  ['proxies below none', () => ({ TRUST_PROXY: '-1' }), /^TRUST_PROXY: must be a whole number from 0/],
  ['a level of the log that is none', () => ({ LOG_LEVEL: 'verbose' }), /^LOG_LEVEL: must be one of/],
  ['a seed that is none', () => ({ SEED: 'yes' }), /^SEED: must be demo or off/],
  [
    'a demo beside real senders',
    () => ({ ...site, SEED: 'demo', SMTP_URL: 'smtp://a', SMTP_FROM: 'a@b.example' }),
    /^SEED: .*leave SEED out/,
  ],
  [
    'half a mail server',
    () => ({ SMTP_URL: 'smtp://localhost' }),
    /missing beside those that are set: SMTP_FROM/,
  ],
  [
    'a name as address of lives',
    () => ({ LIVE_ANNOUNCED_IP: 'live.example.org' }),
    /^LIVE_ANNOUNCED_IP: must be an address/,
  ],
  [
    'half a relay',
    () => ({ LIVE_TURN_URLS: 'turn:a.example' }),
    /^LIVE_TURN_URLS, LIVE_TURN_SECRET: set both/,
  ],
]

describe('wrong settings', () => {
  it.each(table)('%s: one sentence with a remedy, no trace and no password', async (_, env, sentence) => {
    const said = await sentenceOf(start({ PORT: '0', ...(await env()) }))
    expect(said).toMatch(sentence)
    expect(said).not.toMatch(/\n/)
    expect(said).not.toContain('secret')
  })

  it('a wrong password is distinguished from a wrong name, and both from a server that is away', () => {
    const say = (code: string) =>
      cannotConnect(Object.assign(new Error('refused'), { code }), 'postgres://me:secret@db:5433/site')
        .message
    expect(say('28P01')).toBe(
      'PostgreSQL at db:5433 does not let the user me in: check user and password in DATABASE_URL, and pg_hba.conf of the server',
    )
    expect(say('53300')).toMatch(/no connection left: raise max_connections/)
    expect(say('42501')).toMatch(/The user me may not use the database site: grant it/)
  })

  it('a disk that refuses later is a sentence, too', () => {
    const full = Object.assign(new Error('ENOSPC: no space'), {
      code: 'ENOSPC',
      path: '/data/db.key',
      syscall: 'write',
    })
    expect(whyNotStarted(full)).toMatch(
      /^\/data\/db\.key: the system refuses \(ENOSPC, write\); check that the disk has room/,
    )
  })

  it('a wrong user, a wrong database and another key are reported by PostgreSQL itself', async ({
    annotate,
  }) => {
    const postgres = inject('postgres')
    if (!('url' in postgres)) return sayAbsent('wrong settings', postgres, annotate)
    const at = (change: (url: URL) => void) => {
      const url = new URL(postgres.url)
      change(url)
      return sentenceOf(start({ PORT: '0', DATABASE_URL: url.href }))
    }
    expect(await at((url) => (url.username = 'stranger'))).toMatch(
      /does not let the user stranger in: check user and password/,
    )
    expect(await at((url) => (url.pathname = '/none'))).toMatch(
      /has no database none: make it \(createdb -O postgres none\)/,
    )
    const database = await openDatabase(await makeDatabase(postgres.url, 'template t_migrated'), quietLog)
    const key = (secret: string) => loadKey({ secret, keyFile: null }, database.db, quietLog)
    await key('one that is long enough for a secret')
    const said = await sentenceOf(key('another that is long enough for a secret'))
    await database.close()
    expect(said).toMatch(/^The data was signed .*SECRET=<new>,<old>/)
    expect(said).not.toContain('long enough')
  })
})
