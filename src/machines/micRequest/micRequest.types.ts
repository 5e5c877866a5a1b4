import type { Failure } from '../../contract/failure.ts'

export interface RequestFacts {
  /**
   * `granted`: accepted, the place follows. `connecting`: the guest's microphone is being published. `live`: it is.
   * `failed`: it never came. `gone`: taken back, declined, expired.
   */
  standing: 'pending' | 'granted' | 'connecting' | 'live' | 'failed' | 'gone'
  /** Somebody else is on stage. */
  isSeatTaken: boolean
}

export interface MicRequestInput {
  req: string
  facts: RequestFacts
}

export interface MicRequestContext extends MicRequestInput {
  accepts: boolean
  /** Why the answer was refused, for instance because a second manager was faster. */
  failure: Failure | null
}

export interface HandAnswer {
  req: string
  accept: boolean
  /** Whoever is on stage leaves first. */
  replaces: boolean
}

export type RequestSignal = { type: 'request.known'; facts: RequestFacts }
export type MicRequestEvent =
  | RequestSignal
  | { type: 'request.accept' }
  | { type: 'request.reject' }
  | { type: 'request.replace' }
  | { type: 'request.keep' }
  | { type: 'request.dismiss' }
export type MicRequestTag = 'busy'

/** What the flow needs of the world; `actorsOf` asks for it. @public */
export interface MicRequestPort {
  /** Tells of every change of this request; answers the clean-up. */
  watchRequest(tell: (signal: RequestSignal) => void): () => void
  /** Rejects with `CallError`. */
  answerHand(answer: HandAnswer): Promise<void>
}
