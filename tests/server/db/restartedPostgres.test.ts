// Deep, 1 min: a PostgreSQL of its own is made and restarted.
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'

import { startClock } from '../../../server/clock.ts'
import { outageOf } from '../../../server/db/errors.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { liveMessages } from '../../../server/db/schema/live.ts'
import { outboxMessages } from '../../../server/db/schema/outbox.ts'
import type { OpenedDatabase } from '../../../server/db/types.ts'
import { calls } from '../../../src/contract/calls.ts'
import { sayAbsent } from '../../support/engines.ts'
import { startPostgres, type PrivatePostgres } from '../../support/postgres.ts'
import { rounds } from '../../support/rounds.ts'
import { FakeLog } from '../api/harness.ts'
import { openHall, type Hall } from '../live/hall.ts'
import { newId } from '../live/visitor.ts'

const enough = 20

describe('PostgreSQL that is restarted while the site works', () => {
  const postgres = inject('postgres')
  if (!('url' in postgres)) {
    it('needs PostgreSQL', ({ annotate }) => sayAbsent('restart', postgres, annotate))
    return
  }
  const log = new FakeLog()
  let own: PrivatePostgres
  let database: OpenedDatabase
  let hall: Hall

  beforeAll(async () => {
    own = await startPostgres()
    database = await openDatabase(own.url, log, { connections: 4 })
    hall = await openHall(() => Promise.resolve(database))
  }, 60_000)
  afterAll(async () => {
    await hall.close()
    await database.close()
    await own.stop()
  })

  const lines = (part: string) => log.lines.filter((line) => line.includes(part)).length

  it('answers 503 during the restart, logs one line, keeps all that it has acknowledged, and works again by itself', async () => {
    const acknowledged: string[] = []
    const unexpected: unknown[] = []
    const answered = { 200: 0, 503: 0 }
    const clock = new FakeLog()
    let ticks = 0
    let isOver = false
    /** Repeats the work until the test ends; what fails for another reason than the restart is kept. */
    const repeat = async (work: (turn: number) => Promise<void>) => {
      for (let turn = 0; !isOver; turn += 1) {
        await work(turn).catch((error: unknown) => {
          if (outageOf(error) !== 'away') unexpected.push(error)
        })
        await new Promise((next) => setImmediate(next))
      }
    }
    const insert = (writer: number) => async (turn: number) => {
      const body = `${writer} ${turn}`
      await database.db.transaction(async (tx) => {
        await tx.insert(outboxMessages).values({ channel: 'mail', recipient: 'r', body, lang: 'en' })
        await tx.execute(sql`select 1`)
      })
      acknowledged.push(body)
    }
    const request = async () => {
      const answer = await hall.server.app.request(calls.getCountries.path, {
        headers: { lang: 'en', host: 'localhost' },
      })
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5')
      if (answer.status !== 200 && answer.status !== 503) throw new Error(`status ${answer.status}`)
      answered[answer.status] += 1
    }
    const speaker = await hall.enter('speaker')
    const said: string[] = []
    let message = { text: 'message 0', clientId: newId() }
    const speak = async () => {
      try {
        await speaker.command('chat.send', message)
      } catch (error) {
        if ((error as { reason?: string }).reason !== 'unavailable') throw error
        return
      }
      said.push(message.text)
      message = { text: `message ${said.length}`, clientId: newId() }
      await hall.pass(2_000)
    }
    const stop = startClock(
      [
        {
          name: 'task',
          everyMs: 1,
          work: async () => {
            await database.db.execute(sql`select 1`)
            ticks += 1
          },
        },
      ],
      clock,
    )
    const work = [...[1, 2, 3, 4].map((writer) => repeat(insert(writer))), repeat(request), repeat(speak)]
    const progress = () => [acknowledged.length, answered[200], said.length, ticks]
    /** Every kind of work goes on. */
    const goesOn = async () => {
      const before = progress()
      await vi.waitUntil(() => progress().every((count, at) => count >= (before[at] ?? 0) + enough), {
        timeout: 30_000,
        interval: 5,
      })
    }

    const times = rounds(2, 6)
    for (let round = 0; round < times; round += 1) {
      await goesOn()
      await own.restart(round % 2 === 0 ? 'fast' : 'immediate')
    }
    await goesOn()
    isOver = true
    await Promise.all(work)
    await stop()

    expect(unexpected).toEqual([])
    expect(clock.lines).toEqual([])
    expect(hall.server.log.faults()).toEqual([])
    expect([lines('the database went away'), lines('the database answers again')]).toEqual([times, times])
    const { $client: pool } = database.db as typeof database.db & { $client: Pool }
    expect(pool.totalCount - pool.idleCount).toBe(0)
    expect(answered[503]).toBeGreaterThan(0)
    const kept = new Set(
      (await database.db.select({ body: outboxMessages.body }).from(outboxMessages)).map(({ body }) => body),
    )
    expect(acknowledged.filter((body) => !kept.has(body))).toEqual([])
    const messages = await database.db.select().from(liveMessages).orderBy(liveMessages.c)
    expect(messages.map(({ text }) => text)).toEqual(said)
  }, 180_000)
})
