import { newConferenceMachine } from './newConference.machine.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError, draftTyped } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const newConference: Model<typeof newConferenceMachine> = {
  machine: newConferenceMachine,
  inputs: [undefined],
  events: [
    { type: 'titles.given', typed: draftTyped.titles },
    { type: 'days.given', typed: draftTyped.days },
    { type: 'place.given', typed: draftTyped.place, key: 'key-1' },
    { type: 'step.back', typed: {} },
    { type: 'form.close' },
    done('createConference', fixturesFor('zh').createConference),
    failed('createConference', callError('offline')),
    failed('createConference', callError('refused', 'organizerRejected')),
    failed('createConference', callError('refused', 'invalidCharacter', 'title')),
    failed('createConference', callError('refused', 'endsBeforeStart', 'ends_on')),
  ],
  project: ({ typed, values, failure }) => ({
    typed: Object.keys(typed).length,
    title: values?.title,
    failure: failure?.reason ?? failure?.kind,
  }),
}
