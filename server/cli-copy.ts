import { copyDatabase, digests } from './db/copy.ts'
import { openDatabase } from './db/open.ts'
import { carryKey } from './accounts/signingKey.ts'
import { keyFileOf } from './shared/config.ts'
import type { Log } from './db/types.ts'

/**
 * `node dist/server/cli-copy.js <from> <to>`: each a directory or `postgres://…`; the target must be empty.
 * Stop the server first. Exit code 0 when every table arrived with an equal digest.
 */
const main = async ([from, to]: readonly string[]) => {
  if (from === undefined || to === undefined || from === to) {
    console.error(
      'Usage: cli-copy <directory or postgres address to read> <directory or postgres address to fill>',
    )
    return 2
  }
  // Read by this program as it is: to migrate it would take away the way back.
  const source = await openDatabase(from, log, { migrations: 'none' })
  try {
    const target = await openDatabase(to, log, { migrations: 'fresh' })
    try {
      const { rows } = await copyDatabase(source.db, target.db)
      const [before, after] = [await digests(source.db), await digests(target.db)]
      const unequal = Object.keys(before).filter((table) => before[table] !== after[table])
      for (const [table, count] of Object.entries(rows)) {
        console.log(`${table}: ${count}${unequal.includes(table) ? ' (DIFFERENT)' : ''}`)
      }
      if (unequal.length > 0) {
        console.log(`Different: ${unequal.join(', ')}`)
        return 1
      }
      console.log('All tables are equal.')
      const key = await carryKey(
        { db: source.db, keyFile: keyFileOf(from) },
        { db: target.db, keyFile: keyFileOf(to) },
      )
      console.log(keySentences[key](keyFileOf(to)))
      console.log('Uploaded files are not in the database: copy the folder FILES (else data/files) as well.')
      return 0
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

const keySentences: Readonly<Record<Awaited<ReturnType<typeof carryKey>>, (file: string | null) => string>> =
  {
    carried: (file) =>
      file === null
        ? 'The key that signs and seals was copied into the new database, too: its backups hold it.'
        : `The key that signs and seals was copied, too: ${file}. It belongs into every backup of this database.`,
    elsewhere: () =>
      'The key that signs and seals is not beside this data: start the new server with the same SECRET.',
    none: () => 'There is no key yet: the first start makes it.',
  }

const say = (fields: object, message: string) => {
  console.error(message, fields)
}
const log: Log = { info: say, warn: say, error: say }

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
