import { streamModeMachine } from './streamMode.machine.ts'
import type { StreamModeInput } from './streamMode.types.ts'
import { elapsed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const playlist = { url: '/hls/5/1/index.m3u8', epoch: 1 }

export const streamModeStart: StreamModeInput = {
  wanted: 'cdn',
  canRtc: true,
  canCdn: true,
  startsOnStage: false,
  playlist,
}

export const streamMode: Model<typeof streamModeMachine> = {
  machine: streamModeMachine,
  inputs: [
    streamModeStart,
    { ...streamModeStart, wanted: 'rtc' },
    { ...streamModeStart, playlist: null },
    { ...streamModeStart, startsOnStage: true },
    { ...streamModeStart, canRtc: false, canCdn: false, playlist: null },
  ],
  events: [
    { type: 'line.choose', line: 'rtc' },
    { type: 'line.choose', line: 'cdn' },
    { type: 'line.retry' },
    { type: 'line.hinted', line: 'cdn', reason: 'rtcFull' },
    { type: 'line.hinted', line: 'rtc', reason: 'noH264' },
    { type: 'stage.entered' },
    { type: 'stage.left' },
    { type: 'playlist.changed', playlist },
    { type: 'playlist.changed', playlist: { ...playlist, epoch: 2 } },
    { type: 'playlist.changed', playlist: null },
    { type: 'cdn.loading' },
    { type: 'cdn.playing' },
    { type: 'cdn.stalled' },
    { type: 'cdn.failed' },
    { type: 'rtc.connected' },
    { type: 'rtc.reconnecting' },
    { type: 'rtc.down', fault: 'iceFailed' },
    elapsed('retry', 'streamMode.cdn.retrying'),
    elapsed('retry', 'streamMode.rtc.connection.retrying'),
  ],
  project: ({ wanted, canRtc, canCdn, playlist: list, failures }) => ({
    wanted,
    canRtc,
    canCdn,
    epoch: list?.epoch,
    failures: Math.min(failures, 2),
  }),
}
