import { transferVoucherMachine } from './transferVoucher.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import type { Model } from '../shared/model.ts'

/** Walks tell events apart by their JSON, and that of every file is the same. */
const named = (name: string) => Object.assign(new File(['some bytes'], name), { toJSON: () => name })

export const transferVoucher: Model<typeof transferVoucherMachine> = {
  machine: transferVoucherMachine,
  inputs: [{ paymentId: 5, version: 0 }],
  events: [
    { type: 'file.choose', file: named('voucher.png') },
    { type: 'file.choose', file: named('voucher.mp4') },
    { type: 'voucher.send', key: 'key-1' },
    { type: 'voucher.stop' },
    { type: 'voucher.progressed', share: 0.4 },
    { type: 'voucher.finished' },
    { type: 'voucher.failed', failure: callError('offline').detail },
    { type: 'voucher.failed', failure: callError('refused', 'fileContentWrong').detail },
    { type: 'voucher.failed', failure: callError('refused', 'versionConflict').detail },
  ],
  project: ({ file, failure }) => ({ file: file?.name, failure: failure?.reason ?? failure?.kind }),
}
