/**
 * Why a database could not be opened or changed.
 * `locked` another process holds the directory · `foreignFiles` the directory holds something else · `otherMajor` written
 * by another PostgreSQL major · `notDurable` commits do not reach the disk · `unreachable` no PostgreSQL at the address ·
 * `migrationChanged` an applied migration differs from the program's · `newerData` applied migrations are unknown here ·
 * `notEmpty` the target of a copy holds rows · `pendingMigrations` the data was written by an older program, and this tool
 * does not change it · `missing` there is no database.
 */
export type DatabaseFault =
  | 'locked'
  | 'foreignFiles'
  | 'otherMajor'
  | 'notDurable'
  | 'unreachable'
  | 'migrationChanged'
  | 'newerData'
  | 'notEmpty'
  | 'pendingMigrations'
  | 'missing'

export class DatabaseError extends Error {
  readonly fault: DatabaseFault
  constructor(fault: DatabaseFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseError'
    this.fault = fault
  }
}

/** Name of the constraint or unique index that a failed query ran into, whatever engine and wrapper; else null. */
export const brokenConstraint = (error: unknown): string | null => {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { constraint, constraint_name: named } = at as { constraint?: unknown; constraint_name?: unknown }
    const name = constraint ?? named
    if (typeof name === 'string' && name !== '') return name
  }
  return null
}

/** SQLSTATE of a failed query, whatever engine and wrapper, e.g. `23505` for a unique violation; else null. */
export const sqlState = (error: unknown): string | null => {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return null
}

/**
 * Whether what was being written is to blame: data that the database refuses (22), a broken rule of a table (23), what a trigger
 * raises (P0), or a mistake of the program about it. A deadlock or a lost connection is not, and may be tried again.
 */
export const isRowsFault = (error: unknown): boolean => {
  const state = sqlState(error)
  return state === null
    ? error instanceof TypeError || error instanceof RangeError
    : /^(?:22|23|P0)/.test(state)
}

/** Connections that broke during use; the drivers give some of these errors no code. */
const broken = new WeakSet<Error>()

/** Notes an error that a connection ended with, so that `outageOf` knows it wherever it is thrown. */
export const markBroken = (error: Error): void => {
  broken.add(error)
}

/**
 * Reason why nothing can be read or stored now: `away`, connections to the database break or are refused (logged once, where they are
 * opened); `busy`, no connection became free in time; `full`, the disk of the database or of the files has no room or cannot
 * be written. Null: another error. The failed call may be retried later.
 */
export const outageOf = (error: unknown): 'away' | 'busy' | 'full' | null => {
  if (error instanceof AggregateError) {
    const all = error.errors.map(outageOf)
    return all.length === 0 || all.includes(null) ? null : (all.find((each) => each !== 'away') ?? 'away')
  }
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseError && at.fault === 'unreachable') return 'away'
    if (broken.has(at) || awayMessages.has(at.message)) return 'away'
    if (at.message === busyMessage) return 'busy'
    if (fullCodes.has((at as NodeJS.ErrnoException).code ?? '')) return 'full'
  }
  return awayStates.has(sqlState(error) ?? '') ? 'away' : null
}

/** File codes: no room, over a quota, a disk that can only be read. Query code: the disk of the database is full. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100'])

/** The server shut down, crashed, is starting, ended the connection, or takes no changes. */
const awayStates = new Set(['57P01', '57P02', '57P03', '57P05', '25006'])
/** Messages of the driver for a query on a connection that has ended. */
const awayMessages = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated unexpectedly',
])
const busyMessage = 'timeout exceeded when trying to connect'
