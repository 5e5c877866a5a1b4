import { remoteListMachine } from './remoteList.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const remoteList: Model<typeof remoteListMachine> = {
  machine: remoteListMachine,
  inputs: [
    { initial: null },
    { initial: { list: [{ id: 1 }], total: 2, page: 1 } },
    { initial: { list: [], total: 0, page: 1 } },
  ],
  events: [
    done('fetchPage', { list: [{ id: 1 }], total: 2, page: 1 }),
    done('fetchPage', { list: [{ id: 2 }], total: 2, page: 2 }),
    done('fetchPage', { list: [], total: 0, page: 1 }),
    failed('fetchPage', callError('timeout')),
    { type: 'list.more' },
    { type: 'list.retry' },
    { type: 'list.refresh' },
  ],
  project: ({ items, total, page, failure }) => ({
    items: items.length,
    more: items.length < total,
    known: page > 0,
    failure: failure !== null,
  }),
}
