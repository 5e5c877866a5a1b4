import { learned } from '../../../../mocks/samples/learned.ts'
import type { ConferenceContentFacts } from '../../../contract/facts.ts'
import type { Model } from '../../shared/model.ts'
import { conferenceContentMachine } from './conferenceContent.machine.ts'

const written: ConferenceContentFacts = {
  hasSource: true,
  isMissing: false,
  isStale: false,
  released: null,
  latest: 0,
  reason: null,
}

export const conferenceContent: Model<typeof conferenceContentMachine> = {
  machine: conferenceContentMachine,
  inputs: [{ ...written, hasSource: false }],
  events: [
    learned({ hasSource: true, isMissing: false, isStale: false }),
    learned({ hasSource: false, isMissing: false, isStale: false }),
    learned({ hasSource: true, isMissing: true, isStale: false }),
    learned({ hasSource: true, isMissing: false, isStale: true }),
    { type: 'content.edit' },
    { type: 'content.release' },
    { type: 'content.restore', no: 1 },
    { type: 'content.confirm' },
    { type: 'content.retire', reason: '内容已过时' },
    { type: 'content.retire', reason: '' },
    { type: 'content.revive' },
  ],
  project: ({ hasSource, isMissing, isStale, latest }) => ({
    hasSource,
    isMissing,
    isStale,
    hasReleases: latest > 0,
  }),
}
