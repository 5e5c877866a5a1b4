import { inboxMachine } from './inbox.machine.ts'
import type { Inbox } from './inbox.types.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const financeInbox: Inbox = {
  roles: ['finance'],
  queues: [
    { queue: 'invoices', waiting: 3 },
    { queue: 'transfers', waiting: 0 },
  ],
}

export const inbox: Model<typeof inboxMachine> = {
  machine: inboxMachine,
  inputs: [undefined],
  events: [
    done('fetchInbox', financeInbox),
    done('fetchInbox', { roles: [], queues: [] }),
    failed('fetchInbox', callError('offline')),
    { type: 'inbox.retry' },
    { type: 'inbox.refresh' },
  ],
  project: ({ inbox: known, failure }) => ({ known: known !== null, failure: failure !== null }),
}
