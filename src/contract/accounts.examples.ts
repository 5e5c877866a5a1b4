import type * as accounts from './accounts.ts'
import { conference, type ExamplesOf, type Say } from './example.ts'

const act = { id: 8, reason: 'r', version: 2, key: 'k' }

export const accountsExamples: ExamplesOf<typeof accounts> = {
  findAccounts: {
    sample: { q: 'wang', role: 'organizer', locked: 0, after: 9, page_size: 12 },
    answer: (say) => ({ list: [card(say)], total: 1 }),
  },
  getAccount: { sample: { id: 8 }, answer: (say) => account(say) },
  showContact: {
    sample: { id: 8 },
    answer: () => ({ phone: '+86 15400000008', email: 'wang@example.com' }),
  },
  grantRole: {
    sample: { ...act, role: 'organizer', conference_id: 1 },
    answer: (say) => ({
      ...account(say),
      version: 3,
      roles: ['organizer', 'finance'],
      given: [...account(say).given, { role: 'finance', conference: null, since: now }],
    }),
  },
  takeRole: {
    sample: { ...act, role: 'organizer', conference_id: 1 },
    answer: (say) => ({ ...account(say), version: 3, roles: [], given: [] }),
  },
  lockAccount: {
    sample: act,
    answer: (say) => ({
      ...account(say),
      version: 3,
      is_locked: true,
      lock: { at: now, reason: say('账号被盗用', 'The account was taken over') },
      sessions: [],
    }),
  },
  unlockAccount: { sample: act, answer: (say) => ({ ...account(say), version: 4, sessions: [] }) },
  endSession: {
    sample: { ...act, session_id: 5 },
    answer: (say) => ({ ...account(say), version: 3, sessions: [] }),
  },
  resetSignIn: {
    sample: act,
    answer: (say) => ({ ...account(say), version: 3, has_password: false, sessions: [] }),
  },
}

const now = '2026-11-21T02:00:00.000Z'

const card = (say: Say) => ({
  id: 8,
  nickname: say('王老师', 'Wang'),
  phone: '+86 154****0008',
  email: 'w***@example.com',
  account: 'wang',
  roles: ['organizer' as const],
  is_locked: false,
  created_at: '2026-03-01T01:00:00.000Z',
})

const account = (say: Say) => ({
  ...card(say),
  version: 2,
  is_own: false,
  has_password: true,
  has_wechat: false,
  language: say('zh', 'en') as 'zh' | 'en',
  lock: null,
  given: [
    {
      role: 'organizer' as const,
      conference: { id: 1, title: conference.title(say) },
      since: '2026-04-01T01:00:00.000Z',
    },
  ],
  sessions: [
    {
      id: 5,
      device: 'Chrome · Windows',
      ip: '203.0.113.*',
      created_at: '2026-11-20T09:00:00.000Z',
      last_seen_at: '2026-11-21T01:00:00.000Z',
      is_own: false,
    },
    {
      id: 4,
      device: 'Safari · iPhone',
      ip: '198.51.100.*',
      created_at: '2026-11-11T09:00:00.000Z',
      last_seen_at: '2026-11-18T01:00:00.000Z',
      is_own: false,
    },
  ],
})
