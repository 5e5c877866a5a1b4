import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { keyRows, lastBackupRow, serverRow, type KeptPart } from './schema/site.ts'
import { checkFolder } from '../shared/checkFolder.ts'
import { cannotConnect } from './cannotConnect.ts'
import { DatabaseError } from './errors.ts'
import { lockDirectory } from './lock.ts'
import { migrations } from './migrate.ts'

export type Inspected =
  /** Nothing is there yet. */
  | { readonly kind: 'none' }
  /** Embedded, and some process has it open. */
  | { readonly kind: 'used' }
  | {
      readonly kind: 'open'
      readonly version: string
      /** By how many milliseconds its clock and this machine's differ at least, however long the question took. */
      readonly clockOff: number
      /** Names of migrations that the next start applies. */
      readonly pending: readonly string[]
      /** How many this program has. */
      readonly known: number
      /** Fingerprint of the key that wrote the data; null: not recorded. */
      readonly fingerprint: string | null
      /** The key, where the database keeps it. */
      readonly storedKey: string | null
      /** Settings of sending and payment made in the browser, with sealed secrets. */
      readonly delivery: readonly KeptPart[]
      /** Moment of the last backup, where the database keeps it. */
      readonly lastBackup: string | null
      /** Code of a site that waits to be set up; null: it is set up, or was never started. */
      readonly setupCode: string | null
      /** How many have said lately that they work on it. */
      readonly servers: number
    }

/** Looks at a database without changing it. Rejects with `DatabaseError`, or with what the driver says. */
export const inspectDatabase = async (url: string, now: () => number): Promise<Inspected> => {
  if (/^postgres(?:ql)?:\/\//.test(url)) return inspectServer(url, now)
  if (url === 'memory://') return { kind: 'none' }
  checkFolder('DATABASE_URL', url)
  if (!existsSync(join(url, 'database.ready'))) return { kind: 'none' }
  try {
    await (
      await lockDirectory(url)
    )()
  } catch (error) {
    if (error instanceof DatabaseError && error.fault === 'locked') return { kind: 'used' }
    throw error
  }
  const { openEmbedded } = await import('./embedded.ts')
  const { client, close } = await openEmbedded(url)
  try {
    return await inspected(async (text) => (await client.query<Record<string, unknown>>(text)).rows, now)
  } finally {
    await close()
  }
}

const inspectServer = async (connectionString: string, now: () => number): Promise<Inspected> => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  // A broken connection is reported to the pending query.
  client.on('error', () => undefined)
  await client.connect().catch((error: Error) => {
    throw cannotConnect(error, connectionString)
  })
  try {
    return await inspected(async (text) => (await client.query<Record<string, unknown>>(text)).rows, now)
  } finally {
    await client.end()
  }
}

const inspected = async (
  query: (text: string) => Promise<Array<Record<string, unknown>>>,
  now: () => number,
): Promise<Inspected> => {
  const before = now()
  const [facts] = await query(
    `select current_setting('server_version') as version, extract(epoch from clock_timestamp())::float8 as clock, to_regclass('applied_migrations') is not null as made, to_regclass('server_settings') is not null as kept, to_regclass('delivery_settings') is not null as delivers`,
  )
  const clock = Number(facts?.['clock']) * 1000
  const clockOff = Math.max(0, before - clock, clock - now())
  const applied = facts?.['made'] === true ? await query('select name from applied_migrations') : []
  const names = new Set(applied.map(({ name }) => String(name)))
  const unknown = [...names].filter((name) => !migrations.some((migration) => migration.name === name))
  if (unknown.length > 0)
    throw new DatabaseError('newerData', `The data was written by a newer program (migration ${unknown[0]})`)
  const settings = new Map(
    facts?.['kept'] === true
      ? (await query('select name, value from server_settings')).map(({ name, value }) => [
          String(name),
          String(value),
        ])
      : [],
  )
  return {
    kind: 'open',
    version: String(facts?.['version']),
    clockOff,
    known: migrations.length,
    fingerprint: settings.get(keyRows.fingerprint) ?? null,
    storedKey: settings.get(keyRows.key) ?? null,
    // Each server writes every 20 seconds.
    servers: [...settings].filter(
      ([name, value]) =>
        name.startsWith(serverRow) && Math.abs(Date.parse(value) - Number(facts?.['clock']) * 1000) < 60_000,
    ).length,
    lastBackup: settings.get(lastBackupRow) ?? null,
    setupCode: facts?.['kept'] === true ? await setupCodeIn(query) : null,
    delivery:
      facts?.['delivers'] === true
        ? ((await query('select part, content, sealed from delivery_settings')) as unknown as KeptPart[])
        : [],
    pending: migrations.map(({ name }) => name).filter((name) => !names.has(name)),
  }
}

/** As `server/operators/firstRun.ts` decides it: an administrator of the command line ends the first run, too. */
const setupCodeIn = async (
  query: (text: string) => Promise<Array<Record<string, unknown>>>,
): Promise<string | null> => {
  const [row] = await query(
    `select value from server_settings where name = 'setup.code' and (
       exists (select 1 from server_settings where name = 'setup.steps' and value like 'administrator%')
       or not exists (select 1 from user_roles where role = 'admin'))`,
  )
  return row === undefined ? null : String(row['value'])
}
