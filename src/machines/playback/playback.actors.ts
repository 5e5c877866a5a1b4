import { fromCallback } from 'xstate'

import { fromPromise } from '../shared/fromPromise.ts'
import type { PlaybackPort, PlaybackSignal } from './playback.types.ts'

export const createPlaybackActors = (port: PlaybackPort) => ({
  play: fromPromise<void, void>(() => port.play()),
  pause: fromPromise<void, void>(() => port.pause()),
  resume: fromPromise<void, void>(() => port.resume()),
  watchAutoplay: fromCallback<PlaybackSignal, void>(({ sendBack }) => port.watchAutoplay(sendBack)),
})
