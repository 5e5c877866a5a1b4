import { fromCallback } from 'xstate'

import type { SendFact, SendVoucher, TransferVoucherPort } from './transferVoucher.types.ts'

export const createTransferVoucherActors = (port: TransferVoucherPort) => ({
  sendVoucher: fromCallback<SendFact, SendVoucher>(({ input, sendBack }) =>
    port.sendVoucher(input, sendBack),
  ),
})
