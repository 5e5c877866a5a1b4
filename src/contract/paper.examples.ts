import { conference, onePage, type ExamplesOf, type Say } from './example.ts'
import type * as paper from './paper.ts'
import { emptyPaper, type PaperForm } from './paperForm.ts'
import type { PaperStepName, stepActors } from './paperWords.ts'

const written = (): PaperForm => ({
  ...emptyPaper,
  title: '钙钛矿薄膜的缺陷钝化',
  abstract: '报道一种适用于大面积薄膜的钝化方法，器件在连续光照一千小时后仍保持初始效率的百分之九十五。',
  keywords: ['钙钛矿', '缺陷钝化'],
  authors: [
    {
      name: '林梅',
      eng_name: 'Lin Mei',
      affiliation: '江南大学材料学院',
      eng_affiliation: 'School of Materials, Jiangnan University',
      email: 'linmei@example.org',
      orcid: '0000-0002-1825-0097',
    },
  ],
  conflicts_declared: true,
})

export const paperExamples: ExamplesOf<typeof paper> = {
  getSubmission: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      conference_id: 1,
      conference: conference.title(say),
      deadline: '2026-12-01T15:59:59.000Z',
      time_zone: 'Asia/Shanghai',
      refusal: null,
      drafts: [card(say)],
    }),
  },
  beginPaper: {
    sample: { conference_id: 1, key: 'k' },
    answer: (say) => ({ ...own(say), title: '', form: emptyPaper, form_version: 0, files: [] }),
  },
  listPapers: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({ list: [card(say), decided(say)], ...onePage(2) }),
  },
  getPaper: {
    sample: { id: 1 },
    answer: (say) => own(say),
  },
  suggestConflicts: {
    sample: { id: 1 },
    answer: () => ({
      list: [
        { id: 1, name: '江南大学材料学院', kind: 'institution', author: '林梅' },
        { id: 2, name: '王磊，江南大学', kind: 'coauthor', author: '林梅' },
      ],
      ...onePage(2),
    }),
  },
  savePaper: {
    sample: { id: 1, form_version: 0, form: JSON.stringify(emptyPaper), response: '' },
    answer: () => ({ form_version: 4 }),
  },
  submitPaper: {
    sample: { id: 1, version: 0, form_version: 0, key: 'k', form: JSON.stringify(written()) },
    answer: (say) => submitted(say),
  },
  amendPaper: {
    sample: { id: 1, version: 1, form_version: 4, key: 'k', form: JSON.stringify(written()) },
    answer: (say) => ({ ...submitted(say), version: 2 }),
  },
  resubmitPaper: {
    sample: {
      id: 1,
      version: 0,
      form_version: 0,
      key: 'k',
      form: JSON.stringify(written()),
      response: '已按意见逐条修改。',
    },
    answer: (say) => ({ ...submitted(say), state: 'second_review.active', version: 4, round: 2 }),
  },
  finalizePaper: {
    sample: { id: 1, version: 0, key: 'k', form: JSON.stringify(written()) },
    answer: (say) => ({
      ...submitted(say),
      state: 'first_review.accepted',
      version: 4,
      round: 1,
      last_decision: 'accept' as const,
      has_final: true,
      final: null,
    }),
  },
  withdrawPaper: {
    sample: { id: 1, version: 1, key: 'k', confirmation: 'withdraw', reason: '实验有误，需重做' },
    answer: (say) => withdrawn(say),
  },
  revivePaper: {
    sample: { id: 1, version: 2, key: 'k' },
    answer: (say) => ({ ...submitted(say), version: 3 }),
  },
  uploadPaperFile: {
    sample: { id: 1, kind: 'pdf', name: 'paper.pdf', content: 'data:application/pdf;base64,JVBERi0xLjQK' },
    answer: () => file(),
  },
}

const card = (say: Say) => ({
  id: 1,
  is_own: true,
  own_answer: null,
  state: 'draft',
  version: 0,
  title: '钙钛矿薄膜的缺陷钝化',
  conference_id: 1,
  conference: conference.title(say),
  round: 0,
  last_decision: null,
  deadline: '2026-12-01T15:59:59.000Z',
  revision_due_at: null,
  rebuttal_due_at: null,
  final_due_at: null,
  order: null,
  has_final: false,
  time_zone: 'Asia/Shanghai',
  at: '2026-11-20T02:00:00.000Z',
})

const decided = (say: Say) => ({
  ...card(say),
  id: 2,
  state: 'first_review.awaiting_revision',
  version: 3,
  title: say('固态电解质的界面稳定性', 'Interface stability of solid electrolytes'),
  round: 1,
  last_decision: 'major_revision' as const,
  revision_due_at: '2026-12-12T15:59:59.000Z',
})

const file = () => ({
  id: 1,
  kind: 'pdf' as const,
  name: 'paper.pdf',
  bytes: 1_482_240,
  round: 0,
  names: [],
  at: '2026-11-20T02:00:00.000Z',
})

const own = (say: Say) => ({
  ...card(say),
  form: written(),
  form_version: 3,
  response: '',
  submitted: null,
  files: [file()],
  decisions: [],
  reason: null,
  editing: 'draft' as const,
  final: null,
  has_unsent: false,
  author_answers: [null, 'confirmed' as const],
  is_open: true,
  is_blind: true,
  rebuttal: null,
  history: [step('begun', 'author', '2026-11-18T02:00:00.000Z')],
})

const submitted = (say: Say) => ({
  ...own(say),
  state: 'administrator_review.active',
  version: 1,
  files: [file(), { ...file(), id: 2, kind: 'doc' as const, name: 'paper.docx', bytes: 612_000 }],
  editing: null,
  history: [...own(say).history, step('submitted', 'author', '2026-11-20T02:00:00.000Z')],
})

const withdrawn = (say: Say) => ({
  ...submitted(say),
  state: 'administrator_review.withdrawn',
  version: 2,
  reason: '实验有误，需重做',
  history: [
    ...submitted(say).history,
    step('withdrawn', 'author', '2026-11-21T02:00:00.000Z', '实验有误，需重做'),
  ],
})

const step = (name: PaperStepName, by: (typeof stepActors)[number], at: string, reason = '') => ({
  step: name,
  by,
  decision: null,
  reason,
  at,
})
