import { callError } from '../../../mocks/samples/payloads.ts'
import { basicsOfOthers, basicsSample, basicsValues } from '../../../mocks/samples/conferenceBasics.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { conferenceBasicsMachine } from './conferenceBasics.machine.ts'

export const conferenceBasics: Model<typeof conferenceBasicsMachine> = {
  machine: conferenceBasicsMachine,
  inputs: [{ conferenceId: 1 }],
  events: [
    done('loadBasics', basicsSample),
    done('loadBasics', basicsOfOthers),
    failed('loadBasics', callError('offline')),
    { type: 'basics.retry' },
    { type: 'basics.send', values: basicsValues },
    done('saveBasics', { ...basicsSample, ...basicsValues, version: 4 }),
    failed('saveBasics', callError('offline')),
    failed('saveBasics', callError('refused', 'versionConflict')),
    { type: 'basics.keepMine' },
    { type: 'basics.takeTheirs' },
  ],
  project: ({ basics, theirs, failure }) => ({
    version: basics?.version ?? null,
    theirs: theirs?.version ?? null,
    failure: failure?.kind,
  }),
}
