import type { Failure } from '../../contract/failure.ts'
import type { DraftTyped, OwnConference } from '../../contract/ownConference.ts'

export interface NewConferenceContext {
  /** Text typed so far, in all steps that were visited. */
  typed: DraftTyped
  /** Values sent last; null before the first time. */
  values: DraftTyped | null
  /** Idempotency key of `values`. */
  key: string
  failure: Failure | null
}

/** The payload has passed the contract's schema of its step; text typed before a step back has not. */
export type NewConferenceEvent =
  | { type: 'titles.given'; typed: DraftTyped }
  | { type: 'days.given'; typed: DraftTyped }
  /** `key` is used unless the whole is what was sent before. */
  | { type: 'place.given'; typed: DraftTyped; key: string }
  | { type: 'step.back'; typed: DraftTyped }
  | { type: 'form.close' }

export type NewConferenceEmitted =
  | { type: 'draft.made'; conference: OwnConference }
  | { type: 'form.left'; isBarred: boolean }

export type NewConferenceTag = 'busy' | 'failure' | 'barred'

export interface CreateConference {
  key: string
  /** All fields, each of which has passed the schema of its step. */
  values: DraftTyped
}

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface NewConferencePort {
  /** Rejects with `CallError`. */
  createConference(wish: CreateConference, signal: AbortSignal): Promise<OwnConference>
}
