import type { MediaFault } from '../../contract/room/ports.ts'
import type { lineReasons } from '../../contract/room/wire.ts'

export type Line = 'rtc' | 'cdn'
export type LineReason = (typeof lineReasons)[number]
export interface Playlist {
  readonly url: string
  readonly epoch: number
}

export interface StreamModeInput {
  /** Line that the visitor chose last; cdn by default (LIVE-02). */
  wanted: Line
  /** Lines that this browser and this engine can play. */
  canRtc: boolean
  canCdn: boolean
  /** The visitor is host, funder or guest on stage when the player opens: only rtc. */
  startsOnStage: boolean
  playlist: Playlist | null
}

export interface StreamModeContext extends StreamModeInput {
  /** Lost lines in a row. */
  failures: number
  /** Why it is not the line that was wanted. */
  reason: LineReason | null
}

export type CdnSignal =
  | { type: 'cdn.loading' }
  | { type: 'cdn.playing' }
  | { type: 'cdn.stalled' }
  | { type: 'cdn.failed' }
export type RtcSignal =
  | { type: 'rtc.connected' }
  | { type: 'rtc.reconnecting' }
  /** Given up by the adapter. */
  | { type: 'rtc.down'; fault: MediaFault }

export type StreamModeEvent =
  | CdnSignal
  | RtcSignal
  | { type: 'line.choose'; line: Line }
  | { type: 'line.retry' }
  /** By the server: the seats for rtc are taken, the connection is too weak, or this room has no cdn line. */
  | { type: 'line.hinted'; line: Line; reason: LineReason }
  | { type: 'stage.entered' }
  | { type: 'stage.left' }
  | { type: 'playlist.changed'; playlist: Playlist | null }

export type StreamModeEmitted =
  | { type: 'line.chosen'; line: Line }
  | { type: 'line.moved'; line: Line; reason: LineReason }

export type StreamModeTag =
  | 'cdn'
  | 'rtc'
  | 'onStage'
  | 'waiting'
  | 'loading'
  | 'playing'
  | 'stalled'
  | 'reconnecting'
  | 'retrying'
  | 'unavailable'

export interface StreamModePort {
  /** Plays a playlist until the clean-up. */
  runCdn(url: string, tell: (signal: CdnSignal) => void): () => void
  /** Receives the room's media until the clean-up, which keeps what is published. */
  runRtc(tell: (signal: RtcSignal) => void): () => void
}
