import { videoPlaybackMachine } from './videoPlayback.machine.ts'
import type { Model } from '../shared/model.ts'

export const videoPlayback: Model<typeof videoPlaybackMachine> = {
  machine: videoPlaybackMachine,
  inputs: [{ from: 0 }],
  events: [
    { type: 'player.ready' },
    { type: 'player.played' },
    { type: 'player.paused' },
    { type: 'player.waiting' },
    { type: 'player.moved', position: 3 },
    { type: 'player.moved', position: 60 },
    { type: 'player.ended' },
    { type: 'player.failed', mediaFault: 'network' },
    { type: 'play.retry' },
  ],
  project: ({ position, kept, mediaFault }) => ({ position, kept, mediaFault }),
}
