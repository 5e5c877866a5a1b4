import * as z from 'zod/mini'

import { documentNames } from './documentName.ts'
import { authorStandings } from './authorship.ts'
import { endpoint } from './endpoint.ts'
import { line, page, paged, positiveId, version } from './fields.ts'
import { jsonField } from './jsonField.ts'
import { longest } from './lifecycle.ts'
import { editings, finalWaits } from './paperEditing.ts'
import { paperFileKinds } from './paperFile.ts'
import { paperDraft, paperForm } from './paperForm.ts'
import { outcomes } from './paperOutcome.ts'
import { longestConfirmation } from './paperWithdrawal.ts'
import { decisions, paperSteps, stepActors } from './paperWords.ts'
import type { Reason } from './reasons.ts'
import { numberedReview, ownRebuttal } from './rebuttal.ts'
import { lineOf } from './spelling.ts'
import { fileAddress, plainLine, plainText } from './text.ts'

/** Every part at its longest, as JSON: a hundred authors and a hundred conflicts take most of it. */
const longestForm = 160_000
/** The same in a form, where a Chinese character takes nine bytes; everything at its longest in Chinese is refused by size. */
const bodyLimit = 768 * 1024
/** Length of the letter that answers the reviews, in UTF-16 units. */
export const longestResponse = 20_000

/** A file of a paper as its author sees it. */
export const ownPaperFile = z.object({
  id: z.int(),
  kind: z.literal(paperFileKinds),
  name: z.string(),
  bytes: z.int(),
  /** Round for which it came; 0 before the first. */
  round: z.int(),
  /** Author names found in it outside its text. */
  names: documentNames,
  /** ISO 8601, UTC. */
  at: z.string(),
})
export type OwnPaperFile = z.infer<typeof ownPaperFile>

/** A paper in its author's list. */
export const paperCard = z.object({
  id: z.int(),
  /** The account submitted it; a paper submitted by another author can be read, but not changed. */
  is_own: z.boolean(),
  /** The account's answer on being an author of another account's submission; null: it is its own submission. */
  own_answer: z.nullable(z.literal(authorStandings)),
  state: z.string(),
  version: z.int(),
  /** In the language of the request, else in the other one; empty: none was typed yet. */
  title: z.string(),
  conference_id: z.int(),
  conference: z.string(),
  round: z.int(),
  /** Decision of a round, once released. */
  last_decision: z.nullable(z.literal(decisions)),
  /** Deadline of submissions, without its grace period; null: none are taken. */
  deadline: z.nullable(z.string()),
  /** Deadline of the author's revision, also a past one; null: none was ever requested. */
  revision_due_at: z.nullable(z.string()),
  /** Deadline for answering the reviews, without the grace period; null: no answer is expected. */
  rebuttal_due_at: z.nullable(z.string()),
  /** Deadline for the final files of an accepted paper; null: at any time. */
  final_due_at: z.nullable(z.string()),
  /** The order of an accepted paper and its state; null: there is none. */
  order: z.nullable(z.object({ id: z.int(), state: z.string() })),
  /** The final files are confirmed. */
  has_final: z.boolean(),
  /** IANA name: the clocks of the conference. */
  time_zone: z.string(),
  /** Time of the last transition, or of creation. ISO 8601, UTC. */
  at: z.string(),
})
export type PaperCard = z.infer<typeof paperCard>

export const releasedDecision = z.object({
  round: z.int(),
  decision: z.literal(decisions),
  /** Consequence for the paper. */
  outcome: z.literal(outcomes),
  letter: z.string(),
  /** Time of the release. ISO 8601, UTC. */
  at: z.string(),
  reviews: z.array(numberedReview),
})
export type ReleasedDecision = z.infer<typeof releasedDecision>

/** Something that happened to a paper, as its author may know it. */
export const paperStep = z.object({
  step: z.literal(paperSteps),
  by: z.literal(stepActors),
  /** Consequence of a released decision for the paper; null: the step is no decision. */
  decision: z.nullable(z.literal(outcomes)),
  /** Reason given with it; may be empty. */
  reason: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
})
export type PaperStep = z.infer<typeof paperStep>

/** A paper as its author works on it. */
export const ownPaper = z.extend(paperCard, {
  /** The current input of a revision or an editable submission; else the submitted version. */
  form: paperDraft,
  /** Number of saves; another tab with an older one is refused. */
  form_version: z.int(),
  /** Letter to the reviewers. */
  response: z.string(),
  /** While it can be edited, the submitted version; afterwards the one before it, to compare with. Null: none. */
  submitted: z.nullable(paperDraft),
  /** The newest of each kind. */
  files: z.array(ownPaperFile),
  /** Newest first. */
  decisions: z.array(releasedDecision),
  /** Organizers' reason for returning it, or for its state; null: none given. */
  reason: z.nullable(z.string()),
  /** Kind of editing possible now; null: none. */
  editing: z.nullable(z.literal(editings)),
  /** Whether the final files can be uploaded, or are late; null: they are not due. */
  final: z.nullable(z.literal(finalWaits)),
  /** An editable submission has input that was not submitted. */
  has_unsent: z.boolean(),
  /** The conference takes papers now: as long as it does, a withdrawal can be undone. */
  is_open: z.boolean(),
  /**
   * Each author's answer on being an author of the submitted version, in their order; null: the submitter, or an author
   * who cannot be reached.
   */
  author_answers: z.array(z.nullable(z.literal(authorStandings))),
  /** Reviewers do not learn who the authors are. */
  is_blind: z.boolean(),
  /** The answer to the reviews of its round; null: not requested. */
  rebuttal: z.nullable(ownRebuttal),
  /** From its beginning on, oldest first; without reviews, and only with released decisions. */
  history: z.array(paperStep),
})
export type OwnPaper = z.infer<typeof ownPaper>

/** The version that the organizers have; null: nothing was submitted. */
export const handedInOf = ({ editing, form, submitted }: OwnPaper): OwnPaper['submitted'] =>
  editing === null ? form : submitted

/** Reasons that submission is not possible. */
export const submissionRefusals = ['submissionOver'] as const satisfies readonly Reason[]

export const submission = z.object({
  conference_id: z.int(),
  conference: z.string(),
  /** ISO 8601, UTC; null: the conference takes no papers. */
  deadline: z.nullable(z.string()),
  /** IANA name: the clocks of the conference. */
  time_zone: z.string(),
  /** Null: papers are taken. */
  refusal: z.nullable(z.literal(submissionRefusals)),
  /** Own papers of this conference that are not submitted yet, newest first. */
  drafts: z.array(paperCard),
})
export type Submission = z.infer<typeof submission>

export const getSubmission = endpoint({
  summary: 'Whether a conference takes papers, and what the account has begun there',
  method: 'GET',
  path: '/apic/paper/submission',
  access: 'member',
  input: z.object({ conference_id: positiveId }),
  output: submission,
})

export const beginPaper = endpoint({
  summary: 'Begins a paper; the same key once more answers the same one',
  method: 'POST',
  path: '/apic/paper/begin',
  access: 'member',
  input: z.object({ conference_id: positiveId, key: line(64) }),
  output: ownPaper,
})

export const listPapers = endpoint({
  summary: 'Papers that the account submitted or is an author of, the one that moved last first',
  method: 'GET',
  path: '/apic/paper/list',
  access: 'member',
  input: z.object(page),
  output: paged(paperCard),
})

export const getPaper = endpoint({
  summary: 'One paper that the account submitted or is an author of, with what was decided and released',
  method: 'GET',
  path: '/apic/paper/get',
  access: { row: 'paper', by: 'id' },
  input: z.object({ id: positiveId }),
  output: ownPaper,
})

/** A person who should perhaps not review a paper, derived from the texts of its authors. */
export const conflictSuggestion = z.object({
  /** Its place in the list. */
  id: z.int(),
  /** Name of an institution or a person, as used in `conflicts`. */
  name: z.string(),
  kind: z.literal(['institution', 'coauthor']),
  /** Name of the author concerned; may be empty. */
  author: z.string(),
})
export type ConflictSuggestion = z.infer<typeof conflictSuggestion>

export const suggestConflicts = endpoint({
  summary:
    'Conflicts that follow from the affiliations, addresses and earlier papers of the authors; nothing of reviewers',
  method: 'GET',
  path: '/apic/paper/conflicts',
  access: { row: 'paper', by: 'id' },
  input: z.object({ id: positiveId }),
  output: paged(conflictSuggestion),
})

export const savePaper = endpoint({
  summary: 'Keeps what is typed; refused with `versionConflict` where another device kept something since',
  method: 'POST',
  path: '/apic/paper/save',
  access: { row: 'paper', by: 'id' },
  bodyLimit,
  input: z.object({
    id: positiveId,
    /** The `form_version` that was edited. */
    form_version: version,
    form: jsonField(paperDraft, longestForm),
    response: plainText(longestResponse),
  }),
  output: z.object({ form_version: z.int() }),
})

/** `paper.submit`. */
export const submitPaper = endpoint({
  summary: 'Submits a draft as it is sent here (PAP-02)',
  method: 'POST',
  path: '/apic/paper/submit',
  access: { row: 'paper', by: 'id' },
  bodyLimit,
  input: z.object({
    id: positiveId,
    version,
    form_version: version,
    key: line(64),
    form: jsonField(paperForm, longestForm),
  }),
  output: ownPaper,
})

/** `paper.amend`. */
export const amendPaper = endpoint({
  summary: 'Changes what was submitted, before the deadline and before somebody reviews it (PAP-05)',
  method: 'POST',
  path: '/apic/paper/amend',
  access: { row: 'paper', by: 'id' },
  bodyLimit,
  input: z.object({
    id: positiveId,
    version,
    form_version: version,
    key: line(64),
    form: jsonField(paperForm, longestForm),
  }),
  output: ownPaper,
})

/** `paper.resubmit`. */
export const resubmitPaper = endpoint({
  summary: 'Hands in a revision as it is sent here, with the letter that answers the reviews',
  method: 'POST',
  path: '/apic/paper/resubmit',
  access: { row: 'paper', by: 'id' },
  bodyLimit,
  input: z.object({
    id: positiveId,
    version,
    form_version: version,
    key: line(64),
    form: jsonField(paperForm, longestForm),
    response: plainText(longestResponse),
  }),
  output: ownPaper,
})

/** `paper.finalize`. */
export const finalizePaper = endpoint({
  summary:
    'The author confirms the final files, before their date, and agrees to the publication; `form` corrects title, abstract, key words and what is said of the authors, who stay the same',
  method: 'POST',
  path: '/apic/paper/finalize',
  access: { row: 'paper', by: 'id' },
  bodyLimit,
  input: z.object({
    id: positiveId,
    version,
    key: line(64),
    /** Absent: as it was accepted. */
    form: z.optional(jsonField(paperForm, longestForm)),
  }),
  output: ownPaper,
})

/** `paper.withdraw`. */
export const withdrawPaper = endpoint({
  summary: 'The author withdraws a paper, confirmed by typing a word or its title (PAP-03)',
  method: 'POST',
  path: '/apic/paper/withdraw',
  access: { row: 'paper', by: 'id' },
  input: z.object({
    id: positiveId,
    version,
    key: line(64),
    confirmation: line(longestConfirmation),
    reason: line(longest.reason),
  }),
  output: ownPaper,
})

/** `paper.revive`. */
export const revivePaper = endpoint({
  summary: 'The author takes a withdrawal back, before the deadline (PAP-03)',
  method: 'POST',
  path: '/apic/paper/revive',
  access: { row: 'paper', by: 'id' },
  input: z.object({ id: positiveId, version, key: line(64) }),
  output: ownPaper,
})

/** Characters that reverse the following text: `fdp.exe` would be shown as `exe.pdf`. */
const turnsText = /[\u202a-\u202e\u2066-\u2069]/
/** A name that is read backwards is refused, not mended. */
const turningKept = (name: string): string => (turnsText.test(name) ? name.trim() : lineOf(name))
const fileName = plainLine(200, { missing: 'required', spelling: turningKept }).check(
  z.minLength(1, { error: 'required' satisfies Reason, abort: true }),
)

export const uploadPaperFile = endpoint({
  summary: 'Puts a file on a paper, in the place of the one before it: pdf, doc or docx, at most 30 MB',
  method: 'POST',
  path: '/apic/paper/upload',
  access: { row: 'paper', by: 'id' },
  input: z.object({
    id: positiveId,
    kind: z.literal(paperFileKinds, 'invalid' satisfies Reason),
    /** As the author calls it, with its ending. */
    name: fileName.check(z.refine((name) => !turnsText.test(name), 'invalidCharacter' satisfies Reason)),
    /** The file as a data address. */
    content: fileAddress(),
  }),
  output: ownPaperFile,
})
