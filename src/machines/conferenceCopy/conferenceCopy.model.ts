import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { conferenceCopyMachine } from './conferenceCopy.machine.ts'

const { getConferenceFile, cloneConference } = fixturesFor('zh')
const wish = {
  title: '量子信息前沿论坛 2028',
  eng_title: 'Forum on Quantum Information 2028',
  starts_on: '2028-04-29',
  parts: ['tickets', 'meals', 'hotels', 'texts', 'papers'],
} as const

export const conferenceCopy: Model<typeof conferenceCopyMachine> = {
  machine: conferenceCopyMachine,
  inputs: [{ conferenceId: 1 }, { conferenceId: null }],
  events: [
    done('loadSource', getConferenceFile.file),
    failed('loadSource', callError('offline')),
    { type: 'copy.retry' },
    {
      type: 'file.choose',
      file: new File([JSON.stringify(getConferenceFile.file)], '会议.json', { type: 'application/json' }),
    },
    done('readSource', getConferenceFile.file),
    failed('readSource', callError('refused', 'conferenceFileUnknown')),
    { type: 'copy.make', wish, key: 'key-1' },
    { type: 'copy.make', wish: null, key: 'key-1' },
    done('makeCopy', cloneConference),
    failed('makeCopy', callError('offline')),
    failed('makeCopy', callError('refused', 'organizerRejected')),
  ],
  project: ({ source, wish: sent, failure }) => ({
    hasSource: source !== null,
    isSent: sent !== null,
    failure: failure?.reason ?? failure?.kind,
  }),
}
