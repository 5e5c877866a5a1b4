import { shown } from '../shared/shown.ts'
import { askOf } from './asks.ts'
import type { RecordSnapshot } from './record.machine.ts'
import { recordNotices, recordViews } from './record.types.ts'

export const selectView = (snapshot: RecordSnapshot) => shown(snapshot, recordViews)
/** Dialog above the record, or null. */
export const selectNotice = (snapshot: RecordSnapshot) =>
  recordNotices.find((notice) => snapshot.hasTag(notice)) ?? null
export const selectRecord = (snapshot: RecordSnapshot) => snapshot.context.record
export const selectWish = (snapshot: RecordSnapshot) => snapshot.context.wish
export const selectDone = (snapshot: RecordSnapshot) => snapshot.context.done
export const selectFailure = (snapshot: RecordSnapshot) => snapshot.context.failure
/** Fields of the open dialog, or null. */
export const selectAsk = (snapshot: RecordSnapshot) =>
  snapshot.hasTag('dialog') ? askOf(snapshot.context.wish?.event ?? '') : null
export const selectIsRefreshing = (snapshot: RecordSnapshot) => snapshot.hasTag('refreshing')
/** Users who move money prove their identity again. */
export const selectProof = (snapshot: RecordSnapshot) => snapshot.children.secondFactor
/** The event that is under way, or null. */
export const selectPending = (snapshot: RecordSnapshot) =>
  snapshot.hasTag('pending') ? (snapshot.context.wish?.event ?? null) : null
/** No dialog hides the buttons. */
export const selectIsSettled = (snapshot: RecordSnapshot) => snapshot.hasTag('settled')
