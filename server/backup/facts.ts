import { fingerprintOf } from '../accounts/signingKey.ts'
import { keyRows } from '../db/schema/site.ts'
import { BackupError } from './backupError.ts'
import type { Manifest } from './manifest.ts'

/** Asks a database, whatever the driver. */
export type Ask = (text: string) => Promise<ReadonlyArray<Record<string, unknown>>>

export interface Facts extends Pick<Manifest, 'server' | 'migrations' | 'rows'> {
  readonly fingerprint: string | null
  /** The key, where the database keeps it. */
  readonly storedKey: string | null
}

/** Facts that a backup records about its database; also one that an older program wrote. Query within one snapshot. */
export const readFacts = async (ask: Ask): Promise<Facts> => {
  const [about] = await ask(`select current_setting('server_version') as server`)
  const names = await tableNames(ask)
  if (!names.includes('applied_migrations'))
    throw new BackupError(
      'There is nothing to back up: the database is empty.',
      'Start the site once; the first start makes its tables.',
    )
  const rows: Record<string, number> = {}
  for (const name of names) {
    const [count] = await ask(`select count(*)::float8 as count from public."${name}"`)
    rows[name] = Number(count?.['count'])
  }
  const settings = names.includes('server_settings')
    ? new Map(
        (await ask('select name, value from server_settings')).map((row) => [
          row['name'],
          String(row['value']),
        ]),
      )
    : new Map<unknown, string>()
  const migrations = await ask('select name from applied_migrations order by name')
  return {
    server: String(about?.['server']).split(' ')[0] ?? '',
    migrations: migrations.map(({ name }) => String(name)),
    rows,
    fingerprint: settings.get(keyRows.fingerprint) ?? null,
    storedKey: settings.get(keyRows.key) ?? null,
  }
}

/** Tables of the site. */
export const tableNames = async (ask: Ask): Promise<readonly string[]> =>
  (
    await ask(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
    )
  ).map(({ name }) => String(name))

/** Place of the key that wrote the data, by the available keys. `kept`: content of the key file. */
export const placeOfKey = (
  { fingerprint, storedKey }: Pick<Facts, 'fingerprint' | 'storedKey'>,
  kept: string | null,
): Manifest['key'] => {
  const wrote = (key: string | null) =>
    key !== null && (fingerprint === null || fingerprintOf(Buffer.from(key, 'base64url')) === fingerprint)
  const place = wrote(kept)
    ? ('file' as const)
    : wrote(storedKey)
      ? ('database' as const)
      : fingerprint === null
        ? ('none' as const)
        : ('secret' as const)
  return { place, fingerprint }
}
