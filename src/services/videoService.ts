import { getVideo, openVideo, saveVideoPosition } from '../contract/video.ts'
import type { Api } from './api.ts'

interface Deps {
  api: Api
  /** Milliseconds since 1970. */
  now(): number
}

/** Service for watching a video; satisfies the ports of its machines. */
export const createVideoService = ({ api, now }: Deps) => {
  /** By video: offset of this device's clock from the server's (milliseconds). */
  const ahead = new Map<number, number>()

  return {
    fetchVideo: (id: number, signal: AbortSignal) => api.call(getVideo, { video_id: id }, { signal }),

    openVideo: async (id: number, signal: AbortSignal) => {
      const { playlist, position, free_left, opened_at } = await api.call(
        openVideo,
        { video_id: id },
        { signal },
      )
      ahead.set(id, Date.parse(opened_at) - now())
      return { playlist, position, freeLeft: free_left }
    },

    /** Fire and forget: a later call makes up for a failed one. `leaving`: the page may be gone before the answer. */
    keepPosition: (id: number, position: number, leaving = false): void => {
      const at = new Date(now() + (ahead.get(id) ?? 0)).toISOString()
      api
        .call(saveVideoPosition, { video_id: id, position, at }, { keepalive: leaving })
        .catch(() => undefined)
    },
  }
}
