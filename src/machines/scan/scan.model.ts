import { scanMachine } from './scan.machine.ts'
import {
  callError,
  confirmed,
  confirmedUnbound,
  expiredScene,
  loginResult,
  scanned,
  scene,
  waiting,
} from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const scan: Model<typeof scanMachine> = {
  machine: scanMachine,
  inputs: [undefined],
  events: [
    done('getScene', scene),
    failed('getScene', callError('offline')),
    elapsed('poll', 'scan.watching.resting'),
    elapsed('poll', 'scan.watching.retrying'),
    done('checkScene', waiting),
    done('checkScene', scanned),
    done('checkScene', expiredScene),
    done('checkScene', confirmed),
    done('checkScene', { ...confirmed, agreed: true }),
    done('checkScene', confirmedUnbound),
    failed('checkScene', callError('refused', 'sceneUnknown')),
    failed('checkScene', callError('offline')),
    done('requireConsent', true),
    done('requireConsent', false),
    failed('requireConsent', new Error('the gate is gone')),
    done('collectScene', loginResult),
    failed('collectScene', callError('refused', 'sceneUsed')),
    { type: 'page.hidden' },
    { type: 'page.shown' },
    { type: 'scan.refresh' },
  ],
  project: ({ scene: known, openid, mobile, failure, result }) =>
    [known, openid, mobile, failure, result].map(isKept),
}

const isKept = (value: unknown) => value !== null
