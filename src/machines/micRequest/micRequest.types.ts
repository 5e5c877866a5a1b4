import type { Failure } from '../../contract/failure.ts'
import type { RequestFacts, RequestSignal } from '../../contract/room/signals.ts'

export interface MicRequestInput {
  req: string
  facts: RequestFacts
}

export interface MicRequestContext extends MicRequestInput {
  /** Why the answer was refused, for instance because a second manager was faster. */
  failure: Failure | null
}

export interface HandAnswer {
  req: string
  accept: boolean
  /** A member on stage leaves first. */
  replaces: boolean
}

export type MicRequestEvent =
  | RequestSignal
  | { type: 'request.accept' }
  | { type: 'request.reject' }
  | { type: 'request.replace' }
  | { type: 'request.keep' }
  | { type: 'request.dismiss' }
/** Views of the page; each is a tag of the machine. */
export const requestStatuses = ['pending', 'confirming', 'answering', 'accepted', 'failed'] as const
export type MicRequestTag = 'busy' | (typeof requestStatuses)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface MicRequestPort {
  /** Tells of every change of this request; answers the clean-up. */
  watchRequest(tell: (signal: RequestSignal) => void): () => void
  /** Rejects with `CallError`. */
  answerHand(answer: HandAnswer): Promise<void>
}
