import { shown } from '../shared/shown.ts'
import type { AccountRecordSnapshot } from './accountRecord.machine.ts'
import { accountViews } from './accountRecord.types.ts'

export const selectView = (snapshot: AccountRecordSnapshot) => shown(snapshot, accountViews)
export const selectAccount = (snapshot: AccountRecordSnapshot) => snapshot.context.account
export const selectContact = (snapshot: AccountRecordSnapshot) => snapshot.context.contact
export const selectFailure = (snapshot: AccountRecordSnapshot) => snapshot.context.failure
export const selectIsLocked = (snapshot: AccountRecordSnapshot) => snapshot.hasTag('locked')
/** The contact is being read. */
export const selectIsShowing = (snapshot: AccountRecordSnapshot) => snapshot.hasTag('showing')
