import type { Failure } from '../../contract/failure.ts'
import type { DeskPaper } from '../../contract/paperDesk.ts'
import type { Decision } from '../../contract/paperWords.ts'

export interface PaperDecisionInput {
  paperId: number
}

/** A chair's decision, with the letter to the authors. */
export interface WrittenDecision {
  decision: Decision
  letter: string
}

export interface PaperDecisionContext extends PaperDecisionInput {
  paper: DeskPaper | null
  written: WrittenDecision | null
  /** Why it is released with too few reviews; empty: there are enough. */
  reason: string
  /** Idempotency key of the request; a retry has the same. */
  key: string
  failure: Failure | null
}

export type PaperDecisionEvent =
  | { type: 'decision.retry' }
  /** `written` has passed the contract. */
  | { type: 'decision.save'; written: WrittenDecision; key: string }
  | { type: 'decision.change' }
  /** Leaves the prepared decision as it is. */
  | { type: 'decision.leave' }
  | { type: 'decision.drop'; key: string }
  | { type: 'decision.send'; reason: string; key: string }
  /** Shows the present state of the paper. */
  | { type: 'decision.reload' }

export type PaperDecisionEmitted =
  | { type: 'decision.saved' }
  | { type: 'decision.dropped' }
  | { type: 'decision.sent' }

/** Views of the page; each is a tag of the machine. */
export const decisionViews = ['loading', 'failed', 'form', 'prepared', 'outdated', 'settled'] as const
export type PaperDecisionTag = 'busy' | 'failure' | (typeof decisionViews)[number]

/** Everything rejects with `CallError` and answers the paper as it is then. @public */
export interface PaperDecisionPort {
  loadPaper(id: number, signal: AbortSignal): Promise<DeskPaper>
  prepareDecision(
    wish: { paper: DeskPaper; written: WrittenDecision; key: string },
    signal: AbortSignal,
  ): Promise<DeskPaper>
  discardDecision(wish: { paper: DeskPaper; key: string }, signal: AbortSignal): Promise<DeskPaper>
  releaseDecision(
    wish: { paper: DeskPaper; reason: string; key: string },
    signal: AbortSignal,
  ): Promise<DeskPaper>
}
