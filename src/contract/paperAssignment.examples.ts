import { onePage, type ExamplesOf, type Say } from './example.ts'
import type * as assignment from './paperAssignment.ts'

const pasted = { conference_id: 1, list: '周启, 江南大学, zhou@uni-a.example\nnewcomer\n某老师' }

export const paperAssignmentExamples: ExamplesOf<typeof assignment> = {
  listPool: {
    sample: { conference_id: 1, page: 1, page_size: 12 },
    answer: (say) => ({ list: [member(say), guest(say)], ...onePage(2) }),
  },
  savePoolMember: {
    sample: {
      conference_id: 1,
      contact: 'zhou@uni-a.example',
      name: '周启',
      affiliation: '示例大学甲',
      load_cap: 6,
      keywords: '["钙钛矿"]',
      is_active: 1,
    },
    answer: (say) => guest(say),
  },
  removePoolMember: { sample: { conference_id: 1, reviewer_id: 1 }, answer: () => null },
  getPaperReviewers: { sample: { id: 1 }, answer: (say) => asked(say) },
  listCandidates: {
    sample: { id: 1, q: '', page: 1, page_size: 12 },
    answer: (say) => ({
      list: [
        {
          ...member(say),
          score: 80,
          matched: [say('钙钛矿', 'Perovskites')],
          excluded: [],
          is_full: false,
        },
        {
          ...guest(say),
          score: 40,
          matched: [say('缺陷', 'Defects')],
          excluded: ['affiliation'],
          is_full: false,
        },
      ],
      ...onePage(2),
    }),
  },
  inviteReviewer: {
    sample: { id: 1, reviewer_id: 1, reason: '', key: 'k' },
    answer: (say) => asked(say),
  },
  inviteByContact: {
    sample: { id: 1, contact: 'zhou@uni-a.example', name: '周启', reason: '', key: 'k' },
    answer: (say) => asked(say),
  },
  inviteAgain: {
    sample: { id: 1, key: 'k' },
    answer: (say) => asked(say),
  },
  changeInvitation: {
    sample: { id: 1, invitation_id: 1, act: 'resend', key: 'k' },
    answer: (say) => asked(say),
  },
  proposeAssignment: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      conference_id: 1,
      conference: say('2026 前沿材料国际会议', 'Frontier Materials 2026'),
      papers: [
        {
          id: 1,
          title: say('钙钛矿薄膜的缺陷钝化', 'Passivating defects of perovskite films'),
          needed: 2,
          proposed: [
            {
              reviewer_id: 1,
              name: say('许岚', 'Xu Lan'),
              score: 80,
              matched: [say('钙钛矿', 'Perovskites')],
              load: 3,
              load_cap: 6,
            },
          ],
        },
      ],
      reviewers: 2,
      proposed: 1,
      missing: 1,
      is_best: true,
    }),
  },
  applyAssignment: {
    sample: { conference_id: 1, rows: '[[1,1]]', key: 'k' },
    answer: () => ({ rows: [{ paper_id: 1, reviewer_id: 1, refusal: null }] }),
  },
  checkPoolList: { sample: pasted, answer: (say) => ({ rows: listedRows(say) }) },
  addPoolList: { sample: pasted, answer: (say) => ({ rows: listedRows(say) }) },
  getEarlierPool: {
    sample: { conference_id: 1 },
    answer: (say) => ({ conference: say('2025 前沿材料国际会议', 'Frontier Materials 2025'), missing: 12 }),
  },
  reusePool: {
    sample: { conference_id: 1 },
    answer: (say) => ({ conference: say('2025 前沿材料国际会议', 'Frontier Materials 2025'), missing: 0 }),
  },
  announceInvitation: {
    sample: { token: 'a'.repeat(43) },
    answer: (say) => ({
      conference: say('2026 前沿材料国际会议', 'Frontier Materials 2026'),
      response_due_at: '2026-11-26T15:59:59.000Z',
    }),
  },
  openInvitation: {
    sample: { token: 'a'.repeat(43) },
    answer: (say) => ({
      conference: say('2026 前沿材料国际会议', 'Frontier Materials 2026'),
      title: say('钙钛矿薄膜的缺陷钝化', 'Passivating defects of perovskite films'),
      abstract: say(
        '报道一种适用于大面积薄膜的钝化方法。',
        'We report a way to passivate defects that suits films of a large area.',
      ),
      keywords: [say('钙钛矿', 'Perovskites'), say('缺陷', 'Defects')],
      response_due_at: '2026-11-26T15:59:59.000Z',
    }),
  },
  takeInvitation: { sample: { token: 'a'.repeat(43) }, answer: () => ({ review_id: 1 }) },
}

const listedRows = (say: Say) => [
  {
    line: 1,
    contact: 'zhou@uni-a.example',
    name: say('周启', 'Zhou Qi'),
    affiliation: say('江南大学', 'Jiangnan University'),
    standing: 'address' as const,
  },
  { line: 2, contact: 'newcomer', name: '', affiliation: '', standing: 'account' as const },
  { line: 3, contact: say('某老师', 'somebody'), name: '', affiliation: '', standing: 'unknown' as const },
]

const member = (say: Say) => ({
  id: 1,
  name: say('许岚', 'Xu Lan'),
  email: 'x***@uni-b.example',
  has_account: true,
  affiliation: say('示例大学乙', 'Example University B'),
  terms: [say('钙钛矿', 'Perovskites'), say('材料科学', 'Materials science')],
  keywords: [say('钙钛矿', 'Perovskites')],
  load_cap: 6,
  load: 2,
  is_active: true,
})

const guest = (say: Say) => ({
  id: 2,
  name: say('周启', 'Zhou Qi'),
  email: 'zhou@uni-a.example',
  has_account: false,
  affiliation: say('示例大学甲', 'Example University A'),
  terms: [say('缺陷', 'Defects')],
  keywords: [say('缺陷', 'Defects')],
  load_cap: 6,
  load: 1,
  is_active: true,
})

const asked = (say: Say) => ({
  id: 1,
  conference_id: 1,
  title: say('钙钛矿薄膜的缺陷钝化', 'Passivating defects of perovskite films'),
  conference: say('2026 前沿材料国际会议', 'Frontier Materials 2026'),
  round: 1,
  is_open: true,
  needed: 2,
  promised: 2,
  reviewers: [
    {
      id: 1,
      name: say('许岚', 'Xu Lan'),
      email: 'xu@uni-b.example',
      account: 'xulan',
      state: 'accepted.reading' as const,
      version: 1,
      round: 1,
      recommendation: null,
      asked_at: '2026-11-19T02:00:00.000Z',
      response_due_at: '2026-11-26T15:59:59.000Z',
      review_due_at: '2026-12-12T15:59:59.000Z',
      submitted_at: null,
      reason: null,
    },
  ],
  invitations: [
    {
      id: 1,
      name: say('周启', 'Zhou Qi'),
      email: 'zhou@uni-a.example',
      state: 'waiting' as const,
      sent_at: '2026-11-19T02:00:00.000Z',
      response_due_at: '2026-11-26T15:59:59.000Z',
    },
  ],
  again: [],
})
