import { createVideoService } from '../../services/videoService.ts'
import type { OwnNeeds } from '../context.tsx'

export { runPlayer } from '../../services/videoPlayer.ts'

/** Ports of watching videos. */
export const video = (needs: OwnNeeds) => createVideoService(needs)
