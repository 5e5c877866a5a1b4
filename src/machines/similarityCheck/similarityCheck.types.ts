import type { Failure } from '../../contract/failure.ts'
import type { SimilarityBalance, SimilarityReport } from '../../contract/similarity.ts'

export interface SimilarityCheckInput {
  /** Paper that the text belongs to: it is not compared with itself; null: no paper. */
  paperId: number | null
}

/** Match of a text, or of one of the abstracts of a paper. */
export interface Finding {
  part: 'text' | 'abstract' | 'eng_abstract'
  report: SimilarityReport
}

export interface Findings {
  findings: readonly Finding[]
  /** Null: nothing is counted here. */
  balance: SimilarityBalance | null
}

export interface SimilarityCheckContext extends SimilarityCheckInput, Findings {
  /** Text that is or was compared. */
  text: string
  failure: Failure | null
}

export type SimilarityCheckEvent =
  /** Compares a text; where a paper is compared as it was handed in, the text is empty. */
  { type: 'check.start'; text: string }

/** Views of the check: nothing yet, comparing, and the results; each is a tag of the machine. */
export const similarityViews = ['idle', 'checking', 'clear', 'matched', 'spent', 'failed'] as const
export type SimilarityCheckTag = 'busy' | 'failure' | (typeof similarityViews)[number]

export interface Check extends SimilarityCheckInput {
  text: string
}

/** Everything rejects with `CallError`. @public */
export interface SimilarityCheckPort {
  /** Number of comparisons left this month. */
  loadBalance(signal: AbortSignal): Promise<SimilarityBalance | null>
  compareText(check: Check, signal: AbortSignal): Promise<Findings>
}
