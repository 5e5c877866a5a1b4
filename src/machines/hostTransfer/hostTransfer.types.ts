import type { Failure } from '../../contract/failure.ts'
import type { MediaFault } from '../../contract/room/ports.ts'
import type { TransferFacts, TransferSignal } from '../../contract/room/signals.ts'
import type { RoomUser } from '../../contract/room/state.ts'

export interface HostTransferContext {
  facts: TransferFacts
  /** Person to ask. */
  chosen: RoomUser | null
  failure: Failure | null
  /** Fault of camera or microphone when this person took over. */
  mediaFault: MediaFault | null
}

export type HostTransferEvent =
  | TransferSignal
  | { type: 'transfer.appoint'; user: RoomUser }
  | { type: 'transfer.withdraw' }
  | { type: 'transfer.accept' }
  | { type: 'transfer.decline' }
/** Views of the page; each is a tag of the machine. */
export const transferStatuses = [
  'stable',
  'sending',
  'appointing',
  'withdrawing',
  'offered',
  'answering',
  'takingOver',
  'steppingDown',
] as const
export type HostTransferTag = 'busy' | (typeof transferStatuses)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
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
