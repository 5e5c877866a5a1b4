import {
  changedDelivery,
  deliverySample,
  emptyDelivery,
  failedTest,
  fixedDelivery,
  lockedDelivery,
  mailValues,
  passedTest,
} from '../../../mocks/samples/delivery.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { deliverySettingsMachine } from './deliverySettings.machine.ts'
import { stateOf } from './deliverySettings.setup.ts'

export const deliverySettings: Model<typeof deliverySettingsMachine> = {
  machine: deliverySettingsMachine,
  inputs: [{ place: 'mail' }, { place: 'storage' }],
  events: [
    done('fetchDelivery', deliverySample),
    done('fetchDelivery', emptyDelivery),
    done('fetchDelivery', fixedDelivery),
    done('fetchDelivery', lockedDelivery),
    failed('fetchDelivery', callError('offline')),
    { type: 'delivery.retry' },
    { type: 'delivery.send', values: mailValues },
    { type: 'delivery.test' },
    { type: 'delivery.clear' },
    { type: 'clear.confirm' },
    { type: 'clear.cancel' },
    { type: 'delivery.reload' },
    { type: 'login.accept' },
    { type: 'login.dismiss' },
    done('changeDelivery', changedDelivery),
    failed('changeDelivery', callError('refused', 'besideDemo')),
    failed('changeDelivery', callError('refused', 'stepUpNeeded')),
    failed('changeDelivery', callError('refused', 'freshSignInNeeded')),
    failed('changeDelivery', callError('refused', 'versionConflict')),
    done('testDelivery', passedTest),
    done('testDelivery', failedTest),
    failed('testDelivery', callError('refused', 'ownEmailMissing')),
    done('secondFactor', { outcome: 'verified' }),
    done('secondFactor', { outcome: 'left' }),
  ],
  project: (context) => ({
    place: context.place,
    source: stateOf(context)?.source,
    wish: context.wish?.kind,
    fault: context.test?.fault,
    reason: context.failure?.reason ?? context.failure?.kind,
  }),
}
