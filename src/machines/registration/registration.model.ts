import { registrationMachine } from './registration.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { dearer, form, present, waiting, withOffers } from '../../../mocks/samples/registrations.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const typed = { name: '林梅', affiliation: '某大学', email: 'linmei@example.com' }
const loaded = (conference: typeof dearer) =>
  done('loadRegistration', { ...conference, known: {}, texts: { ...typed, ticket_type_id: '31' } })
const refused = (...[reason]: [reason: Parameters<typeof callError>[1]]) => callError('refused', reason)

export const registration: Model<typeof registrationMachine> = {
  machine: registrationMachine,
  inputs: [undefined],
  events: [
    { type: 'registration.retry' },
    { type: 'registration.refresh' },
    { type: 'registration.change', texts: { name: '林晓梅' } },
    { type: 'registration.change', texts: { ticket_type_id: '33' } },
    { type: 'registration.change', texts: { ticket_type_id: '34' } },
    { type: 'registration.submit', form, key: 'key-1' },
    { type: 'waitlist.join' },
    { type: 'place.offered' },
    loaded(present()),
    done('loadRegistration', { ...present({ status: 'ended' }), known: {}, texts: {} }),
    failed('loadRegistration', refused('notFound')),
    failed('loadRegistration', callError('offline')),
    done('loadConference', present()),
    done('loadConference', dearer),
    done('loadConference', { ...present(), conference: withOffers }),
    failed('loadConference', callError('offline')),
    done('placeOrder', { order_id: 17, state: 'to_be_paid' }),
    done('placeOrder', { order_id: 17, state: 'paid' }),
    failed('placeOrder', refused('priceChanged')),
    failed('placeOrder', refused('soldOut')),
    failed('placeOrder', refused('registrationClosed')),
    failed('placeOrder', callError('offline')),
    done('joinWaitlist', waiting),
    failed('joinWaitlist', refused('alreadyWaiting')),
    failed('joinWaitlist', refused('notSoldOut')),
    failed('joinWaitlist', callError('offline')),
  ],
  project: ({ conference, closure, texts, attempt, failure }) => ({
    closure,
    tickets: conference?.ticket_types
      .filter(({ id }) => id === 31 || id === 33)
      .map(({ current, left, waiting: entry }) => [current?.amount, left, entry !== null]),
    chosen: texts['ticket_type_id'],
    attempt: attempt?.amount ?? null,
    failure: failure !== null,
  }),
}
