import { session, type ExamplesOf } from './example.ts'
import type * as setup from './setup.ts'

const progress = () => ({
  done: ['administrator' as const, 'site' as const],
  site: { name: '学术会议', eng_name: 'Symposium', languages: 'zh,en' as const },
  mail: { name: 'smtp', is_ready: false, missing: ['SMTP_URL', 'SMTP_FROM'] },
  payment: [
    { name: 'alipay', is_ready: false, missing: ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY'] },
    { name: 'transfer', is_ready: true, missing: [] },
  ],
})
const status = () => ({ progress: progress() })

export const setupExamples: ExamplesOf<typeof setup> = {
  getSetup: { sample: {}, answer: status },
  claimSetup: {
    sample: { code: 'ABCD-EFGH-JKLM' },
    answer: () => ({ progress: { ...progress(), done: [] } }),
  },
  setupAdministrator: {
    sample: { contact: '13800138000', country_code: '86', code: '123456', password: 'Symposium-2026' },
    answer: session,
  },
  setupSite: { sample: { name: '学术会议', eng_name: 'Symposium', languages: 'zh,en' }, answer: status },
  sendTestMail: {
    sample: { to: 'operator@example.org' },
    answer: () => ({ progress: { ...progress(), done: ['administrator', 'site', 'mail'] } }),
  },
  inviteOrganizer: {
    sample: { contact: 'organizer@example.org', country_code: '86' },
    answer: () => ({
      progress: { ...progress(), done: ['administrator', 'site', 'mail', 'payment', 'organizer'] },
    }),
  },
  passSetupStep: {
    sample: { step: 'payment' },
    answer: () => ({ progress: { ...progress(), done: ['administrator', 'site', 'mail', 'payment'] } }),
  },
  finishSetup: { sample: {}, answer: () => null },
}
