import type { Failure } from '../../contract/failure.ts'
import type { DecisionPreview, ReleaseResult } from '../../contract/paperDesk.ts'

export interface DecisionReleaseInput {
  conferenceId: number
  /** Ids of the chosen decisions. */
  ids: readonly number[]
}

export interface DecisionReleaseContext extends DecisionReleaseInput {
  /** Decisions as the authors will read them; empty before they were read. */
  list: readonly DecisionPreview[]
  reason: string
  /** Idempotency key of the request; a retry has the same. */
  key: string
  /** Result per paper; empty before the release. */
  results: readonly ReleaseResult[]
  failure: Failure | null
}

export type DecisionReleaseEvent =
  | { type: 'release.retry' }
  /** `reason` covers papers with too few reviews; empty: these are refused. */
  | { type: 'release.send'; reason: string; key: string }
  | { type: 'release.close' }

/** `isReleased`: the list is not what it was. */
export type DecisionReleaseEmitted = { type: 'release.left'; isReleased: boolean }

/** Views of the dialog; each is a tag of the machine. */
export const releaseViews = ['loading', 'failed', 'confirming', 'done', 'closed'] as const
export type DecisionReleaseTag = 'busy' | 'failure' | (typeof releaseViews)[number]

/** Everything rejects with `CallError`. @public */
export interface DecisionReleasePort {
  previewDecisions(wish: DecisionReleaseInput, signal: AbortSignal): Promise<{ list: DecisionPreview[] }>
  releaseDecisions(
    wish: DecisionReleaseInput & { reason: string; key: string },
    signal: AbortSignal,
  ): Promise<{ results: ReleaseResult[] }>
}
