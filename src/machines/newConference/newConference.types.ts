import type { Failure } from '../../contract/failure.ts'
import type { DraftForm, OwnConference } from '../../contract/ownConference.ts'

export interface NewConferenceContext {
  /** What was sent last; null before the first time. */
  values: DraftForm | null
  /** Idempotency key of `values`. */
  key: string
  failure: Failure | null
}

export type NewConferenceEvent =
  /** `values` have passed the contract; `key` is used unless they are what was sent before. */
  { type: 'form.submit'; values: DraftForm; key: string } | { type: 'form.close' }

export type NewConferenceEmitted =
  | { type: 'draft.made'; conference: OwnConference }
  | { type: 'form.left'; isBarred: boolean }

export type NewConferenceTag = 'busy' | 'failure' | 'barred'

export interface CreateConference {
  key: string
  values: DraftForm
}

/** What the flow needs of the world; `actorsOf` asks for it. @public */
export interface NewConferencePort {
  /** Rejects with `CallError`. */
  createConference(wish: CreateConference, signal: AbortSignal): Promise<OwnConference>
}
