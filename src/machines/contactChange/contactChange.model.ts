import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { contactChangeMachine } from './contactChange.machine.ts'

const { changePhone } = fixturesFor('zh')

export const contactChange: Model<typeof contactChangeMachine> = {
  machine: contactChangeMachine,
  inputs: [
    { kind: 'phone', hasOld: true },
    { kind: 'phone', hasOld: false },
  ],
  events: [
    { type: 'old.submit', code: '123456' },
    {
      type: 'new.submit',
      contact: { kind: 'phone', mobile: '13900139000', country_code: '86' },
      code: '654321',
    },
    { type: 'change.close' },
    done('proveOld', 'p1'),
    failed('proveOld', callError('refused', 'codeWrong')),
    done('saveContact', changePhone),
    failed('saveContact', callError('refused', 'contactTaken')),
    failed('saveContact', callError('refused', 'contactUnproven')),
    failed('saveContact', callError('refused', 'stepUpNeeded')),
    done('secondFactor', { outcome: 'verified' }),
    done('secondFactor', { outcome: 'left' }),
  ],
  project: ({ hasOld, proof, contact, failure, account }) => ({
    hasOld,
    isProved: proof !== null,
    isTyped: contact !== null,
    reason: failure?.reason,
    isChanged: account !== null,
  }),
}
