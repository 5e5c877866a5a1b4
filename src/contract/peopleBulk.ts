import * as z from 'zod/mini'

import { bulkKinds, bulkOutcomes, longestName, mostChosen } from './bulkWords.ts'
import { endpoint } from './endpoint.ts'
import { key, line, page, positiveId } from './fields.ts'
import { integerField } from './numbers.ts'
import { peopleFilter } from './peopleFilter.ts'
import { reasons, type Reason } from './reasons.ts'
import { workOf } from './teamParts.ts'
import { exactText, plainLine } from './text.ts'

/** Bulk actions of a conference's team on registrations, and its saved filters (CONF-03). */

const says = (reason: Reason) => reason
const about = { conference_id: positiveId }
const ofConference = { conference: 'conference_id', parts: workOf.people } as const

/** Comma-joined ids of orders; absent: all that the filter means. */
const chosenIds = z.pipe(
  exactText(mostChosen * 11).check(
    z.minLength(1, { error: says('required'), abort: true }),
    z.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, says('invalid')),
  ),
  z.pipe(
    z.transform((text: string) => [...new Set(text.split(',').map((digits) => positiveId.parse(digits)))]),
    z.array(z.int()).check(z.maxLength(mostChosen, says('tooMany'))),
  ),
)

const wish = {
  ...about,
  ...peopleFilter.shape,
  ids: z.optional(chosenIds),
  kind: z.literal(bulkKinds, says('invalid')),
  /** Name of a tag; a new one is made of it. */
  tag: z._default(plainLine(longestName), ''),
  /** New ticket type of the registrations; 0: unchanged. */
  type: z._default(integerField(), 0),
  /** Reason for closing orders. */
  reason: z._default(plainLine(400), ''),
}

/** Tagging requires the tag, retyping the ticket type, and closing a reason. */
const complete = z.check<{ kind: string; tag: string; type: number; reason: string }>(({ value, issues }) => {
  const { kind, tag, type, reason } = value
  if (kind === 'retype' && type === 0)
    issues.push({ code: 'custom', message: says('required'), path: ['type'], input: value })
  if ((kind === 'tag' || kind === 'untag') && tag === '')
    issues.push({ code: 'custom', message: says('required'), path: ['tag'], input: value })
  if (kind === 'cancel' && reason === '')
    issues.push({ code: 'custom', message: says('reasonEmpty'), path: ['reason'], input: value })
})

/** Client-side schemas of the actions' forms. */
export const bulkForms = {
  tag: z.object({ tag: line(longestName) }),
  untag: z.object({ tag: line(longestName) }),
  retype: z.object({ type: line(10) }),
  cancel: z.object({ reason: line(400, 'reasonEmpty') }),
} as const

export const bulkPreview = z.object({
  /** Number of matches of the filter. */
  total: z.int(),
  /** Number of them that would change. */
  changes: z.int(),
  /** They are already as they would be. */
  same: z.int(),
  /** Those that are left, by why. */
  exceptions: z.array(
    z.object({
      reason: z.literal(reasons),
      /** The reason in the language of the request. */
      says: z.string(),
      number: z.int(),
    }),
  ),
  is_undoable: z.boolean(),
  /** Id of the newest of them: later registrations are not changed. 0: there is none. */
  until: z.int(),
})
export type BulkPreview = z.infer<typeof bulkPreview>

export const previewBulk = endpoint({
  summary: 'What an act on all registrations that a filter means, or on chosen ones, would change',
  method: 'GET',
  path: '/apic/organizer/people/bulk/preview',
  access: ofConference,
  input: z.object(wish).check(complete),
  output: bulkPreview,
})

export const bulkAction = z.object({
  id: z.int(),
  kind: z.literal(bulkKinds),
  /** Name of the tag, or of the ticket type in the language of the request; empty: none. */
  tag: z.string(),
  reason: z.string(),
  /** Nickname of the requester. */
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  total: z.int(),
  /** Number per result, and number not processed yet. */
  done: z.int(),
  refused: z.int(),
  undone: z.int(),
  kept: z.int(),
  left: z.int(),
  /** ISO 8601, UTC; null: it cannot be undone. */
  undo_until: z.nullable(z.string()),
  undone_at: z.nullable(z.string()),
  /** It can be undone now. */
  can_undo: z.boolean(),
})
export type BulkAction = z.infer<typeof bulkAction>

export const applyBulk = endpoint({
  summary:
    'Does it to those of a preview, each for itself; the same key once more answers the same. What takes longer goes on without the sender',
  method: 'POST',
  path: '/apic/organizer/people/bulk/apply',
  access: ofConference,
  input: z
    .object({
      ...wish,
      /** `until` of the preview. */
      until: integerField(),
      key,
    })
    .check(complete),
  output: bulkAction,
})

export const listBulkActions = endpoint({
  summary: 'What was done to many registrations at once, newest first; `after` is the last one that is known',
  method: 'GET',
  path: '/apic/organizer/people/bulk/list',
  access: ofConference,
  input: z.object({ ...about, after: z.optional(positiveId), page_size: page.page_size }),
  /** `total`: how many there are behind `after`. */
  output: z.object({ list: z.array(bulkAction), total: z.int() }),
})

export const getBulkAction = endpoint({
  summary: 'One act on many registrations, with how far it has come',
  method: 'GET',
  path: '/apic/organizer/people/bulk/get',
  access: ofConference,
  input: z.object({ ...about, id: positiveId }),
  output: bulkAction,
})

export const bulkRow = z.object({
  /** Id of the order. */
  id: z.int(),
  no: z.string(),
  name: z.string(),
  /** Null: not processed yet. */
  outcome: z.nullable(z.literal(bulkOutcomes)),
  /** Reason of the refusal, in the language of the request; empty: not refused. */
  says: z.string(),
})
export type BulkRow = z.infer<typeof bulkRow>

export const listBulkRows = endpoint({
  summary:
    'What became of each registration, those that were refused or kept first where `part` asks for them alone',
  method: 'GET',
  path: '/apic/organizer/people/bulk/rows',
  access: ofConference,
  input: z.object({
    ...about,
    id: positiveId,
    part: z._default(z.literal(['all', 'exceptions'], says('invalid')), 'all'),
    after: z.optional(positiveId),
    page_size: page.page_size,
  }),
  /** `total`: how many there are behind `after`. */
  output: z.object({ list: z.array(bulkRow), total: z.int() }),
})

export const undoBulk = endpoint({
  summary: 'Takes it back within a day; registrations that were changed again since stay, and are named',
  method: 'POST',
  path: '/apic/organizer/people/bulk/undo',
  access: ofConference,
  input: z.object({ ...about, id: positiveId, key }),
  output: bulkAction,
})

/** A filter with a name. */
export const savedView = z.object({
  id: z.int(),
  name: z.string(),
  /** As an address writes it. */
  query: z.string(),
})
export type SavedView = z.infer<typeof savedView>

/** Client-side schema of a name's form. */
export const viewForm = z.object({ name: line(longestName) })

export const savePeopleView = endpoint({
  summary: 'Names a filter for the whole team',
  method: 'POST',
  path: '/apic/organizer/people/view/save',
  access: ofConference,
  input: z.object({ ...about, ...peopleFilter.shape, name: line(longestName), key }),
  output: savedView,
})

export const removePeopleView = endpoint({
  summary: 'Forgets a named filter; nobody’s registration is touched',
  method: 'POST',
  path: '/apic/organizer/people/view/remove',
  access: ofConference,
  input: z.object({ ...about, id: positiveId, key }),
  output: z.null(),
})
