import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'

import { columnInLanguage } from '../db/columnInLanguage.ts'
import {
  laneNames,
  lanes,
  type JobCard,
  type JobCounts,
  type JobKind,
  type JobSide,
  type Lane,
  type LaneCard,
} from '../../src/contract/jobs.ts'
import { maskedEmail, maskedMobile } from '../shared/masks.ts'
import { behind, placeOf } from '../db/keyset.ts'
import { users } from '../db/schema/accounts.ts'
import { jobs, refusedAddresses } from '../db/schema/jobs.ts'
import { messages } from '../db/schema/members.ts'
import type { Db, Tx } from '../db/types.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { announcedTitle } from '../notifications/notifyAttendees.ts'
import { Refused } from '../shared/refused.ts'
import type { Breakers } from '../senders/breaker.ts'
import { isOfLane } from '../jobs/lanes.ts'
import { rowOfJob } from '../jobs/rowByRow.ts'
import { rowTaskNames } from '../shared/sentences/rowTaskNames.ts'

/** Jobs that wait for a person. */

const isDead = and(isNotNull(jobs.deadAt), isNull(jobs.doneAt), isNull(jobs.discardedAt))
const isDiscarded = isNotNull(jobs.discardedAt)
const isOpen = and(isNull(jobs.doneAt), isNull(jobs.deadAt))
const placed = { at: jobs.deadAt, id: jobs.id }

/** Recipient of a job: a phone, or the account's address, else the one that was given for it. */
const recipient = sql<string | null>`case ${jobs.kind} when 'sms' then ${users.mobile}
  else coalesce(${users.email}, ${jobs.data} ->> 'to') end`
const messageOf = sql`${messages.id} = (${jobs.data} ->> 'message')::integer`
const isStopped = sql<boolean>`exists (
  select 1 from ${refusedAddresses}
  where ${refusedAddresses.address} = lower(${recipient}) and ${refusedAddresses.allowedAt} is null)`

export interface JobWish {
  readonly side: JobSide
  readonly after: string | undefined
  readonly limit: number
}

/** Given-up or discarded jobs, newest first. */
export const readJobs = async (
  db: Db,
  { side, after, limit }: JobWish,
  language: MessageLanguage,
): Promise<{ list: JobCard[]; total: number }> => {
  const shown = and(side === 'dead' ? isDead : isDiscarded, behind(placed, after, 'newestFirst'))
  const rows = await db
    .select({
      job: jobs,
      place: placeOf(placed),
      to: recipient,
      userId: messages.userId,
      title: columnInLanguage(language, messages.title, messages.engTitle),
      stopped: isStopped,
    })
    .from(jobs)
    .leftJoin(messages, messageOf)
    .leftJoin(users, eq(users.id, messages.userId))
    .where(shown)
    .orderBy(desc(jobs.deadAt), desc(jobs.id))
    .limit(limit)
  const [sum] = await db.select({ total: count() }).from(jobs).where(shown)
  return {
    list: rows.map(({ job, place, to, userId, title, stopped }) => ({
      id: job.id,
      kind: job.kind as JobKind,
      to: to === null ? '' : job.kind === 'sms' ? maskedMobile(to) : maskedEmail(to),
      user_id: userId,
      subject: title ?? (rowText(job.data, language) || announcedTitle(job.data, language)),
      attempts: job.attempts,
      fault: job.fault,
      is_stopped: stopped,
      created_at: job.createdAt.toISOString(),
      dead_at: (job.deadAt ?? job.createdAt).toISOString(),
      place,
    })),
    total: sum?.total ?? 0,
  }
}

/** A row that the clock failed at, by its task and its name; empty: the job is about something else. */
const rowText = (data: unknown, language: MessageLanguage): string => {
  const row = rowOfJob(data)
  return row === null ? '' : `${rowTaskNames[row.task][language]} · ${row.row}`
}

/** How many were given up. */
export const countDead = (db: Db): Promise<number> => db.$count(jobs, isDead)

export const countJobs = async (db: Db, now: number): Promise<JobCounts> => {
  const at = new Date(now)
  const isRunning = gte(jobs.claimedUntil, at)
  const isWaiting = or(isNull(jobs.claimedUntil), lt(jobs.claimedUntil, at))
  const hasFailed = sql`${jobs.attempts} > ${jobs.forgiven}`
  const [open] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting} and not ${hasFailed})`.mapWith(Number),
      running: sql<number>`count(*) filter (where ${isRunning})`.mapWith(Number),
      retrying: sql<number>`count(*) filter (where ${isWaiting} and ${hasFailed})`.mapWith(Number),
      oldest: min(jobs.createdAt),
    })
    .from(jobs)
    .where(isOpen)
  return {
    waiting: open?.waiting ?? 0,
    running: open?.running ?? 0,
    retrying: open?.retrying ?? 0,
    dead: await countDead(db),
    discarded: await db.$count(jobs, isDiscarded),
    oldest_at: open?.oldest?.toISOString() ?? null,
  }
}

/** State of each lane. */
export const readLanes = async (db: Db, now: number, breakers: Breakers): Promise<LaneCard[]> => {
  const at = new Date(now)
  const isRunning = gte(jobs.claimedUntil, at)
  const lane = sql<Lane>`case ${sql.join(
    laneNames.map((name) => sql`when ${isOfLane(name)} then ${name}`),
    sql` `,
  )} end`
  const counted = db
    .select({
      lane: lane.as('lane'),
      isDead: sql<boolean>`${isDead}`.as('is_dead'),
      isRunning: sql<boolean>`coalesce(${isRunning}, false)`.as('is_running'),
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .where(and(isNull(jobs.doneAt), isNull(jobs.discardedAt)))
    .as('counted')
  const rows = await db
    .select({
      lane: counted.lane,
      waiting:
        sql<number>`count(*) filter (where not ${counted.isDead} and not ${counted.isRunning})`.mapWith(
          Number,
        ),
      running: sql<number>`count(*) filter (where not ${counted.isDead} and ${counted.isRunning})`.mapWith(
        Number,
      ),
      dead: sql<number>`count(*) filter (where ${counted.isDead})`.mapWith(Number),
      oldest: sql<Date | null>`min(${counted.createdAt}) filter (where not ${counted.isDead})`.mapWith(
        jobs.createdAt,
      ),
    })
    .from(counted)
    .groupBy(counted.lane)
  const found = new Map(rows.map((row) => [row.lane, row]))
  return laneNames.map((name) => {
    const row = found.get(name)
    const { outside } = lanes[name]
    const state = outside === null ? null : breakers[outside].state()
    return {
      lane: name,
      waiting: row?.waiting ?? 0,
      running: row?.running ?? 0,
      dead: row?.dead ?? 0,
      oldest_seconds: row?.oldest == null ? null : secondsBetween(row.oldest.getTime(), now),
      breaker:
        state === null
          ? null
          : {
              since: new Date(state.since).toISOString(),
              next_try_seconds: secondsBetween(now, state.nextTryAt),
              failures: state.failures,
              fault: state.fault,
            },
    }
  })
}

const secondsBetween = (from: number, until: number) => Math.max(0, Math.ceil((until - from) / 1000))

/** The job, locked; `allowed` says which of its states the act is for. @throws Refused `jobGone` */
export const lockJob = async (tx: Tx, id: number) => {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update')
  if (job === undefined) throw new Refused('jobGone', { field: 'id' })
  return job
}

type Job = typeof jobs.$inferSelect

/** @throws Refused if no decision is needed */
export const mustBeDecided = (job: Job, now: number, { discarded }: { discarded: boolean }): void => {
  if (job.doneAt !== null) throw new Refused('jobDone', { field: 'id' })
  if (job.discardedAt !== null && !discarded) throw new Refused('jobDiscarded', { field: 'id' })
  if (job.deadAt !== null) return
  throw new Refused((job.claimedUntil?.getTime() ?? 0) >= now ? 'jobRunning' : 'jobWaiting', { field: 'id' })
}

/** It is due at once and has all its attempts; those before are forgiven, and stay counted for the claims. */
const again = (at: Date) => ({
  deadAt: null,
  discardedAt: null,
  claimedUntil: null,
  dueAt: at,
  forgiven: sql`${jobs.attempts}`,
})

/** @throws Refused `addressStopped`: it would end without sending anything */
export const tryAgain = async (tx: Tx, job: Job, at: Date): Promise<void> => {
  const [found] = await tx
    .select({ stopped: isStopped })
    .from(jobs)
    .leftJoin(messages, messageOf)
    .leftJoin(users, eq(users.id, messages.userId))
    .where(eq(jobs.id, job.id))
  if (found?.stopped === true) throw new Refused('addressStopped', { field: 'id' })
  await tx.update(jobs).set(again(at)).where(eq(jobs.id, job.id))
}

/** All given-up jobs of these whose address is not stopped; answers how many. */
export const tryAllAgain = async (tx: Tx, which: SQL | undefined, at: Date): Promise<number> => {
  const open = tx
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(messages, messageOf)
    .leftJoin(users, eq(users.id, messages.userId))
    .where(and(which, isDead, sql`not ${isStopped}`))
  const moved = await tx
    .update(jobs)
    .set(again(at))
    .where(and(inArray(jobs.id, open), isDead))
    .returning({ id: jobs.id })
  return moved.length
}

export const discard = async (tx: Tx, job: Job, at: Date): Promise<void> => {
  await tx.update(jobs).set({ discardedAt: at }).where(eq(jobs.id, job.id))
}
