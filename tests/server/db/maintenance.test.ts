import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { logBytesQuery, maintain } from '../../../server/db/maintenance.ts'
import { migrate, migrations } from '../../../server/db/migrate.ts'
import { describeEngines, newMemory, quietLog } from '../../support/engines.ts'

const none = () => Promise.resolve(0)

describe('maintenance', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 3, 0) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('checkpoints every five minutes and vacuums once a night, until it is stopped', async () => {
    const statements: string[] = []
    const stop = maintain({ exec: async (statement) => statements.push(statement), logBytes: none }, quietLog)
    await vi.advanceTimersByTimeAsync(29 * 60_000)
    expect(statements).toEqual(Array(5).fill('CHECKPOINT'))
    await vi.advanceTimersByTimeAsync(24 * 3_600_000)
    expect(statements.filter((statement) => statement.startsWith('VACUUM'))).toHaveLength(1)
    await stop()
    const count = statements.length
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(statements).toHaveLength(count)
  })

  it('checkpoints before the time when a start after a kill would take twice as long, and counts from there', async () => {
    const statements: string[] = []
    let bytes = 0
    const stop = maintain(
      {
        exec: async (statement) => {
          statements.push(statement)
          bytes = 0
        },
        logBytes: () => Promise.resolve(bytes),
      },
      quietLog,
    )
    bytes = 31 * 2 ** 20
    await vi.advanceTimersByTimeAsync(60_000)
    expect(statements).toEqual([])
    bytes = 33 * 2 ** 20
    await vi.advanceTimersByTimeAsync(3000)
    expect(statements).toEqual(['CHECKPOINT'])
    await vi.advanceTimersByTimeAsync(290_000)
    expect(statements).toEqual(['CHECKPOINT'])
    await vi.advanceTimersByTimeAsync(12_000)
    expect(statements).toEqual(['CHECKPOINT', 'CHECKPOINT'])
    await stop()
  })

  it('goes on after a failure, never runs twice at once, and stopping waits', async () => {
    const errors: string[] = []
    let end: (() => void) | undefined
    let calls = 0
    const exec = () => {
      calls++
      if (calls === 1) return Promise.reject(new Error('disk full'))
      return new Promise<void>((resolve) => {
        end = resolve
      })
    }
    const stop = maintain(
      { exec, logBytes: none },
      { ...quietLog, error: (_, message) => errors.push(message) },
      { everyMs: 10 },
    )
    await vi.advanceTimersByTimeAsync(10)
    expect(errors).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(50)
    expect(calls).toBe(2)
    let stopped = false
    const stopping = stop().then(() => {
      stopped = true
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(stopped).toBe(false)
    end?.()
    await stopping
    expect(stopped).toBe(true)
  })
})

// On the embedded engine alone: other tests write in the same PostgreSQL.
describe('the log since the last checkpoint', () => {
  it('grows with what is written, and a checkpoint ends it', async () => {
    const { db, close } = await newMemory()
    onTestFinished(close)
    const bytes = async () =>
      ((await db.execute(sql.raw(logBytesQuery))) as unknown as { rows: { bytes: number }[] }).rows[0]?.bytes
    const before = (await bytes()) ?? Number.NaN
    await db.execute(sql`select pg_logical_emit_message(true, 'test', repeat('x', 2000000))`)
    expect(await bytes()).toBeGreaterThan(before + 2_000_000)
    await db.execute(sql`checkpoint`)
    expect(await bytes()).toBeLessThan(1_000_000)
  })
})

describeEngines('migrations', (open) => {
  it('are applied once, all or nothing, and refused when changed or unknown', async () => {
    const { db } = await open()
    expect(await migrate(db)).toEqual([])
    const next = { name: '9999_next', sql: 'create table next_one (n int)' }
    const broken = {
      name: '9998_broken',
      sql: 'create table half (n int)\n--> statement-breakpoint\nnonsense',
    }
    await expect(migrate(db, [...migrations, next, broken])).rejects.toThrow()
    const { rows } = (await db.execute(
      sql`select to_regclass('next_one') is null and to_regclass('half') is null as clean`,
    )) as unknown as { rows: { clean: boolean }[] }
    expect(rows).toEqual([{ clean: true }])

    const applied = await Promise.all([
      migrate(db, [...migrations, next]),
      migrate(db, [...migrations, next]),
    ])
    expect(applied.flat()).toEqual([next.name])
    const changed = [...migrations, { ...next, sql: 'create table next_one (n bigint)' }]
    await expect(migrate(db, changed)).rejects.toMatchObject({ fault: 'migrationChanged' })
    await expect(migrate(db)).rejects.toMatchObject({ fault: 'newerData' })
  })
})
