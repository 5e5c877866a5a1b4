import { bindPhoneMachine } from './bindPhone.machine.ts'
import { loginResult } from '../../../mocks/samples/payloads.ts'
import { done } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const bindPhone: Model<typeof bindPhoneMachine> = {
  machine: bindPhoneMachine,
  inputs: [{ openid: 'openid-1' }],
  events: [{ type: 'bind.close' }, done('credentials', loginResult)],
  project: ({ result }) => result !== null,
}
