import type { InboxSnapshot } from './inbox.machine.ts'

export const selectView = (snapshot: InboxSnapshot) => {
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('closed')) return 'closed'
  return snapshot.matches('open') ? 'open' : 'loading'
}
export const selectInbox = (snapshot: InboxSnapshot) => snapshot.context.inbox
export const selectFailure = (snapshot: InboxSnapshot) => snapshot.context.failure
/** It is asked for anew while what is known stays. */
export const selectIsRefreshing = (snapshot: InboxSnapshot) => snapshot.matches({ open: 'refreshing' })
