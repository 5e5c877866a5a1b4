import type { Absence } from '../../../contract/room/absence.ts'

export type Line = 'rtc' | 'cdn'

/** Whether the visitor watches. */
export type PlayView = 'waiting' | 'starting' | 'playing' | 'paused' | 'blocked' | 'failed'

/** Status of the line. */
export type LineStatus =
  | 'waiting'
  | 'loading'
  | 'playing'
  | 'stalled'
  | 'reconnecting'
  | 'retrying'
  | 'unavailable'

/** One picture. */
export interface Tile {
  readonly id: string
  /** Name of the person or source shown. */
  readonly name: string
  /** Shows the picture in the element; returns the clean-up. The same function as long as it is the same picture. */
  readonly attach: (element: HTMLVideoElement) => () => void
  /** Nothing is sent in it now: that person's camera is off. */
  readonly isGone: boolean
  /** One's own camera, as in a mirror. */
  readonly isOwn: boolean
  /** Reason shown while there is no picture. */
  readonly absence: Absence
}
