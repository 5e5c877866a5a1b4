import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { PGlite } from '@electric-sql/pglite'

import { openEmbedded } from './embedded.ts'
import { DatabaseError } from './errors.ts'
import { maintain } from './maintenance.ts'
import { migrate } from './migrate.ts'
import { parseOnce } from './parseOnce.ts'
import * as schema from './schema.ts'
import type { Db, Log, OpenedDatabase } from './types.ts'

export interface OpenOptions {
  /** For `memory://`: a data directory to start from, as `memorySnapshot` makes it. Already migrated. */
  snapshot?: Blob
  /** For a directory: the cluster that a new one is a copy of, as `keptCluster` makes it. Absent: what the build made. */
  cluster?: string | null
  /** Most connections to PostgreSQL. */
  connections?: number
}

/**
 * Opens and migrates. `url`: `postgres://…` for a server, `memory://` for a database that dies with the process (tests),
 * anything else is a directory for the embedded engine, made if missing. Rejects with a `DatabaseError`.
 */
export const openDatabase = (url: string, log: Log, options: OpenOptions = {}): Promise<OpenedDatabase> => {
  if (/^postgres(?:ql)?:\/\//.test(url)) return openServer(url, log, options)
  return url === 'memory://' ? openMemory(options) : openDirectory(url, log, options)
}

/** A migrated, empty database as one blob, to be given to many `openDatabase('memory://')`. */
export const memorySnapshot = async (): Promise<Blob> => {
  const { PGlite: Engine } = await import('@electric-sql/pglite')
  const client = await Engine.create()
  try {
    await migrate(await overEmbedded(client))
    return await client.dumpDataDir('none')
  } finally {
    await client.close()
  }
}

const openServer = async (
  url: string,
  log: Log,
  { connections = 10 }: OpenOptions,
): Promise<OpenedDatabase> => {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ])
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c timezone=UTC',
    application_name: 'symposium',
  })
  // Without a listener a connection that breaks while idle ends the process.
  pool.on('error', (error) => {
    log.error({ err: error }, 'an idle connection to the database broke')
  })
  const close = once(() => pool.end())
  try {
    await pool.query('select 1').catch((error: unknown) => {
      throw new DatabaseError('unreachable', 'PostgreSQL does not answer at the configured address', {
        cause: error,
      })
    })
    const db = drizzle(pool, { schema }) as unknown as Db
    await migrate(db)
    return { db, kind: 'postgresql', close }
  } catch (error) {
    await close()
    throw error
  }
}

const openDirectory = async (
  directory: string,
  log: Log,
  { cluster = builtCluster() }: OpenOptions,
): Promise<OpenedDatabase> => {
  const embedded = await openEmbedded(directory, { cluster })
  try {
    const db = await overEmbedded(embedded.client)
    await migrate(db)
    const stop = maintain(embedded.client, log)
    return {
      db,
      kind: 'embedded',
      close: once(async () => {
        await stop()
        await embedded.close()
      }),
    }
  } catch (error) {
    await embedded.close()
    throw error
  }
}

/** What the build laid beside the server; null where the server runs from its sources. */
const builtCluster = (): string | null =>
  // Modules that several entries share lie a folder deeper.
  ['./cluster', '../cluster']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(join(path, 'PG_VERSION'))) ?? null

const openMemory = async ({ snapshot }: OpenOptions): Promise<OpenedDatabase> => {
  const { PGlite: Engine } = await import('@electric-sql/pglite')
  const client = await Engine.create({
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    // Its files are in memory, too: the usual 128 MB of buffers would hold them twice, and take a third of the start.
    startParams: [...Engine.defaultStartParams, '-c', 'shared_buffers=16MB'],
  })
  await client.exec(`set time zone 'UTC'`)
  const db = await overEmbedded(client)
  await migrate(db)
  return { db, kind: 'embedded', close: once(() => client.close()) }
}

const overEmbedded = async (client: PGlite): Promise<Db> => {
  const { drizzle } = await import('drizzle-orm/pglite')
  return drizzle(parseOnce(client), { schema }) as unknown as Db
}

const once = (action: () => Promise<void>) => {
  let done: Promise<void> | undefined
  return () => (done ??= action())
}
