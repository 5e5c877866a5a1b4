import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { makeBackup } from './backup/makeBackup.ts'
import { stopped } from './backup/stopped.ts'
import { readConfig } from './shared/config.ts'

const usage = `Usage: npm run backup [-- --to <folder>]

Makes a backup of the site (database DATABASE_URL, else data/db; files FILES, else data/files; and the key) while it works, in a
new folder below <folder>, else BACKUPS, else data/backups. Prove it: npm run restore -- --check <backup>`

const sentences = {
  file: 'The key that signs and seals is in it: keep it where only you can read.',
  database: 'The key that signs and seals is in the dump: keep it where only you can read.',
  secret: 'The key that signs and seals is NOT in it: it stands in SECRET. Keep that elsewhere.',
  none: 'There is no key yet: the first start makes it.',
} as const

/** Exit code 0: a backup was made. 1: no backup. 2: the command is not understood. */
const main = async (): Promise<number> => {
  const to = readArguments()
  if (to === null) {
    console.error(usage)
    return 2
  }
  const since = performance.now()
  const site = readConfig({ ...process.env, NODE_ENV: '', SEED: 'off' })
  const { folder, manifest } = await makeBackup(
    site,
    resolve(to || process.env['BACKUPS'] || 'data/backups'),
    {
      now: Date.now,
      signal: stopped(),
      say: console.log,
    },
  )
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  console.log(
    `${Object.keys(manifest.rows).length} tables, ${rows} rows, ${Object.keys(manifest.files).length} files in ${((performance.now() - since) / 1000).toFixed(1)} s`,
  )
  console.log(sentences[manifest.key.place])
  console.log(`Backup: ${folder}`)
  return 0
}

const readArguments = (): string | null => {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to ?? ''
  } catch {
    return null
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
