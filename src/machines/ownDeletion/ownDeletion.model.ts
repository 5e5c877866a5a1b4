import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { ownDeletionMachine } from './ownDeletion.machine.ts'

const { getOwnDeletion: open, requestDeletion: requested, cancelDeletion: kept } = fixturesFor('zh')
const blocked = {
  ...open,
  blocks: [{ kind: 'refundsOpen' as const, count: 1, names: ['2026112100017'] }],
}

export const ownDeletion: Model<typeof ownDeletionMachine> = {
  machine: ownDeletionMachine,
  inputs: [{ known: null }, { known: requested }],
  events: [
    done('fetchDeletion', open),
    done('fetchDeletion', blocked),
    done('fetchDeletion', requested),
    failed('fetchDeletion', callError('offline')),
    done('sendRequest', requested),
    failed('sendRequest', callError('refused', 'deletionRefundsOpen')),
    failed('sendRequest', callError('refused', 'stepUpNeeded')),
    failed('sendRequest', callError('refused', 'freshSignInNeeded')),
    done('sendCancel', kept),
    failed('sendCancel', callError('offline')),
    done('secondFactor', { outcome: 'verified' }),
    done('secondFactor', { outcome: 'left' }),
    { type: 'deletion.retry' },
    { type: 'deletion.begin' },
    { type: 'deletion.confirm' },
    { type: 'deletion.dismiss' },
    { type: 'deletion.keep' },
    { type: 'login.accept' },
    { type: 'login.dismiss' },
  ],
  project: ({ deletion, failure }) => ({
    state: deletion?.state,
    isBlocked: (deletion?.blocks.length ?? 0) > 0,
    reason: failure?.reason ?? failure?.kind,
  }),
}
