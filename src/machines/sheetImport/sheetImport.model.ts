import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { sheetImportMachine } from './sheetImport.machine.ts'

const preview = fixturesFor('zh').checkSheet
/** Files say nothing when they are serialised, and walks tell events apart by that. */
const sheet = (name: string) =>
  Object.assign(new File(['paper,decision,letter\n31,accept,OK\n'], name), { toJSON: () => name })

export const sheetImport: Model<typeof sheetImportMachine> = {
  machine: sheetImportMachine,
  inputs: [{ conferenceId: 1 }],
  events: [
    { type: 'sheet.choose', kind: 'decisions', file: sheet('decisions.csv') },
    { type: 'sheet.choose', kind: 'decisions', file: sheet('decisions.pdf') },
    done('checkSheet', preview),
    done('checkSheet', { ...preview, changes: 0, same: 2 }),
    failed('checkSheet', callError('refused', 'sheetColumnMissing')),
    failed('checkSheet', callError('offline')),
    { type: 'sheet.retry' },
    { type: 'sheet.apply' },
    done('applySheet', { done: 1, refused: 0, left: 0 }),
    done('applySheet', { done: 1, refused: 0, left: 1 }),
    failed('applySheet', callError('offline')),
    { type: 'sheet.cancel' },
  ],
  project: ({ wish, preview: read, progress, failure }) => ({
    isChosen: wish !== null,
    changes: read?.changes,
    left: progress?.left,
    failure: failure?.kind,
  }),
}
