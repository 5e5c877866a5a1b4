import type { ExamplesOf } from './example.ts'
import type * as video from './video.ts'

export const videoExamples: ExamplesOf<typeof video> = {
  getVideo: {
    sample: { video_id: 2 },
    answer: (say) => ({
      id: 1,
      title: say('如何写好一篇综述', 'Writing a good review article'),
      speaker: say('王思齐 副教授', 'Assoc. Prof. Siqi Wang'),
      duration: 2710,
      views: 12840,
      cover: '',
      published_at: '2026-11-10T02:00:00.000Z',
      is_free: true,
      has_recording: true,
      live_id: 5,
      collected: false,
      member: { unlocked: false, position: 0, free_left: 7 },
    }),
  },
  openVideo: {
    sample: { video_id: 2 },
    answer: () => ({
      playlist: '/sample/47.m3u8',
      position: 0,
      free_left: 6,
      opened_at: '2026-11-21T02:00:00.000Z',
    }),
  },
  saveVideoPosition: {
    sample: { video_id: 2, position: 60, at: '2026-11-21T02:00:00.000Z' },
    answer: () => ({ position: 60 }),
  },
}
