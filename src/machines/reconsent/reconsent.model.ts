import { pendingAgreement } from '../../../mocks/samples/consents.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { reconsentMachine } from './reconsent.machine.ts'

const pending = [pendingAgreement((zh) => zh)]

export const reconsent: Model<typeof reconsentMachine> = {
  machine: reconsentMachine,
  inputs: [undefined],
  events: [
    done('fetchConsents', pending),
    done('fetchConsents', []),
    failed('fetchConsents', callError('offline')),
    done(
      'giveConsent',
      pending.map((each) => ({ ...each, version: each.version + 1 })),
    ),
    done('giveConsent', []),
    failed('giveConsent', callError('offline')),
    { type: 'consent.needed' },
    { type: 'consent.changed' },
    { type: 'consent.accept' },
    { type: 'consent.decline' },
  ],
  project: ({ pending: asked, failure }) => ({ version: asked[0]?.version ?? 0, failure: failure?.kind }),
}
