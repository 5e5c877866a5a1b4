import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

import type { PGlite } from '@electric-sql/pglite'

import { DatabaseError } from './errors.ts'
import { lockDirectory } from './lock.ts'

/** The PostgreSQL inside the pinned PGlite. */
const postgresMajor = 18

const cluster = 'pg'
const creating = 'database.creating'
const ready = 'database.ready'

export interface EmbeddedOptions {
  /** A folder with a cluster that was shut down, which a new one is a copy of; null or absent: made from nothing, seconds. */
  cluster?: string | null
  /** For the proof that the opener refuses an engine that does not sync; never false otherwise. */
  hookFsync?: boolean
}

export interface Embedded {
  client: PGlite
  /** How often the engine has synced a file so far. */
  fsyncs(): number
  close(): Promise<void>
}

/**
 * PGlite that keeps what it acknowledged. As shipped it never syncs (its start parameters hold -F, and its fdatasync is
 * empty), and two processes on one directory corrupt it silently; upstream has no route for either.
 * The cluster is in `<directory>/pg`; without the file `database.ready` beside it nothing was ever acknowledged, so a
 * half-made one is made again. Rejects with a `DatabaseError`.
 */
export const openEmbedded = async (directory: string, options: EmbeddedOptions = {}): Promise<Embedded> => {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  const release = await lockDirectory(directory)
  try {
    const opened = await openLocked(directory, options)
    return {
      ...opened,
      close: async () => {
        try {
          await opened.client.close()
        } finally {
          await release()
        }
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

const openLocked = async (directory: string, { hookFsync = true, cluster: made = null }: EmbeddedOptions) => {
  const [{ PGlite: Engine }, { NodeFS }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/nodefs'),
  ])
  const root = path.join(directory, cluster)
  const fresh = prepare(directory, root)
  // Synced as a whole below, as one that was made from nothing. The copy of a link would be a link.
  if (fresh && made !== null) fs.cpSync(fs.realpathSync(made), root, { recursive: true })
  /** Folders that the engine need not sync again while it starts; null once it runs. */
  let synced = !fresh && wasKilled(root) ? await syncAtOnce(root) : null
  /** Whether the engine reads its log: what it lists from now on is for the replay. */
  let isReplaying = false

  let fsyncs = 0
  class DurableNodeFS extends NodeFS {
    override async init(...parameters: Parameters<InstanceType<typeof NodeFS>['init']>) {
      const result = await super.init(...parameters)
      const steps = result.emscriptenOpts.preRun
      const mount = steps?.pop()
      if (steps === undefined || mount === undefined) throw notDurable()
      steps.push((module) => {
        mount(module)
        if (!hookFsync) return
        passOverSynced(module)
        const { NODEFS } = module as unknown as { NODEFS: NodeFileSystem }
        NODEFS.stream_ops.fsync = (stream) => {
          if (synced !== null && stream.nfd !== undefined && isUnchanged(synced, stream.nfd)) return 0
          fsyncs++
          if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd)
          else syncPath(NODEFS.realPath(stream.node))
          return 0
        }
      })
      return result
    }
  }

  /**
   * Before the replay the engine opens every file of the cluster twice, only to sync it: half of the processor time of such a
   * start. Folders of relations that were synced a moment ago, before it ran, look empty to it until it reads the log.
   */
  const passOverSynced = (module: unknown) => {
    if (synced === null) return
    const { NODEFS } = module as { NODEFS: NodeFileSystem }
    const { readdir } = NODEFS.node_ops
    const { read } = NODEFS.stream_ops
    NODEFS.node_ops.readdir = (node) => {
      const names = readdir(node)
      const isPassedOver =
        synced !== null && !isReplaying && isRelationFolder(NODEFS.realPath(node), root, names)
      return isPassedOver ? names.filter((name) => name === '.' || name === '..') : names
    }
    NODEFS.stream_ops.read = (stream, ...rest) => {
      isReplaying ||= NODEFS.realPath(stream.node).includes('/pg_wal/')
      return read(stream, ...rest)
    }
  }

  const client = await Engine.create({
    fs: new DurableNodeFS(root),
    startParams: [
      ...Engine.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
      // Files of one large transaction are not kept empty afterwards.
      '-c',
      'max_wal_size=128MB',
      '-c',
      'min_wal_size=32MB',
    ],
  })
  synced = null
  try {
    await proveDurable(client, () => fsyncs)
    if (fresh) {
      await client.exec('checkpoint')
      await syncAtOnce(root)
      syncFolders(root)
      fs.writeFileSync(path.join(directory, ready), `postgresql ${postgresMajor}\n`)
      syncPath(path.join(directory, ready))
      syncPath(directory)
      syncPath(path.dirname(path.resolve(directory)))
      fs.rmSync(path.join(directory, creating), { force: true })
    }
    await client.exec(`set time zone 'UTC'`)
  } catch (error) {
    await client.close()
    throw error
  }
  return { client, fsyncs: () => fsyncs }
}

/** Part of Emscripten's file system that the hook touches. Internals: the version is pinned and every start proves the hook. */
interface NodeFileSystem {
  stream_ops: {
    fsync?: (stream: { nfd?: number; node: unknown }) => number
    read: (stream: { node: unknown }, ...rest: unknown[]) => number
  }
  node_ops: { readdir: (node: unknown) => string[] }
  realPath(node: unknown): string
}

/** Whether the cluster must be made. Removes only what an interrupted creation of ours left behind. */
const prepare = (directory: string, root: string): boolean => {
  const has = (name: string) => fs.existsSync(path.join(directory, name))
  if (has(ready)) {
    const major = fs.readFileSync(path.join(root, 'PG_VERSION'), 'utf8').trim()
    if (major !== String(postgresMajor)) {
      throw new DatabaseError(
        'otherMajor',
        `The data in ${directory} was written by PostgreSQL ${major}; this program carries ${postgresMajor}. ` +
          'Copy it with the program that wrote it.',
      )
    }
    return false
  }
  if (fs.existsSync(root) && !has(creating)) {
    throw new DatabaseError(
      'foreignFiles',
      `${root} exists and was not made by this program; name another folder`,
    )
  }
  fs.writeFileSync(path.join(directory, creating), '')
  fs.rmSync(root, { recursive: true, force: true })
  return true
}

/** Commits one real WAL record and looks whether a sync happened. */
const proveDurable = async (client: PGlite, fsyncs: () => number) => {
  const before = fsyncs()
  await client.query(`select pg_logical_emit_message(true, 'boot', 'x')`)
  const { rows } = await client.query<{ fsync: string; synchronous_commit: string }>(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit`,
  )
  if (fsyncs() === before || rows[0]?.fsync !== 'on' || rows[0].synchronous_commit !== 'on')
    throw notDurable()
}

const notDurable = () =>
  new DatabaseError('notDurable', 'The embedded database does not sync its commits to disk: refusing to run')

/** `base/<number>`. One with an unlogged relation, which we never make, is left to the engine. */
const isRelationFolder = (folder: string, root: string, names: readonly string[]): boolean =>
  /^base\/\d+$/.test(path.relative(path.resolve(root), path.resolve(folder))) &&
  !names.some((name) => name.endsWith('_init'))

/** Inode → version of a file that is on the disk. */
type Synced = ReadonlyMap<bigint, string>

/** Whether the cluster was not shut down: the state in its control file says it, after 16 bytes of identity and versions. */
const wasKilled = (root: string): boolean => {
  const shutDown = 1
  const control = fs.readFileSync(path.join(root, 'global/pg_control'))
  return control.readUInt32LE(16) !== shutDown
}

/**
 * After a kill the engine syncs every file twice, one after the other: some 2,600 times waiting for the disk, seconds on a
 * busy machine. The same files synced side by side share those waits, and so do those of a new cluster.
 */
const syncAtOnce = async (root: string): Promise<Synced> => {
  const synced = new Map<bigint, string>()
  const files = fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const work = async () => {
    for (let name = files.pop(); name !== undefined; name = files.pop()) {
      const file = fs.openSync(name, 'r')
      try {
        // The version first: what changes later differs from it.
        const facts = fs.fstatSync(file, { bigint: true })
        await sync(file)
        synced.set(facts.ino, versionOf(facts))
      } finally {
        fs.closeSync(file)
      }
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  return synced
}

const sync = (file: number): Promise<void> => promisify(fs.fsync)(file)

const isUnchanged = (synced: Synced, descriptor: number): boolean => {
  const facts = fs.fstatSync(descriptor, { bigint: true })
  return synced.get(facts.ino) === versionOf(facts)
}

const versionOf = ({ size, mtimeNs, ctimeNs }: fs.BigIntStats) => `${size} ${mtimeNs} ${ctimeNs}`

const syncPath = (name: string) => {
  const descriptor = fs.openSync(name, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

const syncFolders = (directory: string) => {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true }))
    if (entry.isDirectory()) syncFolders(path.join(directory, entry.name))
  syncPath(directory)
}
