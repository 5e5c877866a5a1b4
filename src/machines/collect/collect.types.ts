import type { Failure } from '../../contract/failure.ts'

export interface CollectInput {
  /** State that the server rendered for this visitor; null: the page was rendered for all visitors, and the server has to be asked. */
  collected: boolean | null
}

export interface CollectContext {
  /** True if the server rendered the state; false: it must be read first. */
  isKnown: boolean
  /** State in the server's last answer. */
  collected: boolean
  /** State that the visitor wants; shown at once. */
  wanted: boolean
}

export type CollectEvent =
  /** `member`: true if signed in. */
  { type: 'collect.toggle'; member: boolean }

export type CollectEmitted = { type: 'login.wanted' } | { type: 'collect.failed'; failure: Failure }

export type CollectTag = 'busy'

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface CollectPort {
  /** Whether the visitor has collected it. Rejects with `CallError`. */
  fetchCollected(signal: AbortSignal): Promise<boolean>
  /** Answers what holds then. Rejects with `CallError`. */
  setCollected(collected: boolean, signal: AbortSignal): Promise<boolean>
}
