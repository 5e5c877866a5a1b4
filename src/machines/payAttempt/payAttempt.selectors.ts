import type { PayAttemptSnapshot } from './payAttempt.machine.ts'

/** View of the payer: a code to scan, an account to send money to, or a voucher under review by finance. */
export const selectView = ({ context: { payment } }: PayAttemptSnapshot) => {
  if (payment.state === 'reviewing') return 'reviewing'
  return payment.method === 'transfer' ? 'transferring' : 'scanning'
}
export const selectPayment = (snapshot: PayAttemptSnapshot) => snapshot.context.payment
export const selectFailure = (snapshot: PayAttemptSnapshot) => snapshot.context.failure
export const selectIsAbandoning = (snapshot: PayAttemptSnapshot) => snapshot.hasTag('busy')
