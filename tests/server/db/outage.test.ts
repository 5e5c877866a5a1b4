import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'

import { startClock } from '../../../server/clock.ts'
import { outageOf } from '../../../server/db/errors.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { jobs } from '../../../server/db/schema/jobs.ts'
import { liveMessages } from '../../../server/db/schema/live.ts'
import { outboxMessages } from '../../../server/db/schema/outbox.ts'
import type { OpenedDatabase } from '../../../server/db/types.ts'
import { enqueue, runJobs, type Work } from '../../../server/jobs/jobs.ts'
import { calls } from '../../../src/contract/calls.ts'
import { makeDatabase, sayAbsent } from '../../support/engines.ts'
import { openHall, type Hall } from '../live/hall.ts'
import { newId } from '../live/visitor.ts'
import { FakeLog } from '../api/harness.ts'

const rounds = 5

describe('PostgreSQL that goes away', () => {
  const postgres = inject('postgres')
  if (!('url' in postgres)) {
    it('needs PostgreSQL', ({ annotate }) => sayAbsent('outage', postgres, annotate))
    return
  }
  const log = new FakeLog()
  let database: OpenedDatabase
  let admin: pg.Client
  let name: string
  let url: string
  let hall: Hall

  beforeAll(async () => {
    url = await makeDatabase(postgres.url, 'template t_migrated')
    name = new URL(url).pathname.slice(1)
    database = await openDatabase(url, log, { connections: 4 })
    hall = await openHall(() => Promise.resolve(database))
    admin = new pg.Client({ connectionString: url, application_name: 'administrator' })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await hall.close()
    await database.close()
  })

  /** Every connection of the site, and waits until the server has ended them. */
  const killAll = () =>
    admin.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and application_name = 'symposium'`,
      [name],
    )
  const waiting = async (): Promise<number> => {
    // Within a transaction the list of activities stays as it was when it was first read.
    await admin.query('select pg_stat_clear_snapshot()')
    const { rows } = await admin.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
      [name],
    )
    return rows[0]?.n ?? 0
  }
  /** Begins the work, kills its connection while it waits for the table, and lets the table go. */
  const killedIn = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
    await admin.query(`begin; lock table ${table} in access exclusive mode`)
    const begun = work()
    begun.catch(() => undefined)
    await vi.waitUntil(async () => (await waiting()) > 0, { timeout: 20_000, interval: 5 })
    await killAll()
    await admin.query('rollback')
    return begun
  }
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )
  const lines = (part: string) => log.lines.filter((line) => line.includes(part)).length
  /** Log of one outage, and nothing else: its beginning, and the first new connection. */
  const saidOnce = async (before: number) => {
    await database.db.execute(sql`select 1`)
    expect([lines('the database went away'), lines('the database answers again')]).toEqual([
      before + 1,
      before + 1,
    ])
    expect(hall.server.log.faults()).toEqual([])
  }
  const countries = async (): Promise<Response> =>
    hall.server.app.request(calls.getCountries.path, { headers: { lang: 'en', host: 'localhost' } })
  const kept = async () =>
    (await database.db.select({ body: outboxMessages.body }).from(outboxMessages)).map(({ body }) => body)
  const keep = (body: string, db: Pick<OpenedDatabase['db'], 'insert'> = database.db) =>
    db.insert(outboxMessages).values({ channel: 'mail', recipient: 'r', body, lang: 'en' })

  /** Behaviour of each kind of work when its connection is killed in the middle, once for each round. */
  const kinds: Readonly<Record<string, (round: number) => Promise<void>>> = {
    request: async () => {
      const answer = await killedIn('countries', countries)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.json()).toMatchObject({
        code: 500,
        msg: 'The site cannot reach its data right now. Please try again in 5 seconds.',
        data: { reason: 'unavailable', retry_after: 5 },
      })
      expect((await countries()).status).toBe(200)
    },
    transaction: async (round) => {
      await keep(`acknowledged ${round}`)
      const failure = await failureOf(
        database.db.transaction(async (tx) => {
          await keep(`lost ${round}`, tx)
          // Its connection waits for nothing when it ends.
          await killAll()
          await tx.execute(sql`select 1`)
        }),
      )
      expect(outageOf(failure)).toBe('away')
      expect(await kept()).toEqual(Array.from({ length: round + 1 }, (_, at) => `acknowledged ${at}`))
    },
    'clock task': async () => {
      const clock = new FakeLog()
      let done = 0
      const stop = startClock(
        [
          {
            name: 'task',
            everyMs: 1,
            work: async () => {
              await database.db.execute(sql`select 1 from countries`)
              done += 1
            },
          },
        ],
        clock,
      )
      await killedIn('countries', () => Promise.resolve())
      const before = done
      await vi.waitUntil(() => done > before, { timeout: 20_000, interval: 5 })
      await stop()
      expect(clock.lines).toEqual([])
    },
    job: async (round) => {
      const at = Date.UTC(2026, 10, 28, round)
      let worked = 0
      const mail: Work = async () => {
        await database.db.execute(sql`select 1 from countries`)
        worked += 1
      }
      const run = (now: number) => runJobs({ db: database.db, log, now: () => now, works: { mail } as never })
      await enqueue(database.db, {
        kind: 'mail',
        key: `round ${round}`,
        data: { message: 1 },
        at: new Date(at),
      })
      expect(outageOf(await failureOf(killedIn('countries', () => run(at))))).toBe('away')
      expect(worked).toBe(0)
      // If the failure could not be recorded, the claim expires.
      await run(at + 61_000)
      const [row] = await database.db
        .select()
        .from(jobs)
        .where(eq(jobs.key, `round ${round}`))
      expect([worked, row?.doneAt !== null, row?.fault]).toEqual([1, true, ''])
    },
    room: async (round) => {
      const writer = await hall.enter(`writer ${round}`)
      const clientId = newId()
      const text = `message ${round}`
      const refusal = await killedIn('live_messages', () =>
        failureOf(writer.command('chat.send', { text, clientId })),
      )
      expect(refusal).toMatchObject({ reason: 'unavailable' })
      await writer.command('chat.send', { text, clientId })
      const rows = await database.db.select().from(liveMessages).orderBy(liveMessages.c)
      expect(rows.map((each) => each.text)).toEqual(
        Array.from({ length: round + 1 }, (_, each) => `message ${each}`),
      )
    },
  }

  for (const [kind, work] of Object.entries(kinds)) {
    it(`survives the end of every connection in the middle of a ${kind}, ${rounds} times, says so once each, and loses nothing`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const before = lines('the database went away')
        await work(round)
        await saidOnce(before)
      }
    }, 120_000)
  }

  it('while it stays away requests are answered 503 in both languages, the clock goes on, and one line says so', async () => {
    const before = lines('the database went away')
    const total = log.lines.length
    const clock = new FakeLog()
    let tried = 0
    const guest = new pg.Client({ connectionString: postgres.url })
    await guest.connect()
    // Nothing connects at this moment: a connection that is admitted but not yet named would not be ended.
    await guest.query(`alter database ${name} allow_connections false`)
    await killAll()
    const stop = startClock(
      ['a', 'b', 'c'].map((task) => ({
        name: task,
        everyMs: 1,
        work: async () => {
          tried += 1
          await database.db.execute(sql`select 1`)
        },
      })),
      clock,
    )
    for (const [lang, msg] of [
      ['en', 'The site cannot reach its data right now. Please try again in 5 seconds.'],
      ['zh-CN', '系统暂时无法读写数据，请在 5 秒后重试'],
    ] as const) {
      const answer = await hall.server.app.request(calls.getCountries.path, {
        headers: { lang, host: 'localhost' },
      })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await answer.json()).toMatchObject({ msg })
    }
    const since = tried
    await vi.waitUntil(() => tried > since + 10, { timeout: 20_000, interval: 5 })
    expect(log.lines.slice(total)).toEqual([expect.stringContaining('the database went away')])
    await guest.query(`alter database ${name} allow_connections true`)
    await guest.end()
    await stop()
    await saidOnce(before)
    expect(clock.lines).toEqual([])
    expect(log.lines.slice(total + 1)).toEqual([expect.stringContaining('the database answers again')])
  }, 120_000)

  it('a standby is as good as away: what writes is answered 503, and the primary is found again', async () => {
    const before = lines('the database went away')
    const write = () =>
      hall.server.app.request(calls.loginByPassword.path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', lang: 'en', host: 'localhost' },
        body: 'account=nobody&password=wrong',
      })
    await admin.query(`alter database ${name} set default_transaction_read_only = on`)
    await killAll()
    for (const answer of [await write(), await countries()])
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    await admin.query(
      `set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
    )
    expect((await write()).status).toBe(200)
    await saidOnce(before)
  }, 60_000)

  it('starts with a sentence that names the remedy where the database takes no changes', async () => {
    await admin.query(`alter database ${name} set default_transaction_read_only = on`)
    const failure = await failureOf(openDatabase(url, log))
    await admin.query(
      `set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
    )
    expect(failure).toMatchObject({
      fault: 'unreachable',
      message: expect.stringContaining('name the primary in DATABASE_URL'),
    })
  })
})
