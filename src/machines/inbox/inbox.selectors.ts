import { shown } from '../shared/shown.ts'
import type { InboxSnapshot } from './inbox.machine.ts'
import { inboxViews } from './inbox.types.ts'

export const selectView = (snapshot: InboxSnapshot) => shown(snapshot, inboxViews)
export const selectInbox = (snapshot: InboxSnapshot) => snapshot.context.inbox
export const selectFailure = (snapshot: InboxSnapshot) => snapshot.context.failure
/** Read again while the known numbers stay. */
export const selectIsRefreshing = (snapshot: InboxSnapshot) => snapshot.hasTag('refreshing')
