import { writtenIn } from './writtenIn.ts'
import { mapsExample } from './mapPoint.examples.ts'
import type * as content from './conferenceContent.ts'
import { contentKinds } from './contentKinds.ts'
import type { ConferenceContent, ReleaseCard } from './conferenceContent.ts'
import { conference, type ExamplesOf, type Say } from './example.ts'
import type { RichDocument } from './richText.ts'

const first: ReleaseCard = { no: 1, at: '2026-11-20T02:30:00.000Z', by: '陈立' }

const paragraph = (text: string): RichDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const texts = {
  title: '第一轮通知',
  eng_title: 'First notice',
  body: paragraph('会议定于 2026 年 12 月 9 日至 11 日在杭州举行。'),
  eng_body: paragraph('The conference takes place in Hangzhou on 9–11 December 2026.'),
}
const view = (say: Say): ConferenceContent => ({
  ...texts,
  kind: 'notice1',
  state: 'edited',
  has_source: true,
  translation: 'current',
  released: first,
  conference_id: 1,
  conference: conference.title(say),
  id: 1,
  version: 2,
  revision: 3,
  edited: { at: '2026-11-20T03:00:00.000Z', by: '陈立' },
  translated_from: null,
  reason: null,
  releases: [first],
})
const about = { conference_id: 1, kind: 'notice1' } as const
const written = { ...texts, body: JSON.stringify(texts.body), eng_body: JSON.stringify(texts.eng_body) }
const card = (say: Say) => ({
  kind: 'notice1' as const,
  title: say(texts.title, texts.eng_title),
  at: first.at,
})

export const conferenceContentExamples: ExamplesOf<typeof content> = {
  listContents: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      conference_id: 1,
      conference: conference.title(say),
      list: contentKinds.map((kind) =>
        kind === 'notice1'
          ? {
              kind,
              state: 'edited',
              title: texts.title,
              eng_title: texts.eng_title,
              has_source: true,
              translation: 'current',
              released: first,
            }
          : {
              kind,
              state: 'edited',
              title: '',
              eng_title: '',
              has_source: false,
              translation: 'none',
              released: null,
            },
      ),
    }),
  },
  getContent: { sample: about, answer: view },
  saveContent: {
    sample: { ...about, revision: 0, ...written },
    answer: (say) => ({ ...view(say), revision: 4 }),
  },
  moveContent: {
    sample: { ...about, event: 'release', revision: 3, no: 1, key: 'release-1' },
    answer: (say) => ({
      ...view(say),
      state: 'released',
      version: 3,
      released: { ...first, no: 2 },
      releases: [{ ...first, no: 2 }, first],
    }),
  },
  getContentRelease: { sample: { ...about, no: 1 }, answer: () => ({ ...first, ...texts }) },
  getReleasedContent: {
    sample: { id: 1, kind: 'notice1' },
    answer: (say) => ({
      ...card(say),
      conference_id: 1,
      conference: conference.title(say),
      no: 1,
      ...writtenIn(say('zh', 'en'), {
        title: texts.title,
        engTitle: texts.eng_title,
        body: texts.body,
        engBody: texts.eng_body,
      }),
      maps: mapsExample,
      siblings: [card(say)],
    }),
  },
}
