import { randomBytes } from 'node:crypto'
import { rm, statfs, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'

import { pendingMigrations } from '../db/migrate.ts'
import { serverSettings } from '../db/schema/site.ts'
import type { Db } from '../db/types.ts'

/** Parts of what a server needs to answer requests; `ok`, or what is wrong. */
interface Readiness {
  readonly database: 'ok' | 'unreachable' | 'notWritable'
  readonly schema: 'ok' | 'other' | 'unknown'
  readonly files: 'ok' | 'notWritable'
  readonly process: 'ok' | 'stopping'
}

interface ReadinessTools {
  readonly db: Db
  readonly filesRoot: string
  readonly isDraining: () => boolean
  readonly now: () => number
  /** Milliseconds after which the database counts as unreachable. */
  readonly patience?: number
}

/** Milliseconds for which an answer is given again. */
const keptMs = 3000
/** Bytes that a write probe leaves room for: as much as a page of the database and its log take. */
const probeBytes = 64 * 1024
/** The row of `server_settings` that is written to find out whether rows can be written. */
export const probeRow = 'write-probe'

/**
 * Whether this server can take requests: the database is reached and takes rows, its tables are those of this program, files
 * can be kept, and it is not stopping. Probes at most once in three seconds, however often it is asked.
 */
export const createReadiness = ({ db, filesRoot, isDraining, now, patience = 2500 }: ReadinessTools) => {
  let asked = -Infinity
  let probing: Promise<Omit<Readiness, 'process'>> | null = null
  const probe = async (): Promise<Omit<Readiness, 'process'>> => {
    const [database, files] = await Promise.all([
      within(patience, probeDatabase(db), { database: 'unreachable', schema: 'unknown' } as const),
      probeFolder(filesRoot),
    ])
    return { ...database, files }
  }
  return async (): Promise<Readiness> => {
    if (probing === null || now() - asked >= keptMs) {
      asked = now()
      probing = probe()
    }
    const parts = await probing
    return { ...parts, process: isDraining() ? 'stopping' : 'ok' }
  }
}

export const isReady = (parts: Readiness): boolean => Object.values(parts).every((part) => part === 'ok')

const probeDatabase = async (db: Db): Promise<Pick<Readiness, 'database' | 'schema'>> => {
  try {
    await db.execute(sql`select 1`)
  } catch {
    return { database: 'unreachable', schema: 'unknown' }
  }
  const schema = await pendingMigrations(db).then(
    ({ names }) => (names.length === 0 ? ('ok' as const) : ('other' as const)),
    () => 'other' as const,
  )
  const value = randomBytes(4096).toString('base64')
  const isWritten = await db
    .insert(serverSettings)
    .values({ name: probeRow, value })
    .onConflictDoUpdate({ target: serverSettings.name, set: { value } })
    .then(
      () => true,
      () => false,
    )
  return { database: isWritten ? 'ok' : 'notWritable', schema }
}

const probeFolder = async (folder: string): Promise<Readiness['files']> => {
  const path = join(folder, `.probe-${randomBytes(8).toString('hex')}`)
  try {
    await mkdir(folder, { recursive: true })
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < probeBytes) return 'notWritable'
    await writeFile(path, '')
    return 'ok'
  } catch {
    return 'notWritable'
  } finally {
    await rm(path, { force: true }).catch(() => undefined)
  }
}

const within = async <T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((settle) => (timer = setTimeout(() => settle(otherwise), ms)))
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
