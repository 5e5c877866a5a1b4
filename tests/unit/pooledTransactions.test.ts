import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'

import { pooledTransactions } from '../../server/db/pooledTransactions.ts'
import type { Db } from '../../server/db/types.ts'

/** A pool of one connection on which the statements that `fails` names fail, and what happens to that connection. */
const open = (fails: readonly string[]) => {
  const events: string[] = []
  const client = Object.assign(new pg.Client(), {
    query: async ({ text }: { text: string }) => {
      events.push(text)
      if (fails.includes(text)) throw new Error(`${text} failed`)
      return { rows: [] }
    },
    release: (isDestroyed: boolean) => events.push(isDestroyed ? 'destroyed' : 'released'),
  })
  const pool = Object.assign(new pg.Pool(), { connect: async () => client })
  const db = drizzle(pool) as unknown as Db
  pooledTransactions(db, pool, drizzle)
  return { db, events }
}

it.each([
  { fails: [], works: true, ends: 'released', says: null },
  { fails: [], works: false, ends: 'released', says: 'the work failed' },
  { fails: ['begin'], works: true, ends: 'destroyed', says: 'begin failed' },
  { fails: ['commit'], works: true, ends: 'destroyed', says: 'commit failed' },
  { fails: ['rollback'], works: false, ends: 'destroyed', says: 'the work failed' },
  { fails: ['commit', 'rollback'], works: true, ends: 'destroyed', says: 'rollback failed' },
])(
  'a connection comes back $ends where $fails fail and the work succeeds: $works',
  async ({ fails, works, ends, says }) => {
    const { db, events } = open(fails)
    const failure: unknown = await db
      .transaction(async () => {
        if (!works) throw new Error('the work failed')
      })
      .then(
        () => null,
        (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
      )
    expect(failure).toBe(says)
    expect(events.at(-1)).toBe(ends)
    expect(events.filter((event) => ['released', 'destroyed'].includes(event))).toHaveLength(1)
  },
)
