export interface RecordingInput {
  /** Of the recording, as far as it was known when the page came. */
  videoId: number | null
}

export interface RecordingContext extends RecordingInput {
  /** How often it was asked for. */
  asked: number
}

export type RecordingEvent = { type: 'recording.ask' }
export type RecordingTag = 'busy'

/** What the flow needs of the world; `actorsOf` asks for it. @public */
export interface RecordingPort {
  /** Its video; null: there is none yet. Rejects with `CallError`. */
  askRecording(signal: AbortSignal): Promise<number | null>
}
