import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import type { SetupStatus, SetupStep } from '../../contract/setup.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { firstRunMachine } from './firstRun.machine.ts'

const { progress } = fixturesFor('zh').getSetup
const upTo = (...steps: SetupStep[]): SetupStatus => ({
  progress: progress === null ? null : { ...progress, done: steps },
})
const nothing = upTo()
const named = upTo('administrator', 'site')
const all = upTo('administrator', 'site', 'mail', 'payment', 'organizer')

export const firstRun: Model<typeof firstRunMachine> = {
  machine: firstRunMachine,
  inputs: [undefined],
  events: [
    done('fetchSetup', { progress: null }),
    done('fetchSetup', nothing),
    done('fetchSetup', upTo('administrator')),
    done('fetchSetup', named),
    done('fetchSetup', upTo('administrator', 'site', 'mail')),
    done('fetchSetup', upTo('administrator', 'site', 'mail', 'payment')),
    done('fetchSetup', all),
    failed('fetchSetup', callError('offline')),
    failed('fetchSetup', callError('refused', 'notFound')),
    { type: 'setup.retry' },
    { type: 'setup.claim', code: 'ABCD-EFGH-JKLM' },
    done('claimSetup', nothing),
    failed('claimSetup', callError('offline')),
    failed('claimSetup', callError('refused', 'notFound')),
    failed('claimSetup', callError('refused', 'setupTaken')),
    {
      type: 'setup.save',
      texts: { contact: 'operator@example.org', code: '123456', password: 'Symposium-2026' },
    },
    { type: 'setup.pass' },
    done('saveStep', named),
    failed('saveStep', callError('offline')),
    failed('saveStep', callError('refused', 'notFound')),
    failed('saveStep', callError('refused', 'setupTaken')),
    failed('saveStep', callError('refused', 'setupStepWrong')),
    done('passStep', all),
    failed('passStep', callError('offline')),
    failed('passStep', callError('refused', 'notFound')),
    failed('passStep', callError('refused', 'setupTaken')),
    failed('passStep', callError('refused', 'setupStepWrong')),
    { type: 'setup.finish' },
    done('finishSetup', null),
    failed('finishSetup', callError('offline')),
  ],
  project: ({ progress: known, failure }) => ({
    done: known?.done,
    failure: failure?.reason ?? failure?.kind,
  }),
}
