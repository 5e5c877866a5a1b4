import { and, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm'

import { laneNames, lanes, type JobKind, type Lane, type RowTask } from '../../src/contract/jobs.ts'
import { jobs } from '../db/schema/jobs.ts'

const task = sql`${jobs.data} ->> 'task'`
const list = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
const others = laneNames.filter((lane) => lane !== 'rows')
const tasksElsewhere: readonly RowTask[] = others.flatMap((lane) => lanes[lane].tasks)
const kindsElsewhere: readonly JobKind[] = others.flatMap((lane) => lanes[lane].kinds)

/** Whether a job is one of this lane, as a condition; each job is one of exactly one. */
export const isOfLane = (lane: Lane): SQL | undefined => {
  const { kinds, tasks } = lanes[lane]
  if (lane === 'rows')
    return and(
      notInArray(jobs.kind, [...kindsElsewhere]),
      or(sql`${jobs.kind} <> 'row'`, sql`coalesce(${task}, '') not in (${list(tasksElsewhere)})`),
    )
  return or(
    kinds.length === 0 ? undefined : inArray(jobs.kind, [...kinds]),
    tasks.length === 0 ? undefined : and(eq(jobs.kind, 'row'), sql`${task} in (${list(tasks)})`),
  )
}
