import type { Failure } from '../../contract/failure.ts'
import type { StageFacts, StageSignal } from '../../contract/room/signals.ts'

export const stageMoves = ['start', 'pause', 'resume', 'end'] as const
export type StageMove = (typeof stageMoves)[number]

export interface StageContext {
  facts: StageFacts
  /** Why the last one was refused. */
  failure: Failure | null
}

export type StageEvent =
  | StageSignal
  | { type: 'stage.start' }
  /** The page knows that its time is far ahead (`isEarlyStart`). */
  | { type: 'stage.startEarly' }
  | { type: 'stage.cancel' }
  | { type: 'stage.pause' }
  | { type: 'stage.resume' }
  | { type: 'stage.end' }
  | { type: 'stage.confirm' }
export type StageTag = 'busy' | StageStatus | StageMove
/** Views of the page; each is a tag of the machine. */
export const stageStatuses = [
  'not_started',
  'early',
  'counting',
  'ongoing',
  'paused',
  'confirming',
  'moving',
  'ended',
] as const
export type StageStatus = (typeof stageStatuses)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface StagePort {
  /** Tells of every change; answers the clean-up. */
  watchStage(tell: (signal: StageSignal) => void): () => void
  /** Settles with the server's answer; the stage itself moves with the room's report. Rejects with `CallError`. */
  moveStage(move: StageMove): Promise<void>
}
