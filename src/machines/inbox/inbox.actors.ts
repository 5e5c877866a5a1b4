import { fromPromise } from 'xstate'

import type { Inbox, InboxPort } from './inbox.types.ts'

export const createInboxActors = (port: InboxPort) => ({
  fetchInbox: fromPromise<Inbox, void>(({ signal }) => port.fetchInbox(signal)),
})
