import type { RecordingSnapshot } from './recording.machine.ts'

export const selectIsBusy = (snapshot: RecordingSnapshot) => snapshot.hasTag('busy')
/** Null: there is none, or none yet. */
export const selectVideoId = (snapshot: RecordingSnapshot) => snapshot.context.videoId
