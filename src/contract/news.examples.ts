import type { ExamplesOf } from './example.ts'
import type * as news from './news.ts'

export const newsExamples: ExamplesOf<typeof news> = {
  getNews: {
    sample: { id: 2 },
    answer: (say) => ({
      id: 2,
      title: say('如何回复评审意见：五条建议', 'Answering reviewers: five pieces of advice'),
      summary: say(
        '逐条回应、标明改动、保持礼貌，让修改稿更快被接受。',
        'Answer point by point, mark the changes, stay polite.',
      ),
      published_at: '2026-11-13T02:00:00.000Z',
      cover: '/covers/page.svg',
      content: say(
        '<p>收到评审意见后，先通读一遍，再逐条回复。</p><ol><li>先致谢，再回应。</li><li>逐条引用意见。</li><li>指明修改所在的页与行。</li></ol><h2>不同意时</h2><p>给出证据，并请同事通读一遍。</p>',
        '<p>Read the whole report first, then answer point by point.</p><ol><li>Thank first, then answer.</li><li>Quote every point.</li><li>Say on which page and line it changed.</li></ol><h2>When you disagree</h2><p>Give evidence, and let a colleague read it.</p>',
      ),
      minutes: 2,
      previous: { id: 1, title: say('青年学者参会资助计划启动', 'Travel grants for young scholars') },
      next: { id: 3, title: say('电子发票全面上线', 'E-invoices for every paid order') },
      related: [
        {
          id: 4,
          title: say('能源材料论坛征稿进入最后阶段', 'Last days to submit to the Forum on Energy Materials'),
          summary: say(
            '征稿即将截止，录用论文的作者可免费报名参会。',
            'The call closes in a few days; authors of accepted papers register free of charge.',
          ),
          published_at: '2026-11-20T02:00:00.000Z',
          cover: '/covers/lattice.svg',
        },
      ],
      collected: false,
    }),
  },
}
