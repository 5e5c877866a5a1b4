import { fieldRefused, fileEvents, projectFile } from '../../kinds/file/file.model.ts'
import type { Model } from '../shared/model.ts'
import { invoiceDocumentMachine } from './invoiceDocument.machine.ts'

export const invoiceDocument: Model<typeof invoiceDocumentMachine> = {
  machine: invoiceDocumentMachine,
  inputs: [undefined],
  events: [
    ...fileEvents({
      wish: { number: '26117000000012345678', version: 2 },
      good: 'invoice.pdf',
      wrong: 'invoice.jpg',
    }),
    fieldRefused('numberTaken', 'number'),
  ],
  project: projectFile,
}
