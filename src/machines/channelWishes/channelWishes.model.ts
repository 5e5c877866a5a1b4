import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { channelWishesMachine } from './channelWishes.machine.ts'

const { getChannelWishes, setChannelWish } = fixturesFor('zh')

export const channelWishes: Model<typeof channelWishesMachine> = {
  machine: channelWishesMachine,
  inputs: [undefined],
  events: [
    done('fetchWishes', getChannelWishes),
    failed('fetchWishes', callError('offline')),
    { type: 'wishes.retry' },
    { type: 'wish.set', wish: { type: 'conference', channel: 'mail', wanted: false } },
    done('saveWish', setChannelWish),
    failed('saveWish', callError('offline')),
  ],
  project: ({ known, failure }) => ({
    unwanted: known?.wishes.filter(({ wanted }) => !wanted).length,
    failure: failure?.kind,
  }),
}
