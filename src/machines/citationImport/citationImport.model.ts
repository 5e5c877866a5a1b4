import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { citationImportMachine } from './citationImport.machine.ts'

export const citationImport: Model<typeof citationImportMachine> = {
  machine: citationImportMachine,
  inputs: [undefined],
  events: [
    { type: 'citation.read', text: '@article{}' },
    done('readCitation', fixturesFor('zh').readCitation),
    failed('readCitation', callError('refused', 'citationUnreadable')),
    failed('readCitation', callError('offline')),
    { type: 'citation.fill' },
  ],
  project: ({ cited, failure }) => ({ isRead: cited !== null, failure: failure?.kind }),
}
