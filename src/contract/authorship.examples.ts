import type * as authorship from './authorship.ts'
import { conference, type ExamplesOf, type Say } from './example.ts'

const token = 'fS3nqkF0d2ZbYl8mWc1vQ9Xr'

export const authorshipExamples: ExamplesOf<typeof authorship> = {
  openAuthorship: { sample: { token }, answer: (say) => named(say) },
  answerAuthorship: {
    sample: { token, answer: 'confirmed' },
    answer: (say) => ({ ...named(say), answer: 'confirmed' as const }),
  },
  answerOwnAuthorship: {
    sample: { id: 1, answer: 'confirmed' },
    answer: () => ({ answer: 'confirmed' as const }),
  },
}

const named = (say: Say) => ({
  title: say('钙钛矿薄膜的缺陷钝化', 'Passivating defects of perovskite films'),
  conference: conference.title(say),
  name: say('赵一凡', 'Zhao Yifan'),
  affiliation: say('江南大学材料学院', 'School of Materials, Jiangnan University'),
  authors: [say('林梅', 'Lin Mei'), say('赵一凡', 'Zhao Yifan')],
  answer: null,
})
