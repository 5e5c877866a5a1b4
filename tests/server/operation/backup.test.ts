// Deep, 1 min: whole data folders are copied and restored, each with its drill.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'

import { fingerprintOf } from '../../../server/accounts/signingKey.ts'
import { converse, openControl } from '../../../server/backup/control.ts'
import { lastBackupBeside } from '../../../server/backup/lastBackup.ts'
import { makeBackup } from '../../../server/backup/makeBackup.ts'
import { newestBackup, readManifest } from '../../../server/backup/manifest.ts'
import { findTool, toolAddress } from '../../../server/backup/pgTools.ts'
import { checkBackup, restoreBackup } from '../../../server/backup/restoreBackup.ts'
import { keptCluster } from '../../../server/db/madeCluster.ts'
import { inspectDatabase } from '../../../server/db/inspect.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { keyRows, serverSettings } from '../../../server/db/schema/site.ts'
import type { Db, OpenedDatabase } from '../../../server/db/types.ts'
import { keyFileOf } from '../../../server/shared/config.ts'
import { makeDatabase, quietLog, sayAbsent } from '../../support/engines.ts'

const home = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const signal = new AbortController().signal
const silent = () => undefined
const backupTools = (say: (line: string) => void = silent) => ({ now: Date.now, signal, say })
const restoreTools = { log: quietLog, signal, say: silent }
const siteAt = (name: string, databaseUrl = join(home, name, 'db')) => ({
  databaseUrl,
  filesRoot: join(home, name, 'files'),
  keyFile: keyFileOf(databaseUrl),
})
const key = Buffer.alloc(32, 7)
const wrongs = async (looks: ReturnType<typeof checkBackup>) =>
  (await looks).filter(({ isRight }) => !isRight).map(({ says }) => says)

/** A member whose picture lies in FILES, and the key that wrote the data. */
const fill = async (db: Db, filesRoot: string, storesKey: boolean) => {
  mkdirSync(join(filesRoot, 'papers'), { recursive: true })
  writeFileSync(join(filesRoot, 'portrait.webp'), 'a picture')
  writeFileSync(join(filesRoot, 'papers', 'paper.pdf'), 'a paper')
  const [user] = await db
    .insert(users)
    .values({ nickname: '林梅', avatar: '/uploads/portrait.webp' })
    .returning()
  await db
    .insert(uploadedFiles)
    .values({ name: 'portrait.webp', userId: user?.id ?? 0, place: 'pictures', bytes: 9 })
  await db.insert(serverSettings).values({ name: keyRows.fingerprint, value: fingerprintOf(key) })
  if (storesKey)
    await db.insert(serverSettings).values({ name: keyRows.key, value: key.toString('base64url') })
}

describe('[OPS-03] a backup of the embedded database', () => {
  const site = siteAt('site')
  const backups = join(home, 'backups')
  let database: OpenedDatabase
  let closeControl: () => Promise<void>
  let backup = ''

  beforeAll(async () => {
    database = await openDatabase(site.databaseUrl, quietLog, {
      cluster: await keptCluster(resolve('.cache')),
    })
    await fill(database.db, site.filesRoot, false)
    writeFileSync(site.keyFile ?? '', key.toString('base64url'))
    if (database.backup === undefined) throw new Error('the embedded engine copies itself')
    closeControl = await openControl(site.databaseUrl, database.backup, quietLog)
  }, 60_000)
  afterAll(async () => {
    await closeControl()
    await database.close()
  })

  it('is made during writes, holds files that are removed or come in between, and passes the drill', async () => {
    let isMaking = true
    let written = 0
    const write = async () => {
      while (isMaking && written < 400) {
        await database.db.insert(users).values({ nickname: `w${written}`.padEnd(500, '.') })
        written += 1
        // The copy is made by the same thread here.
        await new Promise((settle) => setImmediate(settle))
      }
    }
    const writing = write()
    const made = await makeBackup(
      site,
      backups,
      backupTools((line) => {
        if (!line.startsWith('database')) return
        isMaking = false
        rmSync(join(site.filesRoot, 'papers', 'paper.pdf'))
        writeFileSync(join(site.filesRoot, 'papers', 'late.pdf'), 'came late')
      }),
    )
    await writing
    backup = made.folder
    const manifest = readManifest(backup)
    expect(
      Object.keys(manifest.files)
        .filter((path) => path.startsWith('files/'))
        .toSorted(),
    ).toEqual(['files/papers/late.pdf', 'files/papers/paper.pdf', 'files/portrait.webp'])
    expect(manifest).toMatchObject({
      engine: 'embedded',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      key: { place: 'file', fingerprint: fingerprintOf(key) },
    })
    // Rows were written while the files were copied.
    expect(manifest.rows['users']).toBeGreaterThan(1)
    expect(manifest.rows['users']).toBeLessThanOrEqual(written + 1)
    expect(newestBackup(backups)).toBe(backup)
    expect(lastBackupBeside(site.databaseUrl)?.toISOString()).toBe(manifest.madeAt)
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('symposium-check-'))
    const looks = await checkBackup(
      { backup, databaseUrl: site.databaseUrl, into: null, secret: null },
      restoreTools,
    )
    expect(looks.filter(({ isRight }) => !isRight)).toEqual([])
    expect(looks.map(({ says }) => says).join('\n')).toMatch(
      /as they were written[\s\S]*as many as were backed up[\s\S]*the key is in the backup and fits[\s\S]*invariants hold[\s\S]*every uploaded file/,
    )
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('symposium-check-'))).toEqual(before)
  }, 60_000)

  it('is one at a time, and an end of the server in the middle of it leaves nothing', async () => {
    const first = await converse(site.databaseUrl)
    const second = await converse(site.databaseUrl)
    await first?.begin()
    await expect(second?.begin()).rejects.toThrow(/Another backup of this database is under way.*later/)
    await expect(second?.end()).rejects.toThrow(/nothing was begun/)
    await expect(makeBackup(site, join(home, 'busy'), backupTools())).rejects.toThrow(/under way/)
    expect(readdirSync(join(home, 'busy'))).toEqual([])
    // A connection that hangs up makes way, and the checkpoints that were held back go on.
    first?.hangUp()
    second?.hangUp()
    const third = await vi.waitFor(async () => {
      const again = await converse(site.databaseUrl)
      await again?.begin()
      return again
    })
    const ended = expect(third?.end().then(() => third.end())).rejects.toThrow(
      /The server stopped while its database was copied\. Run the command again\./,
    )
    await closeControl()
    await ended
    if (database.backup !== undefined)
      closeControl = await openControl(site.databaseUrl, database.backup, quietLog)
  })

  it('is never half a one: a full disk, an end by the operator and a killed one leave nothing that is taken for it', async () => {
    const to = join(home, 'half')
    const probe = await open(join(home, 'probe'), 'w')
    const prototype = Object.getPrototypeOf(probe) as typeof probe
    await probe.close()
    const full = vi
      .spyOn(prototype, 'write')
      .mockRejectedValueOnce(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))
    await expect(makeBackup(site, to, backupTools())).rejects.toThrow(
      /^The disk is full \(ENOSPC\); what was written is removed\. Make room/,
    )
    full.mockRestore()
    expect(readdirSync(to)).toEqual([])
    const operator = new AbortController()
    const stopping = makeBackup(site, to, {
      ...backupTools(() => operator.abort(new Error('Stopped'))),
      signal: operator.signal,
    })
    await expect(stopping).rejects.toThrow('Stopped')
    expect(readdirSync(to)).toEqual([])
    mkdirSync(join(to, 'symposium-2026-01-01T00-00-00-000Z.part'))
    mkdirSync(join(to, 'symposium-2026-01-02T00-00-00-000Z'))
    expect(newestBackup(to)).toBeNull()
    expect(() => readManifest(join(to, 'symposium-2026-01-02T00-00-00-000Z'))).toThrow(/is no backup/)
    await expect(makeBackup(site, join(site.filesRoot, 'backups'), backupTools())).rejects.toThrow(
      /lies within/,
    )
    expect(existsSync(join(site.filesRoot, 'backups'))).toBe(false)
  })

  it('is restored into an empty place only, with its key, and equal', async () => {
    const target = siteAt('restored')
    const { looks, pending } = await restoreBackup(target, backup, restoreTools)
    expect([looks.filter(({ isRight }) => !isRight), pending]).toEqual([[], 0])
    expect(readFileSync(target.keyFile ?? '', 'utf8')).toBe(key.toString('base64url'))
    expect(readFileSync(join(target.filesRoot, 'papers', 'paper.pdf'), 'utf8')).toBe('a paper')
    await expect(restoreBackup(target, backup, restoreTools)).rejects.toThrow(
      /restored\/db is there already, and a restore overwrites nothing\. Move it away/,
    )
    const filled = { ...siteAt('filled'), filesRoot: target.filesRoot }
    await expect(restoreBackup(filled, backup, restoreTools)).rejects.toThrow(
      /restored\/files is there already/,
    )
    const keyed = { ...siteAt('keyed'), keyFile: target.keyFile }
    await expect(restoreBackup(keyed, backup, restoreTools)).rejects.toThrow(/db\.key is there already/)
    const other = siteAt('other', 'postgres://nobody@127.0.0.1:1/none')
    await expect(restoreBackup(other, backup, restoreTools)).rejects.toThrow(/npm run copy/)
    expect(existsSync(filled.databaseUrl)).toBe(false)
  }, 60_000)

  it('is refused with a sentence where a newer program made it, or where it was damaged; what was begun is taken back', async () => {
    const file = join(backup, 'manifest.json')
    const written = readFileSync(file, 'utf8')
    const drill = () =>
      checkBackup({ backup, databaseUrl: site.databaseUrl, into: null, secret: null }, restoreTools)
    const changed = (change: (manifest: Record<string, unknown>) => void) => {
      const manifest = JSON.parse(written) as Record<string, unknown>
      change(manifest)
      writeFileSync(file, JSON.stringify(manifest))
    }
    const cases: ReadonlyArray<readonly [(manifest: Record<string, unknown>) => void, RegExp]> = [
      [(each) => (each['format'] = 2), /made by a newer program \(format 2\)\. Restore it with that program/],
      [
        (each) => (each['migrations'] as string[]).push('9999_later'),
        /newer program \(version .*9999_later\)/,
      ],
      [
        (each) => (each['files'] = { '../../escape': { bytes: 0, sha256: '0'.repeat(64) } }),
        /cannot be read/,
      ],
      [(each) => delete each['rows'], /cannot be read as what it was written\. Use another backup/],
    ]
    for (const [change, says] of cases) {
      changed(change)
      await expect(drill()).rejects.toThrow(says)
      await expect(restoreBackup(siteAt('never'), backup, restoreTools)).rejects.toThrow(says)
    }
    writeFileSync(file, '{')
    await expect(drill()).rejects.toThrow(/cannot be read/)
    writeFileSync(file, written)

    const paper = join(backup, 'files/papers/paper.pdf')
    writeFileSync(paper, 'b paper')
    await expect(drill()).rejects.toThrow(
      /damaged: files\/papers\/paper\.pdf was changed\. Use another backup/,
    )
    const never = siteAt('never')
    await expect(restoreBackup(never, backup, restoreTools)).rejects.toThrow(/paper\.pdf was changed/)
    expect(
      [never.databaseUrl, never.filesRoot, never.keyFile ?? ''].filter((path) => existsSync(path)),
    ).toEqual([])
    rmSync(paper)
    await expect(drill()).rejects.toThrow(/paper\.pdf is missing/)
    writeFileSync(paper, 'a paper')
  }, 60_000)

  it('says of a stopped site, without its key and with a file missing, what is wrong with it', async () => {
    await closeControl()
    await expect(makeBackup(site, join(home, 'open'), backupTools())).rejects.toThrow(
      /is open in another process, which cannot be asked for a copy\. .*stop it/,
    )
    await database.close()
    rmSync(site.keyFile ?? '')
    rmSync(join(site.filesRoot, 'portrait.webp'))
    const { folder, manifest } = await makeBackup(site, join(home, 'without'), backupTools())
    expect(manifest.key.place).toBe('secret')
    const check = (secret: string | null) =>
      wrongs(checkBackup({ backup: folder, databaseUrl: site.databaseUrl, into: null, secret }, restoreTools))
    expect(await check('another key that is long enough, surely')).toEqual([
      'SECRET is not the key that wrote the data',
      '1 uploaded files are missing, first portrait.webp',
    ])
    expect(await check(key.toString('base64url'))).toEqual([expect.stringContaining('portrait.webp')])
  }, 60_000)
})

describe('[OPS-03] a backup of PostgreSQL', () => {
  const postgres = inject('postgres')
  if (!('url' in postgres)) {
    it('needs PostgreSQL', ({ annotate }) => sayAbsent('backup', postgres, annotate))
    return
  }
  /** The same database, asked by another user. */
  const as = (user: string, url: string) => url.replace('//postgres@', `//${user}@`)

  it('is restored and proved on the same cluster; without the right to make a database it names the way', async () => {
    const site = siteAt('pg', await makeDatabase(postgres.url))
    const { db, close } = await openDatabase(site.databaseUrl, quietLog)
    await fill(db, site.filesRoot, true)
    await close()
    const { folder: backup, manifest } = await makeBackup(site, join(home, 'pg-backups'), backupTools())
    expect(manifest.key).toEqual({ place: 'database', fingerprint: fingerprintOf(key) })
    expect(await inspectDatabase(site.databaseUrl, Date.now)).toMatchObject({ lastBackup: manifest.madeAt })

    const admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()
    const names = async () =>
      (
        await admin.query<{ name: string }>(
          `select datname as name from pg_database where datname like 'symposium_check%'`,
        )
      ).rows
    try {
      const drill = (databaseUrl: string, into: string | null = null) =>
        wrongs(checkBackup({ backup, databaseUrl, into, secret: null }, restoreTools))
      expect(await drill(site.databaseUrl)).toEqual([])
      expect(await names()).toEqual([])
      await admin.query(`create role backup_weak login`)
      await expect(drill(as('backup_weak', site.databaseUrl))).rejects.toThrow(
        /may not make a database to try the backup on\. Allow it \(alter role … createdb\), or name an empty database: .*--into/,
      )
      const lent = await makeDatabase(postgres.url, 'owner backup_weak')
      expect(await drill(as('backup_weak', site.databaseUrl), as('backup_weak', lent))).toEqual([])
      await expect(drill(site.databaseUrl, site.databaseUrl)).rejects.toThrow(/is not empty \(\d+ tables\)/)

      const target = siteAt('pg-restored', lent)
      const { looks } = await restoreBackup(target, backup, restoreTools)
      expect(looks.filter(({ isRight }) => !isRight)).toEqual([])
      await expect(
        restoreBackup({ ...target, filesRoot: join(home, 'x') }, backup, restoreTools),
      ).rejects.toThrow(/a restore overwrites nothing/)
      const restored = await openDatabase(lent, quietLog, { migrations: 'none' })
      expect(await restored.db.$count(users)).toBe(1)
      await expect(restored.db.execute(sql`delete from audit_events`)).resolves.toBeDefined()
      await restored.close()
      // A dump that pg_restore cannot read is refused, and the database stays empty.
      writeFileSync(join(backup, 'database', 'site.dump'), 'x')
      await expect(drill(site.databaseUrl)).rejects.toThrow(/site\.dump was changed/)
      const empty = siteAt('pg-empty', await makeDatabase(postgres.url))
      await expect(restoreBackup(empty, backup, restoreTools)).rejects.toThrow(/site\.dump was changed/)
      expect(existsSync(empty.filesRoot)).toBe(false)
    } finally {
      await admin.end()
    }
  }, 60_000)

  it.each([
    ['postgres://u:p%40ss@h:5433/n', 'postgres://u@h:5433/n', 'p@ss'],
    ['postgresql://u@h/n', 'postgresql://u@h/n', undefined],
    ['postgres://u:p@/n?host=/run/pg', 'postgres://u@/n?host=%2Frun%2Fpg', 'p'],
    [
      'postgres://h/n?user=u&password=a%26b&sslmode=no-verify',
      'postgres://h/n?user=u&sslmode=require',
      'a&b',
    ],
    ['postgres://u:a:b@h/n', 'postgres://u@h/n', 'a:b'],
  ])(
    'gives the tools %s without the password, which stands in their environment',
    (url, address, password) => {
      expect(toolAddress(url)).toEqual({
        address,
        env: password === undefined ? {} : { PGPASSWORD: password },
      })
    },
  )

  it('says which programs are missing', async () => {
    await expect(findTool('pg_dump', 99)).rejects.toThrow(
      /pg_dump of PostgreSQL 99 or newer is needed, and only .* is here\. Install .*postgresql-client-99/,
    )
  })
})
