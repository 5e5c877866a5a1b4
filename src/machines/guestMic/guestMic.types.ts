import type { Failure } from '../../contract/failure.ts'
import type { handOutcomes } from '../../contract/room/events.ts'
import type { MediaFault } from '../../contract/room/ports.ts'

/** What the room says of this member's hand and place on stage. */
export interface HandFacts {
  /** The open request: raised by the member, or an invitation of the host. */
  hand: { req: string; kind: 'raised' | 'invited'; expiresAt: number } | null
  /** How the last request ended; null while one is open or there was none. */
  outcome: (typeof handOutcomes)[number] | null
  hasSeat: boolean
  /** By the host. */
  isMuted: boolean
  /** It was taken back, because the connection was away for too long. */
  isSeatLost: boolean
  /** A member, connected, while the live is ongoing. */
  mayRaise: boolean
}

export interface GuestMicContext {
  facts: HandFacts
  failure: Failure | null
  /** What was wrong with the microphone. */
  trouble: MediaFault | null
  /** What the microphone gives arrives at the server. */
  isArriving: boolean
}

export type HandSignal =
  | { type: 'hand.known'; facts: HandFacts }
  /** The connection of the microphone is being made again, or is there again. */
  | { type: 'mic.interrupted' }
  | { type: 'mic.published' }
export type GuestMicEvent =
  | HandSignal
  | { type: 'hand.raise' }
  | { type: 'hand.cancel' }
  | { type: 'hand.accept' }
  | { type: 'hand.decline' }
  | { type: 'hand.hangUp' }
  | { type: 'mic.mute' }
  | { type: 'mic.unmute' }
export type GuestMicTag = 'busy'

export interface GuestMicPort {
  /** Tells of every change; answers the clean-up. */
  watchHand(tell: (signal: HandSignal) => void): () => void
  /** Asks the browser for the microphone and lets go of it. Rejects with `LiveError`. */
  checkMicrophone(signal: AbortSignal): Promise<void>
  /** Rejects with `CallError`. */
  raiseHand(): Promise<void>
  /** Accepts the invitation `req`, if there is one, takes the role and publishes the microphone; at most 15 s. */
  goOnStage(req: string | null): Promise<void>
  /** Rejects with `LiveError`, or with `CallError` when the server refuses. */
  openMicrophone(): Promise<void>
  closeMicrophone(): Promise<void>
  /** Takes back the request, declines the invitation, or hangs up; ends capture in any case. */
  leaveStage(facts: HandFacts): Promise<void>
}
