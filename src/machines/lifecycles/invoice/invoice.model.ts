import type { InvoiceFacts } from '../../../contract/facts.ts'
import { invoiceMachine } from './invoice.machine.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'

const fresh: InvoiceFacts = {
  amount: 88_000,
  orderPaid: true,
  hasOpenRefund: false,
  returnReason: null,
  number: null,
  document: null,
}

export const invoice: Model<typeof invoiceMachine> = {
  machine: invoiceMachine,
  inputs: [fresh, { ...fresh, amount: 0 }],
  events: [
    learned({ orderPaid: true, hasOpenRefund: false }),
    learned({ orderPaid: true, hasOpenRefund: true }),
    learned({ orderPaid: false, hasOpenRefund: false }),
    { type: 'invoice.request' },
    { type: 'invoice.edit' },
    { type: 'invoice.withdraw' },
    { type: 'invoice.pickUp' },
    { type: 'invoice.return', reason: '税号与抬头不符' },
    { type: 'invoice.return', reason: '' },
    { type: 'invoice.attach', number: '26117000000012345678' },
    { type: 'invoice.issue' },
    { type: 'invoice.reverse', reason: '抬头有误' },
    { type: 'invoice.reverse', reason: '' },
  ],
  project: ({ amount, orderPaid, hasOpenRefund, document }) => ({
    free: amount === 0,
    orderPaid,
    hasOpenRefund,
    hasDocument: document !== null,
  }),
}
