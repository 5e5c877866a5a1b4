import { recordingMachine } from '../../../src/machines/recording/recording.machine.ts'
import { callError } from '../payloads.ts'
import { done, elapsed, failed } from '../walk.ts'
import type { Model } from '../walk.ts'

export const recording: Model<typeof recordingMachine> = {
  machine: recordingMachine,
  inputs: [{ videoId: null }, { videoId: 7 }],
  events: [
    { type: 'recording.ask' },
    done('askRecording', 7),
    done('askRecording', null),
    failed('askRecording', callError('offline')),
    elapsed('pause', 'recording.waiting'),
  ],
  project: ({ asked }) => asked,
}
