import { conference, onePage, type ExamplesOf, type Say } from './example.ts'
import type * as presentation from './presentation.ts'

export const presentationExamples: ExamplesOf<typeof presentation> = {
  listPresentations: {
    sample: { kind: 'oral', page: 1, page_size: 12 },
    answer: (say) => ({ list: [withFile(say), without(say)], ...onePage(2) }),
  },
  uploadPresentation: {
    sample: {
      id: 1,
      kind: 'oral',
      name: 'talk.pptx',
      content:
        'data:application/vnd.openxmlformats-officedocument.presentationml.presentation;base64,UEsDBAo=',
    },
    answer: (say) => ({
      ...withFile(say),
      current: { ...newest(), id: 9, name: 'talk.pptx', at: '2026-11-21T02:00:00.000Z' },
      earlier: [newest(), older()],
    }),
  },
  removePresentation: {
    sample: { id: 1, kind: 'oral', file_id: 3 },
    answer: (say) => ({ ...withFile(say), current: null, earlier: [newest(), older()] }),
  },
  restorePresentation: {
    sample: { id: 1, kind: 'oral', file_id: 3 },
    answer: (say) => withFile(say),
  },
}

const newest = () => ({
  id: 3,
  name: '缺陷钝化-报告终稿.pptx',
  bytes: 1_482_240,
  at: '2026-11-20T02:00:00.000Z',
})

const older = () => ({ id: 2, name: '缺陷钝化-报告初稿.ppt', bytes: 96_256, at: '2026-11-18T02:00:00.000Z' })

const withFile = (say: Say) => ({
  id: 1,
  title: '钙钛矿薄膜的缺陷钝化',
  conference_id: 1,
  conference: conference.title(say),
  is_open: true,
  current: newest(),
  earlier: [older()],
})

const without = (say: Say) => ({
  ...withFile(say),
  id: 2,
  title: say('固态电解质的界面稳定性', 'Interface stability of solid electrolytes'),
  current: null,
  earlier: [],
})
