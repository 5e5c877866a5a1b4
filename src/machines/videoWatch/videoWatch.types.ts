import type { Failure } from '../../contract/failure.ts'
import type { VideoDetails } from '../../contract/video.ts'

/** A video that may be played now. */
export interface OpenedVideo {
  /** Path of the playlist. */
  playlist: string
  /** Seconds; where the member stopped. */
  position: number
  freeLeft: number
}

export interface VideoWatchContext {
  video: VideoDetails | null
  opened: OpenedVideo | null
  /** Seconds; where playing begins. */
  from: number
  failure: Failure | null
}

export type VideoWatchEvent =
  | { type: 'watch.signIn' }
  /** Spends a free view. */
  | { type: 'watch.open' }
  /** Resumes at the saved position. */
  | { type: 'watch.resume' }
  /** From the beginning. */
  | { type: 'watch.restart' }
  | { type: 'watch.retry' }

export type VideoWatchEmitted = { type: 'login.wanted' }
export type VideoWatchTag = 'busy'

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface VideoWatchPort {
  /** Rejects with `CallError`. */
  fetchVideo(signal: AbortSignal): Promise<VideoDetails>
  /** Rejects with `CallError`; reasons `noFreeViews` and `videoNotReady`. */
  openVideo(signal: AbortSignal): Promise<OpenedVideo>
}
