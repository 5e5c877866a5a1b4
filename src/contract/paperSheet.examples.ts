import type { ExamplesOf } from './example.ts'
import type * as sheet from './paperSheet.ts'

export const paperSheetExamples: ExamplesOf<typeof sheet> = {
  checkSheet: {
    sample: {
      conference_id: 1,
      kind: 'decisions',
      name: 'decisions.csv',
      content: `data:text/csv;base64,${btoa('paper,decision,letter\r\n1,accept,Congratulations.\r\n')}`,
    },
    answer: () => ({ id: 1, kind: 'decisions', rows: 3, same: 1, changes: 1, faults: 1 }),
  },
  listSheetRows: {
    sample: { conference_id: 1, id: 1, part: 'all', after: 0, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 3,
          paper: '31',
          title: say('钙钛矿薄膜的缺陷钝化', 'Passivating defects of perovskite films'),
          who: '',
          change: 'decide',
          before: say('小修', 'Minor revision'),
          after: say('录用', 'Accept'),
          says: '',
          column: '',
          outcome: null,
        },
        {
          id: 4,
          paper: '32',
          title: say('固态电解质的界面稳定性', 'Interface stability of solid electrolytes'),
          who: '',
          change: 'same',
          before: say('拒稿', 'Rejection'),
          after: say('拒稿', 'Rejection'),
          says: '',
          column: '',
          outcome: null,
        },
        {
          id: 5,
          paper: '999',
          title: '',
          who: '',
          change: 'fault',
          before: '',
          after: '',
          says: say('本会议没有这个编号的论文', 'This conference has no paper with this number.'),
          column: say('论文编号', 'Paper number'),
          outcome: null,
        },
      ],
      total: 3,
    }),
  },
  applySheet: {
    sample: { conference_id: 1, id: 1 },
    answer: () => ({ done: 1, refused: 0, left: 0 }),
  },
}
