import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import * as z from 'zod/mini'

import { migrations } from '../db/migrate.ts'
import { BackupError } from './backupError.ts'

/** Raised when a program that does not know the new shape would restore it wrongly. */
const format = 1

const count = z.number().check(z.int(), z.minimum(0))
const keptFile = z.object({ bytes: count, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

/** No path leads out of the backup. */
const path = z
  .string()
  .check(
    z.refine(
      (text) => !text.includes('\0') && !text.split('/').some((part) => ['', '.', '..'].includes(part)),
    ),
  )

const manifest = z.object({
  format: z.literal(format),
  /** Moment at which the database was that of the backup. */
  madeAt: z.iso.datetime(),
  version: z.string(),
  commit: z.string(),
  engine: z.enum(['embedded', 'postgresql']),
  /** Version of the database, e.g. `15.14`. */
  server: z.string(),
  /** Those that were applied. */
  migrations: z.array(z.string()),
  /** By table. */
  rows: z.record(z.string(), count),
  key: z.object({
    /** Place of the key: the file `key`, the dump, `SECRET` alone and thus not in the backup, or nowhere yet. */
    place: z.enum(['file', 'database', 'secret', 'none']),
    /** Fingerprint of the key that wrote the data; null: not recorded. */
    fingerprint: z.nullable(z.string()),
  }),
  /** Also the empty ones. */
  folders: z.array(path),
  files: z.record(path, keptFile),
})

export type Manifest = z.infer<typeof manifest>

export const manifestName = 'manifest.json'

export const writtenManifest = (facts: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify(manifest.parse({ format, ...facts }), null, 1)}\n`

/** Throws `BackupError` for what is no backup, and for one that a newer program made. */
export const readManifest = (folder: string): Manifest => {
  const file = join(folder, manifestName)
  if (!existsSync(file))
    throw new BackupError(
      `${folder} is no backup: it has no ${manifestName}.`,
      'Name a folder that npm run backup has made.',
    )
  let text: unknown
  try {
    text = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw damaged(file, error)
  }
  if (typeof text === 'object' && text !== null && 'format' in text && Number(text.format) > format)
    throw newer(`format ${String(text.format)}`)
  const read = manifest.safeParse(text)
  if (!read.success) throw damaged(file, read.error)
  const unknown = read.data.migrations.find((name) => !migrations.some((known) => known.name === name))
  if (unknown !== undefined) throw newer(`version ${read.data.version}, migration ${unknown}`)
  return read.data
}

const damaged = (file: string, cause: unknown) =>
  new BackupError(`${file} cannot be read as what it was written.`, 'Use another backup.', { cause })

const newer = (what: string) =>
  new BackupError(
    `The backup was made by a newer program (${what}).`,
    'Restore it with that program, or a later one.',
  )

/** Before the moment in the name of a backup. */
export const backupPrefix = 'symposium-'

/** The newest complete backup below a folder, or null. */
export const newestBackup = (folder: string): string | null => {
  if (!existsSync(folder)) return null
  const [newest] = readdirSync(folder)
    .filter((name) => name.startsWith(backupPrefix) && existsSync(join(folder, name, manifestName)))
    .toSorted()
    .toReversed()
  return newest === undefined ? null : resolve(folder, newest)
}
