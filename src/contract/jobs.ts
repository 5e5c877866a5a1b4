import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { key, line, optionalLine, page, positiveId } from './fields.ts'
import { place } from './place.ts'

/** Kinds of background work, done after the transaction that requested it. */
export const jobKinds = [
  'mail',
  'sms',
  'attendees',
  'invitation',
  'teamInvitation',
  'author',
  'benefits',
  'documents',
  'row',
] as const
export type JobKind = (typeof jobKinds)[number]

/** Tasks that the clock runs on rows; a row that fails becomes a job of the kind `row` (`server/jobs/rowByRow.ts`). */
export const rowTasks = [
  'campaigns',
  'reminders',
  'attendees',
  'reviewers',
  'lives',
  'points',
  'expiringPoints',
  'refunds',
  'payments',
  'lifecycles',
  'recordings',
  'tencent',
  'search',
  'people',
  'bulk',
  'imports',
  'oldImports',
  'similarity',
  'names',
  'exports',
  'files',
  'oldDocuments',
] as const
export type RowTask = (typeof rowTasks)[number]

interface LaneOf {
  readonly kinds: readonly JobKind[]
  /** For jobs of the kind `row`: only those of these tasks. */
  readonly tasks: readonly RowTask[]
  /** Jobs that one server does side by side. */
  readonly atOnce: number
  /** External service that its jobs need; while it cannot be reached, they wait. */
  readonly outside: Outside | null
}

/** Services that jobs reach through a breaker (`server/jobs/breaker.ts`). */
export const outsides = ['mail', 'sms'] as const
export type Outside = (typeof outsides)[number]

/** Jobs of one lane wait for each other, and for no other lane. A job that none names is one of `rows`. */
export const lanes = {
  mail: { kinds: ['mail', 'invitation', 'teamInvitation', 'author'], tasks: [], atOnce: 3, outside: 'mail' },
  sms: { kinds: ['sms'], tasks: [], atOnce: 2, outside: 'sms' },
  attendees: { kinds: ['attendees'], tasks: [], atOnce: 1, outside: null },
  benefits: { kinds: ['benefits'], tasks: [], atOnce: 2, outside: null },
  documents: { kinds: ['documents'], tasks: [], atOnce: 1, outside: null },
  payments: { kinds: [], tasks: ['refunds', 'payments'], atOnce: 2, outside: null },
  live: { kinds: [], tasks: ['tencent', 'recordings'], atOnce: 2, outside: null },
  rows: { kinds: ['row'], tasks: [], atOnce: 1, outside: null },
} as const satisfies Readonly<Record<string, LaneOf>>
export type Lane = keyof typeof lanes
export const laneNames = Object.keys(lanes) as Lane[]

const admins = { platform: ['admin'] } as const
const kind = z.literal(jobKinds, 'invalid')
const reason = line(500, 'reasonEmpty')
const lane = z.literal(laneNames, 'invalid')

/** `dead`: given up, an administrator has to decide · `discarded`: an administrator decided that it need not be done. */
export const jobSides = ['dead', 'discarded'] as const
export type JobSide = (typeof jobSides)[number]

/** A job that was given up. */
export const jobCard = z.object({
  id: z.int(),
  kind,
  /** Recipient, with the address mostly masked; empty: none any more. */
  to: z.string(),
  /** The account that it is for; null: none. */
  user_id: z.nullable(z.int()),
  /** Subject, in the language of the request; empty: not known. */
  subject: z.string(),
  attempts: z.int(),
  /** Name of the last attempt's fault; both catalogues name the usual ones by `jobs.fault.<name>`. */
  fault: z.string(),
  /** Nothing is sent to this address until an administrator allows it. */
  is_stopped: z.boolean(),
  /** Time of the request, and time when it was given up. ISO 8601, UTC. */
  created_at: z.string(),
  dead_at: z.string(),
  /** Its place in the list; the next page starts after it. */
  place: z.string(),
})
export type JobCard = z.infer<typeof jobCard>

export const jobCounts = z.object({
  /** Never tried yet. */
  waiting: z.int(),
  running: z.int(),
  /** Failed and to be tried again. */
  retrying: z.int(),
  dead: z.int(),
  discarded: z.int(),
  /** Time of the oldest unfinished request. ISO 8601, UTC; null: there is none. */
  oldest_at: z.nullable(z.string()),
})
export type JobCounts = z.infer<typeof jobCounts>

/** State of one lane. */
export const laneCard = z.object({
  lane: z.literal(laneNames),
  /** Neither done nor given up, and not taken by a worker. */
  waiting: z.int(),
  running: z.int(),
  dead: z.int(),
  /** Age of the oldest job that is neither done nor given up, in seconds; null: there is none. */
  oldest_seconds: z.nullable(z.int()),
  /** State of the breaker while the lane's external service cannot be reached; null: it can, or the lane needs none. */
  breaker: z.nullable(
    z.object({
      /** ISO 8601, UTC. */
      since: z.string(),
      /** Until one job may try again; 0: the next one does. */
      next_try_seconds: z.int(),
      /** Number of successive failures to reach it. */
      failures: z.int(),
      /** Name of the fault; both catalogues name the usual ones by `operators.fault.<name>`. */
      fault: z.string(),
    }),
  ),
})
export type LaneCard = z.infer<typeof laneCard>

export const getLanes = endpoint({
  summary: 'How the lanes of the work in the background stand, as the server sees it that answers',
  method: 'GET',
  path: '/apic/jobs/lanes',
  access: admins,
  input: z.object({}),
  output: z.object({ lanes: z.array(laneCard) }),
})

export const retryLane = endpoint({
  summary:
    'Tries all jobs of a lane again that were given up; answers how many. Stopped addresses are left out',
  method: 'POST',
  path: '/apic/jobs/retry_lane',
  access: admins,
  input: z.object({ lane, key }),
  output: z.int(),
})

export const tryLane = endpoint({
  summary:
    'Lets a lane that waits for something beyond this site try one job at once; where it does not wait, nothing changes',
  method: 'POST',
  path: '/apic/jobs/try_lane',
  access: admins,
  input: z.object({ lane, key }),
  output: z.null(),
})

export const listJobs = endpoint({
  summary: 'Jobs that were given up or discarded, newest first',
  method: 'GET',
  path: '/apic/jobs/list',
  access: admins,
  input: z.object({
    side: z._default(z.literal(jobSides, 'invalid'), 'dead'),
    after: place,
    page_size: page.page_size,
  }),
  output: z.object({ list: z.array(jobCard), total: z.int() }),
})

export const getJobCounts = endpoint({
  summary: 'How many jobs wait, run, are tried again and were given up',
  method: 'GET',
  path: '/apic/jobs/counts',
  access: admins,
  input: z.object({}),
  output: jobCounts,
})

export const retryJob = endpoint({
  summary: 'Tries a job again that was given up or discarded; it has all its attempts anew',
  method: 'POST',
  path: '/apic/jobs/retry',
  access: admins,
  input: z.object({ id: positiveId, key }),
  output: z.null(),
})

export const retryJobs = endpoint({
  summary:
    'Tries all jobs of a kind again that were given up; answers how many. Stopped addresses are left out',
  method: 'POST',
  path: '/apic/jobs/retry_all',
  access: admins,
  input: z.object({ kind, key }),
  output: z.int(),
})

export const discardJob = endpoint({
  summary: 'Decides that a job that was given up need not be done',
  method: 'POST',
  path: '/apic/jobs/discard',
  access: admins,
  input: z.object({ id: positiveId, reason, key }),
  output: z.null(),
})

/** An address to which nothing is sent. */
export const stoppedAddress = z.object({
  id: z.int(),
  /** Mostly masked. */
  address: z.string(),
  cause: z.literal(['bounced', 'complained']),
  /** `smtp`: our own mail server; else the service that reported it. */
  source: z.string(),
  user_id: z.nullable(z.int()),
  /** ISO 8601, UTC. */
  at: z.string(),
  place: z.string(),
})
export type StoppedAddress = z.infer<typeof stoppedAddress>

export const listStopped = endpoint({
  summary: 'Addresses that refused mails for good or complained, newest first',
  method: 'GET',
  path: '/apic/jobs/stopped',
  access: admins,
  /** `q`: how the address begins. */
  input: z.object({ q: optionalLine(254), after: place, page_size: page.page_size }),
  output: z.object({ list: z.array(stoppedAddress), total: z.int() }),
})

export const allowAddress = endpoint({
  summary: 'Lets mails go to an address again',
  method: 'POST',
  path: '/apic/jobs/allow',
  access: admins,
  input: z.object({ id: positiveId, reason, key }),
  output: z.null(),
})
