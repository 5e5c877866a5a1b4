import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { callbackify } from 'node:util'

import type { PGlite } from '@electric-sql/pglite'
import type { Client as PgClient } from 'pg'

import { openEmbedded } from './embedded.ts'
import { DatabaseError, markBroken, outageOf } from './errors.ts'
import { logBytesQuery, maintain } from './maintenance.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { onlineBackup } from './onlineBackup.ts'
import { parseOnce } from './parseOnce.ts'
import { pooledTransactions } from './pooledTransactions.ts'
import { takeTurns } from './takeTurns.ts'
import { cannotConnect } from './cannotConnect.ts'
import { checkFolder } from '../shared/checkFolder.ts'
import { describeFault } from '../shared/faults.ts'
import * as schema from './schema.ts'
import type { Db, Log, OpenedDatabase } from './types.ts'

export interface OpenOptions {
  /** For `memory://`: a data directory to start from, as `memorySnapshot` makes it. Already migrated. */
  snapshot?: Blob
  /** For a directory: the cluster that a new one is a copy of, as `keptCluster` makes it. Absent: what the build made. */
  cluster?: string | null
  /** Most connections to PostgreSQL. */
  connections?: number
  /**
   * `apply` what is missing (the default); `fresh`: only into a database that is new, else refused with `pendingMigrations`;
   * `none`: refused where any is missing, and with `missing` where there is no database; `leave`: opened as it is.
   */
  migrations?: 'apply' | 'fresh' | 'none' | 'leave'
}

/**
 * Opens and, by default, migrates. `url`: `postgres://…` for a server, `memory://` for a database that dies with the process (tests),
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
  { connections = 10, migrations }: OpenOptions,
): Promise<OpenedDatabase> => {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ])
  const outage = watchOutage(log)
  class Client extends pg.Client {
    override connect(): Promise<PgClient>
    override connect(done: Connected): void
    override connect(done?: Connected): Promise<PgClient> | void {
      const begun = performance.now()
      const opening = super.connect().then(async () => {
        if (migrations !== 'none') await mustTakeChanges(this)
        outage.isOver(begun)
        return this
      })
      const opened = opening.catch((error: Error) => {
        outage.refused(error, begun)
        throw cannotConnect(error, url)
      })
      if (done === undefined) return opened
      callbackify(() => opened)(done)
    }
  }
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c timezone=UTC',
    application_name: 'symposium',
  })
  // Without a listener a connection that breaks ends the process. The pool listens to idle connections only, and removes
  // its listener while one is used.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      markBroken(error)
      outage.began(error)
    })
  })
  pool.on('error', () => undefined)
  // One that was ended while it worked tells the query alone.
  pool.on('release', (error: Error | undefined) => {
    if (error !== undefined && outageOf(error) === 'away') outage.began(error)
  })
  const close = once(() => pool.end())
  try {
    await pool.query('select 1')
    const db = drizzle(pool, { schema }) as unknown as Db
    pooledTransactions(db, pool, drizzle)
    await migrateAsAsked(db, log, migrations)
    return {
      db,
      kind: 'postgresql',
      pool: () => ({
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Refuses a standby or read-only server: it answers, but every write fails. */
const mustTakeChanges = async (client: PgClient): Promise<void> => {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'on') return
  await client.end()
  throw Object.assign(new Error('the database takes no changes'), { code: '25006' })
}

type Connected = (error: Error | null, client: PgClient) => void

/** One line when the database goes away, however many connections it had, and one when it is back. */
const watchOutage = (log: Log) => {
  /** Milliseconds; null: it answers. Undefined: no answer yet, and the error is thrown at the start. */
  let since: number | null | undefined
  /** Start of the newest attempt to connect that succeeded, in milliseconds. */
  let answered = 0
  const began = (error: Error): void => {
    if (since !== null) return
    since = performance.now()
    log.error(
      { fault: describeFault(error) },
      'the database went away: requests are answered 503, tasks wait until it is back',
    )
  }
  return {
    began,
    /** The attempt to connect that began at `begun` failed. Ignored if a later one has succeeded. */
    refused: (error: Error, begun: number): void => {
      if (begun >= answered) began(error)
    },
    /** A connection requested at `begun` was made; one from before the outage does not end it. */
    isOver: (begun: number): void => {
      if (typeof since === 'number') {
        if (begun < since) return
        log.info({ awayMs: Math.round(performance.now() - since) }, 'the database answers again')
      }
      answered = Math.max(answered, begun)
      since = null
    },
  }
}

const openDirectory = async (
  directory: string,
  log: Log,
  { cluster = builtCluster(), migrations }: OpenOptions,
): Promise<OpenedDatabase> => {
  if (migrations === 'none' && !existsSync(join(directory, 'database.ready')))
    throw new DatabaseError('missing', `There is no database in ${directory}: check DATABASE_URL`)
  checkFolder('DATABASE_URL', directory)
  const embedded = await openEmbedded(directory, { cluster })
  try {
    const db = await overEmbedded(embedded.client)
    await migrateAsAsked(db, log, migrations)
    const { client } = embedded
    let isHeld = false
    const stop = maintain(
      {
        exec: (statement) => client.exec(statement),
        isHeld: () => isHeld,
        logBytes: async () => (await client.query<{ bytes: number }>(logBytesQuery)).rows[0]?.bytes ?? 0,
      },
      log,
    )
    return {
      db,
      kind: 'embedded',
      backup: onlineBackup(client, (held) => {
        isHeld = held
      }),
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

const migrateAsAsked = async (
  db: Db,
  log: Log,
  asked: OpenOptions['migrations'] = 'apply',
): Promise<void> => {
  if (asked === 'leave') return
  if (asked !== 'apply') {
    const { names, isNew } = await pendingMigrations(db)
    if (names.length === 0) return
    if (isNew && asked === 'none')
      throw new DatabaseError('missing', 'The database is empty: this program has never been started with it')
    if (!isNew)
      throw new DatabaseError(
        'pendingMigrations',
        `The data was written by an older program: ${names.length} migrations are missing, from ${names[0]} on. ` +
          'Make a backup, then run npm run migrate; or use the tools of the program that wrote it.',
      )
  }
  await migrate(db, undefined, (migration) => log.info(migration, 'migration'))
}

/** Cluster that the build put beside the server; null if the server runs from its sources. */
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
  return drizzle(takeTurns(parseOnce(client)), { schema }) as unknown as Db
}

const once = (action: () => Promise<void>) => {
  let done: Promise<void> | undefined
  return () => (done ??= action())
}
