import * as z from 'zod/mini'

import { chairSteps } from './chairNext.ts'
import { documentNames } from './documentName.ts'
import { discussionModes } from './discussionWords.ts'
import { endpoint } from './endpoint.ts'
import { line, page, paged, paragraphs, positiveId, version } from './fields.ts'
import { idList } from './idList.ts'
import { integerField } from './numbers.ts'
import { identifierFields } from './paperIdentifiers.ts'
import { paperFileKinds } from './paperFile.ts'
import { paperDraft } from './paperForm.ts'
import { outcomes } from './paperOutcome.ts'
import { decisions } from './paperWords.ts'
import type { Reason } from './reasons.ts'
import { longestRebuttal, numberedReview, rebuttalStates } from './rebuttal.ts'
import { reviewStates } from './review.ts'
import { plainLine, plainText } from './text.ts'
import { isMinute } from './times.ts'
import { workOf } from './teamParts.ts'
import { yuan } from './yuan.ts'

/** The chair's side of papers: terms of submission, the list of papers, and decisions. */

const says = (reason: Reason) => reason

/** Limits of a chair's settings and texts; days are whole, the fee is in fen, the letter in UTF-16 units. */
export const deskLimits = {
  maxRounds: 9,
  graceMinutes: 10_080,
  reviews: 10,
  days: 365,
  fee: 10_000_000,
  letter: 20_000,
  /** Decisions that are released together. */
  batch: 100,
  rebuttalDays: 60,
  rebuttalLength: [200, longestRebuttal],
} as const

export const anonymities = ['double', 'single'] as const
export const rebuttalModes = ['off', 'on'] as const

/** Which papers the list shows, in the order of its choices. Drafts are their authors' alone. */
export const deskFilters = [
  'all',
  'check',
  'undecided',
  'prepared',
  'review',
  'revision',
  'accepted',
  'rejected',
  'withdrawn',
  'published',
] as const
export type DeskFilter = (typeof deskFilters)[number]

/** Papers that wait for a decision are counted up to here: each needs a query of its reviews. */
export const mostCounted = 1000

const settingNumbers = {
  rounds: integerField(1, 2),
  max_rounds: integerField(1, deskLimits.maxRounds),
  grace_minutes: integerField(0, deskLimits.graceMinutes),
  reviews_needed: integerField(0, deskLimits.reviews),
  response_days: integerField(1, deskLimits.days),
  review_days: integerField(1, deskLimits.days),
  revision_days: integerField(1, deskLimits.days),
  fee: integerField(0, deskLimits.fee),
}

const minuteOrNone = plainLine(16).check(z.refine((text) => text === '' || isMinute(text), says('invalid')))

const settingFields = {
  ...settingNumbers,
  anonymity: z.literal(anonymities, says('invalid')),
  discussion: z.literal(discussionModes, says('invalid')),
  /** Whether authors may answer the reviews before they are decided about. */
  rebuttal: z.literal(rebuttalModes, says('invalid')),
  rebuttal_days: integerField(1, deskLimits.rebuttalDays),
  /** In UTF-16 units. */
  rebuttal_length: integerField(deskLimits.rebuttalLength[0], deskLimits.rebuttalLength[1]),
  /** To the minute, by the clock of the conference: `2026-12-01T23:59`; empty: it takes no papers. */
  deadline: minuteOrNone,
  /** The same for the final files of accepted papers; empty: they may come at any time. */
  final_deadline: z._default(minuteOrNone, ''),
}

const inOrder = z.check<{ rounds: number; max_rounds: number }>(({ value, issues }) => {
  if (value.max_rounds >= value.rounds) return
  issues.push({ code: 'custom', message: says('invalid'), path: ['max_rounds'], input: value })
})

/** Client-side schema of the settings' form, which has the fee in yuan. */
export const settingsForm = z.object({ ...settingFields, fee: yuan }).check(inOrder)
export type SettingsForm = z.output<typeof settingsForm>

export const paperSettings = z.object({
  conference_id: z.int(),
  conference: z.string(),
  /** Counts the times they were saved. */
  version: z.int(),
  rounds: z.int(),
  max_rounds: z.int(),
  grace_minutes: z.int(),
  reviews_needed: z.int(),
  response_days: z.int(),
  review_days: z.int(),
  revision_days: z.int(),
  fee: z.int(),
  anonymity: z.literal(anonymities),
  /** Whether chairs may let the reviewers of a paper discuss it. */
  discussion: z.literal(discussionModes),
  rebuttal: z.literal(rebuttalModes),
  rebuttal_days: z.int(),
  rebuttal_length: z.int(),
  deadline: z.string(),
  final_deadline: z.string(),
  /** IANA name, `Asia/Shanghai`: the clock of the deadline. */
  time_zone: z.string(),
})
export type PaperSettingsView = z.infer<typeof paperSettings>

const ofConference = { conference: 'conference_id', parts: workOf.papers } as const
const ofPaper = { row: 'paper', by: 'id', readers: true, parts: workOf.papers } as const

export const getPaperSettings = endpoint({
  summary: 'How a conference takes papers',
  method: 'GET',
  path: '/apic/desk/settings/get',
  access: ofConference,
  input: z.object({ conference_id: positiveId }),
  output: paperSettings,
})

export const savePaperSettings = endpoint({
  summary:
    'Changes how a conference takes papers; refused with `versionConflict` where another chair did since',
  method: 'POST',
  path: '/apic/desk/settings/save',
  access: ofConference,
  input: z.object({ conference_id: positiveId, version, ...settingFields }).check(inOrder),
  output: paperSettings,
})

/** A conference in which the account decides about papers. */
export const paperConference = z.object({
  id: z.int(),
  title: z.string(),
  /** ISO 8601, UTC; null: it takes no papers. */
  deadline: z.nullable(z.string()),
  /** IANA name: the clocks of the conference. */
  time_zone: z.string(),
  /** Without drafts. */
  papers: z.int(),
  /** Wait to be checked before the review. */
  unchecked: z.int(),
  /** Decisions that are prepared and not released. */
  prepared: z.int(),
})
export type PaperConference = z.infer<typeof paperConference>

export const listPaperConferences = endpoint({
  summary: 'Conferences in which the account decides about papers, the one that begins last first',
  method: 'GET',
  path: '/apic/desk/conference/list',
  access: 'member',
  input: z.object(page),
  output: paged(paperConference),
})

const tally = z.object({
  accept: z.int(),
  minor_revision: z.int(),
  major_revision: z.int(),
  rejection: z.int(),
})

/** A paper in the list of its chairs. Numbers of reviews are those of its round. */
export const deskCard = z.object({
  id: z.int(),
  state: z.string(),
  version: z.int(),
  round: z.int(),
  /** In the language of the request, else in the other one. */
  title: z.string(),
  authors: z.array(z.string()),
  /** Decision of a round, once released. */
  last_decision: z.nullable(z.literal(decisions)),
  asked: z.int(),
  /** Counts of invited reviewers. */
  accepted: z.int(),
  submitted: z.int(),
  /** Recommendations of the submitted ones. */
  tally,
  /** Null: none is prepared. */
  prepared: z.nullable(
    z.object({ id: z.int(), decision: z.literal(decisions), outcome: z.literal(outcomes), by: z.string() }),
  ),
  /** Time of the last transition. ISO 8601, UTC. */
  at: z.string(),
})
export type DeskCard = z.infer<typeof deskCard>

export const listDeskPapers = endpoint({
  summary:
    'Papers of a conference, the newest number first; `after` is the number of the last one that is known',
  method: 'GET',
  path: '/apic/desk/paper/list',
  access: ofConference,
  input: z.object({
    conference_id: positiveId,
    filter: z._default(z.literal(deskFilters, says('invalid')), 'all'),
    /** A number, or words of a title or of an author's name. */
    q: z.optional(plainLine(60)),
    after: z.optional(positiveId),
    page_size: page.page_size,
  }),
  /** `total`: how many are known, and one more where there are more. */
  output: z.object({ list: z.array(deskCard), total: z.int() }),
})

export const countDeskPapers = endpoint({
  summary: 'How many papers of a conference each choice of the list shows',
  method: 'GET',
  path: '/apic/desk/paper/count',
  access: ofConference,
  input: z.object({ conference_id: positiveId }),
  output: z.object({
    conference_id: z.int(),
    conference: z.string(),
    /** Reviews that a decision waits for. */
    reviews_needed: z.int(),
    counts: z.object(Object.fromEntries(deskFilters.map((name) => [name, z.int()])) as FilterCounts),
  }),
})
type FilterCounts = Record<DeskFilter, ReturnType<typeof z.int>>

export const deskFile = z.object({
  id: z.int(),
  kind: z.literal(paperFileKinds),
  /** As its author calls it. */
  name: z.string(),
  bytes: z.int(),
  /** Round for which it came; 0 before the first. */
  round: z.int(),
  /** Author names found in it outside its text. */
  names: documentNames,
  /** ISO 8601, UTC. */
  at: z.string(),
  url: z.string(),
})

/** A review as chairs read it; empty before it is submitted. */
export const deskReview = z.object({
  id: z.int(),
  round: z.int(),
  /** Under which authors and the other reviewers know the reviewer; null: it is given with the last review that is needed. */
  number: z.nullable(z.int()),
  /** As the chairs have invited them, else the nickname of the account. */
  reviewer: z.string(),
  /** Invited address; empty: the account was chosen. */
  email: z.string(),
  /** Nickname of the account that reviews. */
  account: z.string(),
  state: z.literal(reviewStates),
  recommendation: z.nullable(z.literal(decisions)),
  comments: z.string(),
  /** To the chairs alone. */
  remarks: z.string(),
  submitted_at: z.nullable(z.string()),
  /** Deadline of the review, or before it is accepted of the answer. ISO 8601, UTC. */
  due_at: z.string(),
})
export type DeskReview = z.infer<typeof deskReview>

export const deskDecision = z.object({
  id: z.int(),
  version: z.int(),
  round: z.int(),
  state: z.literal(['prepared', 'released', 'discarded']),
  decision: z.literal(decisions),
  /** Consequence for the paper, present or future. */
  outcome: z.literal(outcomes),
  letter: z.string(),
  /** Nickname of the user who prepared it. */
  by: z.string(),
  /** Time of the release or the discarding, else of the preparation. ISO 8601, UTC. */
  at: z.string(),
})
export type DeskDecision = z.infer<typeof deskDecision>

const letters = z.object({
  accept: z.string(),
  minor_revision: z.string(),
  major_revision: z.string(),
  rejection: z.string(),
})

/** The author's answer to the reviews of the paper's round, as chairs read it; empty before it is submitted. */
export const deskRebuttal = z.object({
  id: z.int(),
  state: z.literal(rebuttalStates),
  text: z.string(),
  answered_at: z.nullable(z.string()),
  /** Without the grace. ISO 8601, UTC. */
  due_at: z.nullable(z.string()),
})
export type DeskRebuttal = z.infer<typeof deskRebuttal>

/** One paper with everything that a decision is made by. */
export const deskPaper = z.object({
  id: z.int(),
  conference_id: z.int(),
  conference: z.string(),
  state: z.string(),
  version: z.int(),
  round: z.int(),
  title: z.string(),
  form: paperDraft,
  /** The previous submission; null: there was only one. */
  before: z.nullable(paperDraft),
  /** The authors' answer to the reviews of the previous round; empty: none. */
  response: z.string(),
  /** The newest of each kind and round, newest first. */
  files: z.array(deskFile),
  /** Newest round first. */
  reviews: z.array(deskReview),
  /** Newest first. */
  decisions: z.array(deskDecision),
  /** Present meaning of an acceptance: it may lead to another round. */
  acceptance: z.literal(['accept', 'next_round']),
  /** Possible decisions now, by the machine of the paper. */
  allowed: z.array(z.literal(decisions)),
  /** Rebuttal of its round; null: not requested. */
  rebuttal: z.nullable(deskRebuttal),
  /** It can be requested now, or again. */
  can_open_rebuttal: z.boolean(),
  reviews_needed: z.int(),
  /** Submitted reviews of its round. */
  submitted: z.int(),
  /** Reviews of its round that are submitted, or invited and not declined. */
  promised: z.int(),
  /** Next step. */
  next: z.literal(chairSteps),
  /** Identifiers of an accepted paper; null: not accepted. `version` counts the saves. */
  identifiers: z.nullable(z.object({ doi: z.string(), pages: z.string(), version: z.int() })),
  /** Language of mails to the corresponding author. */
  language: z.literal(['zh', 'en']),
  /** Default letters, in that language. */
  letters,
})
export type DeskPaper = z.infer<typeof deskPaper>

export const getDeskPaper = endpoint({
  summary: 'One paper for its chairs, with all reviews and decisions',
  method: 'GET',
  path: '/apic/desk/paper/get',
  access: ofPaper,
  input: z.object({ id: positiveId }),
  output: deskPaper,
})

export const savePaperIdentifiers = endpoint({
  summary:
    'Gives an accepted or published paper its DOI and its pages; refused with `versionConflict` where another chair did since',
  method: 'POST',
  path: '/apic/desk/paper/identifiers',
  access: ofPaper,
  input: z.object({ id: positiveId, version, ...identifierFields }),
  output: deskPaper,
})

/** `paper.pass`, of several. */
export const passPapers = endpoint({
  summary: 'Passes papers on to their review, each for itself; the same key once more answers the same',
  method: 'POST',
  path: '/apic/desk/paper/pass',
  access: ofConference,
  input: z.object({ conference_id: positiveId, ids: idList(deskLimits.batch), key: line(48) }),
  output: z.object({
    results: z.array(
      z.object({
        /** Id of the paper. */
        id: z.int(),
        outcome: z.literal(['passed', 'refused']),
        /** Name of the reason; null: it is passed. */
        reason: z.nullable(z.string()),
        /** The reason in the language of the request; empty: it is passed. */
        says: z.string(),
      }),
    ),
  }),
})

const decisionFields = {
  decision: z.literal(decisions, says('required')),
  /** To the authors. */
  letter: paragraphs(deskLimits.letter),
}

/** Client-side schema of a decision's form. */
export const decisionForm = z.object(decisionFields)

export const prepareDecision = endpoint({
  summary:
    'Prepares a decision where neither authors nor reviewers see it; one that stands already is discarded for it',
  method: 'POST',
  path: '/apic/desk/decision/prepare',
  access: ofPaper,
  // The letter in Chinese takes nine bytes a character.
  bodyLimit: 256 * 1024,
  input: z.object({
    id: positiveId,
    version,
    /** Id of the prepared decision that the sender saw; 0: there was none. */
    replaces: integerField(),
    ...decisionFields,
    key: line(64),
  }),
  output: deskPaper,
})

/** Reason for a release with too few reviews, if any. */
export const releaseForm = z.object({ reason: z._default(plainText(400), '') })
/** The same where there are too few. */
export const overrideForm = z.object({ reason: line(400, 'reasonEmpty') })

/** Ids of decisions. */
const decisionIds = idList(deskLimits.batch)

export const decisionPreview = z.object({
  id: z.int(),
  paper_id: z.int(),
  title: z.string(),
  round: z.int(),
  decision: z.literal(decisions),
  /** Consequence for the paper. */
  outcome: z.literal(outcomes),
  letter: z.string(),
  /** As the authors will read them: without names, by number. */
  reviews: z.array(numberedReview),
  /** Too few reviews: it is released with a reason only. */
  is_short: z.boolean(),
})
export type DecisionPreview = z.infer<typeof decisionPreview>

export const previewDecisions = endpoint({
  summary: 'What the authors will read when these decisions are released; those that cannot be are left out',
  method: 'GET',
  path: '/apic/desk/decision/preview',
  access: ofConference,
  input: z.object({ conference_id: positiveId, ids: decisionIds }),
  output: z.object({ list: z.array(decisionPreview) }),
})

export const releaseResult = z.object({
  /** Id of the decision. */
  id: z.int(),
  outcome: z.literal(['released', 'refused']),
  /** Name of the reason; null: it is released. */
  reason: z.nullable(z.string()),
  /** The reason in the language of the request; empty: it is released. */
  says: z.string(),
})
export type ReleaseResult = z.infer<typeof releaseResult>

export const releaseDecisions = endpoint({
  summary: 'Releases prepared decisions, each for itself; the same key once more answers the same',
  method: 'POST',
  path: '/apic/desk/decision/release',
  access: ofConference,
  input: z.object({
    conference_id: positiveId,
    ids: decisionIds,
    /** Reason for deciding with too few reviews; empty: only with enough. */
    reason: z._default(plainText(400), ''),
    key: line(48),
  }),
  output: z.object({ results: z.array(releaseResult) }),
})
