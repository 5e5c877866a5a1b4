import type { Failure } from '../../contract/failure.ts'
import { invoiceFileFault } from '../../contract/invoiceFile.ts'
import {
  choosingFile,
  failedFile,
  fileSetup,
  hasGoodFile,
  nothingChosen,
  sendingFile,
} from '../../kinds/file/file.setup.ts'
import { on } from '../../kinds/on.ts'

export interface DocumentWish {
  readonly number: string
  /** Of the invoice, as it is shown. */
  readonly version: number
}

/**
 * Finance brings the official document of an invoice, or the red-letter one of its reversal (INV-01, FILE-01): one file and
 * its number. After one was taken another one may replace it.
 */
export const invoiceDocumentMachine = fileSetup<DocumentWish>({
  faultOf: invoiceFileFault,
  isSame: (one, other) => one.number === other.number,
})
  .extend({
    guards: {
      hasGoodFile,
      isOfInvoice: (_, params: { failure: Failure }) =>
        params.failure.kind === 'refused' && params.failure.field !== 'number',
    },
  })
  .createMachine({
    id: 'invoiceDocument',
    context: nothingChosen,
    initial: 'choosing',
    states: {
      choosing: {
        initial: 'empty',
        on: {
          'file.choose': choosingFile,
          'file.send': [
            { guard: 'hasGoodFile', target: 'sending', actions: on('keepWish') },
            { target: '.refused', actions: 'keepMissing' },
          ],
        },
        states: {
          empty: { tags: 'empty' },
          /** There is no file, or this one will never do; another one may. */
          refused: { tags: ['failure', 'refused'] },
          chosen: { tags: 'chosen' },
          failed: { tags: ['failure', 'failed'] },
        },
      },
      sending: {
        ...sendingFile,
        on: {
          'file.progressed': { actions: on('keepShare') },
          'file.finished': { target: 'choosing', actions: ['forgetFile', 'emitSent'] },
          'file.failed': failedFile('isOfInvoice'),
          'file.stop': 'choosing.chosen',
        },
      },
    },
  })
