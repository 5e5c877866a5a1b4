import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { factorEnrolmentMachine } from './factorEnrolment.machine.ts'

const { getFactors, beginTotp, renewRecoveryCodes } = fixturesFor('zh')

export const factorEnrolment: Model<typeof factorEnrolmentMachine> = {
  machine: factorEnrolmentMachine,
  inputs: [undefined],
  events: [
    done('fetchFactors', getFactors),
    failed('fetchFactors', callError('offline')),
    done('createPasskey', '{}'),
    failed('createPasskey', callError('refused', 'passkeysFull')),
    failed('createPasskey', callError('refused', 'stepUpNeeded')),
    failed('createPasskey', callError('refused', 'freshSignInNeeded')),
    done('saveChange', { codes: null, totp: null }),
    done('saveChange', { codes: null, totp: beginTotp }),
    done('saveChange', { codes: renewRecoveryCodes.recovery_codes, totp: null }),
    failed('saveChange', callError('refused', 'factorLast')),
    failed('saveChange', callError('refused', 'stepUpNeeded')),
    failed('saveChange', callError('refused', 'freshSignInNeeded')),
    done('secondFactor', { outcome: 'verified' }),
    done('secondFactor', { outcome: 'left' }),
    { type: 'factors.retry' },
    { type: 'wish.choose', wish: { kind: 'addPasskey', name: '笔记本电脑' } },
    { type: 'wish.choose', wish: { kind: 'removePasskey', id: 3, name: '办公室笔记本电脑' } },
    { type: 'wish.choose', wish: { kind: 'beginTotp' } },
    { type: 'code.submit', code: '123456' },
    { type: 'wish.confirm' },
    { type: 'wish.dismiss' },
    { type: 'codes.keep' },
    { type: 'login.again' },
  ],
  project: ({ factors, wish, answer, totp, codes, failure }) => ({
    isKnown: factors !== null,
    wish: wish?.kind,
    isAnswered: answer !== null,
    hasTotp: totp !== null,
    hasCodes: codes !== null,
    reason: failure?.reason,
  }),
}
