import type { VideoDetails } from '../../contract/video.ts'
import { fromPromise } from '../shared/fromPromise.ts'
import type { OpenedVideo, VideoWatchPort } from './videoWatch.types.ts'

export const createVideoWatchActors = (port: VideoWatchPort) => ({
  fetchVideo: fromPromise<VideoDetails, void>(({ signal }) => port.fetchVideo(signal)),
  openVideo: fromPromise<OpenedVideo, void>(({ signal }) => port.openVideo(signal)),
})
