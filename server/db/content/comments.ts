import type { CommentPlace } from '../../../src/contract/commentWords.ts'

export interface SeedComment {
  readonly by: string
  readonly text: string
  readonly hoursAgo: number
  /** Accounts that are spoken to. */
  readonly mentions?: readonly string[]
}

interface SeedThread extends SeedComment {
  readonly place: CommentPlace
  /** In the list of headlines or videos of the demo. */
  readonly target: number
  readonly answers?: readonly SeedComment[]
}

/** Comments of demo members, each in their own language. */
export const threads: readonly SeedThread[] = [
  {
    place: 'news',
    target: 0,
    by: 'approved',
    text: '开幕式的直播很流畅。想问一下：分会场的报告也会有回放吗？',
    hoursAgo: 1.9,
    answers: [
      { by: 'organizer', text: '会的，征得报告人同意后，一周内在“视频”栏目上线。', hoursAgo: 1.6 },
      {
        by: 'approved',
        text: '@学会秘书处 太好了，谢谢！',
        mentions: ['organizer'],
        hoursAgo: 1.5,
      },
      {
        by: 'reviewing',
        text: 'Will the recordings have English subtitles, too?',
        hoursAgo: 1.2,
      },
    ],
  },
  {
    place: 'news',
    target: 0,
    by: 'rejected',
    text: 'Greetings from Lisbon 👩‍🔬 The plenary on protein design was excellent.',
    hoursAgo: 0.8,
  },
  {
    place: 'news',
    target: 3,
    by: 'approved',
    text: '第三条最实用：按页码和行号标出改动，审稿人复核起来快得多。',
    hoursAgo: 150,
    answers: [
      {
        by: 'reviewing',
        text: 'Agreed. I also attach a version with every change marked.',
        hoursAgo: 120,
      },
    ],
  },
  {
    place: 'video',
    target: 0,
    by: 'reviewing',
    text: '12 分钟左右的那张对比图能否提供原始数据的链接？',
    hoursAgo: 40,
    answers: [{ by: 'organizer', text: '已转告报告人，稍后在本页补充。', hoursAgo: 30 }],
  },
  {
    place: 'video',
    target: 0,
    by: 'rejected',
    text: 'Very clear introduction. Thank you for sharing the slides.',
    hoursAgo: 22,
  },
]
