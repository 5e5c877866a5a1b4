import * as z from 'zod/mini'

import { isDocumentKnown, isSubjectKnown, placeholderUnknown } from './campaignText.ts'
import { endpoint } from './endpoint.ts'
import { flag, key, line, page, positiveId, version } from './fields.ts'
import { jsonField } from './jsonField.ts'
import { integerField } from './numbers.ts'
import { peopleFilter } from './peopleFilter.ts'
import type { Reason } from './reasons.ts'
import { mailDocument, richDocument, richLimits } from './richText.ts'
import { teamParts, workOf } from './teamParts.ts'
import { exactText, plainLine } from './text.ts'
import { instant } from './times.ts'

/** Mail to the people of a conference (CONF-03): recipients, text, time, and results. */

const says = (reason: Reason) => reason

export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const
export type CampaignState = (typeof campaignStates)[number]

/**
 * `pending`: waits · `claimed`: is being sent · `retry`: failed and is tried again · `accepted`: a mail server took it ·
 * `failed`: none will · `uncertain`: unknown whether one did, and only a person sends it again · `skipped`: never
 * sent, with the reason.
 */
export const recipientStates = [
  'pending',
  'claimed',
  'retry',
  'accepted',
  // A mail service has reported it since.
  'bounced',
  'complained',
  'failed',
  'uncertain',
  'skipped',
] as const
export type RecipientState = (typeof recipientStates)[number]

/** Reason that a person who matches the filter gets nothing. `cancelled`: the campaign ended before their turn. */
export const skipReasons = ['noAddress', 'duplicate', 'optedOut', 'stopped', 'cancelled'] as const
export type SkipReason = (typeof skipReasons)[number]

/** More recipients than these need a second person. */
export const largestAlone = 500
/** Attempts for each recipient. */
export const mostAttempts = 5
export const longestSubject = 150

/** Time of sending: on a user's command, at a moment, or a number of days from a date of the conference. */
export const timings = ['now', 'at', 'relative'] as const
export type Timing = (typeof timings)[number]
export const anchors = ['starts', 'ends', 'registration_closes'] as const
export type Anchor = (typeof anchors)[number]

/** A filter as an address writes it, by name; empty filters are left out. An unknown name must not widen the audience. */
export const audience = z.pipe(
  z.record(exactText(40), exactText(400), says('invalid')),
  z.transform((given, context): Record<string, string> => {
    const kept = Object.fromEntries(Object.entries(given).filter(([, text]) => text.trim() !== ''))
    const refuse = (path: PropertyKey[], message: string) => {
      context.issues.push({ code: 'custom', message, path, input: given })
      return z.NEVER
    }
    const strange = Object.keys(kept).find((name) => !Object.hasOwn(peopleFilter.shape, name))
    if (strange !== undefined) return refuse([strange], says('invalid'))
    const read = peopleFilter.safeParse(kept)
    const fault = read.error?.issues[0]
    return fault === undefined ? kept : refuse(fault.path as PropertyKey[], fault.message)
  }),
)
export type Audience = z.output<typeof audience>

const counts = z.record(z.literal(recipientStates), z.int())
export type RecipientCounts = z.infer<typeof counts>

const card = {
  id: z.int(),
  /** Counts the moves of the record. */
  version: z.int(),
  state: z.literal(campaignStates),
  title: z.string(),
  eng_title: z.string(),
  timing: z.literal(timings),
  /**
   * Time of sending, by the current dates of the conference; null: on a user's command, or the date is not set. ISO
   * 8601, UTC.
   */
  due_at: z.nullable(z.string()),
  /** Counts of its recipients; all 0 before they are recorded. */
  counts,
  /** Time of the last transition. ISO 8601, UTC. */
  moved_at: z.string(),
}
export const campaignCard = z.object(card)
export type CampaignCard = z.infer<typeof campaignCard>

const signed = z.nullable(z.object({ by: z.string(), at: z.string() }))

/** Number of people who match a filter, and recipients of a mail. */
const reach = {
  /** Registrations. */
  matching: z.int(),
  /** Their accounts’ languages. */
  languages: z.object({ zh: z.int(), en: z.int() }),
}

export const campaign = z.object({
  ...card,
  conference_id: z.int(),
  conference: z.string(),
  /** IANA name. */
  time_zone: z.string(),
  /** Counts the times it was saved. */
  revision: z.int(),
  audience: z.record(z.string(), z.string()),
  body: richDocument,
  eng_body: richDocument,
  /** About the reader’s own registration: it cannot be unsubscribed from. */
  is_essential: z.boolean(),
  /** Time for `at`. ISO 8601, UTC. */
  send_at: z.nullable(z.string()),
  anchor: z.literal(anchors),
  /** Before the date where negative. */
  days: z.int(),
  /** By the clocks of the conference, `09:00`. */
  clock: z.string(),
  ...reach,
  /** There is a subject and a text in every language of the audience. */
  has_texts: z.boolean(),
  /** A test mail of this text was sent … */
  was_tested: z.boolean(),
  /** … and a user confirms that it is right. */
  is_seen: z.boolean(),
  needs_second: z.boolean(),
  /** A second person was requested to confirm the current version. */
  is_asked: z.boolean(),
  /** User who confirmed the current version; null: none. */
  confirmed: signed,
  /** Whether the reader wrote it: then another user confirms. */
  is_own: z.boolean(),
  edited: signed,
})
export type Campaign = z.infer<typeof campaign>

const people = { conference: 'conference_id', parts: workOf.people } as const
const about = { conference_id: positiveId, id: positiveId }
const audienceField = jsonField(audience, 4000)

export const listCampaigns = endpoint({
  summary: 'Mail campaigns of a conference, newest first',
  method: 'GET',
  path: '/apic/organizer/mail/list',
  access: people,
  input: z.object({ conference_id: positiveId }),
  output: z.object({
    conference_id: z.int(),
    conference: z.string(),
    parts: z.array(z.literal(teamParts)),
    /** Its organizer is approved: the team may invite, import and mail (ORG-05). */
    may_reach_out: z.boolean(),
    list: z.array(campaignCard),
  }),
})

const samplePerson = z.object({
  order_id: z.int(),
  name: z.string(),
  order_no: z.string(),
  ticket_type: z.string(),
  /** Empty: there is none. */
  address: z.string(),
  language: z.literal(['zh', 'en']),
})
export type SamplePerson = z.infer<typeof samplePerson>

export const audienceSize = z.object({
  ...reach,
  needs_second: z.boolean(),
  /** The first of them. */
  sample: z.array(samplePerson),
})
export type AudienceSize = z.infer<typeof audienceSize>

export const measureAudience = endpoint({
  summary: 'How many people of a conference a filter means, in which languages, and the first of them',
  method: 'GET',
  path: '/apic/organizer/mail/audience',
  access: people,
  input: z.object({ conference_id: positiveId, audience: audienceField }),
  output: audienceSize,
})

export const createCampaign = endpoint({
  summary: 'Begins a mail to the people whom a filter means',
  method: 'POST',
  path: '/apic/organizer/mail/create',
  access: people,
  needsApproval: true,
  input: z.object({ conference_id: positiveId, audience: audienceField, key }),
  output: campaign,
})

export const getCampaign = endpoint({
  summary: 'One campaign as it is',
  method: 'GET',
  path: '/apic/organizer/mail/get',
  access: people,
  input: z.object(about),
  output: campaign,
})

const subject = plainLine(longestSubject).check(z.refine(isSubjectKnown, placeholderUnknown))
const body = jsonField(mailDocument.check(z.refine(isDocumentKnown, placeholderUnknown)), richLimits.json)
const distance = integerField(0, 730)
const side = z.literal(['before', 'after'], says('invalid'))
/** `09:30`. */
const clock = exactText(5).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, says('invalid')))

/** A draft as its form has it; times are read by the clocks of the conference before they are sent. */
export const campaignForm = z.object({
  title: subject,
  eng_title: subject,
  body,
  eng_body: body,
  timing: z.literal(timings, says('invalid')),
  send_at: z.optional(exactText(40)),
  anchor: z.optional(z.literal(anchors, says('invalid'))),
  distance: z.optional(distance),
  side: z.optional(side),
  clock: z.optional(clock),
})

export const saveCampaign = endpoint({
  summary:
    'Saves a draft; refused with `versionConflict` where somebody else did since. Another text or audience has to be tested and confirmed anew',
  method: 'POST',
  path: '/apic/organizer/mail/save',
  access: people,
  // Two texts of twenty thousand characters; a Chinese one takes nine bytes in a form.
  bodyLimit: 960 * 1024,
  input: z.object({
    ...about,
    /** The one that was edited. */
    revision: version,
    audience: audienceField,
    title: subject,
    eng_title: subject,
    body,
    eng_body: body,
    is_essential: flag,
    timing: z.literal(timings, says('invalid')),
    /** Time for `at`; omitted for the others. */
    send_at: z.optional(instant()),
    anchor: z._default(z.literal(anchors, says('invalid')), 'starts'),
    /** Days from that date, and on which side of it. */
    distance: z._default(distance, 7),
    side: z._default(side, 'before'),
    clock: z._default(clock, '09:00'),
  }),
  output: campaign,
})

export const campaignPreview = z.object({
  /** Registration whose data are shown; null: there is none, and the data are the reader’s own. */
  order_id: z.nullable(z.int()),
  name: z.string(),
  /** Empty: there is none. */
  address: z.string(),
  language: z.literal(['zh', 'en']),
  subject: z.string(),
  /** The two parts of the mail, byte for byte. */
  text: z.string(),
  html: z.string(),
  /** Content of the second part, between heading and footer. */
  body: richDocument,
})
export type CampaignPreview = z.infer<typeof campaignPreview>

export const previewCampaign = endpoint({
  summary:
    'The mail as one of the people of the conference gets it; without a number, as the first of the audience does',
  method: 'GET',
  path: '/apic/organizer/mail/preview',
  access: people,
  input: z.object({ ...about, order_id: z.optional(positiveId) }),
  output: campaignPreview,
})

export const testCampaign = endpoint({
  summary: 'Sends the mail to the own address, in every language in which there is a text',
  method: 'POST',
  path: '/apic/organizer/mail/test',
  access: people,
  needsApproval: true,
  input: z.object({
    ...about,
    /** The one that was read. */
    revision: version,
    /** Registration whose data are used; by default the first of the audience. */
    order_id: z.optional(positiveId),
    key,
  }),
  output: z.null(),
})

const recipient = z.object({
  id: z.int(),
  order_id: z.int(),
  name: z.string(),
  order_no: z.string(),
  /** Empty: there was none, or it is forgotten. */
  address: z.string(),
  language: z.literal(['zh', 'en']),
  state: z.literal(recipientStates),
  skipped: z.nullable(z.literal(skipReasons)),
  attempts: z.int(),
  /** Name of the last attempt's fault; empty: none. */
  fault: z.string(),
  /** Time of the last change of state. ISO 8601, UTC. */
  at: z.string(),
})
export type Recipient = z.infer<typeof recipient>

export const listRecipients = endpoint({
  summary: 'What became of each recipient of a campaign',
  method: 'GET',
  path: '/apic/organizer/mail/recipients',
  access: people,
  input: z.object({ ...about, state: z.optional(z.literal(recipientStates, says('invalid'))), ...page }),
  output: z.object({ list: z.array(recipient), total: z.int(), page: z.int(), page_size: z.int() }),
})

/**
 * Reason that a person gets a campaign or not: a delivery state, a reason to skip, `would`: gets it when it is sent,
 * `filtered`: does not match the filter, `later`: matches now and did not when the recipients were recorded.
 */
export const whys = [...recipientStates, ...skipReasons, 'would', 'filtered', 'later'] as const
export type Why = Exclude<(typeof whys)[number], 'skipped'>

const explanation = z.object({
  order_id: z.int(),
  name: z.string(),
  order_no: z.string(),
  why: z.literal(whys),
  /** Parts of the filter that do not mean them. */
  filters: z.array(z.string()),
  fault: z.string(),
  /** Time of the latest change; null: none. ISO 8601, UTC. */
  at: z.nullable(z.string()),
})
export type Explanation = z.infer<typeof explanation>

export const explainRecipient = endpoint({
  summary: 'Why people who registered for the conference get a campaign, or do not',
  method: 'GET',
  path: '/apic/organizer/mail/why',
  access: people,
  /** `q`: name, address, phone or number of the order. */
  input: z.object({ ...about, q: line(60) }),
  output: z.object({ list: z.array(explanation), total: z.int() }),
})

export const resendRecipient = endpoint({
  summary: 'Sends a mail again that failed, or of which nobody knows whether it arrived',
  method: 'POST',
  path: '/apic/organizer/mail/resend',
  access: people,
  needsApproval: true,
  input: z.object({ ...about, recipient_id: positiveId, key }),
  output: z.null(),
})
