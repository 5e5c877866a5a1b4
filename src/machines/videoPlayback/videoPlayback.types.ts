/** Why there is no picture; each has another remedy. */
export const playerFaults = ['network', 'broken', 'unsupported'] as const
export type PlayerFault = (typeof playerFaults)[number]

export interface VideoPlaybackInput {
  /** Seconds; where playing begins. */
  from: number
}

export interface VideoPlaybackContext {
  /** Seconds. */
  position: number
  /** Seconds; the last position sent for saving. */
  kept: number
  mediaFault: PlayerFault | null
}

export type PlayerSignal =
  | { type: 'player.ready' }
  | { type: 'player.played' }
  | { type: 'player.paused' }
  /** It would play, but has nothing to show yet. */
  | { type: 'player.waiting' }
  /** Whole seconds, whenever they change. */
  | { type: 'player.moved'; position: number }
  | { type: 'player.ended' }
  | { type: 'player.failed'; mediaFault: PlayerFault }

export type VideoPlaybackEvent = PlayerSignal | { type: 'play.retry' }
export type VideoPlaybackEmitted = { type: 'position.due'; position: number }
export type VideoPlaybackTag = 'busy'

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface VideoPlaybackPort {
  /** Plays from a second on until the clean-up. Begins by itself where the browser allows it. */
  runPlayer(from: number, tell: (signal: PlayerSignal) => void): () => void
}
