import type { Failure } from '../../contract/failure.ts'
import type { MediaFault } from '../../contract/room/ports.ts'
import type { HandFacts, HandSignal } from '../../contract/room/signals.ts'

export interface GuestMicContext {
  facts: HandFacts
  failure: Failure | null
  /** Fault of the microphone. */
  mediaFault: MediaFault | null
  /** The host has ended the last time on stage. */
  isTakenDown: boolean
}

export type MicSignal =
  | HandSignal
  /** The connection of the microphone is being made again, or is there again. */
  | { type: 'mic.interrupted' }
  | { type: 'mic.published' }
  /** It was pulled out, or its permission was taken back. */
  | { type: 'mic.lost'; fault: 'lost' | 'denied' }
export type GuestMicEvent =
  | MicSignal
  | { type: 'hand.raise' }
  | { type: 'hand.cancel' }
  | { type: 'hand.accept' }
  | { type: 'hand.decline' }
  | { type: 'hand.hangUp' }
  | { type: 'mic.mute' }
  | { type: 'mic.unmute' }
  /** Another microphone was chosen. */
  | { type: 'mic.choose' }
/** Views of the page; each is a tag of the machine. */
export const micStatuses = [
  'idle',
  'checking',
  'raising',
  'pending',
  'rejected',
  'missed',
  'invited',
  'connecting',
  'unmuted',
  'interrupted',
  'lost',
  'reopening',
  'mutedBySelf',
  'mutedByHost',
  'leaving',
] as const
export type GuestMicTag = 'busy' | (typeof micStatuses)[number]

export interface GuestMicPort {
  /** Tells of every change; answers the clean-up. */
  watchHand(tell: (signal: MicSignal) => void): () => void
  /** Asks the browser for the microphone and lets go of it. Rejects with `LiveError`. */
  checkMicrophone(signal: AbortSignal): Promise<void>
  /** Rejects with `CallError`. */
  raiseHand(): Promise<void>
  /** Accepts the invitation `req`, if there is one, takes the role and publishes the microphone; at most 15 s. */
  goOnStage(req: string | null): Promise<void>
  /** `anew`: the device is gone, or another was chosen. Rejects with `LiveError`, or with `CallError` when the server refuses. */
  openMicrophone(anew: boolean, signal: AbortSignal): Promise<void>
  closeMicrophone(): Promise<void>
  /** Takes back the request, declines the invitation, or hangs up; ends capture in any case. */
  leaveStage(facts: HandFacts): Promise<void>
}
