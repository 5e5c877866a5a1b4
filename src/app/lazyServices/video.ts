import { createVideoService } from '../../services/videoService.ts'
import type { LazyDeps } from '../context.tsx'

export { runPlayer } from '../../services/videoPlayer.ts'

/** Ports of watching videos. */
export const video = (needs: LazyDeps) => createVideoService(needs)
