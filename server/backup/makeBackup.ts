import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'

import { DatabaseError } from '../db/errors.ts'
import { lockDirectory } from '../db/lock.ts'
import { lastBackupRow } from '../db/schema/site.ts'
import { syncFolder } from '../files/store.ts'
import { isServerAddress } from '../shared/config.ts'
import { release } from '../shared/release.ts'
import { BackupError, ofTheDisk } from './backupError.ts'
import { converse } from './control.ts'
import { copyOne, copyTree, emptyTree, hashFile, hashTree, type KeptFile, type Tree } from './copyTree.ts'
import { placeOfKey, readFacts, type Facts } from './facts.ts'
import { noteBackupBeside } from './lastBackup.ts'
import { backupPrefix, manifestName, writtenManifest, type Manifest } from './manifest.ts'
import { findTool, runTool, toolAddress } from './pgTools.ts'
import { withClient } from './withClient.ts'

export interface Site {
  readonly databaseUrl: string
  readonly filesRoot: string
  /** Null: the database is shared by servers, and keeps the key in a row. */
  readonly keyFile: string | null
}

export interface BackupTools {
  readonly now: () => number
  readonly signal: AbortSignal
  readonly say: (line: string) => void
}

/** Ending of an unfinished backup, which tells it from a whole one. */
const draftEnding = '.part'

/**
 * Makes a backup below `to` while the site works, and returns its folder. First the files, then the database, then the files that
 * came since: every file that the database names was there before its row, and one that is removed between the database
 * and its files was copied before. After a failure nothing is left that looks like a backup. Rejects with `BackupError`,
 * `DatabaseError`, or a system error.
 */
export const makeBackup = async (
  site: Site,
  to: string,
  tools: BackupTools,
): Promise<{ readonly folder: string; readonly manifest: Omit<Manifest, 'format'> }> => {
  mustLieOutside(to, site)
  const name = `${backupPrefix}${new Date(tools.now()).toISOString().replace(/[:.]/g, '-')}`
  const draft = join(to, `${name}${draftEnding}`)
  try {
    await mkdir(to, { recursive: true, mode: 0o700 })
    await removeOldDrafts(to, tools.now())
    await mkdir(draft, { mode: 0o700 })
    const manifest = await fill(site, draft, tools)
    await writeFile(join(draft, manifestName), writtenManifest(manifest), { mode: 0o600, flush: true })
    await syncFolder(draft)
    const folder = join(to, name)
    await rename(draft, folder)
    await syncFolder(to)
    await note(site, new Date(manifest.madeAt), tools)
    return { folder, manifest }
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined)
    throw ofTheDisk(error)
  }
}

const fill = async (site: Site, draft: string, tools: BackupTools): Promise<Omit<Manifest, 'format'>> => {
  const { signal, now, say } = tools
  const tree = emptyTree()
  await copyTree(site.filesRoot, join(draft, 'files'), { tree, signal })
  say(`files: ${amountOf(tree)}`)
  const isServer = isServerAddress(site.databaseUrl)
  const facts = await (isServer ? dump : copyCluster)(site.databaseUrl, draft, tools)
  const madeAt = new Date(now()).toISOString()
  const kept = await keyIn(site, draft, signal)
  const before = tree.files.size
  await copyTree(site.filesRoot, join(draft, 'files'), { tree, signal })
  if (tree.files.size > before) say(`files that came meanwhile: ${tree.files.size - before}`)
  return {
    ...{ madeAt, ...release(), engine: isServer ? 'postgresql' : 'embedded' },
    ...{ server: facts.server, migrations: [...facts.migrations], rows: facts.rows },
    key: placeOfKey(facts, kept === null ? null : readFileSync(join(draft, 'key'), 'utf8').trim()),
    folders: [
      ...[...facts.tree.folders].map((path) => `database/${path}`),
      ...[...tree.folders].map((path) => `files/${path}`),
    ],
    files: Object.fromEntries<KeptFile>([
      ...entriesOf(facts.tree, 'database'),
      ...(kept === null ? [] : [['key', kept] as const]),
      ...entriesOf(tree, 'files'),
    ]),
  }
}

const entriesOf = (tree: Tree, below: string): ReadonlyArray<readonly [string, KeptFile]> =>
  [...tree.files].map(([path, { bytes, sha256 }]) => [`${below}/${path}`, { bytes, sha256 }])

const amountOf = (tree: Tree): string => {
  const bytes = [...tree.files.values()].reduce((sum, file) => sum + file.bytes, 0)
  return `${tree.files.size}, ${(bytes / 1e6).toFixed(1)} MB`
}

type Copied = Facts & { readonly tree: Tree }

export const dumpName = 'site.dump'

/** A dump and the numbers of its rows, as of one moment. */
const dump = async (databaseUrl: string, draft: string, { signal, say }: BackupTools): Promise<Copied> =>
  withClient(databaseUrl, async (ask) => {
    await ask('begin transaction isolation level repeatable read read only')
    await ask('set local statement_timeout = 0')
    await ask('set local idle_in_transaction_session_timeout = 0')
    const facts = await readFacts(ask)
    const [snapshot] = await ask('select pg_export_snapshot() as id')
    const tool = await findTool('pg_dump', Number.parseInt(facts.server, 10))
    const { address, env } = toolAddress(databaseUrl)
    await mkdir(join(draft, 'database'), { mode: 0o700 })
    const file = join(draft, 'database', dumpName)
    await (await open(file, 'wx', 0o600)).close()
    await runTool(
      tool,
      [
        ...['--format=custom', `--snapshot=${String(snapshot?.['id'])}`, '--no-owner', '--no-privileges'],
        ...[`--file=${file}`, `--dbname=${address}`],
      ],
      { env, signal },
    )
    await ask('commit')
    const written = await open(file, 'r+')
    try {
      await written.sync()
    } finally {
      await written.close()
    }
    const tree = await hashTree(join(draft, 'database'), signal)
    say(`database: dumped by ${tool.path}, ${amountOf(tree)}`)
    return { ...facts, tree }
  })

/** A copy of the files of the cluster, opened once: it is whole, its log is replayed, and what it holds is counted. */
const copyCluster = async (
  directory: string,
  draft: string,
  { signal, say }: BackupTools,
): Promise<Copied> => {
  const target = join(draft, 'database')
  await mkdir(target, { mode: 0o700 })
  if (!existsSync(join(directory, 'database.ready')))
    throw new DatabaseError('missing', `There is no database in ${directory}: check DATABASE_URL`)
  const conversation = await converse(directory)
  if (conversation === null) await copyAtRest(directory, target, signal)
  else
    try {
      await copyInUse(directory, target, { conversation, signal })
    } finally {
      conversation.hangUp()
    }
  await copyOne(join(directory, 'database.ready'), join(target, 'database.ready'), signal)
  const { openEmbedded } = await import('../db/embedded.ts')
  const { client, close } = await openEmbedded(target)
  let facts: Facts
  try {
    facts = await readFacts(async (text) => (await client.query<Record<string, unknown>>(text)).rows)
  } finally {
    await close()
  }
  const tree = await hashTree(target, signal)
  say(`database: copied ${conversation === null ? 'at rest' : 'while the server works'}, ${amountOf(tree)}`)
  return { ...facts, tree }
}

const copyAtRest = async (directory: string, target: string, signal: AbortSignal): Promise<void> => {
  const free = await lockDirectory(directory).catch((error: unknown) => {
    if (!(error instanceof DatabaseError)) throw error
    throw new BackupError(
      `${error.message}, which cannot be asked for a copy.`,
      'Run the command again when that one is done; or stop it, run the command, and start it again.',
    )
  })
  try {
    await copyTree(join(directory, 'pg'), join(target, 'pg'), { tree: emptyTree(), signal })
  } finally {
    await free()
  }
}

const copyInUse = async (
  directory: string,
  target: string,
  {
    conversation,
    signal,
  }: { conversation: NonNullable<Awaited<ReturnType<typeof converse>>>; signal: AbortSignal },
): Promise<void> => {
  const [from, to] = [join(directory, 'pg'), join(target, 'pg')]
  const { from: first } = await conversation.begin()
  await copyTree(from, to, {
    // The engine finds a cluster that was not shut down, and syncs all of it before it opens the copy.
    ...{ tree: emptyTree(), signal, isLasting: false },
    wanted: (path) => !path.startsWith('pg_wal/') && path !== control,
  })
  // Last, as PostgreSQL's own tool does: it must not be older than the pages.
  await copyOne(join(from, control), join(to, control), signal)
  const { label, upTo } = await conversation.end()
  for (const folder of ['archive_status', 'summaries'])
    await mkdir(join(to, 'pg_wal', folder), { recursive: true, mode: 0o700 })
  const log = (await readdir(join(from, 'pg_wal'))).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= upTo,
  )
  for (const name of log) await copyOne(join(from, 'pg_wal', name), join(to, 'pg_wal', name), signal)
  await writeFile(join(to, 'backup_label'), label, { mode: 0o600, flush: true })
}

const control = 'global/pg_control'

/** Entry of the key file in the backup; null: there is no key file. */
const keyIn = async ({ keyFile }: Site, draft: string, signal: AbortSignal): Promise<KeptFile | null> => {
  if (keyFile === null || !existsSync(keyFile)) return null
  await copyOne(keyFile, join(draft, 'key'), signal)
  return hashFile(join(draft, 'key'), signal)
}

/** For `npm run doctor`. A backup that cannot be noted is a backup all the same. */
const note = async ({ databaseUrl }: Site, at: Date, { say }: BackupTools): Promise<void> => {
  try {
    if (!isServerAddress(databaseUrl)) return noteBackupBeside(databaseUrl, at)
    await withClient(databaseUrl, (ask) =>
      ask(
        `insert into server_settings (name, value) values ('${lastBackupRow}', '${at.toISOString()}')
         on conflict (name) do update set value = excluded.value`,
      ),
    )
  } catch (error) {
    say(`The moment of this backup could not be noted: ${error instanceof Error ? error.message : 'unknown'}`)
  }
}

/** A folder within what is copied would be copied into itself. */
const mustLieOutside = (to: string, { databaseUrl, filesRoot }: Site): void => {
  for (const source of [filesRoot, ...(isServerAddress(databaseUrl) ? [] : [databaseUrl])])
    if (!relative(resolve(source), resolve(to)).startsWith('..'))
      throw new BackupError(
        `${to} lies within ${source}, which is backed up.`,
        'Name a folder outside, best on another disk: npm run backup -- --to <folder>',
      )
}

const day = 86_400_000

/** Removes the drafts of backups that were killed. One that may still be written is left alone. */
const removeOldDrafts = async (to: string, now: number): Promise<void> => {
  for (const name of await readdir(to)) {
    if (!name.startsWith(backupPrefix) || !name.endsWith(draftEnding)) continue
    const path = join(to, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < now - day) await rm(path, { recursive: true, force: true })
  }
}
