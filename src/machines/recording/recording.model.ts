import { recordingMachine } from './recording.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

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
