import { profileMachine } from './profile.machine.ts'
import { callError, subjects } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const profile: Model<typeof profileMachine> = {
  machine: profileMachine,
  inputs: [undefined],
  events: [
    {
      type: 'profile.submit',
      answers: { group_id: 1, search_field: [11], p_search_field: [1], need_submission_service: 0 },
      completeInformation: false,
    },
    {
      type: 'profile.submit',
      answers: { group_id: 2, search_field: [], p_search_field: [], need_submission_service: 1 },
      completeInformation: true,
    },
    { type: 'profile.skip' },
    { type: 'subjects.retry' },
    done('getSubjects', subjects),
    failed('getSubjects', callError('offline')),
    done('postponeProfile'),
    failed('postponeProfile', callError('offline')),
    done('saveProfile'),
    failed('saveProfile', callError('refused', 'subjectUnknown')),
  ],
  project: ({ destination, failure }) => ({ destination, failure: failure !== null }),
}
