import type { ExamplesOf } from './example.ts'
import type * as ownAccount from './ownAccount.ts'

export const ownAccountExamples: ExamplesOf<typeof ownAccount> = {
  getOwnAccount: { sample: {}, answer: (say) => account(say) },
  saveOwnProfile: {
    sample: { nickname: '林知远', search_field: '2', need_submission_service: 0 },
    answer: (say) => account(say),
  },
  setAvatar: { sample: { avatar: '' }, answer: (say) => ({ ...account(say), avatar: '' }) },
  sendOldContactCode: {
    sample: { kind: 'phone' },
    answer: () => ({ resend_after: 60, expires_in: 300 }),
  },
  proveOldContact: {
    sample: { kind: 'phone', code: '123456' },
    answer: () => ({ proof: 'p'.repeat(60) }),
  },
  sendNewPhoneCode: {
    sample: { mobile: '13900139000', country_code: '86' },
    answer: () => ({ resend_after: 60, expires_in: 300 }),
  },
  changePhone: {
    sample: { mobile: '13900139000', country_code: '86', code: '123456', proof: 'p'.repeat(60) },
    answer: (say) => ({ ...account(say), phone: '+86 139****9000' }),
  },
  changeEmail: {
    sample: { email: 'lin.new@example.org', code: '123456', proof: 'p'.repeat(60) },
    answer: (say) => ({ ...account(say), email: 'l***@example.org' }),
  },
  changePassword: {
    sample: { current: 'old-password', password: 'new-password', password_again: 'new-password' },
    answer: (say) => account(say),
  },
  sendPasswordCode: {
    sample: { mobile: '13800138000', country_code: '86' },
    answer: () => ({ resend_after: 60, expires_in: 300 }),
  },
  resetPassword: {
    sample: {
      mobile: '13800138000',
      country_code: '86',
      code: '123456',
      password: 'new-password',
      password_again: 'new-password',
      agreed: 1,
    },
    answer: () => null,
  },
  bindWechat: {
    sample: { scene_str: 'sceneforthisaccount000' },
    answer: (say) => ({ ...account(say), has_wechat: true }),
  },
  unbindWechat: { sample: {}, answer: (say) => ({ ...account(say), has_wechat: false }) },
  askExport: {
    sample: {},
    answer: (say) => ({
      ...account(say),
      data_export: { asked_at: '2026-11-21T02:00:00.000Z', until: null, bytes: 0 },
    }),
  },
  endOwnSession: {
    sample: { session_id: 32 },
    answer: (say) => {
      const shown = account(say)
      return { ...shown, sessions: shown.sessions.filter(({ id }) => id !== 32) }
    },
  },
}

type Account = ReturnType<(typeof ownAccountExamples)['getOwnAccount']['answer']>
const account = (say: (zh: string, en: string) => string): Account => ({
  id: 7,
  nickname: say('林知远', 'Zhiyuan Lin'),
  avatar: '',
  phone: '+86 138****8000',
  email: 'l***@example.com',
  account: 'linzhiyuan',
  has_password: true,
  has_wechat: true,
  has_factor: false,
  subjects: [11, 23],
  need_submission_service: 1,
  data_export: null,
  sessions: [
    {
      id: 31,
      device: 'Chrome · Windows',
      ip: '203.0.113.*',
      created_at: '2026-11-20T01:12:00.000Z',
      last_seen_at: '2026-11-21T01:58:00.000Z',
      is_own: true,
    },
    {
      id: 32,
      device: 'Safari · iPhone',
      ip: '198.51.100.*',
      created_at: '2026-11-12T09:30:00.000Z',
      last_seen_at: '2026-11-18T12:05:00.000Z',
      is_own: false,
    },
  ],
})
