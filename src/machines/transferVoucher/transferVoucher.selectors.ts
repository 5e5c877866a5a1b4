import { shown } from '../shared/shown.ts'
import type { TransferVoucherSnapshot } from './transferVoucher.machine.ts'
import { voucherViews } from './transferVoucher.types.ts'

export const selectView = (snapshot: TransferVoucherSnapshot) => shown(snapshot, voucherViews)
export const selectFile = (snapshot: TransferVoucherSnapshot) => snapshot.context.file
export const selectShare = (snapshot: TransferVoucherSnapshot) => snapshot.context.share
export const selectFailure = (snapshot: TransferVoucherSnapshot) => snapshot.context.failure
