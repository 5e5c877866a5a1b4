import type { PlayerEvent } from './player.machine.ts'

/** What the frame with the page tells the page around it, as an event of this name on the frame. */
export const statusEvent = 'walk-status'
/** What the page around the frame asks of it, as an event of this name on its window. */
export const commandEvent = 'walk-command'

export type StatusNews = CustomEvent<WalkStatus>
export type Command = CustomEvent<PlayerEvent>

export type Phase = 'opening' | 'acting' | 'resting' | 'failed'

export interface WalkStatus {
  readonly phase: Phase
  /** How many steps are behind. */
  readonly at: number
  readonly isPlaying: boolean
  readonly problem: string | null
  /** Milliseconds from the first step that was played to the end of the last; null until then. */
  readonly took: number | null
  /** Ids of the states in which the machine stands. */
  readonly active: readonly string[]
}
