import { credentialLoginMachine } from './credentialLogin.machine.ts'
import { callError, loginResult } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const credentialLogin: Model<typeof credentialLoginMachine> = {
  machine: credentialLoginMachine,
  inputs: [undefined],
  events: [
    {
      type: 'login.submit',
      credentials: { method: 'password', account: '13800138000', password: 'secret-1', country_code: '86' },
    },
    done('requireConsent', true),
    done('requireConsent', false),
    failed('requireConsent', new Error('the gate is gone')),
    done('logIn', loginResult),
    failed('logIn', callError('refused', 'accountOrPasswordWrong')),
    elapsed('settle', 'credentialLogin.pausing'),
  ],
  project: ({ failure }) => failure !== null,
}
