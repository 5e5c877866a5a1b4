import type { Failure } from '../../contract/failure.ts'
import type { SimilarityBalance, SimilarityReport } from '../../contract/similarity.ts'

export interface SimilarityCheckInput {
  /** The paper that the text belongs to: it is not compared with itself; null: it belongs to none. */
  paperId: number | null
}

/** What was found for a text, or for one of the abstracts of a paper. */
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
  /** What is compared, or was. */
  text: string
  failure: Failure | null
}

export type SimilarityCheckEvent =
  /** Compares a text; where a paper is compared as it was handed in, the text is empty. */
  { type: 'check.start'; text: string }

/** What is shown: nothing yet, that it is compared, and what came of it. */
export const similarityViews = ['idle', 'checking', 'clear', 'matched', 'spent', 'failed'] as const
export type SimilarityCheckTag = 'busy' | 'failure' | (typeof similarityViews)[number]

export interface Check extends SimilarityCheckInput {
  text: string
}

/** Everything rejects with `CallError`. @public */
export interface SimilarityCheckPort {
  /** What may still be compared this month. */
  loadBalance(signal: AbortSignal): Promise<SimilarityBalance | null>
  compareText(check: Check, signal: AbortSignal): Promise<Findings>
}
