import type { Failure } from '../../contract/failure.ts'
import type { appointmentEnds } from '../../contract/room/events.ts'
import type { MediaFault } from '../../contract/room/ports.ts'
import type { RoomUser } from '../../contract/room/state.ts'

export interface TransferFacts {
  /** The open appointment, as far as this person may see it. */
  offer: { to: RoomUser; isMine: boolean; expiresAt: number } | null
  /** How the last one ended without a new host; null while one is open or there was none. */
  outcome: (typeof appointmentEnds)[number] | null
  isAnchor: boolean
  /** The host, or whoever stands in for an absent one. */
  mayAppoint: boolean
}

export interface HostTransferContext {
  facts: TransferFacts
  /** Whom to ask. */
  chosen: RoomUser | null
  accepts: boolean
  failure: Failure | null
  /** What was wrong with camera or microphone when this person took over. */
  trouble: MediaFault | null
}

export type TransferSignal = { type: 'transfer.known'; facts: TransferFacts }
export type HostTransferEvent =
  | TransferSignal
  | { type: 'transfer.appoint'; user: RoomUser }
  | { type: 'transfer.withdraw' }
  | { type: 'transfer.accept' }
  | { type: 'transfer.decline' }
export type HostTransferTag = 'busy'

/** What the flow needs of the world; `actorsOf` asks for it. @public */
export interface HostTransferPort {
  /** Tells of every change; answers the clean-up. */
  watchTransfer(tell: (signal: TransferSignal) => void): () => void
  /** These three reject with `CallError`. */
  appointHost(userId: string): Promise<void>
  withdrawOffer(): Promise<void>
  answerOffer(accept: boolean): Promise<void>
  /** Takes the host's place at the media; camera and microphone follow by their own controls. Rejects with `LiveError`. */
  takeOver(): Promise<void>
  /** Ends screen, camera and microphone, and becomes audience. */
  stepDown(): Promise<void>
}
