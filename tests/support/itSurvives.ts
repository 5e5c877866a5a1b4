import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { inject, it, onTestFinished } from 'vitest'

import { isDeep } from './deep.ts'
import { makeDatabase, sayAbsent } from './engines.ts'

interface KillOptions {
  readonly timeout?: number
  /**
   * Whether a plain run kills on the embedded engine, too. Payments and `db/durability` do; the other suites kill on
   * PostgreSQL alone, unless `--deep`.
   */
  readonly everywhere?: boolean
}

/**
 * One test for each engine, with a database of its own. `survive` kills processes that work on the database at this address,
 * and asserts what is left. `title`: the rules in brackets, then what holds afterwards.
 */
export const itSurvives = (
  title: string,
  survive: (database: string) => Promise<void>,
  { timeout = 600_000, everywhere = false }: KillOptions = {},
) => {
  it.runIf(isDeep || everywhere)(`${title} (embedded)`, { timeout }, async () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'symposium-kill-'))
    onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
    await survive(directory)
  })

  it(`${title} (PostgreSQL)`, { timeout }, async ({ annotate }) => {
    const postgres = inject('postgres')
    if ('url' in postgres) await survive(await makeDatabase(postgres.url))
    else await sayAbsent(title, postgres, annotate)
  })
}
