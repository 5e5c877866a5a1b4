export { runPlayer } from '../../services/videoPlayer.ts'

/** Ports of watching videos. */
export { createVideoService as video } from '../../services/videoService.ts'
