import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, describe, inject, it } from 'vitest'
import type { TestContext } from 'vitest'

import { migrations } from '../../server/db/migrate.ts'
import { memorySnapshot, openDatabase } from '../../server/db/open.ts'
import { tables } from '../../server/db/tables.ts'
import type { Log, OpenedDatabase } from '../../server/db/types.ts'
import { isDeep } from './deep.ts'

/** Gives an empty, migrated database. The second call in one suite empties and gives the same one; nothing to close. */
export type OpenEmpty = () => Promise<OpenedDatabase>

export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * Runs a suite once on the embedded engine and once on PostgreSQL. Without PostgreSQL its half fails where `CI` is true
 * and is reported loudly elsewhere: races cannot be seen on the embedded engine.
 */
export const describeEngines = (name: string, suite: (open: OpenEmpty) => void) => {
  describeEmbedded(name, suite)
  describePostgres(name, suite)
}

/**
 * Runs a suite on PostgreSQL, and with `--deep`, or without PostgreSQL, on the embedded engine. For decisions of the server
 * about rows it has read: the embedded engine is a PostgreSQL, and each call is made on it by the contract's own tests.
 */
export const describeDatabase = (name: string, suite: (open: OpenEmpty) => void) => {
  const isThere = 'url' in inject('postgres')
  if (isThere) describePostgres(name, suite)
  if (!isThere || isDeep) describeEmbedded(name, suite)
}

const describeEmbedded = (name: string, suite: (open: OpenEmpty) => void) => {
  describe(`${name} (embedded)`, () => {
    suite(reusing(newMemory))
  })
}

/** Only the PostgreSQL half, for what needs real concurrency. */
export const describePostgres = (name: string, suite: (open: OpenEmpty) => void) => {
  describe(`${name} (postgresql)`, () => {
    const postgres = inject('postgres')
    if ('url' in postgres) {
      suite(reusing(() => newDatabase(postgres.url)))
      return
    }
    it('needs PostgreSQL', ({ annotate }) => sayAbsent(name, postgres, annotate))
  })
}

/** Fails where `CI` is true, and reports loudly elsewhere, that `name` is not run because there is no PostgreSQL. */
export const sayAbsent = async (
  name: string,
  { absent }: { readonly absent: string },
  annotate: TestContext['annotate'],
): Promise<void> => {
  const reason = `NOT RUN ON POSTGRESQL: ${absent}`
  if (process.env['CI'] === 'true') throw new Error(reason)
  console.warn(`\n!!! ${name}: ${reason}\n`)
  await annotate(reason, 'warning')
}

const reusing = (open: OpenEmpty): OpenEmpty => {
  let opened: Promise<OpenedDatabase> | undefined
  afterAll(async () => {
    await (await opened)?.close()
  })
  return async () => {
    if (opened === undefined) {
      opened = open()
      return { ...(await opened), close: async () => undefined }
    }
    const database = await opened
    await emptyTables(database.db)
    return { ...database, close: async () => undefined }
  }
}

/**
 * Also the append-only table, whose trigger would refuse: tests alone may step around it. A `truncate` of all tables writes
 * a new file for each of them and their indexes, which takes longer than most tests: only those that hold something are
 * emptied, and only sequences that were used begin again.
 */
export const emptyTables = (db: OpenedDatabase['db']) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(emptied)
  })

const tableNames = tables()
  .map(({ name }) => `'${name}'`)
  .join(', ')

/** The lock waits for a transaction that an earlier test left under way: what it adds is deleted, too. */
const emptied = sql.raw(`do $$
  declare one text;
  begin
    for one in select c.oid::regclass from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname in (${tableNames})
        and pg_relation_size(c.oid) > 0
      order by 1 loop
      execute 'lock table ' || one;
      execute 'delete from ' || one;
    end loop;
    perform setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences
      where schemaname = 'public' and last_value is not null;
  end $$`)

/** An embedded database of its own; the caller closes it. */
export const newMemory = async (): Promise<OpenedDatabase> =>
  openDatabase('memory://', quietLog, { snapshot: await cachedSnapshot() })

/**
 * A database of its own on the faster engine of this machine, for tests that ask what the server decides and not what a
 * database does; the caller closes it. A sign-in takes 20 ms of processor time on PostgreSQL and 60 ms on the embedded engine.
 */
export const newAny = async (): Promise<OpenedDatabase> => {
  const postgres = inject('postgres')
  return 'url' in postgres ? newDatabase(postgres.url) : newMemory()
}

/** A PostgreSQL database of its own in the server at `base`, with all tables; the caller closes it. */
export const newDatabase = async (base: string): Promise<OpenedDatabase> => {
  const url = await makeDatabase(base, `template ${template}`)
  const opened = await openDatabase(url, quietLog, { connections: 12 })
  refuseSecondConnections(opened.db)
  return opened
}

/**
 * The embedded engine has one connection: a question to the database beside the transaction that is open waits for ever. In
 * tests it is an error on PostgreSQL, too.
 */
const refuseSecondConnections = (db: OpenedDatabase['db']): void => {
  const { $client: pool } = db as typeof db & { $client: pg.Pool }
  const transactions = new AsyncLocalStorage<{ isOpen: boolean }>()
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) =>
    transaction(async (tx) => {
      const current = { isOpen: true }
      try {
        return await transactions.run(current, async () => work(tx))
      } finally {
        current.isOpen = false
      }
    }, config)
  pool.connect = new Proxy(pool.connect.bind(pool), {
    apply: (connect, self, given) => {
      if (transactions.getStore()?.isOpen === true)
        throw new Error(
          'This would wait for ever on the embedded engine: inside a transaction, ask the transaction.',
        )
      return Reflect.apply(connect, self, given) as unknown
    },
  })
}

const template = 't_migrated'

/** Migrates once for all: a copy of it takes a tenth of the time of the migrations. */
export const makeTemplate = async (base: string): Promise<void> => {
  const url = await makeDatabase(base, '', template)
  await (await openDatabase(url, quietLog, { connections: 1 })).close()
}

/** Gives the address of a new, empty database in the server at `base`. */
export const makeDatabase = async (
  base: string,
  options = '',
  name = `t_${randomBytes(6).toString('hex')}`,
): Promise<string> => {
  const admin = new pg.Client({ connectionString: base })
  await admin.connect()
  await admin.query(`create database ${name} ${options}`)
  await admin.end()
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}

/** Three seconds once per set of migrations, half a second afterwards. */
const cachedSnapshot = async (): Promise<Blob> => {
  const mark = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const folder = path.resolve('.cache')
  const file = path.join(folder, `pglite-0.5.16-${mark}.tar`)
  if (!fs.existsSync(file)) {
    const snapshot = Buffer.from(await (await memorySnapshot()).arrayBuffer())
    fs.mkdirSync(folder, { recursive: true })
    const part = `${file}.${process.pid}`
    fs.writeFileSync(part, snapshot)
    fs.renameSync(part, file)
  }
  return new Blob([fs.readFileSync(file)])
}
