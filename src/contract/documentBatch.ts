import * as z from 'zod/mini'

import { builtInNames } from './documents/builtIn.ts'
import { documentDesign, longestDesign, templateLimits } from './documents/design.ts'
import { documentAbout, documentPerson } from './documents/values.ts'
import { documentKinds } from './documents/words.ts'
import { endpoint } from './endpoint.ts'
import { key, line, page, paged, positiveId, version } from './fields.ts'
import { jsonField } from './jsonField.ts'
import { integerField } from './numbers.ts'
import { peopleFilter } from './peopleFilter.ts'
import { reasons, type Reason } from './reasons.ts'
import { teamParts, workOf } from './teamParts.ts'

/** Badges, certificates and lists of a conference: their designs, and batches of them (CONF-03). */

const says = (reason: Reason) => reason

const ofConference = { conference: 'conference_id', parts: workOf.people } as const
const about = { conference_id: positiveId }
const name = line(templateLimits.name)
const builtIn = z.literal(builtInNames, says('invalid'))

/** A template of the conference, or 0 and the built-in design that is meant. */
const source = { template_id: integerField(), built_in: builtIn }

export const batchStates = ['draft', 'generating', 'ready', 'issued', 'discarded'] as const
export type BatchState = (typeof batchStates)[number]

/** Names that are listed of those that do not fit. */
export const mostMisfits = 20

const templateCard = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.literal(documentKinds),
  /** ISO 8601, UTC. */
  saved_at: z.string(),
})
export type TemplateCard = z.infer<typeof templateCard>

const batchCard = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  kind: z.literal(documentKinds),
  state: z.literal(batchStates),
  people: z.int(),
  done: z.int(),
  failed: z.int(),
  issued: z.int(),
  revoked: z.int(),
  /** There is a PDF to download. */
  has_file: z.boolean(),
  bytes: z.int(),
  /** ISO 8601, UTC. */
  created_at: z.string(),
})
export type BatchCard = z.infer<typeof batchCard>

export const listDocuments = endpoint({
  summary: 'Templates and batches of badges, certificates and lists of a conference, newest first',
  method: 'GET',
  path: '/apic/organizer/documents/list',
  access: ofConference,
  input: z.object(about),
  output: z.object({
    /** In the language of the request. */
    conference: z.string(),
    /** Roles of the requesting account. */
    parts: z.array(z.literal(teamParts)),
    /** Its organizer is approved: the team may invite, import and mail (ORG-05). */
    may_reach_out: z.boolean(),
    templates: z.array(templateCard),
    batches: z.array(batchCard),
  }),
})
export type Documents = z.infer<typeof listDocuments.output>

const audiencePerson = z.object({
  order_id: z.int(),
  name: z.string(),
  affiliation: z.string(),
})
export type AudiencePerson = z.infer<typeof audiencePerson>

const audience = z.object({
  kind: z.literal(documentKinds),
  /** Number of people who match the filter. */
  total: z.int(),
  /** The first of them by name. */
  people: z.array(audiencePerson),
  /** Names of people whose texts are cut off by the design, and their number. */
  misfits: z.array(z.string()),
  misfit_total: z.int(),
  /** Names of people with a text that no font can print in full, and their number. */
  unprintable: z.array(z.string()),
  unprintable_total: z.int(),
})
export type Audience = z.infer<typeof audience>

export const getDocumentAudience = endpoint({
  summary: 'For whom documents would be made, and whose name or other text does not fit the design',
  method: 'GET',
  path: '/apic/organizer/documents/audience',
  access: ofConference,
  input: z.object({ ...about, ...source, ...peopleFilter.shape }),
  output: audience,
})

const template = z.object({
  id: z.int(),
  conference_id: z.int(),
  name: z.string(),
  kind: z.literal(documentKinds),
  /** Counts the times it was saved. */
  version: z.int(),
  design: documentDesign,
  about: documentAbout,
  /** Attendees of the conference, the one with the longest name first; for an empty conference a sample person. */
  people: z.array(documentPerson).check(z.minLength(1)),
  misfits: z.array(z.string()),
  misfit_total: z.int(),
})
export type DocumentTemplate = z.infer<typeof template>

export const getDocumentTemplate = endpoint({
  summary: 'A template with what its preview shows',
  method: 'GET',
  path: '/apic/organizer/documents/template',
  access: ofConference,
  input: z.object({ ...about, id: positiveId }),
  output: template,
})

export const createDocumentTemplate = endpoint({
  summary: 'Makes a template that begins as a built-in design; answers its number',
  method: 'POST',
  path: '/apic/organizer/documents/create_template',
  access: ofConference,
  input: z.object({ ...about, built_in: builtIn, name, key }),
  output: z.int(),
})

export const saveDocumentTemplate = endpoint({
  summary: 'Saves a template; refused with `versionConflict` where somebody else saved it meanwhile',
  method: 'POST',
  path: '/apic/organizer/documents/save_template',
  access: ofConference,
  input: z.object({
    ...about,
    id: positiveId,
    version,
    name,
    design: jsonField(documentDesign, longestDesign),
  }),
  output: template,
})

export const retireDocumentTemplate = endpoint({
  summary: 'Offers a template no more; batches that were made of it stay as they are',
  method: 'POST',
  path: '/apic/organizer/documents/retire_template',
  access: ofConference,
  input: z.object({ ...about, id: positiveId, version }),
  output: z.null(),
})

export const createDocumentBatch = endpoint({
  summary: 'Begins a batch for the people whom a filter means; answers its number',
  method: 'POST',
  path: '/apic/organizer/documents/create_batch',
  access: ofConference,
  needsApproval: true,
  input: z.object({ ...about, ...source, ...peopleFilter.shape, key }),
  output: z.int(),
})

export const itemFilters = ['all', 'failed', 'unprintable', 'issued', 'revoked'] as const
export type ItemFilter = (typeof itemFilters)[number]

const documentItem = z.object({
  id: z.int(),
  /** Place in the batch, from 1. */
  seq: z.int(),
  name: z.string(),
  order_id: z.int(),
  state: z.literal(['waiting', 'done', 'failed']),
  /** Reason of the failure; null: none. */
  reason: z.nullable(z.literal(reasons)),
  /** The reason in the language of the request. */
  says: z.string(),
  /** Every character of its texts is printed; a box replaces the others. */
  is_printable: z.boolean(),
  certificate_id: z.nullable(z.int()),
  is_issued: z.boolean(),
  is_revoked: z.boolean(),
})
export type DocumentItem = z.infer<typeof documentItem>

export const listDocumentItems = endpoint({
  summary: 'Single documents of a batch, in its order',
  method: 'GET',
  path: '/apic/organizer/documents/items',
  access: { row: 'documentBatch', by: 'id', readers: true },
  input: z.object({
    id: positiveId,
    only: z._default(z.literal(itemFilters, says('invalid')), 'all'),
    ...page,
  }),
  output: paged(documentItem),
})
