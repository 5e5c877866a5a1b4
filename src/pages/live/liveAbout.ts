import type { CallOutput } from '../../contract/endpoint.ts'
import type { getLiveInfo } from '../../contract/live.ts'

/** The page's data of the live besides its room. */
export type LiveAbout = Pick<
  CallOutput<typeof getLiveInfo>,
  'conference_id' | 'cover' | 'own_title' | 'starts_at' | 'time_zone' | 'title' | 'video_id'
>
