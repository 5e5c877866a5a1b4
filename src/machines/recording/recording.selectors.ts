import type { RecordingSnapshot } from './recording.machine.ts'

export const selectIsBusy = (snapshot: RecordingSnapshot) => snapshot.hasTag('busy')
/** Null: no recording, or none yet. */
export const selectVideoId = (snapshot: RecordingSnapshot) => snapshot.context.videoId
