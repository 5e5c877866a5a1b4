import { quickLoginMachine } from './quickLogin.machine.ts'
import { loginResult } from '../../../mocks/samples/payloads.ts'
import { done } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const quickLogin: Model<typeof quickLoginMachine> = {
  machine: quickLoginMachine,
  inputs: [undefined],
  events: [
    { type: 'channel.choose', channel: 'phone' },
    { type: 'channel.choose', channel: 'email' },
    done('credentials', loginResult),
  ],
  project: ({ result }) => result !== null,
}
