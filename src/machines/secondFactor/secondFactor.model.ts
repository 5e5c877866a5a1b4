import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { secondFactorMachine } from './secondFactor.machine.ts'

const ways = { passkeys: 1, totp: true, recovery_left: 8 }

export const secondFactor: Model<typeof secondFactorMachine> = {
  machine: secondFactorMachine,
  inputs: [undefined],
  events: [
    done('fetchWays', ways),
    done('fetchWays', { ...ways, passkeys: 0 }),
    done('fetchWays', { passkeys: 0, totp: false, recovery_left: 1 }),
    done('fetchWays', { passkeys: 0, totp: false, recovery_left: 0 }),
    failed('fetchWays', callError('offline')),
    done('askPasskey', '{}'),
    failed('askPasskey', callError('refused', 'passkeyNone')),
    done('verify'),
    failed('verify', callError('refused', 'codeWrong')),
    failed('verify', callError('limited', 'limited')),
    elapsed('wait', 'secondFactor.blocked'),
    { type: 'ways.retry' },
    { type: 'way.choose', way: 'passkey' },
    { type: 'way.choose', way: 'totp' },
    { type: 'way.choose', way: 'recovery' },
    { type: 'way.lose' },
    { type: 'way.back' },
    { type: 'passkey.ask' },
    { type: 'passkey.stop' },
    { type: 'code.submit', code: '123456' },
    { type: 'factor.leave' },
  ],
  project: ({ ways: known, proof, failure, outcome }) => ({
    known,
    way: proof?.way,
    failure: failure?.kind,
    outcome,
  }),
}
