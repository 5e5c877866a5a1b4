// Deep, 1 min: a process is killed and started again and again.
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'

import * as schema from '../../../server/db/schema.ts'
import { openDatabase } from '../../../server/db/open.ts'
import type { Db } from '../../../server/db/types.ts'
import { findViolations } from '../../../server/invariants.ts'
import { deletedName } from '../../../server/lifecycles/deletion/changes.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { quietLog } from '../../support/engines.ts'
import { itSurvives } from '../../support/itSurvives.ts'
import { createDraw, ofSeed, rounds } from '../../support/rounds.ts'
import { buildWriter, type WriterProcess } from '../../support/writerProcess.ts'

const kills = rounds(3, 20)

describe('kill -9 in the middle of deletions', () => {
  const draw = createDraw()
  let writers: Awaited<ReturnType<typeof buildWriter>>
  let running: WriterProcess | null = null
  beforeAll(async () => {
    writers = await buildWriter('deletingProcess')
  })
  afterEach(async () => {
    await running?.kill()
  })
  afterAll(() => {
    writers.remove()
  })

  /** Accounts that are neither whole nor erased. */
  const halfDone = async (db: Db): Promise<string[]> => {
    const { accountDeletions, collections, comments, messages, sessions, users } = schema
    const faults: string[] = []
    for (const { userId, state } of await db.select().from(accountDeletions)) {
      const [user] = await db.select().from(users).where(eq(users.id, userId))
      const open = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
      const said = await db.select().from(comments).where(eq(comments.userId, userId))
      const saved = await db.select().from(collections).where(eq(collections.userId, userId))
      const told = await db.select().from(messages).where(eq(messages.userId, userId))
      const found = [
        user?.email === null,
        user?.nickname === deletedName,
        open.length === 0,
        said.every((comment) => comment.text === ''),
        saved.length === 0,
        told.filter(({ name }) => name === 'accountDeleted').length === 1,
      ]
      if (found.some((isErased) => isErased !== (state === 'done')))
        faults.push(`account ${userId}, ${state}: ${found.join(' ')}`)
    }
    return faults
  }

  const survive = async (database: string) => {
    const acknowledged = new Set<string>()
    for (let round = 0; round < kills; round += 1) {
      running = writers.start('delete', database, `r${round}`)
      await running.until((_, line) => line === 'ready')
      const { have } = running
      expect(
        [...acknowledged].filter((account) => !have.has(account)),
        `${round}, ${ofSeed}`,
      ).toEqual([])
      const wanted = draw.between(2, 20)
      await running.until((writer) => writer.acknowledged.size >= wanted)
      await running.kill()
      for (const account of running.acknowledged) acknowledged.add(account)
      const { db, close } = await openDatabase(database, quietLog)
      expect(await halfDone(db), `${round}, ${ofSeed}`).toEqual([])
      await close()
    }
    const { db, close } = await openDatabase(database, quietLog)
    try {
      const tools = { db, engine: createEngine(db, Date.now), log: quietLog, now: Date.now }
      await runScheduledTransitions(tools)
      await runScheduledTransitions(tools)
      expect(await halfDone(db)).toEqual([])
      const left = await db
        .select()
        .from(schema.accountDeletions)
        .where(eq(schema.accountDeletions.state, 'requested'))
      expect(left).toEqual([])
      // Each once: the history has no gap and no second end.
      const broken = await findViolations(db)
      expect(broken.filter(({ rule }) => rule.startsWith('gaplessHistory'))).toEqual([])
    } finally {
      await close()
    }
  }

  itSurvives('[ACC-03] whenever it dies: an account is whole or erased, and erased once', survive)
})
