import type { PaymentFacts } from '../../../contract/facts.ts'
import { paymentMachine } from './payment.machine.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'

const fresh: PaymentFacts = {
  method: 'sandbox',
  amount: 88_000,
  confirmedAmount: null,
  hasVoucher: false,
  reason: null,
}

export const payment: Model<typeof paymentMachine> = {
  machine: paymentMachine,
  inputs: [fresh, { ...fresh, method: 'transfer' }],
  events: [
    learned({ hasVoucher: true }),
    learned({ hasVoucher: false }),
    { type: 'payment.confirm', amount: fresh.amount },
    { type: 'payment.confirm', amount: fresh.amount - 1 },
    { type: 'payment.fail', reason: '余额不足' },
    { type: 'payment.fail', reason: '' },
    { type: 'payment.abandon' },
    { type: 'payment.submit' },
    { type: 'payment.accept' },
    { type: 'payment.return', reason: '凭证不清晰' },
    { type: 'payment.return', reason: '' },
  ],
  project: ({ method, hasVoucher }) => ({ transfer: method === 'transfer', hasVoucher }),
}
