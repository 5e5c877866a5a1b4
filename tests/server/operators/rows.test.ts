import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { asc, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { rowTasks, type RowTask } from '../../../src/contract/jobs.ts'
import { startClock, type Task } from '../../../server/clock.ts'
import { clockTasks } from '../../../server/clockTasks.ts'
import * as schema from '../../../server/db/schema.ts'
import { mostAttempts } from '../../../server/jobs/jobs.ts'
import { eachRow, reviveRows } from '../../../server/jobs/rowByRow.ts'
import { earnPoints } from '../../../server/lifecycles/benefits/points.ts'
import { enqueueForAttendees } from '../../../server/notifications/notifyAttendees.ts'
import { choosePaymentMethods } from '../../../server/pay/paymentMethods.ts'
import { cfb } from '../../support/papers.ts'
import { describeDatabase } from '../../support/engines.ts'
import { FakeLog, testConfig } from '../api/harness.ts'
import { rowsOf } from '../lifecycles/rows.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const { jobs } = schema

const isGone = (path: string): Promise<boolean> =>
  access(path).then(
    () => false,
    () => true,
  )
/** Path of a picture, by its name among the rows. */
const pathOf = (name: string) => join(testConfig.filesRoot, name.replace('pictures/', ''))
/** A folder in the place of a file, which is not removed as one. */
const obstruct = async (path: string) => {
  await rm(path)
  await mkdir(join(path, 'inside'), { recursive: true })
}
const free = (path: string) =>
  rm(join(path, 'inside'), { recursive: true })
    .then(() => rm(path, { recursive: true }))
    .then(() => writeFile(path, 'x'))

describeDatabase('a row that the clock cannot do', (open) => {
  let shop: Shop
  let log: FakeLog
  let tasks: readonly Task[]
  beforeEach(async () => {
    shop = await openShop(open)
    await shop.db.delete(jobs)
    await shop.db.delete(schema.searchChanges)
    log = new FakeLog()
    const now = () => shop.server.clock.now
    tasks = clockTasks({
      ...{
        db: shop.db,
        config: testConfig,
        sender: shop.server.sender,
        origin: 'https://a.example',
        log,
        now,
      },
      paymentMethods: choosePaymentMethods({}, { db: shop.db, key: testConfig.key, now }),
      reloadDelivery: () => Promise.resolve(),
      recording: () => Promise.resolve({ path: '/recordings/a.m3u8', seconds: 60 }),
      tencent: { send: () => Promise.resolve() } as never,
    })
  })
  afterEach(cure)

  const at = (ms: number) => new Date(shop.server.clock.now + ms)
  const minute = 60_000
  const day = 86_400_000
  /** `jobs`: those of all lanes. */
  const run = (name: string) =>
    Promise.all(
      tasks
        .filter((task) => task.name === name || (name === 'jobs' && task.name.startsWith('jobs ')))
        .map((task) => task.work()),
    )
  const two = async <T>(make: (index: number) => Promise<T>): Promise<[T, T]> => [
    await make(0),
    await make(1),
  ]
  const accounts = ['linmei', 'newcomer'] as const
  const count = (table: string, where: string) =>
    shop.db
      .execute(sql.raw(`select count(*)::int as n from ${table} where ${where}`))
      .then((found) => (found as unknown as { rows: { n: number }[] }).rows[0]?.n ?? 0)

  /** Writing a row for which the condition holds fails, as it does where a value is one that the database refuses. */
  const poison = async (table: string, when: string) => {
    await shop.db.execute(sql`create or replace function poisoned() returns trigger language plpgsql as
      $$ begin raise exception 'poisoned' using errcode = '22P02'; end $$`)
    await shop.db.execute(
      sql.raw(`create trigger poison before ${when.includes('old.') ? 'delete' : 'insert or update'} on ${table}
        for each row when (${when}) execute function poisoned()`),
    )
    poisoned = table
  }
  let poisoned: string | null = null
  async function cure() {
    if (poisoned !== null) await shop.db.execute(sql.raw(`drop trigger poison on ${poisoned}`))
    poisoned = null
  }

  interface Case {
    /** Two rows that are due; their names. */
    readonly ready: () => Promise<readonly [string, string]>
    /** Statement that writes a row, and the condition to fail for the one of this name. */
    readonly breaks: (name: string) => readonly [string, string]
    /** Whether the row of this name was done. */
    readonly isDone: (name: string) => Promise<boolean>
  }
  const hasMessage = (key: string) => count('messages', `key like '${key}'`).then((n) => n > 0)
  const updated = (table: string, id: string, done: string): Pick<Case, 'breaks' | 'isDone'> => ({
    breaks: (name) => [table, `new.${id} = ${name}`],
    isDone: (name) => count(table, `${id} = ${name} and ${done}`).then((n) => n === 1),
  })
  const orders = () =>
    two((index) =>
      rowsOf(shop)
        .order('to_be_paid')
        .then(async (id) => {
          await shop.db
            .update(schema.orders)
            .set({ userId: await shop.idOf(accounts[index] ?? '') })
            .where(eq(schema.orders.id, id))
          return String(id)
        }),
    )
  const lots = async (expires: Date) => {
    const made = await two(async (index) => {
      const userId = await shop.idOf(accounts[index] ?? '')
      const earned = { userId, cause: 'order', causeKey: freshKey(), points: 10, at: at(0) } as const
      await shop.db.transaction((tx) => earnPoints(tx, earned))
      const [lot] = await shop.db.select().from(schema.pointLots).where(eq(schema.pointLots.userId, userId))
      return String(lot?.movementId)
    })
    await shop.db.update(schema.pointLots).set({ expiresAt: expires })
    return made
  }
  const lives = async (values: Partial<typeof schema.lives.$inferInsert>) => {
    const some = await shop.db.select().from(schema.lives).orderBy(asc(schema.lives.id)).limit(2)
    const ids = some.map(({ id }) => id)
    await shop.db.update(schema.lives).set(values).where(inArray(schema.lives.id, ids))
    return ids.map(String) as [string, string]
  }
  const papers = () => two(() => rowsOf(shop).paper('first_review.active').then(String))
  const imports = (state: string) => two(() => rowsOf(shop).peopleImport(state).then(String))
  const insertOne = async (table: typeof schema.accountExports, values: typeof table.$inferInsert) => {
    const [row] = await shop.db.insert(table).values(values).returning({ id: table.id })
    return String(row?.id)
  }

  const cases: Readonly<Record<RowTask, Case>> = {
    campaigns: {
      ready: async () => {
        const [bad, good] = await two((index) => shop.buy(accounts[index] ?? ''))
        await shop.db.update(schema.orders).set({ createdAt: at(-minute) })
        const id = await rowsOf(shop).campaign('sending')
        await shop.db.update(schema.campaigns).set({ takenAt: null }).where(eq(schema.campaigns.id, id))
        return [`${id}/${bad}`, `${id}/${good}`]
      },
      breaks: (name) => ['campaign_recipients', `new.order_id = ${name.split('/')[1]}`],
      isDone: (name) => count('campaign_recipients', `order_id = ${name.split('/')[1]}`).then((n) => n === 1),
    },
    reminders: {
      ready: async () => {
        const made = await orders()
        await shop.db.update(schema.orders).set({ dueAt: at(5 * minute), createdAt: at(-25 * minute) })
        return made
      },
      breaks: (name) => ['messages', `new.key like 'order ${name} expiring %'`],
      isDone: (name) => hasMessage(`order ${name} expiring %`),
    },
    attendees: {
      ready: async () => {
        const made = await two(
          async (index) => (await shop.of(schema.tickets, await shop.buy(accounts[index] ?? ''))).id,
        )
        shop.server.clock.now = shop.conference.startsAt.getTime() - 3_600_000
        return [String(made[0]), String(made[1])]
      },
      breaks: (name) => ['messages', `new.key = 'ticket ${name} soon'`],
      isDone: (name) => hasMessage(`ticket ${name} soon`),
    },
    reviewers: {
      ready: async () => {
        const made = await two(() => rowsOf(shop).review('pending.waiting'))
        const due = at(day)
        await shop.db.update(schema.reviews).set({ responseDueAt: due, movedAt: at(-3 * day) })
        return [
          `review ${made[0]} reviewAnswerSoon ${due.getTime() / 1000}`,
          `review ${made[1]} reviewAnswerSoon ${due.getTime() / 1000}`,
        ]
      },
      breaks: (name) => ['messages', `new.key = '${name}'`],
      isDone: hasMessage,
    },
    lives: {
      ready: async () =>
        lives({
          status: 'not_started',
          startsAt: at(5 * minute),
          anchorId: await shop.idOf('linmei'),
          publication: 'scheduled',
        }),
      breaks: (name) => ['messages', `new.key like 'live ${name} at %'`],
      isDone: (name) => hasMessage(`live ${name} at %`),
    },
    points: { ready: () => lots(at(-1)), ...updated('point_lots', 'movement_id', '"left" = 0') },
    expiringPoints: {
      ready: () => lots(at(day)),
      ...updated('point_lots', 'movement_id', 'warned_at is not null'),
    },
    refunds: {
      ready: () => two(() => rowsOf(shop).refund('processing').then(String)),
      breaks: (name) => ['refunds', `new.id = ${name} and new.state <> 'processing'`],
      isDone: (name) => count('refunds', `id = ${name} and state = 'done'`).then((n) => n === 1),
    },
    payments: {
      ready: async () => {
        const made = await two(() => rowsOf(shop).payment('waiting').then(String))
        await shop.db.update(schema.payments).set({ method: 'sandbox', voucher: null, createdAt: at(0) })
        shop.server.clock.now += day
        return made
      },
      ...updated('payments', 'id', 'asked_at is not null'),
    },
    lifecycles: {
      ready: async () => {
        const [bad, good] = await orders()
        shop.server.clock.now += day
        return [`order.expire ${bad}`, `order.expire ${good}`]
      },
      breaks: (name) => ['orders', `new.id = ${name.split(' ')[1]}`],
      isDone: (name) =>
        count('orders', `id = ${name.split(' ')[1]} and state = 'closed'`).then((n) => n === 1),
    },
    recordings: {
      ready: async () => {
        const made = await lives({ status: 'ended', videoId: null })
        await shop.db.delete(schema.liveEvents)
        for (const id of made)
          await shop.db.insert(schema.liveEvents).values({
            ...{ liveId: Number(id), seq: 1, actor: null, at: at(-3_600_000) },
            fact: { t: 'stage', to: 'ended', by: null } as never,
          })
        return made
      },
      ...updated('lives', 'id', 'video_id is not null'),
    },
    tencent: {
      ready: async () => {
        const some = await lives({ version: 1 })
        const rows = await shop.db
          .insert(schema.liveOrders)
          .values(some.map((id) => ({ liveId: Number(id), order: { t: 'dismiss' } as const, dueAt: at(0) })))
          .returning()
        return rows.map(({ id }) => String(id)) as [string, string]
      },
      ...updated('live_orders', 'id', 'done_at is not null'),
    },
    search: {
      ready: async () => {
        const some = await shop.db.select().from(schema.news).limit(2)
        await shop.db
          .insert(schema.searchChanges)
          .values(some.map(({ id }) => ({ source: 'news' as const, sourceId: id, name: '' })))
        return some.map(({ id }) => `news/${id}/`) as [string, string]
      },
      breaks: (name) => ['search_changes', `old.source = 'news' and old.source_id = ${name.split('/')[1]}`],
      isDone: (name) =>
        count('search_documents', `source = 'news' and source_id = ${name.split('/')[1]}`).then(
          (n) => n === 1,
        ),
    },
    people: {
      ready: () => two((index) => shop.buy(accounts[index] ?? '').then(String)),
      ...updated('people_terms', 'order_id', 'terms is not null'),
    },
    bulk: {
      ready: async () => {
        const [bad, good] = await orders()
        const [action] = await shop.db
          .insert(schema.bulkActions)
          .values({
            ...{ conferenceId: shop.conference.id, userId: await shop.idOf('organizer') },
            ...{ kind: 'cancel', query: '', key: freshKey(), reason: '取消' },
          })
          .returning()
        const actionId = action?.id ?? 0
        await shop.db
          .insert(schema.bulkItems)
          .values([bad, good].map((id) => ({ actionId, orderId: Number(id) })))
        return [`${actionId}/${bad}`, `${actionId}/${good}`]
      },
      breaks: (name) => ['orders', `new.id = ${name.split('/')[1]}`],
      isDone: (name) =>
        count('orders', `id = ${name.split('/')[1]} and state = 'closed'`).then((n) => n === 1),
    },
    imports: { ready: () => imports('mapped'), ...updated('people_imports', 'id', `state = 'checked'`) },
    oldImports: {
      ready: () => imports('discarded'),
      ...updated('people_imports', 'id', 'forgotten_at is not null'),
    },
    similarity: {
      ready: papers,
      breaks: (name) => ['similarity_documents', `new.paper_id = ${name}`],
      isDone: (name) => count('similarity_documents', `paper_id = ${name}`).then((n) => n === 1),
    },
    names: {
      ready: async () => {
        const folder = join(testConfig.filesRoot, 'papers')
        await mkdir(folder, { recursive: true })
        return two(async (index) => {
          const paperId = await rowsOf(shop).paper('first_review.active')
          const file = `${'ab'[index]}${'n'.repeat(21)}.doc`
          await writeFile(join(folder, file), cfb())
          await shop.db.delete(schema.paperFiles).where(eq(schema.paperFiles.paperId, paperId))
          const [row] = await shop.db
            .insert(schema.paperFiles)
            .values({ paperId, kind: 'doc', round: 0, name: '论文.doc', file, bytes: 1 })
            .returning()
          return String(row?.id)
        })
      },
      ...updated('paper_files', 'id', 'examined is not null'),
    },
    exports: {
      ready: () =>
        two(async (index) =>
          insertOne(schema.accountExports, {
            userId: await shop.idOf(accounts[index] ?? ''),
            language: 'zh',
          }),
        ),
      breaks: (name) => ['account_exports', `new.id = ${name} and new.ready_at is not null`],
      isDone: (name) =>
        count('account_exports', `id = ${name} and ready_at is not null`).then((n) => n === 1),
    },
    files: {
      ready: async () => {
        const folder = testConfig.filesRoot
        await mkdir(folder, { recursive: true })
        return two(async (index) => {
          const name = `${'ab'[index]}${'f'.repeat(21)}.png`
          await writeFile(join(folder, name), 'x')
          const userId = await shop.idOf('linmei')
          await shop.db
            .insert(schema.uploadedFiles)
            .values({ ...{ name, userId, bytes: 1, createdAt: at(-2 * day) }, place: 'pictures' })
          return `pictures/${name}`
        })
      },
      // A file of this name cannot be removed: see below.
      breaks: (name) => ['uploaded_files', `old.name = 'never ${name}'`],
      isDone: (name) => isGone(pathOf(name)),
    },
    oldDocuments: {
      ready: async () => {
        const made = await two(() => rowsOf(shop).documentBatch('ready').then(String))
        await shop.db.update(schema.documentBatches).set({ drawnAt: at(-100 * day) })
        return made
      },
      ...updated('document_batches', 'id', 'file is null'),
    },
  }

  it.each(rowTasks)('stops no other row, is reported once and tried again by itself: %s', async (name) => {
    const { ready, breaks, isDone } = cases[name]
    const [bad, good] = await ready()
    const isFile = name === 'files'
    const path = pathOf(bad)
    if (isFile) await obstruct(path)
    await poison(...breaks(bad))
    for (let look = 0; look < 3; look += 1) await run(name)
    expect([await isDone(bad), await isDone(good)]).toEqual([false, true])
    const aside = await shop.db.select().from(jobs).where(eq(jobs.kind, 'row'))
    expect(aside.map(({ key, data }) => ({ key, data }))).toEqual([
      { key: `${name} ${bad}`, data: { task: name, row: bad } },
    ])
    if (!isFile) expect(aside[0]?.fault).toBe('22P02')
    expect(log.faults().filter((line) => line.includes('set aside'))).toHaveLength(1)
    // The cause is removed: no one has to do anything.
    await cure()
    if (isFile) await free(path)
    shop.server.clock.now += 3000
    await run('jobs')
    expect(await isDone(bad)).toBe(true)
    expect(await shop.db.$count(jobs, sql`${jobs.kind} = 'row' and ${jobs.doneAt} is null`)).toBe(0)
  })

  it('is given up after twelve attempts, where operators read which it is, and is tried again by a new process', async () => {
    const [bad] = await cases.people.ready()
    await poison(...cases.people.breaks(bad))
    await run('people')
    for (let attempt = 0; attempt < mostAttempts + 5; attempt += 1) {
      shop.server.clock.now += 400_000
      await run('people')
      await run('jobs')
    }
    const told = [...log.lines].filter((line) => line.includes('22P02'))
    expect(told.length).toBeLessThanOrEqual(mostAttempts + 1)
    const admin = await shop.signedIn('admin', { lang: 'zh-CN' })
    const english = await shop.signedIn('admin', { lang: 'en' })
    expect((await admin.call('listJobs', {})).list).toMatchObject([
      { kind: 'row', subject: `参会人搜索索引 · ${bad}`, fault: '22P02', attempts: mostAttempts },
    ])
    expect((await english.call('listJobs', {})).list[0]?.subject).toBe(`Search of registrations · ${bad}`)
    await cure()
    await run('people')
    expect(await cases.people.isDone(bad)).toBe(false)
    await reviveRows(shop.db, shop.server.clock.now)
    await run('jobs')
    expect(await cases.people.isDone(bad)).toBe(true)
  })

  it('delays no one else who is notified of the same, and is a job alone', async () => {
    await two((index) => shop.buy(accounts[index] ?? ''))
    const bad = await shop.idOf(accounts[0])
    await poison('messages', `new.key = 'k user ${bad}'`)
    const facts = { what: '', where: '', reason: '', amount: '', until: '' }
    const notification = {
      ...{
        name: 'conferenceSoon' as const,
        conferenceId: shop.conference.id,
        link: '/',
        key: 'k',
        at: at(0),
      },
      facts: { zh: facts, en: facts },
    }
    await shop.db.delete(jobs)
    await shop.db.transaction((tx) => enqueueForAttendees(tx, notification))
    await run('jobs')
    expect([
      await hasMessage(`k user ${bad}`),
      await hasMessage(`k user ${await shop.idOf(accounts[1])}`),
    ]).toEqual([false, true])
    expect(await shop.db.$count(jobs, sql`${jobs.key} = ${`k only ${bad}`} and ${jobs.doneAt} is null`)).toBe(
      1,
    )
    await cure()
    shop.server.clock.now += 10_000
    await run('jobs')
    expect(await hasMessage(`k user ${bad}`)).toBe(true)
  })
})

describe('rows', () => {
  it('of a batch with bad ones are all done but those, in few attempts', async () => {
    const bad = new Set([3, 77])
    const done: number[] = []
    const aside: number[] = []
    let attempts = 0
    const work = (some: readonly number[]) => {
      attempts += 1
      if (some.some((each) => bad.has(each))) return Promise.reject(new Error('bad'))
      done.push(...some)
      return Promise.resolve()
    }
    const rows = Array.from({ length: 500 }, (_, at) => at)
    await eachRow(rows, {
      work: (row) => work([row]),
      together: { atOnce: 500, work },
      aside: (row) => Promise.resolve(aside.push(row)),
    })
    expect(done).toEqual(rows.filter((row) => !bad.has(row)))
    expect(aside).toEqual([3, 77])
    expect(attempts).toBeLessThan(40)
  })

  it('of which none can be done are the fault of the work, and are not set aside one by one', async () => {
    const aside: number[] = []
    const all = eachRow(
      Array.from({ length: 500 }, (_, at) => at),
      {
        work: () => Promise.reject(new Error('no database')),
        aside: (row) => Promise.resolve(aside.push(row)),
      },
    )
    await expect(all).rejects.toThrow('no database')
    expect(aside.length).toBeLessThan(25)
  })
})

describe('a task that always fails', () => {
  it('is tried and reported more and more rarely', async () => {
    const log = new FakeLog()
    let looks = 0
    const ticking = { name: 'ticking', everyMs: 1, work: () => Promise.resolve((looks += 1)) }
    const stop = startClock(
      [ticking, { name: 'broken', everyMs: 1, work: () => Promise.reject(new Error('x')) }],
      log,
    )
    await expect.poll(() => looks, { timeout: 20_000 }).toBeGreaterThan(200)
    await stop()
    expect(log.faults().length).toBeLessThan(15)
  })
})
