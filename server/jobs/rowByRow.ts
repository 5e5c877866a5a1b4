import { and, eq, isNotNull, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import * as z from 'zod/mini'

import { rowTasks, type RowTask } from '../../src/contract/jobs.ts'
import { outageOf } from '../db/errors.ts'
import { jobs } from '../db/schema/jobs.ts'
import type { Db, Log } from '../db/types.ts'
import { describeFault } from '../shared/faults.ts'
import { faultName, GiveUp, pauseAfter, type Work } from './jobs.ts'

export interface RowTools {
  readonly db: Db
  readonly now: () => number
  readonly log?: Log
}

interface EachRow<Row> {
  readonly work: (row: Row) => Promise<unknown>
  /** Does `atOnce` rows together, where that is faster; if it throws, it has done none of them. */
  readonly together?: { readonly atOnce: number; readonly work: (rows: readonly Row[]) => Promise<unknown> }
  /** Sets aside a row that fails. */
  readonly aside: (row: Row, error: unknown) => Promise<unknown>
}

/** After so many rows none of which could be done, the work is at fault and not the rows. */
const mostAside = 20

/**
 * Does rows so that a bad one stops no other: a batch that fails is halved until the bad row is alone, which is then set aside.
 * Answers how many were done.
 * @throws what the work threw where every row fails
 */
export const eachRow = async <Row>(
  rows: readonly Row[],
  { work, together, aside }: EachRow<Row>,
): Promise<number> => {
  let done = 0
  let failed = 0
  const attempt = async (some: readonly Row[]): Promise<void> => {
    const [row] = some
    if (row === undefined) return
    try {
      await (together !== undefined && some.length > 1 ? together.work(some) : work(row))
      done += some.length
    } catch (error) {
      // Not the row's fault: the task goes on when the database is back.
      if (outageOf(error) !== null) throw error
      if (some.length > 1) {
        const middle = Math.ceil(some.length / 2)
        await attempt(some.slice(0, middle))
        return attempt(some.slice(middle))
      }
      failed += 1
      await aside(row, error)
      if (done === 0 && failed >= mostAside) throw error
    }
  }
  const atOnce = together?.atOnce ?? 1
  for (let from = 0; from < rows.length; from += atOnce) await attempt(rows.slice(from, from + atOnce))
  return done
}

interface RowWork<Row> extends Omit<EachRow<Row>, 'aside'> {
  readonly task: RowTask
  readonly rows: readonly Row[]
  /** How a row is named among those of its task, e.g. `12` or `3/17`. */
  readonly nameOf: (row: Row) => string
  /** Set where a row that was set aside is tried again: `rows` holds that one or nothing, and what fails is thrown. */
  readonly only?: string | undefined
}

/**
 * The same for a task of the clock: the row that fails becomes a job, which is tried with growing pauses and given up where
 * operators see it (`/console/jobs`). The query of the task leaves those rows out by `isNotAside`.
 * @throws with `only`, whatever fails
 */
export const rowByRow = async <Row>(
  tools: RowTools,
  { task, rows, nameOf, only, ...work }: RowWork<Row>,
): Promise<number> => {
  if (only === undefined)
    return eachRow(rows, {
      ...work,
      aside: (row, error) => setAside(tools, { task, row: nameOf(row), error }),
    })
  for (const row of rows) await work.work(row)
  return rows.length
}

interface Bad {
  readonly task: RowTask
  readonly row: string
  readonly error: unknown
}

/** Hands a row that failed over to the jobs; one that is there already stays as it is. */
const setAside = async ({ db, log, now }: RowTools, { task, row, error }: Bad): Promise<void> => {
  const at = new Date(now())
  const fault = faultName(error)
  log?.error({ task, row, fault: describeFault(error) }, 'a row was set aside')
  const again = { dueAt: new Date(at.getTime() + pauseAfter(1)), fault, createdAt: at }
  await db
    .insert(jobs)
    .values({ kind: 'row', key: keyOf(task, row), data: { task, row }, attempts: 1, ...again })
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: { ...again, doneAt: null, deadAt: null, discardedAt: null, forgiven: sql`${jobs.attempts}` },
      setWhere: isNotNull(jobs.doneAt),
    })
}

/** Whether a row with this name was not set aside, as a condition of the query that looks for rows. */
export const isNotAside = (task: RowTask, name: SQLWrapper) =>
  sql`not exists (select 1 from ${jobs} where ${jobs.kind} = 'row'
    and ${jobs.key} = ${`${task} `}::text || ${name} and ${jobs.doneAt} is null)`

/** Names of the rows of a task that were set aside. */
export const rowsAside = async (db: Db, task: RowTask): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ row: sql<string>`${jobs.data} ->> 'row'` })
    .from(jobs)
    .where(and(eq(jobs.kind, 'row'), isNull(jobs.doneAt), sql`${jobs.data} ->> 'task' = ${task}`))
  return new Set(rows.map(({ row }) => row))
}

const keyOf = (task: RowTask, row: string) => `${task} ${row}`

/** Row of a job of the kind `row`, or null. */
export const rowOfJob = (data: unknown): z.infer<typeof shape> | null => {
  const job = shape.safeParse(data)
  return job.success ? job.data : null
}
const shape = z.object({ task: z.literal(rowTasks), row: z.string() })

/** Tries a row again that was set aside, by the task of the clock that failed at it. */
export const retryRow =
  (work: (task: RowTask, row: string) => Promise<unknown>): Work =>
  async (data) => {
    const job = rowOfJob(data)
    if (job === null) throw new GiveUp('unreadable')
    await work(job.task, job.row)
  }

/** Rows that were given up are tried again by a new process: it may be the version that can do them. */
export const reviveRows = async (db: Db, now: number): Promise<void> => {
  await db
    .update(jobs)
    .set({ deadAt: null, claimedUntil: null, dueAt: new Date(now), forgiven: sql`${jobs.attempts}` })
    .where(and(eq(jobs.kind, 'row'), isNotNull(jobs.deadAt), isNull(jobs.doneAt), isNull(jobs.discardedAt)))
}
