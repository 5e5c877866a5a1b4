import type { VideoPlaybackSnapshot } from './videoPlayback.machine.ts'

export const selectView = (snapshot: VideoPlaybackSnapshot) =>
  typeof snapshot.value === 'string' ? snapshot.value : snapshot.value.running
export const selectMediaFault = (snapshot: VideoPlaybackSnapshot) => snapshot.context.mediaFault
/** Seconds. */
export const selectPosition = (snapshot: VideoPlaybackSnapshot) => snapshot.context.position
/** True if the position differs from the saved one. */
export const selectHasMoved = ({ context }: VideoPlaybackSnapshot) => context.position !== context.kept
