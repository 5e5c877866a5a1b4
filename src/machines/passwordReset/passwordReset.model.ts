import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { passwordResetMachine } from './passwordReset.machine.ts'

export const passwordReset: Model<typeof passwordResetMachine> = {
  machine: passwordResetMachine,
  inputs: [undefined],
  events: [
    {
      type: 'reset.submit',
      wish: {
        mobile: '13800138000',
        country_code: '86',
        code: '123456',
        password: 'new-password',
        password_again: 'new-password',
        agreed: 1,
      },
    },
    done('saveReset', null),
    failed('saveReset', callError('refused', 'codeWrong')),
  ],
  project: ({ wish, failure }) => ({ isAsked: wish !== null, reason: failure?.reason }),
}
