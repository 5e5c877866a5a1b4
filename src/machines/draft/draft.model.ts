import { draftMachine } from './draft.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const draft: Model<typeof draftMachine> = {
  machine: draftMachine,
  inputs: [undefined],
  events: [
    { type: 'draft.change', texts: { name: '林梅' } },
    elapsed('quiet', 'draft.changed'),
    done('saveDraft'),
    failed('saveDraft', callError('offline')),
  ],
  project: ({ failure }) => ({ failure: failure !== null }),
}
