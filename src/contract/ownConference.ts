import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, optionalLine, page, paged, positiveId } from './fields.ts'
import { integerField } from './numbers.ts'
import { isTitled } from './filledIn.ts'
import type { Reason } from './reasons.ts'
import { teamParts, workOf } from './teamParts.ts'
import { plainLine } from './text.ts'
import { isTimeZone } from './timeZone.ts'

/** Visibility of a conference: until it is published, to its organizers and its reviewers. */
export const publications = ['draft', 'in_review', 'published', 'cancelled', 'archived'] as const
export type Publication = (typeof publications)[number]

/** Publication states with a public page: visitors of a cancelled one find the cancellation there. */
export const publicPublications = [
  'published',
  'cancelled',
  'archived',
] as const satisfies readonly Publication[]
export const isPublicAs = (publication: Publication): boolean =>
  publicPublications.some((one) => one === publication)

/** A conference as its organizers see it. */
export const ownConference = z.object({
  id: z.int(),
  title: z.string(),
  /** Empty until it is given. */
  eng_title: z.string(),
  /** In the language of the request; empty until it is given. */
  place: z.string(),
  /** ISO 8601, UTC. */
  starts_at: z.string(),
  ends_at: z.string(),
  /** IANA name, `Asia/Shanghai`. */
  time_zone: z.string(),
  publication: z.literal(publications),
  /** Roles of the requesting account. */
  parts: z.array(z.literal(teamParts)),
  status: z.literal(['not_started', 'ongoing', 'paused', 'ended']),
})
export type OwnConference = z.infer<typeof ownConference>

/** Reasons that an account may not make a conference; the organizer information (`/attest`) is the remedy of each. */
export const draftRefusals = [
  'organizerNotCompleted',
  'organizerNotPickedUp',
  'organizerRejected',
] as const satisfies readonly Reason[]
export type DraftRefusal = (typeof draftRefusals)[number]

export const listOwnConferences = endpoint({
  summary:
    'Conferences in whose team the account is, drafts too, newest first; and whether it may make another one',
  method: 'GET',
  path: '/apic/organizer/conf/list',
  access: 'member',
  input: z.object(page),
  output: z.extend(paged(ownConference), {
    /** Null: it may. */
    refusal: z.nullable(z.literal(draftRefusals)),
  }),
})

export const getOwnConference = endpoint({
  summary: 'One conference for its team, a draft too',
  method: 'GET',
  path: '/apic/organizer/conf/get',
  access: { conference: 'id', parts: workOf.know },
  input: z.object({ id: positiveId }),
  output: ownConference,
})

const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A day of this century, `2026-12-03`. */
export const dayField = z
  .string('required' satisfies Reason)
  .check(
    z.trim(),
    z.minLength(1, { error: 'required' satisfies Reason, abort: true }),
    z.regex(/^20\d\d-[01]\d-[0-3]\d$/, { error: 'invalid' satisfies Reason, abort: true }),
    z.refine(isDay, { error: 'invalid' satisfies Reason, abort: true }),
  )

/** IANA name, `Asia/Shanghai`. */
export const timeZoneField = line(60).check(z.refine(isTimeZone, 'invalid' satisfies Reason))

const titles = { title: plainLine(200), eng_title: optionalLine(200) }
const days = { starts_on: dayField, ends_on: dayField, time_zone: z._default(timeZoneField, 'Asia/Shanghai') }
const place = {
  /** 0: none is chosen yet. */
  subject_id: z._default(integerField(), 0),
  place: z._default(plainLine(80), ''),
  eng_place: z._default(plainLine(120), ''),
}
const draftFields = { ...titles, ...days, ...place }
const inOrder = z.check<{ starts_on: string; ends_on: string }>(({ value, issues }) => {
  if (value.ends_on < value.starts_on) {
    issues.push({
      code: 'custom',
      message: 'endsBeforeStart' satisfies Reason,
      path: ['ends_on'],
      input: value,
    })
  }
})

/** Required values of a new conference; everything else is added to the draft. */
export const draftForm = z.object(draftFields).check(inOrder, isTitled)
export type DraftForm = z.output<typeof draftForm>
/** Its fields as a form has them; the values may not be valid yet. */
export type DraftTyped = Readonly<Partial<Record<keyof DraftForm, string | number | undefined>>>

const stepFields = { titles, days, place } as const
export type DraftStep = keyof typeof stepFields
export type DraftFieldOf<S extends DraftStep> = keyof (typeof stepFields)[S] & keyof DraftForm

/** The same by steps of the form; the days are those of the time zone. */
export const draftSteps: Readonly<Record<DraftStep, z.ZodMiniType<DraftTyped>>> = {
  titles: z.object(titles).check(isTitled),
  days: z.object(days).check(inOrder),
  place: z.object(place),
}
/** The step with a field. Null: no step has it. */
export const draftStepOf = (field: string): DraftStep | null =>
  (Object.keys(stepFields) as DraftStep[]).find((step) => field in stepFields[step]) ?? null

export const createConference = endpoint({
  summary: 'Makes the draft of a conference; the same key once more answers the same draft',
  method: 'POST',
  path: '/apic/organizer/conf/create',
  access: 'member',
  input: z.object({ key: line(64), ...draftFields }).check(inOrder, isTitled),
  output: ownConference,
})
