import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { page, paged } from './fields.ts'
import { teamParts } from './teamParts.ts'

/** Roles of a user at a conference. */
export const conferenceParts = ['participant', 'author', 'reviewer', ...teamParts] as const
export type ConferencePart = (typeof conferenceParts)[number]

/** Next steps of a user at a conference, the most urgent first where two fall on the same time. */
export const nextSteps = [
  'pay',
  'answerReview',
  'review',
  'revise',
  'finalize',
  'submit',
  'signIn',
  'gate',
  'decide',
  'certificate',
] as const
export type NextStepName = (typeof nextSteps)[number]

export const nextStep = z.object({
  name: z.literal(nextSteps),
  /** Deadline, or for `signIn` and `gate` the start; null: at any time. ISO 8601, UTC. */
  at: z.nullable(z.string()),
  /** Page on which it is done. */
  href: z.string(),
})
export type NextStep = z.infer<typeof nextStep>

export const myConference = z.object({
  id: z.int(),
  title: z.string(),
  place: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** IANA name: the clocks of the conference. */
  time_zone: z.string(),
  status: z.literal(['not_started', 'ongoing', 'paused', 'ended']),
  /** It is seen by its team only. */
  is_draft: z.boolean(),
  parts: z.array(z.literal(conferenceParts)),
  /** Null: there is nothing to do. */
  next: z.nullable(nextStep),
})
export type MyConference = z.infer<typeof myConference>

export const listMyConferences = endpoint({
  summary: 'Conferences in which the account plays a part: those to come first, soonest first, then the past',
  method: 'GET',
  path: '/apic/conf/mine',
  access: 'member',
  input: z.object({ part: z.optional(z.literal(conferenceParts, 'invalid')), ...page }),
  output: paged(myConference),
})
