import { codes } from '../../../src/contract/envelope.ts'
import type { VideoReason } from '../../../src/contract/reasons.ts'
import { freeViews } from '../../../src/contract/video.ts'
import type { MessageLanguage } from './language.ts'

/** Messages to a member when a video cannot be watched. */
export const videoMessages: Record<VideoReason, Record<MessageLanguage, string>> = {
  noFreeViews: {
    zh: `您的 ${freeViews} 次免费观看已用完`,
    en: `Your ${freeViews} free videos are used up.`,
  },
  videoLocked: { zh: '请先打开该视频', en: 'Please open the video first.' },
  videoNotReady: { zh: '该视频暂时没有可播放的录像', en: 'There is no recording of this video to play yet.' },
}

export const videoCodes: Record<VideoReason, number> = {
  noFreeViews: codes.conflict,
  videoLocked: codes.conflict,
  videoNotReady: codes.notFound,
}
