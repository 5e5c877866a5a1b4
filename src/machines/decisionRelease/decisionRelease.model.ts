import { callError } from '../../../mocks/samples/payloads.ts'
import { releasePreviews, releaseResults } from '../../../mocks/samples/paperDesk.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { decisionReleaseMachine } from './decisionRelease.machine.ts'

export const decisionRelease: Model<typeof decisionReleaseMachine> = {
  machine: decisionReleaseMachine,
  inputs: [{ conferenceId: 1, ids: [31] }],
  events: [
    done('previewDecisions', { list: releasePreviews }),
    done('previewDecisions', { list: [] }),
    failed('previewDecisions', callError('offline')),
    { type: 'release.retry' },
    { type: 'release.send', reason: '', key: 'key-1' },
    done('releaseDecisions', { results: releaseResults }),
    failed('releaseDecisions', callError('offline')),
    { type: 'release.close' },
  ],
  project: ({ list, results, failure }) => ({
    decisions: list.length,
    results: results.length,
    failure: failure?.kind,
  }),
}
