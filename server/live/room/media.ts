import type { MediaPlane, Routes } from '../media/types.ts'

/** What a room asks of the media plane. */
export type RoomMedia = Pick<
  MediaPlane,
  'online' | 'offer' | 'candidate' | 'leave' | 'close' | 'on' | 'recording'
> & {
  /** `forward` false: sources are taken and reported as `published`, and nothing reaches anybody. */
  setRoutes(room: string, routes: Routes, options: { forward: boolean }): void
}
