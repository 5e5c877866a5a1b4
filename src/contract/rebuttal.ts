import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, positiveId, version } from './fields.ts'
import { idList } from './idList.ts'
import { decisions } from './paperWords.ts'
import type { Reason } from './reasons.ts'
import { plainText } from './text.ts'
import { workOf } from './teamParts.ts'

/** An author's answer to the reviews of one round before the decision (PAP-01). */

/** In UTF-16 units; a conference may allow less. */
export const longestRebuttal = 20_000
/** Number of papers whose rebuttals are opened together. */
export const rebuttalBatch = 100

export const rebuttalStates = ['unasked', 'awaited', 'answered', 'lapsed', 'closed'] as const

const says = (reason: Reason) => reason

/** A review as authors read it: without a name, under the number that its reviewer has in all reviews of the paper. */
export const numberedReview = z.object({
  /** Counts from 1. */
  number: z.int(),
  recommendation: z.literal(decisions),
  comments: z.string(),
})

export type NumberedReview = z.infer<typeof numberedReview>

/** A rebuttal as its author works on it. */
export const ownRebuttal = z.object({
  id: z.int(),
  state: z.literal(rebuttalStates),
  round: z.int(),
  /** Without the grace. ISO 8601, UTC. */
  due_at: z.nullable(z.string()),
  /** It can be written now. */
  is_open: z.boolean(),
  /** In UTF-16 units. */
  max_length: z.int(),
  reviews: z.array(numberedReview),
  /** Current input. */
  draft: z.string(),
  /** Increases with each save; another tab with an older one is refused with `versionConflict`. */
  draft_version: z.int(),
  /** Submitted answer; empty: none. */
  text: z.string(),
  answered_at: z.nullable(z.string()),
})
export type OwnRebuttal = z.infer<typeof ownRebuttal>

/** As a reviewer of the round reads it. */
export const seenRebuttal = z.object({
  text: z.string(),
  answered_at: z.string(),
  /** Under which number the author knows this reviewer's review; null: it came later. */
  number: z.nullable(z.int()),
})
export type SeenRebuttal = z.infer<typeof seenRebuttal>

/** Client-side schema of the form. */
export const rebuttalForm = z.object({
  text: plainText(longestRebuttal).check(z.minLength(1, says('rebuttalEmpty'))),
})

const own = { row: 'rebuttal', by: 'id' } as const
const ofConference = { conference: 'conference_id', parts: workOf.papers } as const
// The text in Chinese takes nine bytes a character.
const bodyLimit = 256 * 1024

export const saveRebuttal = endpoint({
  summary: 'Keeps what an author has typed of a rebuttal so far; nobody else sees it',
  method: 'POST',
  path: '/apic/rebuttal/save',
  access: own,
  bodyLimit,
  input: z.object({ id: positiveId, text: plainText(longestRebuttal), draft_version: version }),
  output: z.object({ draft_version: z.int() }),
})

/** `rebuttal.submit`, or `rebuttal.amend` of one that was submitted. */
export const submitRebuttal = endpoint({
  summary: 'Submits a rebuttal, or changes one until its date',
  method: 'POST',
  path: '/apic/rebuttal/submit',
  access: own,
  bodyLimit,
  input: z.object({ id: positiveId, ...rebuttalForm.shape, draft_version: version, key: line(64) }),
  output: ownRebuttal,
})

/** Comma-joined ids of papers. */
const paperIds = idList(rebuttalBatch)

export const rebuttalCandidate = z.object({
  /** Id of the paper. */
  id: z.int(),
  title: z.string(),
  round: z.int(),
  /** Number of reviews that its author will see. */
  reviews: z.int(),
})
export type RebuttalCandidate = z.infer<typeof rebuttalCandidate>

export const listRebuttalCandidates = endpoint({
  summary: 'Papers of a conference whose reviews are in and whose authors were not asked for a rebuttal yet',
  method: 'GET',
  path: '/apic/desk/rebuttal/candidates',
  access: ofConference,
  input: z.object({ conference_id: positiveId }),
  /** At most as many as are opened together. `days`: time for their authors. */
  output: z.object({ list: z.array(rebuttalCandidate), is_allowed: z.boolean(), days: z.int() }),
})

export const openRebuttals = endpoint({
  summary:
    'Asks the authors of papers for a rebuttal, each for itself; the same key once more answers the same',
  method: 'POST',
  path: '/apic/desk/rebuttal/open',
  access: ofConference,
  input: z.object({ conference_id: positiveId, ids: paperIds, key: line(48) }),
  output: z.object({
    results: z.array(
      z.object({
        /** Id of the paper. */
        id: z.int(),
        outcome: z.literal(['opened', 'refused']),
        /** Name of the reason; null: it is open. */
        reason: z.nullable(z.string()),
        /** The reason in the language of the request; empty: it is open. */
        says: z.string(),
      }),
    ),
  }),
})
