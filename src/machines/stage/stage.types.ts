import type { Failure } from '../../contract/failure.ts'
import type { LiveStage, RoomState } from '../../contract/room/state.ts'

/** What the server says of the stage, and what this person may do about it. */
export interface StageFacts {
  liveStage: LiveStage
  pausedBy: RoomState['pausedBy']
  /** The host. */
  mayMove: boolean
  /** The host, or the funder while the host is away. */
  mayEnd: boolean
}

export const stageMoves = ['start', 'pause', 'resume', 'end'] as const
export type StageMove = (typeof stageMoves)[number]

export interface StageContext {
  facts: StageFacts
  /** Under way, or the last one; null before the first. */
  move: StageMove | null
  /** Why the last one was refused. */
  failure: Failure | null
}

export type StageSignal = { type: 'stage.known'; facts: StageFacts }
export type StageEvent =
  | StageSignal
  | { type: 'stage.start' }
  | { type: 'stage.cancel' }
  | { type: 'stage.pause' }
  | { type: 'stage.resume' }
  | { type: 'stage.end' }
  | { type: 'stage.confirm' }
export type StageTag = 'busy'

/** What the flow needs of the world; `actorsOf` asks for it. @public */
export interface StagePort {
  /** Tells of every change; answers the clean-up. */
  watchStage(tell: (signal: StageSignal) => void): () => void
  /** Settles with the server's answer; the stage itself moves when the room is told. Rejects with `CallError`. */
  moveStage(move: StageMove): Promise<void>
}
