import type { PlayerEvent } from './player.machine.ts'

/** Event on the frame by which its page reports its status. */
export const statusEvent = 'walk-status'
/** Event on the frame's window by which the page around it sends commands. */
export const commandEvent = 'walk-command'

export type StatusNews = CustomEvent<WalkStatus>
export type Command = CustomEvent<PlayerEvent>

export type Phase = 'opening' | 'acting' | 'resting' | 'failed'

export interface WalkStatus {
  readonly phase: Phase
  /** Number of steps done. */
  readonly at: number
  readonly isPlaying: boolean
  readonly problem: string | null
  /** Milliseconds from the first step that was played to the end of the last; null until then. */
  readonly took: number | null
  /** Ids of the machine's active states. */
  readonly active: readonly string[]
}
