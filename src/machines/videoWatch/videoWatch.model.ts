import type { VideoDetails } from '../../contract/video.ts'
import { videoWatchMachine } from './videoWatch.machine.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const watchable: VideoDetails = {
  ...fixturesFor('zh').getVideo,
  has_recording: true,
  member: { unlocked: false, position: 0, free_left: 7 },
}
const member = { unlocked: false, position: 0, free_left: 7 }
const opened = { playlist: '/sample/47.m3u8', position: 0, freeLeft: 6 }

export const videoWatch: Model<typeof videoWatchMachine> = {
  machine: videoWatchMachine,
  inputs: [undefined],
  events: [
    done('fetchVideo', watchable),
    done('fetchVideo', { ...watchable, member: null }),
    done('fetchVideo', { ...watchable, member: { ...member, unlocked: true } }),
    done('fetchVideo', { ...watchable, member: { ...member, free_left: 0 } }),
    done('fetchVideo', { ...watchable, has_recording: false }),
    failed('fetchVideo', callError('offline')),
    done('openVideo', opened),
    done('openVideo', { ...opened, position: 754 }),
    failed('openVideo', callError('offline')),
    failed('openVideo', callError('refused', 'noFreeViews')),
    failed('openVideo', callError('refused', 'videoNotReady')),
    { type: 'watch.signIn' },
    { type: 'watch.open' },
    { type: 'watch.resume' },
    { type: 'watch.restart' },
    { type: 'watch.retry' },
  ],
  project: ({ from, failure }) => ({ from, failure: failure?.kind }),
}
