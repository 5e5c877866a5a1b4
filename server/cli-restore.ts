import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { newestBackup } from './backup/manifest.ts'
import { checkBackup, restoreBackup, type Look } from './backup/restoreBackup.ts'
import { stopped } from './backup/stopped.ts'
import type { Log } from './db/types.ts'
import { isServerAddress, readConfig } from './shared/config.ts'

const usage = `Usage: npm run restore -- <backup>
       npm run restore -- --check [<backup>] [--into <empty folder or postgres address>]

Puts a backup of npm run backup into an empty place: DATABASE_URL, else data/db; FILES, else data/files; and the key.
--check: proves a backup (else the newest one in BACKUPS, else data/backups) in a place that is removed again: hashes, rows, key,
migrations, invariants. Nothing of the site is touched.`

/** Exit code 0: everything is as it must be. 1: it is not. 2: the command is not understood. */
const main = async (): Promise<number> => {
  const asked = readArguments()
  if (asked === null) {
    console.error(usage)
    return 2
  }
  const config = readConfig({ ...process.env, NODE_ENV: '', SEED: 'off' })
  const backup = asked.backup ?? newestBackup(resolve(process.env['BACKUPS'] || 'data/backups'))
  if (backup === null) {
    console.error('There is no backup yet. Make one: npm run backup')
    return 1
  }
  const tools = { log, signal: stopped(), say: console.log }
  if (asked.isCheck) {
    console.log(`Checking ${backup}`)
    const { databaseUrl, secret } = config
    return report(await checkBackup({ backup, databaseUrl, into: asked.into, secret }, tools), {
      right: 'The backup can be restored.',
      wrong: 'The backup can be restored, but the site is not as it must be.',
    })
  }
  const { looks, pending, manifest } = await restoreBackup(config, backup, tools)
  if (manifest.key.place === 'secret')
    console.log('The key is not in the backup: start with the SECRET that the site had.')
  return report(looks, {
    right:
      pending === 0
        ? 'Restored. Start the site: npm start'
        : `Restored. The data is that of an older program (${pending} migrations are missing): npm run migrate, then npm start`,
    wrong: 'Restored, but the site is not as it must be.',
  })
}

const report = (looks: readonly Look[], ends: { readonly right: string; readonly wrong: string }): number => {
  for (const { isRight, says } of looks) console.log(`${isRight ? '✓' : '✗'} ${says}`)
  const isRight = looks.every((look) => look.isRight)
  console.log(isRight ? ends.right : ends.wrong)
  return isRight ? 0 : 1
}

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { check: { type: 'boolean' }, into: { type: 'string' } },
    })
    const [named] = positionals
    const { check: isCheck = false, into } = values
    if (positionals.length > 1 || (!isCheck && (named === undefined || into !== undefined))) return null
    return {
      isCheck,
      backup: named === undefined ? null : resolve(named),
      into: into === undefined ? null : isServerAddress(into) ? into : resolve(into),
    }
  } catch {
    return null
  }
}

const say = (fields: object, message: string) => {
  console.error(message, fields)
}
const log: Log = { info: () => undefined, warn: say, error: say }

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
