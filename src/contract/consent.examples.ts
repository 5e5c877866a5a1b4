import type * as consent from './consent.ts'
import type { ExamplesOf, Say } from './example.ts'

export const consentExamples: ExamplesOf<typeof consent> = {
  getConsents: { sample: {}, answer: () => [] },
  giveConsent: { sample: { agreement: 1, private: 1 }, answer: () => [] },
}

/** What a member is asked after the agreement has changed. */
export const pendingAgreement = (say: Say) => ({
  document: 'agreement' as const,
  version: 2,
  title: say('用户协议', 'User agreement'),
  note: say('新增退款时限的约定', 'A time limit for refunds was added'),
  at: '2026-11-20T02:30:00.000Z',
})
