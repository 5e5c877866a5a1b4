import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { mailWishesMachine } from './mailWishes.machine.ts'

const { getMailWishes, setMailWish } = fixturesFor('zh')

export const mailWishes: Model<typeof mailWishesMachine> = {
  machine: mailWishesMachine,
  inputs: [undefined],
  events: [
    done('fetchWishes', getMailWishes),
    failed('fetchWishes', callError('offline')),
    { type: 'wishes.retry' },
    { type: 'wish.set', wish: { type: 'conference', wanted: false } },
    done('saveWish', setMailWish),
    failed('saveWish', callError('offline')),
  ],
  project: ({ known, failure }) => ({
    unwanted: known?.wishes.filter(({ wanted }) => !wanted).length,
    failure: failure?.kind,
  }),
}
