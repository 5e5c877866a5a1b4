import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'

import { lastBackupBeside, momentOf } from './backup/lastBackup.ts'
import { DatabaseError } from './db/errors.ts'
import { inspectDatabase } from './db/inspect.ts'
import { openDatabase } from './db/open.ts'
import type { Log } from './db/types.ts'
import { readConfig } from './shared/config.ts'

const usage = `Usage: npm run migrate [-- --yes]

Brings the database of the site (DATABASE_URL, else data/db, whose server must be stopped) to this program: lists the
migrations that are missing, asks whether there is a backup, and applies them, all or none. --yes: does not ask.`

/** Exit code 0: the data is that of this program. 1: it is not. 2: the command is not understood, or there is no terminal to ask. */
const main = async (): Promise<number> => {
  const isSure = readArguments()
  if (isSure === null) {
    console.error(usage)
    return 2
  }
  const { databaseUrl } = readConfig({ ...process.env, NODE_ENV: '', SEED: 'off' })
  const found = await inspectDatabase(databaseUrl, Date.now)
  if (found.kind === 'used')
    throw new DatabaseError(
      'locked',
      `The database in ${databaseUrl} is open in another process: stop the server`,
    )
  const pending = found.kind === 'none' ? [] : found.pending
  if (found.kind === 'none' || pending.length === found.known) {
    console.log('There is no data yet: the first start makes the database.')
    return 0
  }
  if (pending.length === 0) {
    console.log('Nothing to do: the data is that of this program.')
    return 0
  }
  console.log(`Missing migrations:\n${pending.map((name) => `  ${name}`).join('\n')}`)
  console.log(
    'Afterwards the program that wrote the data no longer starts with it; the only way back is a backup.',
  )
  const last = lastBackupBeside(databaseUrl) ?? momentOf(found.lastBackup)
  console.log(last === null ? 'No backup of this data is known.' : `Last backup: ${last.toISOString()}`)
  if (!isSure && !(await isBackedUp())) {
    console.error('Nothing was changed. With a backup, run it again; in a script: npm run migrate -- --yes')
    return 2
  }
  const database = await openDatabase(databaseUrl, log)
  await database.close()
  console.log('The data is that of this program.')
  return 0
}

const isBackedUp = async (): Promise<boolean> => {
  if (!process.stdin.isTTY) return false
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test(
      (await asking.question('Is there a backup of database, files and key? [y/N] ')).trim(),
    )
  } finally {
    asking.close()
  }
}

const readArguments = (): boolean | null => {
  try {
    return parseArgs({ options: { yes: { type: 'boolean' } } }).values.yes === true
  } catch {
    return null
  }
}

const say = (fields: object, message: string) => {
  const { name, at, of } = fields as { name?: string; at?: number; of?: number }
  if (message === 'migration') console.log(`${at}/${of} ${name}`)
  else console.error(message, fields)
}
const log: Log = { info: say, warn: say, error: say }

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
