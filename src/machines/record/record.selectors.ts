import { askOf } from './asks.ts'
import type { RecordSnapshot } from './record.machine.ts'

export const selectView = (snapshot: RecordSnapshot) => {
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('missing') ? 'missing' : 'shown'
}
/** What stands above the record, or null. */
export const selectNotice = (snapshot: RecordSnapshot): 'refused' | 'unanswered' | 'conflict' | null => {
  if (snapshot.matches({ shown: 'refused' })) return 'refused'
  if (snapshot.matches({ shown: 'unanswered' })) return 'unanswered'
  return snapshot.matches({ shown: 'conflict' }) ? 'conflict' : null
}
export const selectRecord = (snapshot: RecordSnapshot) => snapshot.context.record
export const selectWish = (snapshot: RecordSnapshot) => snapshot.context.wish
export const selectDone = (snapshot: RecordSnapshot) => snapshot.context.done
export const selectFailure = (snapshot: RecordSnapshot) => snapshot.context.failure
/** What the open dialog asks, or null. */
export const selectAsk = (snapshot: RecordSnapshot) =>
  snapshot.matches('asking') ? askOf(snapshot.context.wish?.event ?? '') : null
export const selectIsRefreshing = (snapshot: RecordSnapshot) => snapshot.matches({ shown: 'refreshing' })
/** The event that is under way, or null. */
export const selectPending = (snapshot: RecordSnapshot) =>
  snapshot.matches('submitting') || snapshot.matches('catchingUp')
    ? (snapshot.context.wish?.event ?? null)
    : null
/** Nothing stands between the viewer and the buttons. */
export const selectIsSettled = (snapshot: RecordSnapshot) => snapshot.hasTag('settled')
