import type { Failure } from '../../contract/failure.ts'
import type { OwnPaper, Submission } from '../../contract/paper.ts'
import type { PaperForm } from '../../contract/paperForm.ts'

export interface SubmissionInput {
  conferenceId: number
  /** The paper that is opened; null: it is chosen or begun. */
  paperId: number | null
  /** True while a submitted version is open for editing. */
  isEditing: boolean
}

/** Values of the fields. */
export interface Typed {
  form: PaperForm
  /** Letter to the reviewers; empty if none is required. */
  response: string
}

/** A paper as it is opened. */
export interface Opened {
  paper: OwnPaper
  /** Typed on this device and not with the server; null: nothing is. */
  typed: Typed | null
}

export interface SubmissionContext extends SubmissionInput {
  submission: Submission | null
  paper: OwnPaper | null
  typed: Typed | null
  /** True if `typed` was restored from this device. */
  isRestored: boolean
  /** Idempotency key of the request; a retry has the same. */
  key: string
  failure: Failure | null
}

export type SubmissionEvent =
  | { type: 'submission.retry' }
  | { type: 'paper.begin'; key: string }
  | { type: 'paper.continue'; id: number }
  /** Something was typed. */
  | { type: 'paper.change'; typed: Typed }
  /** `typed` has passed the contract. */
  | { type: 'paper.send'; typed: Typed; key: string }
  /** Shows what another tab or device has kept. */
  | { type: 'paper.reload' }
  /** Keeps what is here in the place of that. */
  | { type: 'paper.overwrite' }
  /** Opens what was submitted, to change it before the deadline. */
  | { type: 'paper.edit' }
  | { type: 'paper.confirm'; typed: Typed; key: string }

export type SubmissionEmitted = { type: 'paper.opened'; paper: OwnPaper } | { type: 'paper.sent' }

/** Views of the page; each is a tag of the machine. */
export const submissionViews = ['loading', 'failed', 'closed', 'choosing', 'form', 'paper'] as const
/** Save states of the draft: none, saving, kept, not kept, or kept differently elsewhere. */
export const paperKeepings = ['none', 'saving', 'kept', 'unsaved', 'outdated'] as const
export type SubmissionTag =
  | 'busy'
  | 'failure'
  | 'sending'
  | 'final'
  | (typeof submissionViews)[number]
  | (typeof paperKeepings)[number]

/** Everything rejects with `CallError`. @public */
export interface SubmissionPort {
  loadSubmission(conferenceId: number, signal: AbortSignal): Promise<Submission>
  loadPaper(id: number, signal: AbortSignal): Promise<Opened>
  beginPaper(wish: { conferenceId: number; key: string }, signal: AbortSignal): Promise<OwnPaper>
  savePaper(wish: { paper: OwnPaper; typed: Typed }, signal: AbortSignal): Promise<{ form_version: number }>
  /** Submits a draft, or hands in a revision. */
  sendPaper(wish: { paper: OwnPaper; typed: Typed; key: string }, signal: AbortSignal): Promise<OwnPaper>
  /** Reads the version that another device has kept; the text typed on this one is dropped. */
  reloadPaper(id: number, signal: AbortSignal): Promise<OwnPaper>
  readVersion(id: number, signal: AbortSignal): Promise<{ form_version: number }>
  /** Confirms the final files, with what was corrected. */
  finalizePaper(wish: { paper: OwnPaper; typed: Typed; key: string }, signal: AbortSignal): Promise<OwnPaper>
}
