import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'

import { laneNames, lanes, type JobKind, type Lane } from '../../src/contract/jobs.ts'
import { outageOf, sqlState } from '../db/errors.ts'
import { jobs } from '../db/schema/jobs.ts'
import type { Db, Log, Tx } from '../db/types.ts'
import { isSendOutage } from '../senders/sender.ts'
import type { Breaker, Breakers } from '../senders/breaker.ts'
import { isOfLane } from './lanes.ts'

type Data = typeof jobs.$inferSelect.data

export interface NewJob {
  readonly kind: JobKind
  /** The same key again is the same work. */
  readonly key: string
  readonly data: Data
  /** When it is due. */
  readonly at: Date
}

/** Does the work of one job. It may be done again after a crash: what leaves this site must bear that. Throws `GiveUp`. */
export type Work = (data: Data, job: { readonly id: number; readonly attempts: number }) => Promise<void>

/** No further attempt would help; `fault` names why and carries no address. */
export class GiveUp extends Error {
  readonly fault: string
  constructor(fault: string) {
    super(fault)
    this.name = 'GiveUp'
    this.fault = fault
  }
}

/** How long a worker may take before another one may think it dead. */
const claimMs = 60_000
/** Jobs that one look at a lane takes; the next look comes a second later. */
const batch = 20
/** Attempts until a job waits for a person. */
export const mostAttempts = 12
const longestPauseMs = 300_000
/** Claims of one job, forgiven or not: the column ends soon after. */
const mostClaims = 30_000

/** In the transaction of what asks for it. */
export const enqueue = (tx: Tx | Db, { kind, key, data, at }: NewJob) =>
  tx.insert(jobs).values({ kind, key, data, dueAt: at, createdAt: at }).onConflictDoNothing()

/** Milliseconds until the next attempt after this many. */
export const pauseAfter = (attempts: number): number => Math.min(longestPauseMs, 1000 * 2 ** attempts)

export interface JobTools {
  readonly db: Db
  /** A job of a kind that is missing is given up. */
  readonly works: Readonly<Partial<Record<JobKind, Work>>>
  readonly log: Log
  readonly now: () => number
  /** Breakers of services outside this site; without them no outage is known. */
  readonly breakers?: Breakers
}

/** Does what is due in all lanes, side by side. Answers how many were tried. @throws the fault of a lane, once all have ended */
export const runJobs = async (tools: JobTools): Promise<number> => {
  const ends = await Promise.allSettled(laneNames.map((lane) => runLane(tools, lane)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return ends.reduce((sum, end) => sum + (end.status === 'fulfilled' ? end.value : 0), 0)
}

/**
 * Does what is due in one lane, on several servers at once: each job is claimed, and the claim is committed, before it is
 * begun. As many side by side as the lane allows, each for itself, so that a claim lasts no longer than one piece of work may
 * take. While a breaker is open nothing is claimed but, when it is time, jobs until one has asked what is outside. Answers how
 * many were tried.
 */
export const runLane = async (tools: JobTools, lane: Lane): Promise<number> => {
  const breaker = breakerOf(tools, lane)
  let tried = 0
  const work = async (goesOn: () => boolean) => {
    while (goesOn() && tried < batch) {
      tried += 1
      const job = await claim(tools, lane)
      if (job === null) {
        tried -= 1
        return
      }
      await attempt(tools, job, breaker)
    }
  }
  const isOpen = () => breaker !== null && breaker.state() !== null
  await work(() => isOpen() && breaker?.admits() === true)
  if (isOpen()) return tried
  await Promise.all(Array.from({ length: lanes[lane].atOnce }, () => work(() => !isOpen())))
  return tried
}

const breakerOf = ({ breakers }: JobTools, lane: Lane): Breaker | null => {
  const { outside } = lanes[lane]
  return outside === null ? null : (breakers?.[outside] ?? null)
}

const claim = ({ db, now }: JobTools, lane: Lane) =>
  db.transaction(async (tx) => {
    const at = new Date(now())
    const [due] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          isNull(jobs.doneAt),
          isNull(jobs.deadAt),
          lte(jobs.dueAt, at),
          isOfLane(lane),
          or(isNull(jobs.claimedUntil), lt(jobs.claimedUntil, at)),
        ),
      )
      .orderBy(asc(jobs.dueAt), asc(jobs.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due === undefined) return null
    const [job] = await tx
      .update(jobs)
      .set({ claimedUntil: new Date(at.getTime() + claimMs), attempts: sql`${jobs.attempts} + 1` })
      .where(eq(jobs.id, due.id))
      .returning()
    return job ?? null
  })

const attempt = async (
  { db, works, log, now }: JobTools,
  job: typeof jobs.$inferSelect,
  breaker: Breaker | null,
) => {
  const { id, kind, attempts } = job
  // Attempts before a retry by hand are forgiven.
  const counted = attempts - job.forgiven
  const own = and(eq(jobs.id, id), eq(jobs.attempts, attempts))
  try {
    const work = (works as Readonly<Partial<Record<string, Work>>>)[kind]
    if (work === undefined) throw new GiveUp('kindUnknown')
    await work(job.data, { id, attempts })
    await db
      .update(jobs)
      .set({ doneAt: new Date(now()), claimedUntil: null, fault: '' })
      .where(own)
  } catch (error) {
    if (outageOf(error) !== null) {
      // Not the job's fault: the attempt does not count. If even this cannot be written, the claim expires.
      await db
        .update(jobs)
        .set({
          claimedUntil: null,
          forgiven: sql`${jobs.forgiven} + 1`,
          dueAt: new Date(now() + pauseAfter(0)),
        })
        .where(own)
      throw error
    }
    const held = breaker?.state() ?? null
    if (held !== null && isSendOutage(error) && attempts < mostClaims) {
      // Not the job's fault either. It goes behind those that wait, so that each probe is made by another one.
      await db
        .update(jobs)
        .set({
          claimedUntil: null,
          forgiven: sql`${jobs.forgiven} + 1`,
          fault: faultName(error),
          dueAt: new Date(Math.max(held.nextTryAt, now() + pauseAfter(0))),
        })
        .where(own)
      return
    }
    const isOver = error instanceof GiveUp || counted >= mostAttempts
    const fault = error instanceof GiveUp ? error.fault : faultName(error)
    log[isOver ? 'error' : 'warn'](
      { job: id, kind, attempts, fault },
      isOver ? 'job: given up' : 'job: failed',
    )
    const at = now()
    await db
      .update(jobs)
      .set({
        claimedUntil: null,
        fault,
        ...(isOver ? { deadAt: new Date(at) } : { dueAt: new Date(at + pauseAfter(counted)) }),
      })
      .where(own)
  }
}

/** By name: the words of an error may hold an address. */
export const faultName = (error: unknown): string => {
  const { fault, code } = error as { fault?: string; code?: string }
  return fault ?? sqlState(error) ?? code ?? (error instanceof Error ? error.name : 'unknown')
}

/** Done and discarded jobs are deleted after a week; those that were given up stay until an operator decides. */
export const sweepJobs = (db: Db, now: number) => {
  const longAgo = new Date(now - 7 * 86_400_000)
  return db
    .delete(jobs)
    .where(
      or(
        and(isNotNull(jobs.doneAt), lt(jobs.doneAt, longAgo)),
        and(isNotNull(jobs.discardedAt), lt(jobs.discardedAt, longAgo)),
      ),
    )
}
