import { copyDatabase, digests } from './db/copy.ts'
import { openDatabase } from './db/open.ts'
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
  const source = await openDatabase(from, log)
  try {
    const target = await openDatabase(to, log)
    try {
      const { rows } = await copyDatabase(source.db, target.db)
      const [before, after] = [await digests(source.db), await digests(target.db)]
      const unequal = Object.keys(before).filter((table) => before[table] !== after[table])
      for (const [table, count] of Object.entries(rows)) {
        console.log(`${table}: ${count}${unequal.includes(table) ? ' (DIFFERENT)' : ''}`)
      }
      console.log(unequal.length === 0 ? 'All tables are equal.' : `Different: ${unequal.join(', ')}`)
      return unequal.length === 0 ? 0 : 1
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

const say = (fields: object, message: string) => {
  console.error(message, fields)
}
const log: Log = { info: say, warn: say, error: say }

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
