import { recordAt } from '../../../mocks/records.ts'
import { nothingTyped } from './asks.ts'
import { recordMachine } from './record.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

/** An approved organizer's change that waits; the viewer is both its owner and the administrator. */
const present = recordAt('zh', 'organizer', 'approved.changing')
const moved = recordAt('zh', 'organizer', 'approved.settled', {
  steps: [
    ['organizer.submit', 'under_review.waiting', 'owner'],
    ['organizer.pickUp', 'under_review.picked_up', 'admin'],
    ['organizer.approve', 'approved.settled', 'admin'],
    ['organizer.change', 'approved.changing', 'owner'],
    ['organizer.withdraw', 'approved.settled', 'owner'],
  ],
})

export const record: Model<typeof recordMachine> = {
  machine: recordMachine,
  inputs: [{ entity: 'organizer', id: 17 }],
  events: [
    done('fetchRecord', present),
    failed('fetchRecord', callError('offline')),
    failed('fetchRecord', callError('refused', 'notFound')),
    done('fireRecord', moved),
    failed('fireRecord', callError('refused', 'secondPersonNeeded')),
    failed('fireRecord', callError('refused', 'versionConflict')),
    failed('fireRecord', callError('offline')),
    failed('fireRecord', callError('refused', 'stepUpNeeded')),
    done('secondFactor', { outcome: 'verified' }),
    done('secondFactor', { outcome: 'left' }),
    { type: 'record.retry' },
    { type: 'record.refresh' },
    { type: 'page.aged' },
    { type: 'wish.choose', event: 'organizer.reject', key: 'key-1' },
    { type: 'wish.choose', event: 'organizer.withdraw', key: 'key-2' },
    { type: 'wish.confirm', typed: { ...nothingTyped, reason: '资料不完整' }, key: 'key-3' },
    { type: 'wish.dismiss' },
    { type: 'wish.again' },
  ],
  project: ({ record: shown, wish, done: last, failure }) => ({
    version: shown?.version ?? null,
    wish: wish?.event ?? null,
    isTyped: wish !== null && wish.reason !== '',
    isDone: last !== null,
    wasConflict: failure?.reason === 'versionConflict',
  }),
}
