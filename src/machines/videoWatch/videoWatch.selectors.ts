import type { VideoWatchSnapshot } from './videoWatch.machine.ts'

export const selectView = (snapshot: VideoWatchSnapshot) => snapshot.value
export const selectVideo = (snapshot: VideoWatchSnapshot) => snapshot.context.video
export const selectFailure = (snapshot: VideoWatchSnapshot) => snapshot.context.failure
export const selectOpened = (snapshot: VideoWatchSnapshot) => snapshot.context.opened
/** Seconds; where playing begins. */
export const selectFrom = (snapshot: VideoWatchSnapshot) => snapshot.context.from
/** Free views that are left; null if not signed in. */
export const selectFreeLeft = ({ context: { opened, video } }: VideoWatchSnapshot) =>
  opened?.freeLeft ?? video?.member?.free_left ?? null
