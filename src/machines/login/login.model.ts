import { loginMachine } from './login.machine.ts'
import { firstLoginResult, loginResult } from '../../../mocks/samples/payloads.ts'
import { done } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const login: Model<typeof loginMachine> = {
  machine: loginMachine,
  inputs: [
    { method: 'scan', isInvited: false },
    { method: 'quick', isInvited: false },
    { method: 'password', isInvited: false },
  ],
  events: [
    { type: 'method.choose', method: 'scan' },
    { type: 'method.choose', method: 'quick' },
    { type: 'method.choose', method: 'password' },
    done('scan', { outcome: 'identified', result: loginResult }),
    done('scan', { outcome: 'identified', result: firstLoginResult }),
    done('scan', { outcome: 'unbound', openid: 'openid-1' }),
    done('quick', loginResult),
    done('quick', firstLoginResult),
    done('password', loginResult),
    done('password', firstLoginResult),
    done('password', { ...loginResult, needs_factor: true }),
    done('secondFactor', { outcome: 'verified' }),
    done('secondFactor', { outcome: 'left' }),
    { type: 'factor.ask' },
    done('bindPhone', { outcome: 'closed' }),
    done('bindPhone', { outcome: 'bound', result: loginResult }),
    done('bindPhone', { outcome: 'bound', result: firstLoginResult }),
    done('profile', { destination: 'onward' }),
    done('profile', { destination: 'attest' }),
  ],
  project: ({ method, result, openid, destination }) => ({
    method,
    loginauth: result?.loginauth ?? null,
    needsFactor: result?.needs_factor ?? null,
    openid: openid !== null,
    destination,
  }),
}
