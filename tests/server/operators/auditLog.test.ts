import { sql } from 'drizzle-orm'
import { NoopLogger } from 'drizzle-orm/logger'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { auditEvents, lifecycleEvents } from '../../../server/db/schema/audit.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import type { Db } from '../../../server/db/types.ts'
import { readAudit } from '../../../server/operators/auditLog.ts'
import { csvLine } from '../../../server/shared/csv.ts'
import { describeDatabase, describePostgres } from '../../support/engines.ts'
import { rounds } from '../../support/rounds.ts'
import type { Browser } from '../api/harness.ts'
import { liveMemory } from '../../support/liveMemory.ts'
import { openShop, type Shop } from '../support/shop.ts'

const start = Date.UTC(2026, 10, 20)

describeDatabase('the audit log', (open) => {
  let shop: Shop
  let admin: Browser
  let actor: number
  beforeEach(async () => {
    shop = await openShop(open)
    admin = await shop.signedIn('admin')
    actor = await shop.idOf('linmei')
  })
  /** Acts and lifecycle events in turn, three at each second; only theirs is `entity_id` 77. */
  const fill = async (count: number) => {
    for (let place = 0; place < count; place += 1) {
      const at = new Date(start + Math.floor(place / 3) * 1000)
      if (place % 2 === 0)
        await shop.db
          .insert(auditEvents)
          .values({ entity: 'order', entityId: '77', event: `act.${place}`, actorId: actor, at })
      else
        await shop.db.insert(lifecycleEvents).values({
          entity: 'order',
          entityId: 77,
          seq: place,
          event: `move.${place}`,
          fromState: 'a',
          toState: 'b',
          role: 'owner',
          actorId: actor,
          reason: 'why',
          at,
        })
    }
  }
  const mine = { entity: 'order', entity_id: '77' } as const
  const pages = async (page_size: number, filter: object = mine) => {
    const events: string[] = []
    let after: string | undefined
    for (;;) {
      const { list, total } = await admin.call('listAudit', { ...filter, page_size, ...(after && { after }) })
      events.push(...list.map(({ event }) => event))
      if (total <= list.length) return events
      after = list.at(-1)?.place
    }
  }

  it('[OPS-01] acts and lifecycle events are one row of time, newest first, whatever a page holds', async () => {
    await fill(20)
    const whole = await pages(50)
    expect(whole).toHaveLength(20)
    const { list } = await admin.call('listAudit', { ...mine, page_size: 50 })
    const times = list.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set(list.map(({ id }) => id)).size).toBe(20)
    for (const size of [1, 2, 3, 7]) expect([size, await pages(size)]).toEqual([size, whole])
    expect(list.find(({ event }) => event === 'move.1')).toMatchObject({
      from: 'a',
      to: 'b',
      actor,
      by: expect.stringMatching(/./),
      data: '{"role":"owner","reason":"why"}',
    })
  })

  it('[OPS-01] is filtered by time, person, what it happened to, and event', async () => {
    await fill(12)
    const at = (seconds: number) => new Date(start + seconds * 1000).toISOString()
    expect(await pages(50, { ...mine, from: at(1), until: at(2) })).toEqual(
      expect.arrayContaining(['move.3', 'act.4', 'move.5']),
    )
    expect(await pages(50, { ...mine, from: at(1), until: at(2) })).toHaveLength(3)
    expect(await pages(50, { event: 'act.4' })).toEqual(['act.4'])
    expect(await pages(50, { actor: 2_000_000_000 })).toEqual([])
    expect(await pages(50, { entity: 'order', entity_id: '78' })).toEqual([])
    expect(await pages(50, { entity: 'order', entity_id: 'no number' })).toEqual([])
    const ask = (fields: object) => admin.refused('listAudit', fields as Record<string, unknown>)
    expect(await ask({ from: 'yesterday' })).toMatchObject({ reason: 'invalid', field: 'from' })
    expect(await ask({ entity_id: '7' })).toMatchObject({ reason: 'required', field: 'entity' })
    expect(await ask({ after: '1.x.1' })).toMatchObject({ reason: 'invalid', field: 'after' })
  })

  it('[OPS-01] is exported as CSV and as lines of JSON, to administrators, and the export is written down', async () => {
    await fill(7)
    await shop.db.insert(auditEvents).values({
      entity: 'order',
      entityId: '77',
      event: 'act.text',
      data: { reason: 'a "quoted", comma' },
      at: new Date(start),
    })
    await shop.db
      .update(users)
      .set({ nickname: '=HYPERLINK("http://evil")' })
      .where(sql`${users.id} = ${actor}`)
    const csv = await admin.request('/files/audit.csv?entity=order&entity_id=77&from=')
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-[\d-]+\.csv"$/)
    const bytes = new Uint8Array(await csv.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    const lines = text.split('\r\n')
    expect(lines[0]).toBe('at,actor,by,entity,entity_id,event,from,to,data,request')
    expect(lines).toHaveLength(10)
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(text).toContain(`"{""reason"":""a \\""quoted\\"", comma""}"`)
    const jsonl = await (await admin.request('/files/audit.jsonl?event=act.text')).text()
    expect(
      jsonl
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toMatchObject([{ event: 'act.text', actor: null, data: { reason: 'a "quoted", comma' } }])
    const { list } = await admin.call('listAudit', { event: 'audit.exported' })
    expect(list.map(({ data }) => JSON.parse(data) as unknown)).toMatchObject([
      { kind: 'jsonl', event: 'act.text' },
      { kind: 'csv', entity: 'order', entity_id: '77' },
    ])
    const finance = await shop.signedIn('finance')
    for (const browser of [finance, shop.server.browser()]) {
      const refused = await browser.request('/files/audit.csv', { headers: { accept: 'application/json' } })
      expect(await refused.text()).not.toContain('act.text')
    }
    const faulty = await admin.request('/files/audit.csv?from=x', { headers: { accept: 'application/json' } })
    expect(await faulty.json()).toMatchObject({ data: { reason: 'invalid', field: 'from' } })
    expect((await admin.call('listAudit', { event: 'audit.exported' })).list).toHaveLength(2)
  })
})

describe('a line of CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+86', "'+86"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['＝1', "'＝1"],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['=a,b', `"'=a,b"`],
    ['plain text', 'plain text'],
  ])('%j is written as %j', (given, written) => {
    expect(csvLine([given, 'x'])).toBe(`${written},x\r\n`)
  })
})

/** Rows of each log. */
const many = rounds(60_000, 500_000)
const part = 20_000

describePostgres('a long audit log', (open) => {
  const fill = async (db: Db) => {
    // In parts: a statement may take so long and no longer.
    for (let from = 1; from <= many; from += part) {
      const rows = sql`generate_series(${from}::integer, ${Math.min(many, from + part - 1)}::integer) n`
      await db.execute(sql`
        insert into audit_events (entity, entity_id, event, actor_id, at, data)
        select 'session', (n % 5000)::text, case n % 50 when 0 then 'role.granted' else 'session.opened' end, n % 3000,
          timestamptz '2026-01-01' + n * interval '11 seconds', '{"how":"password"}'
        from ${rows}`)
      await db.execute(sql`
        insert into lifecycle_events (entity, entity_id, seq, event, from_state, to_state, role, actor_id, at)
        select case n % 20 when 0 then 'refund' else 'order' end, n % 20000, n, 'order.pay', 'to_be_paid', 'paid', 'owner',
          n % 3000, timestamptz '2026-01-01' + n * interval '11 seconds'
        from ${rows}`)
    }
    await db.execute(sql`analyze audit_events`)
    await db.execute(sql`analyze lifecycle_events`)
  }

  /** PostgreSQL's plans for reading the logs during the work. */
  const plansOf = async (db: Db, work: () => Promise<unknown>) => {
    const log = vi.spyOn(NoopLogger.prototype, 'logQuery')
    const given = await work()
      .then(() => log.mock.calls as unknown as Array<[query: string, params: unknown[]]>)
      .finally(() => log.mockRestore())
    const plans: string[] = []
    for (const [query, params] of given.filter(([text]) => /from "(?:audit|lifecycle)_events"/.test(text))) {
      const parts = query
        .split(/\$(\d+)/)
        .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`))
      const { rows } = (await db.execute(sql`explain ${sql.join(parts)}`)) as unknown as {
        rows: Array<{ 'QUERY PLAN': string }>
      }
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  }

  it(
    `[OPS-01] of ${2 * many} entries a page is read by an index, whatever it is filtered by`,
    { timeout: 600_000 },
    async () => {
      const { db } = await open()
      await fill(db)
      const place = `${BigInt(Date.UTC(2026, 0, 5)) * 1000n}.l.30000`
      for (const filter of [
        {},
        { after: place },
        { actor: 77, after: place },
        { entity: 'order', after: place },
        { entity: 'order', entity_id: '77' },
        { entity: 'session', entity_id: '77', after: place },
        { event: 'role.granted', after: place },
        { event: 'order.pay' },
        { from: '2026-01-02T00:00:00.000Z', until: '2026-01-03T00:00:00.000Z' },
      ]) {
        const ofLogs = await plansOf(db, () => readAudit(db, { ...filter, limit: 51 }))
        expect([filter, ofLogs.length > 0]).toEqual([filter, true])
        for (const plan of ofLogs)
          expect([filter, plan]).toEqual([filter, expect.not.stringMatching(/Seq Scan/)])
      }
    },
  )

  it(
    `[OPS-01] ${2 * many} entries are exported in the memory of a few`,
    { timeout: 600_000 },
    async ({ annotate }) => {
      const shop = await openShop(open)
      await fill(shop.db)
      const admin = await shop.signedIn('admin')
      const response = await admin.request('/files/audit.csv')
      let [lines, startAt, peak, measuredAt] = [0, 0, 0, 0]
      for await (const chunk of response.body ?? []) {
        lines +=
          Buffer.from(chunk as Uint8Array)
            .toString()
            .split('\r\n').length - 1
        if (lines - measuredAt < 20_000) continue
        measuredAt = lines
        const live = liveMemory()
        // Memory of the engine itself is allocated after the first pages.
        if (startAt === 0) startAt = live
        peak = Math.max(peak, live)
      }
      expect(lines).toBeGreaterThan(2 * many)
      await annotate(`${Math.round(startAt)} MB in use, at most ${Math.round(peak)} MB, ${lines} lines`)
      expect(peak - startAt).toBeLessThan(20)
    },
  )
})
