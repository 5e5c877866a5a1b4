import { waitlistMachine } from './waitlist.machine.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'

export const waitlist: Model<typeof waitlistMachine> = {
  machine: waitlistMachine,
  inputs: [{ hasPlace: false, isOfferOver: false, offeredUntil: null }],
  events: [
    learned({ hasPlace: true, isOfferOver: false }),
    learned({ hasPlace: false, isOfferOver: false }),
    learned({ hasPlace: false, isOfferOver: true }),
    { type: 'waitlist.offer', until: '2026-11-22T01:30:00.000Z' },
    { type: 'waitlist.purchase' },
    { type: 'waitlist.cancel' },
    { type: 'waitlist.expire' },
  ],
  project: ({ hasPlace, isOfferOver }) => ({ hasPlace, isOfferOver }),
}
