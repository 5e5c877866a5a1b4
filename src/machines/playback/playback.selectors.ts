import type { PlaybackSnapshot } from './playback.machine.ts'

/** What the player shows over the picture. */
export const selectView = (snapshot: PlaybackSnapshot) => {
  if (snapshot.matches({ watching: 'playing' })) return 'playing'
  if (snapshot.matches('watching')) return 'starting'
  if (snapshot.matches('paused')) return 'paused'
  if (snapshot.matches('blocked')) return 'blocked'
  return snapshot.matches('failed') ? 'failed' : 'waiting'
}
export const selectFault = (snapshot: PlaybackSnapshot) => snapshot.context.fault
