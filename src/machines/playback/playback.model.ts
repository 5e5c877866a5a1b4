import { LiveError } from '../../contract/room/ports.ts'
import { playbackMachine } from './playback.machine.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const playback: Model<typeof playbackMachine> = {
  machine: playbackMachine,
  inputs: [{ onAir: true }, { onAir: false }],
  events: [
    { type: 'playback.play' },
    { type: 'playback.pause' },
    { type: 'playback.blocked' },
    { type: 'stage.changed', onAir: true },
    { type: 'stage.changed', onAir: false },
    done('play'),
    failed('play', new LiveError('notAllowed', 'enter')),
    failed('play', new LiveError('failed', 'enter')),
    failed('pause', new LiveError('failed', 'enter')),
    done('resume'),
    failed('resume', new LiveError('notAllowed', 'enter')),
  ],
  project: ({ onAir }) => ({ onAir }),
}
