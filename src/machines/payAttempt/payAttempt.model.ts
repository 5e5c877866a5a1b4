import { payAttemptMachine } from './payAttempt.machine.ts'
import {
  payment,
  failedPayment,
  reviewedPayment,
  transferPayment,
} from '../../../mocks/samples/payPayloads.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const payAttempt: Model<typeof payAttemptMachine> = {
  machine: payAttemptMachine,
  inputs: [{ payment }, { payment: transferPayment }, { payment: reviewedPayment }],
  events: [
    elapsed('poll', 'payAttempt.open.scanning'),
    elapsed('seldom', 'payAttempt.open.transferring'),
    elapsed('seldom', 'payAttempt.open.reviewing'),
    elapsed('poll', 'payAttempt.open.retrying'),
    { type: 'attempt.ask' },
    done('getPayment', { ...payment, order_state: 'to_be_paid' }),
    done('getPayment', { ...reviewedPayment, order_state: 'to_be_paid' }),
    done('getPayment', {
      ...transferPayment,
      version: 2,
      reason: '看不清金额',
      order_state: 'to_be_paid',
    }),
    done('getPayment', { ...payment, state: 'confirmed', order_state: 'paid' }),
    done('getPayment', { ...payment, state: 'confirmed', order_state: 'completed' }),
    done('getPayment', { ...payment, state: 'confirmed', order_state: 'closed' }),
    done('getPayment', { ...payment, state: 'abandoned', order_state: 'to_be_paid' }),
    done('getPayment', { ...failedPayment, order_state: 'to_be_paid' }),
    failed('getPayment', callError('refused', 'notFound')),
    failed('getPayment', callError('offline')),
    { type: 'page.hidden' },
    { type: 'page.shown' },
    { type: 'attempt.abandon', key: 'k-9' },
    done('abandonPayment'),
    failed('abandonPayment', callError('refused', 'paymentConfirmed')),
  ],
  project: ({ payment: { method, state }, failure, outcome }) => [method, state, failure !== null, outcome],
}
