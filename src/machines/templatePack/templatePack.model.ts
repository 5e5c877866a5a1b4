import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { templatePackMachine } from './templatePack.machine.ts'

const { getTemplatePack: own, removeTemplatePack: platform, uploadTemplatePack: stored } = fixturesFor('zh')

export const templatePack: Model<typeof templatePackMachine> = {
  machine: templatePackMachine,
  inputs: [{ conferenceId: 1 }],
  events: [
    done('loadPack', own),
    done('loadPack', platform),
    failed('loadPack', callError('offline')),
    { type: 'pack.retry' },
    { type: 'pack.stored', pack: stored },
    { type: 'pack.overtaken', failure: callError('refused', 'versionConflict').detail },
    { type: 'pack.reload' },
    { type: 'removal.ask' },
    { type: 'removal.confirm' },
    { type: 'removal.dismiss' },
    done('removePack', platform),
    failed('removePack', callError('offline')),
    failed('removePack', callError('refused', 'versionConflict')),
  ],
  project: ({ pack, failure }) => ({ isOwn: pack?.own != null, failure: failure?.reason ?? failure?.kind }),
}
