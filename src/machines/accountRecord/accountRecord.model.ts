import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { accountRecordMachine } from './accountRecord.machine.ts'

const { getAccount: account, lockAccount: locked, showContact: contact } = fixturesFor('zh')

export const accountRecord: Model<typeof accountRecordMachine> = {
  machine: accountRecordMachine,
  inputs: [undefined],
  events: [
    done('fetchAccount', account),
    done('fetchAccount', locked),
    failed('fetchAccount', callError('offline')),
    { type: 'account.retry' },
    { type: 'account.refresh' },
    { type: 'account.learned', account: locked },
    { type: 'account.learned', account },
    { type: 'contact.show' },
    { type: 'contact.hide' },
    done('fetchContact', contact),
    failed('fetchContact', callError('offline')),
  ],
  project: ({ account: known, contact: shown, failure }) => ({
    locked: known?.is_locked,
    contact: shown !== null,
    failure: failure !== null,
  }),
}
