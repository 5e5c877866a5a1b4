import { learned } from '../../../../mocks/samples/learned.ts'
import type { AccountDeletionFacts } from '../../../contract/facts.ts'
import type { Model } from '../../shared/model.ts'
import { accountDeletionMachine } from './accountDeletion.machine.ts'

const fresh: AccountDeletionFacts = {
  isLastAdministrator: false,
  hasConferencesAhead: false,
  hasOpenOrders: false,
  hasOpenRefunds: false,
  isHosting: false,
  isDue: false,
  isSoon: false,
  isReminded: false,
  deletesAt: null,
}

/** The world at one moment; whether the member was reminded is left as it is. */
const moment = (facts: Partial<Omit<AccountDeletionFacts, 'isReminded'>>) => {
  const { isReminded: _, ...rest } = fresh
  return learned({ ...rest, ...facts })
}

export const accountDeletion: Model<typeof accountDeletionMachine> = {
  machine: accountDeletionMachine,
  inputs: [fresh],
  events: [
    moment({}),
    moment({ isLastAdministrator: true, isDue: true }),
    moment({ hasConferencesAhead: true, isDue: true }),
    moment({ hasOpenOrders: true, isDue: true }),
    moment({ hasOpenRefunds: true, isDue: true }),
    moment({ isHosting: true, isDue: true }),
    moment({ isSoon: true }),
    moment({ isDue: true }),
    { type: 'deletion.request', deletesAt: '2026-12-05T02:00:00.000Z' },
    { type: 'deletion.cancel' },
    { type: 'deletion.remind' },
    { type: 'deletion.finish' },
  ],
  project: ({ deletesAt, ...flags }) => ({ ...flags, hasDate: deletesAt !== null }),
}
