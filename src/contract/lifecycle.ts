import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { entities } from './entity.ts'
import {
  accountDeletionFacts,
  campaignFacts,
  certificateFacts,
  commentFacts,
  conferenceContentFacts,
  conferenceFacts,
  conferencePublicationFacts,
  decisionFacts,
  documentBatchFacts,
  peopleImportFacts,
  enquiryFacts,
  invoiceFacts,
  knockFacts,
  mealVoucherFacts,
  orderFacts,
  organizerFacts,
  paperFacts,
  paymentFacts,
  rebuttalFacts,
  refundFacts,
  reviewFacts,
  liveStaffFacts,
  studentProofFacts,
  teamInvitationFacts,
  ticketFacts,
  waitlistFacts,
} from './facts.ts'
import { flag, line, optionalLine, page, positiveId, version } from './fields.ts'
import { jsonField } from './jsonField.ts'
import type { Reason } from './reasons.ts'
import { roles } from './roles.ts'
import { exactText, plainLine } from './text.ts'

const entity = z.literal(entities)

/** One transition of the past: actor, time, reason. */
export const historyEntry = z.object({
  /** Counts from 1 without gaps; equals the version that it led to. */
  seq: z.int(),
  event: z.string(),
  from: z.string(),
  to: z.string(),
  role: z.literal(roles),
  /** Nickname of the account; empty for the server itself. */
  by: z.string(),
  /** Empty where none was required. */
  reason: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

const facts = z.discriminatedUnion('entity', [
  z.object({ entity: z.literal('order'), facts: orderFacts }),
  z.object({ entity: z.literal('payment'), facts: paymentFacts }),
  z.object({ entity: z.literal('refund'), facts: refundFacts }),
  z.object({ entity: z.literal('invoice'), facts: invoiceFacts }),
  z.object({ entity: z.literal('ticket'), facts: ticketFacts }),
  z.object({ entity: z.literal('mealVoucher'), facts: mealVoucherFacts }),
  z.object({ entity: z.literal('certificate'), facts: certificateFacts }),
  z.object({ entity: z.literal('organizer'), facts: organizerFacts }),
  z.object({ entity: z.literal('conference'), facts: conferenceFacts }),
  z.object({ entity: z.literal('conferencePublication'), facts: conferencePublicationFacts }),
  z.object({ entity: z.literal('waitlist'), facts: waitlistFacts }),
  z.object({ entity: z.literal('paper'), facts: paperFacts }),
  z.object({ entity: z.literal('review'), facts: reviewFacts }),
  z.object({ entity: z.literal('decision'), facts: decisionFacts }),
  z.object({ entity: z.literal('rebuttal'), facts: rebuttalFacts }),
  z.object({ entity: z.literal('enquiry'), facts: enquiryFacts }),
  z.object({ entity: z.literal('comment'), facts: commentFacts }),
  z.object({ entity: z.literal('knock'), facts: knockFacts }),
  z.object({ entity: z.literal('accountDeletion'), facts: accountDeletionFacts }),
  z.object({ entity: z.literal('conferenceContent'), facts: conferenceContentFacts }),
  z.object({ entity: z.literal('teamInvitation'), facts: teamInvitationFacts }),
  z.object({ entity: z.literal('liveStaff'), facts: liveStaffFacts }),
  z.object({ entity: z.literal('studentProof'), facts: studentProofFacts }),
  z.object({ entity: z.literal('campaign'), facts: campaignFacts }),
  z.object({ entity: z.literal('documentBatch'), facts: documentBatchFacts }),
  z.object({ entity: z.literal('peopleImport'), facts: peopleImportFacts }),
])

/** `before`: the value at the last decision; null: none; absent: the same, or nothing to compare. */
const text = { value: z.string(), before: z.optional(z.nullable(z.string())) }
const amount = { value: z.int(), before: z.optional(z.nullable(z.int())) }

/**
 * One line of the submission to decide about, with its current value. `field` is named in both catalogues by
 * `record.detail.<entity>.<field>`; an empty value is shown as "nothing given".
 */
export const detailLine = z.discriminatedUnion('kind', [
  z.object({ field: z.string(), kind: z.literal('text'), ...text }),
  /** Text of several lines. */
  z.object({ field: z.string(), kind: z.literal('paragraphs'), ...text }),
  z.object({ field: z.string(), kind: z.literal('email'), ...text }),
  z.object({ field: z.string(), kind: z.literal('phone'), ...text }),
  /** One of a few; each is named by `record.detail.<entity>.<field>.<value>`. */
  z.object({ field: z.string(), kind: z.literal('choice'), ...text }),
  /** Address of a picture on this site; its route checks the requester. */
  z.object({ field: z.string(), kind: z.literal('image'), ...text }),
  /** Address of any other file on this site; likewise. */
  z.object({ field: z.string(), kind: z.literal('file'), ...text }),
  /** ISO 8601, UTC. */
  z.object({ field: z.string(), kind: z.literal('moment'), ...text }),
  /** In fen. */
  z.object({ field: z.string(), kind: z.literal('money'), ...amount }),
])
export type DetailLine = z.infer<typeof detailLine>

/** A row with a lifecycle, as one reader may see it. */
export const record = z.intersection(
  z.object({
    id: z.int(),
    /** Number of transitions so far; a request that moves the record names the one its author saw. */
    version: z.int(),
    /** The leaf of the machine, its parents in front: `to_be_invoiced.picked_up`. */
    state: z.string(),
    /** Name of the record, in the language of the request: "Order 2026112100017 · 林梅". */
    title: z.string(),
    /** Parent of the record, in the language of the request; may be empty. */
    subtitle: z.string(),
    /** Submitted values, for the person who decides about them; empty where the facts say everything. */
    detail: z.array(detailLine),
    /** Parts that the viewer plays in it; decides which events are offered. */
    roles: z.array(z.literal(roles)),
    /** Time of creation, before everything in its history. ISO 8601, UTC. */
    created_at: z.string(),
    history: z.array(historyEntry),
    /** Other records that hang together with this one, nearest first. */
    related: z.array(z.object({ entity, id: z.int(), title: z.string(), state: z.string() })),
  }),
  facts,
)
export type LifecycleRecord = z.infer<typeof record>

/** A record in a queue of the console, with the facts that the decider needs before opening it. */
export const recordCard = z.object({
  /** Unique within a list; the id of the record. */
  id: z.int(),
  entity,
  state: z.string(),
  version: z.int(),
  /** Number of the order, code of the ticket, name of the organization. */
  title: z.string(),
  /** Subject, in the language of the request; may be empty. */
  subtitle: z.string(),
  /** Name of the owner. */
  who: z.string(),
  /** In fen; null where no money is due. */
  amount: z.nullable(z.int()),
  /** Time of the last transition, or of creation. ISO 8601, UTC. */
  at: z.string(),
  /** Its place in the queue: the next page starts after it, also when it has left the queue since. */
  place: z.string(),
})
export type RecordCard = z.infer<typeof recordCard>

export const getRecord = endpoint({
  summary: 'One record with its history, for its owner and for whoever may move it',
  method: 'GET',
  path: '/apic/record/get',
  access: 'record',
  input: z.object({ entity, id: positiveId }),
  output: record,
})

/** Lengths of the texts typed for an event, in UTF-16 units. */
export const longest = { reason: 500, eng_reason: 1000, gate: 80, confirmation: 200 } as const
/** One of the texts that `fireRecord` carries. */
export type TypedName = keyof typeof longest

const notesShape = z.record(plainLine(40), plainLine(longest.reason), 'invalid' satisfies Reason)

export const fireRecord = endpoint({
  summary: 'Causes one event of a lifecycle; answers the record as it is then',
  method: 'POST',
  path: '/apic/record/fire',
  access: 'record',
  input: z.object({
    entity,
    id: positiveId,
    /** Name of the event, `order.cancel`. */
    event: line(40),
    /** The version that the sender saw; another one is refused with `versionConflict`. */
    version,
    /** Chosen by the sender; the same key twice moves once. */
    key: line(64),
    reason: optionalLine(longest.reason),
    /** Name of the scanning gate. */
    gate: optionalLine(longest.gate),
    /** The reason in English. */
    eng_reason: optionalLine(longest.eng_reason),
    /** Title of the record, typed to confirm an event that cannot be undone. */
    confirmation: optionalLine(longest.confirmation),
    /** Requested changes, by field of `detail`, as JSON. */
    notes: z.optional(jsonField(notesShape, 20_000)),
  }),
  output: record,
})

/** Events that carry more than `fireRecord` does (a form, a file, a share code): each has a call of its own. */
export const eventsWithOwnCall: ReadonlySet<string> = new Set([
  'order.reprice',
  'payment.submit',
  'invoice.request',
  'invoice.edit',
  'invoice.attach',
  'meal.share',
  'meal.claim',
  'organizer.submit',
  'organizer.change',
  'paper.submit',
  'paper.amend',
  'paper.resubmit',
  'paper.finalize',
  'paper.withdraw',
  'review.accept',
  'review.draft',
  'review.submit',
  'review.amend',
  'rebuttal.open',
  'rebuttal.submit',
  'rebuttal.amend',
  'comment.edit',
  'knock.hit',
  'deletion.request',
  'deletion.cancel',
  'import.map',
  'proof.submit',
  'content.edit',
  'content.release',
  'content.restore',
  'content.confirm',
  // A new link needs the key of the site.
  'team.resend',
])

/** Name of the form's field for the note on a field of the detail. */
export const noteName = (field: string): string => `note.${field}`

/** Texts typed for an event of `fireRecord`, where it requires them; notes may be left out. */
export const typedTexts = (names: readonly TypedName[], notes: readonly string[] = []) =>
  z.object({
    ...Object.fromEntries(names.map((name) => [name, line(longest[name])])),
    ...Object.fromEntries(notes.map((field) => [noteName(field), optionalLine(longest.reason)])),
  })

/** Queues of waiting records in the console. */
export const queues = [
  'organizers',
  'invoices',
  'refunds',
  'transfers',
  'orders',
  'studentProofs',
  'tickets',
  'meals',
  'certificates',
  'conferences',
  'publications',
  'papers',
  'reviews',
  'decisions',
  'enquiries',
  'comments',
] as const
export type Queue = (typeof queues)[number]

export const listQueue = endpoint({
  summary: 'Records that wait for the roles of the account, oldest first; or settled ones, newest first',
  method: 'GET',
  path: '/apic/console/queue',
  access: 'queue',
  input: z.object({
    queue: z.literal(queues),
    /** 1: records that wait for no action, but could still be moved or looked up. */
    settled: z._default(flag, 0),
    /** Records of this conference only. */
    conference_id: z.optional(positiveId),
    /** Part of a number, a code or a name. */
    q: optionalLine(60),
    /** `place` of the last card that is known; absent: from the beginning. */
    after: z.optional(exactText(26).check(z.regex(/^\d{1,16}\.\d{1,9}$/, 'invalid'))),
    page_size: page.page_size,
  }),
  output: z.object({
    list: z.array(recordCard),
    /** Total after `after`. */
    total: z.int(),
  }),
})

export const getConsole = endpoint({
  summary: 'Queues that the account may work on, with how many records wait in each',
  method: 'GET',
  path: '/apic/console/info',
  access: 'member',
  input: z.object({}),
  output: z.object({
    roles: z.array(z.literal(roles)),
    queues: z.array(z.object({ queue: z.literal(queues), waiting: z.int() })),
    /** Jobs that were given up; absent for roles that do not decide about them. */
    dead_jobs: z.optional(z.int()),
  }),
})
