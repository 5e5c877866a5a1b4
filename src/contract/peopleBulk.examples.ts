import type { ExamplesOf, Say } from './example.ts'
import type * as bulk from './peopleBulk.ts'

const filter = {
  q: 'linmei',
  state: 'paid',
  types: '1,2',
  tags: '3',
  signed_in: 'yes',
  signed_on: '2026-12-09',
  answer: '17:o2',
  paper: 'none',
} as const
const wish = {
  conference_id: 1,
  ...filter,
  ids: '21,20',
  kind: 'tag',
  tag: '特邀报告',
  type: 0,
  reason: '',
} as const

const action = (say: Say) => ({
  id: 7,
  kind: 'tag' as const,
  tag: say('特邀报告', 'Invited speaker'),
  reason: '',
  by: say('陈立', 'Chen Li'),
  at: '2026-11-20T02:00:00.000Z',
  total: 2,
  done: 2,
  refused: 0,
  undone: 0,
  kept: 0,
  left: 0,
  undo_until: '2026-11-21T02:00:00.000Z',
  undone_at: null,
  can_undo: true,
})

export const peopleBulkExamples: ExamplesOf<typeof bulk> = {
  previewBulk: {
    sample: wish,
    answer: () => ({ total: 3, changes: 2, same: 1, exceptions: [], is_undoable: true, until: 21 }),
  },
  applyBulk: { sample: { ...wish, until: 21, key: 'k' }, answer: (say) => action(say) },
  listBulkActions: {
    sample: { conference_id: 1, after: 99, page_size: 12 },
    answer: (say) => ({
      list: [
        action(say),
        {
          ...action(say),
          id: 6,
          kind: 'cancel' as const,
          tag: '',
          reason: say('名额已满', 'No places left'),
          total: 3,
          refused: 1,
          undo_until: null,
          can_undo: false,
        },
      ],
      total: 2,
    }),
  },
  getBulkAction: { sample: { conference_id: 1, id: 7 }, answer: (say) => action(say) },
  listBulkRows: {
    sample: { conference_id: 1, id: 7, part: 'all', after: 99, page_size: 12 },
    answer: (say) => ({
      list: [
        { id: 21, no: '2026110800021', name: say('林梅', 'Lin Mei'), outcome: 'done' as const, says: '' },
        { id: 20, no: '2026110700020', name: say('周宁', 'Zhou Ning'), outcome: 'done' as const, says: '' },
      ],
      total: 2,
    }),
  },
  undoBulk: {
    sample: { conference_id: 1, id: 7, key: 'k' },
    answer: (say) => ({
      ...action(say),
      done: 0,
      undone: 2,
      undone_at: '2026-11-20T03:00:00.000Z',
      can_undo: false,
    }),
  },
  savePeopleView: {
    sample: { conference_id: 1, ...filter, name: '未签到的作者', key: 'k' },
    answer: (say) => ({
      id: 5,
      name: say('未签到的作者', 'Authors to come'),
      query: 'signed_in=no&paper=accepted',
    }),
  },
  removePeopleView: { sample: { conference_id: 1, id: 5, key: 'k' }, answer: () => null },
}
