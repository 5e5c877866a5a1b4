import type { BasicsForm, ConferenceBasics, EnglishField } from '../../contract/conferenceBasics.ts'
import type { Failure } from '../../contract/failure.ts'

export interface ConferenceBasicsInput {
  conferenceId: number
}

/** Values to send: the fields, and the English texts that are confirmed as right. */
export interface BasicsValues extends BasicsForm {
  confirmed: readonly EnglishField[]
  /** For a published conference: whether registrants are notified of another time or place. */
  isTold: boolean
}

export interface ConferenceBasicsContext extends ConferenceBasicsInput {
  /** As the server has it; null before it has come. */
  basics: ConferenceBasics | null
  /** Version that another user has saved; null: no other version. */
  theirs: ConferenceBasics | null
  values: BasicsValues | null
  failure: Failure | null
}

export type ConferenceBasicsEvent =
  | { type: 'basics.retry' }
  /** `values` have passed the contract. */
  | { type: 'basics.send'; values: BasicsValues }
  /** Writes what was typed here over what another user has saved, having seen it. */
  | { type: 'basics.keepMine' }
  /** Drops what was typed here. */
  | { type: 'basics.takeTheirs' }

export type ConferenceBasicsEmitted = { type: 'basics.saved' }

/** Views of the page; each is a tag of the machine. */
export const basicsViews = ['loading', 'failed', 'form'] as const
export type ConferenceBasicsTag = 'busy' | 'failure' | 'conflict' | (typeof basicsViews)[number]

/** Everything rejects with `CallError`. @public */
export interface ConferenceBasicsPort {
  loadBasics(conferenceId: number, signal: AbortSignal): Promise<ConferenceBasics>
  saveBasics(
    wish: { basics: ConferenceBasics; values: BasicsValues },
    signal: AbortSignal,
  ): Promise<ConferenceBasics>
}
