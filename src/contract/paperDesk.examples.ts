import { conference, onePage, type ExamplesOf, type Say } from './example.ts'
import type * as desk from './paperDesk.ts'
import { emptyPaper, type PaperForm } from './paperForm.ts'
import { decisions } from './paperWords.ts'

export const paperDeskExamples: ExamplesOf<typeof desk> = {
  getPaperSettings: { sample: { conference_id: 1 }, answer: (say) => settings(say) },
  savePaperSettings: {
    sample: {
      conference_id: 1,
      version: 0,
      rounds: 1,
      max_rounds: 3,
      grace_minutes: 30,
      reviews_needed: 2,
      response_days: 7,
      review_days: 21,
      revision_days: 21,
      fee: 80_000,
      anonymity: 'double',
      discussion: 'on',
      rebuttal: 'off',
      rebuttal_days: 7,
      rebuttal_length: 5000,
      deadline: '2099-12-01T23:59',
      final_deadline: '',
    },
    answer: (say) => ({ ...settings(say), version: 3 }),
  },
  listPaperConferences: {
    sample: { page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          id: 1,
          title: conference.title(say),
          deadline: '2026-12-01T15:59:00.000Z',
          time_zone: 'Asia/Shanghai',
          papers: 42,
          unchecked: 3,
          prepared: 2,
        },
      ],
      ...onePage(1),
    }),
  },
  listDeskPapers: {
    sample: { conference_id: 1, filter: 'all', q: '钙钛矿', after: 99, page_size: 12 },
    answer: (say) => ({ list: [card(say), undecided(say), unchecked(say)], total: 3 }),
  },
  countDeskPapers: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      conference_id: 1,
      conference: conference.title(say),
      reviews_needed: 2,
      counts: {
        all: 3,
        check: 1,
        undecided: 1,
        prepared: 1,
        review: 2,
        revision: 0,
        accepted: 0,
        rejected: 0,
        withdrawn: 0,
        published: 0,
      },
    }),
  },
  getDeskPaper: { sample: { id: 1 }, answer: (say) => paper(say) },
  savePaperIdentifiers: {
    sample: { id: 1, version: 0, doi: '10.12345/symposium.2026.012', pages: '12–18' },
    answer: (say) => ({
      ...paper(say),
      state: 'published.accepted',
      identifiers: { doi: '10.12345/symposium.2026.012', pages: '12–18', version: 1 },
    }),
  },
  passPapers: {
    sample: { conference_id: 1, ids: '3', key: 'k' },
    answer: () => ({ results: [{ id: 3, outcome: 'passed' as const, reason: null, says: '' }] }),
  },
  prepareDecision: {
    sample: {
      id: 1,
      version: 2,
      replaces: 0,
      decision: 'minor_revision',
      letter: '请按审稿意见补充对照实验。',
      key: 'k',
    },
    answer: (say) => ({ ...paper(say), decisions: [prepared(say)], next: 'release' as const }),
  },
  previewDecisions: {
    sample: { conference_id: 1, ids: '31' },
    answer: (say) => ({
      list: [
        {
          id: 31,
          paper_id: 1,
          title: title(say),
          round: 1,
          decision: 'minor_revision' as const,
          outcome: 'minor_revision' as const,
          letter: letter(say),
          reviews: [{ number: 1, recommendation: 'minor_revision' as const, comments: comments(say) }],
          is_short: false,
        },
      ],
    }),
  },
  releaseDecisions: {
    sample: { conference_id: 1, ids: '31', reason: '', key: 'k' },
    answer: () => ({ results: [{ id: 31, outcome: 'released' as const, reason: null, says: '' }] }),
  },
}

const title = (say: Say) => say('钙钛矿薄膜的缺陷钝化', 'Passivation of Defects in Perovskite Films')
const letter = (say: Say) =>
  say('请按审稿意见补充对照实验。', 'Please add the control experiment that the reviews ask for.')
const comments = (say: Say) => say('结论可信，图 3 缺少误差棒。', 'Sound; figure 3 lacks error bars.')

const settings = (say: Say) => ({
  conference_id: 1,
  conference: conference.title(say),
  version: 2,
  rounds: 1,
  max_rounds: 3,
  grace_minutes: 30,
  reviews_needed: 2,
  response_days: 7,
  review_days: 21,
  revision_days: 21,
  fee: 80_000,
  anonymity: 'double' as const,
  discussion: 'on' as const,
  rebuttal: 'off' as const,
  rebuttal_days: 7,
  rebuttal_length: 5000,
  deadline: '2026-12-01T23:59',
  final_deadline: '2027-01-15T23:59',
  time_zone: 'Asia/Shanghai',
})

const none = { accept: 0, minor_revision: 0, major_revision: 0, rejection: 0 }

const undecided = (say: Say) => ({
  id: 2,
  state: 'first_review.active',
  version: 2,
  round: 1,
  title: say('固态电解质的界面稳定性', 'Interface stability of solid electrolytes'),
  authors: say('陈立、周宁', 'Chen Li, Zhou Ning').split(/、|, /),
  last_decision: null,
  asked: 3,
  accepted: 2,
  submitted: 2,
  tally: { ...none, accept: 1, major_revision: 1 },
  prepared: null,
  at: '2026-11-20T02:00:00.000Z',
})

const card = (say: Say) => ({
  ...undecided(say),
  id: 1,
  title: title(say),
  authors: say('林梅', 'Lin Mei').split('、'),
  tally: { ...none, minor_revision: 2 },
  prepared: {
    id: 31,
    decision: 'minor_revision' as const,
    outcome: 'minor_revision' as const,
    by: say('会务组', 'Chair'),
  },
})

const unchecked = (say: Say) => ({
  ...undecided(say),
  id: 3,
  state: 'administrator_review.active',
  version: 1,
  round: 0,
  title: say('二氧化碳电还原催化剂', 'Catalysts for the electroreduction of CO2'),
  asked: 0,
  accepted: 0,
  submitted: 0,
  tally: none,
})

const form = (): PaperForm => ({
  ...emptyPaper,
  title: '钙钛矿薄膜的缺陷钝化',
  eng_title: 'Passivation of Defects in Perovskite Films',
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

const review = (say: Say) => ({
  id: 11,
  round: 1,
  number: 1,
  reviewer: say('周宁', 'Zhou Ning'),
  email: 'zhou.ning@example.org',
  account: say('周宁', 'Zhou Ning'),
  state: 'accepted.submitted' as const,
  recommendation: 'minor_revision' as const,
  comments: comments(say),
  remarks: say('与作者无往来。', 'No contact with the authors.'),
  submitted_at: '2026-11-22T02:00:00.000Z',
  due_at: '2026-12-12T15:59:00.000Z',
})

const prepared = (say: Say) => ({
  id: 31,
  version: 0,
  round: 1,
  state: 'prepared' as const,
  decision: 'minor_revision' as const,
  outcome: 'minor_revision' as const,
  letter: letter(say),
  by: say('会务组', 'Chair'),
  at: '2026-11-23T02:00:00.000Z',
})

const paper = (say: Say) => ({
  id: 1,
  conference_id: 1,
  conference: conference.title(say),
  state: 'first_review.active',
  version: 2,
  round: 1,
  title: title(say),
  form: form(),
  before: null,
  response: '',
  files: [
    {
      id: 31,
      kind: 'pdf' as const,
      name: 'paper.pdf',
      bytes: 1_482_310,
      round: 0,
      names: [{ name: '林梅', place: 'author' as const, is_removed: true }],
      at: '2026-11-20T02:00:00.000Z',
      url: '/files/paper/31',
    },
  ],
  reviews: [
    review(say),
    {
      ...review(say),
      id: 12,
      number: null,
      reviewer: say('何敏', 'He Min'),
      email: '',
      account: say('何敏', 'He Min'),
      state: 'accepted.drafting' as const,
      recommendation: null,
      comments: '',
      remarks: '',
      submitted_at: null,
    },
  ],
  decisions: [],
  allowed: [...decisions],
  rebuttal: null,
  can_open_rebuttal: false,
  reviews_needed: 2,
  submitted: 1,
  promised: 2,
  next: 'wait' as const,
  acceptance: 'accept' as const,
  identifiers: null,
  language: 'zh' as const,
  letters: {
    accept: '您好！您的论文已被录用。',
    minor_revision: '您好！请对论文作小幅修改。',
    major_revision: '您好！请对论文作较大修改。',
    rejection: '您好！很遗憾，您的论文未被录用。',
  },
})
