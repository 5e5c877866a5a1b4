import type { MediaFault } from '../../contract/room/ports.ts'

export interface PlaybackInput {
  /** Something is being sent: the stage is ongoing. */
  onAir: boolean
}

export interface PlaybackContext {
  onAir: boolean
  fault: MediaFault | null
}

export type PlaybackSignal =
  /** The browser wants a press first. */
  { type: 'playback.blocked' }

export type PlaybackEvent =
  | PlaybackSignal
  | { type: 'playback.play' }
  | { type: 'playback.pause' }
  /** LIVE-01: what the room says. */
  | { type: 'stage.changed'; onAir: boolean }

/** Views of the player over the picture; each is a tag of the machine. */
export const playbackViews = ['playing', 'starting', 'paused', 'blocked', 'failed', 'waiting'] as const
export type PlaybackTag = 'busy' | (typeof playbackViews)[number]

export interface PlaybackPort {
  /** From the live edge. Rejects with `LiveError`. */
  play(): Promise<void>
  pause(): Promise<void>
  /** In the visitor's press, after the browser had refused. Rejects with `LiveError`. */
  resume(): Promise<void>
  watchAutoplay(tell: (signal: PlaybackSignal) => void): () => void
}
