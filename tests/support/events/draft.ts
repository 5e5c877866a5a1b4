import { draftMachine } from '../../../src/machines/draft/draft.machine.ts'
import { callError } from '../payloads.ts'
import { done, elapsed, failed } from '../walk.ts'
import type { Model } from '../walk.ts'

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
