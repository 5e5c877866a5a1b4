// Deep, 3 min: databases of twelve earlier schemas are filled and upgraded on both engines.
import { PGlite } from '@electric-sql/pglite'
import { drizzle as overEmbedded } from 'drizzle-orm/pglite'
import { drizzle as overServer } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'

import { migrate, migrations, pendingMigrations } from '../../../server/db/migrate.ts'
import type { Db } from '../../../server/db/types.ts'
import { makeDatabase } from '../../support/engines.ts'
import { allRows, ask, fillTables, type Row } from '../../support/oldRows.ts'

/** How many migrations a database had that is upgraded; each was the newest of a landed program. */
const points = [2, 7, 11, 14, 19, 22, 27, 31, 37, 43, 50, 57, 62] as const

/** Columns that a migration writes again on purpose, with the migration that does. */
const rewritten: Readonly<Record<string, string>> = {}

/** Tables for which the generator finds no row, because triggers or rules across tables ask for more than one. */
const unfilled: readonly string[] = [
  'conference_publications',
  'partial_uploads',
  'referral_rewards',
  'referrals',
]

describe('[OPS-03] a database of an earlier program', () => {
  const postgres = inject('postgres')
  const engines: Readonly<Record<string, () => Promise<Db>>> = {
    embedded: async () => {
      const client = await PGlite.create()
      onTestFinished(() => client.close())
      await client.exec(`set time zone 'UTC'`)
      return overEmbedded(client) as unknown as Db
    },
    ...('url' in postgres
      ? {
          postgresql: async () => {
            const pool = new pg.Pool({
              connectionString: await makeDatabase(postgres.url),
              options: '-c timezone=UTC',
            })
            onTestFinished(() => pool.end())
            return overServer(pool) as unknown as Db
          },
        }
      : {}),
  }
  it('is looked at on PostgreSQL, too', () => {
    expect('url' in postgres || process.env['CI'] !== 'true').toBe(true)
    expect(new Set(points.filter((at) => at < migrations.length)).size).toBeGreaterThanOrEqual(10)
  })

  for (const [engine, open] of Object.entries(engines))
    it.each(points)(
      `with %d migrations keeps every row and key (${engine})`,
      async (at) => {
        const db = await open()
        await migrate(db, migrations.slice(0, at))
        const empty = await fillTables(db)
        expect(empty.filter((name) => !unfilled.includes(name))).toEqual([])
        const before = await allRows(db)
        expect([...before.values()].flat().length).toBeGreaterThan(before.size - unfilled.length - 1)

        await migrate(db)
        expect((await pendingMigrations(db)).names).toEqual([])
        const after = await allRows(db)
        const lost: string[] = []
        for (const [table, rows] of before) {
          const now = after.get(table)
          if (now === undefined) {
            lost.push(table)
            continue
          }
          const key = await keyOf(db, table)
          const byKey = new Map(now.map((row) => [named(row, key), row]))
          for (const row of rows) {
            const kept = byKey.get(named(row, key))
            if (kept === undefined) lost.push(`${table} ${named(row, key)}`)
            else
              for (const [column, value] of Object.entries(row))
                if (
                  JSON.stringify(kept[column]) !== JSON.stringify(value) &&
                  rewritten[`${table}.${column}`] === undefined
                )
                  lost.push(`${table}.${column}: ${JSON.stringify(value)} → ${JSON.stringify(kept[column])}`)
          }
        }
        expect(lost).toEqual([])
      },
      120_000,
    )
})

const named = (row: Row, key: readonly string[]): string => JSON.stringify(key.map((column) => row[column]))

const keyOf = async (db: Db, table: string): Promise<readonly string[]> =>
  (
    await ask(
      db,
      `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = '"${table}"'::regclass and i.indisprimary order by a.attnum`,
    )
  ).map(({ name }) => String(name))
