import type { PendingConsent } from '../../src/contract/consent.ts'
import type { Say } from '../../src/contract/example.ts'

/** Consent requested from a member after the agreement has changed. */
export const pendingAgreement = (say: Say): PendingConsent => ({
  document: 'agreement',
  version: 2,
  title: say('用户协议', 'User agreement'),
  note: say('新增退款时限的约定', 'A time limit for refunds was added'),
  at: '2026-11-20T02:30:00.000Z',
})
