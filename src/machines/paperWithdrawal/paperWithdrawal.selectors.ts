import { shown } from '../shared/shown.ts'
import type { PaperWithdrawalSnapshot } from './paperWithdrawal.machine.ts'
import { paperWithdrawalViews } from './paperWithdrawal.types.ts'

export const selectView = (snapshot: PaperWithdrawalSnapshot) => shown(snapshot, paperWithdrawalViews)
export const selectPaper = (snapshot: PaperWithdrawalSnapshot) => snapshot.context.paper
export const selectFailure = (snapshot: PaperWithdrawalSnapshot) => snapshot.context.failure
export const selectIsBusy = (snapshot: PaperWithdrawalSnapshot) => snapshot.hasTag('busy')
export const selectIsAsking = (snapshot: PaperWithdrawalSnapshot) => snapshot.hasTag('dialog')
