import { newConferenceMachine } from './newConference.machine.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError, draftValues } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const newConference: Model<typeof newConferenceMachine> = {
  machine: newConferenceMachine,
  inputs: [undefined],
  events: [
    { type: 'form.submit', values: draftValues, key: 'key-1' },
    { type: 'form.close' },
    done('createConference', fixturesFor('zh').createConference),
    failed('createConference', callError('offline')),
    failed('createConference', callError('refused', 'organizerRejected')),
  ],
  project: ({ values, failure }) => ({ title: values?.title, failure: failure?.kind }),
}
