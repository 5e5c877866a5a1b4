import { fileEvents, projectFile } from '../../kinds/file/file.model.ts'
import type { Model } from '../shared/model.ts'
import { transferVoucherMachine } from './transferVoucher.machine.ts'

export const transferVoucher: Model<typeof transferVoucherMachine> = {
  machine: transferVoucherMachine,
  inputs: [undefined],
  events: fileEvents({ wish: { version: 0 }, good: 'voucher.png', wrong: 'voucher.mp4' }),
  project: projectFile,
}
