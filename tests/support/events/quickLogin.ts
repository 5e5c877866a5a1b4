import { quickLoginMachine } from '../../../src/machines/quickLogin/quickLogin.machine.ts'
import { loginResult } from '../payloads.ts'
import { done } from '../walk.ts'
import type { Model } from '../walk.ts'

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
