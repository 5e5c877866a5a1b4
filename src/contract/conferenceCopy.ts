import * as z from 'zod/mini'

import { conferenceFile, copyParts, longestConferenceFile } from './conferenceFile.ts'
import { eyeKinds, eyeSections } from './copyReview.ts'
import { endpoint } from './endpoint.ts'
import { flag, line, positiveId } from './fields.ts'
import { isTitled } from './filledIn.ts'
import { jsonField } from './jsonField.ts'
import { dayField, ownConference } from './ownConference.ts'
import type { Reason } from './reasons.ts'
import { workOf } from './teamParts.ts'
import { exactText, plainLine } from './text.ts'

/** Copies of a conference: as a file, as next year's, and the list to check afterwards (CONF-03). */

const says = (reason: Reason) => reason
const ofConference = { conference: 'conference_id', parts: workOf.run } as const

export const getConferenceFile = endpoint({
  summary: 'A whole conference as one file: what its organizers have written and set, without any person',
  method: 'GET',
  path: '/apic/organizer/copy/file',
  access: ofConference,
  input: z.object({ conference_id: positiveId }),
  output: z.object({ file: conferenceFile }),
})

/** Comma-joined, `tickets,texts`; the empty text: nothing but names, place and days. */
const parts = z.pipe(
  exactText(80).check(z.refine((text) => listOf(text).every(isPart), says('invalid'))),
  z.transform((text: string) => copyParts.filter((part) => listOf(text).includes(part))),
)
const listOf = (text: string) => (text === '' ? [] : text.split(','))
const isPart = (name: string) => copyParts.some((part) => part === name)

const cloneFields = { title: plainLine(200), eng_title: plainLine(200), starts_on: dayField }
/** Title and start of the next conference. */
export const cloneForm = z.object(cloneFields).check(isTitled)
export type CloneForm = z.output<typeof cloneForm>

export const cloneConference = endpoint({
  summary:
    'Makes the draft of the next conference: every date moves with the first day. The same key once more answers the same draft',
  method: 'POST',
  path: '/apic/organizer/copy/clone',
  access: ofConference,
  input: z.object({ conference_id: positiveId, key: line(64), ...cloneFields, parts }).check(isTitled),
  output: ownConference,
})

export const importConference = endpoint({
  summary: 'Makes the draft of a conference from a file; the same key once more answers the same draft',
  method: 'POST',
  path: '/apic/organizer/copy/import',
  access: 'member',
  // A Chinese character takes nine bytes in a form.
  bodyLimit: 5 * 1024 * 1024,
  input: z.object({ key: line(64), file: jsonField(conferenceFile, longestConferenceFile) }),
  output: ownConference,
})

const copyEye = z.object({
  key: z.string(),
  kind: z.literal(eyeKinds),
  section: z.literal(eyeSections),
  field: z.string(),
  /** Its name in English, where it is one. */
  eng_field: z.string(),
  text: z.string(),
  is_seen: z.boolean(),
})
export type CopyEye = z.infer<typeof copyEye>

const copyReview = z.object({
  conference_id: z.int(),
  /** Name of the conference that it was made of, in the language of the request; null: it is no copy. */
  source: z.nullable(z.string()),
  list: z.array(copyEye),
})
export type CopyReview = z.infer<typeof copyReview>

export const getCopyReview = endpoint({
  summary:
    'What has to be looked at since a conference was copied; what was changed meanwhile is gone from the list',
  method: 'GET',
  path: '/apic/organizer/copy/review',
  access: ofConference,
  input: z.object({ conference_id: positiveId }),
  output: copyReview,
})

export const markCopySeen = endpoint({
  summary: 'Says of one line that it is right as it is, or takes that back',
  method: 'POST',
  path: '/apic/organizer/copy/seen',
  access: ofConference,
  input: z.object({
    conference_id: positiveId,
    /** `key` of the line. */
    line: line(300),
    seen: flag,
  }),
  output: copyReview,
})
