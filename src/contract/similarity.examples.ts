import { conference, type ExamplesOf, type Say } from './example.ts'
import { freeCharacters } from './similarity.ts'
import type * as similarity from './similarity.ts'

const abstract = '报道一种适用于大面积薄膜的钝化方法，器件在连续光照一千小时后仍保持初始效率的百分之九十五。'

export const similarityExamples: ExamplesOf<typeof similarity> = {
  getSimilarityBalance: { sample: {}, answer: () => balance(0) },
  checkSimilarity: {
    sample: { text: abstract, paper_id: 1 },
    answer: (say) => ({ report: report(say), balance: balance(abstract.length) }),
  },
  getPaperSimilarity: {
    sample: { id: 1 },
    answer: (say) => ({ parts: [{ part: 'abstract', report: report(say) }] }),
  },
}

const balance = (used: number) => ({
  free: freeCharacters,
  left: freeCharacters - used,
  renews_at: '2026-11-30T16:00:00.000Z',
})

const report = (say: Say) => ({
  percent: 61,
  papers: [
    {
      kind: 'published' as const,
      paper_id: 7,
      title: say('大面积钙钛矿薄膜的界面钝化', 'Interface passivation of large perovskite films'),
      conference_id: 1,
      conference: conference.title(say),
      percent: 44,
      passages: [
        {
          mine: {
            before: '报道一种适用于大面积薄膜的钝化方法，',
            same: '器件在连续光照一千小时后仍保持初始效率',
            after: '的百分之九十五。',
          },
          theirs: {
            before: '经该工艺处理的',
            same: '器件在连续光照一千小时后仍保持初始效率',
            after: '的九成以上。',
          },
        },
      ],
      more: 0,
    },
  ],
  unpublished: 17,
})
