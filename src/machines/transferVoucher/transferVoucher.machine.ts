import type { Failure } from '../../contract/failure.ts'
import { voucherFault } from '../../contract/voucherFile.ts'
import {
  choosingFile,
  failedFile,
  fileSetup,
  nothingChosen,
  sendingFile,
} from '../../kinds/file/file.setup.ts'
import { on } from '../../kinds/on.ts'

/** The attempt to pay, as it is shown: a voucher for one that has moved on since then is refused. */
interface VoucherWish {
  readonly version: number
}

const send = { 'file.send': { target: '#transferVoucher.sending', actions: on('keepWish') } } as const

/** Hands in the voucher of a bank transfer (ORD-01, FILE-01): one file, looked at by finance. */
export const transferVoucherMachine = fileSetup<VoucherWish>({
  faultOf: voucherFault,
  isSame: () => true,
})
  .extend({
    guards: {
      isRefused: (_, params: { failure: Failure }) => params.failure.kind === 'refused',
    },
  })
  .createMachine({
    id: 'transferVoucher',
    context: nothingChosen,
    initial: 'choosing',
    states: {
      choosing: {
        initial: 'empty',
        on: { 'file.choose': choosingFile },
        states: {
          empty: { tags: 'empty' },
          /** This file will never do; another one may. */
          refused: { tags: ['failure', 'refused'] },
          chosen: { tags: 'chosen', on: send },
          failed: { tags: ['failure', 'failed'], on: send },
        },
      },
      sending: {
        ...sendingFile,
        on: {
          'file.progressed': { actions: on('keepShare') },
          'file.finished': { target: 'sent', actions: 'emitSent' },
          'file.failed': failedFile('isRefused'),
          'file.stop': 'choosing.chosen',
        },
      },
      sent: { type: 'final', tags: 'sent' },
    },
  })
