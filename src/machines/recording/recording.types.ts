export interface RecordingInput {
  /** Id of the recording, as far as it was known when the page came. */
  videoId: number | null
}

export interface RecordingContext extends RecordingInput {
  /** Number of requests so far. */
  asked: number
}

export type RecordingEvent = { type: 'recording.ask' }
export type RecordingTag = 'busy'

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface RecordingPort {
  /** Returns its video; null: no video yet. Rejects with `CallError`. */
  askRecording(signal: AbortSignal): Promise<number | null>
}
