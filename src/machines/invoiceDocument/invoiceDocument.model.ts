import { invoiceDocumentMachine } from './invoiceDocument.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import type { Model } from '../shared/model.ts'

/** Walks tell events apart by their JSON, and that of every file is the same. */
const named = (name: string) => Object.assign(new File(['some bytes'], name), { toJSON: () => name })

const number = '26117000000012345678'
const taken = callError('refused', 'numberTaken').detail

export const invoiceDocument: Model<typeof invoiceDocumentMachine> = {
  machine: invoiceDocumentMachine,
  inputs: [{ invoiceId: 17 }],
  events: [
    { type: 'file.choose', file: named('invoice.pdf') },
    { type: 'file.choose', file: named('invoice.jpg') },
    { type: 'document.send', number, version: 2, key: 'key-1' },
    { type: 'document.stop' },
    { type: 'document.progressed', share: 0.4 },
    { type: 'document.finished' },
    { type: 'document.failed', failure: callError('offline').detail },
    { type: 'document.failed', failure: callError('refused', 'fileContentWrong').detail },
    { type: 'document.failed', failure: { ...taken, field: 'number' } },
    { type: 'document.failed', failure: callError('refused', 'versionConflict').detail },
  ],
  project: ({ file, failure }) => ({ file: file?.name, failure: failure?.reason ?? failure?.kind }),
}
