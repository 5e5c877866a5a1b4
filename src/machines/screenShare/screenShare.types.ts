import type { MediaFault } from '../../contract/room/ports.ts'

export interface ScreenShareContext {
  fault: MediaFault | null
}

export type ScreenShareSignal = { type: 'screen.ended' }

export type ScreenShareEvent = ScreenShareSignal | { type: 'screen.share' } | { type: 'screen.stop' }

export type ScreenShareEmitted = { type: 'screen.failed'; fault: MediaFault }

export type ScreenShareTag = 'busy'

export interface ScreenSharePort {
  /** Opens the browser's picker, then tells the room; what is picked after the abort is not shared. Rejects with `LiveError`; `cancelled` when the picker was closed. */
  startScreen(signal: AbortSignal): Promise<void>
  /** Also tells the room; safe when it ended by itself. */
  stopScreen(): Promise<void>
  /** The browser's own bar, or the end of a shared window. */
  watchScreen(tell: (signal: ScreenShareSignal) => void): () => void
}
