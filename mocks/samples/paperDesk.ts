import type { DecisionPreview, DeskPaper, ReleaseResult } from '../../src/contract/paperDesk.ts'
import { fixturesFor } from '../fixtures.ts'

/** Papers, decisions and settings in each state that the pages of a chair distinguish. */

const zh = fixturesFor('zh')

export const settingsSample = zh.getPaperSettings
/** Values to submit, with one more review. */
export const settingsValues = {
  rounds: 1,
  max_rounds: 3,
  grace_minutes: 30,
  reviews_needed: 3,
  response_days: 7,
  review_days: 21,
  revision_days: 21,
  fee: 80_000,
  anonymity: 'double',
  discussion: 'on',
  rebuttal: 'off',
  rebuttal_days: 7,
  rebuttal_length: 5000,
  deadline: '2026-12-01T23:59',
  final_deadline: '',
} as const

/** Waits for a decision. */
export const openPaper: DeskPaper = zh.getDeskPaper
export const preparedPaper: DeskPaper = { ...openPaper, ...zh.prepareDecision, submitted: 2 }
/** Decided by another user in a way that leaves a prepared decision which cannot be changed. */
export const stuckPaper: DeskPaper = { ...preparedPaper, state: 'first_review.withdrawn', allowed: [] }
export const closedPaper: DeskPaper = {
  ...openPaper,
  state: 'first_review.awaiting_revision',
  version: 3,
  allowed: [],
  next: 'revision',
  decisions: preparedPaper.decisions.map((each) => ({ ...each, state: 'released', version: 1 })),
}

export const releasePreviews: DecisionPreview[] = zh.previewDecisions.list
export const releaseResults: ReleaseResult[] = zh.releaseDecisions.results

/** Submitted, and not passed on to its review yet. */
export const uncheckedPaper: DeskPaper = {
  ...openPaper,
  state: 'administrator_review.active',
  version: 1,
  round: 0,
  reviews: [],
  reviews_needed: 0,
  submitted: 0,
  promised: 0,
  allowed: ['rejection'],
  next: 'check',
}
