import type { Counted } from '../http/requestLog.ts'
import { statfs } from 'node:fs/promises'
import { gte, sql } from 'drizzle-orm'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import { calls, type CallName } from '../../src/contract/calls.ts'
import { laneNames, lanes } from '../../src/contract/jobs.ts'
import { payments } from '../db/schema/payments.ts'
import type { Db } from '../db/types.ts'
import type { Breakers } from '../senders/breaker.ts'
import { readLanes } from '../operators/givenUp.ts'

interface MetricsTools {
  readonly db: Db
  readonly breakers: Breakers
  /** Connections to PostgreSQL; null: the database is embedded. */
  readonly pool: (() => PoolFigures) | null
  readonly live: () => { readonly rooms: number; readonly viewers: number; readonly sockets: number }
  /** Folders whose disks are watched, by the name of their label. */
  readonly folders: Readonly<Record<string, string>>
  readonly now: () => number
}

interface PoolFigures {
  readonly used: number
  readonly idle: number
  readonly waiting: number
}

export type Metrics = ReturnType<typeof createMetrics>

/** Payments of the last so many minutes. */
const recentMinutes = 15
/** Milliseconds for which results of queries are kept. */
const keptMs = 5000

/**
 * Figures of this process for Prometheus, all named `symposium_…`, beside those of Node; docs/operators.md lists them. Labels
 * have few values: names of calls, classes of status, lanes, states. Figures from the database are left out while it is
 * away.
 */
export const createMetrics = (tools: MetricsTools) => {
  const { db, breakers, pool, live, folders, now } = tools
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect: (each: Gauge<Label>) => void | Promise<void>,
  ) =>
    new Gauge<Label>({
      ...{ name, help, labelNames, registers },
      async collect() {
        this.reset()
        await Promise.resolve(collect(this)).catch(() => undefined)
      },
    })

  const requests = new Counter({
    name: 'symposium_requests_total',
    help: 'Requests by name of the call, or page, file, live, health, other, and class of the answer',
    labelNames: ['call', 'status'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'symposium_request_seconds',
    help: 'Time to the answer, by what was asked for',
    labelNames: ['what'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  gauge('symposium_pool_connections', 'Connections to PostgreSQL', ['state'], (each) => {
    const figures = pool?.()
    if (figures === undefined) return
    each.set({ state: 'used' }, figures.used)
    each.set({ state: 'idle' }, figures.idle)
  })
  gauge('symposium_pool_waiting', 'Requests that wait for a connection to PostgreSQL', [], (each) => {
    const figures = pool?.()
    if (figures !== undefined) each.set(figures.waiting)
  })
  gauge('symposium_live_rooms', 'Live rooms that are open in this process', [], (each) =>
    each.set(live().rooms),
  )
  gauge('symposium_live_viewers', 'People in live rooms of this process', [], (each) =>
    each.set(live().viewers),
  )
  gauge('symposium_live_sockets', 'Sockets of live rooms', [], (each) => each.set(live().sockets))

  const standing = kept(now, () => readLanes(db, now(), breakers))
  const perLane = (
    name: string,
    help: string,
    of: (card: Awaited<ReturnType<typeof standing>>[number]) => number,
  ) =>
    gauge(name, help, ['lane'], async (each) => {
      for (const card of await standing()) each.set({ lane: card.lane }, of(card))
    })
  perLane(
    'symposium_jobs_waiting',
    'Jobs that are neither done nor given up nor running',
    ({ waiting }) => waiting,
  )
  perLane('symposium_jobs_running', 'Jobs that a worker has', ({ running }) => running)
  perLane('symposium_jobs_dead', 'Jobs that were given up and wait for a person', ({ dead }) => dead)
  perLane(
    'symposium_jobs_oldest_seconds',
    'Age of the oldest job that is neither done nor given up',
    ({ oldest_seconds }) => oldest_seconds ?? 0,
  )
  gauge(
    'symposium_breaker_open',
    '1 while what a lane needs cannot be reached from here',
    ['lane'],
    (each) => {
      for (const lane of laneNames) {
        const { outside } = lanes[lane]
        if (outside !== null) each.set({ lane }, breakers[outside].state() === null ? 0 : 1)
      }
    },
  )

  const paid = kept(now, () =>
    db
      .select({ state: payments.state, method: payments.method, n: sql<number>`count(*)`.mapWith(Number) })
      .from(payments)
      .where(gte(payments.createdAt, new Date(now() - recentMinutes * 60_000)))
      .groupBy(payments.state, payments.method),
  )
  gauge(
    'symposium_payments_recent',
    `Payments begun in the last ${recentMinutes} minutes, by what became of them`,
    ['state', 'method'],
    async (each) => {
      for (const { state, method, n } of await paid()) each.set({ state, method }, n)
    },
  )
  gauge('symposium_disk_free_bytes', 'Room on the disk of a folder', ['folder'], async (each) => {
    for (const [folder, path] of Object.entries(folders)) {
      const found = await statfs(path).catch(() => null)
      if (found !== null) each.set({ folder }, found.bavail * found.bsize)
    }
  })

  return {
    count: ({ path, status, seconds: took }: Counted): void => {
      const call = callAt.get(path)
      requests.inc({ call: call ?? kindOf(path), status: `${Math.floor(status / 100)}xx` })
      seconds.observe({ what: call === undefined ? kindOf(path) : 'call' }, took)
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
    /** Names of the figures of our own. */
    names: (): string[] =>
      registry
        .getMetricsAsArray()
        .map(({ name }) => name)
        .filter((name) => name.startsWith('symposium_')),
  }
}

const callAt = new Map<string, CallName>(
  (Object.keys(calls) as CallName[]).map((name) => [calls[name].path, name]),
)

const kindOf = (path: string): string => {
  const [, first = ''] = path.split('/')
  if (['assets', 'files', 'recordings', 'sample', 'ics', 'workshop'].includes(first)) return 'file'
  if (first === 'hls' || first === 'live') return 'live'
  if (first === 'healthz') return 'health'
  return /^(?:api|apic|apib|pay|mail|wechat|preview|unsubscribe|sandbox|dev)$/.test(first) ? 'other' : 'page'
}

/** The same answer for a moment: several figures come of one question. */
const kept = <T>(now: () => number, ask: () => Promise<T>): (() => Promise<T>) => {
  let at = -Infinity
  let answer: Promise<T> | null = null
  return () => {
    if (answer === null || now() - at >= keptMs) {
      at = now()
      answer = ask()
      answer.catch(() => (answer = null))
    }
    return answer
  }
}
