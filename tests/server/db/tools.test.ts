import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'

import { migrate, migrations, pendingMigrations } from '../../../server/db/migrate.ts'
import type { Db } from '../../../server/db/types.ts'
import { bundledServer } from '../../support/bundledServer.ts'
import { makeDatabase, sayAbsent } from '../../support/engines.ts'

describe('tools for an operator', () => {
  const postgres = inject('postgres')
  if (!('url' in postgres)) {
    it('needs PostgreSQL', ({ annotate }) => sayAbsent('tools', postgres, annotate))
    return
  }
  const { home, start } = bundledServer('operator-tools', {
    'cli-admin': 'server/cli-admin.ts',
    'cli-copy': 'server/cli-copy.ts',
    'cli-invariants': 'server/cli-invariants.ts',
    'cli-migrate': 'server/cli-migrate.ts',
  })
  const missing = migrations.slice(-2).map(({ name }) => name)

  /** Data as a program without the newest two migrations left it. */
  const olderData = async () => {
    const url = await makeDatabase(postgres.url)
    const pool = new pg.Pool({ connectionString: url })
    onTestFinished(() => pool.end())
    const db = drizzle(pool) as unknown as Db
    await migrate(db, migrations.slice(0, -2))
    return { url, pending: async () => (await pendingMigrations(db)).names }
  }
  const run = async (DATABASE_URL: string, ...command: string[]) => {
    const { ended, output } = start({ DATABASE_URL }, command)
    return { code: await ended, says: output() }
  }

  it('read data of an older program as it is, or not at all: none of them migrates it', async () => {
    const { url, pending } = await olderData()
    const refused =
      /The data was written by an older program: 2 migrations are missing, from \S+ on\. Make a backup, then run npm run migrate/
    for (const command of [
      ['cli-copy.js', url, join(home, 'target')],
      ['cli-invariants.js'],
      ['cli-admin.js', '--phone', '13912345678'],
      ['cli-admin.js', '--close-demo'],
    ]) {
      const { code, says } = await run(url, ...command)
      expect([code, refused.test(says)], `${command.join(' ')}: ${says}`).toEqual([1, true])
      expect(says).not.toMatch(/\n\s+at /)
      expect(await pending()).toEqual(missing)
    }
  }, 120_000)

  it('npm run migrate lists what is missing, does nothing without a yes, names each, and then has nothing to do', async () => {
    const { url, pending } = await olderData()
    const asked = await run(url, 'cli-migrate.js')
    expect(asked.code).toBe(2)
    for (const name of missing) expect(asked.says).toContain(`  ${name}\n`)
    expect(asked.says).toMatch(/Nothing was changed\..*npm run migrate -- --yes/)
    expect(await pending()).toEqual(missing)
    const done = await run(url, 'cli-migrate.js', '--yes')
    expect(done.code, done.says).toBe(0)
    expect(done.says).toContain(`1/2 ${missing[0]}\n2/2 ${missing[1]}\n`)
    expect(await pending()).toEqual([])
    expect(await run(url, 'cli-migrate.js')).toMatchObject({
      code: 0,
      says: expect.stringContaining('Nothing to do'),
    })
    expect((await run(url, 'cli-invariants.js')).code).toBe(0)
    expect((await run(url, 'cli-migrate.js', '--sure')).code).toBe(2)
  }, 120_000)

  it('say where there is no data, and make none by reading', async () => {
    const nowhere = join(home, 'nowhere')
    expect(await run(nowhere, 'cli-invariants.js')).toMatchObject({
      code: 1,
      says: expect.stringContaining(`There is no database in ${nowhere}`),
    })
    const empty = await makeDatabase(postgres.url)
    expect(await run(empty, 'cli-copy.js', empty, nowhere)).toMatchObject({
      code: 1,
      says: expect.stringContaining('has never been started with it'),
    })
    expect(await run(empty, 'cli-migrate.js')).toMatchObject({
      code: 0,
      says: expect.stringContaining('the first start makes the database'),
    })
  }, 120_000)

  it('npm run copy takes the key along, there and back, and names the files that it does not copy', async () => {
    const url = await makeDatabase(postgres.url)
    const pool = new pg.Pool({ connectionString: url })
    onTestFinished(() => pool.end())
    const db = drizzle(pool) as unknown as Db
    await migrate(db)
    await db.execute(sql`insert into server_settings values ('signing-key', ${'A'.repeat(43)})`)
    const folder = join(home, 'copied')
    const there = await run(url, 'cli-copy.js', url, folder)
    expect(there.code, there.says).toBe(0)
    expect(there.says).toContain(`The key that signs and seals was copied, too: ${folder}.key.`)
    expect(there.says).toContain('copy the folder FILES')
    expect(there.says).not.toContain('A'.repeat(43))
    const target = await makeDatabase(postgres.url)
    const back = await run(url, 'cli-copy.js', folder, target)
    expect(back.code, back.says).toBe(0)
    expect(back.says).toContain('was copied into the new database')
  }, 120_000)
})
