import { fromPromise } from '../shared/fromPromise.ts'
import type { RecordingPort } from './recording.types.ts'

export const createRecordingActors = (port: RecordingPort) => ({
  askRecording: fromPromise<number | null, void>(({ signal }) => port.askRecording(signal)),
})
