import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { sql } from 'drizzle-orm'

import { chooseKey, fingerprintOf } from '../accounts/signingKey.ts'
import { sqlState } from '../db/errors.ts'
import { migrate, pendingMigrations } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import type { Db, Log } from '../db/types.ts'
import { usedFiles } from '../files/uploads.ts'
import { syncFolder } from '../files/store.ts'
import { findViolations, ruleNames } from '../invariants.ts'
import { isServerAddress } from '../shared/config.ts'
import { BackupError, ofTheDisk } from './backupError.ts'
import { copyOne, hashFile } from './copyTree.ts'
import { readFacts, tableNames, type Facts } from './facts.ts'
import { dumpName, type Site } from './makeBackup.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { findTool, runTool, toolAddress } from './pgTools.ts'
import { withClient } from './withClient.ts'

export interface RestoreTools {
  readonly log: Log
  readonly signal: AbortSignal
  readonly say: (line: string) => void
}

/** One check of a restored backup, and whether it passed. */
export interface Look {
  readonly isRight: boolean
  readonly says: string
}

/**
 * Puts a backup into an empty place: the files, the key, and last the database, so that nothing half restored can be started. A
 * failure removes them again. Returns the checks made afterwards. Rejects with `BackupError`, `DatabaseError`, or a system error.
 */
export const restoreBackup = async (
  site: Site,
  backup: string,
  tools: RestoreTools,
): Promise<{ readonly looks: readonly Look[]; readonly pending: number; readonly manifest: Manifest }> => {
  const manifest = readManifest(backup)
  mustFit(manifest, site.databaseUrl)
  await mustBeEmpty(site)
  const undo: Array<() => Promise<void>> = []
  try {
    await mustBeWhole(backup, manifest, ['database/', 'key'], tools.signal)
    undo.push(await emptied(site.filesRoot))
    await put(backup, manifest, { below: 'files', to: site.filesRoot, signal: tools.signal })
    tools.say('The files are in place.')
    if (manifest.files['key'] !== undefined && site.keyFile !== null) {
      const { keyFile } = site
      undo.push(() => rm(keyFile, { force: true }))
      await copyOne(join(backup, 'key'), keyFile, tools.signal)
      await syncFolder(dirname(keyFile))
    }
    if (isServerAddress(site.databaseUrl)) await load(backup, site.databaseUrl, tools.signal)
    else {
      undo.push(await emptied(site.databaseUrl))
      await putCluster(backup, manifest, { to: site.databaseUrl, signal: tools.signal })
    }
    tools.say('The database is in place.')
  } catch (error) {
    for (const each of undo.toReversed()) await each().catch(() => undefined)
    throw ofTheDisk(error)
  }
  const { db, close } = await openDatabase(site.databaseUrl, tools.log, { migrations: 'leave' })
  try {
    const { names } = await pendingMigrations(db)
    const looks = [
      counted(manifest, await factsOf(db)),
      ...(names.length === 0 ? await judged(db, manifest) : []),
    ]
    return { looks, pending: names.length, manifest }
  } finally {
    await close()
  }
}

export interface Drill {
  readonly backup: string
  /** Address of the site's PostgreSQL, which lends a database of its own; the site's data are neither read nor written. */
  readonly databaseUrl: string
  /** An empty database or folder to use instead; null: a new one. */
  readonly into: string | null
  readonly secret: string | null
}

/** Restores a backup into a place that is removed again, brings it to this program, and looks at everything. */
export const checkBackup = async (
  { backup, databaseUrl, into, secret }: Drill,
  tools: RestoreTools,
): Promise<readonly Look[]> => {
  const manifest = readManifest(backup)
  await mustBeWhole(backup, manifest, [''], tools.signal)
  const looks: Look[] = [right(`${Object.keys(manifest.files).length} files are as they were written`)]
  const scratch = await (manifest.engine === 'embedded'
    ? scratchFolder(backup, manifest, into, tools.signal)
    : scratchDatabase(backup, into ?? databaseUrl, { isGiven: into !== null, signal: tools.signal }))
  try {
    const { db, close } = await openDatabase(scratch.url, tools.log, { migrations: 'leave', connections: 2 })
    try {
      const facts = await factsOf(db)
      looks.push(counted(manifest, facts), await keyFits(backup, manifest, { facts, secret }))
      const added = await migrate(db)
      if (added.length > 0) looks.push(right(`${added.length} migrations bring it to this program`))
      looks.push(...(await judged(db, manifest)))
    } finally {
      await close()
    }
  } catch (error) {
    throw ofTheDisk(error)
  } finally {
    await scratch.remove()
  }
  return looks
}

const right = (says: string): Look => ({ isRight: true, says })
const wrong = (says: string): Look => ({ isRight: false, says })

const factsOf = (db: Db): Promise<Facts> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      return readFacts(
        async (text) =>
          ((await tx.execute(sql.raw(text))) as unknown as { rows: ReadonlyArray<Record<string, unknown>> })
            .rows,
      )
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

const counted = ({ rows }: Manifest, facts: Facts): Look => {
  const names = [...new Set([...Object.keys(rows), ...Object.keys(facts.rows)])]
  const different = names.filter((name) => rows[name] !== facts.rows[name])
  return different.length > 0
    ? wrong(`other numbers of rows than were backed up: ${different.join(', ')}`)
    : right(
        `${names.length} tables with ${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows, as many as were backed up`,
      )
}

/** Checks of the data by the present program. */
const judged = async (db: Db, { files }: Manifest): Promise<readonly Look[]> => {
  const violations = await findViolations(db)
  const missing = (await usedFiles(db)).filter((path) => files[`files/${path}`] === undefined)
  return [
    ...violations.map(({ rule, entity, id, detail }) => wrong(`${rule}: ${entity} ${id} ${detail}`)),
    ...(violations.length === 0 ? [right(`all ${ruleNames().length} invariants hold`)] : []),
    missing.length === 0
      ? right('every uploaded file that the database speaks of is there')
      : wrong(`${missing.length} uploaded files are missing, first ${missing[0]}`),
  ]
}

const keyFits = async (
  backup: string,
  { key }: Manifest,
  { facts: { fingerprint, storedKey }, secret }: { facts: Facts; secret: string | null },
): Promise<Look> => {
  const { place } = key
  if (place === 'none') return right('there is no key yet')
  if (place === 'secret') {
    if (secret === null)
      return right(
        'the key is not in the backup: it stands in SECRET, which is not set here and was not looked at',
      )
    const chosen = chooseKey({ secret, kept: null, fingerprint, isUsed: true, opens: () => null })
    return chosen.kind === 'other'
      ? wrong('SECRET is not the key that wrote the data')
      : right('SECRET fits the data')
  }
  const kept = place === 'file' ? (await readFile(join(backup, 'key'), 'utf8')).trim() : storedKey
  return kept !== null &&
    (fingerprint === null || fingerprintOf(Buffer.from(kept, 'base64url')) === fingerprint)
    ? right('the key is in the backup and fits the data')
    : wrong('the key in the backup is not the one that wrote the data')
}

/** Every file below one of these paths, hashed. */
const mustBeWhole = async (
  backup: string,
  { files }: Manifest,
  below: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  for (const [path, { bytes, sha256 }] of Object.entries(files)) {
    if (!below.some((start) => path.startsWith(start))) continue
    const found = await hashFile(join(backup, path), signal)
    if (found === null || found.bytes !== bytes || found.sha256 !== sha256)
      throw damaged(path, found === null ? 'is missing' : 'was changed')
  }
}

const damaged = (path: string, what: string) =>
  new BackupError(`The backup is damaged: ${path} ${what}.`, 'Use another backup.')

interface Putting {
  readonly below: string
  readonly to: string
  readonly signal: AbortSignal
  /** A file that is copied when all others are in their place. */
  readonly last?: string
  /** Whether it must outlive a power cut. */
  readonly isLasting?: boolean
}

/** Copies what the manifest names below a folder, and compares what was copied. */
const put = async (
  backup: string,
  { files, folders }: Manifest,
  { below, to, signal, last, isLasting = true }: Putting,
): Promise<void> => {
  const inner = (path: string) => path.slice(below.length + 1)
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const path of folders.filter((each) => each.startsWith(`${below}/`)))
    await mkdir(join(to, inner(path)), { recursive: true, mode: 0o700 })
  const paths = Object.keys(files).filter((path) => path.startsWith(`${below}/`) && inner(path) !== last)
  paths.reverse()
  const work = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const copied = await copyOne(join(backup, path), join(to, inner(path)), signal, isLasting)
      if (copied === null) throw damaged(path, 'is missing')
      if (copied.sha256 !== files[path]?.sha256) throw damaged(path, 'was changed')
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  for (const path of isLasting
    ? ['', ...folders.filter((each) => each.startsWith(`${below}/`)).map(inner)]
    : [])
    await syncFolder(join(to, path))
  if (last !== undefined) {
    await copyOne(join(backup, below, last), join(to, last), signal)
    await syncFolder(to)
  }
}

/** Without the mark of a whole one, which is written last, no program opens it. */
const putCluster = (backup: string, manifest: Manifest, putting: Omit<Putting, 'below'>): Promise<void> =>
  put(backup, manifest, { ...putting, below: 'database', last: 'database.ready' })

/** All or nothing. */
const load = async (backup: string, databaseUrl: string, signal: AbortSignal): Promise<void> => {
  const { address, env } = toolAddress(databaseUrl)
  const major = await withClient(databaseUrl, async (ask) =>
    Number.parseInt(String((await ask('show server_version'))[0]?.['server_version']), 10),
  )
  await runTool(
    await findTool('pg_restore', major),
    [
      ...['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${address}`],
      join(backup, 'database', dumpName),
    ],
    { env, signal },
  )
  await withClient(databaseUrl, (ask) => ask('analyze'))
}

const mustFit = ({ engine }: Manifest, databaseUrl: string): void => {
  if ((engine === 'postgresql') === isServerAddress(databaseUrl)) return
  throw engine === 'embedded'
    ? new BackupError(
        'The backup is of an embedded database, and DATABASE_URL names a PostgreSQL.',
        'Restore it with DATABASE_URL=<folder>, then copy it: npm run copy -- <folder> <postgres address>',
      )
    : new BackupError(
        'The backup is of a PostgreSQL, and DATABASE_URL names a folder.',
        'Restore it into an empty PostgreSQL database, then copy it: npm run copy -- <postgres address> <folder>',
      )
}

const mustBeEmpty = async ({ databaseUrl, filesRoot, keyFile }: Site): Promise<void> => {
  if (isServerAddress(databaseUrl)) await mustHaveNoTables(databaseUrl)
  else if (!(await isEmptyFolder(databaseUrl))) throw notEmpty(databaseUrl, 'DATABASE_URL')
  if (!(await isEmptyFolder(filesRoot))) throw notEmpty(filesRoot, 'FILES')
  if (keyFile !== null && existsSync(keyFile)) throw notEmpty(keyFile, 'DATABASE_URL')
}

const notEmpty = (what: string, variable: string) =>
  new BackupError(
    `${what} is there already, and a restore overwrites nothing.`,
    `Move it away, or name another place in ${variable}.`,
  )

const mustHaveNoTables = async (databaseUrl: string): Promise<void> => {
  const names = await withClient(databaseUrl, tableNames)
  if (names.length > 0)
    throw new BackupError(
      `The PostgreSQL database is not empty (${names.length} tables), and a restore overwrites nothing.`,
      'Make an empty one (createdb), and name it in DATABASE_URL.',
    )
}

const isEmptyFolder = async (folder: string): Promise<boolean> => {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
}

/** Answers what takes back all that is put into an empty folder from now on; a folder that was there stays. */
const emptied = async (folder: string): Promise<() => Promise<void>> => {
  const isThere = existsSync(folder)
  return async () => {
    if (!isThere) return rm(folder, { recursive: true, force: true })
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

interface Scratch {
  readonly url: string
  readonly remove: () => Promise<void>
}

const scratchFolder = async (
  backup: string,
  manifest: Manifest,
  into: string | null,
  signal: AbortSignal,
): Promise<Scratch> => {
  if (into !== null && isServerAddress(into)) mustFit(manifest, into)
  if (into !== null && !(await isEmptyFolder(into))) throw notEmpty(into, '--into')
  const folder = into ?? (await mkdtemp(join(tmpdir(), 'symposium-check-')))
  const remove = into === null ? () => rm(folder, { recursive: true, force: true }) : await emptied(folder)
  try {
    await putCluster(backup, manifest, { to: folder, signal, isLasting: false })
  } catch (error) {
    await remove()
    throw ofTheDisk(error)
  }
  return { url: folder, remove }
}

const scratchDatabase = async (
  backup: string,
  lender: string,
  { isGiven, signal }: { isGiven: boolean; signal: AbortSignal },
): Promise<Scratch> => {
  if (!isServerAddress(lender))
    throw new BackupError(
      'The backup is of a PostgreSQL, and none is named to try it on.',
      'Set DATABASE_URL, or name an empty database: npm run restore -- --check <backup> --into postgres://…',
    )
  const scratch = isGiven ? await givenDatabase(lender) : await newDatabase(lender)
  try {
    await load(backup, scratch.url, signal)
  } catch (error) {
    await scratch.remove()
    throw error
  }
  return scratch
}

const givenDatabase = async (url: string): Promise<Scratch> => {
  await mustHaveNoTables(url)
  return {
    url,
    remove: () =>
      withClient(url, async (ask) => {
        await ask('drop schema public cascade')
        await ask('create schema public')
      }),
  }
}

const newDatabase = async (lender: string): Promise<Scratch> => {
  const name = `symposium_check_${randomBytes(6).toString('hex')}`
  try {
    await withClient(lender, (ask) => ask(`create database ${name} template template0 encoding 'UTF8'`))
  } catch (error) {
    if (sqlState(error) !== '42501') throw error
    throw new BackupError(
      'The user of DATABASE_URL may not make a database to try the backup on.',
      'Allow it (alter role … createdb), or name an empty database: npm run restore -- --check <backup> --into postgres://…',
      { cause: error },
    )
  }
  return {
    url: withDatabase(lender, name),
    remove: () => withClient(lender, async (ask) => void (await ask(`drop database ${name} with (force)`))),
  }
}

/** The same address with another database. */
const withDatabase = (address: string, name: string): string => {
  const [before = '', after] = address.split(/\?(.*)/s)
  const server = /^postgres(?:ql)?:\/\/[^/]*/.exec(before)?.[0] ?? before
  return `${server}/${name}${after === undefined ? '' : `?${after}`}`
}
