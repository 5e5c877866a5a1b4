import { bindPhoneMachine } from '../../../src/machines/bindPhone/bindPhone.machine.ts'
import { loginResult } from '../payloads.ts'
import { done } from '../walk.ts'
import type { Model } from '../walk.ts'

export const bindPhone: Model<typeof bindPhoneMachine> = {
  machine: bindPhoneMachine,
  inputs: [{ openid: 'openid-1' }],
  events: [{ type: 'bind.close' }, done('credentials', loginResult)],
  project: ({ result }) => result !== null,
}
