import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

import { keyFileOf } from '../shared/config.ts'

/** File beside an embedded database's folder, so that it can be read while a server has the folder open. */
const fileOf = (databaseUrl: string): string | null =>
  keyFileOf(databaseUrl)?.replace(/key$/, 'last-backup') ?? null

/** Last backup of an embedded database; null: never, or another engine. */
export const lastBackupBeside = (databaseUrl: string): Date | null => {
  const file = fileOf(databaseUrl)
  return file !== null && existsSync(file) ? momentOf(readFileSync(file, 'utf8')) : null
}

export const noteBackupBeside = (databaseUrl: string, at: Date): void => {
  const file = fileOf(databaseUrl)
  if (file === null) return
  writeFileSync(`${file}.part`, `${at.toISOString()}\n`, { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

/** Null: it was never written, or not by us. */
export const momentOf = (text: string | null): Date | null => {
  const at = new Date(text?.trim() ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}
