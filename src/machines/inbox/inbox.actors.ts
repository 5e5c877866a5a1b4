import type { Inbox, InboxPort } from './inbox.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createInboxActors = (port: InboxPort) => ({
  fetchInbox: fromPromise<Inbox, void>(({ signal }) => port.fetchInbox(signal)),
})
