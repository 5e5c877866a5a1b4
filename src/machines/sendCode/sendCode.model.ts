import { sendCodeMachine } from './sendCode.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const sent = { resendAt: 1_760_000_060_000, now: 1_760_000_000_000 }

export const sendCode: Model<typeof sendCodeMachine> = {
  machine: sendCodeMachine,
  inputs: [{ purpose: 'login', channel: 'phone' }],
  events: [
    { type: 'code.send', target: { channel: 'phone', mobile: '13800138000', country_code: '86' } },
    { type: 'code.send', target: { channel: 'phone', mobile: '12800138000', country_code: '86' } },
    { type: 'countdown.recalled', ...sent, contact: { mobile: '13800138000', country_code: '86' } },
    done('sendCode', sent),
    failed('sendCode', callError('refused', 'codeTooSoon')),
    elapsed('resend', 'sendCode.counting'),
  ],
  project: ({ fault, failure, target }) => ({ fault, failure: failure !== null, target: target !== null }),
}
