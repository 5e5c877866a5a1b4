import { fromCallback } from 'xstate'

import type { PlayerSignal, VideoPlaybackPort } from './videoPlayback.types.ts'

export const createVideoPlaybackActors = (port: VideoPlaybackPort) => ({
  runPlayer: fromCallback<PlayerSignal, { from: number }>(({ input, sendBack }) =>
    port.runPlayer(input.from, sendBack),
  ),
})
