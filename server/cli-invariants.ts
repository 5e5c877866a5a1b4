import { readConfig } from './shared/config.ts'
import { openDatabase } from './db/open.ts'
import type { Log } from './db/types.ts'
import { findViolations, ruleNames } from './invariants.ts'

/**
 * `npm run invariants`: looks at the database of the site (DATABASE_URL, else the embedded one, whose server must be
 * stopped) for what must never be. Exit code 0 when there is nothing, 1 when there is something.
 */
const main = async () => {
  const database = await openDatabase(readConfig({ ...process.env, NODE_ENV: '' }).databaseUrl, log, {
    migrations: 'none',
  })
  try {
    const found = await findViolations(database.db)
    for (const { rule, entity, id, detail } of found) console.log(`✗ ${rule}: ${entity} ${id} ${detail}`)
    console.log(
      found.length === 0 ? `✓ all ${ruleNames().length} invariants hold` : `${found.length} violations`,
    )
    return found.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

const say = (fields: object, message: string) => {
  console.error(message, fields)
}
const log: Log = { info: say, warn: say, error: say }

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
